"""The list of players on the way to a new seat: name, from where to where, dealt in or not; and its keys."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from tdapp.ui.pages.seating.moves_list import write
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import TABLE
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.lines import Lines, Rows

AnyIndex = QModelIndex | QPersistentModelIndex
MARGIN, GAP = 12, 20
NAMES, LEAST, MOST = 0.34, 130, 330  # the share of a row that is for the name, in pixels at least and at most


class Seen(QStringListModel):
    """A model of lines that can be ticked off: the window leaves Space to their list."""

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsUserCheckable


class Columns(Rows):
    """A painter of lines in columns, so that seats stand under seats."""

    def __init__(self, lines: "MovedLines") -> None:
        super().__init__(lines)
        self._lines = lines

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:  # noqa: ARG002
        return QSize(300, look().row)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        whole = QStyleOptionViewItem(option)
        self.initStyleOption(whole, index)
        whole.text = ""
        self._lines.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, whole, painter, self._lines)
        if index.row() >= len(self._lines.cells):
            return
        name, way, deals = self._lines.cells[index.row()]
        box = QRect(option.rect).adjusted(MARGIN, 0, -MARGIN, 0)
        wide = max(LEAST, min(MOST, int(box.width() * NAMES)))
        painter.save()
        write(painter, QRect(box.x(), box.y(), wide, box.height()), name, "text")
        left = box.x() + wide + GAP
        write(painter, QRect(left, box.y(), self._lines.widest_way, box.height()), way, "text")
        left += self._lines.widest_way + GAP
        write(painter, QRect(left, box.y(), box.right() - left, box.height()), deals, "muted", strong=False)
        painter.restore()


class MovedLines(Lines):
    """The lines of players on the way. Space: seen in the new seat; with Shift: everybody at that table."""

    seen = Signal()
    table_seen = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__("players_moved", model=Seen)
        self.cells: Sequence[tuple[str, str, str]] = ()
        self.widest_way = 0
        self._shown = 0
        self.setItemDelegate(Columns(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_cells(self, cells: Sequence[tuple[str, str, str]]) -> None:
        """Show these texts in the columns of each line: name, way, dealt in or not."""
        metrics = QFontMetrics(bold(TABLE + 1))
        self.cells, self.widest_way = cells, max((metrics.horizontalAdvance(way) for _n, way, _d in cells), default=0)
        self.viewport().update()

    def fit(self, rows: int) -> None:
        """Make the list as high as so many whole lines."""
        self._shown = rows
        self.setFixedHeight(rows * look().row + 2 * self.frameWidth())

    def take_keys(self) -> None:
        """Put the keyboard into the list."""
        focus(self)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._shown:
            self.fit(self._shown)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            (self.table_seen if shift else self.seen).emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.text() and event.text().isprintable():
            event.ignore()
        else:
            super().keyPressEvent(event)
