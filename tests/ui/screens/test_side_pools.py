"""Side pools on the room's screen: the best hand so far with its holder, and who is still in a last longer."""

import pytest

from tdapp.domain.sidepools import side_results
from tdapp.domain.units import Cents, EntryId, Money
from tdapp.read.sidepools.screen_sides import MOST, ScreenSide, screen_sides
from tdapp.values import replace
from tests.domain.evening import DIRECTORY
from tests.domain.sidepools.test_side_pools import BEAT, HIGH, LAST, ONE, out, with_pool
from tests.ui.screens.samples import RUNNING
from tests.ui.screens.test_bounties import NAMES, told

POT = Money(Cents(180_00), "EUR")
QUIET = replace(RUNNING, message="", called=(), waiting=0, moves=(), bounties=None)


@pytest.mark.parametrize("aspect", [16 / 9, 4 / 3, 0.6])
def test_the_best_hand_stands_with_its_holder(aspect: float) -> None:
    view = replace(QUIET, sides=(ScreenSide("High hand", POT, NAMES[1:2], "AsKsQsJsTs"),))
    pages = told(view, aspect)
    assert any("A♠ K♠ Q♠ J♠ 10♠" in page for page in pages)
    assert any("Żółć" in page for page in pages)


def test_of_a_last_longer_those_who_are_still_in_are_named_while_they_are_few() -> None:
    few = replace(QUIET, sides=(ScreenSide("Last longer", POT, NAMES, left=4),))
    pages = told(few, 16 / 9)
    assert all(any(name.last in page for page in pages) for name in NAMES)
    many = replace(QUIET, sides=(ScreenSide("Last longer", POT, (), left=34),))
    assert any("34 still in" in page for page in told(many, 16 / 9))


def test_the_room_is_told_of_what_is_still_played_for() -> None:
    made = with_pool(LAST, 4)
    assert screen_sides(made.state, DIRECTORY)[0].left == 4
    for number in (1, 2, 3):
        out(made, number)
    assert screen_sides(made.state, DIRECTORY) == ()
    assert screen_sides(with_pool(BEAT).state, DIRECTORY) == ()
    many = screen_sides(with_pool(LAST, MOST + 1).state, DIRECTORY)[0]
    assert (many.left, many.names) == (MOST + 1, ())


def test_a_high_hand_is_told_once_a_hand_was_shown() -> None:
    made = with_pool(HIGH)
    assert screen_sides(made.state, DIRECTORY) == ()
    made.do(side_results.show_hand, ONE, EntryId(2), "KhKdKc2s2d")
    side = screen_sides(made.state, DIRECTORY)[0]
    assert (side.hand, side.names) == ("KhKdKc2s2d", (DIRECTORY[made.state.entries[EntryId(2)].player],))
