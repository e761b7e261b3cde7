"""Where tables and seats lie on the floor map, in pixels. Pure arithmetic; nothing is drawn here.

Tables stand in rows, as many beside one another as fit. Near enough to read names, seats lie around their table
clockwise from the dealer, who sits at the middle of the lower side; farther out a table is one small shape.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF

from tdapp.domain.units import Seat, TableNo
from tdapp.read.tables import TableView

NEAR = 188.0  # a table at least so wide shows its seats with names
READABLE = 230.0  # most names stand uncut
WIDEST = 420.0
SCROLLED = 1.8  # how many windows high a map with names may be before it gives way to shapes
SMALLEST = 26.0
WIDEST_FAR = 104.0  # between a map with names and a map of shapes nothing is worth its space
FAR_STEPS = (28.0, 34.0, 42.0, 52.0, 64.0, 80.0, WIDEST_FAR)
COUNTED = 38.0  # a far table at least so wide shows its head-count too
PROPORTION_FAR = 0.84  # height of a far table's place by its width
SEAT_HEIGHT = 21.0
SEAT_GAP = 3.0
TABLE_GAP = 9.0
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


@dataclass(frozen=True, slots=True)
class Floor:
    """The plan of a room at one zoom: `columns` places of `width` by `height` in each row."""

    tables: tuple[TableNo, ...]
    width: float
    height: float
    columns: int
    left: float
    seats: int

    @property
    def near(self) -> bool:
        """Whether seats are shown."""
        return self.width >= NEAR

    @property
    def rows(self) -> int:
        return ceil(len(self.tables) / self.columns)

    @property
    def total_height(self) -> float:
        """How high the whole plan is."""
        return self.rows * self.height

    def place(self, index: int) -> QRectF:
        """The place of the table with this index, its margin included."""
        row, column = divmod(index, self.columns)
        return QRectF(self.left + column * self.width, row * self.height, self.width, self.height)

    def visible(self, top: float, bottom: float) -> range:
        """The indices of the tables that touch this stretch from top to bottom."""
        first = max(0, int(top // self.height)) * self.columns
        last = max(0, int(bottom // self.height) + 1) * self.columns
        return range(min(first, len(self.tables)), min(last, len(self.tables)))

    def index_at(self, point: QPointF) -> int | None:
        """The table at a point, None beside them all."""
        column = int((point.x() - self.left) // self.width)
        row = int(point.y() // self.height)
        index = row * self.columns + column
        inside = 0 <= column < self.columns and row >= 0 and index < len(self.tables)
        return index if inside else None


def plan(tables: Sequence[TableView], *, width: float, seats: int, cell: float) -> Floor:
    """The room with tables `cell` wide."""
    columns = max(1, min(len(tables) or 1, int(width / cell + 0.001)))
    left = max(0.0, (width - columns * cell) / 2) if cell >= NEAR else 0.0
    numbers = tuple(table.number for table in tables)
    return Floor(numbers, cell, cell_height(cell, seats), columns, left, seats)


def steps(width: float) -> list[float]:
    """The widths of a table's place one can zoom through, smallest first; near ones fill the row evenly."""
    near = {min(width / columns, WIDEST) for columns in range(1, int(width // NEAR) + 1)}
    return [*FAR_STEPS, *sorted(near)]


def cell_height(width: float, seats: int) -> float:
    """How high a table's place is: so many seat labels above one another when near, else in proportion."""
    if width < NEAR:
        return max(22.0, width * PROPORTION_FAR)
    return _lines(seats) * (label_height(width) + SEAT_GAP) + TABLE_GAP


def fitting_cell(count: int, *, width: float, height: float, seats: int) -> float:
    """The widest place at which the whole room is in sight; never so small that the head-counts are lost.

    Names are worth some scrolling: a room that nearly fits with names keeps them, also when a panel opens below.
    """
    for columns in range(1, max(2, int(width // COUNTED)) + 1):
        cell = min(width / columns, WIDEST)
        if cell < NEAR:
            cell = min(cell, WIDEST_FAR)
            for wide in (READABLE, NEAR):
                beside = max(1, int(width // wide))
                if ceil(count / beside) * cell_height(width / beside, seats) <= height * SCROLLED:
                    return width / beside
        if ceil(count / max(1, int(width // cell))) * cell_height(cell, seats) <= height:
            return cell
    return COUNTED


def seat_boxes(place: QRectF, seats: int) -> tuple[QRectF, ...]:
    """The label of each seat of a near table, seat 1 first."""
    lower_left, left, top, right, lower_right = SIDES[seats]
    high = label_height(place.width())
    step = high + SEAT_GAP
    lines = _lines(seats)
    inner = place.adjusted(place.width() * 0.02, 0, -place.width() * 0.02, 0)
    wide = inner.width() * 0.325
    y = place.center().y() - (lines * step - SEAT_GAP) / 2
    lower = y + (lines - 1) * step
    first_side = 1 if top else 0
    side = lines - first_side - lower_left
    boxes = [QRectF(inner.center().x() - wide - 3, lower, wide, high)] * lower_left
    for number in range(left):
        row = first_side + (side - left) / 2 + (left - 1 - number)
        boxes.append(QRectF(inner.x(), y + row * step, wide, high))
    for number in range(top):
        share = inner.width() / top
        boxes.append(QRectF(inner.x() + share * number + (share - wide) / 2, y, wide, high))
    for number in range(right):
        row = first_side + (side - right) / 2 + number
        boxes.append(QRectF(inner.right() - wide, y + row * step, wide, high))
    boxes += [QRectF(inner.center().x() + 3, lower, wide, high)] * lower_right
    return tuple(boxes)


def table_box(boxes: Sequence[QRectF]) -> QRectF:
    """The felt of a near table, behind the middles of its seats' labels."""
    around = QRectF(boxes[0])
    for box in boxes[1:]:
        around = around.united(box)
    half = boxes[0].height() / 2
    aside = boxes[0].width() / 2
    return around.adjusted(aside, half, -aside, -half) if around.height() > 3 * half else around


def far_box(place: QRectF) -> QRectF:
    """The shape of a far table."""
    gap = 2.0 if place.width() < COUNTED else 3.0
    return place.adjusted(gap, gap, -gap, -gap)


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


def label_height(width: float) -> float:
    return SEAT_HEIGHT * max(1.0, min(1.6, width / 245.0))
