"""Seat cards: eight a page, cut along the middle and across three times, so each is an eighth of the sheet.

That is clearly wider than a playing card.
"""

from pathlib import Path
from typing import BinaryIO

from tdapp.read.papers import SeatCard, SeatCards
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.eight_up import DOWN, corner, cut_marks, in_heaps, tile_width
from tdapp.reports.typesetting.paper import MARGIN, Paper, Printed
from tdapp.reports.typesetting.sheet import FINE, RIGHT, Sheet
from tdapp.words.papers import papers as said
from tdapp.words.papers.whose import short_said
from tdapp.words.say import Words

_SEAT_AT = 112  # how far right of the table's number the seat's stands
# How far below the top of a card's words each line stands, when they are `_HIGH` all together.
_TOP, _LABELS, _NUMBERS, _RULE, _NAME, _DEALER, _STAMP, _HIGH = 10, 24.5, 62.5, 71, 90, 108, 121, 130
_CONSTANT = "card"


def build(model: SeatCards, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the seat cards."""
    sheet = Sheet(out, kind=SheetKind.CARDS, stamp=model.stamp, words=words, paper=paper, fonts=fonts)
    if not model.cards:
        sheet.empty_page()
        return sheet.finish()
    width = tile_width(sheet)
    _constant_part(sheet, width)
    total = len(model.cards)
    for page in in_heaps(total):
        cut_marks(sheet)
        for place, number in page:
            _draw(sheet, model.cards[number], place, width, words(said.CARD, number=number + 1, count=total))
        sheet.end_page()
    return sheet.finish()


def _stretch(sheet: Sheet) -> float:
    """How much taller the words may stand on this paper."""
    return (sheet.paper.height / DOWN - 2 * MARGIN) / _HIGH


def _constant_part(sheet: Sheet, width: float) -> None:
    """What is the same on every card, kept in the file once. Its origin is where the card's words begin."""
    words, stamp, by = sheet.words, sheet.stamp, _stretch(sheet)
    sheet.canvas.beginForm(_CONSTANT, 0, -_HIGH * by, width, 0)
    sheet.text(0, -_TOP * by, short_said(words, stamp), size=10, width=width * 0.66, least=8)
    sheet.text(_SEAT_AT, -_LABELS * by, words(said.SEAT), size=9.5, width=width - _SEAT_AT)
    sheet.rule(-_RULE * by, x0=0, x1=width, weight=FINE)
    taken = sheet.text(0, -_DEALER * by, words(said.TO_DEALER), size=11.5, bold=True, width=width)
    sheet.house(width, -_DEALER * by, stamp.house.name, size=9, width=width - taken - 10)
    stamped = words(said.CARD_STAMP, time=stamp.printed_at, line=stamp.line, head=stamp.head)
    sheet.text(0, -_STAMP * by, stamped, size=7, width=width, least=5.5)
    sheet.canvas.endForm()


def _draw(sheet: Sheet, card: SeatCard, place: int, width: float, number: str) -> None:
    x, y = corner(sheet, place)
    by, canvas = _stretch(sheet), sheet.canvas
    canvas.saveState()
    canvas.translate(x, y)
    canvas.doForm(_CONSTANT)
    sheet.text(width, -_TOP * by, number, size=8, align=RIGHT, width=width * 0.32, least=6)
    sheet.text(0, -_LABELS * by, said.table_label(sheet.words, card.area), size=9.5, width=_SEAT_AT - 6)
    sheet.text(0, -_NUMBERS * by, str(card.seat.table), size=40, bold=True)
    sheet.text(_SEAT_AT, -_NUMBERS * by, str(card.seat.number), size=40, bold=True)
    sheet.text(0, -_NAME * by, card.name.full, size=16, bold=True, width=width, least=10)
    canvas.restoreState()
