"""A table typed in a line."""

import pytest

from tdapp.poker.betting import Structure
from tdapp.rulings.shorthand import read_line
from tdapp.rulings.situation import Action, Ante, AtSeat, Did, Level, Situation
from tdapp.rulings.typed_table import BadWord, with_line

SEATS = (1, 2, 3, 4, 5, 6)


def test_actions_go_round_the_table_from_the_big_blind() -> None:
    line = read_line("d1 b600 c f r1.800", SEATS)
    assert (line.button, line.small_blind, line.big_blind) == (1, 2, 3)
    assert [(each.seat, each.did, each.to) for each in line.actions] == [
        (4, Did.BET, 600),
        (5, Did.CALL, None),
        (6, Did.FOLD, None),
        (1, Did.RAISE, 1800),
    ]


def test_a_seat_may_be_named_with_its_deed_or_alone_and_the_next_goes_on_from_there() -> None:
    line = read_line("3b600, 5 C x", SEATS)
    assert [(each.seat, each.did) for each in line.actions] == [(3, Did.BET), (5, Did.CALL), (6, Did.CHECK)]


def test_who_has_folded_is_passed_over() -> None:
    line = read_line("4f 3b600 c", SEATS)
    assert line.actions[-1].seat == 5


def test_chips_without_a_word_are_single_chips() -> None:
    assert read_line("4s1000+2x25", SEATS).actions == (Action(4, Did.CHIPS, chips=(1000, 25, 25)),)


def test_stacks_bets_cards_pot_and_last_raise() -> None:
    line = read_line("4=12k 5=9'500 4!600 4:askd pot4500 last800", SEATS)
    assert (line.stacks, line.bets, line.cards) == ({4: 12_000, 5: 9_500}, {4: 600}, {4: "AsKd"})
    assert (line.pot, line.last_raise) == (4500, 800)


def test_what_was_put_in_before_the_smallest_chip_the_ante_and_the_limits() -> None:
    line = read_line("4+2000 5+2k chip25 ante100 PL", SEATS)
    assert line.paid == {4: 2000, 5: 2000}
    assert (line.lowest_chip, line.ante, line.structure) == (25, 100, Structure.POT_LIMIT)
    assert read_line("buyin40-200", SEATS).buy_in == (40, 200)
    assert read_line("fl", SEATS).structure is Structure.FIXED_LIMIT and read_line("nl", SEATS).ante is None


def test_a_new_street_begins_left_of_the_button_and_keeps_what_was_done_before() -> None:
    line = read_line("d1 b600 c flop AsKd2c x b900", SEATS)
    assert line.street == "flop"
    assert [card.card for card in line.board] == ["As", "Kd", "2c"]
    assert [(each.street, each.seat) for each in line.actions] == [
        ("preflop", 4),
        ("preflop", 5),
        ("flop", 2),
        ("flop", 3),
    ]


@pytest.mark.parametrize(
    ("typed", "word", "code"),
    [
        ("9f", "9f", "empty_seat"),
        ("4b", "4b", "no_amount"),
        ("4+", "4+", "no_amount"),
        ("chip", "chip", "no_amount"),
        ("buyin40", "buyin40", "no_amount"),
        ("4bx", "4bx", "no_amount"),
        ("4f3", "4f3", "unknown_word"),
        ("4q", "4q", "unknown_word"),
        ("4:AsAs", "4:asas", "card_twice"),
        ("4s500x5", "4s500x5", "too_many_chips"),
        ("turn flop", "flop", "street_before"),
        ("d11", "d11", "empty_seat"),
    ],
)
def test_a_word_that_means_nothing_is_named(typed: str, word: str, code: str) -> None:
    with pytest.raises(BadWord) as caught:
        read_line(typed, SEATS)
    assert (caught.value.word, caught.value.code) == (word, code)


def test_a_line_may_tell_all_of_a_table_that_no_tournament_knows() -> None:
    line = read_line(
        "omaha8 pl blinds100-200 antes25 cap3 chip25 d1 sb4 bb5 1=9000 4=? 5=9000 6out 5post200+100", SEATS
    )
    table = with_line(Situation(""), line)
    assert (table.game, table.structure, table.button) == ("omaha_high_low", Structure.POT_LIMIT, 1)
    assert table.level == Level(200, 100, Ante("per_player", 25), lowest_chip=25, raise_cap=3)
    assert (table.small_blind, table.big_blind) == (4, 5)
    assert table.seats == (AtSeat(1, stack=9000), AtSeat(4), AtSeat(5, stack=9000))
    assert line.posts == {5: (200, 100)}


def test_nobody_need_be_the_small_blind_and_the_limits_are_told() -> None:
    table = with_line(
        Situation("", level=Level(200, 100)), read_line("fl limits200-400 d1 sb0 bb2 buttonante50", SEATS)
    )
    assert (table.small_blind, table.big_blind) == (None, 2)
    assert table.level == Level(200, 100, Ante("button_ante", 50), small_bet=200, big_bet=400)
