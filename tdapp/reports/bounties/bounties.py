"""The bounties sheet: what everybody won, with a line to sign, and where all of the bounty money is."""

from pathlib import Path
from typing import BinaryIO

from tdapp.read.bounties.bounties_view import HeadRow
from tdapp.read.bounties.bounty_paper import BountiesSheet
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.flow import paragraph
from tdapp.reports.typesetting.listing import TO_SIGN, Column, Listing, Row, write
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import RIGHT, Sheet
from tdapp.words.bounties import bounty_sheet as told
from tdapp.words.papers import papers as said
from tdapp.words.say import Words

_HIGH, _SIZE, _GAP = 19.0, 10.0, 14.0


def build(model: BountiesSheet, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the bounties sheet."""
    view = model.view
    facts = words(told.MONEY, total=view.taken)
    sheet = Sheet(out, kind=SheetKind.BOUNTIES, stamp=model.stamp, words=words, paper=paper, fonts=fonts, facts=facts)
    columns = (
        Column(words(said.NAME), 0.33),
        Column(words(told.KNOCK_OUTS), 0.07, RIGHT),
        Column(words(told.HEAD), 0.12, RIGHT),
        Column(words(told.WON), 0.12, RIGHT, bold=True),
        Column(words(told.DUE), 0.12, RIGHT),
        Column("", 0.02),
        Column(words(said.RECEIVED), 0.22),
    )
    rows = [_row(words, each) for each in view.heads]
    notes = [paragraph(sheet, text, size=9) for text in told.notes(words, view)] if rows else []

    def end(y: float) -> None:
        y -= _GAP
        for note in notes:
            note.draw(y)
            y -= note.height

    closing = _GAP + sum(note.height for note in notes)
    return write(sheet, Listing(columns, rows, high=_HIGH, size=_SIZE), closing=closing, end=end)


def _row(words: Words, each: HeadRow) -> Row:
    due = words.amount(each.due) if each.due.cents else words(said.PAID) if each.won.cents else ""
    due = f"−{words.amount(each.back)}" if each.back.cents else due
    return Row(
        (
            each.name,
            words.number(each.beaten) if each.beaten else "",
            words.amount(each.head) if each.head is not None and each.head.cents else "",
            words.amount(each.won) if each.won.cents else "",
            due,
            "",
            TO_SIGN if each.won.cents else "",
        )
    )
