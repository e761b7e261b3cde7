"""Chips on the room's screen: those that leave, an arrow, and those that take their place, as they lie on the table."""

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

from tdapp.domain.chips.chip_set import Chip
from tdapp.ui.screens.looks import ACCENT, WHITE
from tdapp.ui.screens.zones import Box, Swap
from tdapp.ui.widgets.chip_picture import paint_chip

LARGE, SMALL = 136.0, 84.0  # one swap, several of them
ARROW, GAP, BETWEEN = 0.44, 0.12, 0.36  # of a chip's size
WIDE = 2 + 2 * GAP + ARROW + BETWEEN  # a swap and the room behind it
SHARE = 0.6  # of the box at most: the rest is for the words


class Place(NamedTuple):
    """The place where a swap of chips stands."""

    x: float
    y: float
    size: float


def draw_swaps(painter: QPainter, swaps: tuple[Swap, ...], box: Box) -> Box:
    """Draw the swaps at the left of a box, in two rows where one has no room for them; returns the box that is left."""
    large = min(LARGE, box.h)
    rows = 1 if len(swaps) * WIDE * large <= SHARE * box.w else 2
    size = large if rows == 1 else min(SMALL, (box.h - 8) / 2)
    x, widest = box.x, 0.0
    for number, swap in enumerate(swaps):
        row = number % rows
        if row == 0 and number:
            x, widest = x + widest + BETWEEN * size, 0.0
        high = size * rows + 8 * (rows - 1)
        y = box.y + (box.h - high) / 2 + row * (size + 8)
        widest = max(widest, _swap(painter, swap, Place(x, y, size)))
    right = x + widest + 22
    return Box(right, box.y, box.w - (right - box.x), box.h)


def _swap(painter: QPainter, swap: Swap, place: Place) -> float:
    """Draw one; how wide it is."""
    x, y, size = place
    _chip(painter, swap.old, swap.old_picture, place)
    if swap.new is None:
        return size
    start, end, middle = x + (1 + GAP) * size, x + (1 + GAP + ARROW) * size, y + size / 2
    painter.setPen(QPen(QColor(ACCENT), max(3.0, size * 0.05), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(start, middle), QPointF(end, middle))
    head = size * 0.13
    tip = [QPointF(end - head, middle - head), QPointF(end, middle), QPointF(end - head, middle + head)]
    painter.drawPolyline(QPolygonF(tip))
    _chip(painter, swap.new, swap.new_picture, Place(end + GAP * size, y, size))
    return (WIDE - BETWEEN) * size


def _chip(painter: QPainter, chip: Chip, picture: bytes, place: Place) -> None:
    square = QRectF(place.x, place.y, place.size, place.size)
    paint_chip(painter, square, chip, outline=WHITE, image=_decoded(picture) if picture else None)


@lru_cache(maxsize=32)
def _decoded(picture: bytes) -> QImage:
    """The club's picture of a chip; it stands on the screen for a whole break and is drawn every second."""
    return QImage.fromData(QByteArray(picture))
