"""What may still be changed in a structure, and when its rows begin."""

from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.clock.structure import Structure
from tdapp.read.clock.structure import SetupView, StructureView, setup_view, structure_view
from tests.domain.evening import LEVEL, MINUTE, SETUP, START, STRUCTURE, Evening, level, playing, registered


def seen(evening: Evening) -> StructureView:
    return structure_view(evening.state, evening.now)


def test_before_the_start_everything_is_free_and_no_time_known() -> None:
    view = seen(registered(4))
    assert (view.structure, view.played, view.running) == (STRUCTURE, 0, False)
    assert view.zero is None
    assert view.starts_at(STRUCTURE, 2) is None


def test_what_was_played_stands_and_the_rest_has_times() -> None:
    evening = playing(4)
    evening.wait(21)
    view = seen(evening)
    assert (view.played, view.running) == (1, True)
    longer: Structure = (*STRUCTURE[:2], level(400), *STRUCTURE[2:])
    first = view.starts_at(longer, 0)
    assert first == START
    assert view.starts_at(longer, 3) == first + 2 * LEVEL + longer[2].lasts


def test_a_paused_clock_counts_from_now() -> None:
    evening = playing(4)
    evening.wait(21)
    evening.do(timing.pause)
    evening.wait(7)
    view = seen(evening)
    assert view.starts_at(STRUCTURE, 0) is None  # long ago, and the clock has stood still since
    assert view.starts_at(STRUCTURE, 2) == evening.now + LEVEL - MINUTE
    assert (view.played, view.running) == (1, True)


def test_what_was_played_shows_when_it_began_where_that_was_worked_out() -> None:
    evening = playing(4)
    evening.wait(21)
    evening.do(timing.pause)
    evening.wait(7)
    began = {0: START, 1: START + LEVEL, 2: START}  # of row 2 from a time before the clock was set back
    view = structure_view(evening.state, evening.now, began)
    assert [view.starts_at(STRUCTURE, row) for row in (0, 1)] == [START, START + LEVEL]
    assert view.starts_at(STRUCTURE, 2) == evening.now + LEVEL - MINUTE


def test_late_registration_ends_after_its_level() -> None:
    evening = registered(4)
    assert seen(evening).late_level == SETUP.late_level
    evening.do(tournament.close_registration)
    assert seen(evening).late_level is None


def test_the_frame_comes_with_the_number_of_entries() -> None:
    assert setup_view(registered(4).state) == SetupView(SETUP, 4)
