"""The editable table of levels and breaks: keys for every change, and a look that tells played, running and coming."""

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
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

from tdapp.read.structure import StructureView
from tdapp.ui.fonts import text_font
from tdapp.ui.pages.structure.draft import Column, Draft
from tdapp.ui.pages.structure.model import LEFT, AnyIndex, StructureModel
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import ROW, TABLE, TOUCH_ROW
from tdapp.words.say import Words

PADDING = 8
ICON = 15
WIDTHS = {
    Column.ROW: 44,
    Column.LEVEL: 82,
    Column.LASTS: 76,
    Column.STARTS: 66,
}
SHARES = {Column.SMALL: 10, Column.BIG: 10, Column.ANTE: 9, Column.KIND: 11}
TOP = (Column.SMALL, Column.ANTE)  # where the words of a break stand, each over two columns
Trigger = QAbstractItemView.EditTrigger


class CellPainter(QStyledItemDelegate):
    """Draws a row by what it is, and opens a plain line to type into."""

    def __init__(self, model: StructureModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:  # noqa: ARG002
        return QSize(60, TOUCH_ROW if look().touch else ROW)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: AnyIndex) -> QWidget:  # noqa: ARG002
        line = QLineEdit(parent)
        line.setObjectName("structure_editor")
        line.setFrame(False)
        line.setAlignment(self._model.side(index.row(), Column(index.column())))
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
        model, number, column = self._model, index.row(), Column(index.column())
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        wrong = bool(model.problem(number, column))
        painter.save()
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.fillRect(box, look().colour(self._ground(number, selected=chosen)))
        painter.setPen(look().colour("line"))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        if column is Column.ROW and (model.is_on(number) or chosen):
            token = "accent" if model.is_on(number) else "info"
            painter.fillRect(QRect(box.x(), box.y(), 3, box.height()), look().colour(token))
        if wrong:
            painter.fillRect(box.adjusted(1, 1, -1, -2), look().colour(look().tokens.tint("danger")))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(look().colour("info"), 2))
            painter.drawRect(box.adjusted(1, 1, -1, -2))
        self._content(painter, box.adjusted(PADDING, 0, -PADDING, 0), number, column, wrong=wrong)
        painter.restore()

    def _ground(self, number: int, *, selected: bool) -> str:
        tokens = look().tokens
        if selected:
            return tokens.selection
        if self._model.is_frozen(number):
            return tokens.ground
        return tokens.tint("accent") if self._model.is_break(number) else tokens.surface

    def _content(self, painter: QPainter, box: QRect, number: int, column: Column, *, wrong: bool) -> None:
        model = self._model
        frozen, on, resting = model.is_frozen(number), model.is_on(number), model.is_break(number)
        quiet = frozen or column in (Column.ROW, Column.STARTS)
        ink = "danger" if wrong else "muted" if quiet else "accent" if resting and column in TOP else "text"
        if column is Column.LEVEL:
            box = self._marks(painter, box, number)
        if wrong and not (resting and column in TOP):
            look().paint_icon(painter, _at_left(box), "triangle-alert", "danger")
            box = box.adjusted(ICON + 4, 0, 0, 0)
        text = model.text(number, column)
        strong = on or (column is Column.LEVEL and not frozen)
        painter.setFont(bold(TABLE) if strong else text_font(TABLE))
        painter.setPen(look().colour(ink))
        side = model.side(number, column)
        line = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, side | (Qt.AlignmentFlag.AlignAbsolute if side == LEFT else side), line)

    def _marks(self, painter: QPainter, box: QRect, number: int) -> QRect:
        """Icons before the level: a cup for a break, a triangle for what is on, a lock for what was played."""
        model = self._model
        icons = []
        if model.is_on(number):
            icons.append(("play", "accent"))
        elif model.is_frozen(number):
            icons.append(("lock", "muted"))
        if model.is_break(number):
            icons.append(("coffee", "muted" if model.is_frozen(number) else "accent"))
        elif model.closes_late(number):
            corner = QRect(box.right() - ICON, box.y(), ICON, box.height())
            look().paint_icon(painter, _at_left(corner), "ticket", "info")
        for icon, ink in icons:
            look().paint_icon(painter, _at_left(box), icon, ink)
            box = box.adjusted(ICON + 7, 0, 0, 0)
        return box


class StructureTable(QTableView):
    """Shows a `StructureModel`. Enter or typing edits, Insert adds, Delete takes out, Alt with the arrows moves."""

    level_wanted = Signal()
    break_wanted = Signal()
    delete_wanted = Signal()
    move_wanted = Signal(int)  # -1 up, 1 down
    went = Signal()  # the keyboard is at another cell

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("structure_table")
        self.rows = StructureModel(words, self)
        self.setModel(self.rows)
        self.setItemDelegate(CellPainter(self.rows, self))
        self.setEditTriggers(Trigger.DoubleClicked | Trigger.EditKeyPressed | Trigger.AnyKeyPressed)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(True)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        self.selectionModel().currentChanged.connect(self._on_current)
        self.doubleClicked.connect(self._on_double_click)
        self._spans: tuple[bool, ...] = ()
        self._wear()
        look().changed.connect(self._wear)

    def show_draft(self, draft: Draft | None, view: StructureView | None, words: Words) -> None:
        """Show these rows; the keyboard stays where it was."""
        number, column = self.here(), Column(max(Column.SMALL, self.currentIndex().column()))
        self.rows.show_draft(draft, view, words)
        spans = tuple(self.rows.is_break(row) for row in range(self.rows.rowCount()))
        if spans != self._spans:
            self._spans = spans
            self.clearSpans()
            for row, resting in enumerate(spans):
                for top in TOP if resting else ():
                    self.setSpan(row, top, 1, 2)
        if draft is None:
            return
        if not self.currentIndex().isValid() and draft.rows:
            at = number if number is not None else draft.played
            self.go_to(min(at, len(draft.rows) - 1), column)

    def here(self) -> int | None:
        """The row the keyboard is at."""
        index = self.currentIndex()
        return index.row() if index.isValid() else None

    def column(self) -> Column:
        """The column the keyboard is at."""
        return Column(max(0, self.currentIndex().column()))

    def go_to(self, number: int, column: Column = Column.SMALL) -> None:
        """Put the keyboard into a cell and have it in sight."""
        index = self.rows.index(number, column)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        editing = self.state() is QAbstractItemView.State.EditingState
        alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if editing:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Insert:
            shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            (self.break_wanted if shifted else self.level_wanted).emit()
        elif key == Qt.Key.Key_Delete:
            self.delete_wanted.emit()
        elif alt and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.move_wanted.emit(-1 if key == Qt.Key.Key_Up else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2):
            self._enter()
        elif key == Qt.Key.Key_Space:
            event.ignore()  # pauses the clock, here as everywhere
        elif event.text().isprintable() and event.text() and not self._takes(event.text()):
            event.ignore()  # a letter where only numbers go belongs to whoever else listens
        elif event.matches(QKeySequence.StandardKey.Undo):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _takes(self, text: str) -> bool:
        """Whether a cell begins to be edited when this is typed: numbers take digits, the name of a break anything."""
        number, column = self.here(), self.column()
        if number is None or not self.rows.can_edit(number, column) or column is Column.KIND:
            return False
        return text.isdigit() or (self.rows.is_break(number) and column is Column.SMALL)

    def _enter(self) -> None:
        number, column = self.here(), self.column()
        if number is None:
            return
        if column is Column.KIND and not self.rows.is_break(number):
            self.rows.turn_kind(number)
        elif self.rows.can_edit(number, column):
            self.edit(self.currentIndex())

    def _on_double_click(self) -> None:
        number = self.here()
        if self.column() is Column.KIND and number is not None and not self.rows.is_break(number):
            self.rows.turn_kind(number)

    def _on_current(self) -> None:
        self.went.emit()

    def event(self, event: QEvent) -> bool:
        """Typing a digit into a cell comes before any shortcut of the window that has the same key."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            if plain and event.text() and event.text().isprintable() and self._takes(event.text()):
                event.accept()
                return True
        return bool(super().event(event))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        left = max(260, self.viewport().width() - sum(WIDTHS.values()))
        whole = sum(SHARES.values())
        for column, width in WIDTHS.items():
            self.setColumnWidth(column, width)
        for column, share in SHARES.items():
            self.setColumnWidth(column, left * share // whole)

    def _wear(self) -> None:
        self.verticalHeader().setDefaultSectionSize(TOUCH_ROW if look().touch else ROW)
        self.viewport().update()


def _at_left(box: QRect) -> QRect:
    return QRect(box.x(), box.center().y() - ICON // 2, ICON, ICON)
