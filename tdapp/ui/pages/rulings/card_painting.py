"""Cards and chips of the drawn table, painted: a card is white in every theme, as on the table."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tdapp.ui.theme.look import bold, look
from tdapp.words.rulings.say import SUITS

FACE, BLACK, RED = QColor("#FFFFFF"), QColor("#16202C"), QColor("#B3261E")
SHAPE, GAP = 1.36, 4.0  # height of a card for its width; between two cards
BOARD, WIDEST = 5, 34.0
CHIP = 12.0


def board_height(width: float) -> float:
    """The height of five cards beside one another in so many pixels."""
    return _wide(width) * SHAPE


def paint_board(painter: QPainter, box: QRectF, known: Sequence[str], missing: int) -> None:
    """Draw the board at the top of a box: the cards that are known, backs of those nobody named, the places left."""
    wide = _wide(box.width())
    left = box.center().x() - (BOARD * wide + (BOARD - 1) * GAP) / 2
    for place in range(BOARD):
        card = QRectF(left + place * (wide + GAP), box.top(), wide, wide * SHAPE)
        if place < len(known):
            _card(painter, card, known[place])
        else:
            _back(painter, card, out=place < len(known) + missing)


def paint_chip(painter: QPainter, at: QPointF) -> None:
    """Draw a chip seen from above, with its rim."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look().colour("warning"))
    painter.drawEllipse(at, CHIP / 2, CHIP / 2)
    rim = QPen(look().colour("surface"), 2, Qt.PenStyle.CustomDashLine)
    rim.setDashPattern([1.2, 1.6])
    painter.setPen(rim)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(at, CHIP / 2 - 1.5, CHIP / 2 - 1.5)


def _wide(width: float) -> float:
    return min(WIDEST, (width - (BOARD - 1) * GAP) / BOARD)


def _card(painter: QPainter, box: QRectF, card: str) -> None:
    painter.setPen(QPen(look().colour("line"), 1))
    painter.setBrush(FACE)
    painter.drawRoundedRect(box, 3, 3)
    painter.setPen(RED if card[1] in "dh" else BLACK)
    painter.setFont(bold(max(10, int(box.height() * 0.36))))
    half = QRectF(box.x(), box.y() + 1, box.width(), box.height() / 2)
    painter.drawText(half, Qt.AlignmentFlag.AlignCenter, card[0].replace("T", "10"))
    painter.drawText(half.translated(0, half.height() - 2), Qt.AlignmentFlag.AlignCenter, SUITS[card[1]])


def _back(painter: QPainter, box: QRectF, *, out: bool) -> None:
    """Draw a card nobody named (`out`: it lies on the board), or the empty place of one to come."""
    painter.setPen(
        QPen(look().colour("edge" if out else "line"), 1, Qt.PenStyle.SolidLine if out else Qt.PenStyle.DotLine)
    )
    painter.setBrush(look().colour("raised") if out else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, 3, 3)
