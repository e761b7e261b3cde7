"""What is asked of every table after every act is answered from what was kept, and as if it were worked out anew."""

import random
from collections.abc import Sequence
from operator import add

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.refusal import Refused
from tdapp.domain.registration.entries import bust_out
from tdapp.domain.seating.break_order import break_order
from tdapp.domain.seating.breaking import break_problem, next_to_break
from tdapp.domain.seating.draw_problem import for_newcomers
from tdapp.domain.seating.locks import how_many_open, open_numbers, stays
from tdapp.domain.seating.room import BlockedSeat, KeptSeat, RoomRules
from tdapp.domain.seating.seat_lottery import level_out
from tdapp.domain.seating.table_facts import BreakOrder, FloorRules
from tdapp.domain.state import State
from tdapp.domain.units import TableNo
from tdapp.values import replace
from tests.domain.evening import Evening, playing


def levelled(heads: Sequence[int], free: Sequence[int], n: int) -> tuple[list[int], list[int], int]:
    """`level_out` as its rule reads: the highest level to which the newcomers bring every table that has seats."""

    def filled(level: int) -> list[int]:
        return [min(room, max(0, level - there)) for there, room in zip(heads, free, strict=True)]

    levels = range(min(heads), max(map(add, heads, free)) + 1)
    level = max(each for each in levels if sum(filled(each)) <= n)
    takes = filled(level)
    nearest = [at for at, there in enumerate(heads) if there + takes[at] == level and takes[at] < free[at]]
    return takes, nearest, n - sum(takes)


@given(st.lists(st.tuples(st.integers(0, 10), st.integers(0, 10)), min_size=1, max_size=40), st.integers(0, 1_000))
def test_tables_that_are_alike_are_levelled_out_as_each_by_itself(tables: list[tuple[int, int]], share: int) -> None:
    heads, free = [there for there, _room in tables], [room for _there, room in tables]
    n = share * sum(free) // 1_000
    assert level_out(heads, free, n) == levelled(heads, free, n)


def by_every_key(state: State) -> list[TableNo]:
    """`break_order` as its rule reads, every table compared with every other one."""
    rules, named = state.floor.rules, {table: at for at, table in enumerate(state.room.rules.order)}

    def key(table: TableNo) -> tuple[int, int]:
        opening = named.get(table, len(named) + table)
        match rules.order:
            case BreakOrder.NEWEST:
                return -state.floor.opened.get(table, 0), -opening
            case BreakOrder.FARTHEST:
                return -abs(table - rules.near), -opening
        return rules.broken.index(table) if table in rules.broken else len(rules.broken), -opening

    return sorted(state.tables, key=key)


def first_that_fits(state: State) -> TableNo | None:
    """`next_to_break` with every table looked at, without the rules of the final table."""
    rest, ideal = len(state.tables) - 1, state.floor.rules.ideal
    if rest < 1 or (ideal and state.alive > ideal * rest):
        return None
    free = {number: how_many_open(state, table) for number, table in state.tables.items()}
    waiting = state.alive - sum(table.seated for table in state.tables.values())
    order = sorted(by_every_key(state), key=lambda number: state.tables[number].seated > 0)
    for number in order:
        table = state.tables[number]
        fixed = any(entry is not None and stays(state, entry) for entry in table.seats)
        if not fixed and table.seated + waiting <= sum(free.values()) - free[number]:
            return number
    return None


def room(chance: random.Random, state: State) -> State:
    """The same people in a room with other rules."""
    tables = list(state.tables)
    named = tuple(chance.sample(tables, chance.choice((0, 0, 3, len(tables)))))
    sitting = [entry for entry in state.playing() if entry.seat is not None]
    kept = tuple(KeptSeat(each.player, each.seat) for each in chance.sample(sitting, 2) if each.seat is not None)
    rules = RoomRules(
        order=named,
        blocked=chance.choice(((), (), (BlockedSeat(chance.randint(1, 9)), BlockedSeat(2, tables[0])))),
        kept=chance.choice(((), (), kept)),
        even=chance.random() < 0.5,
    )
    floor = FloorRules(
        ideal=chance.choice((0, 0, 7)),
        order=chance.choice(list(BreakOrder)),
        broken=tuple(chance.sample(tables, chance.choice((0, 2)))),
        near=chance.choice(tables),
    )
    opened = state.floor.opened.update({table: at for at, table in enumerate(chance.sample(tables, 3), 1)})
    floor_state = replace(state.floor, rules=floor, opened=opened)
    return replace(state, room=replace(state.room, rules=rules), floor=floor_state)


def check(state: State) -> None:
    tables = list(state.tables.values())
    filled = state.filled
    assert [(table.number, here) for table, here in filled.heads] == [(each.number, each.seated) for each in tables]
    assert filled.seated == sum(each.seated for each in tables)
    assert filled.chairs == sum(len(each.seats) for each in tables)
    assert filled.fullest == max(each.seated for each in tables)
    assert break_order(state) == by_every_key(state)
    assert next_to_break(state) == first_that_fits(state)
    problem, opened = for_newcomers(state, ())
    assert not opened
    drawn = [(each.number, each.seated, tuple(open_numbers(state, each))) for each in tables]
    assert [(each.table, each.heads, each.seats) for each in problem.tables] == [each for each in drawn if each[2]]
    breaks = tables[len(tables) // 2]
    try:
        problem, dealt = break_problem(state, breaks.number, "seed")
    except Refused as refused:
        assert refused.code == "table.no_room" or state.room.rules.kept
        return
    assert breaks.number not in {each.table for each in problem.tables}
    assert len(problem.tables) + len(problem.kept) <= len(tables)
    assert set(dealt) == {entry for entry in breaks.seats if entry is not None}


@pytest.mark.parametrize("seed", range(4))
def test_random_rooms_are_asked_the_same_after_every_bust_out_and_undo(seed: int) -> None:
    chance = random.Random(seed)
    made: Evening = playing(700)
    assert len(made.state.tables) > 64, "more than one chunk"
    for _act in range(25):
        leaves = chance.sample([entry.id for entry in made.state.playing()], chance.choice((1, 1, 9)))
        made.do(bust_out, tuple(leaves))
        if chance.random() < 0.3:
            made.undo()
        check(made.state)
        check(room(chance, made.state))
        check(made.state)
