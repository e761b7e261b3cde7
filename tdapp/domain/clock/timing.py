"""Decisions about the clock: start, pause, change how long a level lasts, put right what ran while nobody looked. What
set it is never retracted: its undo is a correction.
"""

from datetime import datetime, timedelta

from tdapp.domain.clock.clock import BEGUN, ZERO, begins, break_after, level_begins, position
from tdapp.domain.clock.clock_facts import BreakInserted, ClockSet, ClockUndone, ClockVerb, PeriodStretched
from tdapp.domain.clock.structure import Break, levels_in
from tdapp.domain.facts import Fact, StructureChanged
from tdapp.domain.play_over import play_is_over
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, require
from tdapp.domain.state import State
from tdapp.domain.tournament import LONGEST, SHORTEST
from tdapp.domain.units import ActNo

FURTHEST_START = timedelta(days=365)


def start(state: State, now: datetime, *, allow: Allowed = NOTHING_LIFTED) -> tuple[Fact, ...]:
    """Start the clock now, also ahead of a time that was set. Without seated players it needs a reason."""
    _play_goes_on(state, now)
    require(not state.clock.started(now), "clock.started")
    allow.unless(any(entry.seat for entry in state.entries.values()), "clock.no_seats")
    return (ClockSet(ClockVerb.START, ZERO, now),)


def start_at(state: State, now: datetime, at: datetime) -> tuple[Fact, ...]:
    """Let the clock start by itself at a time to come."""
    require(not state.finished, "finished")
    require(not state.clock.started(now), "clock.started")
    require(now < at <= now + FURTHEST_START, "clock.start_past", at=at)
    return (ClockSet(ClockVerb.SCHEDULE, ZERO, at),)


def pause(state: State, now: datetime) -> tuple[Fact, ...]:
    """Stop the clock where it is."""
    _play_goes_on(state, now)
    require(state.clock.runs(now), "clock.stands")
    return (ClockSet(ClockVerb.PAUSE, max(BEGUN, state.clock.at(now)), None),)


def resume(state: State, now: datetime) -> tuple[Fact, ...]:
    """Let the clock go on from where it stands."""
    _play_goes_on(state, now)
    require(state.clock.started(now), "clock.not_started")
    require(not state.clock.runs(now), "clock.is_running")
    here = state.clock.at(now)
    steps = state.hands.play is not None and state.hands.play.per_hand is not None
    on_break = isinstance(state.structure[position(state.structure, here).period], Break)
    require(not steps or on_break, "clock.hand_for_hand", citation="RP-8")
    return (ClockSet(ClockVerb.RESUME, here, now),)


def add_time(state: State, now: datetime, by: timedelta) -> tuple[Fact, ...]:
    """Make the present level or break longer (or shorter, `by` below zero). It cannot end in the past."""
    _play_goes_on(state, now)
    here = position(state.structure, state.clock.at(now))
    lasts = state.structure[here.period].lasts
    by += max(ZERO, here.into - lasts)  # time played past the end of the last level does not count against the minute
    require(lasts + by > here.into, "clock.too_little_left")
    require(SHORTEST <= lasts + by <= LONGEST, "clock.length", limit=LONGEST)
    return (PeriodStretched(here.period, by),)


def next_period(state: State, now: datetime) -> tuple[Fact, ...]:
    """Go to the start of the next level or break; the clock runs on or stands still as it did."""
    return _jump(state, now, +1, ClockVerb.NEXT)


def previous_period(state: State, now: datetime) -> tuple[Fact, ...]:
    """Go back to the start of the level or break before this one."""
    return _jump(state, now, -1, ClockVerb.PREVIOUS)


def go_to_level(state: State, now: datetime, level: int) -> tuple[Fact, ...]:
    """Go to the start of a level any number of steps away, onward or back; the clock runs on or stands as it did."""
    target = level_begins(state.structure, level)
    _play_goes_on(state, now)
    require(target is not None, "clock.no_level", level=level, n=levels_in(state.structure))
    return _to(state, now, target or 0, ClockVerb.GO_TO)


def go_to_break(state: State, now: datetime) -> tuple[Fact, ...]:
    """Go on to the start of the next break, over the levels before it; the clock runs on or stands as it did."""
    target = break_after(state.structure, state.clock.at(now))
    _play_goes_on(state, now)
    require(target is not None, "clock.no_break")
    return _to(state, now, target or 0, ClockVerb.GO_TO)


def break_now(state: State, now: datetime, lasts: timedelta) -> tuple[Fact, ...]:
    """Send the room on an extra break at once; the level goes on after it with the time it had left."""
    _play_goes_on(state, now)
    require(state.clock.started(now), "clock.not_started")
    require(SHORTEST <= lasts <= LONGEST, "clock.length", limit=LONGEST)
    here = position(state.structure, state.clock.at(now))
    require(not isinstance(state.structure[here.period], Break) or here.over, "clock.on_break")
    return (BreakInserted(here.period, here.into, lasts),)


def let_count(state: State, now: datetime) -> tuple[Fact, ...]:
    """Let time that passed while nobody looked count as played: the clock goes on from where it has come to."""
    require(not state.finished, "finished")
    require(state.clock.started(now), "clock.not_started")
    return (_set(state, now, ClockVerb.RESUME, state.clock.at(now)),)


def set_back(state: State, now: datetime, by: timedelta) -> tuple[Fact, ...]:
    """Set the clock back by time that should not have counted: nobody played while the laptop slept or the club was
    closed.
    """
    require(not state.finished, "finished")
    require(state.clock.started(now), "clock.not_started")
    return (_set(state, now, ClockVerb.CORRECT, max(ZERO, state.clock.at(now) - by)),)


def stop_back(state: State, now: datetime, by: timedelta) -> tuple[Fact, ...]:
    """Set the clock back by time that should not have counted, and stop it there. Set back to before its start, it has
    not started.
    """
    require(not state.finished, "finished")
    require(state.clock.started(now), "clock.not_started")
    return (ClockSet(ClockVerb.PAUSE, max(ZERO, state.clock.at(now) - by), None),)


def undo_clock(state: State, now: datetime, act: ActNo, before: State, after: State) -> tuple[Fact, ...]:
    """The facts that undo a clock act: what it changed stands as `before` it, as if it had never been.

    `after`: the state right after that act. Refuses when clock or structure were set again since.
    """
    require(not state.finished, "finished")
    facts: list[Fact] = [ClockUndone(act)]
    if before.structure != after.structure:
        require(state.structure == after.structure, "retract.clock_since")
        facts.append(StructureChanged(before.structure))
    if before.clock != after.clock:
        require(state.clock == after.clock, "retract.clock_since")
        facts.append(ClockSet(ClockVerb.CORRECT, before.clock.played, before.clock.anchor))
    return tuple(facts)


def _play_goes_on(state: State, now: datetime) -> None:
    """Once only one is left, no lever of the clock does anything that counts."""
    require(not state.finished, "finished")
    require(not play_is_over(state, now), "clock.play_is_over")


def _jump(state: State, now: datetime, step: int, verb: ClockVerb) -> tuple[Fact, ...]:
    _play_goes_on(state, now)
    require(state.clock.started(now), "clock.not_started")
    target = position(state.structure, state.clock.at(now)).period + step
    require(target < len(state.structure), "clock.last_level")
    require(target >= 0, "clock.first_level")
    return _to(state, now, target, verb)


def _to(state: State, now: datetime, period: int, verb: ClockVerb) -> tuple[Fact, ...]:
    require(state.clock.started(now), "clock.not_started")
    return (_set(state, now, verb, begins(state.structure, period)),)


def _set(state: State, now: datetime, verb: ClockVerb, played: timedelta) -> ClockSet:
    """So much was played; the clock runs on or stands still as it did."""
    return ClockSet(verb, played, now) if state.clock.runs(now) else ClockSet(verb, max(BEGUN, played), None)
