"""Tables of numbers: some are typed one after the other, where Enter saves and goes on; others are only read."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QWidget

from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.fonts import text_font
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import TABLE
from tdapp.ui.widgets.label import tip
from tdapp.ui.widgets.typed_table import ICON, LEFT, RIGHT, AnyIndex, TypedCells, TypedTable, at_left
from tdapp.words.say import Words

SPOKEN = QT_TRANSLATE_NOOP("ChipCount", "{column}, {row}: {value}", "a cell, read out")
NOWHERE = QModelIndex()
INDENT = 22  # pixels of a line that stands under another
PLAIN = ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)


class Cell(NamedTuple):
    """What stands in a cell. `typed`: what an editor begins with, None: it is not typed into. `why`: its tooltip.

    `wrong`: what was typed cannot be, and why. `icon` and `tone` say the same twice, never colour alone. `indent`: so
    many lines it stands under.
    """

    text: str
    typed: str | None = None
    tone: str = ""
    icon: str = ""
    why: str = ""
    wrong: str = ""
    strong: bool = False
    indent: int = 0


class Row(NamedTuple):
    """A row by its key, with what it is called when a cell is read out. `wide`: its first cell takes all of it."""

    key: Any
    spoken: str
    cells: tuple[Cell, ...]
    wide: bool = False


class NumbersModel(QAbstractTableModel):
    """Shows rows. What is typed asks with `typed`: row key, text."""

    typed = Signal(object, str)

    def __init__(
        self, heads: Sequence[Text], words: Words, worded: Sequence[int] = (), parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.heads = tuple(heads)
        self.worded = frozenset(worded)
        self.words = words
        self.rows: tuple[Row, ...] = ()

    def show_rows(self, rows: Sequence[Row], words: Words) -> None:
        """Show these; with the same keys only the cells are drawn again, so that an open editor stays."""
        same = [row.key for row in rows] == [row.key for row in self.rows]
        if not same:
            self.beginResetModel()
        self.rows, self.words = tuple(rows), words
        if not same:
            self.endResetModel()
        elif rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(self.heads) - 1))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.heads) - 1)

    def cell(self, index: AnyIndex) -> Cell | None:
        """What stands there; None outside of the table."""
        if not index.isValid() or not 0 <= index.row() < len(self.rows):
            return None
        return self.rows[index.row()].cells[index.column()]

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: AnyIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.heads)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        cell = self.cell(index)
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsEditable if cell is not None and cell.typed is not None else flags

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        cell = self.cell(index)
        if cell is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return cell.text
            case Qt.ItemDataRole.EditRole:
                return cell.typed or ""
            case Qt.ItemDataRole.ToolTipRole:
                return tip(cell.wrong or cell.why or cell.text)
            case Qt.ItemDataRole.AccessibleTextRole:
                column, row = self.words(self.heads[index.column()]), self.rows[index.row()].spoken
                return self.words(SPOKEN, column=column, row=row, value=cell.text)
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return cell.wrong or cell.why
        return None

    def setData(self, index: AnyIndex, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        cell = self.cell(index)
        if cell is None or role != Qt.ItemDataRole.EditRole or str(value) == (cell.typed or ""):
            return False
        self.typed.emit(self.rows[index.row()].key, str(value))
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.words(self.heads[section])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return (LEFT if section in self.worded else RIGHT).value
        return None


class NumberCells(TypedCells):
    """Draws the cells; columns of `worded` stand at the left, numbers at the right."""

    def __init__(self, model: NumbersModel, editor: str) -> None:
        super().__init__(model, editor)
        self._model = model

    def side(self, index: AnyIndex) -> Qt.AlignmentFlag:
        return LEFT if index.column() in self._model.worded else RIGHT

    def is_wrong(self, index: AnyIndex) -> bool:
        cell = self._model.cell(index)
        return cell is not None and bool(cell.wrong)

    def ground(self, index: AnyIndex) -> str:
        cell = self._model.cell(index)
        return look().tokens.field if cell is not None and cell.typed is not None else look().tokens.surface

    def bar(self, index: AnyIndex, *, chosen: bool) -> str:
        return "info" if chosen and index.column() == 0 else ""

    def content(self, painter: QPainter, box: QRect, index: AnyIndex) -> None:
        cell = self._model.cell(index)
        if cell is None:
            return
        box = box.adjusted(cell.indent * INDENT, 0, 0, 0)
        if cell.wrong:
            box = self.paint_wrong(painter, box)
        elif cell.icon:
            look().paint_icon(painter, at_left(box), cell.icon, cell.tone or "muted")
            box = box.adjusted(ICON + 4, 0, 0, 0)
        painter.setFont(bold(TABLE) if cell.strong else text_font(TABLE))
        painter.setPen(look().colour("danger" if cell.wrong else cell.tone or "text"))
        self.paint_text(painter, box, cell.text, self.side(index))


class NumbersTable(TypedTable):
    """`onward`: Enter, right after something was typed (true) or on what stands there. `beside`: the arrow past the
    last column (1) or the first (-1).

    `column`: the one that is typed into, where the keyboard stands; `spread`: the one that takes what room is left;
    `least`: widths of the others.
    """

    onward = Signal(bool)
    beside = Signal(int)

    def __init__(
        self,
        name: str,
        heads: Sequence[Text],
        words: Words,
        *,
        column: int,
        least: Mapping[int, int],
        spread: int,
        worded: Sequence[int] = (),
        parent: QWidget | None = None,
    ) -> None:
        self.lines = NumbersModel(heads, words, worded)
        super().__init__(name, self.lines, NumberCells(self.lines, f"{name}_editor"), parent)
        self.column, self._least, self._spread = column, least, spread

    def show_rows(self, rows: Sequence[Row], words: Words) -> None:
        """Show these; the keyboard stays at its row, or goes to the first one."""
        key = self.key()
        self.lines.show_rows(rows, words)
        self.clearSpans()
        for number, row in enumerate(rows):
            if row.wide:
                self.setSpan(number, 0, 1, len(row.cells))
        if rows and (key is None or self.key() != key):
            self.go_to(key if any(row.key == key for row in rows) else rows[0].key)

    def key(self) -> Any:
        """The row the keyboard is at; None for none."""
        here = self.here()
        return self.lines.rows[here].key if here is not None and here < len(self.lines.rows) else None

    def go_to(self, key: Any) -> None:
        """Put the keyboard to a row, where it is typed into."""
        at = next((at for at, row in enumerate(self.lines.rows) if row.key == key), None)
        if at is not None:
            self.put(at, self.column)

    def takes(self, text: str) -> bool:
        here = self.here()
        if here is None or here >= len(self.lines.rows) or not text.isdigit():
            return False
        return self.lines.rows[here].cells[self.column].typed is not None

    def enter(self) -> None:
        self.onward.emit(False)

    def insert(self, *, shifted: bool) -> None:
        """Rows come from the room."""

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Enter in the line that is typed into goes on to the next one."""
        super().closeEditor(editor, QAbstractItemDelegate.EndEditHint.NoHint)
        if hint is QAbstractItemDelegate.EndEditHint.SubmitModelCache:
            self.onward.emit(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, plain = Qt.Key(event.key()), not event.modifiers() & PLAIN
        if self.state() is not self.State.EditingState and plain and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.beside.emit(1 if key == Qt.Key.Key_Right else -1)
        elif self.state() is not self.State.EditingState and self.takes(event.text()):
            self.setCurrentIndex(self.lines.index(self.currentIndex().row(), self.column))
            super().keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Columns at least as wide as their heads; the spread one takes the rest."""
        metrics = self.horizontalHeader().fontMetrics()
        widths = {
            column: max(self._least.get(column, 0), metrics.horizontalAdvance(self.lines.words(text)) + 24)
            for column, text in enumerate(self.lines.heads)
            if column != self._spread
        }
        for column, width in widths.items():
            self.setColumnWidth(column, width)
        hidden = sum(width for column, width in widths.items() if self.isColumnHidden(column))
        self.setColumnWidth(self._spread, max(60, self.viewport().width() - sum(widths.values()) + hidden))
