"""Sentences of acts of the clock: see `act_lines`."""

from collections.abc import Callable, Mapping
from datetime import timedelta
from types import MappingProxyType

from tdapp.domain.act import Act
from tdapp.domain.clock.clock import position
from tdapp.domain.clock.clock_facts import BreakInserted, ClockSet, PeriodStretched
from tdapp.domain.clock.structure import Structure, level_numbers
from tdapp.read.act_context import Look, Suffix, one
from tdapp.read.message import Said, say

SECOND, MINUTE = timedelta(seconds=1), timedelta(minutes=1)
EXACT = timedelta(minutes=10)  # with its seconds
HOURS = 2  # less is said in minutes


def _start_at(act: Act, _look: Look) -> Suffix:
    return "", {"at": one(act, ClockSet).anchor}


def _add_time(act: Act, look: Look) -> Suffix:
    fact = one(act, PeriodStretched)
    more = ".less" if fact.by < timedelta(0) else ""
    return more, {"by": abs(fact.by), "where": where(look.state.structure, fact.index)}


def _jump(act: Act, look: Look) -> Suffix:
    structure = look.state.structure
    return "", {"where": where(structure, position(structure, one(act, ClockSet).played).period)}


def _break_now(act: Act, _look: Look) -> Suffix:
    return "", {"lasts": one(act, BreakInserted).lasts}


def _set_back(act: Act, look: Look) -> Suffix:
    return "", {"by": long_span(look.state.clock.at(act.at) - one(act, ClockSet).played)}


def where(structure: Structure, index: int) -> Said:
    """A level by its number, or a break."""
    number = level_numbers(structure)[index]
    return say("period.break") if number is None else say("period.level", number=number)


def long_span(span: timedelta) -> timedelta | Said:
    """A length of time that may be hours: those in hours and minutes, less in minutes, less than one in seconds."""
    if span < MINUTE:
        return say("span.seconds", n=span // SECOND)
    whole = timedelta(minutes=span // MINUTE) if span > EXACT else span - span % SECOND
    hours, rest = divmod(whole // MINUTE, 60)
    return say("span.hours", hours=hours, minutes=f"{rest:02d}") if hours >= HOURS else whole


SAYS: Mapping[str, Callable[[Act, Look], Suffix]] = MappingProxyType(
    {
        "timing.start_at": _start_at,
        "timing.add_time": _add_time,
        "timing.next_period": _jump,
        "timing.previous_period": _jump,
        "timing.go_to_level": _jump,
        "timing.go_to_break": _jump,
        "timing.break_now": _break_now,
        "timing.let_count": _jump,
        "timing.set_back": _set_back,
        "timing.stop_back": _set_back,
    }
)
PLAIN = frozenset({"timing.start", "timing.pause", "timing.resume"})
