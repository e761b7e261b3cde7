"""Levels, breaks and the frame of the tournament, for whoever changes them: what stands and what is still free."""

from collections.abc import Mapping
from datetime import datetime, timedelta

from msgspec import Struct

from tdapp.domain.clock.clock import begins
from tdapp.domain.clock.structure import Structure, levels_in
from tdapp.domain.setup import Setup
from tdapp.domain.state import State
from tdapp.read.clock.clock import ClockPhase, clock_view

NOTHING_BEGAN: Mapping[int, datetime] = {}
_NOT_BEGUN = (ClockPhase.NOT_STARTED, ClockPhase.SCHEDULED)


class StructureView(Struct, frozen=True):
    """The structure and how far it has been played.

    `played`: so many rows stand for good. `running`: the row after them is on now and keeps its place. `zero`: when the
    schedule began, as far as times are known; they hold from row `timed_from` (counted from 0) on. None: no times yet.
    `began`: when rows before that began, as far as it was worked out.
    `late_level`: late registration ends by itself after this level; None: it does not, or is closed.
    """

    structure: Structure
    played: int
    running: bool
    finished: bool
    zero: datetime | None
    timed_from: int
    late_level: int | None
    began: Mapping[int, datetime] = NOTHING_BEGAN

    def starts_at(self, structure: Structure, index: int) -> datetime | None:
        """When a row of a structure that shares what was played begins; None where nobody knows."""
        if self.zero is None or index < self.timed_from:
            return self.began.get(index) if index < self.played or (self.running and index == self.played) else None
        return self.zero + begins(structure, index)


class SetupView(Struct, frozen=True):
    """The frame of the tournament, and how many have bought in already."""

    setup: Setup
    entries: int


def structure_view(state: State, now: datetime, began: Mapping[int, datetime] = NOTHING_BEGAN) -> StructureView:
    """The structure of a tournament as it may be changed at `now`. `began`: see `as_played`."""
    clock = clock_view(state, now)
    begun = clock.phase not in _NOT_BEGUN
    finished = state.finished
    here = next((row.index for row in clock.schedule if row.state == "now"), 0)
    timed = next((row for row in clock.schedule if row.starts_at is not None), None)
    zero = None
    if timed is not None and timed.starts_at is not None:
        zero = _whole(timed.starts_at) - begins(state.structure, timed.index)
    return StructureView(
        structure=state.structure,
        played=len(state.structure) if finished else here if begun else 0,
        running=begun and not finished,
        finished=finished,
        zero=zero,
        timed_from=timed.index if timed else 0,
        late_level=next((row.number for row in clock.schedule if row.registration_ends), None),
        began=began,
    )


def setup_view(state: State) -> SetupView:
    """The frame of a tournament."""
    return SetupView(state.setup, len(state.entries))


def how_many_levels(state: State) -> int:
    """How many levels the structure has."""
    return levels_in(state.structure)


def _whole(instant: datetime) -> datetime:
    """The second: a clock that stands still would otherwise give other times at every look."""
    return instant - timedelta(microseconds=instant.microsecond)
