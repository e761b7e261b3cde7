"""The figures that are always in sight: in the top bar, and in a line of the tournament list."""

from datetime import date, datetime
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.clock.level_now import present_level
from tdapp.domain.money.sale_spans import late_level, registration_open
from tdapp.domain.state import Registration, State
from tdapp.domain.units import Chips, Money, TournamentId
from tdapp.read.clock.depth import Depth, depth_in


class Phase(StrEnum):
    """The phase a tournament is in, from set up to finished."""

    SETUP = "setup"
    REGISTERING = "registering"
    RUNNING = "running"
    PAUSED = "paused"
    FINISHED = "finished"


class StatusView(Struct, frozen=True):
    """The counts and sums of one tournament. `average` is chips per player left, None when nobody is in."""

    name: str
    day: date
    phase: Phase
    entries: int
    left: int
    chips: Chips  # chips in play
    average: Chips | None
    average_depth: Depth | None  # how deep that is in the present level
    tables: int
    free_seats: int
    waiting: int  # entries in play without a seat
    pool: Money
    registration_open: bool
    closes_after_level: int | None  # None: closed, or not bound to a level
    lines: int  # journal lines so far
    away: int = 0  # players who miss hands for a penalty


class LobbyRow(Struct, frozen=True):
    """One tournament of the club in the list."""

    id: TournamentId
    name: str
    day: date
    phase: Phase
    entries: int
    left: int
    pool: Money
    archived: bool


def phase(state: State, now: datetime) -> Phase:
    """The phase a tournament is in at `now`."""
    if state.finished:
        return Phase.FINISHED
    if state.clock.started(now):
        return Phase.RUNNING if state.clock.runs(now) or state.by_hand(now) else Phase.PAUSED
    return Phase.SETUP if state.registration is Registration.NOT_YET and not state.entries else Phase.REGISTERING


def status_view(state: State, now: datetime, lines: int = 0) -> StatusView:
    """The figures of a tournament at `now`; `lines` is how long its journal is."""
    filled = state.filled
    average = average_stack(state)
    is_open = registration_open(state, now)
    return StatusView(
        name=state.setup.name,
        day=state.setup.day,
        phase=phase(state, now),
        entries=len(state.entries),
        left=state.alive,
        chips=state.chips,
        average=average,
        average_depth=depth_in(average, present_level(state, now)),
        tables=len(state.tables),
        free_seats=filled.free,
        waiting=state.alive - filled.seated,
        pool=Money(state.pool, state.setup.currency),
        registration_open=is_open,
        closes_after_level=late_level(state) if is_open else None,
        lines=lines,
        away=len({penalty.entry for penalty in state.away()}),
    )


def average_stack(state: State) -> Chips | None:
    """Chips per player left, rounded down; None when nobody is in."""
    return Chips(state.chips // state.alive) if state.alive else None
