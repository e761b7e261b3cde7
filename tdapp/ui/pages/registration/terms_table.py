"""The editable price list: keys for every change, and a mark where something cannot be read."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QRect, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from tdapp.ui.fonts import text_font
from tdapp.ui.pages.registration import terms_texts as texts
from tdapp.ui.pages.registration.terms_draft import COLUMNS, TURNED, Column, Draft, Reading, problem, shown, to_type
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import TABLE
from tdapp.ui.widgets.label import tip
from tdapp.ui.widgets.typed_table import LEFT, RIGHT, AnyIndex, TypedCells, TypedTable

NOWHERE = QModelIndex()
WORDED = (Column.NAME, Column.KIND, Column.WHO, Column.WINDOW)
LEAST = {
    Column.NAME: 108, Column.KIND: 86, Column.PRIZE: 78, Column.FEE: 62, Column.STAFF: 62, Column.BOUNTY: 62,
    Column.CHIPS: 72, Column.EACH: 48, Column.IN_ALL: 52, Column.WHO: 78, Column.WINDOW: 112,
}  # fmt: skip
SPARE = {Column.NAME: 2, Column.WINDOW: 8}  # what is left over goes to these


class TermsModel(QAbstractTableModel):
    """Shows a draft. Typing asks for another draft with `typed`, Enter on a word with `turned`."""

    typed = Signal(int, int, str)  # row, column, what

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.draft: Draft | None = None
        self.reading: Reading | None = None
        self.fixed = False

    def show_draft(self, draft: Draft, reading: Reading, *, fixed: bool) -> None:
        """Show these lines. With as many as before only their cells are drawn again, so an open editor stays."""
        before = self.rowCount()
        same = self.draft is not None and len(draft.rows) == before
        if not same:
            self.beginResetModel()
        self.draft, self.reading, self.fixed = draft, reading, fixed
        if not same:
            self.endResetModel()
        elif before:
            self.dataChanged.emit(self.index(0, 0), self.index(before - 1, len(COLUMNS) - 1))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)

    def can_type(self, column: Column) -> bool:
        """Whether a cell is typed into."""
        return not self.fixed and column not in TURNED

    def text(self, number: int, column: Column) -> str:
        """What stands in a cell."""
        if self.draft is None or self.reading is None or number >= len(self.draft.rows):
            return ""
        return shown(self.draft.rows[number], column, self.reading)

    def problem(self, number: int, column: Column) -> str:
        """What is wrong with a cell, '' when nothing is."""
        if self.draft is None or self.reading is None or number >= len(self.draft.rows):
            return ""
        return problem(self.draft.rows[number], column, self.reading.words)

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:
        return 0 if parent.isValid() or self.draft is None else len(self.draft.rows)

    def columnCount(self, parent: AnyIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        typed = index.isValid() and self.can_type(Column(index.column()))
        return flags | Qt.ItemFlag.ItemIsEditable if typed else flags

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self.draft is None or self.reading is None or index.row() >= len(self.draft.rows):
            return None
        number, column = index.row(), Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.text(number, column)
            case Qt.ItemDataRole.EditRole:
                return to_type(self.draft.rows[number], column, self.reading)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(self.problem(number, column) or self.text(number, column))
            case Qt.ItemDataRole.AccessibleTextRole:
                words = self.reading.words
                head = words(texts.HEADS[column])
                return words(texts.SPOKEN, column=head, row=number + 1, value=self.text(number, column))
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self.problem(number, column)
        return None

    def setData(self, index: AnyIndex, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or str(value) == self.data(index, Qt.ItemDataRole.EditRole):
            return False
        self.typed.emit(index.row(), index.column(), str(value))
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or self.reading is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.reading.words(texts.HEADS[section])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return (LEFT if section in WORDED else RIGHT).value
        return None


class CellPainter(TypedCells):
    """Draws a cell of the list."""

    def __init__(self, model: TermsModel) -> None:
        super().__init__(model, "terms_editor")
        self._model = model

    def side(self, index: AnyIndex) -> Qt.AlignmentFlag:
        return LEFT if index.column() in WORDED else RIGHT

    def is_wrong(self, index: AnyIndex) -> bool:
        return bool(self._model.problem(index.row(), Column(index.column())))

    def ground(self, index: AnyIndex) -> str:  # noqa: ARG002
        return look().tokens.surface

    def bar(self, index: AnyIndex, *, chosen: bool) -> str:
        return "info" if chosen and index.column() == Column.NAME else ""

    def content(self, painter: QPainter, box: QRect, index: AnyIndex) -> None:
        wrong, column = self.is_wrong(index), Column(index.column())
        if wrong:
            box = self.paint_wrong(painter, box)
        painter.setFont(bold(TABLE) if column is Column.NAME else text_font(TABLE))
        painter.setPen(look().colour("danger" if wrong else "text"))
        self.paint_text(painter, box, self._model.text(index.row(), column), self.side(index))


class TermsTable(TypedTable):
    """Shows a `TermsModel`."""

    add_wanted = Signal()
    turn_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        self.lines = TermsModel()
        super().__init__("terms_table", self.lines, CellPainter(self.lines), parent)
        self.doubleClicked.connect(self._on_double_click)

    def show_draft(self, draft: Draft, reading: Reading, *, fixed: bool) -> None:
        """Show these lines; the keyboard stays where it was."""
        number, column = self.here(), self.column()
        self.lines.show_draft(draft, reading, fixed=fixed)
        if not self.currentIndex().isValid() and draft.rows:
            self.go_to(min(number or 0, len(draft.rows) - 1), column)

    def column(self) -> Column:
        """The column the keyboard is at."""
        return Column(max(0, self.currentIndex().column()))

    def go_to(self, number: int, column: Column = Column.NAME) -> None:
        """Put the keyboard into a cell and have it in sight."""
        self.put(number, column)

    def insert(self, *, shifted: bool) -> None:  # noqa: ARG002
        self.add_wanted.emit()

    def takes(self, text: str) -> bool:  # noqa: ARG002
        return self.here() is not None

    def enter(self) -> None:
        if self.here() is None or self.lines.fixed:
            return
        if self.column() in TURNED:
            self.turn_wanted.emit()
        else:
            self.edit(self.currentIndex())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        spare = max(0, self.viewport().width() - sum(LEAST.values()))
        parts = sum(SPARE.values())
        for column, width in LEAST.items():
            self.setColumnWidth(column, width + spare * SPARE.get(column, 0) // parts)

    def _on_double_click(self) -> None:
        if self.column() in TURNED:
            self.enter()
