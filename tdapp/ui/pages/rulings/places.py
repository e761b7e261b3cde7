"""The places of the drawn table's seats, in pixels: no two seats touch, and no bet lies under one.

The dealer sits at the middle of the lower side; seats go clockwise from her left, along the sides of a rectangle.
"""

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from tdapp.ui.pages.seating.geometry import SIDES

GAP = 5.0
LEAST_W, MOST_W = 84.0, 200.0  # of a seat
SHARE = 0.2  # a seat's part of the width
LEAST_H, MOST_H = 30.0, 52.0
BET_W, BET_H = 70.0, 20.0  # room for a bet of six figures
MIDDLE_W = 112.0  # room for five cards
_SIDES = {**SIDES, 7: (1, 2, 1, 2, 1)}  # three seats on top would be too narrow for their bets


class Place(Struct, frozen=True):
    """A seat in the picture: its box, and the middle of its bet on the felt."""

    number: int
    box: QRectF
    bet: QPointF


class Plan(Struct, frozen=True):
    """The places of a whole picture. `on_felt`: there is room for bets in front of the seats; else they stand
    in the boxes.

    `middle` is what is left for the board and the pot.
    """

    places: tuple[Place, ...]
    felt: QRectF
    middle: QRectF
    on_felt: bool


def plan(count: int, width: float, height: float) -> Plan:
    """The places of a table of `count` seats (2 to 10) in a picture of this size."""
    lower_left, left, top, right, lower_right = _SIDES[max(2, min(10, count))]
    above = rows(count)
    if height < above * (LEAST_H + GAP) - GAP:
        return _in_two_rows(count, width, height)
    wide = max(LEAST_W, min(MOST_W, width * SHARE))
    high = max(LEAST_H, min(MOST_H, (height - (above - 1) * GAP) / above))
    inner = QRectF(wide + GAP, high + GAP, width - 2 * (wide + GAP), height - 2 * (high + GAP))
    side = _column(left, high, height, top=bool(top), lower=bool(lower_left))
    other = _column(right, high, height, top=bool(top), lower=bool(lower_right))
    across = _row(top, wide, width)
    foot = (width - 2 * wide) / 2 - 12
    boxes = [QRectF(foot, height - high, wide, high)] * lower_left
    boxes += [QRectF(0, y, wide, high) for y in reversed(side)]
    boxes += [QRectF(x, 0, wide, high) for x in across]
    boxes += [QRectF(width - wide, y, wide, high) for y in other]
    boxes += [QRectF(width - wide - foot, height - high, wide, high)] * lower_right
    places = tuple(Place(number, box, _bet(box, inner)) for number, box in enumerate(boxes, 1))
    roomy = inner.width() >= 2 * BET_W + MIDDLE_W and inner.height() >= 2 * BET_H + 40
    on_felt = roomy and _apart([place.bet for place in places])
    middle = inner.adjusted(BET_W, BET_H, -BET_W, -BET_H) if on_felt else inner
    return Plan(places, QRectF(wide / 2, high / 2, width - wide, height - high), middle, on_felt)


def _in_two_rows(count: int, width: float, height: float) -> Plan:
    """The places where there is no height for sides: two seats at either hand of the dealer, who has the middle of the
    lower row with the board and the pots, and all others above.
    """
    beside = 2 if count > 4 else 1
    above = max(1, count - 2 * beside)
    high = (height - GAP) / 2
    across = (width + GAP) / max(above, 2 * beside + 1)
    wide = min(MOST_W, across - GAP)
    step = (width - wide) / (2 * beside)
    lower = [QRectF(step * place, high + GAP, wide, high) for place in range(2 * beside + 1)]
    upper = [QRectF(width / 2 + across * (place - (above - 1) / 2) - wide / 2, 0, wide, high) for place in range(above)]
    boxes = [*reversed(lower[:beside]), *upper, *reversed(lower[beside + 1 :])][:count]
    places = tuple(Place(number, box, box.center()) for number, box in enumerate(boxes, 1))
    between = QRectF(lower[beside - 1].right() + GAP, high + GAP, 0, high)
    between.setRight(lower[beside + 1].left() - GAP)
    return Plan(places, QRectF(wide / 2, high / 2, width - wide, height - high), between, on_felt=False)


def rows(count: int) -> int:
    """The most seats that lie above one another, and no fewer than three."""
    lower_left, left, top, _right, _lower_right = _SIDES[max(2, min(10, count))]
    return max(3, left + bool(top) + bool(lower_left))


def _apart(bets: Sequence[QPointF]) -> bool:
    """Whether no two bets would lie over one another."""
    return not any(
        abs(one.x() - other.x()) < BET_W and abs(one.y() - other.y()) < BET_H for one, other in combinations(bets, 2)
    )


def _column(count: int, high: float, height: float, *, top: bool, lower: bool) -> list[float]:
    """The upper edges of the seats of a side, between the upper and the lower row, from above."""
    above = high + GAP if top else 0.0
    space = height - above - (high + GAP if lower else 0.0)
    step = space / count if count else 0.0
    return [above + step * place + (step - high) / 2 for place in range(count)]


def _row(count: int, wide: float, width: float) -> list[float]:
    """The left edges of the seats of the upper row, spread out evenly."""
    share = max(wide + GAP, width / max(3, count))
    return [width / 2 + share * (place - (count - 1) / 2) - wide / 2 for place in range(count)]


def _bet(box: QRectF, inner: QRectF) -> QPointF:
    """The place of a bet in front of the seat, towards the middle, inside the felt that no seat covers."""
    at = box.center()
    if box.top() > inner.bottom():  # beside the dealer: away from the bets of the sides
        at.setX(box.right() - BET_W / 2 if at.x() < inner.center().x() else box.left() + BET_W / 2)
    x = min(max(at.x(), inner.left() + BET_W / 2), inner.right() - BET_W / 2)
    y = min(max(at.y(), inner.top() + BET_H / 2), inner.bottom() - BET_H / 2)
    return QPointF(x, y)
