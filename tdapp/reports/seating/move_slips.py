"""Slips for players who move: eight a page, to cut; the new seat in large figures, from where, dealt in or not."""

from pathlib import Path
from typing import BinaryIO

from tdapp.domain.seating.buttons import DealtIn
from tdapp.read.seating.move_papers import MovedPlayers
from tdapp.read.seating.moves import UnseatedView
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.eight_up import corner, cut_marks, in_heaps, tile_height, tile_width
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import FINE, RIGHT, Sheet
from tdapp.words.papers import papers as said
from tdapp.words.papers.whose import short_said
from tdapp.words.say import Words
from tdapp.words.seating.places import said_place

_SEAT_AT = 112  # how far right of the table's number the seat's stands
# How far below the top of a slip's words each line stands, when they are `_HIGH` all together.
_TOP, _NAME, _LABELS, _NUMBERS, _LINE, _RULE, _DEALS, _STAMP, _HIGH = 9, 26, 38, 69, 82, 98, 112, 125, 130
_NEXT = 11  # from the line with the part of the room to the one that says where from


def build(model: MovedPlayers, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the slips for players who move."""
    sheet = Sheet(out, kind=SheetKind.MOVE_SLIPS, stamp=model.stamp, words=words, paper=paper, fonts=fonts)
    if not model.players:
        sheet.empty_page()
        return sheet.finish()
    total = len(model.players)
    for page in in_heaps(total):
        cut_marks(sheet)
        for place, number in page:
            _draw(sheet, model.players[number], place, words(said.CARD, number=number + 1, count=total))
        sheet.end_page()
    return sheet.finish()


def _draw(sheet: Sheet, player: UnseatedView, place: int, number: str) -> None:
    words, stamp, width = sheet.words, sheet.stamp, tile_width(sheet)
    by = tile_height(sheet) / _HIGH
    x, y = corner(sheet, place)
    sheet.text(x, y - _TOP * by, short_said(words, stamp), size=9, width=width * 0.66, least=7)
    sheet.text(x + width, y - _TOP * by, number, size=8, align=RIGHT, width=width * 0.32, least=6)
    sheet.text(x, y - _NAME * by, player.name.full, size=16, bold=True, width=width, least=10)
    sheet.text(x, y - _LABELS * by, words(said.TABLE), size=9.5, width=_SEAT_AT - 6)
    sheet.text(x + _SEAT_AT, y - _LABELS * by, words(said.SEAT), size=9.5, width=width - _SEAT_AT)
    sheet.text(x, y - _NUMBERS * by, str(player.to_seat.table), size=36, bold=True)
    sheet.text(x + _SEAT_AT, y - _NUMBERS * by, str(player.to_seat.number), size=36, bold=True)
    came = words(said.CAME_FROM, place=said_place(words, player.from_seat, player.from_area))
    at = _LINE
    if player.to_area:
        sheet.text(x, y - at * by, player.to_area, size=11, bold=True, width=width, least=7)
        at += _NEXT
    taken = sheet.text(x, y - at * by, came, size=9.5, width=width)
    sheet.house(x + width, y - at * by, stamp.house.name, size=8, width=width - taken - 10)
    sheet.rule(y - _RULE * by, x0=x, x1=x + width, weight=FINE)
    deals, least = words(said.DEALS[player.deals]), 8
    sheet.text(x, y - _DEALS * by, deals, size=12, bold=player.deals is not DealtIn.ASK, width=width, least=least)
    stamped = words(said.CARD_STAMP, time=stamp.printed_at, line=stamp.line, head=stamp.head)
    sheet.text(x, y - _STAMP * by, stamped, size=7, width=width, least=5.5)
