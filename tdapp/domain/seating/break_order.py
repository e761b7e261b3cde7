"""The order tables break in; of equally large tables the first of it also gives first (HC and TDA 11-C)."""

from enum import StrEnum

from tdapp.domain.seating.table_facts import BreakOrder
from tdapp.domain.state import State
from tdapp.domain.units import TableNo

OTHER_AREA = 1_000  # so much farther away than any row or place is another area of the room


class BreaksBy(StrEnum):
    """Why a table is the next to break: nobody sits there, the list names it, or what stands behind the list, or
    another order; or those that come first in it cannot break, as their players do not fit elsewhere.
    """

    EMPTY = "empty"
    LISTED = "listed"
    HIGHEST = "highest"  # number
    LAST_TO_OPEN = "last_to_open"
    NEWEST = "newest"
    FARTHEST = "farthest"
    FITS = "fits"


def breaks_by(state: State, table: TableNo) -> BreaksBy:
    """Why this table is the next to break, as the room stands."""
    rules = state.floor.rules
    if not state.tables[table].seated:
        return BreaksBy.EMPTY
    if table != next(each for each in break_order(state) if state.tables[each].seated):
        return BreaksBy.FITS
    if rules.order is not BreakOrder.LIST:
        return BreaksBy.NEWEST if rules.order is BreakOrder.NEWEST else BreaksBy.FARTHEST
    if table in rules.broken:
        return BreaksBy.LISTED
    named = table in state.room.rules.order
    return BreaksBy.HIGHEST if not named and table == max(state.tables) else BreaksBy.LAST_TO_OPEN


def break_order(state: State) -> list[TableNo]:
    """The open tables, the one to break first in front."""
    rules, opened = state.floor.rules, state.floor.opened
    order = _last_to_open(state)
    if rules.order is BreakOrder.NEWEST:
        return sorted(order, key=lambda table: -opened.get(table, 0))
    if rules.order is BreakOrder.FARTHEST:
        return sorted(order, key=lambda table: -_distance(state, rules.near, table))
    if not rules.broken:
        return order
    listed = {table: at for at, table in enumerate(rules.broken)}
    return sorted(order, key=lambda table: listed.get(table, len(listed)))


def _last_to_open(state: State) -> list[TableNo]:
    """The open tables, the last in the order tables open in front: those the room's rules do not name open after all
    others, by number. Nothing is compared, as this is asked after every act.
    """
    named, tables = state.room.rules.order, state.tables
    if not named:
        return list(tables)[::-1]
    order = {table: at for at, table in enumerate(named)}
    by_order = sorted((table for table in order if table in tables), key=lambda table: -order[table])
    return [*[table for table in tables if table not in order][::-1], *by_order]


def _distance(state: State, near: TableNo, table: TableNo) -> int:
    """How far a table stands from another: by the plan of the room, without one by their numbers."""
    here, there = state.room.rules.place_of(near), state.room.rules.place_of(table)
    if here is None or there is None:
        return abs(table - near)
    apart = OTHER_AREA if here.area != there.area else 0
    return apart + abs(here.row - there.row) + abs(here.place - there.place)
