"""The list of tickets: every code the club issued, what it is worth, who has it, and where it has paid."""

from pathlib import Path
from typing import BinaryIO

from tdapp.domain.units import Money
from tdapp.read.prizes.tickets import IssuedTicket, TicketSheet
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.listing import Column, Listing, Row, write
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import RIGHT, Sheet
from tdapp.words.papers import papers as common
from tdapp.words.prizes import tickets as said
from tdapp.words.say import Words


def build(model: TicketSheet, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the list of tickets, the newest tournament first."""
    columns = (
        Column(words(said.CODE), 0.165, bold=True),
        Column(words(common.NAME), 0.175),
        Column(words(said.WORTH), 0.11, RIGHT),
        Column("", 0.02),
        Column(words(said.WON_IN), 0.16),
        Column(words(said.FOR), 0.16),
        Column(words(said.USED), 0.21),
    )
    facts = words(said.ISSUED, n=len(model.tickets))
    sheet = Sheet(out, kind=SheetKind.TICKETS, stamp=model.stamp, words=words, paper=paper, fonts=fonts, facts=facts)
    return write(sheet, Listing(columns, [_row(words, each) for each in model.tickets], high=18.0, size=9.0))


def _row(words: Words, each: IssuedTicket) -> Row:
    worth = words.amount(Money(each.value, each.currency))
    return Row((each.code, each.holder, worth, "", each.tournament, said.pays_for(words, each), said.fate(words, each)))
