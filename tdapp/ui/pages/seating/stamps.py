"""Shapes painted once and stamped wherever the same one stands: a thousand ovals cost one and a thousand stamps."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

MOST = 400  # every size of a zoom has shapes of its own; so many are kept
PAD = 4  # around a shape, for a thick border


class Stamps:
    """A store of shapes by what they are and how large; `ratio`: pixels of the display a point."""

    def __init__(self, ratio: float) -> None:
        self._ratio = ratio
        self._made: dict[tuple[Hashable, int, int], QPixmap] = {}

    def put(self, painter: QPainter, box: QRectF, kind: Hashable, paint: Callable[[QPainter, QRectF], None]) -> None:
        """Stamp a shape into a box, to the nearest pixel; `paint` draws it when it is needed for the first time."""
        wide, high = max(1, round(box.width())), max(1, round(box.height()))
        key = (kind, wide, high)
        stamp = self._made.get(key)
        if stamp is None:
            if len(self._made) >= MOST:
                self._made.clear()
            stamp = self._made[key] = self._new(wide, high, paint)
        painter.drawPixmap(QPointF(round(box.x()) - PAD, round(box.y()) - PAD), stamp)

    def _new(self, wide: int, high: int, paint: Callable[[QPainter, QRectF], None]) -> QPixmap:
        ratio = self._ratio
        stamp = QPixmap(round((wide + 2 * PAD) * ratio), round((high + 2 * PAD) * ratio))
        stamp.setDevicePixelRatio(ratio)
        stamp.fill(Qt.GlobalColor.transparent)
        painter = QPainter(stamp)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, QRectF(PAD, PAD, wide, high))
        painter.end()
        return stamp
