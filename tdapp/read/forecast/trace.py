"""What was watched of an evening: who went out in which level, how deep they were, and how many that should have been.

Told from the acts that count, so it is the same after a restart, and an undo takes back what it taught.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec import Struct

from tdapp.domain.act import Act
from tdapp.domain.clock.clock import ZERO
from tdapp.domain.clock.structure import Level, Structure
from tdapp.domain.evolve import evolve
from tdapp.domain.facts import BustedOut
from tdapp.domain.forecast.model import SHORT, expected
from tdapp.domain.forecast.tempo import PlayedEvening, Watched
from tdapp.domain.money.sale_spans import registration_open
from tdapp.domain.money.terms import SaleKind
from tdapp.domain.state import State
from tdapp.domain.units import ActNo

MINUTE = timedelta(minutes=1)


class Trace(Struct, frozen=True):
    """An evening as far as it was watched. `state`: after the last act looked at, `upto` its number, of `acts` that
    count. `outs`: who went out while others could still come in. `began`: when the clock first ran; `last_out`: when
    the last one went out. `usual`: minutes of the middle one of the levels the clock was started with; what is changed
    later is shorter or longer than that. None: it never ran.
    """

    acts: int = 0
    upto: ActNo = ActNo(0)
    state: State | None = None
    watched: Watched = Watched()
    outs: int = 0
    began: datetime | None = None
    last_out: datetime | None = None
    usual: float | None = None


def traced(acts: Sequence[Act], before: Trace | None = None) -> Trace:
    """What was watched in the acts that count, the oldest first. `before`: what was watched of their beginning, where
    nothing of it was taken back since; it is gone on from there.
    """
    trace = before if before is not None and _same_beginning(acts, before) else Trace()
    state, watched, outs, began, last_out = trace.state, trace.watched, trace.outs, trace.began, trace.last_out
    usual = trace.usual
    since: datetime | None = acts[trace.acts - 1].at if trace.acts else None
    for act in acts[trace.acts :]:
        if state is not None and since is not None:
            watched = watched.plus(played(state, since, act.at, usual))
        gone = sum(isinstance(fact, BustedOut) for fact in act.facts)
        if gone and state is not None:
            late = state.alive < len(SHORT)
            watched = watched.plus(Watched(late_busts=gone) if late else Watched(busts=gone))
            outs += gone if registration_open(state, act.at) else 0
            last_out = act.at
        for fact in act.facts:
            state = evolve(state, fact)
        since = act.at
        if began is None and state is not None and state.clock.started(act.at):
            began, usual = act.at - state.clock.at(act.at), usual_minutes(state.structure)
    return Trace(len(acts), acts[-1].number if acts else ActNo(0), state, watched, outs, began, last_out, usual)


def played(state: State, since: datetime, until: datetime, usual: float | None) -> Watched:
    """How many should have gone out while nothing was written, from one instant to another. `usual`: see `Trace`."""
    left = state.alive
    if left < 2 or state.finished:
        return Watched()
    begin, end = state.clock.at(since), state.clock.at(until)
    if end <= begin:
        return Watched()
    found, at, whole = 0.0, ZERO, usual or usual_minutes(state.structure)
    for row in (*state.structure, state.structure[-1]):
        over = row is state.structure[-1] and at + row.lasts < end
        stops = max(at + row.lasts, end) if over else at + row.lasts
        part = min(end, stops) - max(begin, at)
        if part > ZERO and isinstance(row, Level):
            average = state.chips / left / row.big_blind
            found += expected(left, average, part / MINUTE, row.lasts / MINUTE, whole)
        at = stops
        if at >= end:
            break
    return Watched(late_expected=found) if left < len(SHORT) else Watched(expected=found)


def usual_minutes(structure: Structure) -> float:
    """The minutes of the middle one of its levels, by length."""
    lasts = sorted(row.lasts for row in structure if isinstance(row, Level))
    return lasts[len(lasts) // 2] / MINUTE if lasts else 20.0


def taught(trace: Trace) -> PlayedEvening | None:
    """What a finished evening teaches; None: hardly anybody went out, or its clock never ran."""
    state = trace.state
    if state is None or trace.began is None or trace.watched.busts + trace.watched.late_busts < 5:
        return None
    again = sum(entry.earlier is not None for entry in state.entries.values())
    rebuys = sum(each.kind is SaleKind.REBUY and each.back is None for each in state.purchases.values())
    dealt = state.posted_deal is not None or state.dealt is not None or state.deal is not None
    return PlayedEvening(
        watched=trace.watched,
        usual=trace.usual or usual_minutes(state.structure),
        entries=len(state.entries),
        outs=max(trace.outs + rebuys, again + rebuys),
        again=again + rebuys,
        deal=dealt,
    )


def _same_beginning(acts: Sequence[Act], before: Trace) -> bool:
    return 0 < before.acts <= len(acts) and acts[before.acts - 1].number == before.upto
