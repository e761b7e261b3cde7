"""The results: who finished where, and for how much."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import BinaryIO

from msgspec import Struct

from tdapp.domain.units import Money
from tdapp.read.papers import ResultLine, ResultsSheet
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.columns import pages
from tdapp.reports.typesetting.flow import paragraph
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import RIGHT, STRONG, Sheet
from tdapp.words.papers import papers as said
from tdapp.words.prizes.results import OUT_AT, OUT_BY
from tdapp.words.prizes.stage import seats_said
from tdapp.words.prizes.things import thing_lines
from tdapp.words.say import Words
from tdapp.words.sidepools.won import won_lines

_GAP = 20
_LINE, _HEAD = 16.0, 24.0
_PLACE_ROOM, _PRIZE_ROOM = 40, 68
_NATION_ROOM, _TIME_ROOM = 24, 32
_BY = 0.45  # of the room for names, for who did it, where that is told
_FEWEST = 8  # rows left on a page from which the next part begins on it
_Amount = tuple[str, Callable[[ResultLine], Money | None]]


class _Part(Struct, frozen=True):
    """A part of a page: lines in columns side by side, with what stands in each."""

    columns: tuple[Sequence[ResultLine], ...]
    amounts: Sequence[_Amount] = ()
    by: bool = False

    @property
    def rows(self) -> int:
        return max(map(len, self.columns))


def build(model: ResultsSheet, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the results: whoever won something in one column with all that is told, the others in two where that
    saves a page.

    Side pools that were won stand under the last of them.
    """
    facts = facts_said(words, model)
    sheet = Sheet(out, kind=SheetKind.RESULTS, stamp=model.stamp, words=words, paper=paper, fonts=fonts, facts=facts)
    if not model.lines:
        sheet.empty_page()
        return sheet.finish()
    notes = [paragraph(sheet, text, size=10, bold=True) for text in won_said(words, model)]
    proof = [paragraph(sheet, text, size=8) for text in proof_said(words, model)]
    under = sum(note.height for note in notes)
    leaves = _leaves(words, model, sheet.top - sheet.bottom - under)
    more = sum(note.height for note in proof)
    with_proof = _leaves(words, model, sheet.top - sheet.bottom - under - more)
    if len(with_proof) == len(leaves):  # no page more for what the foot says too
        leaves, notes, under = with_proof, [*notes, *proof], under + more
    for page, leaf in enumerate(leaves, 1):
        first, last = leaf[0].columns[0][0].place, leaf[-1].columns[-1][-1].place_to
        covers = said.spans(words, words.number(first), words.number(last)) if len(leaves) > 1 else ""
        sheet.start_page(page, len(leaves), covers)
        y = sheet.top
        for part in leaf:
            y = _draw_part(sheet, part, y)
        if page == len(leaves):
            y = sheet.bottom + under
            for note in notes:
                note.draw(y)
                y -= note.height
        sheet.end_page()
    return sheet.finish()


def facts_said(words: Words, model: ResultsSheet) -> str:
    """The facts in the head of the results."""
    return said.facts(
        words.day(model.day),
        words(said.ENTRIES, n=model.entries),
        words(said.DEALT, n=model.dealt) if model.dealt else "",
        words(said.STILL_IN, n=model.playing) if model.playing else "",
        seats_said(words, model.seats) if model.seats is not None else "",
        "" if model.final else words(said.MAY_CHANGE),
    )


def won_said(words: Words, model: ResultsSheet) -> list[str]:
    """What stands under the places: side pools, things."""
    return [*won_lines(words, model.sides), *thing_lines(words, model.things)]


def proof_said(words: Words, model: ResultsSheet) -> list[str]:
    """How results that are final are held against the file of the tournament; nothing while they may change."""
    return [words(said.PROOF, head=model.stamp.head)] if model.final and not model.playing else []


def _leaves(words: Words, model: ResultsSheet, high: float) -> list[list[_Part]]:
    """The parts page by page."""
    lines, amounts = model.lines, _amounts(words, model.lines)
    rows = int((high - _HEAD) // _LINE)
    by = any(line.told.by for line in lines)
    won = 1 + max((n for n, line in enumerate(lines) if line.prize or line.bounty), default=-1)
    told = [[_Part((some,), amounts, by)] for some in pages(lines, rows)]
    leaves = [[_Part((some,), amounts, by)] for some in pages(lines[:won], rows)]
    rest = list(lines[won:])
    left = int((high - 2 * _HEAD) // _LINE) - leaves[-1][-1].rows if leaves else 0
    if rest and left >= _FEWEST:
        leaves[-1].append(_side_by_side(rest[: 2 * left], left))
        rest = rest[2 * left :]
    leaves += [[_side_by_side(some, rows)] for some in pages(rest, 2 * rows)]
    return told if len(told) <= len(leaves) else leaves


def _side_by_side(lines: Sequence[ResultLine], rows: int) -> _Part:
    """Lines in two columns, as even as can be."""
    each = min(rows, -(-len(lines) // 2))
    return _Part(tuple(filter(None, (lines[:each], lines[each:]))))


def _draw_part(sheet: Sheet, part: _Part, top: float) -> float:
    """Draw a part of a page from `top` down; where it ends."""
    across = 1 if part.amounts or len(part.columns) == 1 else 2
    width = (sheet.width - _GAP * (across - 1)) / across
    for column, lines in enumerate(part.columns):
        _draw(sheet, lines, sheet.left + column * (width + _GAP), top, width, part)
    return top - _HEAD - part.rows * _LINE


def _draw(sheet: Sheet, lines: Sequence[ResultLine], x: float, top: float, width: float, part: _Part) -> None:
    words, y = sheet.words, top - _HEAD + 4
    right, name_at, amounts = x + width, x + _PLACE_ROOM + 8, part.amounts
    told = _NATION_ROOM + _TIME_ROOM + 12
    room = right - name_at - told - _PRIZE_ROOM * len(amounts)
    by = room * _BY if part.by else 0.0
    room -= by
    told_at = name_at + room
    sheet.text(x + _PLACE_ROOM, y + 6, words(said.PLACE), size=9, bold=True, align=RIGHT, width=_PLACE_ROOM)
    sheet.text(name_at, y + 6, words(said.NAME), size=9, bold=True, width=room - 6)
    sheet.text(told_at + told - 8, y + 6, words(OUT_AT), size=9, bold=True, align=RIGHT, width=_TIME_ROOM + 4)
    if by:
        sheet.text(told_at + told, y + 6, words(OUT_BY), size=9, bold=True, width=by - 4)
    for number, (head, _of) in enumerate(reversed(amounts)):
        sheet.text(right - number * _PRIZE_ROOM, y + 6, head, size=9, bold=True, align=RIGHT, width=_PRIZE_ROOM - 4)
    sheet.rule(y, x0=x, x1=right, weight=STRONG)
    for line in lines:
        y -= _LINE
        base = y + 4.6
        place = said.places(words, line.place, line.place_to)
        bold = line.prize is not None
        sheet.text(x + _PLACE_ROOM, base, place, size=11, bold=bold, align=RIGHT, width=_PLACE_ROOM)
        sheet.name(name_at, base, line.name.last, line.name.first, size=10.5, width=room - 6, high=_LINE)
        sheet.text(told_at, base, line.told.nation, size=9, width=_NATION_ROOM)
        if line.told.at is not None:
            at = words.time(line.told.at)
            sheet.text(told_at + told - 8, base, at, size=9.5, align=RIGHT, width=_TIME_ROOM)
        if by and line.told.by:
            sheet.text(told_at + told, base, by_said(line), size=9, width=by - 4)
        for number, (_head, of) in enumerate(reversed(amounts)):
            if (amount := of(line)) is not None:
                at_x, strong = right - number * _PRIZE_ROOM, number == 0 or of is _prize
                text = words.amount(amount)
                sheet.text(at_x, base, text, size=11, bold=strong, align=RIGHT, width=_PRIZE_ROOM - 4)
        sheet.rule(y, x0=x, x1=right)


def by_said(line: ResultLine) -> str:
    """Who knocked somebody out, several beside each other."""
    return " + ".join(each.full for each in line.told.by)


def _amounts(words: Words, lines: Sequence[ResultLine]) -> tuple[_Amount, ...]:
    """The columns of amounts, each with its head: the prizes where there are any, and bounties with both together."""
    paid = next((won for line in lines if (won := line.prize or line.bounty)), None)
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
