"""The agreement sheet of a deal: every stack and amount, with lines to sign for each player and two of staff.

It may stand in two languages: what is said stands in the second one under the first, names and figures once.
"""

from pathlib import Path
from typing import Any, BinaryIO

from tdapp.domain.units import Cents, Money
from tdapp.read.prizes.deal_paper import DealLine, DealSheet
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.columns import stack
from tdapp.reports.typesetting.flow import Block, paragraph
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import ALSO, FINE, HAIR, LEFT, RIGHT, STRONG, Sheet
from tdapp.texts import Text
from tdapp.words.papers import papers as common
from tdapp.words.prizes import deal_paper as said
from tdapp.words.prizes.deals import METHODS
from tdapp.words.say import Words

_ROW, _HEAD, _BOXES, _SIGNED = 30.0, 24.0, 52.0, 56.0
_MORE = ALSO * 1.2  # a line of the second language
_KEPT = 2  # so many lines stay with the sums and the signatures
# Parts of the width: where figures end, and words begin.
_RANK, _NAME, _SEAT, _STACK, _BEFORE, _AMOUNT, _SIGN = 0.06, 0.08, 0.345, 0.49, 0.605, 0.725, 0.745


def build(
    model: DealSheet, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path, also: Words | None = None
) -> Printed:
    """Write the agreement sheet. `also`: the second language it stands in; None: it has one."""
    sheet = Sheet(out, kind=SheetKind.DEAL, stamp=model.stamp, words=words, paper=paper, fonts=fonts, also=also)
    if model.lines and not model.posted:
        sheet.facts = " \u00b7 ".join(sheet.each(said.NOT_POSTED))
    if not model.lines:
        sheet.empty_page()
        return sheet.finish()
    intro = _said(sheet, said.INTRO, size=10, bold=False)
    notes = _notes(sheet, model)
    more = _MORE if also is not None else 0.0
    column = sheet.top - sheet.bottom - _HEAD - more
    closing = 22 + more + sum(note.height for note in notes) + _SIGNED
    opening = sum(block.height for block in intro) + _BOXES + 2 * more + 22
    leaves = _leaves(model, column, opening, closing)
    for page, lines in enumerate(leaves, 1):
        sheet.start_page(page, len(leaves))
        y = sheet.top - 10
        if page == 1:
            for block in intro:
                block.draw(y)
                y -= block.height
            second = _facts(also, model, beside=words) if also is not None else ()
            y = sheet.boxes(y - 8, _facts(words, model), also=second) - 8
        y = _column_heads(sheet, y)
        for line in lines:
            y = _draw(sheet, line, y)
        if page == len(leaves):
            _close(sheet, model, y, notes)
        sheet.end_page()
    return sheet.finish()


def _leaves(model: DealSheet, column: float, opening: float, closing: float) -> list[list[DealLine]]:
    """Lines by page; the last ones stay with the sums and the signatures of staff."""
    kept = min(_KEPT, len(model.lines) - 1)
    free, last = model.lines[: len(model.lines) - kept], model.lines[len(model.lines) - kept :]
    heights = [_ROW for _line in free]
    heights[0] += opening
    heights.append(_ROW * len(last) + closing)
    blocks = [*([line] for line in free), list(last)]
    return [[line for block in leaf for line in blocks[block]] for leaf in stack(heights, column=column, gap=0)]


def _facts(words: Words, model: DealSheet, beside: Words | None = None) -> list[tuple[str, str]]:
    """What stands over the list, each with its label; with another language beside it figures stand there."""
    way = words(METHODS[model.method])
    if beside is not None:
        texts = (said.METHOD, said.LEVEL, said.IN_PLAY, said.STACKS, said.ROUNDED)
        labels = [words(text) if words(text) != beside(text) else "" for text in texts]
        return list(zip(labels, (way if way != beside(METHODS[model.method]) else "", "", "", "", ""), strict=True))
    level = words.number(model.level) if model.level is not None else "\u2014"
    return [
        (words(said.METHOD), way),
        (words(said.LEVEL), level),
        (words(said.IN_PLAY), words.number(model.in_play)),
        (words(said.STACKS), words.number(model.stacks) if model.stacks else "\u2014"),
        (words(said.ROUNDED), words.amount(model.unit)),
    ]


def _notes(sheet: Sheet, model: DealSheet) -> list[Block]:
    told = []
    if len(model.saved) == 1:
        told += _said(sheet, said.SAVED_ONE, amount=model.saved[0])
    elif model.saved:
        told += _said(sheet, said.SAVED, amounts=model.saved)
    else:
        told += _said(sheet, said.NOTHING_SAVED)
    if model.things:
        told += _said(sheet, said.THINGS, things=model.things)
    told += _said(sheet, said.TOGETHER, total=model.total)
    if model.stacks and model.stacks != model.in_play:
        told += _said(sheet, said.OFF, chips=abs(model.in_play - model.stacks))
    if model.bounties:
        told += _said(sheet, said.BOUNTIES)
    return told


def _said(sheet: Sheet, text: Text, *, size: float = 10, bold: bool = True, **args: Any) -> list[Block]:
    """A sentence over the width of the sheet, and under it, smaller, in the second language."""
    first, *second = sheet.each(text, **args)
    blocks = [paragraph(sheet, first, size=size, bold=bold, after=1.0 if second else 2.0)]
    return [*blocks, *(paragraph(sheet, each, size=size - 1.5, after=4.0) for each in second)]


def _column_heads(sheet: Sheet, y: float) -> float:
    y -= _HEAD - 8
    heads = (
        (_RANK, RIGHT, _RANK, said.RANK),
        (_NAME, LEFT, _SEAT - _NAME, common.NAME),
        (_SEAT, LEFT, 0.06, common.SEAT),
        (_STACK, RIGHT, _STACK - _SEAT - 0.06, said.STACK),
        (_BEFORE, RIGHT, _BEFORE - _STACK - 0.01, said.BEFORE),
        (_AMOUNT, RIGHT, _AMOUNT - _BEFORE - 0.01, said.AMOUNT),
        (_SIGN + 6 / sheet.width, LEFT, 1 - _SIGN - 6 / sheet.width, said.SIGNATURE),
    )
    for at, align, wide, text in heads:
        _twice(sheet, _at(sheet, at), y, text, size=9, align=align, width=sheet.width * wide, bold=True)
    y -= _MORE if sheet.also is not None else 0.0
    sheet.rule(y - 6, weight=STRONG)
    return y - 6


def _twice(sheet: Sheet, x: float, y: float, text: Text, *, size: float, width: float, **how: Any) -> None:
    """A label, and under it the second language, smaller."""
    first, *second = sheet.each(text)
    sheet.text(x, y, first, size=size, width=width, **how)
    for number, each in enumerate(second, 1):
        sheet.text(x, y - number * _MORE, each, size=ALSO, width=width, **{**how, "bold": False})


def _draw(sheet: Sheet, line: DealLine, y: float) -> float:
    words = sheet.words
    y -= _ROW
    base = y + _ROW * 0.34
    chips = words.number(line.chips) if line.chips else "\u2014"
    sheet.text(_at(sheet, _RANK), base, words.number(line.rank), size=11, align=RIGHT, width=sheet.width * _RANK)
    room = sheet.width * (_SEAT - _NAME) - 8
    sheet.name(_at(sheet, _NAME), base, line.name.last, line.name.first, size=11, width=room, high=_ROW)
    sheet.text(_at(sheet, _SEAT), base, words.seat(line.seat), size=10, width=sheet.width * 0.06)
    room = sheet.width * (_STACK - _SEAT - 0.06)
    sheet.text(_at(sheet, _STACK), base, chips, size=11, align=RIGHT, width=room)
    room = sheet.width * (_BEFORE - _STACK) - 6
    sheet.text(_at(sheet, _BEFORE), base, words.amount(line.before), size=10, align=RIGHT, width=room)
    room = sheet.width * (_AMOUNT - _BEFORE) - 6
    sheet.text(_at(sheet, _AMOUNT), base, words.amount(line.amount), size=12, bold=True, align=RIGHT, width=room)
    sheet.line(_at(sheet, _SIGN), y + 1, _at(sheet, _SIGN), y + _ROW - 1, weight=HAIR)
    sheet.rule(y)
    return y


def _close(sheet: Sheet, model: DealSheet, y: float, notes: list[Block]) -> None:
    """The sums, what is left to play for, and two of staff who stand for it."""
    words = sheet.words
    sheet.rule(y, weight=STRONG)
    base = y - 16
    _twice(sheet, _at(sheet, _NAME), base, said.TOTAL, size=11, bold=True, width=sheet.width * (_SEAT - _NAME))
    stacks = words.number(model.stacks) if model.stacks else ""
    room = sheet.width * (_STACK - _SEAT - 0.06)
    sheet.text(_at(sheet, _STACK), base, stacks, size=11, bold=True, align=RIGHT, width=room)
    shared = Cents(sum(line.amount.cents for line in model.lines))
    amount = words.amount(Money(shared, model.total.currency))
    room = sheet.width * (_AMOUNT - _BEFORE) - 6
    sheet.text(_at(sheet, _AMOUNT), base, amount, size=12, bold=True, align=RIGHT, width=room)
    y = base - 12 - (_MORE if sheet.also is not None else 0.0)
    for note in notes:
        note.draw(y)
        y -= note.height
    third = (sheet.width - 32) / 3
    for number, who in enumerate((common.DIRECTOR, said.SECOND, common.DATE_AND_TIME)):
        x = sheet.left + number * (third + 16)
        sheet.rule(sheet.bottom + 16, x0=x, x1=x + third, weight=FINE)
        sheet.text(x, sheet.bottom + 5, " \u00b7 ".join(sheet.each(who)), size=9, width=third)


def _at(sheet: Sheet, part: float) -> float:
    return sheet.left + sheet.width * part
