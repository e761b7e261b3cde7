"""The ring that says where the keyboard is, for what paints itself; all else has it from the style sheet."""

from typing import cast

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea

from tdapp.ui.theme.look import look

WIDE = 2  # pixels


def paint_ring(painter: QPainter, around: QRectF, *, colour: str = "info", radius: float = 4) -> None:
    """Paint the ring just inside a box, in a colour of the theme."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(look().colour(colour), WIDE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(around.adjusted(WIDE / 2, WIDE / 2, -WIDE / 2, -WIDE / 2), radius, radius)


class Ringed:
    """An area one scrolls by keys (a `QAbstractScrollArea`, named after this one among the bases), with the ring over
    what it shows while it has the keyboard.
    """

    def paintEvent(self, event: QPaintEvent) -> None:
        area = cast("QAbstractScrollArea", self)
        super().paintEvent(event)  # type: ignore[misc]  # of the area
        if area.hasFocus():
            painter = QPainter(area.viewport())
            paint_ring(painter, QRectF(area.viewport().rect()))
            painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)  # type: ignore[misc]  # of the area
        cast("QAbstractScrollArea", self).viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)  # type: ignore[misc]  # of the area
        cast("QAbstractScrollArea", self).viewport().update()
