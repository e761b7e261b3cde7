"""Stack cards, two a page: how many of each chip make the stack of an offer, with each chip drawn."""

from pathlib import Path
from typing import BinaryIO

from tdapp.domain.chips.chip_set import Chip
from tdapp.domain.units import Chips
from tdapp.read.chips.chip_papers import StackCards
from tdapp.read.chips.chip_sets import StackView
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.chips.chip_drawing import draw_chip
from tdapp.reports.typesetting.flow import paragraph
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import FINE, HAIR, RIGHT, STRONG, Sheet
from tdapp.reports.typesetting.two_up import Half, begin_half, cut, places
from tdapp.words.chips import chip_papers as said
from tdapp.words.say import Words

_HEAD, _SUM, _WRONG = 16.0, 30.0, 16.0
_ROW, _MOST = 34.0, 7  # denominations in one column, before a second one is begun
_GAP = 24.0
_SIZE = 15.0
# Where each column ends, as a part of the width of its list; the drawn chip stands before them.
_VALUE, _PIECES, _WORTH = 0.42, 0.68, 1.0


def build(model: StackCards, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write a stack card for every offer whose stack is made."""
    sheet = Sheet(out, kind=SheetKind.STACK_CARDS, stamp=model.stamp, words=words, paper=paper, fonts=fonts)
    made = [stack for stack in model.stacks if stack.pieces]
    if not made:
        sheet.empty_page()
        return sheet.finish()
    chips = {chip.value: chip for chip in model.chips}
    for page in places(len(made)):
        cut(sheet)
        for place, number in page:
            stack = made[number]
            half = begin_half(
                sheet,
                place,
                title=stack.name or words(said.STACK),
                corner=words.number(stack.chips),
                facts=words(said.ALSO_FOR, names=words.several(list(model.same)))
                if model.same and not stack.offer
                else "",
                number=number + 1,
                count=len(made),
            )
            _draw(sheet, stack, chips, half)
        sheet.end_page()
    return sheet.finish()


def _draw(sheet: Sheet, stack: StackView, chips: dict[Chips, Chip], half: Half) -> None:
    words, pieces = sheet.words, stack.pieces
    lists = 1 if len(pieces) <= _MOST else 2
    each = -(-len(pieces) // lists)
    bottom = half.bottom + _SUM
    if stack.wrong is not None:
        warning = paragraph(sheet, words.said(stack.wrong), size=10, bold=True, after=0)
        bottom += warning.height + 4
        warning.draw(bottom - 2)
    width = (sheet.width - _GAP * (lists - 1)) / lists
    row = min(_ROW, (half.top - _HEAD - bottom - 4) / each)
    for number in range(lists):
        x = sheet.left + number * (width + _GAP)
        y = half.top - _HEAD
        for part, text in ((_VALUE, said.VALUE), (_PIECES, said.PIECES), (_WORTH, said.WORTH)):
            sheet.text(x + width * part, y + 4, words(text), size=8.5, bold=True, align=RIGHT, width=width * 0.24)
        sheet.rule(y, x0=x, x1=x + width, weight=STRONG)
        for value, count in pieces[number * each : (number + 1) * each]:
            y -= row
            _row(sheet, chips.get(value), value, count, x=x, y=y, width=width, row=row)
    _sum(sheet, stack, half.bottom)


def _row(
    sheet: Sheet, chip: Chip | None, value: Chips, count: int, *, x: float, y: float, width: float, row: float
) -> None:
    """So many of one chip, and what they are worth. A chip the set does not have any more is not drawn."""
    words, size = sheet.words, min(_SIZE, row * 0.6)
    base = y + (row - size) / 2 + size * 0.14
    if chip is not None:
        draw_chip(sheet, chip, x + row / 2, y + row / 2, row - 4)
    for part, text, bold in (
        (_VALUE, words.number(value), False),
        (_PIECES, f"× {words.number(count)}", True),
        (_WORTH, words.number(value * count), False),
    ):
        sheet.text(x + width * part, base, text, size=size, bold=bold, align=RIGHT, width=width * 0.25)
    sheet.rule(y, x0=x, x1=x + width, weight=HAIR)


def _sum(sheet: Sheet, stack: StackView, bottom: float) -> None:
    """How many chips in all, and what they are worth."""
    words, y = sheet.words, bottom + 2
    worth = sum(value * count for value, count in stack.pieces)
    sheet.rule(y + _SUM - 6, weight=FINE)
    wide = sheet.text(sheet.right, y + 6, words.number(worth), size=15, bold=True, align=RIGHT)
    sheet.text(sheet.left, y + 6, words(said.CHIPS, n=stack.count), size=15, bold=True, width=sheet.width - wide - 10)
