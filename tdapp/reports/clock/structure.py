"""The structure sheet: levels, breaks, antes, minutes and when each begins."""

from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

from tdapp.domain.chips.chip_set import Chip
from tdapp.domain.clock.structure import Break, Level
from tdapp.read.sheet_kind import SheetKind
from tdapp.read.structure_paper import StructureLine, StructureSheet, antes
from tdapp.reports.chips.chip_drawing import draw_chip, draw_chips
from tdapp.reports.typesetting.columns import line_height, stack
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import FINE, RIGHT, STRONG, Sheet
from tdapp.words.clock.games import by_turns, stakes_parts
from tdapp.words.papers import papers as said
from tdapp.words.papers import structure as words_of
from tdapp.words.say import Words

_HEAD, _CLOSES = 24.0, 15.0
_ROOMY, _USUAL, _TIGHT = 20.0, 18.0, 12.9  # heights of a line: what fits on one page may be set a little closer
_BOXES, _CHIPS = 48.0, 27.0
# Where each column's text stands, as a part of the width: level and the numbers end there, times begin there.
_LEVEL, _STARTS, _MINUTES, _BREAK, _SMALL, _BIG, _ANTE = 0.085, 0.15, 0.345, 0.385, 0.57, 0.76, 0.985
_GAME = 0.385, 0.28  # where the game of a level begins and how much it takes, where levels differ
_SHADE = 0.92


def build(model: StructureSheet, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the structure sheet: on one page where its levels fit, those of a long one over several."""
    facts = words_of.facts_said(words, model)
    sheet = Sheet(out, kind=SheetKind.STRUCTURE, stamp=model.stamp, words=words, paper=paper, fonts=fonts, facts=facts)
    if not model.lines:
        sheet.empty_page()
        return sheet.finish()
    # The facts take room on the first page only; a line of that height in front of all others keeps it free.
    column = sheet.top - sheet.bottom - _HEAD
    first = _BOXES + (_CHIPS if model.chips else 0)
    closing = [_CLOSES * _closings(line, model, number) for number, line in enumerate(model.lines)]
    high = line_height(column - first - sum(closing), len(model.lines), roomy=_ROOMY, usual=_USUAL, tight=_TIGHT)
    leaves = stack([first, *(high + extra for extra in closing)], column=column, gap=0)
    for page, leaf in enumerate(leaves, 1):
        lines = [model.lines[number - 1] for number in leaf if number]
        sheet.start_page(page, len(leaves), _covers(words, lines) if len(leaves) > 1 else "")
        y = sheet.top
        if leaf[0] == 0:
            y = sheet.boxes(y - 4, _facts(words, model)) - 6
            y = _chips(sheet, model, y)
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
        (words(said.STARTING_STACK), words_of.stack_said(words, model)),
        (words(said.LATE_REGISTRATION), words_of.late_said(words, model)),
        *([(words(words_of.EXPECTED_END), words_of.end_said(words, model.ends))] if model.ends is not None else []),
    ]


def _chips(sheet: Sheet, model: StructureSheet, y: float) -> float:
    """The chips that are played with, each with how many of it a starting stack has."""
    if not model.chips:
        return y
    words, size = sheet.words, _CHIPS - 7
    middle = y - _CHIPS / 2 + 1
    made = any(count for _chip, count in model.chips)
    label = words(words_of.STACK_IN_CHIPS if made else words_of.CHIPS_IN_PLAY)
    x = sheet.left + sheet.text(sheet.left, middle - 3.5, label, size=9.5, bold=True, width=sheet.width * 0.3) + 12
    step = (sheet.right - x) / max(5, len(model.chips))
    for chip, count in model.chips:
        draw_chip(sheet, chip, x + size / 2, middle, size)
        text = words(words_of.SO_MANY, n=words.number(count)) if count else ""
        sheet.text(x + size + 4, middle - 4, text, size=11, width=step - size - 8)
        x += step
    return y - _CHIPS


def _column_heads(sheet: Sheet, model: StructureSheet, y: float) -> float:
    words, y = sheet.words, y - _HEAD + 6
    starts = words(said.STARTS if model.timed else said.STARTS_AFTER)
    _cell(sheet, _LEVEL, y, words(said.LEVEL), size=9, bold=True, room=0.085)
    sheet.text(_at(sheet, _STARTS), y, starts, size=9, bold=True, width=sheet.width * 0.1)
    _cell(sheet, _MINUTES, y, words(said.MINUTES), size=9, bold=True, room=0.09)
    if model.game is None:
        sheet.text(_at(sheet, _GAME[0]), y, words(words_of.GAME), size=9, bold=True, width=sheet.width * _GAME[1])
    if model.plain and model.game is not None:
        _cell(sheet, _SMALL, y, words(said.SMALL_BLIND), size=9, bold=True, room=0.165)
        _cell(sheet, _BIG, y, words(said.BIG_BLIND), size=9, bold=True, room=0.165)
        _cell(sheet, _ANTE, y, said.ante_head(words, antes(model)), size=9, bold=True, room=0.21)
    else:
        _cell(sheet, _ANTE, y, words(words_of.STAKES), size=9, bold=True, room=0.3)
    sheet.rule(y - 6, weight=STRONG)
    return y - 6


def _draw(sheet: Sheet, model: StructureSheet, number: int, y: float, high: float) -> float:
    words, line = sheet.words, model.lines[number]
    if number == 0 and model.closes_at_start:
        y = _closes_here(sheet, y)
    y -= high
    base, size = y + high * 0.29, min(11.0, high * 0.72)
    period = line.period
    if isinstance(period, Break):
        sheet.shade(y, high, _SHADE)
    starts = words.time(line.starts_at) if line.starts_at else "—" if model.timed else said.after_start(line.after)
    sheet.text(_at(sheet, _STARTS), base, starts, size=size)
    _cell(sheet, _MINUTES, base, said.lasts(words, period.lasts), size=size, room=0.11)
    if isinstance(period, Break):
        _break(sheet, period, line.leave, y, high)
    else:
        label = words.number(line.number or 0)
        if period.continued:
            label = words(said.CONTINUED_LEVEL, number=label)
        _cell(sheet, _LEVEL, base, label, size=size, bold=True, room=0.085)
        _level(sheet, model, period, base, size)
    sheet.rule(y)
    return _closes_here(sheet, y) if line.registration_ends else y


def _level(sheet: Sheet, model: StructureSheet, level: Level, base: float, size: float) -> None:
    """What a level plays for, and what it plays where the levels differ."""
    words = sheet.words
    if model.plain and model.game is not None:
        _cell(sheet, _SMALL, base, words.number(level.small_blind), size=size + 1, bold=True, room=0.165)
        _cell(sheet, _BIG, base, words.number(level.big_blind), size=size + 1, bold=True, room=0.165)
        _cell(sheet, _ANTE, base, said.ante(words, level, antes(model)), size=size + 1, room=0.21)
        return
    at = _BREAK
    if model.game is None:
        at, room = _GAME[0] + _GAME[1], sheet.width * (_GAME[1] - 0.01)
        sheet.text(_at(sheet, _GAME[0]), base, by_turns(words, level), size=size, width=room)
    stakes = ", ".join(" ".join(filter(None, part)) for part in stakes_parts(words, level))
    _cell(sheet, _ANTE, base, stakes, size=size, bold=True, room=_ANTE - at)


def _break(sheet: Sheet, pause: Break, leave: Sequence[Chip], y: float, high: float) -> None:
    """What a break is called, and the chips that leave in it, drawn."""
    size, room = min(11.0, high * 0.72), sheet.width * (_ANTE - _BREAK)
    text = said.break_name(sheet.words, pause)
    chip = high - 1.6
    drawn = (chip + 4) * len(leave)
    taken = sheet.text(_at(sheet, _BREAK), y + high * 0.29, text, size=size, bold=True, width=room - drawn)
    draw_chips(sheet, leave, _at(sheet, _BREAK) + taken + 8, y + high / 2, chip, room=max(drawn, chip))


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
