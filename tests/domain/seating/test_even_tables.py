"""Which tables give and take: never more moves than the bound, and the bound is what a search over all moves finds."""

from collections import deque

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.domain.seating.even_tables import Load, fewest_moves, gives_and_takes
from tdapp.domain.units import TableNo

Tables = list[tuple[int, int]]
TABLE = st.integers(2, 10).flatmap(lambda size: st.tuples(st.integers(0, size), st.just(size)))


def loads(tables: Tables) -> list[Load]:
    return [Load(TableNo(n + 1), heads, size - heads, heads, n) for n, (heads, size) in enumerate(tables)]


def even(tables: Tables, tolerance: int) -> bool:
    """Whether no table differs too much from one that still has room."""
    least = min((heads for heads, size in tables if heads < size), default=None)
    return least is None or max(heads for heads, _size in tables) - least <= tolerance


def searched(tables: Tables, tolerance: int) -> int:
    """The fewest moves by trying every one of them, breadth first."""
    start = tuple(heads for heads, _size in tables)
    sizes = [size for _heads, size in tables]
    seen, line = {start}, deque([(start, 0)])
    while line:
        heads, moves = line.popleft()
        if even(list(zip(heads, sizes, strict=True)), tolerance):
            return moves
        for giver, here in enumerate(heads):
            for taker, there in enumerate(heads):
                if giver != taker and here and there < sizes[taker]:
                    after = list(heads)
                    after[giver] -= 1
                    after[taker] += 1
                    if tuple(after) not in seen:
                        seen.add(tuple(after))
                        line.append((tuple(after), moves + 1))
    raise AssertionError("no way to even them out")


@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.integers(2, 6).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))), min_size=1, max_size=4),
    st.integers(1, 3),
)
def test_never_more_moves_than_a_search_over_all_of_them_finds(tables: Tables, tolerance: int) -> None:
    fewest = searched(tables, tolerance)
    assert fewest_moves(tables, tolerance) == fewest
    assert len(gives_and_takes(loads(tables), tolerance)) == fewest


@settings(deadline=None)
@given(st.lists(TABLE, min_size=1, max_size=40), st.integers(1, 4))
def test_in_larger_rooms_the_moves_are_the_bound_and_nobody_gives_and_takes(tables: Tables, tolerance: int) -> None:
    moves = gives_and_takes(loads(tables), tolerance)
    assert len(moves) == fewest_moves(tables, tolerance)
    assert not {giver for giver, _taker in moves} & {taker for _giver, taker in moves}
    heads = [heads for heads, _size in tables]
    for giver, taker in moves:
        heads[giver - 1] -= 1
        heads[taker - 1] += 1
    after = [(now, size) for now, (_heads, size) in zip(heads, tables, strict=True)]
    assert all(0 <= now <= size for now, size in after)
    assert even(after, tolerance)


def test_hc_11_c_the_largest_table_gives_and_of_equals_the_one_that_breaks_first() -> None:
    tables = [Load(TableNo(4), 9, 0, 9, 0), Load(TableNo(2), 9, 0, 9, 1), Load(TableNo(1), 7, 2, 7, 2)]
    assert gives_and_takes([*tables, Load(TableNo(3), 7, 2, 7, 3)], 1) == [(4, 3), (2, 1)]
    assert gives_and_takes([*tables[:1], Load(TableNo(2), 8, 1, 8, 1), Load(TableNo(3), 7, 2, 7, 3)], 1) == [(4, 3)]


def test_more_players_than_seats_is_no_room() -> None:
    with pytest.raises(ValueError, match="seats"):
        fewest_moves([(5, 4)], 1)
    assert fewest_moves([], 1) == 0
