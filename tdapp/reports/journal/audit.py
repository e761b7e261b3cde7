"""The audit: who did what and when, what was lifted and why, what was taken back or put right."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import BinaryIO

from tdapp.read.journal.audit import AuditSheet
from tdapp.read.journal.journal import JournalRow
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.flow import Block, heading, pages, paragraph, set_pages
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import RIGHT, Sheet
from tdapp.words.journal import audit as said
from tdapp.words.say import Words

_BODY, _SMALL = 9.5, 8.5
_BOXES = 48.0
_NUMBER, _TIME, _WHO, _WHAT = 30.0, 38.0, 82.0, 178.0  # points: where the number ends, and each text begins


def build(model: AuditSheet, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the audit: what somebody will ask about first, then every act."""
    facts = words(said.HOW_MANY, n=len(model.acts))
    sheet = Sheet(out, kind=SheetKind.AUDIT, stamp=model.stamp, words=words, paper=paper, fonts=fonts, facts=facts)
    if not model.acts:
        sheet.empty_page()
        return sheet.finish()
    leaves = pages(list(_blocks(sheet, model)), sheet.top - sheet.bottom - 8)
    return set_pages(sheet, leaves, down=4)


def _blocks(sheet: Sheet, model: AuditSheet) -> Iterator[Block]:
    words = sheet.words
    yield _figures(sheet, model)
    yield heading(sheet, words(said.LIFTED_HEAD))
    for row in model.lifted:
        lifted = words.several([words.said(each) for each in row.override])
        reason = words(said.REASON, lifted=lifted, reason=row.reason or words(said.NO_REASON))
        yield from _told(sheet, row, reason)
    yield from _nothing(sheet, model.lifted)
    yield heading(sheet, words(said.TAKEN_HEAD))
    for each in model.taken_back:
        yield from _told(sheet, each.act, words(said.BY, here=_here(words, each.by)))
    yield from _nothing(sheet, model.taken_back)
    yield heading(sheet, words(said.RIGHT_HEAD))
    for row in model.put_right:
        yield from _told(sheet, row, "")
    yield from _nothing(sheet, model.put_right)
    yield heading(sheet, words(said.BY_HEAD))
    for who, many in model.by:
        text = f"{who or words(said.NOBODY)}: {words(said.HOW_MANY, n=many)}"
        yield paragraph(sheet, text, size=_BODY)
    yield heading(sheet, words(said.ALL_HEAD))
    day: date | None = None
    for row in model.acts:
        on = row.at.astimezone(words.zone).date()
        if on != day:
            day = on
            yield paragraph(sheet, words.day(on), size=_SMALL, bold=True, leads=True, after=3.0)
        yield _act(sheet, row)


def _figures(sheet: Sheet, model: AuditSheet) -> Block:
    words = sheet.words
    facts = [
        (words(label), words.number(len(rows)))
        for label, rows in (
            (said.ACTS, model.acts),
            (said.LIFTED, model.lifted),
            (said.TAKEN_BACK, model.taken_back),
            (said.PUT_RIGHT, model.put_right),
        )
    ]

    def draw(y: float) -> None:
        sheet.boxes(y - 2, facts)

    return Block(_BOXES, draw)


def _nothing(sheet: Sheet, found: tuple[object, ...]) -> Iterator[Block]:
    if not found:
        yield paragraph(sheet, sheet.words(said.NONE), size=_BODY)


def _told(sheet: Sheet, row: JournalRow, more: str) -> Iterator[Block]:
    """An act that is asked about: which, what it was, and what is told of it."""
    words = sheet.words
    text = f"{_here(words, row)}: {words.said(row.said)}"
    yield paragraph(sheet, text, size=_BODY, leads=bool(more), after=0.0 if more else 4.0)
    if more:
        yield paragraph(sheet, more, size=_SMALL, indent=12.0, after=4.0)


def _here(words: Words, row: JournalRow) -> str:
    who = row.operator or words(said.NOBODY)
    return words(said.HERE, act=words.number(row.act), time=words.time(row.at, seconds=True), who=who)


def _act(sheet: Sheet, row: JournalRow) -> Block:
    """One act of the list: number, time, whose, what; one that was taken back says by which act."""
    words = sheet.words
    what = words.said(row.said)
    if row.retracted_by is not None:
        what = f"{what} · {words(said.GONE, act=words.number(row.retracted_by))}"
    text = paragraph(sheet, what, size=_SMALL, x=sheet.left + _WHAT, after=1.5)

    def draw(y: float) -> None:
        base = y - _SMALL * 1.02
        sheet.text(sheet.left + _NUMBER, base, words.number(row.act), size=_SMALL, align=RIGHT, width=_NUMBER)
        sheet.text(sheet.left + _TIME, base, words.time(row.at, seconds=True), size=_SMALL, width=_WHO - _TIME - 4)
        who = row.operator or words(said.NOBODY)
        sheet.text(sheet.left + _WHO, base, who, size=_SMALL, width=_WHAT - _WHO - 6, least=6)
        text.draw(y)

    return Block(text.height, draw)
