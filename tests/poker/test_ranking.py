"""Ranking against an independent evaluator, and the ranking rules of the sources by name (QLD s7, s8, GR 3.4)."""

import itertools
import random

import pytest
from phevaluator import _pheval

from tdapp.poker.cards import Card, parse
from tdapp.poker.errors import PokerError
from tdapp.poker.lows import low_ranks, low_unchecked, omaha_low_unchecked
from tdapp.poker.omaha import omaha_strength_unchecked
from tdapp.poker.ranking import Category, kind_of, strength, strength_of_seven_unchecked, tables


def theirs(value: int) -> int:
    """phevaluator counts from 1 for the royal flush, we from 7462."""
    return 7463 - value


def check_sevens(count: int, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(count):
        cards = [Card(card) for card in chance.sample(range(52), 7)]
        assert strength_of_seven_unchecked(*cards) == theirs(_pheval.evaluate_7cards(*cards)), cards


def check_omaha(count: int, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(count):
        cards = [Card(card) for card in chance.sample(range(52), 9)]
        assert omaha_strength_unchecked(cards[5:], cards[:5]) == theirs(_pheval.evaluate_omaha_cards(*cards)), cards


def test_random_seven_card_hands_against_phevaluator() -> None:
    check_sevens(20_000, 3)


def test_random_omaha_hands_against_phevaluator() -> None:
    check_omaha(5_000, 4)


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_all_five_card_hands_are_ordered_as_by_phevaluator() -> None:
    seen = set()
    for cards in itertools.combinations(range(52), 5):
        mine = strength(cards)  # type: ignore[arg-type]
        assert mine == theirs(_pheval.evaluate_5cards(*cards)), cards
        seen.add(mine)
    assert seen == set(range(1, 7463))


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_a_million_seven_card_hands() -> None:
    check_sevens(1_000_000, 5)


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_three_hundred_thousand_omaha_hands() -> None:
    check_omaha(300_000, 6)


@pytest.mark.parametrize("count", [5, 6, 7])
def test_the_checked_door_agrees_with_the_best_five(count: int) -> None:
    chance = random.Random(count)
    for _ in range(300):
        cards = [Card(card) for card in chance.sample(range(52), count)]
        assert strength(cards) == max(strength(five) for five in itertools.combinations(cards, 5))


@pytest.mark.parametrize(("hole", "board"), [(4, 3), (4, 4), (5, 5), (6, 5), (6, 3), (5, 4)])
def test_omaha_takes_exactly_two_and_three_with_any_cards_dealt(hole: int, board: int) -> None:
    chance = random.Random(hole * 10 + board)
    for _ in range(60):
        cards = [Card(card) for card in chance.sample(range(52), hole + board)]
        mine, shared = cards[:hole], cards[hole:]
        fives = [(*a, *b) for a in itertools.combinations(mine, 2) for b in itertools.combinations(shared, 3)]
        assert omaha_strength_unchecked(mine, shared) == max(map(strength, fives))


def test_every_sum_of_ranks_is_its_own() -> None:
    made = tables()
    # all multisets of 5, 6, 7 ranks with no rank five times: two of them with one sum would make a table shorter
    assert (len(made.five), len(made.six), len(made.seven)) == (6_175, 18_395, 49_205)
    assert len(made.order) == 7_462


def test_qld_7_and_8_the_ranking_from_lowest_to_highest() -> None:
    hands = ["2c3d4h5s7c", "2c2d3h4s5c", "2c2d3h3s4c", "2c2d2h3s4c", "2c3d4h5s6c", "2c3c4c5c7c", "2c2d2h3s3c",
             "2c2d2h2s3c", "2c3c4c5c6c", "TcJcQcKcAc"]  # fmt: skip
    found = [strength(parse(hand)) for hand in hands]
    assert found == sorted(found)
    assert [kind_of(value)[0] for value in found] == list(Category)


@pytest.mark.parametrize(
    ("better", "worse", "rule"),
    [
        ("9cTdJhQsKc", "7cTd8h9sJc", "QLD 8 example 1: the higher straight"),
        ("KcKd2h2s3c", "QcQdJhJsAc", "QLD 8 example 2: the highest pair"),
        ("KcKd3h3s2c", "KhKs2h2dAc", "QLD 8 example 2: then the second pair"),
        ("KcKd3h3sJc", "KhKs3c3dTc", "QLD 8 example 2: then the fifth card"),
        ("TcJdQhKsAc", "9cTdJhQsKc", "QLD 8(5): the ace high in a straight"),
        ("2c3d4h5s6c", "Ac2d3h4s5c", "QLD 8(6): the ace low is the lowest straight"),
        ("AcKcQcJc9c", "AdKdQdJd8d", "A53: all five cards of a flush count"),
        ("3c3d3hAsAc", "3s3h3d2sKc", "full house above trips"),
        ("4c4d4h2s2c", "3c3d3hAsAc", "GR 3.4: a full house by its three"),
        ("4c4d4h3s3c", "4c4d4h2s2c", "A53: then by its pair"),
        ("2c3c4c5c6c", "AcAdAhAsKc", "straight flush above four of a kind"),
    ],
)
def test_rule_of_ranking(better: str, worse: str, rule: str) -> None:
    assert strength(parse(better)) > strength(parse(worse)), rule


def test_gr_3_4_2_suits_do_not_decide() -> None:
    assert strength(parse("2c3c4c5c7c")) == strength(parse("2s3s4s5s7s"))


def test_ace_does_not_run_round_the_corner() -> None:
    assert kind_of(strength(parse("QcKdAh2s3c")))[0] is Category.ODD_CARD


@pytest.mark.parametrize(("cards", "code"), [([0, 4, 8, 12, 0], "duplicate_card"), ([0, 4, 8, 12, 52], "unknown_card")])
def test_a_card_twice_and_one_that_is_none_are_refused(cards: list[Card], code: str) -> None:
    with pytest.raises(PokerError, match=code):
        strength(cards)


@pytest.mark.parametrize("cards", ["AsKdQh9c", "AsKdQh9c8c7c6c5c"])
def test_a_wrong_number_of_cards_is_refused(cards: str) -> None:
    with pytest.raises(PokerError, match="wrong_card_count"):
        strength(parse(cards))


@pytest.mark.parametrize(
    ("cards", "ranks"),
    [
        ("Ac2d3h4s5cKdKh", (5, 4, 3, 2, 1)),
        ("8c7d6h5s4cAdAh", (7, 6, 5, 4, 1)),
        ("8c7d6h5s4cKdKh", (8, 7, 6, 5, 4)),
        ("8c7d6h5s5cKdKh", ()),
        ("9c7d6h5s4cKdKh", ()),
    ],
)
def test_low_is_five_different_ranks_of_eight_or_lower(cards: str, ranks: tuple[int, ...]) -> None:
    assert low_ranks(low_unchecked(parse(cards))) == ranks


def test_lower_lows_are_better() -> None:
    fives = list(itertools.combinations(range(8, 0, -1), 5))
    written = ["".join(f"{'A' if rank == 1 else rank}{'cdhsc'[place]}" for place, rank in enumerate(five))
               for five in fives]  # fmt: skip
    lows = [low_unchecked(parse(hand)) for hand in written]
    assert lows == sorted(lows) and len(set(lows)) == 56
    assert [low_ranks(value) for value in lows] == fives


def test_omaha_low_takes_exactly_two_and_three() -> None:
    board = parse("3c4d8hKsQc")
    assert low_ranks(omaha_low_unchecked(parse("Ac2dTsJs"), board)) == (8, 4, 3, 2, 1)
    assert omaha_low_unchecked(parse("AcKdTsJs"), board) == 0
    assert omaha_low_unchecked(parse("3h4sTsJs"), board) == 0  # counterfeited
    assert omaha_low_unchecked(parse("Ac2d5s6s"), parse("3c4dThKsQc")) == 0
