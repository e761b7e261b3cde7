"""The editable table of denominations: each chip drawn, keys for every change, a mark where something is wrong."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from tdapp.domain.chips.chip_set import Chip
from tdapp.domain.units import Chips
from tdapp.ui.fonts import text_font
from tdapp.ui.pages.chips.chipset import texts
from tdapp.ui.pages.chips.chipset.draft import (
    COLUMNS,
    HEADS,
    TYPED,
    WORDED,
    Column,
    Draft,
    problem,
    shown,
    to_type,
)
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import TABLE
from tdapp.ui.widgets.chip_picture import always_drawn, paint_chip
from tdapp.ui.widgets.label import tip
from tdapp.ui.widgets.typed_table import ICON, LEFT, RIGHT, AnyIndex, TypedCells, TypedTable, at_left
from tdapp.words.say import Words

NOWHERE = QModelIndex()
LEAST = {
    Column.PICTURE: 48, Column.VALUE: 100, Column.COLOUR: 98, Column.PATTERN: 80, Column.EDGE: 88, Column.STOCK: 84,
    Column.RESERVE: 72, Column.AT_HAND: 82, Column.WORTH: 92,
}  # fmt: skip
SPARE = {Column.VALUE: 2, Column.COLOUR: 3, Column.PATTERN: 2, Column.WORTH: 3}  # what is left over goes to these


class SetModel(QAbstractTableModel):
    """Shows a draft. Typing asks for another one with `typed`."""

    typed = Signal(int, int, str)  # row, column, what

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.draft: Draft | None = None
        self.fixed = False
        self.alike: Mapping[Chips, tuple[Chips, ...]] = {}
        self.image_of: Callable[[Chip], QImage | None] = always_drawn

    def show_draft(
        self, draft: Draft | None, words: Words, *, fixed: bool, alike: Mapping[Chips, tuple[Chips, ...]]
    ) -> None:
        """Show these chips. With as many as before only their cells are drawn again, so an open editor stays.

        `alike`: denominations that look like others, and which these are.
        """
        before = self.rowCount()
        same = draft is not None and len(draft.rows) == before
        if not same:
            self.beginResetModel()
        self.draft, self.words, self.fixed, self.alike = draft, words, fixed, alike
        if not same:
            self.endResetModel()
        elif before:
            self.dataChanged.emit(self.index(0, 0), self.index(before - 1, len(COLUMNS) - 1))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)

    def can_type(self, column: Column) -> bool:
        """Whether a cell is typed into."""
        return not self.fixed and column in TYPED

    def chip(self, number: int) -> Chip | None:
        """The chip of a row."""
        there = self.draft is not None and 0 <= number < len(self.draft.rows)
        return self.draft.rows[number].chip if self.draft is not None and there else None

    def text(self, number: int, column: Column) -> str:
        """What stands in a cell."""
        if self.draft is None or number >= len(self.draft.rows):
            return ""
        return shown(self.draft.rows[number], column, self.words)

    def problem(self, number: int, column: Column) -> str:
        """What is wrong with a cell, '' when nothing is."""
        if self.draft is None or number >= len(self.draft.rows):
            return ""
        return problem(self.draft.rows[number], column, self.words)

    def looks_like(self, number: int) -> str:
        """Which other chips one may be taken for, said; '' for none."""
        chip = self.chip(number)
        others = self.alike.get(chip.value, ()) if chip is not None else ()
        return self.words(texts.LOOKS_LIKE, others=tuple(others)) if others else ""

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:
        return 0 if parent.isValid() or self.draft is None else len(self.draft.rows)

    def columnCount(self, parent: AnyIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        typed = index.isValid() and self.can_type(Column(index.column()))
        return flags | Qt.ItemFlag.ItemIsEditable if typed else flags

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self.draft is None or index.row() >= len(self.draft.rows):
            return None
        number, column = index.row(), Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.text(number, column)
            case Qt.ItemDataRole.EditRole:
                return to_type(self.draft.rows[number], column, self.words)
            case Qt.ItemDataRole.ToolTipRole:
                alike = self.looks_like(number) if column in (Column.PICTURE, Column.COLOUR) else ""
                return tip(self.problem(number, column) or alike or self.text(number, column))
            case Qt.ItemDataRole.AccessibleTextRole:
                head = self.words(HEADS[column])
                return self.words(texts.SPOKEN, column=head, row=number + 1, value=self.text(number, column))
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self.problem(number, column)
        return None

    def setData(self, index: AnyIndex, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or str(value) == self.data(index, Qt.ItemDataRole.EditRole):
            return False
        self.typed.emit(index.row(), index.column(), str(value))
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.words(HEADS[Column(section)])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return (LEFT if section in WORDED else RIGHT).value
        return None


class CellPainter(TypedCells):
    """Draws a cell of the set."""

    def __init__(self, model: SetModel) -> None:
        super().__init__(model, "chip_set_editor")
        self._model = model

    def side(self, index: AnyIndex) -> Qt.AlignmentFlag:
        return LEFT if index.column() in WORDED else RIGHT

    def is_wrong(self, index: AnyIndex) -> bool:
        return bool(self._model.problem(index.row(), Column(index.column())))

    def ground(self, index: AnyIndex) -> str:  # noqa: ARG002
        return look().tokens.surface

    def bar(self, index: AnyIndex, *, chosen: bool) -> str:
        return "info" if chosen and index.column() == Column.PICTURE else ""

    def content(self, painter: QPainter, box: QRect, index: AnyIndex) -> None:
        model, number, column = self._model, index.row(), Column(index.column())
        chip, wrong = model.chip(number), self.is_wrong(index)
        if column is Column.PICTURE and chip is not None:
            side = min(box.height() - 6, box.width() + 6)  # rows are higher where they are touched
            square = QRectF(box.x() - 2, box.y() + (box.height() - side) / 2, side, side)
            paint_chip(painter, square, chip, image=model.image_of(chip))
            return
        if wrong:
            box = self.paint_wrong(painter, box)
        elif column is Column.COLOUR and model.looks_like(number):
            look().paint_icon(painter, at_left(box), "triangle-alert", "warning")
            box = box.adjusted(ICON + 4, 0, 0, 0)
        painter.setFont(bold(TABLE) if column is Column.VALUE else text_font(TABLE))
        quiet = column in (Column.AT_HAND, Column.WORTH)
        painter.setPen(look().colour("danger" if wrong else "muted" if quiet else "text"))
        self.paint_text(painter, box, model.text(number, column), self.side(index))


class SetTable(TypedTable):
    """Shows a `SetModel`. `turn_wanted`: Enter on a word that is turned; `add_wanted`: Insert."""

    add_wanted = Signal()
    turn_wanted = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        self.lines = SetModel(words)
        super().__init__("chip_set_table", self.lines, CellPainter(self.lines), parent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.doubleClicked.connect(self._on_double_click)

    def show_draft(
        self, draft: Draft | None, words: Words, *, fixed: bool, alike: Mapping[Chips, tuple[Chips, ...]]
    ) -> None:
        """Show these chips; the keyboard stays where it was."""
        number, column = self.here(), self.column()
        self.lines.show_draft(draft, words, fixed=fixed, alike=alike)
        if draft is not None and draft.rows and not self.currentIndex().isValid():
            self.go_to(min(number or 0, len(draft.rows) - 1), column)

    def column(self) -> Column:
        """The column the keyboard is at."""
        return Column(self.currentIndex().column()) if self.currentIndex().isValid() else Column.VALUE

    def go_to(self, number: int, column: Column = Column.VALUE) -> None:
        """Put the keyboard into a cell and have it in sight."""
        self.put(number, column)

    def insert(self, *, shifted: bool) -> None:  # noqa: ARG002
        self.add_wanted.emit()

    def takes(self, text: str) -> bool:  # noqa: ARG002
        return self.here() is not None and self.lines.can_type(self.column())

    def enter(self) -> None:
        if self.here() is None or self.lines.fixed:
            return
        if self.column() is Column.PATTERN:
            self.turn_wanted.emit()
        elif self.lines.can_type(self.column()):
            self.edit(self.currentIndex())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.viewport().width()
        narrow = room < sum(LEAST.values())  # what each column is worth is left out where there is no room for it
        self.setColumnHidden(Column.WORTH, narrow)
        spare = max(0, room - sum(LEAST.values()) + (LEAST[Column.WORTH] if narrow else 0))
        parts = sum(part for column, part in SPARE.items() if not (narrow and column is Column.WORTH))
        for column, width in LEAST.items():
            self.setColumnWidth(column, width + spare * SPARE.get(column, 0) // parts)

    def _on_double_click(self) -> None:
        if self.column() is Column.PATTERN:
            self.enter()
