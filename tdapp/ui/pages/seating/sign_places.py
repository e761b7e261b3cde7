"""The places of the signs at the right of seat labels, so that none lies over the button or a blind beside it."""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from tdapp.read.seating.tables import SeatView, TableView
from tdapp.ui.pages.seating.at_table import BUTTON, BUTTON_THEN, position
from tdapp.ui.pages.seating.geometry import SEAT_HEIGHT
from tdapp.ui.pages.seating.marks import OUTSIDE, Marks, blind_box, puck_box

HALF = 9.0  # of the height of a sign


class Sign(Struct, frozen=True):
    """A sign at the right of a label: how wide it is (0: there is none), and where it ends."""

    wide: float
    end: float

    def taken(self, box: QRectF) -> float:
        """The part of the label's right end that the sign takes."""
        return max(0.0, box.right() - self.end + self.wide) if self.wide else 0.0


Pair = tuple[Sign, Sign]  # at the upper corner, at the lower one


def corner(box: QRectF) -> QPointF:
    """The point of a label the button or a blind stands at."""
    return QPointF(box.left() + 3 * (box.height() / SEAT_HEIGHT - 1), box.top() - 0.5)


def signs_of(boxes: Sequence[QRectF], table: TableView, marks: Marks, *, crowded: bool = False) -> list[Pair]:
    """The signs of each seat, two each, seat 1 first. `crowded`: they are as narrow as can be."""
    held = [_held(box, table, seat) for seat, box in zip(table.seats, boxes, strict=True)]
    others = [each for each in held if each is not None]
    return [
        (
            _sign(box, marks.above(seat), box.top() + 2, others),
            _sign(box, marks.below(seat, counted=not crowded), box.bottom() - 1, others),
        )
        for seat, box in zip(table.seats, boxes, strict=True)
    ]


def _held(box: QRectF, table: TableView, seat: SeatView) -> QRectF | None:
    """The box the button or a blind covers at a seat; None: none."""
    where = position(table, seat.number)
    if where is None:
        return None
    grown = box.height() / SEAT_HEIGHT
    return puck_box(corner(box), grown) if where in (BUTTON, BUTTON_THEN) else blind_box(corner(box), grown)


def _sign(box: QRectF, wide: float, middle: float, others: Sequence[QRectF]) -> Sign:
    end = box.right() + OUTSIDE
    if not wide:
        return Sign(0.0, end)
    covers = QRectF(end - wide, middle - HALF, wide, 2 * HALF)
    for other in others:
        if other.intersects(covers):
            right_of_it = other.center().x() > covers.center().x()
            end = min(end, other.left() - 1) if right_of_it else max(end, other.right() + 1 + wide)
    return Sign(wide, end)
