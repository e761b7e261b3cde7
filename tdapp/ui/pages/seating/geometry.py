"""How large a table of the floor map is and where its seats lie, in pixels. Pure arithmetic; nothing is drawn here.

Seats lie around their table clockwise from the dealer, who sits at the middle of the lower side. The farther out, the
less of a table is shown: seats with names, seats as dots, one shape. Where tables stand says `placing`.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF

from tdapp.domain.units import Seat

NEAR = 188.0  # a table at least so wide shows its seats with names
READABLE = 230.0  # most names stand uncut
DETAILED = 440.0  # a second line at each seat: who was moved, is away, has the blinds
DOTTED = 104.0  # a table at least so wide shows its seats as dots
COUNTED = 38.0  # a far table at least so wide shows its head-count too
SMALLEST = 22.0
WIDEST = 900.0  # so wide a table becomes when the whole room is to be seen; by hand it grows until it fills the view
PROPORTION_FAR = 0.84  # height of a far table's place by its width
SEAT_HEIGHT = 21.0
SEAT_GAP = 3.0
AIR = 13.0  # more between the labels of a table that fills the view, so that its oval is seen
TABLE_GAP = 9.0
USUAL_WIDTH = 245.0  # up to here labels keep their height, then they grow with the table
# Seats on the lower side left of the dealer, the left side, the top, the right side, the lower side right of her.
SIDES = {
    2: (0, 1, 0, 1, 0),
    3: (0, 1, 1, 1, 0),
    4: (0, 1, 2, 1, 0),
    5: (1, 1, 1, 1, 1),
    6: (1, 1, 2, 1, 1),
    7: (1, 1, 3, 1, 1),
    8: (1, 2, 2, 2, 1),
    9: (1, 2, 3, 2, 1),
    10: (1, 3, 2, 3, 1),
}


def scale(width: float) -> float:
    """The factor by which the labels of a table so wide are larger than usual."""
    return max(1.0, width / USUAL_WIDTH)


def label_height(width: float) -> float:
    return SEAT_HEIGHT * scale(width)


def seat_gap(width: float) -> float:
    """The gap between two labels: little where room is short."""
    return scale(width) * (SEAT_GAP + AIR * max(0.0, min(1.0, (width - READABLE) / 500.0)))


def cell_height(width: float, seats: int) -> float:
    """The height of a table's place: so many seat labels above one another when near, in proportion when far."""
    if width >= NEAR:
        return _lines(seats) * (label_height(width) + seat_gap(width)) + TABLE_GAP * scale(width)
    far = max(20.0, min(width, DOTTED) * PROPORTION_FAR)
    if width <= DOTTED:
        return far
    share = (width - DOTTED) / (NEAR - DOTTED)
    return far + share * (cell_height(NEAR, seats) - far)


@lru_cache(maxsize=1000)  # a room is laid out several times for one window, and each number of columns is asked about
def widest(rows: float, height: float, seats: int) -> float:
    """The widest place at which so many rows are no higher than `height`."""
    low, high = 1.0, 20_000.0
    for _step in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if rows * cell_height(middle, seats) <= height else (low, middle)
    return low


def seat_boxes(place: QRectF, seats: int) -> tuple[QRectF, ...]:
    """The labels' boxes of a near table's seats, seat 1 first."""
    lower_left, left, top, right, lower_right = SIDES[seats]
    high, gap = label_height(place.width()), seat_gap(place.width())
    step = high + gap
    lines = _lines(seats)
    inner = place.adjusted(place.width() * 0.02, 0, -place.width() * 0.02, 0)
    wide = inner.width() * 0.325
    y = place.center().y() - (lines * step - gap) / 2
    lower = y + (lines - 1) * step
    first_side = 1 if top else 0
    side = lines - first_side - lower_left
    boxes = [QRectF(inner.center().x() - wide - gap, lower, wide, high)] * lower_left
    for number in range(left):
        row = first_side + (side - left) / 2 + (left - 1 - number)
        boxes.append(QRectF(inner.x(), y + row * step, wide, high))
    for number in range(top):
        share = inner.width() / top
        boxes.append(QRectF(inner.x() + share * number + (share - wide) / 2, y, wide, high))
    for number in range(right):
        row = first_side + (side - right) / 2 + number
        boxes.append(QRectF(inner.right() - wide, y + row * step, wide, high))
    boxes += [QRectF(inner.center().x() + gap, lower, wide, high)] * lower_right
    return tuple(boxes)


def table_box(boxes: Sequence[QRectF]) -> QRectF:
    """The felt of a near table, behind the middles of its seats' labels."""
    around = QRectF(boxes[0])
    for box in boxes[1:]:
        around = around.united(box)
    half = boxes[0].height() * 0.4
    aside = boxes[0].width() * 0.4
    return around.adjusted(aside, half, -aside, -half) if around.height() > 3 * half else around


def far_box(place: QRectF) -> QRectF:
    """The shape of a far table; one with dots leaves room for them."""
    if place.width() >= DOTTED:
        aside = min(place.width() * 0.13, 24.0)
        return place.adjusted(aside, aside * 0.86, -aside, -aside * 0.86)
    gap = 1.5 if place.width() < COUNTED else 3.0
    return place.adjusted(gap, gap, -gap, -gap)


def seat_dots(place: QRectF, seats: int) -> tuple[QPointF, ...]:
    """The middle of each seat's dot around the shape of a table, seat 1 first."""
    felt = far_box(place)
    around = felt.adjusted(-6, -6, 6, 6)
    boxes = seat_boxes(QRectF(0, 0, NEAR, cell_height(NEAR, seats)), seats)
    left, top = min(box.center().x() for box in boxes), min(box.center().y() for box in boxes)
    wide = max(box.center().x() for box in boxes) - left
    high = (max(box.center().y() for box in boxes) - top) or 1.0
    return tuple(
        QPointF(
            around.x() + (box.center().x() - left) / wide * around.width(),
            around.y() + (box.center().y() - top) / high * around.height(),
        )
        for box in boxes
    )


def nearest(from_box: QRectF, boxes: Iterator[tuple[Seat, QRectF]], dx: int, dy: int) -> Seat | None:
    """The seat an arrow key leads to: the closest one that way, straight ahead before aside; None at the edge."""
    start = from_box.center()
    best: tuple[float, Seat] | None = None
    for seat, box in boxes:
        way = box.center() - start
        ahead = way.x() * dx + way.y() * dy
        aside = abs(way.x() * dy) + abs(way.y() * dx)
        if ahead < 2.0:
            continue
        cost = ahead + 2.5 * aside
        if best is None or cost < best[0]:
            best = (cost, seat)
    return best[1] if best else None


def _lines(seats: int) -> int:
    lower_left, left, top, _right, _lower_right = SIDES[seats]
    least = 3 if top or lower_left else 2
    return max(least, left + (1 if top else 0) + (1 if lower_left else 0))
