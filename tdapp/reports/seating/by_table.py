"""Seating by table: one block a table, whole, for whoever walks the floor."""

from pathlib import Path
from typing import BinaryIO

from msgspec import Struct

from tdapp.read.papers import SeatingByTable
from tdapp.read.people.names import PlayerName
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.columns import pages, stack
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import FINE, RIGHT, STRONG, Sheet
from tdapp.words.papers import papers as said
from tdapp.words.say import Words

_COLUMNS = 3
_GAP = 16
_LINE, _HEAD, _BELOW = 15.0, 22.0, 12.0
_WAITING_A_BLOCK = 10


class _Block(Struct, frozen=True):
    """A table, or some of those who wait. `label` is what a page says it covers; '' for nothing."""

    title: str
    count: str
    label: str
    lines: tuple[tuple[str, PlayerName | str], ...]  # a seat, and who sits there or what is to be said of it

    @property
    def height(self) -> float:
        return _HEAD + len(self.lines) * _LINE


def build(model: SeatingByTable, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the list of seats by table."""
    level = words(said.LEVEL_NOW, number=model.level) if model.level else ""
    facts = said.facts(level, said.seated(words, players=model.players, tables=len(model.tables)))
    sheet = Sheet(out, kind=SheetKind.BY_TABLE, stamp=model.stamp, words=words, paper=paper, fonts=fonts, facts=facts)
    blocks = _blocks(model, words)
    if not blocks:
        sheet.empty_page()
        return sheet.finish()
    columns = stack([block.height for block in blocks], column=sheet.top - sheet.bottom, gap=_BELOW)
    leaves = pages(columns, _COLUMNS)
    width = (sheet.width - _GAP * (_COLUMNS - 1)) / _COLUMNS
    for number, leaf in enumerate(leaves, 1):
        labels = [label for column in leaf for block in column if (label := blocks[block].label)]
        sheet.start_page(number, len(leaves), said.spans(words, labels[0], labels[-1]) if labels else "")
        for place, column in enumerate(leaf):
            y = sheet.top
            for block in column:
                _draw(sheet, blocks[block], sheet.left + place * (width + _GAP), y - 4, width)
                y -= blocks[block].height + _BELOW
        sheet.end_page()
    return sheet.finish()


def _blocks(model: SeatingByTable, words: Words) -> list[_Block]:
    blocks = []
    for table in model.tables:
        text = said.TABLE_IN_AREA if table.area else said.TABLE_NUMBER
        title = words(text, number=table.number, area=table.area)
        taken = sum(name is not None for name in table.seats)
        closed = {seat: label or words(said.NOT_USED) for seat, label in table.blocked}
        lines = tuple((words.number(seat), name or closed.get(seat, "")) for seat, name in enumerate(table.seats, 1))
        blocks.append(_Block(title, words(said.PLAYERS, n=taken), words.number(table.number), lines))
    for start in range(0, len(model.waiting), _WAITING_A_BLOCK):
        some = model.waiting[start : start + _WAITING_A_BLOCK]
        count = words(said.PLAYERS, n=len(model.waiting)) if not start else words(said.CONTINUED)
        blocks.append(_Block(words(said.WAITING), count, "", tuple(("", name) for name in some)))
    return blocks


def _draw(sheet: Sheet, block: _Block, x: float, top: float, width: float) -> None:
    y = top - _HEAD + 4
    taken = sheet.text(x + width, y + 5, block.count, size=8.5, align=RIGHT, width=width * 0.45)
    sheet.text(x, y + 5, block.title, size=13, bold=True, width=width - taken - 6, least=8)
    sheet.rule(y, x0=x, x1=x + width, weight=STRONG if block.label else FINE)
    for number, name in block.lines:
        y -= _LINE
        sheet.text(x + 14, y + 4, number, size=11, bold=True, align=RIGHT)
        start = 21 if number else 0
        if isinstance(name, str):
            sheet.text(x + start, y + 4, name, size=8.5, width=width - start)
        else:
            sheet.name(x + start, y + 4, name.last, name.first, size=10, width=width - start)
        sheet.rule(y, x0=x, x1=x + width)
