"""Rules of the room as they are typed and shown, and a plan of the room that is changed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.seating.room import BlockedSeat, TablePlace
from tdapp.domain.units import TableNo
from tdapp.ui.room_rules import typed
from tdapp.ui.room_rules.plan import moved, placed, without
from tdapp.words.parsing import BadInput


def place(table: int, row: int, at: int, area: str = "Blue") -> TablePlace:
    return TablePlace(TableNo(table), area, row, at)


@pytest.mark.parametrize(
    ("text", "meant"),
    [("", ()), ("7", (7,)), ("1-4, 12", (1, 2, 3, 4, 12)), ("5; 1 - 3", (5, 1, 2, 3)), ("3 1 2", (3, 1, 2))],
)
def test_numbers_are_read(text: str, meant: tuple[int, ...]) -> None:
    assert typed.numbers(text) == meant


@pytest.mark.parametrize("text", ["x", "4-1", "1-", "99999", "1-99999", "1.5"])
def test_what_is_no_number_is_said(text: str) -> None:
    with pytest.raises(BadInput):
        typed.numbers(text)


@pytest.mark.parametrize(("read", "text"), [(typed.sizes, "1-3 8"), (typed.sizes, "a: 3"), (typed.blocked, "x")])
def test_what_is_not_understood_is_said(read: object, text: str) -> None:
    with pytest.raises(BadInput) as bad:
        read(text)  # type: ignore[operator]
    assert bad.value.facts["typed"]


@given(st.lists(st.integers(1, 9_999), max_size=30))
def test_what_is_shown_reads_as_it_was(numbers: list[int]) -> None:
    assert typed.numbers(typed.said_numbers(numbers)) == tuple(numbers)


@given(st.dictionaries(st.integers(1, 500), st.integers(2, 10), max_size=20))
def test_sizes_shown_read_as_they_were(sizes: dict[int, int]) -> None:
    shown = typed.said_sizes([(TableNo(table), size) for table, size in sorted(sizes.items())])
    assert dict(typed.sizes(shown)) == sizes


def test_blocked_seats_shown_read_as_they_were() -> None:
    seats = (BlockedSeat(10), BlockedSeat(9, TableNo(3), "dealer, old"), BlockedSeat(1, TableNo(40)))
    assert typed.blocked(typed.said_blocked(seats)) == seats


def test_tables_are_placed_in_rows_behind_those_that_stand_there() -> None:
    plan = placed((), [TableNo(n) for n in (1, 2, 3)], "Blue", 2)
    assert plan == (place(1, 1, 1), place(2, 1, 2), place(3, 2, 1))
    assert placed(plan, [TableNo(9), TableNo(1)], "Blue", 5)[-2:] == (place(9, 3, 1), place(1, 3, 2))
    assert without(plan, [TableNo(2)]) == (place(1, 1, 1), place(3, 2, 1))


def test_a_table_that_is_moved_onto_another_changes_places_with_it() -> None:
    plan = (place(1, 1, 1), place(2, 1, 2))
    assert moved(plan, TableNo(1), "Blue", 1, 2) == (place(1, 1, 2), place(2, 1, 1))
    assert moved(plan, TableNo(1), "Blue", 3, 4) == (place(1, 3, 4), place(2, 1, 2))
    assert moved(plan, TableNo(1), "Blue", 0, 1) == plan
    assert moved(plan, TableNo(7), "Blue", 1, 1) == plan


_PLACES = st.tuples(st.sampled_from(["Blue", "Red"]), st.integers(0, 5), st.integers(0, 5))


@given(st.lists(st.tuples(st.integers(1, 8), _PLACES), max_size=20))
def test_no_two_tables_ever_stand_in_one_place(moves: list[tuple[int, tuple[str, int, int]]]) -> None:
    plan = placed((), [TableNo(n) for n in range(1, 9)], "Blue", 3)
    for table, (area, row, at) in moves:
        plan = moved(plan, TableNo(table), area, row, at)
        assert len({(each.area, each.row, each.place) for each in plan}) == len(plan) == 8
