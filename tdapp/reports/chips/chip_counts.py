"""Chip counts for the press: stacks, the largest first, with big blinds and seats; who is not counted comes last."""

from pathlib import Path
from typing import BinaryIO

from tdapp.read.chips.chip_papers import ChipCountsSheet
from tdapp.read.chips.known_stacks import ChipCountRow, ChipCountsView
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.listing import Column, Listing, Row, draw, leaves
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import RIGHT, Sheet
from tdapp.words.chips import chip_papers as said
from tdapp.words.clock.depth import NAMES, ONE, depth_said
from tdapp.words.papers import papers as common
from tdapp.words.say import Words

_BOXES, _GAP = 38.0, 10.0
_HIGH, _SIZE = 17.0, 10.5
_NONE = "—"


def build(model: ChipCountsSheet, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the list of chip counts."""
    counts = model.counts
    level = words(common.LEVEL_NOW, number=counts.level) if counts.level else ""
    missing = counts.left - counts.counted
    facts = common.facts(
        level,
        words(said.COUNTED, n=counts.counted),
        words(said.NOT_COUNTED, n=missing) if missing else "",
    )
    sheet = Sheet(
        out, kind=SheetKind.CHIP_COUNTS, stamp=model.stamp, words=words, paper=paper, fonts=fonts, facts=facts
    )
    if not counts.counted:
        sheet.empty_page()
        return sheet.finish()
    top = sheet.top
    sheet.top -= _BOXES + _GAP
    listing = _listing(counts, words)
    pages = leaves(sheet, listing)
    first = 1
    for number, rows in enumerate(pages, 1):
        covers = common.spans(words, words.number(first), words.number(first + len(rows) - 1))
        sheet.start_page(number, len(pages), covers if len(pages) > 1 else "")
        _facts(sheet, counts, top - 4)
        draw(sheet, listing, rows)
        sheet.end_page()
        first += len(rows)
    return sheet.finish()


def _facts(sheet: Sheet, counts: ChipCountsView, y: float) -> None:
    words = sheet.words
    average = _NONE
    if counts.average is not None and counts.average_depth is not None:
        average = words(said.STACK_DEPTH, chips=counts.average, depth=depth_said(words, counts.average_depth))
    facts = [
        (words(said.PLAYERS_LEFT), words.number(counts.left)),
        (words(said.AVERAGE), average),
        (words(said.IN_PLAY), words.number(counts.in_play)),
        (words(ONE[counts.unit.unit]), words.number(counts.unit.chips)),
    ]
    sheet.boxes(y, facts, height=_BOXES)


def _listing(counts: ChipCountsView, words: Words) -> Listing:
    columns = (
        Column(words(common.PLACE), 0.08, align=RIGHT, bold=True),
        Column(words(said.NAME), 0.42),
        Column(words(said.STACK_HEAD), 0.16, align=RIGHT, bold=True),
        Column(words(NAMES[counts.unit.unit]), 0.13, align=RIGHT),
        Column(words(common.SEAT_HEAD), 0.11, align=RIGHT),
        Column(words(said.COUNTED_AT), 0.10, align=RIGHT),
    )
    return Listing(columns, [_row(row, words) for row in counts.rows], high=_HIGH, size=_SIZE)


def _row(row: ChipCountRow, words: Words) -> Row:
    seat, stack = words.seat(row.seat), row.stack
    if stack is None:
        return Row(("", row.name, _NONE, "", seat, ""))
    return Row(
        (
            words.number(row.place or 0),
            row.name,
            words.number(stack.chips),
            words.one(stack.depth.many),
            seat,
            words.time(stack.at),
        )
    )
