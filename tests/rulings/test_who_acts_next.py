"""Who acts next is counted from whoever acted last in this round, not in one before (HC and TDA 50)."""

from typing import Any

import pytest

from tdapp.rulings import Situation, resolve
from tdapp.rulings.situation import Action, AtSeat, Did, Level
from tdapp.values import replace
from tests.rulings.cases import BOOKS

CALLED = tuple(Action(seat, Did.CALL, 200, "preflop") for seat in (3, 4, 1))
TABLE = Situation(
    "turn.next_to_act",
    level=Level(small_blind=100, big_blind=200),
    seats=tuple(AtSeat(seat) for seat in (1, 2, 3, 4)),
    button=4,
    small_blind=1,
    big_blind=2,
)


@pytest.mark.parametrize("book", [*BOOKS.values()], ids=lambda book: book.id)
@pytest.mark.parametrize(
    ("street", "actions", "following"),
    [
        ("preflop", CALLED, 2),
        ("flop", CALLED, 1),
        ("flop", (*CALLED, Action(1, Did.CHECK, None, "flop")), 2),
        ("flop", (*CALLED, Action(1, Did.CHECK, None, "flop"), Action(2, Did.CHECK, None, "flop")), 3),
        ("turn", (*CALLED, *(Action(seat, Did.CHECK, None, "flop") for seat in (1, 2, 3, 4))), 1),
    ],
)
def test_actions_of_an_earlier_round_count_for_nothing(book: Any, street: Any, actions: Any, following: int) -> None:
    bets = {1: 200, 2: 200, 3: 200, 4: 200} if street == "preflop" else {}
    seats = tuple(AtSeat(seat, bet=bets.get(seat, 0)) for seat in (1, 2, 3, 4))
    there = replace(TABLE, street=street, actions=actions, seats=seats)
    assert resolve(there, book).next_to_act == following


def test_whoever_faces_a_bet_may_fold_call_or_raise_and_who_faces_none_may_check_or_bet() -> None:
    blinds = {1: 100, 2: 200}
    seats = tuple(AtSeat(seat, bet=blinds.get(seat, 0), stack=5000) for seat in (1, 2, 3, 4))
    facing = resolve(replace(TABLE, street="preflop", seats=seats), BOOKS["HC"])
    assert [(may.seat, may.act, may.least) for may in facing.options] == [
        (3, "fold", None),
        (3, "call", 200),
        (3, "raise", 400),
    ]
    seats = tuple(AtSeat(seat, stack=5000, paid=200) for seat in (1, 2, 3, 4))
    first_in = resolve(replace(TABLE, street="flop", seats=seats), BOOKS["HC"])
    assert [(may.seat, may.act, may.least) for may in first_in.options] == [(1, "check", None), (1, "bet", 200)]
