"""The structure sheet: levels, breaks, antes, minutes and when each begins."""

from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

from tdapp.domain.clock.structure import Break
from tdapp.read.papers import StructureLine, StructureSheet, antes
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.columns import line_height, stack
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import FINE, RIGHT, STRONG, Sheet
from tdapp.words.papers import papers as said
from tdapp.words.say import Words

_HEAD, _CLOSES = 24.0, 15.0
_ROOMY, _USUAL, _TIGHT = 20.0, 18.0, 14.6  # heights of a line: what fits on one page may be set a little closer
_BOXES = 54.0
# Where each column's text stands, as a part of the width: level and the numbers end there, times begin there.
_LEVEL, _STARTS, _MINUTES, _BREAK, _SMALL, _BIG, _ANTE = 0.085, 0.15, 0.38, 0.44, 0.58, 0.76, 0.985
_SHADE = 0.92


def build(model: StructureSheet, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the structure sheet."""
    facts = words.day(model.day)
    sheet = Sheet(out, kind=SheetKind.STRUCTURE, stamp=model.stamp, words=words, paper=paper, fonts=fonts, facts=facts)
    if not model.lines:
        sheet.empty_page()
        return sheet.finish()
    # The facts take room on the first page only; a line of that height in front of all others keeps it free.
    column = sheet.top - sheet.bottom - _HEAD
    closing = [_CLOSES * _closings(line, model, number) for number, line in enumerate(model.lines)]
    high = line_height(column - _BOXES - sum(closing), len(model.lines), roomy=_ROOMY, usual=_USUAL, tight=_TIGHT)
    leaves = stack([_BOXES, *(high + extra for extra in closing)], column=column, gap=0)
    for page, leaf in enumerate(leaves, 1):
        lines = [model.lines[number - 1] for number in leaf if number]
        sheet.start_page(page, len(leaves), _covers(words, lines) if len(leaves) > 1 else "")
        y = sheet.top - 10
        if leaf[0] == 0:
            y = sheet.boxes(y, _facts(words, model)) - 6
        y = _column_heads(sheet, model, y)
        for number in filter(None, leaf):
            y = _draw(sheet, model, number - 1, y, high)
        sheet.end_page()
    return sheet.finish()


def _closings(line: StructureLine, model: StructureSheet, number: int) -> int:
    """How many lines about the end of registration stand with this one."""
    return line.registration_ends + (number == 0 and model.closes_at_start)


def _covers(words: Words, lines: Sequence[StructureLine]) -> str:
    numbers = [line.number for line in lines if line.number is not None]
    return said.spans(words, words.number(numbers[0]), words.number(numbers[-1])) if numbers else ""


def _facts(words: Words, model: StructureSheet) -> list[tuple[str, str]]:
    money = (words.money(model.buy_in, cents=False), words.money(model.fee, cents=False))
    price = words(said.BUY_IN_AND_FEE, buy_in=money[0], fee=money[1]) if model.fee.cents else money[0]
    if model.bounty is not None:
        price = words(said.AND_BOUNTY, price=price, bounty=words.money(model.bounty, cents=False))
    return [
        (words(said.BUY_IN), price),
        (words(said.STARTING_STACK), words.number(model.starting_stack)),
        (words(said.LATE_REGISTRATION), said.late_registration(words, model)),
        (words(said.SEATS_PER_TABLE), words.number(model.seats_per_table)),
    ]


def _column_heads(sheet: Sheet, model: StructureSheet, y: float) -> float:
    words, y = sheet.words, y - _HEAD + 6
    starts = words(said.STARTS if model.timed else said.STARTS_AFTER)
    _cell(sheet, _LEVEL, y, words(said.LEVEL), size=9, bold=True, room=0.085)
    sheet.text(_at(sheet, _STARTS), y, starts, size=9, bold=True, width=sheet.width * 0.14)
    _cell(sheet, _MINUTES, y, words(said.MINUTES), size=9, bold=True, room=0.11)
    _cell(sheet, _SMALL, y, words(said.SMALL_BLIND), size=9, bold=True, room=0.165)
    _cell(sheet, _BIG, y, words(said.BIG_BLIND), size=9, bold=True, room=0.165)
    _cell(sheet, _ANTE, y, said.ante_head(words, antes(model)), size=9, bold=True, room=0.21)
    sheet.rule(y - 6, weight=STRONG)
    return y - 6


def _draw(sheet: Sheet, model: StructureSheet, number: int, y: float, high: float) -> float:
    words, line = sheet.words, model.lines[number]
    if number == 0 and model.closes_at_start:
        y = _closes_here(sheet, y)
    y -= high
    base = y + high * 0.29
    period = line.period
    if isinstance(period, Break):
        sheet.shade(y, high, _SHADE)
    starts = words.time(line.starts_at) if line.starts_at else "—" if model.timed else said.after_start(line.after)
    sheet.text(_at(sheet, _STARTS), base, starts, size=11)
    _cell(sheet, _MINUTES, base, said.lasts(words, period.lasts), size=11, room=0.11)
    if isinstance(period, Break):
        room = sheet.width * (_ANTE - _BREAK)
        sheet.text(_at(sheet, _BREAK), base, said.break_name(words, period), size=11, bold=True, width=room)
    else:
        label = words.number(line.number or 0)
        if period.continued:
            label = words(said.CONTINUED_LEVEL, number=label)
        _cell(sheet, _LEVEL, base, label, size=11, bold=True, room=0.085)
        _cell(sheet, _SMALL, base, words.number(period.small_blind), size=12, bold=True, room=0.165)
        _cell(sheet, _BIG, base, words.number(period.big_blind), size=12, bold=True, room=0.165)
        _cell(sheet, _ANTE, base, said.ante(words, period, antes(model)), size=12, room=0.21)
    sheet.rule(y)
    return _closes_here(sheet, y) if line.registration_ends else y


def _closes_here(sheet: Sheet, y: float) -> float:
    """The line in the schedule after which nobody may buy in."""
    label = sheet.words(said.REGISTRATION_CLOSES)
    taken = sheet.text(_at(sheet, _STARTS), y - _CLOSES + 4.5, label, size=9, bold=True)
    middle = y - _CLOSES / 2
    sheet.rule(middle, x1=_at(sheet, _STARTS) - 6, weight=FINE)
    sheet.rule(middle, x0=_at(sheet, _STARTS) + taken + 6, weight=FINE)
    return y - _CLOSES


def _at(sheet: Sheet, part: float) -> float:
    return sheet.left + sheet.width * part


def _cell(sheet: Sheet, part: float, y: float, text: str, *, size: float, room: float, bold: bool = False) -> None:
    """A number or its head, ending at its column."""
    sheet.text(_at(sheet, part), y, text, size=size, bold=bold, align=RIGHT, width=sheet.width * room)
