"""The painting of the players list: it asks for the row itself, not for ten roles a cell, to be quick."""

from PySide6.QtCore import QObject, QPoint, QRect, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from tdapp.read.registration.players import EntryStatus, PlayerRow
from tdapp.ui.pages.registration.players.model import COLUMNS, RIGHT, Column, PlayersModel
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import TABLE
from tdapp.ui.widgets.cells import Index
from tdapp.ui.widgets.letters import letters

PADDING = 8  # as the head of the column has
ICON = 16
LEAST_ROOM = 16  # for a first name
SELECTED, FOCUS = (flag.value for flag in (QStyle.StateFlag.State_Selected, QStyle.StateFlag.State_HasFocus))
STATUS = {
    EntryStatus.REGISTERED: ("ticket", "muted"),
    EntryStatus.PLAYING: ("check", "accent"),
    EntryStatus.WAITING: ("triangle-alert", "warning"),
    EntryStatus.OUT: ("minus", "muted"),
    EntryStatus.WINNER: ("trophy", "accent"),
}


class RowPainter(QStyledItemDelegate):
    """The painter of the cells of a `PlayersModel`."""

    def __init__(self, model: PlayersModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._plain, self._bold = letters(TABLE), letters(TABLE, strong=True)
        self.wear()
        look().changed.connect(self.wear)

    def wear(self) -> None:
        """Take on the colours of the theme."""
        self._colours = {
            token: look().colour(token)
            for token in ("surface", "selection", "line", "text", "muted", "accent", "warning", "info")
        }
        self._line = QPen(self._colours["line"], 1)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        return QSize(80, look().row)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        box: QRect = option.rect
        state: int = option.state.value  # a number: for Python a flag is as slow as a word is to paint
        column = COLUMNS[index.column()]
        row = self._model.row(index.row())
        selected = bool(state & SELECTED)
        painter.fillRect(box, self._colours["selection" if selected else "surface"])
        painter.setPen(self._line)
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        if selected and column is Column.NO:
            painter.fillRect(QRect(box.x(), box.y(), 3, box.height()), self._colours["info"])
        if state & FOCUS:
            painter.setPen(QPen(self._colours["info"], 2))
            painter.drawRect(box.adjusted(1, 1, -1, -2))
        self._content(painter, box.adjusted(PADDING, 0, -PADDING, 0), row, column)

    def _content(self, painter: QPainter, box: QRect, row: PlayerRow, column: Column) -> None:
        out = row.status is EntryStatus.OUT
        if column is Column.NAME:
            self._name(painter, box, row)
        elif column is Column.STATUS:
            icon, ink = STATUS[row.status]
            corner = QPoint(box.x(), box.center().y() - ICON // 2 + 1)
            look().paint_icon(painter, QRect(corner, QSize(ICON, ICON)), icon, ink)
            painter.setPen(self._colours[ink])
            self._plain.draw(painter, box.adjusted(ICON + 8, 0, 0, 0), self._model.text(row, column))
        else:
            ink = "muted" if out or column is Column.NO else "text"
            strong = row.seat is not None if column is Column.SEAT else column is Column.PRIZE and row.prize is not None
            if column is Column.PRIZE and row.prize_paid:
                box = self._tick(painter, box)
            painter.setPen(self._colours[ink])
            font = self._bold if strong and not out else self._plain
            font.draw(painter, box, self._model.text(row, column), right=column in RIGHT)

    def _tick(self, painter: QPainter, box: QRect) -> QRect:
        """Draw a tick at the right: the prize has been paid out."""
        corner = QPoint(box.right() - ICON, box.center().y() - ICON // 2 + 1)
        look().paint_icon(painter, QRect(corner, QSize(ICON, ICON)), "check", "accent")
        return box.adjusted(0, 0, -ICON - 6, 0)

    def _name(self, painter: QPainter, box: QRect, row: PlayerRow) -> None:
        """Draw the last name bold, the first name after it; a name too long for its column ends in dots."""
        ink = "muted" if row.status is EntryStatus.OUT else "text"
        last, first = (row.name.last or row.name.first), (row.name.first if row.name.last else "")
        painter.setPen(self._colours[ink])
        wide = self._bold.draw(painter, box, last)
        if first and box.width() - wide > LEAST_ROOM:
            self._plain.draw(painter, box.adjusted(wide, 0, 0, 0), f", {first}")
