"""Each moment of the schedule is announced once, whatever the ticks do."""

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.clock.boundaries import Boundary, BoundaryKind, reached
from tdapp.domain.clock.clock import Clock
from tdapp.domain.clock.structure import AnteKind, Break, Level
from tdapp.domain.units import Chips

MINUTE = timedelta(minutes=1)
LEVEL = Level(Chips(25), Chips(50), Chips(0), AnteKind.NONE, 20 * MINUTE)
STRUCTURE = (LEVEL, Break(10 * MINUTE), LEVEL)
SIX = datetime(2026, 11, 21, 18, tzinfo=UTC)
RUNNING = Clock(anchor=SIX)


def test_last_minute_and_end_of_a_level_before_a_break() -> None:
    assert reached(STRUCTURE, RUNNING, SIX + 18 * MINUTE, SIX + 19 * MINUTE) == (
        Boundary(BoundaryKind.LEFT, 0, left=MINUTE),
    )
    assert reached(STRUCTURE, RUNNING, SIX + 19 * MINUTE, SIX + 20 * MINUTE) == (
        Boundary(BoundaryKind.END, 0, break_begins=True),
    )


def test_the_start_that_was_set_is_reached_once() -> None:
    assert reached(STRUCTURE, RUNNING, SIX - MINUTE, SIX) == (Boundary(BoundaryKind.START, 0),)
    assert reached(STRUCTURE, RUNNING, SIX, SIX + MINUTE) == ()


def test_a_clock_that_stands_still_reaches_nothing() -> None:
    assert reached(STRUCTURE, Clock(19 * MINUTE), SIX, SIX + 90 * MINUTE) == ()


def test_a_clock_that_was_never_started_reaches_nothing() -> None:
    assert reached(STRUCTURE, Clock(), SIX, SIX + 90 * MINUTE) == ()


def test_a_level_of_a_minute_or_less_has_no_warning() -> None:
    short = (Break(MINUTE), LEVEL)
    assert reached(short, RUNNING, SIX, SIX + MINUTE) == (Boundary(BoundaryKind.END, 0),)


@given(st.lists(st.integers(1, 900), min_size=1, max_size=40))
def test_ticks_of_any_length_reach_the_same_moments(steps: list[int]) -> None:
    at, found = SIX - MINUTE, []
    for step in steps:
        later = at + timedelta(seconds=step)
        found += reached(STRUCTURE, RUNNING, at, later)
        at = later
    assert tuple(found) == reached(STRUCTURE, RUNNING, SIX - MINUTE, at)
