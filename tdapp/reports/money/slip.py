"""Slips: the seat in large figures to hand to the dealer, and the receipt to keep.

On a roll of 80 mm one below the other, as long as it comes out; on a page side by side at its top; or eight a page, to
cut, for a whole field. All in black, since a printer of slips has no grey.
"""

from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from tdapp.read.money.dealings import OF_THE_POOL, STAKES, WINNINGS
from tdapp.read.money.slips import Slip, Slips
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.money.slip_rows import Row, draw_name, draw_rows, height_of, shrunk, under_a_rule
from tdapp.reports.typesetting.eight_up import corner, cut_marks, in_heaps, tile_height, tile_width
from tdapp.reports.typesetting.paper import MARGIN, MM, Paper, Printed
from tdapp.reports.typesetting.qr import draw_qr
from tdapp.reports.typesetting.sheet import FINE, RIGHT, Sheet
from tdapp.words.money import slips as said
from tdapp.words.money.tenders import parts
from tdapp.words.papers.papers import EMPTY, TABLE
from tdapp.words.papers.whose import short_said, tournament_said
from tdapp.words.say import Words

ROLL = Paper("Roll", 80 * MM, 120 * MM)  # its length is that of what is printed
_EDGE = 4 * MM  # what a roll printer cannot reach at each side
_FEED = 5 * MM  # before and after, so that the tear bar leaves the words whole
_GAP = 9 * MM  # between dealer's part and receipt
_TOLD = 8.5  # size of what a ticket says of itself
_NARROW = 130.0  # of a dealer's part, in points
_QR, _QR_SMALL = 19 * MM, 14.5 * MM


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
    for_dealer, rows, ticket = slip.seat is not None, _receipt(sheet.words, slip), _ticket(sheet, slip, sheet.width)
    above = _dealer_height(sheet, slip) if for_dealer else height_of(ticket)
    high = (above + 2 * _FEED if above else 0) + height_of(rows) + _foot_height(_QR)
    sheet.canvas.setPageSize((ROLL.width, high + 2 * _FEED))
    y = high + _FEED
    if above:
        if for_dealer:
            y = _dealer(sheet, slip, sheet.left, y, sheet.width) - _FEED
        else:
            y = draw_rows(sheet, ticket, sheet.left, y, sheet.width) - _FEED
        _tear(sheet, sheet.left, y, sheet.right, y)
        y -= _FEED
    y = draw_rows(sheet, rows, sheet.left, y, sheet.width)
    _foot(sheet, slip, sheet.left, y, sheet.width, _QR)


def _on_page(sheet: Sheet, slip: Slip) -> None:
    top, half = sheet.paper.height - MARGIN, (sheet.width - _GAP) / 2
    rows = _receipt(sheet.words, slip)
    x = sheet.left + half + _GAP
    ends = _foot(sheet, slip, x, draw_rows(sheet, rows, x, top, half), half, _QR)
    if slip.seat is not None:
        high = max(_dealer_height(sheet, slip), (top - ends) * 0.85)
        ends = min(ends, _dealer(sheet, slip, sheet.left, top, half, high=high))
    elif ticket := _ticket(sheet, slip, half):
        ends = min(ends, draw_rows(sheet, ticket, sheet.left, top, half))
    bottom = ends - _FEED
    middle = sheet.left + half + _GAP / 2
    if slip.seat is not None or slip.ticket is not None:
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
        Row(*said.head(words, slip), 8.5, bold=True),
        *_house(slip, 7.5),
        *_marks(words, slip, 7.5),
        Row(said.item(words, slip), words.amount(slip.total), 8, above=2, rule=True),
        *(Row(name, amount, 7) for name, amount in parts(words, slip.price, slip.currency)),
        *(Row(name, amount, 7.5, bold=True) for name, amount in said.payments(words, slip)),
    ]
    room = tile_height(sheet) - _foot_height(_QR_SMALL)
    rows = shrunk(rows, room)
    right = x + left + gap
    y = draw_rows(sheet, rows, right, top, x + width - right)
    _foot(sheet, slip, right, y, x + width - right, _QR_SMALL)


def _receipt(words: Words, slip: Slip) -> list[Row]:
    """The rows of a receipt, above its code."""
    shares = () if slip.kind in WINNINGS | OF_THE_POOL | STAKES else parts(words, slip.price, slip.currency)
    item, brings = said.item(words, slip), said.chips(words, slip)
    rows = [
        Row(*said.head(words, slip), 11, bold=True),
        *_marks(words, slip, 9.5),
        *_house(slip, 9),
        Row(tournament_said(words, slip.stamp), size=9),
        Row("", size=11, bold=True, above=2, name=slip.player),
        *under_a_rule([*([Row(item, brings)] if item or brings else []), *(Row(*share) for share in shares)]),
        Row(said.total(words, slip), words.amount(slip.total), 11, bold=True, above=3, rule=True),
        *(Row(name, amount) for name, amount in said.payments(words, slip)),
    ]
    for text in said.to_sign(slip):
        rows += [Row("", size=14), Row(words(text), size=8, above=2, rule=True)]
    return rows


def _ticket(sheet: Sheet, slip: Slip, width: float) -> list[Row]:
    """The part of a prize its player keeps: a ticket; no rows where it was paid otherwise."""
    words, part = sheet.words, slip.ticket
    if part is None:
        return []
    told = []
    for rest in said.ticket(words, part):
        while rest:
            line, rest = sheet.lettering.broken(rest, width / _TOLD)
            told.append(Row(line, size=_TOLD))
    return [
        Row(words(said.TICKET), words.money(part.worth), 15, bold=True),
        *_marks(words, slip, 9.5),
        Row("", size=11, bold=True, above=2, name=slip.player),
        Row(part.code, size=19, bold=True, above=6, rule=True),
        *under_a_rule(told),
    ]


def _marks(words: Words, slip: Slip, size: float) -> list[Row]:
    """What a slip says of itself that must not be missed."""
    marks = [said.REPRINT] if slip.reprint else []
    marks += [said.VOID] if slip.void else []
    return [Row(words(mark), size=size, bold=True) for mark in marks]


def _house(slip: Slip, size: float) -> list[Row]:
    return [Row(slip.stamp.house.name, size=size, bold=True)] if slip.stamp.house.name else []


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
    number = said.entry(words, slip)
    table, chair = (str(seat.table), str(seat.number)) if seat else ("—", "—")

    def head(x: float, y: float, width: float) -> None:
        taken = 0.0
        if width > _NARROW:  # beside a long word for it the tournament would be cut; the code below has the number too
            taken = sheet.text(x + width, y - 10 * by, number, size=9, align=RIGHT, width=width * 0.5, least=6)
        sheet.text(x, y - 10 * by, short_said(words, slip.stamp), size=10, width=width - taken - 6, least=7)

    def place(x: float, y: float, width: float) -> None:
        at = width * 0.52
        for text, value, start in ((TABLE, table, 0.0), (said.SEAT, chair, at)):
            sheet.text(x + start, y - 25 * by, words(text), size=9.5, width=width - at - 4)
            sheet.text(x + start, y - 62 * by, value, size=40, bold=True, width=width - at - 4, least=16)
        sheet.rule(y - 71 * by, x0=x, x1=x + width, weight=FINE)

    def who(x: float, y: float, width: float) -> None:
        draw_name(sheet, slip.player, x, y - 88 * by, width, size=15)
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


def _tear(sheet: Sheet, x0: float, y0: float, x1: float, y1: float) -> None:
    """A dashed line to tear or cut along."""
    sheet.canvas.setDash(3, 2.5)
    sheet.line(x0, y0, x1, y1, weight=FINE)
    sheet.canvas.setDash()
