"""The table of denominations: when each is last needed, in which break it is raced off, and what is brought for it."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from tdapp.domain.chips.chip_set import Chip
from tdapp.read.chips.chip_plan import BreakRow, PlanView, StepView
from tdapp.texts import Text
from tdapp.ui.fonts import text_font
from tdapp.ui.pages.chips.plan import texts
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import TABLE
from tdapp.ui.widgets.chip_picture import always_drawn, paint_chip
from tdapp.ui.widgets.label import tip
from tdapp.ui.widgets.typed_table import ICON, LEFT, RIGHT, AnyIndex, TypedCells, TypedTable, at_left
from tdapp.words.say import Words

NOWHERE = QModelIndex()
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


HEADS: dict[Column, Text] = {
    Column.CHIP: texts.CHIP,
    Column.VALUE: texts.VALUE,
    Column.NEEDED: texts.NEEDED,
    Column.AT: texts.AT,
    Column.NEW: texts.NEW,
    Column.PIECES: texts.PIECES,
    Column.TABLES: texts.TABLES,
    Column.BRING: texts.BRING,
    Column.IN_ALL: texts.IN_ALL,
}
WORDED = (Column.CHIP, Column.NEEDED, Column.AT)
LEAST = {
    Column.CHIP: 46, Column.VALUE: 78, Column.NEEDED: 104, Column.AT: 180, Column.NEW: 106, Column.PIECES: 90,
    Column.TABLES: 66, Column.BRING: 92, Column.IN_ALL: 74,
}  # fmt: skip


class PlanModel(QAbstractTableModel):
    """Shows a plan."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.view = PlanView(())
        self.image_of: Callable[[Chip], QImage | None] = always_drawn

    def show_view(self, view: PlanView, words: Words) -> None:
        """Show this plan."""
        self.beginResetModel()
        self.view, self.words = view, words
        self.endResetModel()

    def step(self, number: int) -> StepView | None:
        """The denomination of a row."""
        return self.view.steps[number] if 0 <= number < len(self.view.steps) else None

    def is_off(self, number: int) -> bool:
        """Whether a denomination is raced in another break than it should be, or in none."""
        step = self.step(number)
        return step is not None and not step.done and step.best is not None and step.at != step.best

    def new(self, number: int) -> Chip | None:
        """What a denomination is raced for; None: nothing, or it stays to the end."""
        step = self.step(number)
        return step.new if step is not None and (step.done or step.at is not None or step.best is not None) else None

    def text(self, number: int, column: Column) -> str:
        """What stands in a cell."""
        step, words = self.step(number), self.words
        if step is None or column is Column.CHIP:
            return ""
        match column:
            case Column.VALUE:
                return words.number(step.old.value)
            case Column.NEEDED:
                if step.done:
                    return "—"
                return words(texts.LEVEL, level=step.level) if step.level is not None else words(texts.NEVER_NEEDED)
            case Column.AT:
                return _at(step, words)
            case Column.NEW:
                new = self.new(number)
                return words.number(new.value) if new is not None else "—"
        numbers = {
            Column.PIECES: step.pieces,
            Column.TABLES: step.tables,
            Column.BRING: step.bring,
            Column.IN_ALL: step.bring_all,
        }
        return words.number(numbers[column]) if step.pieces else "—"

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.view.steps)

    def columnCount(self, parent: AnyIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(Column)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        step = self.step(index.row()) if index.isValid() else None
        if step is None:
            return None
        column = Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.text(index.row(), column)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(self.text(index.row(), column))
            case Qt.ItemDataRole.AccessibleTextRole:
                value = self.text(index.row(), column)
                return self.words(texts.SPOKEN, column=self.words(HEADS[column]), chip=step.old.value, value=value)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.words(HEADS[Column(section)])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return (LEFT if section in WORDED else RIGHT).value
        return None


class CellPainter(TypedCells):
    """Draws a cell of the plan."""

    def __init__(self, model: PlanModel) -> None:
        super().__init__(model, "chip_plan_editor")
        self._model = model

    def side(self, index: AnyIndex) -> Qt.AlignmentFlag:
        return LEFT if index.column() in WORDED else RIGHT

    def is_wrong(self, index: AnyIndex) -> bool:  # noqa: ARG002
        return False

    def ground(self, index: AnyIndex) -> str:
        step = self._model.step(index.row())
        return look().tokens.ground if step is not None and step.done else look().tokens.surface

    def bar(self, index: AnyIndex, *, chosen: bool) -> str:
        return "info" if chosen and index.column() == Column.CHIP else ""

    def content(self, painter: QPainter, box: QRect, index: AnyIndex) -> None:
        model, number, column = self._model, index.row(), Column(index.column())
        step = model.step(number)
        if step is None:
            return
        if column is Column.CHIP:
            self._chip(painter, box, step.old)
            return
        off = column is Column.AT and model.is_off(number)
        if off or (column is Column.AT and step.done):
            look().paint_icon(
                painter, at_left(box), "triangle-alert" if off else "check", "warning" if off else "accent"
            )
            box = box.adjusted(ICON + 4, 0, 0, 0)
        painter.setFont(bold(TABLE) if column in (Column.VALUE, Column.NEW, Column.BRING) else text_font(TABLE))
        painter.setPen(look().colour("warning" if off else "muted" if step.done else "text"))
        text = model.text(number, column)
        new = model.new(number)
        if column is Column.NEW and new is not None:
            wide = painter.fontMetrics().horizontalAdvance(text) + 8 + CHIP
            self._chip(painter, box.adjusted(box.width() - wide, 0, 0, 0), new)
        self.paint_text(painter, box, text, self.side(index))

    def _chip(self, painter: QPainter, box: QRect, chip: Chip) -> None:
        square = QRectF(box.x(), box.y() + (box.height() - CHIP) / 2, CHIP, CHIP)
        paint_chip(painter, square, chip, image=self._model.image_of(chip))


class PlanTable(TypedTable):
    """Shows a `PlanModel`. `race_wanted`: Enter."""

    race_wanted = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        self.lines = PlanModel(words)
        super().__init__("chip_plan_table", self.lines, CellPainter(self.lines), parent)

    def show_view(self, view: PlanView, words: Words) -> None:
        """Show this plan; the keyboard stays where it was."""
        here, column = self.here(), max(0, self.currentIndex().column())
        if view != self.lines.view or words is not self.lines.words:
            self.lines.show_view(view, words)
        if view.steps and not self.currentIndex().isValid():
            first = next((at for at, step in enumerate(view.steps) if not step.done), 0)
            self.put(min(here if here is not None else first, len(view.steps) - 1), column)

    def step(self) -> StepView | None:
        """The denomination the keyboard is at."""
        here = self.here()
        return self.lines.step(here) if here is not None else None

    def insert(self, *, shifted: bool) -> None:
        """A plan follows from the structure; nothing is put in here."""

    def takes(self, text: str) -> bool:  # noqa: ARG002
        return False

    def enter(self) -> None:
        self.race_wanted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        spare = max(0, self.viewport().width() - sum(LEAST.values()))
        for column, width in LEAST.items():
            self.setColumnWidth(column, width + (spare if column is Column.AT else 0))


def place(row: BreakRow, words: Words) -> str:
    """A break by the level before it."""
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
