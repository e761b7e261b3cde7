"""Slips: the seat in large figures to hand to the dealer, and the receipt to keep.

On a roll of 80 mm one below the other, as long as it comes out; on a page side by side at its top; or eight a page, to
cut, for a whole field. All in black, since a printer of slips has no grey.
"""

from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from msgspec import Struct

from tdapp.read.money.dealings import OF_THE_POOL, STAKES, WINNINGS
from tdapp.read.money.slips import Slip, Slips
from tdapp.read.people.names import PlayerName
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.eight_up import corner, cut_marks, in_heaps, tile_height, tile_width
from tdapp.reports.typesetting.paper import MARGIN, MM, Paper, Printed
from tdapp.reports.typesetting.qr import draw_qr
from tdapp.reports.typesetting.sheet import FINE, RIGHT, Sheet
from tdapp.values import replace
from tdapp.words.money import slips as said
from tdapp.words.money.tenders import parts
from tdapp.words.papers.papers import EMPTY, TABLE
from tdapp.words.say import Words

ROLL = Paper("Roll", 80 * MM, 120 * MM)  # its length is that of what is printed
_EDGE = 4 * MM  # what a roll printer cannot reach at each side
_FEED = 5 * MM  # before and after, so that the tear bar leaves the words whole
_GAP = 9 * MM  # between dealer's part and receipt
_DROP = 0.8  # from the top of a row to its baseline, in sizes
_LEADING = 1.34
_TWO_LINES = 17.0  # so much height a name takes that does not go on one line
_LEAST_NAME = 10.0  # a name that would come out smaller stands as lists have it
_NARROW = 130.0  # of a dealer's part, in points
_QR, _QR_SMALL = 19 * MM, 14.5 * MM


class _Row(Struct, frozen=True):
    """A row of a receipt: text at the left, amount at the right. `above`: white before it; `rule`: a line in it.

    `name`: stands in place of the text at the left.
    """

    left: str
    right: str = ""
    size: float = 8.5
    bold: bool = False
    above: float = 0.0
    rule: bool = False
    name: PlayerName | None = None

    @property
    def height(self) -> float:
        return self.above + self.size * _LEADING


def build(model: Slips, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write slips eight a page, for a whole field."""
    sheet = Sheet(out, kind=SheetKind.SLIPS, stamp=model.stamp, words=words, paper=paper, fonts=fonts)
    if not model.slips:
        sheet.empty_page()
        return sheet.finish()
    for page in in_heaps(len(model.slips)):
        cut_marks(sheet)
        for place, number in page:
            _small(sheet, model.slips[number], *corner(sheet, place))
        sheet.end_page()
    return sheet.finish()


def build_each(model: Slips, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write slips one a page: at the top of a sheet, or as long as they come out when the paper is `ROLL`."""
    title = words(said.SLIP)
    sheet = Sheet(out, kind=None, stamp=model.stamp, words=words, paper=paper, fonts=fonts, title=title)
    if paper is ROLL:
        sheet.left, sheet.right = _EDGE, ROLL.width - _EDGE
    if not model.slips:
        sheet.text(sheet.left, paper.height - MARGIN - 20, words(EMPTY[SheetKind.SLIPS]), size=11)
        sheet.end_page()
    for slip in model.slips:
        (_on_roll if paper is ROLL else _on_page)(sheet, slip)
        sheet.end_page()
    return sheet.finish()


def _on_roll(sheet: Sheet, slip: Slip) -> None:
    for_dealer, rows = slip.seat is not None, _receipt(sheet.words, slip)
    high = (_dealer_height(sheet, slip) + 2 * _FEED if for_dealer else 0) + _height(rows) + _foot_height(_QR)
    sheet.canvas.setPageSize((ROLL.width, high + 2 * _FEED))
    y = high + _FEED
    if for_dealer:
        y = _dealer(sheet, slip, sheet.left, y, sheet.width) - _FEED
        _tear(sheet, sheet.left, y, sheet.right, y)
        y -= _FEED
    y = _rows(sheet, rows, sheet.left, y, sheet.width)
    _foot(sheet, slip, sheet.left, y, sheet.width, _QR)


def _on_page(sheet: Sheet, slip: Slip) -> None:
    top, half = sheet.paper.height - MARGIN, (sheet.width - _GAP) / 2
    rows = _receipt(sheet.words, slip)
    x = sheet.left + half + _GAP
    ends = _foot(sheet, slip, x, _rows(sheet, rows, x, top, half), half, _QR)
    if slip.seat is not None:
        high = max(_dealer_height(sheet, slip), (top - ends) * 0.85)
        ends = min(ends, _dealer(sheet, slip, sheet.left, top, half, high=high))
    bottom = ends - _FEED
    middle = sheet.left + half + _GAP / 2
    if slip.seat is not None:
        _tear(sheet, middle, top, middle, bottom)
    _tear(sheet, sheet.left, bottom, sheet.right, bottom)


def _small(sheet: Sheet, slip: Slip, x: float, top: float) -> None:
    """An eighth of a page: the dealer's part left, the receipt in few lines right."""
    words, width, gap = sheet.words, tile_width(sheet), 12.0
    left = width * 0.46 - gap / 2
    _dealer(sheet, slip, x, top, left, high=tile_height(sheet))
    middle = x + left + gap / 2
    _tear(sheet, middle, top, middle, top - tile_height(sheet))
    rows = [
        _Row(words(said.TITLES[slip.kind]), _entry(words, slip), 8.5, bold=True),
        *_marks(words, slip, 7.5),
        _Row(said.item(words, slip), words.amount(slip.total), 8, above=2, rule=True),
        *(_Row(name, amount, 7) for name, amount in parts(words, slip.price, slip.currency)),
        *(_Row(name, amount, 7.5, bold=True) for name, amount in said.payments(words, slip)),
    ]
    room = tile_height(sheet) - _foot_height(_QR_SMALL)
    rows = _shrunk(rows, room)
    right = x + left + gap
    y = _rows(sheet, rows, right, top, x + width - right)
    _foot(sheet, slip, right, y, x + width - right, _QR_SMALL)


def _receipt(words: Words, slip: Slip) -> list[_Row]:
    """The rows of a receipt, above its code."""
    shares = () if slip.kind in WINNINGS | OF_THE_POOL | STAKES else parts(words, slip.price, slip.currency)
    item, brings = said.item(words, slip), said.chips(words, slip)
    rows = [
        _Row(words(said.TITLES[slip.kind]), _entry(words, slip), 11, bold=True),
        *_marks(words, slip, 9.5),
        _Row(slip.stamp.tournament, size=9),
        _Row("", size=11, bold=True, above=2, name=slip.player),
        *_under_a_rule([*([_Row(item, brings)] if item or brings else []), *(_Row(*share) for share in shares)]),
        _Row(said.total(words, slip), words.amount(slip.total), 11, bold=True, above=3, rule=True),
        *(_Row(name, amount) for name, amount in said.payments(words, slip)),
    ]
    for text in said.to_sign(slip):
        rows += [_Row("", size=14), _Row(words(text), size=8, above=2, rule=True)]
    return rows


def _marks(words: Words, slip: Slip, size: float) -> list[_Row]:
    """What a slip says of itself that must not be missed."""
    marks = [said.REPRINT] if slip.reprint else []
    marks += [said.VOID] if slip.void else []
    return [_Row(words(mark), size=size, bold=True) for mark in marks]


def _entry(words: Words, slip: Slip) -> str:
    return words(said.ENTRY_NUMBER, number=int(slip.entry)) if slip.entry else ""


def _height(rows: list[_Row]) -> float:
    return sum(row.height for row in rows)


def _under_a_rule(rows: list[_Row]) -> list[_Row]:
    """These rows with a line over the first of them."""
    return [replace(row, above=3, rule=True) if not number else row for number, row in enumerate(rows)]


def _shrunk(rows: list[_Row], room: float) -> list[_Row]:
    """The rows in less height, when there are more of them than fit: many tenders, many parts."""
    by = min(1.0, room / _height(rows))
    return [replace(row, size=row.size * by, above=row.above * by) for row in rows]


def _rows(sheet: Sheet, rows: list[_Row], x: float, y: float, width: float) -> float:
    """Draw rows from `y` down; where they end."""
    for row in rows:
        if row.rule:
            sheet.rule(y - row.above / 2, x0=x, x1=x + width, weight=FINE)
        base = y - row.above - row.size * (_DROP + (_LEADING - 1) / 2)
        taken = 0.0
        if row.right:
            taken = sheet.text(x + width, base, row.right, size=row.size, bold=row.bold, align=RIGHT, width=width * 0.6)
        room = width - taken - (6 if taken else 0)
        if row.name is not None:
            _name(sheet, row.name, x, base, room, size=row.size)
        else:
            sheet.text(x, base, row.left, size=row.size, bold=row.bold, width=room)
        y -= row.height
    return y


def _foot_height(qr: float) -> float:
    return qr + (12 if qr == _QR else 19)


def _foot(sheet: Sheet, slip: Slip, x: float, y: float, width: float, qr: float) -> float:
    """The code, with who, when and where in the journal beside it; when it was printed below. Where it ends."""
    words = sheet.words
    draw_qr(sheet, slip.code, x - qr * 0.06, y, qr)
    beside, room = x + qr, width - qr
    first, second = slip.code.rsplit(":", 2)[0], ":".join(slip.code.rsplit(":", 2)[1:])
    texts = (
        said.taken_by(words, slip),
        said.sold_at(words, slip),
        words(said.JOURNAL_LINE, line=slip.line),
        first,
        second,
    )
    step = qr / (len(texts) + 0.6)
    size = min(8.0, step * 0.78)
    for number, text in enumerate(texts):
        sheet.text(beside, y - (number + 1) * step, text, size=size, width=room, least=5)
    stamp = slip.stamp
    printed = words(said.PRINTED, time=stamp.printed_at, line=stamp.line)
    if qr == _QR:
        sheet.text(x, y - qr - 7, f"{printed}, {stamp.head}", size=6.5, width=width, least=5)
    else:
        sheet.text(x, y - qr - 6, printed, size=6.5, width=width, least=5)
        sheet.text(x, y - qr - 14, stamp.head, size=6.5, width=width, least=5)
    return y - _foot_height(qr)


def _dealer_height(sheet: Sheet, slip: Slip) -> float:
    return _dealer_parts(sheet, slip, 1.0)[1]


def _dealer(sheet: Sheet, slip: Slip, x: float, y: float, width: float, *, high: float | None = None) -> float:
    """The part for the dealer: seat, name, and what was bought. `high`: stretched or pressed to this. Where it ends."""
    by = 1.0 if high is None else high / _dealer_height(sheet, slip)
    lines, height = _dealer_parts(sheet, slip, by)
    for draw in lines:
        draw(x, y, width)
    return y - height


def _dealer_parts(sheet: Sheet, slip: Slip, by: float) -> tuple[list[Callable[[float, float, float], None]], float]:
    """How each line of it is drawn, and how high they are together. `by`: how far they stand apart, 1 for usual."""
    words, seat = sheet.words, slip.seat
    number = _entry(words, slip)
    table, chair = (str(seat.table), str(seat.number)) if seat else ("—", "—")

    def head(x: float, y: float, width: float) -> None:
        taken = 0.0
        if width > _NARROW:  # beside a long word for it the tournament would be cut; the code below has the number too
            taken = sheet.text(x + width, y - 10 * by, number, size=9, align=RIGHT, width=width * 0.5, least=6)
        sheet.text(x, y - 10 * by, slip.stamp.tournament, size=10, width=width - taken - 6, least=7)

    def place(x: float, y: float, width: float) -> None:
        at = width * 0.52
        for text, value, start in ((TABLE, table, 0.0), (said.SEAT, chair, at)):
            sheet.text(x + start, y - 25 * by, words(text), size=9.5, width=width - at - 4)
            sheet.text(x + start, y - 62 * by, value, size=40, bold=True, width=width - at - 4, least=16)
        sheet.rule(y - 71 * by, x0=x, x1=x + width, weight=FINE)

    def who(x: float, y: float, width: float) -> None:
        _name(sheet, slip.player, x, y - 88 * by, width, size=15)
        bought = f"{said.item(words, slip)}, {said.chips(words, slip)}" if slip.chips else said.item(words, slip)
        bought = f"{slip.area} · {bought}" if slip.area else bought
        sheet.text(x, y - 102 * by, bought, size=9.5, width=width, least=6.5)
        to = words(said.TO_DEALER if seat else said.NO_SEAT)
        sheet.text(x, y - 118 * by, to, size=11.5, bold=True, width=width, least=7)

    def marks(x: float, y: float, width: float) -> None:
        told = ", ".join(row.left for row in _marks(words, slip, 8))
        shown = f"{told} · {slip.code}" if told else slip.code
        sheet.text(x, y - 129 * by, shown, size=7, bold=bool(told), width=width, least=4.5)

    return [head, place, who, marks], 132 * by


def _name(sheet: Sheet, name: PlayerName, x: float, y: float, width: float, *, size: float) -> None:
    """A name in bold. One that would come out too small stands as in a list, if need be on two lines."""
    least = min(size, _LEAST_NAME)
    if sheet.lettering.line(name.full, bold=True).width * least <= width:
        sheet.text(x, y, name.full, size=size, bold=True, width=width, least=least)
    else:
        sheet.name(x, y, name.last, name.first, size=least, width=width, high=_TWO_LINES)


def _tear(sheet: Sheet, x0: float, y0: float, x1: float, y1: float) -> None:
    """A dashed line to tear or cut along."""
    sheet.canvas.setDash(3, 2.5)
    sheet.line(x0, y0, x1, y1, weight=FINE)
    sheet.canvas.setDash()
