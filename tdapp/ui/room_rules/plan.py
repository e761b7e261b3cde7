"""Changing the plan of the room: tables put side by side in an area, and one table moved to another place."""

from collections.abc import Iterable, Sequence

from tdapp.domain.seating.arranging import MOST_PLACES
from tdapp.domain.seating.room import TablePlace
from tdapp.domain.units import TableNo
from tdapp.values import replace

Places = tuple[TablePlace, ...]


def placed(places: Places, tables: Sequence[TableNo], area: str, per_row: int) -> Places:
    """The plan with these tables side by side in an area, so many a row, behind those that stand there already."""
    rest = without(places, tables)
    first = max((each.row for each in rest if each.area == area), default=0) + 1
    new = (TablePlace(table, area, first + at // per_row, 1 + at % per_row) for at, table in enumerate(tables))
    return (*rest, *new)


def without(places: Places, tables: Iterable[TableNo]) -> Places:
    """The plan without these tables."""
    gone = set(tables)
    return tuple(each for each in places if each.table not in gone)


def moved(places: Places, table: TableNo, area: str, row: int, place: int) -> Places:
    """The plan with one table in another place; whoever stands there takes its place. Nothing happens beyond
    the room's edge.
    """
    here = next((each for each in places if each.table == table), None)
    if here is None or not (1 <= row <= MOST_PLACES and 1 <= place <= MOST_PLACES):
        return places
    there = TablePlace(table, area, row, place)
    return tuple(
        there
        if each.table == table
        else replace(each, area=here.area, row=here.row, place=here.place)
        if (each.area, each.row, each.place) == (area, row, place)
        else each
        for each in places
    )
