"""The money statement: what came in and went out, the prize pool, whose the rest is and where it lies, to sign."""

from pathlib import Path
from typing import BinaryIO

from tdapp.domain.units import Cents, Money
from tdapp.read.money.statement import MoneyStatement
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.money.figures import BLANK, Figures, by_kind, figures, signatures
from tdapp.reports.typesetting.flow import Block, heading, pages, paragraph, set_pages
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import Sheet
from tdapp.words.money import drawer_report as drawer_words
from tdapp.words.money import statement as said
from tdapp.words.papers import papers as common
from tdapp.words.prizes.things import thing_lines
from tdapp.words.say import Words

_BOXES, _NARROW = 48.0, 0.62
_GAP = 8.0
_HOLDINGS = (0.55, 0.70, 0.85, 1.0)  # of the width: this tournament, should be in it, counted, difference


def build(model: MoneyStatement, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the money statement."""
    sheet = Sheet(out, kind=SheetKind.STATEMENT, stamp=model.stamp, words=words, paper=paper, fonts=fonts)
    if not model.kinds.lines and not model.prizes.pool:
        sheet.empty_page()
        return sheet.finish()
    leaves = pages(_blocks(sheet, model), sheet.top - sheet.bottom)
    return set_pages(sheet, leaves)


def _blocks(sheet: Sheet, model: MoneyStatement) -> list[Block]:
    words, currency = sheet.words, model.currency

    def row(label: str, cents: int, *, bold: bool = False) -> Block:
        amount = words.amount(Money(Cents(cents), currency))
        return figures(sheet, Figures(label, (amount,), (_NARROW,), bold))

    blocks = [_facts(sheet, model), heading(sheet, words(said.CHANGED_HANDS, currency=currency))]
    kinds = model.kinds
    blocks += [figures(sheet, each) for each in by_kind(words, kinds.lines, kinds.tenders, currency)]
    blocks.append(heading(sheet, words(said.POOL, currency=currency)))
    pool = words(said.THE_POOL)
    blocks += [row(label, cents, bold=label == pool) for label, cents in said.pool_lines(words, model)]
    bounties = said.bounty_lines(words, model)
    if bounties:
        blocks.append(heading(sheet, words(said.BOUNTIES, currency=currency)))
        blocks += [row(label, cents, bold=not number) for number, (label, cents) in enumerate(bounties)]
    if model.sides:
        blocks.append(heading(sheet, words(said.SIDE_POOLS, currency=currency)))
        blocks += [row(label, cents, bold=first) for label, cents, first in said.side_lines(words, model)]
    blocks.append(heading(sheet, words(said.WHOSE, currency=currency)))
    blocks += [row(words(said.OWNERS[owner]), cents) for owner, cents in model.owners]
    blocks.append(row(words(said.TOTAL), model.owned, bold=True))
    blocks.append(heading(sheet, words(said.WHERE, currency=currency)))
    blocks += [figures(sheet, each) for each in _holdings(words, model)]
    blocks.append(Block(_GAP, _nothing))
    proof = said.proof(words, Money(model.there, currency), model.owned, model.apart)
    blocks.append(paragraph(sheet, proof, size=10.5, bold=True, after=6.0))
    if model.open_prizes:
        blocks.append(heading(sheet, words(said.OPEN, currency=currency)))
        for prize in model.open_prizes:
            label = said.open_prize(words, prize, finished=model.finished)
            blocks.append(row(label, -prize.back if prize.back else prize.due))
    blocks += [paragraph(sheet, line, size=9.5) for line in thing_lines(words, model.things)]
    blocks += [paragraph(sheet, said.papers_shown(words, each), size=9.5) for each in model.papers]
    blocks += [paragraph(sheet, common.reason_line(words, reason), size=9.5) for reason in model.reasons]
    who = (said.CASHIER, drawer_words.SIGN_DIRECTOR, common.DATE_AND_TIME)
    return [*blocks, signatures(sheet, who)]


def _facts(sheet: Sheet, model: MoneyStatement) -> Block:
    words = sheet.words
    facts = [
        (words(said.STATE), words(said.FINISHED if model.finished else said.GOES_ON)),
        (words(said.ENTRIES), words.number(model.entries)),
        (words(said.MONEY_THERE), words.amount(Money(model.there, model.currency))),
        (words(said.DIFFERENCE), words.amount(Money(model.difference, model.currency))),
    ]

    def draw(y: float) -> None:
        sheet.boxes(y - 6, facts)

    return Block(_BOXES, draw)


def _nothing(_y: float) -> None:
    """Draw nothing: room between blocks."""


def _holdings(words: Words, model: MoneyStatement) -> list[Figures]:
    """Where the money is: of this tournament, and in each drawer what should be there, was counted, and differed."""

    def amount(money: Money | None) -> str:
        return BLANK if money is None else words.amount(money)

    heads = tuple(words(text) for text in (said.OF_THIS, said.EXPECTED, said.COUNTED, said.DIFFERENCE))
    drawers = any(each.drawer is not None for each in model.holdings)
    at = _HOLDINGS if drawers else _HOLDINGS[:1]
    rows = [Figures("", heads[: len(at)], at, bold=True)]
    for each in model.holdings:
        cells = [amount(Money(each.cents, model.currency))]
        if drawers:
            there = each.drawer
            found = (there.expected, there.counted, there.difference) if there is not None else ()
            cells += [amount(money) for money in found] or [""] * 3
        rows.append(Figures(said.held_in(words, each), tuple(cells), at))
    total = amount(Money(model.there, model.currency))
    return [*rows, Figures(words(said.TOTAL), (total, *[""] * (len(at) - 1)), at, bold=True)]
