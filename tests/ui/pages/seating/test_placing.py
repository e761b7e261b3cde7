"""Where tables stand on the floor map, at every zoom: nobody on top of another, everything found again."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from tdapp.domain.seating.room import TablePlace
from tdapp.domain.units import TableNo
from tdapp.ui.pages.seating.geometry import (
    NEAR,
    SIDES,
    SMALLEST,
    WIDEST,
    cell_height,
    far_box,
    seat_boxes,
    seat_dots,
    table_box,
    widest,
)
from tdapp.ui.pages.seating.placing import (
    SCROLLED,
    Floor,
    fitting_columns,
    floor_at,
    fullest_cell,
    laid_out,
    whole_cell,
)

VIEWS = ((990.0, 600.0), (620.0, 380.0), (3600.0, 1900.0))
WIDTHS = st.floats(SMALLEST, 3_000)


def tables(count: int) -> list[TableNo]:
    return [TableNo(number) for number in range(1, count + 1)]


def unplanned(count: int, *, width: float, height: float, cell: float | None = None) -> Floor:
    columns = fitting_columns(count, width=width, height=height, seats=9)
    layout = laid_out(tables(count), (), columns=columns)
    wanted = cell or whole_cell(layout, width=width, height=height, seats=9)
    return floor_at(layout, wanted, width=width, height=height, seats=9)


@pytest.mark.parametrize("seats", SIDES)
@given(width=st.floats(NEAR, 3_000))
def test_seats_of_a_table_never_touch_and_stay_at_their_table(seats: int, width: float) -> None:
    place = QRectF(0, 0, width, cell_height(width, seats))
    boxes = seat_boxes(place, seats)
    assert len(boxes) == seats
    for one, other in combinations(boxes, 2):
        assert not one.intersects(other)
    assert all(place.contains(box) for box in boxes)
    assert place.contains(table_box(boxes))


@pytest.mark.parametrize("seats", SIDES)
@given(width=st.floats(104, NEAR))
def test_dots_of_a_table_stay_at_their_table(seats: int, width: float) -> None:
    place = QRectF(0, 0, width, cell_height(width, seats))
    r = width * 0.038
    dots = seat_dots(place, seats)
    assert len({(round(dot.x()), round(dot.y())) for dot in dots}) == seats
    assert all(place.contains(QRectF(dot.x() - r, dot.y() - r, 2 * r, 2 * r)) for dot in dots)


@pytest.mark.parametrize("seats", SIDES)
@given(width=WIDTHS, more=st.floats(0, 200))
def test_who_zooms_in_sees_no_table_shrink_by_much(seats: int, width: float, more: float) -> None:
    assert cell_height(width + more, seats) >= 0.6 * cell_height(width, seats)
    assert far_box(QRectF(0, 0, width, cell_height(width, seats))).isValid()


@given(rows=st.floats(1, 60), height=st.floats(100, 2_000))
def test_the_widest_place_fits(rows: float, height: float) -> None:
    width = widest(rows, height, 9)
    assert width < 2 or rows * cell_height(width, 9) <= height + 0.01
    assert rows * cell_height(width * 1.01 + 0.1, 9) > height - 1 or width < 2


@pytest.mark.parametrize(("width", "height"), VIEWS)
@pytest.mark.parametrize("count", [1, 2, 7, 14, 60, 120, 400, 1_112])
def test_the_whole_room_is_in_sight(count: int, width: float, height: float) -> None:
    floor = unplanned(count, width=width, height=height)
    wide, high = floor.total
    assert wide <= width + 0.01
    if floor.width > SMALLEST:
        assert high <= height * (SCROLLED + 0.1 if floor.near else 1.0) + 0.01


@given(count=st.integers(1, 200), cell=st.floats(SMALLEST, 1_500), x=st.floats(-50, 4_000), y=st.floats(-50, 4_000))
def test_tables_in_a_part_of_the_room_are_found(count: int, cell: float, x: float, y: float) -> None:
    floor = unplanned(count, width=990, height=600, cell=cell)
    part = QRectF(x, y, 700, 300)
    found = floor.visible(part.adjusted(-1, -1, 1, 1))  # places stand at whole pixels
    assert set(found) >= {at for at in range(count) if floor.place(at).intersects(part)}
    for at in (0, count // 2, count - 1):
        assert floor.index_at(floor.place(at).center()) == at


_SPOT = st.tuples(st.sampled_from(["", "Blue", "Red"]), st.integers(1, 9), st.integers(1, 9))


@given(st.lists(_SPOT, unique=True, max_size=30), st.integers(1, 40), st.booleans())
def test_no_two_tables_of_a_plan_lie_on_one_another(
    spots: list[tuple[str, int, int]], count: int, closed_up: bool
) -> None:
    places = [TablePlace(TableNo(2 * at), *spot) for at, spot in enumerate(spots, 1)]
    layout = laid_out(tables(count), places, columns=7, closed_up=closed_up)
    floor = floor_at(layout, 100, width=990, height=600, seats=9)
    boxes = [floor.place(at).adjusted(1, 1, -1, -1) for at in range(count)]
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    heads = [floor.heading(area) for area in layout.areas if area.name]
    assert not any(head.adjusted(1, 1, -1, -1).intersects(box) for head in heads for box in boxes)
    wide, high = floor.total
    assert all(box.right() <= floor.left + wide and box.bottom() <= floor.top + high for box in boxes)


@given(st.lists(_SPOT, unique=True, min_size=1, max_size=30))
def test_a_room_that_is_closed_up_keeps_who_stands_before_and_beside_whom(spots: list[tuple[str, int, int]]) -> None:
    places = [TablePlace(TableNo(at), *spot) for at, spot in enumerate(spots, 1)]
    layout = laid_out(tables(len(spots)), places, columns=1, closed_up=True)
    area_of = {area.name: area for area in layout.areas}
    for (one, here), (other, there) in combinations(zip(places, layout.corners, strict=True), 2):
        if one.area == other.area:
            for before, after, at, to in ((one.place, other.place, 0, there[0]), (one.row, other.row, 1, there[1])):
                assert (before < after, before == after) == (here[at] < to, here[at] == to)
    for place, (column, row) in zip(places, layout.corners, strict=True):
        area = area_of[place.area]
        assert area.column <= column <= area.column + area.columns - 1 + 1e-9
        assert area.row <= row <= area.row + area.rows - 1 + 1e-9


@pytest.mark.parametrize("spots", [[(3, 4)], [(2, 5), (2, 6)], [(9, 1), (9, 7), (1, 7)]])
@pytest.mark.parametrize(("width", "height"), VIEWS)
def test_few_tables_far_apart_fill_the_view_and_stand_in_its_middle(
    spots: list[tuple[int, int]], width: float, height: float
) -> None:
    places = [TablePlace(TableNo(at), "Blue room", *spot) for at, spot in enumerate(spots, 1)]
    layout = laid_out(tables(len(spots)), places, columns=1, closed_up=True)
    cell = whole_cell(layout, width=width, height=height, seats=9)
    floor = floor_at(layout, cell, width=width, height=height, seats=9)
    taken = QRectF()
    for box in (floor.place(at) for at in range(len(spots))):
        taken = taken.united(box)
    assert taken.width() >= 0.85 * (width - 18) or taken.height() >= 0.7 * (height - 18) or cell == WIDEST
    assert abs(taken.center().x() - width / 2) <= 1
    assert abs(taken.center().y() - height / 2) <= 0.1 * height


@pytest.mark.parametrize(("width", "height"), VIEWS)
def test_one_table_fills_the_view(width: float, height: float) -> None:
    cell = fullest_cell(width=width, height=height, seats=9)
    assert cell <= width and cell_height(cell, 9) <= height
    assert cell >= 0.95 * (width - 18) or cell_height(cell, 9) >= 0.95 * (height - 18)


@pytest.mark.parametrize(("width", "height"), [(880.0, 470.0), (700.0, 300.0), (300.0, 200.0)])
def test_a_room_too_large_for_the_view_takes_its_whole_width(width: float, height: float) -> None:
    floor = unplanned(1_112, width=width, height=height)
    wide, high = floor.total
    assert floor.width >= SMALLEST and high > height
    assert width - 2 * SMALLEST - 18 <= wide <= width
