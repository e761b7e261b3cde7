"""Since when the clock stands, as the acts say it."""

from datetime import datetime

from tdapp.domain.clock import timing
from tdapp.domain.registration import entries
from tdapp.read.clock.standing import stands_since
from tests.domain.evening import MINUTE, Evening, entry, playing


def since(evening: Evening) -> datetime | None:
    return stands_since([(None, evening.acts)])


def test_a_clock_stands_since_it_was_paused_whatever_is_done_meanwhile() -> None:
    evening = playing(9).wait(5)
    assert since(evening) is None
    evening.do(timing.pause)
    at = evening.now
    evening.wait(3)
    evening.do(entries.bust_out, entry(1))
    evening.do(timing.add_time, MINUTE)
    evening.do(timing.next_period)
    assert since(evening) == at
    evening.do(timing.resume)
    evening.wait(2).do(timing.pause)
    assert since(evening) == at + 5 * MINUTE


def test_an_undone_resume_leaves_it_standing_since_then() -> None:
    evening = playing(9).wait(5)
    evening.do(timing.pause)
    evening.wait(3).do(timing.resume)
    evening.wait(1).undo()
    assert not evening.state.clock.runs(evening.now)
    assert since(evening) == evening.now


def test_the_newest_piece_that_knows_it_is_asked_and_none_before_it() -> None:
    evening = playing(9).wait(5)
    evening.do(timing.pause)
    state, last = evening.state, evening.acts[-1]

    def pieces():  # type: ignore[no-untyped-def]
        yield state, []
        yield playing(9).state, [last]
        raise AssertionError("looked too far")

    assert stands_since(pieces()) == evening.now
