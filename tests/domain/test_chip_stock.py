"""Pieces needed for stacks and colour-ups, and the largest field the set is enough for."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.app.templates import structures
from tdapp.domain.chip_set import ChipSet
from tdapp.domain.chip_stock import (
    Brought,
    Evening,
    Largest,
    Need,
    Selling,
    brought,
    for_stacks,
    grown,
    largest,
    left_at,
    missing,
    need,
)
from tdapp.domain.colour_up import plan
from tdapp.domain.units import Chips
from tests.domain.chip_samples import HOME, PLENTY, chip_set, pieces

STACK = pieces(v25=12, v100=12, v500=5, v1000=6)  # 10,000
CLUB = next(each.structure for each in structures() if each.key == "club_t25")
T25 = tuple(map(Chips, (25, 100, 500, 1000, 5000)))
STEPS = plan(CLUB, T25).steps
LATE = Evening(CLUB, 9, 7)  # registration closes with level 7


def test_stacks_take_their_pieces_as_often_as_they_are_sold() -> None:
    sold = (Selling(STACK, 10, True), Selling(pieces(v1000=10), 4, False), Selling((), 3, False))
    assert for_stacks(sold) == {25: 120, 100: 120, 500: 50, 1000: 100}


def test_a_colour_up_brings_what_all_old_chips_are_worth_and_one_for_each_table() -> None:
    moves = brought((Selling(STACK, 9, True),), STEPS, LATE)
    # Nine players, one table: 108 chips of 25 are 27 of 100, and rounding may give one more.
    assert moves[0] == Brought(Chips(25), Chips(100), 108, 1, 28, 28, 7)
    # By then the table has those as well: 108 + 28 chips of 100.
    assert moves[1].pieces == 136
    assert (moves[1].bring_all, moves[1].tables) == (29, 1)


def test_tables_get_fewer_and_each_needs_more_new_chips() -> None:
    moves = brought((Selling(STACK, 180, True),), STEPS, LATE)
    assert [move.tables for move in moves] == [20, 13, 8]
    assert moves[0].bring == -(-180 * 12 * 25 // (100 * 20)) + 1
    assert all(move.bring * move.tables >= move.bring_all for move in moves)


def test_what_nobody_has_is_not_raced() -> None:
    moves = brought((Selling(pieces(v1000=10), 9, True),), STEPS, LATE)
    assert [(move.pieces, move.bring_all) for move in moves] == [(0, 0), (0, 0), (0, 0)]


def test_the_need_counts_stacks_and_what_colour_ups_bring() -> None:
    needed = need((Selling(STACK, 10, True),), STEPS, LATE)
    # Ten players sit at two tables when the 25s leave, and at one when the 100s do.
    assert needed == {25: Need(120, 0), 100: Need(120, 32), 500: Need(50, 32), 1000: Need(60, 42)}
    assert missing({chip: each.total for chip, each in needed.items()}, chip_set(HOME)) == {100: 32, 500: 32, 1000: 27}


def test_the_largest_field_and_the_chip_that_runs_out_first() -> None:
    sold = (Selling(STACK, 0, True),)
    found = largest(sold, STEPS, LATE, chip_set(PLENTY), {})
    assert found is not None
    fits = need(grown(sold, found.players), STEPS, LATE)
    more = need(grown(sold, found.players + 1), STEPS, LATE)
    assert not missing({chip: each.total for chip, each in fits.items()}, chip_set(PLENTY))
    assert found.limit in missing({chip: each.total for chip, each in more.items()}, chip_set(PLENTY))


def test_rebuys_grow_with_the_field_and_what_others_hold_is_not_there() -> None:
    sold = (Selling(pieces(v25=4, v100=9), 10, True), Selling(pieces(v1000=1), 5, False))
    whole = chip_set({25: 4_000, 100: 90_000, 500: 90_000, 1000: 400, 5000: 90_000})
    assert largest(sold, (), LATE, whole, {}) == Largest(800, Chips(1000))
    assert largest(sold, (), LATE, whole, {Chips(1000): 300}) == Largest(200, Chips(1000))
    assert largest((Selling((), 10, True),), (), LATE, whole, {}) is None
    assert largest((Selling(pieces(v50=1), 10, True),), (), LATE, whole, {}) == Largest(0, Chips(50))


@pytest.mark.parametrize(("row", "left"), [(0, 180), (7, 180), (12, 92), (19, 2), (20, 2)])
def test_a_field_goes_down_slowly_at_first_to_two(row: int, left: int) -> None:
    assert left_at(LATE, row, 180, Chips(1_800_000)) == pytest.approx(left, abs=25)


def test_once_it_is_known_how_many_are_left_no_more_are_thought_of() -> None:
    assert left_at(Evening(CLUB, 9, 11, 40), 11, 180, Chips(1_800_000)) == 40
    assert left_at(Evening(CLUB, 9, 11, 40), 14, 180, Chips(1_800_000)) < 40


stocks = st.fixed_dictionaries({chip: st.integers(0, 6000) for chip in T25}).map(chip_set)


@settings(max_examples=60)
@given(stocks, st.integers(0, 300), st.integers(0, 200))
def test_the_set_is_enough_exactly_up_to_the_largest_field(whole: ChipSet, players: int, rebuys: int) -> None:
    sold = (Selling(STACK, players, True), Selling(pieces(v500=4, v1000=8), rebuys if players else 0, False))
    found = largest(sold, STEPS, LATE, whole, {})
    assert found is not None
    for field in {0, found.players // 2, found.players}:
        needed = need(grown(sold, field), STEPS, LATE)
        assert not missing({chip: each.total for chip, each in needed.items()}, whole)
    needed = need(grown(sold, found.players + 1), STEPS, LATE)
    assert found.limit in missing({chip: each.total for chip, each in needed.items()}, whole)


@given(st.integers(2, 10_000), st.integers(0, 21), st.integers(0, 21))
def test_nobody_comes_back_into_the_field(players: int, row: int, other: int) -> None:
    chips = Chips(players * 10_000)
    early, late = sorted((row, other))
    assert players >= left_at(LATE, early, players, chips) >= left_at(LATE, late, players, chips) >= 2
