"""Seating by name: the list on the wall, in two or three columns.

Names stand in full size: a long one has as many lines as it needs. A page that would hold only a few names is saved by
setting the others a little closer.
"""

from collections.abc import Sequence
from math import inf
from pathlib import Path
from typing import BinaryIO

from msgspec import Struct

from tdapp.read.papers import DrawShown, NameGroup, SeatedPlayer, SeatingByName
from tdapp.read.people.names import PlayerName
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.columns import Column, Heights, fill, pages
from tdapp.reports.typesetting.flow import LEADING, wrapped
from tdapp.reports.typesetting.lettering import Lettering, Line
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.qr import draw_qr
from tdapp.reports.typesetting.sheet import FINE, RIGHT, Sheet
from tdapp.words.papers import papers as said
from tdapp.words.papers.scripts import heading_said
from tdapp.words.say import Words

_GAP = 16  # between columns
_LINE, _HEAD = 15.5, 21.0
_TIGHT = 13.4, 17.0  # as close as lines and heads are set to save a page
_STEPS = 4  # between usual and tight
_NAME, _SEAT, _LETTER = 10.5, 13.5, 11.0
_NEXT = 12.0  # from one line of a name to the next
_MOST_LINES = 4  # of a name; the last one ends with an ellipsis where that is not enough
_DRAW, _DRAW_ROOM = 8, 56  # what the draw is bound to, over the foot: in words, and the commitment for a camera
_AREAS = 11.0  # which tables stand in which part of the room
_SEAT_ROOM = 44  # four digits of a table, a dash, two of a seat, a little shrunk at worst
_FEW, _USUAL = 2, 3  # columns of a page


class _Row(Struct, frozen=True):
    """A player with the lines of the name as they are set."""

    player: SeatedPlayer
    lines: tuple[Line, ...]


class _Layout(Struct, frozen=True):
    """How the list is set: so many columns a page, each `width` wide, lines and heads so high."""

    columns: Sequence[Column[_Row]]
    across: int
    width: float
    line: float
    head: float


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
    layout = _laid_out(sheet, model)
    leaves = pages(layout.columns, layout.across)
    for number, leaf in enumerate(leaves, 1):
        sheet.start_page(number, len(leaves), said.spans(words, leaf[0][0].head, leaf[-1][-1].head))
        for place, column in enumerate(leaf):
            _draw(sheet, column, sheet.left + place * (layout.width + _GAP), layout)
        y = sheet.bottom - 4
        for line in areas:
            y -= _AREAS * LEADING
            sheet.draw(line, sheet.left, y, _AREAS)
        if model.draw is not None:
            _bound(sheet, model.draw, y - (0 if areas else 4))
        sheet.end_page()
    return sheet.finish()


def _laid_out(sheet: Sheet, model: SeatingByName) -> _Layout:
    """The list in columns: two where they are enough, else three; closer where that saves a page."""
    for across in (_FEW, _USUAL):
        width = (sheet.width - _GAP * (across - 1)) / across
        groups = [(heading_said(sheet.words, group), _rows(sheet, group, width)) for group in model.groups]
        found = [_filled(sheet, groups, across, width, step / _STEPS) for step in range(_STEPS + 1)]
        if across == _USUAL or len(found[0].columns) <= _FEW:
            break
    least = -(-len(found[-1].columns) // across)
    return next(each for each in found if -(-len(each.columns) // across) == least)


def _rows(sheet: Sheet, group: NameGroup, width: float) -> list[_Row]:
    room = width - _SEAT_ROOM - 4
    return [_Row(player, tuple(name_lines(sheet.lettering, player.name, room))) for player in group.players]


def _filled(
    sheet: Sheet, groups: Sequence[tuple[str, Sequence[_Row]]], across: int, width: float, closer: float
) -> _Layout:
    """The groups in columns; `closer`: 0 as usual, 1 as close as can be."""
    line, head = (usual + (tight - usual) * closer for usual, tight in zip((_LINE, _HEAD), _TIGHT, strict=True))
    heights = Heights(head, line, sheet.top - sheet.bottom)
    columns = fill(groups, heights, lambda row: line + (len(row.lines) - 1) * _NEXT)
    return _Layout(columns, across, width, line, head)


def name_lines(lettering: Lettering, name: PlayerName, room: float) -> list[Line]:
    """A name as a list has it, in full size: on one line, else the last name over the first one, each in as many lines
    as it needs.
    """
    whole, _size = lettering.listed(name.last, name.first, inf, size=_NAME, least=_NAME)
    if whole.width * _NAME <= room:
        return [whole]
    lines = _broken(lettering, name.last or name.first, room, bold=True)
    if name.last and name.first:
        lines += _broken(lettering, name.first, room)
    if len(lines) > _MOST_LINES:
        end, _size = lettering.fit(name.first or name.last, room, size=_NAME, least=_NAME, bold=not name.first)
        lines[_MOST_LINES - 1 :] = [end]
    return lines


def _broken(lettering: Lettering, text: str, room: float, *, bold: bool = False) -> list[Line]:
    """A part of a name in as many lines as it needs, parted at blanks and hyphens."""
    lines, rest = list[Line](), text
    while rest and len(lines) <= _MOST_LINES:
        line, rest = lettering.broken(rest, room / _NAME, bold=bold)
        lines.append(lettering.line(line, bold=bold))
    return lines


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


def _draw(sheet: Sheet, column: Column[_Row], x: float, layout: _Layout) -> None:
    y, width = sheet.top, layout.width
    for stretch in column:
        y -= layout.head
        taken = sheet.text(x, y + 5, stretch.head, size=_LETTER, bold=True, width=width)
        if stretch.continued:
            sheet.text(x + taken + 5, y + 5, sheet.words(said.CONTINUED), size=8, width=width - taken - 5)
        sheet.rule(y, x0=x, x1=x + width, weight=FINE)
        for row in stretch.lines:
            high = layout.line + (len(row.lines) - 1) * _NEXT
            for number, line in enumerate(row.lines):
                sheet.draw(line, x, y - layout.line + layout.line * 0.27 - number * _NEXT, _NAME)
            y -= high
            seat = sheet.words.seat(row.player.seat)
            sheet.text(
                x + width,
                y + (high - layout.line) / 2 + 3.6,
                seat,
                size=_SEAT,
                bold=True,
                align=RIGHT,
                width=_SEAT_ROOM,
            )
            sheet.rule(y, x0=x, x1=x + width)
