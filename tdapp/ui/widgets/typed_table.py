"""A table that is typed into: keys for every change, and a mark where something cannot be read."""

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
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPen
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

from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import ROW, TOUCH_ROW
from tdapp.ui.widgets.in_rows import in_rows

AnyIndex = QModelIndex | QPersistentModelIndex
PADDING, ICON = 8, 15
LONGEST = 200  # letters in a cell
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
Trigger = QAbstractItemView.EditTrigger


class TypedCells(QStyledItemDelegate):
    """Draws the frame of a cell, and opens a plain line to type into. Subclasses draw what stands in it."""

    def __init__(self, model: QAbstractTableModel, editor: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cells = model
        self._editor = editor

    # What subclasses say

    def side(self, index: AnyIndex) -> Qt.AlignmentFlag:
        """At which side of the cell its text stands."""
        raise NotImplementedError

    def is_wrong(self, index: AnyIndex) -> bool:
        """Whether what was typed there cannot be read."""
        raise NotImplementedError

    def ground(self, index: AnyIndex) -> str:
        """The colour under a cell of a row that is not chosen."""
        raise NotImplementedError

    def bar(self, index: AnyIndex, *, chosen: bool) -> str:
        """The token of the bar at the left of a cell, '' for none."""
        raise NotImplementedError

    def content(self, painter: QPainter, box: QRect, index: AnyIndex) -> None:
        """Draw what stands in a cell."""
        raise NotImplementedError

    # The same everywhere

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:  # noqa: ARG002
        return QSize(48, TOUCH_ROW if look().touch else ROW)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: AnyIndex) -> QWidget:  # noqa: ARG002
        line = QLineEdit(parent)
        line.setObjectName(self._editor)
        line.setFrame(False)
        line.setMaxLength(LONGEST)
        line.setAlignment(self.side(index))
        line.setAccessibleName(str(index.data(Qt.ItemDataRole.AccessibleTextRole) or ""))
        return line

    def setEditorData(self, editor: QWidget, index: AnyIndex) -> None:
        if isinstance(editor, QLineEdit) and not editor.isModified():
            editor.setText(str(index.data(Qt.ItemDataRole.EditRole)))
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QObject, index: AnyIndex) -> None:  # noqa: ARG002
        if isinstance(editor, QLineEdit):
            self._cells.setData(index, editor.text())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        tokens, box = look().tokens, QRect(option.rect)
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.fillRect(box, look().colour(tokens.selection if chosen else self.ground(index)))
        painter.setPen(look().colour("line"))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        if bar := self.bar(index, chosen=chosen):
            painter.fillRect(QRect(box.x(), box.y(), 3, box.height()), look().colour(bar))
        if self.is_wrong(index):
            painter.fillRect(box.adjusted(1, 1, -1, -2), look().colour(tokens.tint("danger")))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(look().colour("info"), 2))
            painter.drawRect(box.adjusted(1, 1, -1, -2))
        self.content(painter, box.adjusted(PADDING, 0, -PADDING, 0), index)
        painter.restore()

    def paint_wrong(self, painter: QPainter, box: QRect) -> QRect:
        """The mark of what cannot be read; the room that is left beside it."""
        look().paint_icon(painter, at_left(box), "triangle-alert", "danger")
        return box.adjusted(ICON + 4, 0, 0, 0)

    def paint_text(self, painter: QPainter, box: QRect, text: str, side: Qt.AlignmentFlag) -> None:
        """The text of a cell, cut where there is no room; left is left in every language."""
        line = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, side | (Qt.AlignmentFlag.AlignAbsolute if side == LEFT else side), line)


class TypedTable(QTableView):
    """Enter or typing edits, Insert adds, Delete takes out, Alt with the arrows moves."""

    delete_wanted = Signal()
    move_wanted = Signal(int)  # -1 up, 1 down
    went = Signal()  # the keyboard is at another cell

    def __init__(self, name: str, model: QAbstractTableModel, cells: TypedCells, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        for owned in (model, cells):
            owned.setParent(self)
        self.setModel(model)
        self.setItemDelegate(cells)
        self.setEditTriggers(Trigger.DoubleClicked | Trigger.EditKeyPressed | Trigger.AnyKeyPressed)
        in_rows(self)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.selectionModel().currentChanged.connect(self.went)

    # What subclasses say

    def insert(self, *, shifted: bool) -> None:
        """Insert was pressed."""
        raise NotImplementedError

    def enter(self) -> None:
        """Enter was pressed on a cell that is not being edited."""
        raise NotImplementedError

    def takes(self, text: str) -> bool:
        """Whether the cell the keyboard is at begins to be edited when this is typed."""
        raise NotImplementedError

    # The same everywhere

    def here(self) -> int | None:
        """The row the keyboard is at."""
        index = self.currentIndex()
        return index.row() if index.isValid() else None

    def put(self, number: int, column: int) -> None:
        """Put the keyboard into a cell and have it in sight."""
        index = self.model().index(number, column)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, held = Qt.Key(event.key()), event.modifiers()
        if self.state() is QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Insert:
            self.insert(shifted=bool(held & Qt.KeyboardModifier.ShiftModifier))
        elif key == Qt.Key.Key_Delete:
            self.delete_wanted.emit()
        elif held == Qt.KeyboardModifier.AltModifier and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.move_wanted.emit(-1 if key == Qt.Key.Key_Up else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2):
            self.enter()
        elif key == Qt.Key.Key_Space or event.matches(QKeySequence.StandardKey.Undo):
            event.ignore()  # pauses the clock, undoes: here as everywhere
        elif event.text() and event.text().isprintable() and not self.takes(event.text()):
            event.ignore()  # a letter where nothing is typed belongs to whoever else listens
        else:
            super().keyPressEvent(event)
            if self.state() is QAbstractItemView.State.EditingState:
                event.accept()  # the line that opened has it: it begins no command besides

    def event(self, event: QEvent) -> bool:
        """Typing into a cell comes before any shortcut of the window that has the same key."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
            if plain and event.text().strip() and event.text().isprintable() and self.takes(event.text()):
                event.accept()
                return True
        return bool(super().event(event))


def at_left(box: QRect) -> QRect:
    """Where an icon stands at the left of a cell."""
    return QRect(box.x(), box.center().y() - ICON // 2, ICON, ICON)
