"""The results: who finished where, and for how much."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import BinaryIO

from tdapp.domain.units import Money
from tdapp.read.papers import ResultLine, ResultsSheet
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.columns import pages
from tdapp.reports.typesetting.flow import paragraph
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import RIGHT, STRONG, Sheet
from tdapp.words.papers import papers as said
from tdapp.words.prizes.stage import seats_said
from tdapp.words.prizes.things import thing_lines
from tdapp.words.say import Words
from tdapp.words.sidepools.won import won_lines

_GAP = 20
_LINE, _HEAD = 17.0, 24.0
_PLACE_ROOM, _PRIZE_ROOM = 40, 76
_Amount = tuple[str, Callable[[ResultLine], Money | None]]


def build(model: ResultsSheet, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the results: in one column while they fit on a page or bounties stand beside the prizes, else in two.

    Side pools that were won stand under the last of them.
    """
    facts = said.facts(
        words.day(model.day),
        words(said.ENTRIES, n=model.entries),
        words(said.STILL_IN, n=model.playing) if model.playing else "",
        words(said.DEALT, n=model.dealt) if model.dealt else "",
        seats_said(words, model.seats) if model.seats is not None else "",
        "" if model.final else words(said.MAY_CHANGE),
    )
    sheet = Sheet(out, kind=SheetKind.RESULTS, stamp=model.stamp, words=words, paper=paper, fonts=fonts, facts=facts)
    if not model.lines:
        sheet.empty_page()
        return sheet.finish()
    notes = [paragraph(sheet, text, size=10, bold=True) for text in _won(words, model)]
    under = sum(note.height for note in notes)
    rows = int((sheet.top - sheet.bottom - _HEAD - under) // _LINE)
    across = 1 if len(model.lines) <= rows or any(line.bounty for line in model.lines) else 2
    amounts = _amounts(words, model.lines)
    width = (sheet.width - _GAP * (across - 1)) / across
    leaves = pages(pages(model.lines, rows), across)
    for page, leaf in enumerate(leaves, 1):
        first, last = leaf[0][0].place, leaf[-1][-1].place_to
        covers = said.spans(words, words.number(first), words.number(last)) if len(leaves) > 1 else ""
        sheet.start_page(page, len(leaves), covers)
        for column, lines in enumerate(leaf):
            _draw(sheet, lines, sheet.left + column * (width + _GAP), width, amounts)
        if page == len(leaves):
            y = sheet.bottom + under
            for note in notes:
                note.draw(y)
                y -= note.height
        sheet.end_page()
    return sheet.finish()


def _won(words: Words, model: ResultsSheet) -> list[str]:
    return [*won_lines(words, model.sides), *thing_lines(words, model.things)]


def _draw(sheet: Sheet, lines: Sequence[ResultLine], x: float, width: float, amounts: Sequence[_Amount]) -> None:
    words, y = sheet.words, sheet.top - _HEAD + 4
    right, name_at, taken = x + width, x + _PLACE_ROOM + 8, _PRIZE_ROOM * len(amounts)
    sheet.text(x + _PLACE_ROOM, y + 6, words(said.PLACE), size=9, bold=True, align=RIGHT, width=_PLACE_ROOM)
    sheet.text(name_at, y + 6, words(said.NAME), size=9, bold=True, width=width - _PLACE_ROOM - taken - 8)
    for number, (head, _of) in enumerate(reversed(amounts)):
        sheet.text(right - number * _PRIZE_ROOM, y + 6, head, size=9, bold=True, align=RIGHT, width=_PRIZE_ROOM - 4)
    sheet.rule(y, x0=x, x1=right, weight=STRONG)
    for line in lines:
        y -= _LINE
        base = y + 4.8
        place = said.places(words, line.place, line.place_to)
        bold = line.prize is not None
        sheet.text(x + _PLACE_ROOM, base, place, size=11, bold=bold, align=RIGHT, width=_PLACE_ROOM)
        room = right - name_at - (taken + 6 if amounts else 0)
        sheet.name(name_at, base, line.name.last, line.name.first, size=10.5, width=room)
        for number, (_head, of) in enumerate(reversed(amounts)):
            if (amount := of(line)) is not None:
                at, strong = right - number * _PRIZE_ROOM, number == 0 or of is _prize
                text = words.amount(amount)
                sheet.text(at, base, text, size=11, bold=strong, align=RIGHT, width=_PRIZE_ROOM - 4)
        sheet.rule(y, x0=x, x1=right)


def _amounts(words: Words, lines: Sequence[ResultLine]) -> tuple[_Amount, ...]:
    """The columns of amounts, each with its head: the prizes where there are any, and bounties with both together."""
    paid = next((line.total for line in lines if line.total), None)
    if paid is None:
        return ()
    prize = (words(said.PRIZE, currency=paid.currency), _prize)
    if not any(line.bounty for line in lines):
        return (prize,)
    return prize, (words(said.BOUNTIES), _bounty), (words(said.TOTAL), _total)


def _prize(line: ResultLine) -> Money | None:
    return line.prize


def _bounty(line: ResultLine) -> Money | None:
    return line.bounty


def _total(line: ResultLine) -> Money | None:
    return line.total
