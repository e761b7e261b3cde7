"""The level that is played at one moment, whatever the clock shows: in a break the one before it."""

from datetime import datetime, timedelta

from tdapp.domain.clock.clock import position
from tdapp.domain.clock.structure import Level, Structure
from tdapp.domain.state import State


def present_level(state: State, now: datetime) -> Level:
    """The level that is played at `now`; in a break the one before it, before level 1 the first."""
    return level_at(state.structure, state.clock.at(now))


def level_at(structure: Structure, played: timedelta) -> Level:
    """The level that is played once so much of the schedule has passed; in a break the one before it."""
    here = position(structure, played).period
    before = (each for each in reversed(structure[: here + 1]) if isinstance(each, Level))
    after = (each for each in structure if isinstance(each, Level))
    return next(before, None) or next(after)
