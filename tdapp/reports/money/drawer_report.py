"""The report of a drawer: the sum of the shift, what made it up, coins and notes, and who signs for it.

While the shift goes on it is the sheet to count on: what is still to come has lines to write on.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

from tdapp.domain.money.denominations import denominations
from tdapp.domain.units import Cents, Money
from tdapp.read.money.drawer_report import DrawerReport, DrawerReports
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.money.figures import BLANK, Figures, by_kind, figures, signatures
from tdapp.reports.typesetting.flow import Block, heading, pages, set_pages
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import Sheet
from tdapp.words.money import drawer_report as said
from tdapp.words.papers import papers as common
from tdapp.words.say import Words

_BOXES = 48.0
_NARROW = 0.62  # of the width: the sum of the cash needs no more, unless reasons stand in it


def build(model: DrawerReports, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the reports of a tournament's drawers, each from a page of its own."""
    sheet = Sheet(out, kind=SheetKind.DRAWERS, stamp=model.stamp, words=words, paper=paper, fonts=fonts)
    if not model.drawers:
        sheet.empty_page()
        return sheet.finish()
    return _write(sheet, model.drawers)


def build_one(model: DrawerReport, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the report of one drawer."""
    title = words(said.TITLE)
    sheet = Sheet(out, kind=None, stamp=model.stamp, words=words, paper=paper, fonts=fonts, title=title)
    return _write(sheet, [model])


def _write(sheet: Sheet, drawers: Sequence[DrawerReport]) -> Printed:
    room = sheet.top - sheet.bottom
    leaves = [leaf for drawer in drawers for leaf in pages(_blocks(sheet, drawer), room)]
    return set_pages(sheet, leaves)


def _blocks(sheet: Sheet, model: DrawerReport) -> list[Block]:
    words = sheet.words
    blocks = [_facts(sheet, model), heading(sheet, words(said.CASH, currency=model.currency))]
    blocks += [figures(sheet, row) for row in _cash(words, model)]
    if model.kinds:
        blocks.append(heading(sheet, words(said.BY_KIND, currency=model.currency)))
        blocks += [figures(sheet, row) for row in by_kind(words, model.kinds, model.tenders, model.currency)]
        blocks.append(heading(sheet, words(said.BY_TOURNAMENT, currency=model.currency)))
        blocks += [figures(sheet, row) for row in _tournaments(words, model)]
    coins = _coins(words, model)
    if coins:
        blocks.append(heading(sheet, words(said.COINS_AND_NOTES, currency=model.currency)))
        blocks += [figures(sheet, row) for row in coins]
    return [*blocks, signatures(sheet, (said.SIGN_OPERATOR, said.SIGN_DIRECTOR, common.DATE_AND_TIME))]


def _facts(sheet: Sheet, model: DrawerReport) -> Block:
    words = sheet.words
    closed = words(said.GOES_ON)
    if model.closed is not None:
        closed = words.time(model.closed)
        closed = words(said.CLOSED_BY, time=closed, operator=model.closed_by) if model.closed_by else closed
    day = words.day(model.opened.astimezone(words.zone).date())
    facts = [
        (words(said.DRAWER), model.name),
        (words(said.OPERATOR), model.operator or "—"),
        (words(said.OPENED), words(said.AT, day=day, time=words.time(model.opened))),
        (words(said.CLOSED), closed),
    ]

    def draw(y: float) -> None:
        sheet.boxes(y - 6, facts)

    return Block(_BOXES, draw)


def _cash(words: Words, model: DrawerReport) -> list[Figures]:
    """From the float to what should be there, and what was; the width is there for why cash was moved."""
    at = (1.0 if model.moved else _NARROW,)

    def line(label: str, cents: Cents | None, *, bold: bool = False) -> Figures:
        amount = BLANK if cents is None else words.amount(Money(cents, model.currency))
        return Figures(label, (amount,), at, bold)

    rows = [
        line(words(said.OPENING), model.opening),
        line(words(said.TAKEN), model.taken),
        line(words(said.GIVEN), Cents(-model.given)),
    ]
    for each in model.moved:
        text = said.MOVED_IN if each.cents > 0 else said.MOVED_OUT
        rows.append(line(words(text, time=each.at, reason=each.reason or "—"), each.cents))
    return [
        *rows,
        line(words(said.EXPECTED), model.expected, bold=True),
        line(words(said.COUNTED), model.counted),
        line(words(said.DIFFERENCE), model.difference, bold=True),
    ]


def _tournaments(words: Words, model: DrawerReport) -> list[Figures]:
    at = (0.73, 0.865, 1.0)
    left = words(common.LEFT, currency=model.currency)
    rows = [Figures("", (words(common.TAKEN), words(common.GIVEN), left), at, bold=True)]
    for each in model.tournaments:
        cents = (each.taken, Cents(-each.given), Cents(each.taken - each.given))
        rows.append(Figures(each.tournament, tuple(words.amount(Money(one, model.currency)) for one in cents), at))
    return rows


def _coins(words: Words, model: DrawerReport) -> list[Figures]:
    """How many of each coin and note; to write in while the shift goes on. None where nobody counts them.

    A drawer that was closed by its sum alone has no column for what was never counted coin by coin.
    """
    opening, closing = dict(model.opening_count), dict(model.closing_count)
    by_sum = model.counted is not None and not closing
    known = set(denominations(model.currency)) if model.counted is None else set()
    values = sorted(known | set(opening) | set(closing), reverse=True)
    if not values:
        return []
    at = (0.34, 0.50) if by_sum else (0.34, 0.50, 0.72, 0.88)

    def part(value: Cents, count: dict[Cents, int], *, blank: bool) -> tuple[str, str]:
        if blank:
            return BLANK, BLANK
        many = count.get(value, 0)
        amount = words.amount(Money(Cents(value * many), model.currency))
        return (words.number(many), amount) if many else ("", "")

    heads = ("", words(said.AT_OPENING), "", words(said.AT_CLOSING))
    rows = [Figures("", heads[: len(at)], at, bold=True)]
    for value in values:
        first, last = part(value, opening, blank=False), part(value, closing, blank=model.counted is None)
        rows.append(Figures(words.amount(Money(value, model.currency)), (*first, *last)[: len(at)], at))
    return rows
