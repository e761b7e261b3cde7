"""The drawn table: no seat touches another, no bet lies under a seat or outside of the picture."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF

from tdapp.ui.pages.rulings.places import BET_H, BET_W, plan

SIZES = [
    (320.0, 72.0),
    (428.0, 72.0),
    (390.0, 110.0),
    (320.0, 190.0),
    (390.0, 215.0),
    (520.0, 244.0),
    (640.0, 300.0),
    (1200.0, 700.0),
    (330.0, 600.0),
]


def bet_box(at: QPointF) -> QRectF:
    return QRectF(at.x() - BET_W / 2, at.y() - BET_H / 2, BET_W, BET_H)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("count", range(2, 11))
def test_seats_do_not_touch_and_all_are_inside(count: int, width: float, height: float) -> None:
    found = plan(count, width, height)
    boxes = [place.box for place in found.places]
    assert [place.number for place in found.places] == list(range(1, count + 1))
    assert all(QRectF(0, 0, width, height).adjusted(-0.01, -0.01, 0.01, 0.01).contains(box) for box in boxes)
    assert not [pair for pair in combinations(boxes, 2) if pair[0].intersects(pair[1])]
    assert not any(box.intersects(found.middle) for box in boxes)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("count", range(2, 11))
def test_bets_lie_clear_of_seats_and_of_the_board(count: int, width: float, height: float) -> None:
    found = plan(count, width, height)
    if not found.on_felt:
        assert width < 640 or height <= 300  # only a small picture has them in the boxes
        return
    for place in found.places:
        lies = bet_box(place.bet)
        assert not any(lies.intersects(other.box) for other in found.places)
        assert not lies.intersects(found.middle)
    for one, other in combinations(found.places, 2):
        assert not bet_box(one.bet).intersects(bet_box(other.bet))


def test_seats_go_clockwise_from_the_left_of_the_dealer() -> None:
    centres = [place.box.center() for place in plan(9, 900, 500).places]
    assert centres[0].x() < 450 and centres[8].x() > 450
    assert centres[0].y() == centres[8].y() > 400
    assert centres[1].y() > centres[2].y() and centres[1].x() == centres[2].x() < 200
    assert centres[3].x() < centres[4].x() < centres[5].x()
    assert centres[6].y() < centres[7].y()
