"""The table of denominations: when each is last needed, in which break it is raced off, and what is brought for it."""

from enum import IntEnum
from functools import partial

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter

from tdapp.domain.chips.chip_set import Chip
from tdapp.read.chips.chip_plan import BreakRow, PlanView, StepView
from tdapp.ui.chip_pictures import ImageOf
from tdapp.ui.pages.chips.plan import texts
from tdapp.ui.widgets.cell_table import CellTable
from tdapp.ui.widgets.cells import Cell, Head, Row
from tdapp.ui.widgets.chip_picture import paint_chip
from tdapp.values import replace
from tdapp.words.say import Words

CHIP = 28  # pixels of a drawn chip


class Column(IntEnum):
    """The columns, from the left."""

    CHIP = 0
    VALUE = 1
    NEEDED = 2
    AT = 3
    NEW = 4
    PIECES = 5
    TABLES = 6
    BRING = 7
    IN_ALL = 8


HEADS = (
    Head(texts.CHIP, 46, worded=True),
    Head(texts.VALUE, 78),
    Head(texts.NEEDED, 104, worded=True),
    Head(texts.AT, 180, share=1, worded=True),
    Head(texts.NEW, 106),
    Head(texts.PIECES, 90),
    Head(texts.TABLES, 66),
    Head(texts.BRING, 92),
    Head(texts.IN_ALL, 74),
)


class PlanTable(CellTable):
    """The table that shows a plan, with the pictures the club has of its chips."""

    def __init__(self, words: Words, image_of: ImageOf) -> None:
        super().__init__("chip_plan_table", HEADS, words, editor="chip_plan_editor")
        self._image_of = image_of
        self.steps: tuple[StepView, ...] = ()

    def show_view(self, view: PlanView, words: Words) -> None:
        """Show this plan; the keyboard stays where it was, or begins at the first chip that is still in play."""
        self.steps = view.steps
        first = next((at for at, step in enumerate(view.steps) if not step.done), 0)
        rows = [Row(at, step.old.value, tuple(self._cells(step, words))) for at, step in enumerate(view.steps)]
        self.show_rows(rows, words, first=first)

    def step(self) -> StepView | None:
        """The denomination the keyboard is at; None: none."""
        here = self.here()
        return self.steps[here] if here is not None else None

    def _cells(self, step: StepView, words: Words) -> tuple[Cell, ...]:
        look = Cell(tone="muted", ground="ground") if step.done else Cell()
        level = words(texts.LEVEL, level=step.level) if step.level is not None else words(texts.NEVER_NEEDED)
        new = step.new if step.done or step.at is not None or step.best is not None else None
        counts = (step.pieces, step.tables, step.bring, step.bring_all)
        pieces, tables, bring, in_all = (words.number(count) if step.pieces else "—" for count in counts)
        at = replace(look, text=_at(step, words))
        if step.done:
            at = replace(at, icon="check", icon_tone="accent")
        elif is_off(step):
            at = replace(at, icon="triangle-alert", tone="warning")
        value = words.number(new.value) if new is not None else "—"
        return (
            replace(look, picture=partial(self._chip, step.old)),
            replace(look, text=words.number(step.old.value), strong=True),
            replace(look, text="—" if step.done else level),
            at,
            replace(look, text=value, strong=True, picture=partial(self._new, new, value) if new is not None else None),
            replace(look, text=pieces),
            replace(look, text=tables),
            replace(look, text="—" if step.done else bring, strong=True),
            replace(look, text=in_all),
        )

    def _new(self, chip: Chip, value: str, painter: QPainter, box: QRect) -> QRect:
        """Draw the chip right before its value."""
        wide = painter.fontMetrics().horizontalAdvance(value) + 8 + CHIP
        self._chip(chip, painter, box.adjusted(box.width() - wide, 0, 0, 0))
        return box

    def _chip(self, chip: Chip, painter: QPainter, box: QRect) -> QRect:
        square = QRectF(box.x(), box.y() + (box.height() - CHIP) / 2, CHIP, CHIP)
        paint_chip(painter, square, chip, image=self._image_of(chip))
        return box


def is_off(step: StepView) -> bool:
    """Whether a denomination is raced in another break than it should be, or in none."""
    return not step.done and step.best is not None and step.at != step.best


def place(row: BreakRow, words: Words) -> str:
    """The place of a break in words: the level before it."""
    return words(texts.AFTER, level=row.after) if row.after is not None else words(texts.FIRST)


def _at(step: StepView, words: Words) -> str:
    if step.done:
        return words(texts.DONE)
    if step.at is None:
        return words(texts.NOT_YET, best=place(step.best, words)) if step.best is not None else words(texts.STAYS)
    at = place(step.at, words)
    if step.best is None or step.best == step.at:
        return at
    return words(texts.BETTER, at=at, best=place(step.best, words))
