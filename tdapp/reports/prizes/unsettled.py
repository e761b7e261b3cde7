"""The list of prizes that are not settled in finished tournaments, with room to note what became of each."""

from pathlib import Path
from typing import BinaryIO

from tdapp.domain.units import Cents, Money
from tdapp.read.prizes.unsettled import UnsettledPrize, UnsettledSheet
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.listing import TO_SIGN, Column, Listing, Row, write
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import RIGHT, Sheet
from tdapp.words.papers import papers as common
from tdapp.words.prizes import unsettled as said
from tdapp.words.say import Words


def build(model: UnsettledSheet, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the list, the newest tournament first."""
    columns = (
        Column(words(said.TOURNAMENT), 0.21),
        Column(words(said.DAY), 0.13),
        Column(words(common.NAME), 0.22),
        Column(words(said.TO_PAY), 0.15, RIGHT, bold=True),
        Column(words(said.TO_RECOVER), 0.11, RIGHT),
        Column("", 0.02),
        Column(words(said.DONE), 0.16),
    )
    facts = words(said.OPEN, n=len(model.prizes))
    sheet = Sheet(out, kind=SheetKind.UNSETTLED, stamp=model.stamp, words=words, paper=paper, fonts=fonts, facts=facts)
    return write(sheet, Listing(columns, [_row(words, each) for each in model.prizes], high=20.0, size=9.0))


def _row(words: Words, each: UnsettledPrize) -> Row:
    def amount(cents: Cents) -> str:
        return words.amount(Money(cents, each.currency)) if cents else ""

    due = said.due(words, each, amount(each.due)) if each.due else ""
    return Row((each.tournament, words.day(each.day), each.name, due, amount(each.back), "", TO_SIGN))
