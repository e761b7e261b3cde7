"""A hand that is carried on is the same hand: it begins as it was kept, and only what nobody knew is told later."""

import random

import pytest

from tdapp.poker.operations import Awarded
from tdapp.rulings.hands.continuing import goes_on, since
from tdapp.rulings.hands.entering import enter
from tdapp.rulings.hands.line import line_of, line_of_entered
from tdapp.rulings.hands.setup import readings_at
from tdapp.rulings.situation import AtSeat, Level, Situation
from tests.rulings.random_hands import played, random_table

FIVE = Situation("", level=Level(200, 100), seats=tuple(AtSeat(seat, stack=9000) for seat in (1, 2, 3, 4, 5)))
KEPT = "d1 b600 c r900!"


@pytest.mark.parametrize(
    ("kept", "later", "same"),
    [
        (KEPT, KEPT, True),
        (KEPT, f"{KEPT} 1>1000 f f c", True),
        (KEPT, f"{KEPT} 1>1000 4:AsAd", True),
        (f"{KEPT} 4?", f"{KEPT} 1>1000", True),
        (f"4:AsAd {KEPT}", f"4:AsAd {KEPT} 1>1000", True),
        (f"3=? {KEPT}", f"3=7000 {KEPT} 1>1000", True),
        ("d1 ccccx flop b400 c!", "d1 ccccx flop b400 c! 3>400 flop AhKh2c", True),
        (KEPT, "d1 b600 c", False),
        (KEPT, "d1 b600 c r800! 1>1000", False),
        (KEPT, f"d2 {KEPT[3:]} 2>1000", False),
        (KEPT, f"3=7000 {KEPT} 1>1000", False),
        (KEPT, f"{KEPT} 1>99999", False),
        (f"4:AsAd {KEPT}", f"4:AsKd {KEPT} 1>1000", False),
        ("d1 ccccx flop AhKh2c b400 c!", "d1 ccccx flop AhKh3c b400 c! 3>400", False),
        ("", f"{KEPT}", False),
    ],
)
def test_only_the_same_hand_goes_on(kept: str, later: str, same: bool) -> None:
    assert goes_on(enter(kept, FIVE), enter(later, FIVE)) is same


def test_what_was_done_since_ends_with_who_gets_what() -> None:
    kept = enter(KEPT, FIVE)
    done = since(kept, enter(f"{KEPT} 1>1000 f f f f", FIVE))
    assert [type(step).__name__ for step in done] == [
        "BetTo", "Folded", "Folded", "Folded", "Folded", "UncalledReturned", "Awarded",
    ]  # fmt: skip
    assert done[-1] == Awarded(0, 1, 2100)
    assert since(kept, kept) == ()


def test_every_hand_goes_on_from_every_point_of_itself() -> None:
    tried = 0
    for seed in range(40):
        chance = random.Random(seed)
        lines = [(line_of(hand), readings_at(hand.table)) for hand in played(chance, random_table(chance, "HC"))]
        kept = chance.choice(lines)
        now, last = enter(kept[0], Situation(""), kept[1]), enter(lines[-1][0], Situation(""), kept[1])
        assert goes_on(now, last), f"{kept[0]} | {lines[-1][0]}"
        again = enter(line_of_entered(last), Situation(""), kept[1])
        assert goes_on(last, again) and not since(last, again)
        tried += len(since(now, last)) > 0
    assert tried > 20
