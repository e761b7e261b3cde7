"""The rulings desk beside hands in which an ante, a blind or a returning player's wager is short, dead or not paid.

Four players with blinds of 100 and 200 in seats 2 and 4, the button at seat 8; each corner is played out six times.
"""

from typing import Any

import pytest

from tdapp.poker.betting import Betting, BlindPot, Structure
from tdapp.poker.games import HOLDEM
from tdapp.poker.pots import OddChips
from tdapp.poker.table import AnteKind, AnteOrder, Post, Showing, Table
from tests.rulings.cases import BOOKS
from tests.rulings.test_desk_beside_engine import faults_of

BIG_BLIND = {"ante": 200, "ante_kind": AnteKind.BIG_BLIND}
ANTE_FIRST = {**BIG_BLIND, "ante_order": AnteOrder.ANTE_FIRST}
BUTTON = {"ante": 200, "ante_kind": AnteKind.BUTTON}
EACH = {"ante": 100, "ante_kind": AnteKind.EACH}
RETURNS = {"posts": (Post(6, 200, 100),)}

# the stacks of seats 2, 4, 6 and 8, and what is posted
CORNERS: dict[str, tuple[tuple[int, int, int, int], dict[str, Any]]] = {
    "a dead blind": ((3000, 2000, 5000, 4000), RETURNS),
    "a dead blind that is short": ((3000, 2000, 250, 4000), RETURNS),
    "all-in with the live part of a dead blind": ((3000, 2000, 150, 4000), RETURNS),
    "a dead blind beside an ante": ((3000, 2000, 5000, 4000), {**RETURNS, **BIG_BLIND}),
    "a dead blind and a short big blind": ((3000, 50, 5000, 4000), RETURNS),
    "the big blind short of his ante": ((3000, 300, 5000, 4000), BIG_BLIND),
    "the big blind short of his blind": ((3000, 150, 5000, 4000), BIG_BLIND),
    "ante first, nothing left to bet": ((3000, 150, 5000, 4000), ANTE_FIRST),
    "ante first, a part of the blind left": ((3000, 300, 5000, 4000), ANTE_FIRST),
    "the button all-in with the ante alone": ((3000, 2000, 5000, 150), BUTTON),
    "a dead button pays no ante": ((3000, 2000, 5000, 4000), {**BUTTON, "button": 9}),
    "all-in with a part of his own ante": ((3000, 2000, 50, 4000), EACH),
    "no small blind": ((3000, 2000, 5000, 4000), {"small_blind_seat": None, "big_blind_seat": 2}),
}


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
@pytest.mark.parametrize("name", CORNERS)
def test_desk_and_engine_agree_on_short_antes_and_dead_blinds(name: str, book: Any) -> None:
    stacks, posted = CORNERS[name]
    qld = book.id == "QLD"
    pot = BlindPot.AS_POSTED if qld else BlindPot.FULL_BLINDS
    table: dict[str, Any] = {
        "game": HOLDEM,
        "betting": Betting(Structure.NO_LIMIT, 200, 200, blind_pot=pot),
        "seats": (2, 4, 6, 8),
        "stacks": stacks,
        "button": 8,
        "small_blind_seat": 2,
        "big_blind_seat": 4,
        "small_blind": 100,
        "big_blind": 200,
        "lowest_chip": 50,
        "odd_chips": OddChips.ALL_TO_FIRST if qld else OddChips.ONE_EACH,
        "showing": Showing.EQUAL_OR_BETTER if qld else Showing.ALL_UP,
        **posted,
    }
    faults = [fault for seed in range(6) for fault in faults_of(seed, book, Table(**table))]
    assert not faults, "\n".join(faults[:5])
