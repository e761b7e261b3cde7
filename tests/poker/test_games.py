"""The games: which cards play and what the hand is called."""

import pytest

from tdapp.poker.cards import parse, text
from tdapp.poker.descriptions import Description, describe_hand, describe_low
from tdapp.poker.errors import PokerError
from tdapp.poker.games import (
    HOLDEM,
    OMAHA,
    OMAHA_HIGH_LOW,
    game_of,
    high,
    low_of,
    playing,
    playing_low,
    plays_the_board,
)


@pytest.mark.parametrize(
    ("hole", "board", "five", "code", "ranks"),
    [
        ("KhJs", "Kd4c4s9h2d", "KhKd4s4cJs", "two_pair", (13, 4, 11)),
        ("AhKh", "QhJhTh2c3c", "AhKhQhJhTh", "royal_flush", (14,)),
        ("Ah2c", "3d4s5hKcKd", "5h4s3d2cAh", "straight", (5,)),
        ("2c3d", "AsAdKhKs7c", "AsAdKsKh7c", "two_pair", (14, 13, 7)),
        ("9s9d", "9h9cAs2d2c", "9s9h9d9cAs", "four_of_a_kind", (9, 14)),
        ("7s2d", "AhKcQd9s4c", "AhKcQd9s7s", "odd_card", (14, 13, 12, 9, 7)),
    ],
)
def test_the_five_cards_that_play(hole: str, board: str, five: str, code: str, ranks: tuple[int, ...]) -> None:
    cards = playing(HOLDEM, parse(hole), parse(board))
    assert sorted(cards) == sorted(parse(five))
    assert [card >> 2 for card in cards] == [card >> 2 for card in parse(five)]
    assert describe_hand(HOLDEM, parse(hole), parse(board)) == (Description(code, ranks),)


def test_qld_2_omaha_plays_exactly_two_hole_cards() -> None:
    board = parse("AhKhQhJh2c")
    assert describe_hand(OMAHA, parse("Th9c9d3s"), board)[0].code == "straight"  # one heart is not enough
    assert text(playing(OMAHA, parse("Th9h9d3s"), board)) == "KhQhJhTh9h"


def test_high_low_describes_both_halves() -> None:
    hole, board = parse("Ac2dKsKh"), parse("3c4d8hKd7c")
    assert describe_hand(OMAHA_HIGH_LOW, hole, board) == (
        Description("three_of_a_kind", (13, 8, 7)),
        Description("low", (7, 4, 3, 2, 1)),
    )
    assert text(playing_low(OMAHA_HIGH_LOW, hole, board)) == "7c4d3c2dAc"
    assert playing_low(OMAHA_HIGH_LOW, parse("KcQcJcTc"), board) == ()
    assert describe_low(0) == Description("no_low", ())
    assert low_of(OMAHA, hole, board) == 0


def test_hc_19_only_holdem_plays_the_board() -> None:
    board = parse("AsKsQsJsTs")
    assert plays_the_board(HOLDEM, parse("2c3d"), board)
    assert not plays_the_board(HOLDEM, parse("9s8s"), parse("KsQsJsTs2c"))
    assert not plays_the_board(OMAHA, parse("2c3d4h5h"), board)


def test_cards_are_counted_and_distinct() -> None:
    for game, hole, board, code in [
        (HOLDEM, "AsKsQs", "2c3c4c", "wrong_card_count"),
        (OMAHA, "AsKs", "2c3c4c", "wrong_card_count"),
        (HOLDEM, "AsKs", "2c3c", "wrong_card_count"),
        (HOLDEM, "AsKs", "2c3cAs", "duplicate_card"),
    ]:
        with pytest.raises(PokerError, match=code):
            high(game, parse(hole), parse(board))


def test_an_unknown_game_is_told_which_there_are() -> None:
    assert game_of("omaha") is OMAHA
    with pytest.raises(PokerError) as refused:
        game_of("stud")
    assert "holdem" in refused.value.facts["legal"]  # type: ignore[operator]
