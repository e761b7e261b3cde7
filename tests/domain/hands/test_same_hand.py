"""Several bust-outs in one hand of hand-for-hand play (HC hand for hand; TDA RP-8; reading A37)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.hands.same_hand import BustPlace, bust_places

Places = list[tuple[int, int, tuple[int, ...]]]


def placed(found: tuple[BustPlace, ...]) -> Places:
    return [(each.best, each.worst, each.busts) for each in found]


@pytest.mark.parametrize(
    ("players", "tables", "stacks", "expected"),
    [
        (50, (3,), (), [(50, 50, (0,))]),
        (50, (3, 7), (), [(49, 50, (0, 1))]),
        (50, (1, 1, 10), (), [(48, 50, (0, 1, 2))]),
        (50, (3, 3), (900, 4000), [(49, 49, (1,)), (50, 50, (0,))]),
        (50, (3, 3), (900, 900), [(49, 50, (0, 1))]),
        (50, (3, 3, 3), (500, 900, 500), [(48, 48, (1,)), (49, 50, (0, 2))]),
    ],
)
def test_one_table_by_stack_and_several_share(
    players: int, tables: tuple[int, ...], stacks: tuple[int, ...], expected: Places
) -> None:
    assert placed(bust_places(players, tables, stacks, by_stack=True)) == expected


def test_a_book_without_ranking_by_stack_lets_all_share() -> None:
    assert placed(bust_places(52, (1, 4, 9), (), by_stack=False)) == [(50, 52, (0, 1, 2))]
    assert placed(bust_places(52, (1, 1), (500, 900), by_stack=False)) == [(51, 52, (0, 1))]


@given(
    st.lists(st.tuples(st.integers(1, 3), st.integers(1, 6)), min_size=1, max_size=8), st.booleans(), st.integers(1, 9)
)
def test_every_place_of_the_hand_is_given_once(outs: list[tuple[int, int]], by_stack: bool, left: int) -> None:
    tables, stacks = [table for table, _stack in outs], [stack for _table, stack in outs]
    players = left + len(outs)
    found = bust_places(players, tables, stacks, by_stack=by_stack)
    covered = [place for each in found for place in range(each.best, each.worst + 1)]
    assert covered == list(range(left + 1, players + 1))
    assert sorted(bust for each in found for bust in each.busts) == list(range(len(outs)))
    for each in found:
        assert each.worst - each.best + 1 == len(each.busts), "as many places as players share them"
    if by_stack and len(set(tables)) == 1:
        best = {bust: each.best for each in found for bust in each.busts}
        for one, place in best.items():
            for other, below in best.items():
                assert (stacks[one] > stacks[other]) is (place < below)
