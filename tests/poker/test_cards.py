"""Cards: text in, text out, and decks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.poker.cards import FULL_DECK, Card, check_distinct, deck, parse, parse_one, rank, suit, text
from tdapp.poker.errors import PokerError


@given(st.lists(st.sampled_from(FULL_DECK), unique=True, max_size=52))
def test_text_and_cards_are_two_forms_of_the_same(cards: list[Card]) -> None:
    assert parse(text(cards)) == tuple(cards)


@pytest.mark.parametrize("written", ["10h9c", "Th 9c", "t♥, 9♣", "10H\t9C"])
def test_ten_is_written_t_or_10_and_signs_are_read(written: str) -> None:
    assert text(parse(written)) == "Th9c"


def test_ranks_run_from_two_to_fourteen() -> None:
    assert [rank(card) for card in parse("2c 10d Js Ah")] == [2, 10, 11, 14]
    assert [suit(card) for card in parse("2c 2d 2h 2s")] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("written", "what", "place"), [("AsXd", "Xd", 3), ("1h", "1h", 1), ("As1", "1", 3), ("A", "A", 1), ("10", "10", 1)]
)
def test_an_unknown_card_is_refused_with_its_place(written: str, what: str, place: int) -> None:
    with pytest.raises(PokerError) as refused:
        parse(written)
    assert (refused.value.code, refused.value.facts["written"], refused.value.facts["place"]) == (
        "unknown_card", what, place,
    )  # fmt: skip


def test_a_card_twice_is_refused() -> None:
    with pytest.raises(PokerError, match=r"duplicate_card.*Kd"):
        parse("KdAsKd")


def test_one_card_is_one_card() -> None:
    assert text([parse_one("9d")]) == "9d"
    with pytest.raises(PokerError, match="wrong_card_count"):
        parse_one("9d9c")


@pytest.mark.parametrize("odd", [52, -1, 1.0, True, "As"])
def test_what_is_no_card_is_refused(odd: object) -> None:
    with pytest.raises(PokerError, match="unknown_card"):
        check_distinct([odd])  # type: ignore[list-item]


def test_a_deck_depends_on_its_seed_alone() -> None:
    assert deck(7) == deck(7) != deck(8)
    assert set(deck("evening 1")) == set(FULL_DECK)
    assert text(deck(2026)[:5]) == text(deck(2026))[:10]


def test_the_shuffle_never_changes_between_versions() -> None:
    assert text(deck(1)[:6]) == "KsTh8s2s5s3s"
