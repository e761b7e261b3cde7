"""The draw sheet: what the draws are bound to, and every one of them, those undone struck through."""

from pathlib import Path
from typing import BinaryIO

from tdapp.read.seating.draw_list import DrawLine, DrawList, DrawsPaper
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.flow import Block, paragraph
from tdapp.reports.typesetting.listing import Column, Listing, Row, draw, leaves
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.qr import draw_qr
from tdapp.reports.typesetting.sheet import RIGHT, Sheet
from tdapp.words.say import Words
from tdapp.words.seating import draw_sheet as texts

_QR, _GAP = 78.0, 10.0
_HIGH, _SIZE = 17.0, 9.0
_SCAN = 10.0  # the line under the picture


def build(model: DrawsPaper, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the draw sheet; what the draws are bound to stands on every page."""
    sheet = Sheet(out, kind=SheetKind.DRAWS, stamp=model.stamp, words=words, paper=paper, fonts=fonts)
    shown = model.shown
    if not shown.commitments and not shown.draws:
        sheet.empty_page()
        return sheet.finish()
    room = sheet.width - (_QR + _GAP if shown.commitments else 0)
    blocks = [paragraph(sheet, text, size=9, width=room) for text in texts.bound(words, shown)]
    top = sheet.top
    sheet.top -= max(_QR + _SCAN + 4 if shown.commitments else 0, sum(block.height for block in blocks)) + _GAP
    listing = _listing(shown, words)
    pages = leaves(sheet, listing) or [()]
    for number, rows in enumerate(pages, 1):
        sheet.start_page(number, len(pages))
        _bound(sheet, shown, blocks, top)
        y = draw(sheet, listing, rows)
        if not rows:
            sheet.text(sheet.left, y - _HIGH, words(texts.NONE), size=_SIZE)
        sheet.end_page()
    return sheet.finish()


def _bound(sheet: Sheet, shown: DrawList, blocks: list[Block], y: float) -> None:
    """What the draws are bound to; the last commitment also for a camera."""
    if shown.commitments:
        draw_qr(sheet, shown.commitments[-1].commitment, sheet.right - _QR, y, _QR)
        sheet.text(sheet.right, y - _QR - _SCAN + 2, sheet.words(texts.SCAN), size=7.5, align=RIGHT, width=_QR + _GAP)
    for block in blocks:
        block.draw(y)
        y -= block.height


def _listing(shown: DrawList, words: Words) -> Listing:
    columns = (
        Column(words(texts.NUMBER), 0.08, align=RIGHT, bold=True),
        Column(words(texts.TIME), 0.08),
        Column(words(texts.LINE), 0.08, align=RIGHT),
        Column(words(texts.WHAT), 0.33),
        Column(words(texts.SEATS), 0.10, align=RIGHT),
        Column(words(texts.REMARK), 0.36),
    )
    return Listing(columns, [_row(row, words) for row in shown.draws], high=_HIGH, size=_SIZE)


def _row(row: DrawLine, words: Words) -> Row:
    cells = (
        words.number(row.number),
        words.time(row.at),
        words.number(row.line),
        texts.kind(words, row),
        words.number(row.seats),
        texts.remark(words, row),
    )
    return Row(cells, struck=row.undone)
