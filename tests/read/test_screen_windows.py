"""The public windows of this laptop: kept by number, taken up, taken down, handed over, and last week's again."""

import pytest

from tdapp.domain.refusal import Refused
from tdapp.domain.units import TournamentId
from tdapp.read.screen_windows import (
    MOST_WINDOWS,
    PublicWindow,
    Windows,
    added,
    handed_over,
    kept_windows,
    may_stand,
    numbered,
    put_up,
    taken_down,
    windows_from,
    windows_of_displays,
    with_window,
    without,
)

MAIN, SIDE, LAST_WEEK = (TournamentId(each * 32) for each in "123")
ON = {MAIN, SIDE}


def up(windows: Windows) -> list[tuple[int, TournamentId]]:
    return [(window.number, window.tournament) for window in windows if window.up]


def test_a_tournament_without_a_window_gets_one_and_all_of_its_own_come_and_go_together() -> None:
    windows = put_up((), MAIN, ON)
    assert up(windows) == [(1, MAIN)]
    windows = put_up(added(windows, MAIN), MAIN, ON)
    assert up(windows) == [(1, MAIN), (2, MAIN)]
    windows = put_up(windows, SIDE, ON)
    assert up(windows) == [(1, MAIN), (2, MAIN), (3, SIDE)]
    windows = taken_down(windows, MAIN)
    assert up(windows) == [(3, SIDE)] and len(windows) == 3
    assert up(put_up(windows, MAIN, ON)) == [(1, MAIN), (2, MAIN), (3, SIDE)]


def test_the_windows_of_a_tournament_that_is_over_are_those_of_the_next_with_all_that_was_chosen() -> None:
    room = PublicWindow(1, "HDMI-1", "full", "light", LAST_WEEK, SIDE)
    hall = PublicWindow(2, "HDMI-2", "entrance", "dark", LAST_WEEK)
    bar = PublicWindow(3, tournament=TournamentId("4" * 32))
    windows = put_up((room, hall, bar), MAIN, ON)
    assert up(windows) == [(1, MAIN), (2, MAIN)]
    first = numbered(windows, 1)
    assert first is not None and (first.display, first.theme, first.beside) == ("HDMI-1", "light", "")
    assert up(put_up(windows, SIDE, ON)) == [(1, MAIN), (2, MAIN), (3, SIDE)]


def test_a_window_is_handed_over_and_one_that_stood_for_want_of_a_display_goes() -> None:
    windows = put_up(put_up((), MAIN, ON), SIDE, ON)
    windows = handed_over(windows, 1, SIDE, without_display={2})
    assert up(windows) == [(1, SIDE)]


def test_a_number_is_given_again_only_once_its_window_is_gone() -> None:
    windows: Windows = ()
    for _each in range(MOST_WINDOWS):
        windows = added(windows, MAIN)
    with pytest.raises(Refused, match=r"screen\.windows"):
        added(windows, MAIN)
    assert [window.number for window in added(without(windows, 4), SIDE)] == list(range(1, MOST_WINDOWS + 1))


def test_what_is_kept_is_read_again_and_what_is_odd_is_left_out() -> None:
    windows = with_window(put_up((), MAIN, ON), PublicWindow(7, "HDMI-1", "pair", "house", MAIN, SIDE))
    assert windows_from(kept_windows(windows)) == windows
    odd = [{"number": 0}, {"number": "1"}, {"number": 1}, {"number": 1, "theme": "light"}, 5, {"display": "x"}, None]
    assert windows_from(odd) == (PublicWindow(1),)


def test_choices_that_were_kept_by_display_become_windows() -> None:
    kept = windows_of_displays("B", {"A": ["clock", "light"], "": ["full", "house"]}, {"A": [MAIN, SIDE], "x": 1})
    assert windows_from(kept) == (
        PublicWindow(1, "B", theme="house"),
        PublicWindow(2, "A", "clock", "light", MAIN, SIDE),
        PublicWindow(3, "x", theme="house"),
    )
    assert windows_from(windows_of_displays("", {}, {})) == (PublicWindow(1),)


def test_only_who_is_on_stands_beside_and_only_in_its_own_club() -> None:
    both = PublicWindow(1, tournament=MAIN, beside=SIDE)
    assert may_stand(both, {MAIN, SIDE}, {MAIN, SIDE})
    assert may_stand(both, {SIDE}, {MAIN, SIDE})  # the podium of the first beside the other
    assert not may_stand(both, {MAIN}, {MAIN, SIDE})
    assert not may_stand(both, {SIDE}, {SIDE})
    assert may_stand(PublicWindow(1, tournament=MAIN), set(), set())
