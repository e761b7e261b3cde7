"""The state of the floor: clock, counts, what is open, and lines to write on while a night goes on by hand."""

from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from tdapp.domain.units import Money
from tdapp.read.floor_sheet import FloorSheet
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.flow import Block, heading, pages, paragraph, set_pages
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import FINE, RIGHT, Sheet
from tdapp.words.money.statement import open_prize
from tdapp.words.papers import floor_sheet as said
from tdapp.words.say import Words

_BODY, _BOXES, _ROW = 10.5, 50.0, 24.0
_TIME, _SEAT = 0.12, 0.42  # where the columns to write in end, as a part of the width


def build(model: FloorSheet, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the state of the floor; what is left of its last page are lines to write on."""
    sheet = Sheet(out, kind=SheetKind.FLOOR, stamp=model.stamp, words=words, paper=paper, fonts=fonts, facts="")
    room = sheet.top - sheet.bottom - 8
    leaves = pages(list(_blocks(sheet, model)), room)
    return set_pages(sheet, leaves, down=4, end=lambda y: _lines_to_write(sheet, y))


def _blocks(sheet: Sheet, model: FloorSheet) -> Iterator[Block]:
    words, status = sheet.words, model.status
    yield _figures(sheet, model)
    yield heading(sheet, words(said.CLOCK, time=model.stamp.printed_at))
    for line in said.clock_lines(words, model):
        yield paragraph(sheet, line, size=_BODY)
    yield heading(sheet, words(said.PENALTIES_HEAD))
    for penalty in model.penalties:
        yield paragraph(sheet, said.penalty_line(words, penalty), size=_BODY)
    if not model.penalties:
        yield paragraph(sheet, words(said.NONE), size=_BODY)
    if model.owed:
        currency = status.pool.currency
        yield heading(sheet, words(said.OWED, currency=currency))
        for each in model.owed:
            amount = words.amount(Money(each.due or each.back, currency))
            yield _owed(sheet, open_prize(words, each, finished=False), amount)
    yield heading(sheet, words(said.WRITTEN))
    yield paragraph(sheet, words(said.GO_ON), size=_BODY, after=6.0)


def _figures(sheet: Sheet, model: FloorSheet) -> Block:
    facts = _facts(sheet.words, model)

    def draw(y: float) -> None:
        sheet.boxes(y - 2, facts)

    return Block(_BOXES, draw)


def _facts(words: Words, model: FloorSheet) -> list[tuple[str, str]]:
    """The boxes at the top. Where nothing is paid no pool is spoken of."""
    clock, status = model.clock, model.status
    level = clock.level
    where = words(said.BREAK) if clock.on_break is not None else words(said.LEVEL)
    facts = [
        (where, words.number(level.number) if level is not None and clock.on_break is None else "—"),
        (words(said.LEFT), words.clock(clock.left)),
        (words(said.LEFT_IN), words(said.OF, left=status.left, entries=status.entries)),
        (words(said.TABLES), words.number(status.tables)),
        (words(said.AVERAGE), "—" if status.average is None else words.number(status.average)),
    ]
    return [*facts, (words(said.POOL), words.money(status.pool))] if status.pool.cents else facts


def _owed(sheet: Sheet, who: str, amount: str) -> Block:
    height = _BODY * 1.5

    def draw(y: float) -> None:
        base = y - _BODY * 1.1
        wide = sheet.text(sheet.right, base, amount, size=_BODY, align=RIGHT, width=sheet.width * 0.3)
        sheet.text(sheet.left, base, who, size=_BODY, width=sheet.width - wide - 8)

    return Block(height, draw)


def _lines_to_write(sheet: Sheet, y: float) -> None:
    """A table with empty rows down to the end of the page."""
    if y - 2 * _ROW < sheet.bottom:
        return
    columns = ((0.0, said.TIME_HEAD), (_TIME, said.SEAT_HEAD), (_SEAT, said.DONE_HEAD))
    for part, head in columns:
        sheet.text(sheet.left + sheet.width * part + 4, y - 12, sheet.words(head), size=8.5, bold=True)
    y -= 18
    top = y
    while y - _ROW > sheet.bottom:
        sheet.rule(y, weight=FINE)
        y -= _ROW
    sheet.rule(y, weight=FINE)
    for part, _head in columns[1:]:
        x = sheet.left + sheet.width * part
        sheet.line(x, top, x, y, weight=FINE)
