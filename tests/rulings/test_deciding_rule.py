"""The number beside the sentence of an outcome is the rule that decides it, not its neighbour."""

from typing import Any

import pytest

from tdapp.rulings import Ruling, Situation, resolve
from tdapp.rulings.situation import AtSeat, Level
from tests.rulings.cases import BOOKS

LEVEL = Level(big_blind=200, small_blind=100, lowest_chip=25)
FACING_300 = (AtSeat(3, bet=300, stack=20000), AtSeat(4, stack=20000), AtSeat(5, stack=20000))
FACING_1000 = (AtSeat(3, bet=1000, stack=20000), AtSeat(4, bet=200, stack=20000), AtSeat(5, stack=20000))


def ruled(book: str, incident: str, seats: tuple[AtSeat, ...], /, **facts: Any) -> Ruling:
    """The ruling of this book on the flop, with 900 in the middle."""
    last = 800 if seats is FACING_1000 else None
    case = Situation(incident, level=LEVEL, street="flop", pot=900, seats=seats, last_raise=last, facts=facts)
    return resolve(case, BOOKS[book])


@pytest.mark.parametrize(
    ("seats", "facts", "hc", "tda", "qld"),
    [
        (FACING_300, {"chips": (500,)}, "44", "44", "s22(7)"),
        (FACING_300, {"chips": (300,)}, "41", "41", "s3(1)"),
        (FACING_300, {"chips": (200, 200)}, "45", "45-A", "s22(6)"),
        (FACING_300, {"chips": (300, 100, 25)}, "43-A", "43-A", "s22(6)"),
        (FACING_300, {"chips": (500, 500)}, "43-A", "43-A", "s22(7)"),
        (FACING_300, {"chips": (100,)}, "51-B2", "51-B2", "s22(5)"),
        (FACING_1000, {"chips": (500, 300)}, "41", "41", "s3(1)"),
        (FACING_1000, {"chips": (1000,)}, "46-C1", "46-C1", "s22(6)"),
        (FACING_1000, {"chips": (500, 500)}, "46-C1", "46-C1", "s22(6)"),
        (FACING_1000, {"chips": (1000, 500), "earlier": "fully_pulled"}, "46-C1", "46-C1", "s22(7)"),
        (FACING_1000, {"chips": (1000,), "earlier": "partly_pulled", "chips_left": (100,)}, "46-C2", "46-C2", "s22(6)"),
        (FACING_1000, {"chips": (500,), "earlier": "worth_more", "chips_left": (1000,)}, "46-C", "46-C2", "s22(7)"),
    ],
)
def test_silent_chips_stand_on_the_rule_that_reads_them(
    seats: tuple[AtSeat, ...], facts: dict[str, Any], hc: str, tda: str, qld: str
) -> None:
    for book, rule in (("HC", hc), ("TDA2024", tda), ("QLD", qld)):
        assert str(ruled(book, "betting.silent_chips", seats, seat=4, **facts).rule) == rule, book


@pytest.mark.parametrize(
    ("facts", "tda", "qld"),
    [
        ({"said": "call"}, "51-A", "s22(1)"),
        ({"said": "raise", "amount": 1200}, "43-B", "s22(1)"),
        ({"said": "raise", "amount": 400}, "43-A", "s22(7)"),
        ({"said": "amount", "amount": 400}, "43-A", "s22(6)"),
        ({"said": "amount", "amount": 300}, "40-C", "s22(1)"),
        ({"said": "all_in"}, "51-A", "s22(1)"),
    ],
)
def test_words_stand_on_the_rule_that_binds(facts: dict[str, Any], tda: str, qld: str) -> None:
    for book, rule in (("TDA2024", tda), ("HC", tda), ("QLD", qld)):
        assert str(ruled(book, "betting.words", FACING_300, seat=4, **facts).rule) == rule, book


def test_who_is_still_there_is_printed_when_nobody_said_who_went_out() -> None:
    table = Situation(
        "tournament.next_positions", button=1, small_blind=2, big_blind=3, seats=tuple(AtSeat(n) for n in (1, 2, 3, 4))
    )
    for book in BOOKS.values():
        assumed = {noted.name: noted.value for noted in resolve(table, book).assumed}
        assert assumed["gone"] == ()


@pytest.mark.parametrize("book", ["HC", "TDA2024"])
def test_41_beside_51_b2_is_printed_as_a_reading(book: str) -> None:
    tiny = ruled(book, "betting.too_little", FACING_300, seat=4, put_in=25, tiny=True)
    assert str(tiny.rule) == "51-B2"
    assert "A57" in {noted.name for noted in tiny.assumed}
    assert tiny.penalty is not None and str(tiny.penalty.cite) == "41"


@pytest.mark.parametrize("book", BOOKS)
def test_the_second_time_out_of_turn_the_measures_grow(book: str) -> None:
    facts = {"seat": 5, "what": "call", "since": "check"}
    first, again = (ruled(book, "turn.out_of_turn", FACING_300, **facts, again=told) for told in (False, True))
    assert first.code is again.code and first.effects == again.effects
    assert [step.code for step in again.checklist if step not in first.checklist] == ["turn.again"]
