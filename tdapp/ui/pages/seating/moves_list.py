"""The list of proposed moves: how a row is painted, and its keys."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPen, QTextLayout
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from tdapp.read.seating.moves import MoveView
from tdapp.ui.fonts import text_font
from tdapp.ui.language import say
from tdapp.ui.pages.seating.moves_model import MovesModel, Row
from tdapp.ui.pages.seating.proposal_texts import MOVES
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import SMALL, TABLE
from tdapp.ui.widgets.keyboard import ENTER, focus
from tdapp.ui.widgets.label import tip

AnyIndex = QModelIndex | QPersistentModelIndex
MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
CARD = 36
RED = "dh"
SMALL_LINE = 16  # pixels of a line in small letters


class MovePainter(QStyledItemDelegate):
    """A painter of proposed moves: tick, badge, card, name, from where to where, why."""

    def __init__(self, model: MovesModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:  # noqa: ARG002
        return QSize(300, look().row)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        row: Row = self._model.rows[index.row()]
        box = QRect(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(box, look().colour("surface"))
        painter.setPen(QPen(look().colour("line"), 1))
        painter.drawLine(box.topLeft(), box.topRight())
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(look().colour("info"), 2))
            painter.drawRect(box.adjusted(1, 1, -1, -1))
        planned = isinstance(row, MoveView)
        self._tick(painter, QRect(box.x() + 12, box.center().y() - 8, 18, 18), ticked=planned)
        x = box.x() + 82
        if isinstance(row, MoveView):
            self._badge(painter, box.x() + 56, box.center().y(), row.badge)
            if row.card:
                self._card(painter, QRect(x - 2, box.center().y() - 11, CARD, 22), row.card)
                x += CARD + 6
        self._texts(painter, box, x, row, ink="text" if planned else "muted")
        painter.restore()

    def _texts(self, painter: QPainter, box: QRect, x: int, row: Row, *, ink: str) -> None:
        model = self._model
        seats_at = x + max(120, min(300, int(box.width() * 0.30)))
        write(painter, QRect(x, box.y(), seats_at - x - 8, box.height()), model.said_name(row), ink)
        wide = QFontMetrics(bold(TABLE + 1)).horizontalAdvance(model.longest_way) + 2
        write(painter, QRect(seats_at, box.y(), wide, box.height()), model.said_way(row), ink)
        left = seats_at + wide + 16
        why = QRect(left, box.y(), box.right() - left - 8, box.height())
        if model.note(row):
            look().paint_icon(painter, QRect(why.x(), why.center().y() - 7, 14, 14), "info", "info")
            why.setLeft(why.x() + 20)
        self._explain(painter, why, model.said_why(row))

    def _explain(self, painter: QPainter, box: QRect, text: str) -> None:
        """Draw the reason, in smaller letters and two lines where one is too short."""
        if QFontMetrics(text_font(TABLE)).horizontalAdvance(text) <= box.width():
            write(painter, box, text, "muted", strong=False)
            return
        font = text_font(SMALL)
        layout, metrics = QTextLayout(text, font), QFontMetrics(font)
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(max(1, box.width()))
        layout.endLayout()
        cut = line.textLength()
        rest = metrics.elidedText(text[cut:], Qt.TextElideMode.ElideRight, max(0, box.width()))
        painter.setFont(font)
        painter.setPen(look().colour("muted"))
        if not rest:
            painter.drawText(box, MIDDLE, text)
            return
        half = box.height() // 2
        painter.drawText(box.adjusted(0, half - SMALL_LINE, 0, -half), MIDDLE, text[:cut].rstrip())
        painter.drawText(box.adjusted(0, half, 0, SMALL_LINE - half), MIDDLE, rest)

    def _tick(self, painter: QPainter, box: QRect, *, ticked: bool) -> None:
        whole = self._model.proposal is not None and not self._model.proposal.partial
        accent = look().colour("muted" if whole else "accent")
        painter.setPen(QPen(accent if ticked else look().colour("edge"), 1))
        painter.setBrush(accent if ticked else look().colour("field"))
        painter.drawRoundedRect(QRectF(box), 4, 4)
        if ticked:
            look().paint_icon(painter, box.adjusted(2, 2, -2, -2), "check", "on_accent" if not whole else "ground")

    def _badge(self, painter: QPainter, x: int, y: int, number: int) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look().colour("info"))
        painter.setFont(bold(11))
        wide = max(20.0, painter.fontMetrics().horizontalAdvance(str(number)) + 10.0)
        box = QRectF(x - wide / 2, y - 9, wide, 20)
        painter.drawRoundedRect(box, 10, 10)
        painter.setPen(look().colour("ground"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))

    def _card(self, painter: QPainter, box: QRect, card: str) -> None:
        """Draw the card that was dealt for this seat, as it lies on the table."""
        from tdapp.words.rulings.say import cards

        painter.setPen(QPen(look().colour("edge"), 1))
        painter.setBrush(Qt.GlobalColor.white)
        painter.drawRoundedRect(QRectF(box), 3, 3)
        painter.setFont(bold(TABLE))
        painter.setPen(Qt.GlobalColor.darkRed if card[1] in RED else Qt.GlobalColor.black)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, cards(card))


class MovesList(QListView):
    """The list of proposed moves. Space or a click ticks, F2 changes one, Delete spares its table, Enter accepts."""

    accepted = Signal()
    left = Signal()
    change_asked = Signal(object)  # MoveView
    spared = Signal(object)  # MoveView

    def __init__(self, model: MovesModel) -> None:
        super().__init__()
        self.setObjectName("proposal_moves")
        say(self.setAccessibleName, MOVES)
        self._moves = model
        self.setModel(model)
        self.setItemDelegate(MovePainter(model, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(lambda index: model.toggle(index.row()))

    def here(self) -> Row | None:
        """The row the keyboard is at; None: there is none."""
        index = self.currentIndex()
        return self._moves.rows[index.row()] if index.isValid() else None

    def take_keys(self) -> None:
        """Put the keyboard into the list, at the row it was at or at the first."""
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._moves.index(0, 0))
        focus(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, row = event.key(), self.here()
        if key == Qt.Key.Key_Space and row is not None:
            self._moves.toggle(self.currentIndex().row())
        elif key == Qt.Key.Key_F2 and isinstance(row, MoveView):
            self.change_asked.emit(row)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and isinstance(row, MoveView):
            self.spared.emit(row)
        elif key in ENTER:
            self.accepted.emit()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.text() and event.text().isprintable():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def tell(self, keys: str) -> None:
        """Tell what the keys of the list do, for whoever hovers or listens."""
        self.setToolTip(tip(keys))
        self.setAccessibleDescription(keys)


def write(painter: QPainter, box: QRect, text: str, ink: str, *, strong: bool = True) -> None:
    """Draw words in a row, cut with an ellipsis where they do not fit."""
    font = bold(TABLE + 1) if strong else text_font(TABLE)
    painter.setFont(font)
    painter.setPen(look().colour(ink))
    painter.drawText(box, MIDDLE, QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, max(0, box.width())))
