"""The results: who finished where, and for how much."""

from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

from tdapp.read.papers import ResultLine, ResultsSheet
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.columns import pages
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import RIGHT, STRONG, Sheet
from tdapp.words.papers import papers as said
from tdapp.words.say import Words

_GAP = 20
_LINE, _HEAD = 17.0, 24.0
_PLACE_ROOM, _PRIZE_ROOM = 40, 72


def build(model: ResultsSheet, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the results: in one column while they fit on a page, else in two."""
    facts = said.facts(
        words.day(model.day),
        words(said.ENTRIES, n=model.entries),
        words(said.STILL_IN, n=model.playing) if model.playing else "",
        words(said.DEALT, n=model.dealt) if model.dealt else "",
        "" if model.final else words(said.MAY_CHANGE),
    )
    sheet = Sheet(out, kind=SheetKind.RESULTS, stamp=model.stamp, words=words, paper=paper, fonts=fonts, facts=facts)
    if not model.lines:
        sheet.empty_page()
        return sheet.finish()
    rows = int((sheet.top - sheet.bottom - _HEAD) // _LINE)
    across = 1 if len(model.lines) <= rows else 2
    width = (sheet.width - _GAP * (across - 1)) / across
    leaves = pages(pages(model.lines, rows), across)
    for page, leaf in enumerate(leaves, 1):
        first, last = leaf[0][0].place, leaf[-1][-1].place_to
        covers = said.spans(words, words.number(first), words.number(last)) if len(leaves) > 1 else ""
        sheet.start_page(page, len(leaves), covers)
        for column, lines in enumerate(leaf):
            _draw(sheet, lines, sheet.left + column * (width + _GAP), width)
        sheet.end_page()
    return sheet.finish()


def _draw(sheet: Sheet, lines: Sequence[ResultLine], x: float, width: float) -> None:
    words, y = sheet.words, sheet.top - _HEAD + 4
    right, name_at = x + width, x + _PLACE_ROOM + 8
    paid = next((line.prize for line in lines if line.prize), None)
    sheet.text(x + _PLACE_ROOM, y + 6, words(said.PLACE), size=9, bold=True, align=RIGHT, width=_PLACE_ROOM)
    sheet.text(name_at, y + 6, words(said.NAME), size=9, bold=True, width=width - _PLACE_ROOM - _PRIZE_ROOM - 8)
    if paid:
        prize = words(said.PRIZE, currency=paid.currency)
        sheet.text(right, y + 6, prize, size=9, bold=True, align=RIGHT, width=_PRIZE_ROOM)
    sheet.rule(y, x0=x, x1=right, weight=STRONG)
    for line in lines:
        y -= _LINE
        base = y + 4.8
        place = said.places(words, line.place, line.place_to)
        bold = line.prize is not None
        sheet.text(x + _PLACE_ROOM, base, place, size=11, bold=bold, align=RIGHT, width=_PLACE_ROOM)
        room = right - name_at - (_PRIZE_ROOM + 6 if paid else 0)
        sheet.name(name_at, base, line.name.last, line.name.first, size=10.5, width=room)
        if line.prize:
            amount = words.amount(line.prize)
            sheet.text(right, base, amount, size=11, bold=True, align=RIGHT, width=_PRIZE_ROOM)
        sheet.rule(y, x0=x, x1=right)
