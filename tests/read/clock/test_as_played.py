"""When each level began, as it was played: through pauses, jumps, extra breaks and a clock that is set back."""

from datetime import timedelta

from tdapp.domain.clock import timing
from tdapp.domain.clock.structure import Break
from tdapp.read.clock.as_played import began_at
from tests.domain.evening import Evening, level, lifted

MINUTE = timedelta(minutes=1)
STRUCTURE = (level(100, 20 * MINUTE), level(200, 20 * MINUTE), Break(10 * MINUTE), level(400, 20 * MINUTE))


def minutes(evening: Evening) -> dict[int, float]:
    """The rows that began, each by its minutes after the start of the test."""
    begun = began_at(evening.acts, evening.now)
    first = evening.acts[1].at if len(evening.acts) > 1 else evening.now
    return {row: (at - first) / MINUTE for row, at in begun.items()}


def started() -> Evening:
    evening = Evening(structure=STRUCTURE)
    evening.did(timing.start, allow=lifted("clock.no_seats"))
    return evening


def test_before_the_start_nothing_has_begun() -> None:
    assert minutes(Evening(structure=STRUCTURE)) == {}


def test_a_start_that_is_set_is_no_beginning_until_it_comes() -> None:
    evening = Evening(structure=STRUCTURE)
    evening.did(timing.start_at, evening.now + 5 * MINUTE)
    assert minutes(evening) == {}
    evening.now += 6 * MINUTE
    assert minutes(evening) == {0: 5.0}


def test_levels_begin_as_the_clock_runs() -> None:
    evening = started()
    evening.now += 45 * MINUTE
    assert minutes(evening) == {0: 0.0, 1: 20.0, 2: 40.0}


def test_a_pause_moves_what_comes_and_leaves_what_was() -> None:
    evening = started()
    evening.now += 30 * MINUTE
    evening.did(timing.pause)
    evening.now += 7 * MINUTE
    evening.did(timing.resume)
    evening.now += 11 * MINUTE
    assert minutes(evening) == {0: 0.0, 1: 20.0, 2: 47.0}


def test_a_jump_begins_what_it_jumps_to_and_one_back_takes_the_rest_away() -> None:
    evening = started()
    evening.now += 5 * MINUTE
    evening.did(timing.next_period)
    evening.now += 1 * MINUTE
    assert minutes(evening) == {0: 0.0, 1: 5.0}
    evening.did(timing.previous_period)
    assert set(minutes(evening)) == {0}


def test_an_extra_break_begins_when_the_room_goes_on_it() -> None:
    evening = started()
    evening.now += 8 * MINUTE
    evening.did(timing.break_now, 5 * MINUTE)
    evening.now += 6 * MINUTE
    assert minutes(evening) == {0: 0.0, 1: 8.0, 2: 13.0}
