"""Chips on the room's screen: those that leave, an arrow, and those that take their place, as they lie on the table."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from tdapp.domain.chips.chip_set import Chip
from tdapp.ui.screens.pictures import picture_of
from tdapp.ui.screens.zones import Box, Swap
from tdapp.ui.widgets.chip_picture import paint_chip

LARGE, LEAST_CHIP = 176.0, 116.0  # a smaller chip's value would be too small to read
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
    rows, size = _rows_and_size(len(swaps), box)
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


def has_room(many: int, box: Box) -> bool:
    """Whether so many swaps can be drawn in a box, large enough to be read, with room for the words beside them."""
    rows, size = _rows_and_size(many, box)
    return size >= LEAST_CHIP and -(-many // rows) * WIDE * size <= SHARE * box.w


def _rows_and_size(many: int, box: Box) -> tuple[int, float]:
    """In how many rows, and how large: one row where it is large enough."""
    in_row = min(LARGE, box.h, SHARE * box.w / (many * WIDE))
    if in_row >= LEAST_CHIP or box.h < 2 * LEAST_CHIP + 8:
        return 1, in_row
    return 2, min(LARGE, (box.h - 8) / 2, SHARE * box.w / (-(-many // 2) * WIDE))


def _swap(painter: QPainter, swap: Swap, place: Place) -> float:
    """Draw one; how wide it is."""
    x, y, size = place
    _chip(painter, swap.old, swap.old_picture, place, swap.outline)
    if swap.new is None:
        return size
    start, end, middle = x + (1 + GAP) * size, x + (1 + GAP + ARROW) * size, y + size / 2
    painter.setPen(QPen(QColor(swap.arrow), max(3.0, size * 0.05), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(start, middle), QPointF(end, middle))
    head = size * 0.13
    tip = [QPointF(end - head, middle - head), QPointF(end, middle), QPointF(end - head, middle + head)]
    painter.drawPolyline(QPolygonF(tip))
    _chip(painter, swap.new, swap.new_picture, Place(end + GAP * size, y, size), swap.outline)
    return (WIDE - BETWEEN) * size


def _chip(painter: QPainter, chip: Chip, picture: bytes, place: Place, outline: str) -> None:
    square = QRectF(place.x, place.y, place.size, place.size)
    paint_chip(painter, square, chip, outline=outline, image=picture_of(picture) if picture else None)
