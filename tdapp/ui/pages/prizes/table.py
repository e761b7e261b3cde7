"""The list of places: type a prize, tick it as paid."""

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
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

from tdapp.read.prizes import PrizesView
from tdapp.ui.fonts import text_font
from tdapp.ui.pages.prizes.amounts import Line, PrizeDraft
from tdapp.ui.pages.prizes.model import AnyIndex, Column, PrizesModel, side
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import ROW, TABLE, TOUCH_ROW
from tdapp.words.say import Words

PADDING = 8
ICON = 16
WIDTHS = {Column.PLACE: 84, Column.PRIZE: 150, Column.SHARE: 96, Column.GETS: 130, Column.PAID: 124}
Trigger = QAbstractItemView.EditTrigger


class PrizePainter(QStyledItemDelegate):
    """Draws a place: the prize strong, the tick with its word, what is wrong in red with a sign."""

    def __init__(self, model: PrizesModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.deal = 0  # so many places from the top are in a deal that is being made

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:  # noqa: ARG002
        return QSize(80, TOUCH_ROW if look().touch else ROW)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: AnyIndex) -> QWidget:  # noqa: ARG002
        line = QLineEdit(parent)
        line.setObjectName("prize_editor")
        line.setFrame(False)
        line.setAlignment(side(Column.PRIZE))
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
        model, column = self._model, Column(index.column())
        line = model.line(index.row())
        if line is None:
            return
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        wrong = column is Column.PRIZE and bool(model.problem(index.row()))
        tokens = look().tokens
        in_deal = line.index is not None and line.index < self.deal
        painter.save()
        ground = tokens.selection if chosen else tokens.tint("info") if in_deal else tokens.surface
        painter.fillRect(box, look().colour(ground))
        if wrong:
            painter.fillRect(box.adjusted(1, 1, -1, -2), look().colour(tokens.tint("danger")))
        painter.setPen(look().colour("line"))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        if column is Column.PLACE and (chosen or in_deal):
            painter.fillRect(QRect(box.x(), box.y(), 3, box.height()), look().colour("info"))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(look().colour("info"), 2))
            painter.drawRect(box.adjusted(1, 1, -1, -2))
        self._content(painter, box.adjusted(PADDING, 0, -PADDING, 0), index.row(), column, line, wrong=wrong)
        painter.restore()

    def _content(self, painter: QPainter, box: QRect, row: int, column: Column, line: Line, *, wrong: bool) -> None:
        strong = column in (Column.PRIZE, Column.WINNER) and (column is Column.PRIZE or line.winner is not None)
        ink = "muted" if column is Column.SHARE or (column is Column.WINNER and line.winner is None) else "text"
        if wrong:
            ink = "danger"
            look().paint_icon(painter, _at_left(box), "triangle-alert", "danger")
            box = box.adjusted(ICON + 6, 0, 0, 0)
        elif column is Column.PAID and line.winner is not None:
            icon, ink = ("square-check", "accent") if line.winner.paid else ("square", "warning")
            look().paint_icon(painter, _at_left(box), icon, ink)
            box = box.adjusted(ICON + 8, 0, 0, 0)
        painter.setFont(bold(TABLE) if strong else text_font(TABLE))
        painter.setPen(look().colour(ink))
        text = painter.fontMetrics().elidedText(self._model.text(row, column), Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, side(column) | Qt.AlignmentFlag.AlignAbsolute, text)


class PrizesTable(QTableView):
    """Shows a `PrizesModel`. Enter or a digit types a prize, Space or a click on the tick pays."""

    pay_wanted = Signal()
    add_wanted = Signal()
    off_wanted = Signal()
    went = Signal()  # the keyboard is at another place

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("prizes_table")
        self.rows = PrizesModel(words, self)
        self.painter = PrizePainter(self.rows, self)
        self.setModel(self.rows)
        self.setItemDelegate(self.painter)
        self.setEditTriggers(Trigger.DoubleClicked | Trigger.EditKeyPressed | Trigger.AnyKeyPressed)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        self.selectionModel().currentChanged.connect(self._on_current)
        self._wear()
        look().changed.connect(self._wear)

    def show_draft(self, draft: PrizeDraft | None, view: PrizesView | None, words: Words) -> None:
        """Show these prizes; the keyboard stays at its line."""
        here = self.here()
        self.rows.show_draft(draft, view, words)
        self.setColumnHidden(Column.GETS, not self.rows.any_tied())
        self._fit()
        if self.rows.lines and not self.currentIndex().isValid():
            due = (row for row, line in enumerate(self.rows.lines) if line.winner and not line.winner.paid)
            self.go_to(min(here if here is not None else next(due, 0), len(self.rows.lines) - 1))

    def mark_deal(self, places: int) -> None:
        """Mark the first places as the ones a deal is about; 0 for none."""
        if places != self.painter.deal:
            self.painter.deal = places
            self.viewport().update()

    def here(self) -> int | None:
        """The line the keyboard is at."""
        index = self.currentIndex()
        return index.row() if index.isValid() else None

    def line(self) -> Line | None:
        """The place the keyboard is at."""
        here = self.here()
        return self.rows.line(here) if here is not None else None

    def go_to(self, row: int) -> None:
        """Put the keyboard at a line and have it in sight."""
        index = self.rows.index(row, Column.PRIZE)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def type_prize(self) -> None:
        """Begin to type the prize of this line."""
        here = self.here()
        if here is not None and self.rows.can_edit(here):
            self.go_to(here)
            self.edit(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self.state() is QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Space and not event.modifiers():
            self.pay_wanted.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2):
            self.type_prize()
        elif key == Qt.Key.Key_Insert:
            self.add_wanted.emit()
        elif key == Qt.Key.Key_Delete:
            self.off_wanted.emit()
        elif event.text() and event.text().isprintable():
            if event.text().isdigit():
                self.setCurrentIndex(self.rows.index(max(0, self.currentIndex().row()), Column.PRIZE))
                super().keyPressEvent(event)
            else:
                event.ignore()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and index.isValid() and index.column() == Column.PAID:
            self.pay_wanted.emit()

    def event(self, event: QEvent) -> bool:
        """Space pays and digits type here, before any shortcut of the window with the same key."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            ours = event.key() == Qt.Key.Key_Space or event.text().isdigit()
            if ours and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
                event.accept()
                return True
        return bool(super().event(event))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        left = self.viewport().width()
        for column, width in WIDTHS.items():
            if not self.isColumnHidden(column):
                self.setColumnWidth(column, width)
                left -= width
        self.setColumnWidth(Column.WINNER, max(160, left))

    def _on_current(self) -> None:
        self.went.emit()

    def _wear(self) -> None:
        self.verticalHeader().setDefaultSectionSize(TOUCH_ROW if look().touch else ROW)
        self.viewport().update()


def _at_left(box: QRect) -> QRect:
    return QRect(box.x(), box.center().y() - ICON // 2, ICON, ICON)
