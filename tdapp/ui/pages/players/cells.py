"""Draws the rows of the players list. It asks the model for the row itself, not for ten roles a cell: with ten thousand
entries that is what keeps sorting and searching at once.
"""

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from tdapp.read.players import EntryStatus, PlayerRow
from tdapp.ui.fonts import text_font
from tdapp.ui.pages.players.model import COLUMNS, RIGHT, AnyIndex, Column, PlayersModel
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import ROW, TABLE, TOUCH_ROW

PADDING = 10
ICON = 16
# Absolute: a name written from right to left still begins at the column's left edge, where the eye looks for it.
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
STATUS = {
    EntryStatus.PLAYING: ("check", "accent"),
    EntryStatus.WAITING: ("triangle-alert", "warning"),
    EntryStatus.OUT: ("minus", "muted"),
    EntryStatus.WINNER: ("trophy", "accent"),
}


class RowPainter(QStyledItemDelegate):
    """Paints the cells of a `PlayersModel`."""

    def __init__(self, model: PlayersModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._plain, self._bold = text_font(TABLE), bold(TABLE)
        self._plain_metrics, self._bold_metrics = QFontMetrics(self._plain), QFontMetrics(self._bold)
        self.wear()
        look().changed.connect(self.wear)

    def wear(self) -> None:
        """Take on the colours of the theme."""
        self._colours = {
            token: look().colour(token)
            for token in ("surface", "selection", "line", "text", "muted", "accent", "warning", "info")
        }
        self._line = QPen(self._colours["line"], 1)

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:  # noqa: ARG002
        return QSize(80, TOUCH_ROW if look().touch else ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        column = COLUMNS[index.column()]
        row = self._model.row(index.row())
        selected = bool(state & QStyle.StateFlag.State_Selected)
        painter.fillRect(box, self._colours["selection" if selected else "surface"])
        painter.setPen(self._line)
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        if selected and column is Column.NO:
            painter.fillRect(QRect(box.x(), box.y(), 3, box.height()), self._colours["info"])
        if state & QStyle.StateFlag.State_HasFocus:
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
            self._text(painter, box.adjusted(ICON + 8, 0, 0, 0), self._model.text(row, column), ink, LEFT)
        else:
            ink = "muted" if out or column is Column.NO else "text"
            strong = (column is Column.SEAT and row.seat is not None) or (
                column is Column.PRIZE and row.prize is not None
            )
            if column is Column.PRIZE and row.prize_paid:
                box = self._tick(painter, box)
            side = AT_RIGHT if column in RIGHT else LEFT
            self._text(painter, box, self._model.text(row, column), ink, side, strong=strong and not out)

    def _tick(self, painter: QPainter, box: QRect) -> QRect:
        """A tick at the right: the prize has been paid out."""
        corner = QPoint(box.right() - ICON, box.center().y() - ICON // 2 + 1)
        look().paint_icon(painter, QRect(corner, QSize(ICON, ICON)), "check", "accent")
        return box.adjusted(0, 0, -ICON - 6, 0)

    def _name(self, painter: QPainter, box: QRect, row: PlayerRow) -> None:
        """The last name bold, the first name after it; a name too long for its column ends in dots."""
        ink = "muted" if row.status is EntryStatus.OUT else "text"
        last, first = (row.name.last or row.name.first), (row.name.first if row.name.last else "")
        wide = self._bold_metrics.horizontalAdvance(last)
        if wide > box.width():
            last, first = self._bold_metrics.elidedText(last, Qt.TextElideMode.ElideRight, box.width()), ""
        painter.setPen(self._colours[ink])
        painter.setFont(self._bold)
        painter.drawText(box, LEFT, last)
        room = box.width() - wide
        if first and room > 16:
            rest = f", {first}"
            if self._plain_metrics.horizontalAdvance(rest) > room:
                rest = self._plain_metrics.elidedText(rest, Qt.TextElideMode.ElideRight, room)
            painter.setFont(self._plain)
            painter.drawText(box.adjusted(wide, 0, 0, 0), LEFT, rest)

    def _text(
        self, painter: QPainter, box: QRect, text: str, ink: str, side: Qt.AlignmentFlag, *, strong: bool = False
    ) -> None:
        font: QFont = self._bold if strong else self._plain
        metrics = self._bold_metrics if strong else self._plain_metrics
        painter.setFont(font)
        painter.setPen(self._colours[ink])
        if metrics.horizontalAdvance(text) > box.width():
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, side, text)
