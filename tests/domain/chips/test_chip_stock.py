"""Pieces needed for stacks and colour-ups, and the largest field the set is enough for."""

from datetime import timedelta
from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.app.club.templates import structures
from tdapp.domain.chips.chip_race import leftovers, race_chips
from tdapp.domain.chips.chip_set import worth
from tdapp.domain.chips.chip_stock import (
    Brought,
    Evening,
    Largest,
    PiecesNeeded,
    Selling,
    at_hand_of,
    brought,
    for_stacks,
    grown,
    largest,
    left_at,
    missing,
    need,
)
from tdapp.domain.chips.colour_up import Leaving, plan
from tdapp.domain.clock.structure import Break
from tdapp.domain.units import Chips
from tests.domain.chips.chip_samples import HOME, PLENTY, chip_set, pieces
from tests.domain.evening import level

STACK = pieces(v25=12, v100=12, v500=5, v1000=6)  # 10,000
CLUB = next(each.structure for each in structures() if each.key == "club_t25")
T25 = tuple(map(Chips, (25, 100, 500, 1000, 5000)))
STEPS = plan(CLUB, T25).steps
TEN = timedelta(minutes=10)
ENOUGH = at_hand_of(chip_set(PLENTY), {})
LATE = Evening(CLUB, 9, 7)  # registration closes with level 7


def test_stacks_take_their_pieces_as_often_as_they_are_sold() -> None:
    sold = (Selling(STACK, 10, True), Selling(pieces(v1000=10), 4, False), Selling((), 3, False))
    assert for_stacks(sold) == {25: 120, 100: 120, 500: 50, 1000: 100}


def test_a_colour_up_brings_what_all_old_chips_are_worth_and_one_for_each_table() -> None:
    moves = brought((Selling(STACK, 9, True),), STEPS, LATE, ENOUGH)
    # Nine players, one table: 108 chips of 25 are 27 of 100, and rounding may give one more.
    assert moves[0] == Brought(Chips(25), Chips(100), 108, 1, pieces(v100=28), 0, 7)
    # By then the table has those as well: 108 + 28 chips of 100.
    assert (moves[1].pieces, moves[1].tables, moves[1].bring) == (136, 1, pieces(v500=29))


def test_tables_get_fewer_and_each_needs_more_new_chips() -> None:
    moves = brought((Selling(STACK, 180, True),), STEPS, LATE, ENOUGH)
    assert [move.tables for move in moves] == [20, 11, 6]
    assert moves[0].bring == pieces(v100=180 * 12 * 25 // 100 + 20)


def test_what_nobody_has_is_not_raced() -> None:
    moves = brought((Selling(pieces(v1000=10), 9, True),), STEPS, LATE, ENOUGH)
    assert [(move.pieces, move.tables, move.bring) for move in moves] == [(0, 0, ())] * 3


def test_where_there_are_no_more_new_chips_higher_ones_come_and_the_tables_give_new_ones_back() -> None:
    at_hand = {**ENOUGH, Chips(100): 110}
    move = brought((Selling(STACK, 9, True),), STEPS, LATE, at_hand)[0]
    # 2,700 is two hundreds and five five hundreds; all hundreds are there, as two come out of the safe.
    assert (move.bring, move.back) == (pieces(v100=2, v500=5), 0)
    move = brought((Selling(STACK, 9, True),), STEPS, LATE, {**at_hand, Chips(100): 108, Chips(500): 45})[0]
    assert (move.bring, move.back) == (pieces(v1000=3), 3)


def test_four_hundred_chips_are_enough_for_ten_stacks_of_12_12_5_6_and_their_colour_ups() -> None:
    at_hand = at_hand_of(chip_set(HOME), {})
    needed = need((Selling(STACK, 10, True),), STEPS, LATE, at_hand)
    # The source keeps 15 chips of 1,000 and 5 of 5,000 for colour-ups, and those are what it takes.
    assert needed == {
        25: PiecesNeeded(120),
        100: PiecesNeeded(120),
        500: PiecesNeeded(50),
        1000: PiecesNeeded(60, 15),
        5000: PiecesNeeded(0, 5),
    }
    assert not missing(needed, at_hand)
    assert missing(need((Selling(STACK, 11, True),), STEPS, LATE, at_hand), at_hand)


def test_what_nothing_is_left_for_is_short_of_the_new_chip() -> None:
    at_hand = {Chips(25): 120, Chips(100): 120, Chips(500): 50, Chips(1000): 60, Chips(5000): 0}
    needed = need((Selling(STACK, 10, True),), STEPS, LATE, at_hand)
    assert missing(needed, at_hand) == {100: 30, 500: 30, 1000: 40}


def test_the_largest_field_and_the_chip_that_runs_out_first() -> None:
    sold = (Selling(STACK, 0, True),)
    found = largest(sold, STEPS, LATE, ENOUGH)
    assert found is not None
    assert not missing(need(grown(sold, found.players), STEPS, LATE, ENOUGH), ENOUGH)
    assert found.limit in missing(need(grown(sold, found.players + 1), STEPS, LATE, ENOUGH), ENOUGH)


def test_where_nobody_is_expected_yet_all_enter_with_the_first_stack_that_is_made() -> None:
    rebuys = Selling(STACK, 0, False)
    sold = (rebuys, Selling((), 0, True), Selling(STACK, 0, True), Selling(STACK, 0, True))
    assert [each.times for each in grown(sold, 40)] == [0, 0, 40, 0]


def test_rebuys_grow_with_the_field_and_what_others_hold_is_not_there() -> None:
    sold = (Selling(pieces(v25=4, v100=9), 10, True), Selling(pieces(v1000=1), 5, False))
    whole = chip_set({25: 4_000, 100: 90_000, 500: 90_000, 1000: 400, 5000: 90_000})
    assert largest(sold, (), LATE, at_hand_of(whole, {})) == Largest(800, Chips(1000))
    assert largest(sold, (), LATE, at_hand_of(whole, {Chips(1000): 300})) == Largest(200, Chips(1000))
    assert largest((Selling((), 10, True),), (), LATE, ENOUGH) is None
    assert largest((Selling(pieces(v50=1), 10, True),), (), LATE, ENOUGH) == Largest(0, Chips(50))


@pytest.mark.parametrize(("row", "left"), [(0, 180), (7, 180), (12, 92), (19, 2), (20, 2)])
def test_a_field_goes_down_slowly_at_first_to_two(row: int, left: int) -> None:
    assert left_at(LATE, row, 180, Chips(1_800_000)) == pytest.approx(left, abs=25)


def test_once_it_is_known_how_many_are_left_no_more_are_thought_of() -> None:
    assert left_at(Evening(CLUB, 9, 11, 40), 11, 180, Chips(1_800_000)) == 40
    assert left_at(Evening(CLUB, 9, 11, 40), 14, 180, Chips(1_800_000)) < 40


stocks = st.fixed_dictionaries({chip: st.integers(0, 6000) for chip in T25})


@settings(max_examples=60, deadline=None)
@given(stocks, st.integers(0, 300), st.integers(0, 200))
def test_the_set_is_enough_exactly_up_to_the_largest_field(at_hand: dict[Chips, int], players: int, more: int) -> None:
    sold = (Selling(STACK, players, True), Selling(pieces(v500=4, v1000=8), more if players else 0, False))
    found = largest(sold, STEPS, LATE, at_hand)
    assert found is not None
    for count in {0, found.players // 2, found.players}:
        assert not missing(need(grown(sold, count), STEPS, LATE, at_hand), at_hand)
    assert found.limit in missing(need(grown(sold, found.players + 1), STEPS, LATE, at_hand), at_hand)


@given(stocks, st.integers(1, 400))
def test_what_is_brought_is_worth_what_leaves_and_at_most_a_chip_a_table_more(
    at_hand: dict[Chips, int], players: int
) -> None:
    for move in brought((Selling(STACK, players, True),), STEPS, LATE, at_hand):
        leaves = move.pieces * move.old + move.back * move.new
        assert leaves <= worth(move.bring) < leaves + (move.tables + 1) * move.new


@given(st.integers(2, 10_000), st.integers(0, 21), st.integers(0, 21))
def test_nobody_comes_back_into_the_field(players: int, row: int, other: int) -> None:
    chips = Chips(players * 10_000)
    early, late = sorted((row, other))
    assert players >= left_at(LATE, early, players, chips) >= left_at(LATE, late, players, chips) >= 2


rooms = st.lists(st.lists(st.integers(0, 30), min_size=2, max_size=9), min_size=1, max_size=12)


@given(
    rooms, st.sampled_from([(25, 100), (100, 500), (500, 1000), (100, 1000)]), st.sampled_from(["half_up", "always_up"])
)
def test_however_the_old_chips_lie_what_is_brought_is_enough_for_the_race(
    room: list[list[int]], chips: tuple[int, int], rounding: Literal["half_up", "always_up"]
) -> None:
    """Exchanged at full value and raced for at every table; who is saved from going out is not counted."""
    old, new = map(Chips, chips)
    there = sum(sum(table) for table in room)
    given_ = 0
    for table in room:
        left = leftovers(dict(enumerate(table, 1)), old=old, new=new)
        racing = race_chips(left, old=old, new=new, rounding=rounding)
        assert racing <= -(-len(table) * (new - old) // new)
        given_ += sum(each.exchanged for each in left) + racing
    step = Leaving(old, new, 0, 1, 1)
    players = sum(len(table) for table in room)
    sold = (Selling(((old, there), (Chips(5000), 9)), 1, True),)
    evening = Evening((level(25), Break(TEN), level(50)), max(len(table) for table in room), 9, players)
    (move,) = brought(sold, (step,), evening, {old: 10_000, new: 100_000, Chips(5000): 900})
    most = dict(move.bring).get(new, 0) + len(room) - move.tables
    assert given_ <= most
