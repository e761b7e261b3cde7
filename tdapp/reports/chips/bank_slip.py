"""The bank slip of a race: old chips in and new chips out table by table, the rounding, and who signs for it."""

from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

from tdapp.domain.units import Chips
from tdapp.read.chips.chip_papers import RacePapers
from tdapp.read.chips.race import RaceTable, RaceView, TableState
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.chips.chip_drawing import draw_chip
from tdapp.reports.typesetting.listing import Column, Listing, Row, draw, leaves
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import RIGHT, Sheet
from tdapp.reports.typesetting.two_up import sign
from tdapp.values import replace
from tdapp.words.chips import chip_papers as said
from tdapp.words.chips.chip_papers import rounding_rule, signed
from tdapp.words.papers.papers import ranges
from tdapp.words.say import Words

_TITLE, _BOXES, _GAP = 34.0, 38.0, 8.0
_CHIP = 26.0
_CLOSING = 62.0  # who signs, and which tables are still to come
_HIGH, _SIZE = 17.0, 10.5


def build(model: RacePapers, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the bank slips, each race from a page of its own."""
    sheet = Sheet(out, kind=SheetKind.BANK_SLIP, stamp=model.stamp, words=words, paper=paper, fonts=fonts)
    races = [each.race for each in model.races if each.race.in_state(TableState.DONE)]
    if not races:
        sheet.empty_page()
        return sheet.finish()
    top = sheet.top
    sheet.top -= _TITLE + _BOXES + _GAP
    pages = []
    for race in races:
        listing = _listing(race, words)
        split = leaves(sheet, listing, closing=_CLOSING)
        pages += [(race, listing, rows, rows is split[-1]) for rows in split]
    for number, (race, listing, rows, last) in enumerate(pages, 1):
        sheet.start_page(number, len(pages))
        _head(sheet, race, top)
        end = draw(sheet, listing, rows)
        if last:
            _close(sheet, race, end)
        sheet.end_page()
    return sheet.finish()


def _head(sheet: Sheet, race: RaceView, top: float) -> None:
    """Which chips, and that chips in play before and after differ by the rounding alone."""
    words, y = sheet.words, top - _TITLE / 2
    draw_chip(sheet, race.old, sheet.left + _CHIP / 2, y, _CHIP)
    draw_chip(sheet, race.new, sheet.left + _CHIP * 1.7, y, _CHIP)
    title = words(said.RACE, old=race.old.value, new=race.new.value)
    x = sheet.left + _CHIP * 2.4
    wide = sheet.text(x, y - 5, title, size=14, bold=True, width=sheet.width * 0.5)
    room = sheet.right - x - wide - 14
    sheet.text(sheet.right, y - 4, rounding_rule(words, race), size=9.5, align=RIGHT, width=room)
    after = said.AFTER if race.ended else said.SO_FAR
    facts = [
        (words(said.BEFORE), words.number(race.before)),
        (words(said.ROUNDING), signed(words, race.change)),
        (words(after), words.number(race.after)),
    ]
    if race.meanwhile:
        facts.insert(2, (words(said.MEANWHILE), signed(words, race.meanwhile)))
    sheet.boxes(top - _TITLE, facts, height=_BOXES)


def _listing(race: RaceView, words: Words) -> Listing:
    """A row a table that is raced, then the sum. Chips kept so that nobody is raced out have a column of their own."""
    kept = [chip for chip, _count in race.kept]
    columns = (
        Column(words(said.TABLE_HEAD), 0.12, align=RIGHT, bold=True),
        Column(words(said.OLD_IN, chip=race.old.value), 0.2, align=RIGHT),
        Column(words(said.NEW_OUT, chip=race.new.value), 0.2, align=RIGHT),
        *(Column(words(said.KEPT, chip=chip), 0.16, align=RIGHT) for chip in kept),
        Column(words(said.ROUNDING), 0.18, align=RIGHT),
    )
    rows = [_row(words, words.number(each.number), each, kept) for each in race.in_state(TableState.DONE)]
    rows.append(replace(_row(words, words(said.TOTAL), race, kept), bold=True))
    worth = (race.taken * race.old.value, race.given * race.new.value, *(chip * count for chip, count in race.kept))
    rows.append(Row((words(said.WORTH), *(words.number(amount) for amount in worth), "")))
    return Listing(columns, rows, high=_HIGH, size=_SIZE)


def _row(words: Words, label: str, of: RaceTable | RaceView, kept: Sequence[Chips]) -> Row:
    """What came in and went out at a table, or at all of them."""
    aside = dict(of.kept)
    counts = (of.taken, of.given, *(aside.get(chip, 0) for chip in kept))
    return Row((label, *(words.number(count) for count in counts), signed(words, of.change)))


def _close(sheet: Sheet, race: RaceView, y: float) -> None:
    """Which tables are still to come, and who signs."""
    words = sheet.words
    waiting = tuple(int(each.number) for each in race.tables if each.state is not TableState.DONE)
    if waiting:
        sheet.text(sheet.left, y - 14, words(said.OPEN_TABLES, tables=ranges(waiting)), size=9.5)
    sign(sheet, y - _CLOSING + 2, (words(said.CHIP_BANK), words(said.DIRECTOR), words(said.DAY_AND_TIME)))
