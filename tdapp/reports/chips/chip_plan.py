"""The chips of the evening: the set with its stock, which leave at which break, what to bring and what to look at."""

from collections.abc import Iterator, Sequence
from itertools import compress
from pathlib import Path
from typing import BinaryIO

from msgspec import Struct

from tdapp.domain.chips.chip_set import Chip
from tdapp.read.chips.chip_papers import ChipPlanSheet
from tdapp.read.chips.chip_plan import StepView, StockRow
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.chips.chip_drawing import draw_chip
from tdapp.reports.typesetting.flow import Block, heading, pages, paragraph, set_pages
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import HAIR, LEFT, RIGHT, Sheet
from tdapp.words.chips import chip_papers as said
from tdapp.words.chips.chip_papers import look, when
from tdapp.words.say import Words

_ROW, _HEAD, _CHIP = 25.0, 16.0, 21.0
_SIZE, _SMALL = 10.5, 9.5
_MARK = "!"


class _Cell(Struct, frozen=True):
    """A text at this share of the width; `room`: how much of the width it may take."""

    text: str
    at: float
    align: float = RIGHT
    room: float = 0.13
    bold: bool = False


# Where the columns of both lists end (numbers) or begin, as parts of the width.
_STOCK = (0.155, 0.175, 0.475, 0.58, 0.685, 0.79, 0.895, 1.0)
_RESERVE, _OTHERS = 3, 6  # columns of the first list that are not always there
_LOOK, _NARROW = 0.20, 0.098
_STEPS = (0.0, 0.13, 0.25, 0.71, 0.86, 1.0)


def build(model: ChipPlanSheet, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the sheet of the chip plan."""
    sheet = Sheet(
        out, kind=SheetKind.CHIP_PLAN, stamp=model.stamp, words=words, paper=paper, fonts=fonts, facts=model.set_name
    )
    if not model.stock.rows:
        sheet.empty_page()
        return sheet.finish()
    leaves = pages([*_stock(sheet, model), *_plan(sheet, model), *_findings(sheet, model)], sheet.top - sheet.bottom)
    return set_pages(sheet, leaves)


def _stock(sheet: Sheet, model: ChipPlanSheet) -> Iterator[Block]:
    """Each denomination with what there is of it and what it is needed for. Columns nobody needs are left out."""
    words, stock = sheet.words, model.stock
    needed = [True] * len(_STOCK)
    needed[_RESERVE] = any(row.chip.reserve for row in stock.rows)
    needed[_OTHERS] = any(row.others for row in stock.rows)
    yield heading(sheet, words(said.STOCK, n=stock.players))
    heads = [
        _Cell(words(text), at, LEFT if text is said.COLOUR else RIGHT, room=_NARROW)
        for text, at in zip(said.STOCK_COLUMNS, _STOCK, strict=True)
    ]
    yield _heads(sheet, list(compress(heads, needed)))
    for row in stock.rows:
        yield _line(sheet, row.chip, list(compress(_stock_cells(words, row), needed)))
    if stock.largest is not None:
        text = said.LARGEST_PLAIN if stock.limit is None else said.LARGEST
        yield paragraph(sheet, words(text, n=stock.largest, chip=stock.limit), size=_SMALL, after=0)


def _stock_cells(words: Words, row: StockRow) -> list[_Cell]:
    value, colour, *counts, left = _STOCK
    pieces = (row.chip.stock, row.chip.reserve, row.stacks, row.races, row.others)
    return [
        _Cell(words.number(row.chip.value), value, bold=True, room=_NARROW),
        _Cell(look(words, row.chip), colour, LEFT, room=_LOOK),
        *(_Cell(words.number(count), at, room=_NARROW) for count, at in zip(pieces, counts, strict=True)),
        _Cell(words.number(row.over), left, bold=row.over < 0, room=_NARROW),
    ]


def _plan(sheet: Sheet, model: ChipPlanSheet) -> Iterator[Block]:
    """Which chip leaves when, what it is raced for, and what to bring."""
    words = sheet.words
    if not model.plan.steps:
        return
    yield heading(sheet, words(said.COLOUR_UPS))
    texts = (said.LEAVES_HEAD, said.FOR_HEAD, said.WHEN, said.ON_TABLES, said.A_TABLE, said.IN_ALL)
    aligns = (LEFT, LEFT, LEFT, RIGHT, RIGHT, RIGHT)
    yield _heads(sheet, [_Cell(words(text), at, align) for text, at, align in zip(texts, _STEPS, aligns, strict=True)])
    for step in model.plan.steps:
        new = step.new if _leaves(step) else None
        yield _line(sheet, step.old, _step_cells(words, step, new), second=new)


def _leaves(step: StepView) -> bool:
    """Whether it has left, or there is a break for it to leave in."""
    return step.done or step.at is not None or step.best is not None


def _step_cells(words: Words, step: StepView, new: Chip | None) -> list[_Cell]:
    leaves, other, at, pieces, table, whole = _STEPS
    cells = [
        _Cell(words.number(step.old.value), leaves + 0.05, LEFT, room=0.075, bold=True),
        _Cell(words.number(new.value) if new is not None else "", other + 0.05, LEFT, room=0.075, bold=True),
        _Cell(when(words, step), at, LEFT, room=0.33),
    ]
    if step.done or not _leaves(step):
        return cells
    return [
        *cells,
        _Cell(words.number(step.pieces), pieces),
        _Cell(words.number(step.bring), table),
        _Cell(words.number(step.bring_all), whole, bold=True),
    ]


def _findings(sheet: Sheet, model: ChipPlanSheet) -> Iterator[Block]:
    """What somebody should look at: first what cannot work."""
    words = sheet.words
    plan = sorted(model.plan.findings, key=lambda finding: not finding.grave)
    found = [(finding.said, finding.grave) for finding in plan]
    found += [(finding, not model.stock.enough) for finding in model.stock.findings]
    if not found:
        return
    yield heading(sheet, words(said.LOOK_AT))
    for finding, grave in found:
        mark = _MARK if grave else "·"
        yield paragraph(sheet, words.said(finding), size=_SMALL, indent=12, mark=mark, bold=grave, after=3)


def _heads(sheet: Sheet, cells: Sequence[_Cell]) -> Block:
    def draw(y: float) -> None:
        for cell in cells:
            x = sheet.left + sheet.width * cell.at
            room = sheet.width * cell.room
            sheet.text(x, y - _HEAD + 5, cell.text, size=8.5, bold=True, align=cell.align, width=room)

    return Block(_HEAD, draw, leads=True)


def _line(sheet: Sheet, chip: Chip, cells: Sequence[_Cell], *, second: Chip | None = None) -> Block:
    """A row that begins with a drawn chip; `second` stands before the second cell."""

    def draw(y: float) -> None:
        middle = y - _ROW / 2
        draw_chip(sheet, chip, sheet.left + _CHIP / 2 + 2, middle, _CHIP)
        if second is not None:
            draw_chip(sheet, second, sheet.left + sheet.width * _STEPS[1] + _CHIP / 2 + 2, middle, _CHIP)
        for cell in cells:
            x, room = sheet.left + sheet.width * cell.at, sheet.width * cell.room
            sheet.text(x, middle - 3.6, cell.text, size=_SIZE, bold=cell.bold, align=cell.align, width=room)
        sheet.rule(y - _ROW, weight=HAIR)

    return Block(_ROW, draw)
