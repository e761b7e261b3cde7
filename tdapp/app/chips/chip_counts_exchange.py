"""Imports and exports chip counts: a list of what the floor counted becomes a count, and counts and ledger become
lists.

A row is a table and its chips, or a seat (a table and a seat, or both as '12-4') or a name and the chips of that stack.
Rows that cannot be taken are shown with their line and why; the others are one act.
"""

import re
from collections.abc import Iterable, Mapping
from datetime import datetime
from decimal import Decimal

from msgspec import Struct

from tdapp.app.lists.columns import Column, Columns, cells_of, name_of
from tdapp.app.lists.csv_files import BadRow, ListRow, ReadList
from tdapp.app.lists.tabular import Cell, Table
from tdapp.domain.chips import chip_counts
from tdapp.domain.refusal import Refused
from tdapp.domain.state import State
from tdapp.domain.units import Chips, EntryId, Seat, TableNo
from tdapp.read.chips.known_stacks import ChipCountRow, ChipCountsView
from tdapp.read.chips.typed_chips import typed_chips
from tdapp.read.clock.depth import Depth
from tdapp.read.message import say_refused
from tdapp.read.people.names import NOBODY, Directory, PlayerName, fold
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.clock.depth import NAMES

_SEAT = re.compile(r"(\d{1,4})\s*[-./ ]\s*(\d{1,2})")
_NUMBER = re.compile(r"\D*(\d{1,4})\D*")  # 'Table 12'
_COUNTS = QT_TRANSLATE_NOOP("Export", "Chip counts")
_TABLES = QT_TRANSLATE_NOOP("Export", "Chip counts by table")
_PLACE = QT_TRANSLATE_NOOP("Export", "Place")
_LAST = QT_TRANSLATE_NOOP("Export", "Last name")
_FIRST = QT_TRANSLATE_NOOP("Export", "First name")
_TABLE = QT_TRANSLATE_NOOP("Export", "Table")
_SEAT_NO = QT_TRANSLATE_NOOP("Export", "Seat")
_CHIPS = QT_TRANSLATE_NOOP("Export", "Chips")
_LEVEL = QT_TRANSLATE_NOOP("Export", "Level")
_AT = QT_TRANSLATE_NOOP("Export", "Counted at")
_PLAYERS = QT_TRANSLATE_NOOP("Export", "Players")
_COUNTED = QT_TRANSLATE_NOOP("Export", "Counted")
_AVERAGE = QT_TRANSLATE_NOOP("Export", "Average")
_LEADER = QT_TRANSLATE_NOOP("Export", "Largest stack")


class CountPlan(Struct, frozen=True):
    """The count a list would make: stacks by entry and tables as one number each, and the rows that cannot be taken."""

    stacks: Mapping[EntryId, Chips]
    tables: Mapping[TableNo, Chips]
    bad: tuple[BadRow, ...]


def plan_count(state: State, now: datetime, directory: Directory, sheet: ReadList, columns: Columns) -> CountPlan:
    """The count an imported list would make, as the columns say.

    Codes of rows that are left out: row.no_chips, row.chips_missing, row.nobody, row.several_in, row.nowhere,
    row.other_there, row.counted_twice, and row.refused for what the rules do not take, with the refusal as a sentence.
    """
    names = _by_name(state, directory)
    stacks: dict[EntryId, Chips] = {}
    tables: dict[TableNo, Chips] = {}
    lines: dict[EntryId | tuple[TableNo], int] = {}
    bad = list(sheet.bad)
    for row in sheet.rows[1 if columns.head else 0 :]:
        found = _read(state, directory, names, row, columns)
        if isinstance(found, BadRow):
            bad.append(found)
            continue
        entry, table, chips = found
        key = (table,) if entry is None and table is not None else entry
        why = None if key is None else _refused(state, now, directory, row, entry, table, chips)
        if key is None:
            bad.append(_bad(row, "row.nowhere"))
        elif key in lines:
            bad.append(_bad(row, "row.counted_twice", first=lines[key]))
        elif why is not None:
            bad.append(why)
        else:
            lines[key] = row.line
            if entry is not None:
                stacks[entry] = chips
            elif table is not None:
                tables[table] = chips
    return CountPlan(stacks, tables, tuple(sorted(bad, key=lambda each: each.line)))


def _read(
    state: State,
    directory: Directory,
    names: Mapping[tuple[str, str], list[EntryId]],
    row: ListRow,
    columns: Columns,
) -> tuple[EntryId | None, TableNo | None, Chips] | BadRow:
    """Whose chips a row says, or of which table; the rules have not looked at it yet."""
    cells = cells_of(row, columns)
    chips = typed_chips(cells[Column.CHIPS])
    if chips is None:
        return _bad(row, "row.no_chips" if cells[Column.CHIPS] else "row.chips_missing", typed=cells[Column.CHIPS])
    name = name_of(cells, columns)
    named = bool(name.last or name.first)
    where = _where(cells)
    if where is None:
        if not named:
            return _bad(row, "row.nowhere")
        found = names.get(name.sort_key, [])
        if not found:
            return _bad(row, "row.nobody", name=name)
        return (found[0], None, Chips(chips)) if len(found) == 1 else _bad(row, "row.several_in", n=len(found))
    if isinstance(where, Seat):
        try:
            entry = chip_counts.at_seat(state, where)
        except Refused as refused:
            return _bad(row, "row.refused", why=say_refused(refused, state, directory))
        there = directory.get(state.entries[entry].player, NOBODY)
        if named and there.sort_key != name.sort_key:
            return _bad(row, "row.other_there", seat=where, name=there)
        return entry, None, Chips(chips)
    return None, where, Chips(chips)


def _where(cells: dict[Column, str]) -> Seat | TableNo | None:
    """The seat or table a row names, None: neither."""
    whole = _SEAT.fullmatch(cells[Column.SEAT]) or _SEAT.fullmatch(cells[Column.TABLE])
    if whole is not None:
        return Seat(TableNo(int(whole[1])), int(whole[2]))
    table, seat = _NUMBER.fullmatch(cells[Column.TABLE]), _NUMBER.fullmatch(cells[Column.SEAT])
    if table is None:
        return None
    number = TableNo(int(table[1]))
    return Seat(number, int(seat[1])) if seat is not None else number


def _refused(
    state: State,
    now: datetime,
    directory: Directory,
    row: ListRow,
    entry: EntryId | None,
    table: TableNo | None,
    chips: Chips,
) -> BadRow | None:
    """Why the rules do not take a row, None: they do."""
    try:
        if entry is not None:
            chip_counts.count(state, now, stacks={entry: chips})
        elif table is not None:
            chip_counts.count(state, now, tables={table: chips})
    except Refused as refused:
        return _bad(row, "row.refused", why=say_refused(refused, state, directory))
    return None


def _by_name(state: State, directory: Directory) -> dict[tuple[str, str], list[EntryId]]:
    """Everybody in play by name; first and last also the other way round, as lists have them."""
    names: dict[tuple[str, str], list[EntryId]] = {}
    for entry in state.playing():
        name = directory.get(entry.player, NOBODY)
        for key in {name.sort_key, PlayerName(name.first, name.last).sort_key, (fold(name.full), "")}:
            names.setdefault(key, []).append(entry.id)
    return names


def _bad(row: ListRow, code: str, **facts: object) -> BadRow:
    return BadRow(row.line, code, ", ".join(filter(None, row.fields))[:200], facts)


def counts_table(view: ChipCountsView, many: int | None = None) -> Table:
    """The list of everybody whose stack was counted, or so many of them, largest first; table and seat stand apart, see
    `spreadsheets`.
    """
    head = (_PLACE, _LAST, _FIRST, _TABLE, _SEAT_NO, _CHIPS, NAMES[view.unit.unit], _LEVEL, _AT)
    return Table(_COUNTS, head, tuple(_count(row) for row in view.leaders(view.counted if many is None else many)))


def _count(row: ChipCountRow) -> tuple[Cell, ...]:
    table, seat = row.seat if row.seat is not None else (None, None)
    who = (row.place, row.name.last, row.name.first, table, seat)
    stack = row.stack
    return who if stack is None else (*who, stack.chips, _depth(stack.depth), stack.level, stack.at)


def by_table(view: ChipCountsView) -> Table:
    """The list of counted stacks table by table."""
    head = (_TABLE, _PLAYERS, _COUNTED, _CHIPS, _AVERAGE, NAMES[view.unit.unit], _LEADER)
    return Table(_TABLES, head, tuple(_by_table(view)))


def _by_table(view: ChipCountsView) -> Iterable[tuple[Cell, ...]]:
    for each in view.tables:
        leader = each.largest.name.full if each.largest is not None else None
        chips = each.chips if each.counted else None
        yield (each.table, each.seated, each.counted, chips, each.average, _depth(each.average_depth), leader)


def _depth(depth: Depth | None) -> Cell:
    """A number where it is whole, else its digits: a list for the press keeps no rounding of ours."""
    many = depth.many if depth is not None else None
    return str(many) if isinstance(many, Decimal) else many
