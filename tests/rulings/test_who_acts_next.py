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
