"""The order tables break in; of equally large tables the first of it also gives first (HC and TDA 11-C)."""

from collections.abc import Callable
from enum import StrEnum

from tdapp.domain.room import RoomRules
from tdapp.domain.state import State
from tdapp.domain.table_facts import BreakOrder
from tdapp.domain.units import TableNo

OTHER_AREA = 1_000  # so much farther away than any row or place is another area of the room


class BreaksBy(StrEnum):
    """By what a table is the next to break: the list names it, or what stands behind the list, or another order."""

    LISTED = "listed"
    HIGHEST = "highest"  # number
    LAST_TO_OPEN = "last_to_open"
    NEWEST = "newest"
    FARTHEST = "farthest"


def breaks_by(state: State, table: TableNo) -> BreaksBy:
    """By what this table stands where it does in the order tables break in."""
    rules = state.floor.rules
    if rules.order is not BreakOrder.LIST:
        return BreaksBy.NEWEST if rules.order is BreakOrder.NEWEST else BreaksBy.FARTHEST
    if table in rules.broken:
        return BreaksBy.LISTED
    return BreaksBy.LAST_TO_OPEN if table in state.room.rules.order else BreaksBy.HIGHEST


def break_order(state: State) -> list[TableNo]:
    """The open tables, the one to break first in front."""
    rules, opened = state.floor.rules, state.floor.opened
    opening = _opening(state.room.rules)
    listed = {table: at for at, table in enumerate(rules.broken)}
    if rules.order is BreakOrder.NEWEST:
        return sorted(state.tables, key=lambda table: (-opened.get(table, 0), -opening(table)))
    if rules.order is BreakOrder.FARTHEST:
        return sorted(state.tables, key=lambda table: (-_distance(state, rules.near, table), -opening(table)))
    return sorted(state.tables, key=lambda table: (listed.get(table, len(listed)), -opening(table)))


def _opening(rules: RoomRules) -> Callable[[TableNo], int]:
    """The place of a table in the order tables open."""
    order = {table: at for at, table in enumerate(rules.order)}
    return lambda table: order.get(table, len(order) + table)


def _distance(state: State, near: TableNo, table: TableNo) -> int:
    """How far a table stands from another: by the plan of the room, without one by their numbers."""
    here, there = state.room.rules.place_of(near), state.room.rules.place_of(table)
    if here is None or there is None:
        return abs(table - near)
    apart = OTHER_AREA if here.area != there.area else 0
    return apart + abs(here.row - there.row) + abs(here.place - there.place)
