"""The editable price list: keys for every change, and a mark where something cannot be read."""

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from tdapp.ui.fonts import text_font
from tdapp.ui.pages.desk import terms_texts as texts
from tdapp.ui.pages.desk.terms_draft import COLUMNS, TURNED, Column, Draft, Reading, problem, shown, to_type
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import ROW, TABLE, TOUCH_ROW
from tdapp.ui.widgets.label import tip

AnyIndex = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
PADDING, ICON = 8, 15
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
WORDED = (Column.NAME, Column.KIND, Column.WHO, Column.WINDOW)
LEAST = {
    Column.NAME: 108, Column.KIND: 86, Column.PRIZE: 78, Column.FEE: 62, Column.STAFF: 62, Column.BOUNTY: 62,
    Column.CHIPS: 72, Column.EACH: 48, Column.IN_ALL: 52, Column.WHO: 78, Column.WINDOW: 112,
}  # fmt: skip
SPARE = {Column.NAME: 3, Column.WINDOW: 5, Column.PRIZE: 1, Column.CHIPS: 1}  # what is left over goes to these
Trigger = QAbstractItemView.EditTrigger


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


class CellPainter(QStyledItemDelegate):
    """Draws a cell, and opens a plain line to type into."""

    def __init__(self, model: TermsModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:  # noqa: ARG002
        return QSize(48, TOUCH_ROW if look().touch else ROW)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: AnyIndex) -> QWidget:  # noqa: ARG002
        line = QLineEdit(parent)
        line.setObjectName("terms_editor")
        line.setFrame(False)
        line.setMaxLength(200)
        line.setAlignment(LEFT if index.column() in WORDED else RIGHT)
        line.setAccessibleName(str(self._model.data(index, Qt.ItemDataRole.AccessibleTextRole) or ""))
        return line

    def setEditorData(self, editor: QWidget, index: AnyIndex) -> None:
        if isinstance(editor, QLineEdit) and not editor.isModified():
            editor.setText(str(index.data(Qt.ItemDataRole.EditRole)))
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QObject, index: AnyIndex) -> None:  # noqa: ARG002
        if isinstance(editor, QLineEdit):
            self._model.setData(index, editor.text())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        column, tokens = Column(index.column()), look().tokens
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        wrong = bool(self._model.problem(index.row(), column))
        painter.save()
        painter.fillRect(box, look().colour(tokens.selection if chosen else tokens.surface))
        painter.setPen(look().colour("line"))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        if chosen and column is Column.NAME:
            painter.fillRect(QRect(box.x(), box.y(), 3, box.height()), look().colour("info"))
        if wrong:
            painter.fillRect(box.adjusted(1, 1, -1, -2), look().colour(tokens.tint("danger")))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(look().colour("info"), 2))
            painter.drawRect(box.adjusted(1, 1, -1, -2))
        inner = box.adjusted(PADDING, 0, -PADDING, 0)
        if wrong:
            icon = QRect(inner.x(), inner.center().y() - ICON // 2, ICON, ICON)
            look().paint_icon(painter, icon, "triangle-alert", "danger")
            inner = inner.adjusted(ICON + 4, 0, 0, 0)
        painter.setFont(bold(TABLE) if column is Column.NAME else text_font(TABLE))
        painter.setPen(look().colour("danger" if wrong else "text"))
        side = LEFT | Qt.AlignmentFlag.AlignAbsolute if column in WORDED else RIGHT
        line = painter.fontMetrics().elidedText(
            self._model.text(index.row(), column), Qt.TextElideMode.ElideRight, inner.width()
        )
        painter.drawText(inner, side, line)
        painter.restore()


class TermsTable(QTableView):
    """Shows a `TermsModel`. Enter or typing edits, Insert adds, Delete takes out, Alt with the arrows moves."""

    add_wanted = Signal()
    delete_wanted = Signal()
    move_wanted = Signal(int)  # -1 up, 1 down
    turn_wanted = Signal()
    went = Signal()  # the keyboard is at another cell

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("terms_table")
        self.lines = TermsModel(self)
        self.setModel(self.lines)
        self.setItemDelegate(CellPainter(self.lines, self))
        self.setEditTriggers(Trigger.DoubleClicked | Trigger.EditKeyPressed | Trigger.AnyKeyPressed)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)  # Tab goes on to the buttons; the arrows go through the cells
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        self.selectionModel().currentChanged.connect(self.went)
        self.doubleClicked.connect(self._on_double_click)
        self._wear()
        look().changed.connect(self._wear)

    def show_draft(self, draft: Draft, reading: Reading, *, fixed: bool) -> None:
        """Show these lines; the keyboard stays where it was."""
        number, column = self.here(), self.column()
        self.lines.show_draft(draft, reading, fixed=fixed)
        if not self.currentIndex().isValid() and draft.rows:
            self.go_to(min(number or 0, len(draft.rows) - 1), column)

    def here(self) -> int | None:
        """The line the keyboard is at."""
        index = self.currentIndex()
        return index.row() if index.isValid() else None

    def column(self) -> Column:
        """The column the keyboard is at."""
        return Column(max(0, self.currentIndex().column()))

    def go_to(self, number: int, column: Column = Column.NAME) -> None:
        """Put the keyboard into a cell and have it in sight."""
        index = self.lines.index(number, column)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if self.state() is QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Insert:
            self.add_wanted.emit()
        elif key == Qt.Key.Key_Delete:
            self.delete_wanted.emit()
        elif alt and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.move_wanted.emit(-1 if key == Qt.Key.Key_Up else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2):
            self._enter()
        elif key == Qt.Key.Key_Space or event.matches(QKeySequence.StandardKey.Undo):
            event.ignore()  # pauses the clock, undoes: here as everywhere
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Typing into a cell comes before any shortcut of the window that has the same key."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            if plain and event.text().strip() and event.text().isprintable() and self.here() is not None:
                event.accept()
                return True
        return bool(super().event(event))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        spare = max(0, self.viewport().width() - sum(LEAST.values()))
        parts = sum(SPARE.values())
        for column, width in LEAST.items():
            self.setColumnWidth(column, width + spare * SPARE.get(column, 0) // parts)

    def _enter(self) -> None:
        if self.here() is None or self.lines.fixed:
            return
        if self.column() in TURNED:
            self.turn_wanted.emit()
        else:
            self.edit(self.currentIndex())

    def _on_double_click(self) -> None:
        if self.column() in TURNED:
            self._enter()

    def _wear(self) -> None:
        self.verticalHeader().setDefaultSectionSize(TOUCH_ROW if look().touch else ROW)
        self.viewport().update()
