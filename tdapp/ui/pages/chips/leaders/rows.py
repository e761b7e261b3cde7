"""The rows of the chip counts: everybody by chips, or table by table."""

from collections.abc import Sequence

from tdapp.domain.clock.stack_unit import Unit
from tdapp.read.chips.known_stacks import ChipCountRow, StackSeen, TableStacks
from tdapp.ui.pages.chips.leaders import texts
from tdapp.ui.widgets.cells import Cell, Head, Row
from tdapp.words.clock.depth import HEAD
from tdapp.words.say import Words


def stack_heads(unit: Unit) -> tuple[Head, ...]:
    """The heads of the list of stacks, which are counted in `unit`."""
    return (
        Head(texts.PLACE, 64),
        Head(texts.PLAYER, 60, share=1, worded=True),
        Head(texts.SEAT, 72),
        Head(texts.CHIPS, 110),
        Head(HEAD[unit], 64),
        Head(texts.AT, 150),
    )


def table_heads(unit: Unit) -> tuple[Head, ...]:
    """The heads of the list of tables, whose average is counted in `unit`."""
    return (
        Head(texts.TABLE, 64),
        Head(texts.LEADER, 60, share=1, worded=True),
        Head(texts.OF, 96),
        Head(texts.CHIPS, 120),
        Head(texts.MEAN, 110),
        Head(HEAD[unit], 64),
    )


def stack_rows(rows: Sequence[ChipCountRow], words: Words) -> list[Row]:
    """The rows of the stacks that are known, one each."""
    return [_stack(row, row.stack, words) for row in rows if row.stack is not None]


def _stack(row: ChipCountRow, stack: StackSeen, words: Words) -> Row:
    cells = (
        Cell(words.number(row.place or 0)),
        Cell(f"\u2068{row.name.full}\u2069", strong=row.place == 1),
        Cell(words.seat(row.seat) if row.seat is not None else "", tone="muted"),
        Cell(words.number(stack.chips), strong=True),
        Cell(words.one(stack.depth.many)),
        Cell(seen_at(stack, words), tone="" if stack.now else "muted"),
    )
    return Row(row.entry, row.name.full, cells)


def seen_at(stack: StackSeen, words: Words) -> str:
    """The time a stack was counted, in words; of an earlier level with its number."""
    if stack.now:
        return words(texts.NOW, at=stack.at)
    if stack.level is None:
        return words(texts.BREAK, at=stack.at)
    return words(texts.LEVEL, at=stack.at, level=stack.level)


def table_rows(tables: Sequence[TableStacks], words: Words) -> list[Row]:
    """The rows of the tables with players, one each."""
    return [_table(table, words) for table in tables]


def _table(table: TableStacks, words: Words) -> Row:
    number, leader = words.number(table.table), table.largest
    led = ""
    if leader is not None and leader.stack is not None:
        led = words(texts.LED, name=leader.name, chips=leader.stack.chips)
    known = bool(table.counted)
    cells = (
        Cell(number, strong=True),
        Cell(led),
        Cell(words(texts.COUNTED_IS, counted=table.counted, left=table.seated), tone="muted"),
        Cell(words.number(table.chips) if known else "", strong=True),
        Cell(words.number(table.average) if table.average is not None else ""),
        Cell(words.one(table.average_depth.many) if table.average_depth is not None else ""),
    )
    return Row(table.table, number, cells)
