"""Count sheets, two a page: who sits where, a line for each count, a box for the total."""

from pathlib import Path
from typing import BinaryIO

from tdapp.read.chips.chip_papers import CountSheets
from tdapp.read.papers import TableBlock
from tdapp.read.people.names import PlayerName
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.chips.chip_drawing import draw_chips
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import FINE, HAIR, RIGHT, STRONG, Sheet
from tdapp.reports.typesetting.two_up import Half, begin_half, cut, places, sign
from tdapp.words.chips import chip_papers as said
from tdapp.words.papers import papers as common
from tdapp.words.say import Words

_BAR, _CHIP = 28.0, 23.0
_HEAD, _ROW, _LEAST_ROW, _TOTAL = 14.0, 21.0, 12.0, 22.0
_SEAT, _NAME, _COUNT = 0.05, 0.065, 0.56  # where columns end (numbers) or begin, as a part of the width


def build(model: CountSheets, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the count sheets."""
    sheet = Sheet(out, kind=SheetKind.COUNT_SHEETS, stamp=model.stamp, words=words, paper=paper, fonts=fonts)
    if not model.tables:
        sheet.empty_page()
        return sheet.finish()
    level = words(common.LEVEL_NOW, number=model.level) if model.level else ""
    for page in places(len(model.tables)):
        cut(sheet)
        for place, number in page:
            table = model.tables[number]
            half = begin_half(
                sheet,
                place,
                title=words(said.COUNT_OF),
                corner=words(said.TABLE, number=table.number),
                facts=common.facts(table.area, level),
                number=number + 1,
                count=len(model.tables),
            )
            _draw(sheet, model, table, half)
        sheet.end_page()
    return sheet.finish()


def _draw(sheet: Sheet, model: CountSheets, table: TableBlock, half: Half) -> None:
    words, top = sheet.words, half.top
    if model.chips:
        middle = top - _BAR / 2 + 2
        wide = sheet.text(sheet.left, middle - 3.5, words(said.IN_PLAY), size=9.5, width=sheet.width * 0.2)
        draw_chips(sheet, model.chips, sheet.left + wide + 8, middle, _CHIP, room=sheet.width - wide - 8)
        top -= _BAR + 4
    low = sign(sheet, half.bottom, (words(said.COUNTED_BY), words(said.CHECKED_BY)))
    bottom = _total(sheet, low)
    _heads(sheet, top)
    y = top - _HEAD
    row = max(_LEAST_ROW, min(_ROW, (y - bottom) / max(1, len(table.seats))))
    for number, name in enumerate(table.seats, 1):
        y -= row
        _seat(sheet, number, name, y, row)


def _heads(sheet: Sheet, top: float) -> None:
    words, base = sheet.words, top - _HEAD + 4
    sheet.text(_at(sheet, _SEAT), base, words(said.SEAT), size=8, bold=True, align=RIGHT, width=sheet.width * _SEAT)
    sheet.text(_at(sheet, _NAME), base, words(said.NAME), size=8, bold=True, width=sheet.width * (_COUNT - _NAME))
    sheet.text(_at(sheet, _COUNT), base, words(said.COUNT), size=8, bold=True, width=sheet.width * (1 - _COUNT))
    sheet.rule(top - _HEAD, weight=STRONG)


def _seat(sheet: Sheet, number: int, name: PlayerName | None, y: float, row: float) -> None:
    base = y + (row - 10) / 2 + 1.5
    sheet.text(_at(sheet, _SEAT), base, sheet.words.number(number), size=10.5, bold=True, align=RIGHT)
    if name is not None:
        room = sheet.width * (_COUNT - _NAME) - 10
        sheet.name(_at(sheet, _NAME), base, name.last, name.first, size=10, width=room)
    sheet.rule(y, x1=_at(sheet, _COUNT) - 6, weight=HAIR)
    sheet.rule(y, x0=_at(sheet, _COUNT), weight=FINE)


def _total(sheet: Sheet, bottom: float) -> float:
    """The box for the total. Returns where it begins."""
    x, y = _at(sheet, _COUNT), bottom + 3
    sheet.canvas.setLineWidth(STRONG)
    sheet.canvas.rect(x, y, sheet.right - x, _TOTAL)
    sheet.text(x - 8, y + 7, sheet.words(said.TOTAL), size=11, bold=True, align=RIGHT, width=x - sheet.left - 8)
    return y + _TOTAL + 5


def _at(sheet: Sheet, part: float) -> float:
    return sheet.left + sheet.width * part
