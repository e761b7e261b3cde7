"""The agreement sheet of a deal: every stack and amount, with lines to sign for each player and two of staff."""

from pathlib import Path
from typing import BinaryIO

from tdapp.domain.units import Cents, Money
from tdapp.read.prizes.deal_paper import DealLine, DealSheet
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.columns import stack
from tdapp.reports.typesetting.flow import Block, paragraph
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import FINE, HAIR, RIGHT, STRONG, Sheet
from tdapp.words.papers import papers as common
from tdapp.words.prizes import deal_paper as said
from tdapp.words.prizes.deals import METHODS
from tdapp.words.say import Words

_ROW, _HEAD, _BOXES, _SIGNED = 30.0, 24.0, 52.0, 56.0
_KEPT = 2  # so many lines stay with the sums and the signatures
# Parts of the width: where figures end, and words begin.
_RANK, _NAME, _SEAT, _STACK, _BEFORE, _AMOUNT, _SIGN = 0.06, 0.08, 0.345, 0.49, 0.605, 0.725, 0.745


def build(model: DealSheet, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the agreement sheet."""
    facts = "" if model.posted or not model.lines else words(said.NOT_POSTED)
    sheet = Sheet(out, kind=SheetKind.DEAL, stamp=model.stamp, words=words, paper=paper, fonts=fonts, facts=facts)
    if not model.lines:
        sheet.empty_page()
        return sheet.finish()
    intro = paragraph(sheet, words(said.INTRO), size=10, after=6)
    notes = _notes(sheet, model)
    column = sheet.top - sheet.bottom - _HEAD
    closing = 22 + sum(note.height for note in notes) + _SIGNED
    leaves = _leaves(model, column, intro.height + _BOXES + 18, closing)
    for page, lines in enumerate(leaves, 1):
        sheet.start_page(page, len(leaves))
        y = sheet.top - 10
        if page == 1:
            intro.draw(y)
            y = sheet.boxes(y - intro.height - 4, _facts(words, model)) - 8
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


def _facts(words: Words, model: DealSheet) -> list[tuple[str, str]]:
    level = words.number(model.level) if model.level is not None else "\u2014"
    return [
        (words(said.METHOD), words(METHODS[model.method])),
        (words(said.LEVEL), level),
        (words(said.IN_PLAY), words.number(model.in_play)),
        (words(said.STACKS), words.number(model.stacks) if model.stacks else "\u2014"),
        (words(said.ROUNDED), words.amount(model.unit)),
    ]


def _notes(sheet: Sheet, model: DealSheet) -> list[Block]:
    words = sheet.words
    told = []
    if len(model.saved) == 1:
        told.append(words(said.SAVED_ONE, amount=model.saved[0]))
    elif model.saved:
        told.append(words(said.SAVED, amounts=model.saved))
    else:
        told.append(words(said.NOTHING_SAVED))
    if model.things:
        told.append(words(said.THINGS, things=model.things))
    told.append(words(said.TOGETHER, total=model.total))
    if model.stacks and model.stacks != model.in_play:
        told.append(words(said.OFF, chips=abs(model.in_play - model.stacks)))
    if model.bounties:
        told.append(words(said.BOUNTIES))
    return [paragraph(sheet, text, size=10, bold=True) for text in told]


def _column_heads(sheet: Sheet, y: float) -> float:
    words, y = sheet.words, y - _HEAD + 8
    figures = (
        (_RANK, _RANK, words(said.RANK)),
        (_STACK, _STACK - _SEAT - 0.06, words(said.STACK)),
        (_BEFORE, _BEFORE - _STACK - 0.01, words(said.BEFORE)),
        (_AMOUNT, _AMOUNT - _BEFORE - 0.01, words(said.AMOUNT)),
    )
    for at, wide, text in figures:
        sheet.text(_at(sheet, at), y, text, size=9, bold=True, align=RIGHT, width=sheet.width * wide)
    sheet.text(_at(sheet, _NAME), y, words(common.NAME), size=9, bold=True, width=sheet.width * (_SEAT - _NAME))
    sheet.text(_at(sheet, _SEAT), y, words(common.SEAT), size=9, bold=True, width=sheet.width * 0.06)
    sheet.text(_at(sheet, _SIGN) + 6, y, words(said.SIGNATURE), size=9, bold=True, width=sheet.width * (1 - _SIGN) - 6)
    sheet.rule(y - 6, weight=STRONG)
    return y - 6


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
    sheet.text(_at(sheet, _NAME), base, words(said.TOTAL), size=11, bold=True, width=sheet.width * (_SEAT - _NAME))
    stacks = words.number(model.stacks) if model.stacks else ""
    room = sheet.width * (_STACK - _SEAT - 0.06)
    sheet.text(_at(sheet, _STACK), base, stacks, size=11, bold=True, align=RIGHT, width=room)
    shared = Cents(sum(line.amount.cents for line in model.lines))
    amount = words.amount(Money(shared, model.total.currency))
    room = sheet.width * (_AMOUNT - _BEFORE) - 6
    sheet.text(_at(sheet, _AMOUNT), base, amount, size=12, bold=True, align=RIGHT, width=room)
    y = base - 12
    for note in notes:
        note.draw(y)
        y -= note.height
    third = (sheet.width - 32) / 3
    for number, who in enumerate((common.DIRECTOR, said.SECOND, common.DATE_AND_TIME)):
        x = sheet.left + number * (third + 16)
        sheet.rule(sheet.bottom + 16, x0=x, x1=x + third, weight=FINE)
        sheet.text(x, sheet.bottom + 5, words(who), size=9, width=third)


def _at(sheet: Sheet, part: float) -> float:
    return sheet.left + sheet.width * part
