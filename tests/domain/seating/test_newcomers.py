"""Who joins a table (HC-10, TDA-10, QLD-21 and 23A)."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.seating.newcomers import TakenPosition, by_high_card, missed_blinds, position_of, waits
from tdapp.poker.cards import FULL_DECK, Card, parse, rank

SEATS = st.integers(1, 10)


@pytest.mark.parametrize(
    ("seat", "button", "small_blind", "expected"),
    [
        (5, 3, 6, True),
        (4, 3, 6, True),
        (3, 3, 6, False),
        (6, 3, 6, False),
        (9, 3, 6, False),
        (1, 9, 2, True),
        (10, 9, 2, True),
        (5, 9, 2, False),
        (4, 3, 3, False),
    ],
)
def test_he_waits_only_between_button_and_small_blind(seat: int, button: int, small_blind: int, expected: bool) -> None:
    assert waits(seat, button=button, small_blind=small_blind) is expected


@given(SEATS, SEATS, SEATS)
def test_every_seat_lies_behind_the_button_or_behind_the_small_blind(seat: int, button: int, small: int) -> None:
    if len({seat, button, small}) == 3:
        behind_button = waits(seat, button=button, small_blind=small)
        assert behind_button is not waits(seat, button=small, small_blind=button)
    else:
        assert not waits(seat, button=button, small_blind=small)


@pytest.mark.parametrize(
    ("seat", "expected"), [(3, "button"), (6, "small_blind"), (7, "big_blind"), (9, "none"), (5, "none")]
)
def test_the_position_he_takes_over(seat: int, expected: TakenPosition) -> None:
    assert position_of(seat, button=3, small_blind=6, big_blind=7) == expected


def test_heads_up_the_button_is_the_small_blind() -> None:
    assert position_of(2, button=2, small_blind=2, big_blind=8) == "small_blind"
    assert position_of(2, button=4, small_blind=9, big_blind=None) == "none"


@pytest.mark.parametrize(
    ("missed", "live", "dead"), [(0, 0, 0), (2, 2, 0), (5, 5, 0), (7, 5, 2), (14, 5, 2), (4, 4, 0), (6, 5, 1)]
)
def test_missed_blinds(missed: int, live: int, dead: int) -> None:
    assert missed_blinds(missed, first=2, second=5) == (live, dead)


@given(st.integers(0, 100), st.integers(0, 10), st.integers(1, 10))
def test_missed_blinds_are_never_more_than_one_round(missed: int, first: int, second: int) -> None:
    live, dead = missed_blinds(missed, first=first, second=second)
    assert live + dead == min(missed, first + second)
    assert live <= second and (dead == 0 or live == second)


@pytest.mark.parametrize(
    ("cards", "by_suit", "by_rank"),
    [
        ("9cKdKs", ((2,), (1,), (0,)), ((1, 2), (0,))),
        ("AcAdAhAs", ((3,), (2,), (1,), (0,)), ((0, 1, 2, 3),)),
        ("2c", ((0,),), ((0,),)),
    ],
)
def test_high_card_draws(
    cards: str, by_suit: tuple[tuple[int, ...], ...], by_rank: tuple[tuple[int, ...], ...]
) -> None:
    assert by_high_card(parse(cards), suits=True) == by_suit
    assert by_high_card(parse(cards), suits=False) == by_rank


@given(st.lists(st.sampled_from(FULL_DECK), min_size=1, max_size=10, unique=True), st.booleans())
def test_a_draw_places_everybody_once_from_the_highest_rank_down(cards: list[Card], suits: bool) -> None:
    groups = by_high_card(cards, suits=suits)
    assert sorted(place for group in groups for place in group) == list(range(len(cards)))
    ranks = [rank(cards[group[0]]) for group in groups]
    assert all(first >= second for first, second in pairwise(ranks))
    assert all(len(group) == 1 for group in groups) or not suits
