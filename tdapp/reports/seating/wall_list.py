"""Seating by name: the list on the wall, in two or three columns."""

from pathlib import Path
from typing import BinaryIO

from tdapp.read.papers import DrawShown, SeatedPlayer, SeatingByName
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.columns import Column, Heights, fill, pages
from tdapp.reports.typesetting.flow import LEADING, wrapped
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.qr import draw_qr
from tdapp.reports.typesetting.sheet import FINE, RIGHT, Sheet
from tdapp.words.papers import papers as said
from tdapp.words.say import Words

_GAP = 16  # between columns
_LINE, _HEAD = 15.5, 21.0
_NAME, _SEAT, _LETTER = 10.5, 13.5, 11.0
_DRAW, _DRAW_ROOM = 8, 56  # what the draw is bound to, over the foot: in words, and the commitment for a camera
_AREAS = 11.0  # which tables stand in which part of the room
_SEAT_ROOM = 44  # four digits of a table, a dash, two of a seat, a little shrunk at worst


def build(model: SeatingByName, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the wall list."""
    sheet = Sheet(
        out, kind=SheetKind.BY_NAME, stamp=model.stamp, words=words, paper=paper, fonts=fonts, facts=facts(words, model)
    )
    if not model.groups:
        sheet.empty_page()
        return sheet.finish()
    areas = wrapped(sheet.lettering, said.areas(words, model.areas), sheet.width, size=_AREAS)
    sheet.bottom += len(areas) * _AREAS * LEADING + (_DRAW_ROOM if model.draw is not None else 0)
    groups = [(group.letter, group.players) for group in model.groups]
    columns = fill(groups, Heights(_HEAD, _LINE, sheet.top - sheet.bottom))
    each = 2 if len(columns) <= 2 else 3
    leaves = pages(columns, each)
    for number, leaf in enumerate(leaves, 1):
        sheet.start_page(number, len(leaves), said.spans(words, leaf[0][0].head, leaf[-1][-1].head))
        width = (sheet.width - _GAP * (each - 1)) / each
        for place, column in enumerate(leaf):
            _draw(sheet, column, sheet.left + place * (width + _GAP), width)
        y = sheet.bottom - 4
        for line in areas:
            y -= _AREAS * LEADING
            sheet.draw(line, sheet.left, y, _AREAS)
        if model.draw is not None:
            _bound(sheet, model.draw, y - (0 if areas else 4))
        sheet.end_page()
    return sheet.finish()


def _bound(sheet: Sheet, draw: DrawShown, top: float) -> None:
    """What the draw is bound to, on every page: each hangs by itself."""
    room = sheet.width - _DRAW_ROOM
    lines = wrapped(sheet.lettering, said.drawn(sheet.words, draw), room, size=_DRAW)
    lines += wrapped(sheet.lettering, sheet.words(said.COMMITMENT, commitment=draw.commitment), room, size=_DRAW)
    for number, line in enumerate(lines):
        sheet.draw(line, sheet.left, top - 10 - number * _DRAW * LEADING, _DRAW)
    draw_qr(sheet, draw.commitment, sheet.right - _DRAW_ROOM, top + 2, _DRAW_ROOM - 2)


def facts(words: Words, model: SeatingByName) -> str:
    """The facts in the head of the list: level, players, tables."""
    level = words(said.LEVEL_NOW, number=model.level) if model.level else ""
    return said.facts(level, said.seated(words, players=model.players, tables=model.tables))


def _draw(sheet: Sheet, column: Column[SeatedPlayer], x: float, width: float) -> None:
    y = sheet.top
    for stretch in column:
        y -= _HEAD
        taken = sheet.text(x, y + 5, stretch.head, size=_LETTER, bold=True)
        if stretch.continued:
            sheet.text(x + taken + 5, y + 5, sheet.words(said.CONTINUED), size=8, width=width - taken - 5)
        sheet.rule(y, x0=x, x1=x + width, weight=FINE)
        for player in stretch.lines:
            y -= _LINE
            name, room = player.name, width - _SEAT_ROOM - 4
            sheet.name(x, y + 4.2, name.last, name.first, size=_NAME, width=room, high=_LINE)
            seat = sheet.words.seat(player.seat)
            sheet.text(x + width, y + 3.6, seat, size=_SEAT, bold=True, align=RIGHT, width=_SEAT_ROOM)
            sheet.rule(y, x0=x, x1=x + width)
