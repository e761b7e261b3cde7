"""The floor map paints what changed and nothing else; on the display stands then what painting it whole would give."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.domain.seating.proposal import ProposalKind
from tdapp.domain.seating.room import TablePlace
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.read.message import say
from tdapp.read.people.names import PlayerName
from tdapp.read.seating.moves import MoveView, ProposalView
from tdapp.read.seating.tables import ButtonView, SeatView, TablesView, TableView
from tdapp.ui.pages.seating.felts import floor_colours
from tdapp.ui.pages.seating.floor_map import FloorMap
from tdapp.ui.pages.seating.floor_view import AT_ONCE
from tdapp.ui.pages.seating.geometry import SEAT_HEIGHT, cell_height, seat_boxes
from tdapp.ui.pages.seating.marks import Marks, blind_box, puck_box
from tdapp.ui.pages.seating.seat_painting import is_detailed
from tdapp.ui.pages.seating.sign_places import corner, signs_of
from tdapp.ui.pages.seating.table_painting import FloorPainter
from tdapp.ui.theme.look import look
from tdapp.values import replace
from tests.ui.pages.evening import words_for

NEAR, FAR = 6, 60  # so many tables are shown with names, so many as shapes


def room(tables: int) -> TablesView:
    """Full tables of nine, nobody waits and nothing is proposed."""
    full = tuple(table(number) for number in range(1, tables + 1))
    return TablesView(full, seats_per_table=9, seated=9 * tables, free=0, waiting=(), proposal=None)


def table(number: int, *, seated: int = 9) -> TableView:
    seats = tuple(seat(number, place, taken=place <= seated) for place in range(1, 10))
    return TableView(TableNo(number), seats, seated, 9 - seated)


def seat(number: int, place: int, *, taken: bool) -> SeatView:
    if not taken:
        return SeatView(place, None, None, "")
    name = PlayerName(f"Last{number}", f"First{place}")
    return SeatView(place, EntryId(number * 10 + place), name, name.full)


def changed(view: TablesView, *tables: TableView) -> TablesView:
    """The room with other tables in the place of those of their number."""
    new = {table.number: table for table in tables}
    return replace(view, tables=tuple(new.get(table.number, table) for table in view.tables))


def proposal(move: MoveView) -> ProposalView:
    return ProposalView(ProposalKind.BALANCE, None, (move,), "seed", partial=True)


class Painted:
    """Which tables were painted since they were last asked for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tables: list[int] = []
        for how in ("near", "far"):
            monkeypatch.setattr(FloorPainter, how, self._noting(getattr(FloorPainter, how)))

    def taken(self) -> list[int]:
        QApplication.processEvents()
        tables, self.tables = sorted(self.tables), []
        return tables

    def _noting(self, paint: Callable[..., None]) -> Callable[..., None]:
        def noted(painter: FloorPainter, on: QPainter, place: QRectF, table: TableView, *args: Any, **how: Any) -> None:
            self.tables.append(table.number)
            paint(painter, on, place, table, *args, **how)

        return noted


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Painted:
    return Painted(monkeypatch)


@pytest.fixture
def floor(painted: Painted, qtbot: QtBot) -> FloorMap:
    look().wear("dark")
    floor = FloorMap(floor_colours(), words_for("en"))
    qtbot.addWidget(floor)
    floor.resize(990, 680)
    floor.show()
    return floor


def shown(floor: FloorMap, view: TablesView, painted: Painted) -> list[int]:
    floor.show_view(view)
    return painted.taken()


def on_display(floor: FloorMap) -> QImage:
    return floor.screen().grabWindow(floor.winId()).toImage().convertToFormat(QImage.Format.Format_RGB32)


def whole(floor: FloorMap) -> QImage:
    return floor.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


@pytest.mark.parametrize("count", [NEAR, FAR])
def test_only_tables_that_changed_are_painted(floor: FloorMap, painted: Painted, count: int) -> None:
    view = room(count)
    assert shown(floor, view, painted) == list(range(1, count + 1))
    assert floor.shows_names is (count == NEAR)
    assert shown(floor, view, painted) == []
    assert shown(floor, room(count), painted) == []
    view = changed(view, table(2, seated=8))
    assert shown(floor, view, painted) == [2]
    view = changed(view, table(1, seated=7), table(count, seated=7))
    assert shown(floor, view, painted) == [1, count]
    assert on_display(floor) == whole(floor)


def test_another_table_is_a_new_plan(floor: FloorMap, painted: Painted) -> None:
    shown(floor, room(FAR), painted)
    assert shown(floor, room(FAR + 1), painted) == list(range(1, FAR + 2))


@pytest.mark.parametrize("count", [NEAR, FAR])
def test_the_cursor_takes_only_its_neighbours_along(
    floor: FloorMap, painted: Painted, count: int, qtbot: QtBot
) -> None:
    shown(floor, room(count), painted)
    floor.activateWindow()
    floor.setFocus()
    floor.go_to(Seat(TableNo(1), 1))
    painted.taken()
    before = on_display(floor)
    for _ in range(3):
        qtbot.keyClick(floor, Qt.Key.Key_Right)
        assert 0 < len(painted.taken()) <= 12  # what the ring reaches over, where it was and where it is
        assert on_display(floor) == whole(floor)
        painted.taken()
    floor.go_to(Seat(TableNo(1), 1))
    painted.taken()
    assert on_display(floor) == before == whole(floor)


def test_a_proposal_comes_and_goes_with_its_badges(floor: FloorMap, painted: Painted) -> None:
    calm = changed(room(NEAR), table(3, seated=8))
    shown(floor, calm, painted)
    before = on_display(floor)
    who = calm.tables[0].seats[8]
    assert who.entry is not None and who.name is not None
    move = MoveView(
        1, who.entry, who.name, Seat(TableNo(1), 9), Seat(TableNo(3), 9), say("move.final"), TableNo(1), TableNo(3)
    )
    leaving, arriving = calm.tables[0], calm.tables[2]
    proposed = replace(
        changed(
            calm,
            replace(leaving, seats=(*leaving.seats[:8], replace(who, leaving=1))),
            replace(arriving, seats=(*arriving.seats[:8], replace(arriving.seats[8], arriving=1))),
        ),
        proposal=proposal(move),
    )
    assert {1, 3} <= set(shown(floor, proposed, painted))
    assert on_display(floor) == whole(floor) != before
    renamed = replace(proposed, proposal=proposal(replace(move, name=PlayerName("Other", "Else"))))
    assert 3 in shown(floor, renamed, painted)
    assert on_display(floor) == whole(floor)
    shown(floor, calm, painted)
    assert on_display(floor) == before


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("smaller", range(7))
def test_a_penalty_is_seen_at_a_far_table_in_grey_too(
    floor: FloorMap, painted: Painted, smaller: int, theme: str
) -> None:
    look().wear(theme)
    floor.set_look(floor_colours(), words_for("en"))
    shown(floor, room(FAR), painted)
    floor.zoom_to_room()
    for _ in range(smaller):
        floor.zoom_out()
    assert not floor.shows_names
    painted.taken()
    box = floor.seat_box(Seat(TableNo(2), 0)).toRect().adjusted(-1, -2, 2, 0)
    before = floor.viewport().grab(box).toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    painted.taken()
    seats = list(table(2).seats)
    seats[3] = replace(seats[3], away=6)
    assert shown(floor, changed(room(FAR), replace(table(2), seats=tuple(seats))), painted) == [2]
    assert on_display(floor) == whole(floor)
    after = floor.viewport().grab(box).toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    differ = [
        (x, y)
        for x in range(box.width())
        for y in range(box.height())
        if abs(after.pixelColor(x, y).red() - before.pixelColor(x, y).red()) > 40
    ]
    assert len(differ) >= 15
    assert all(x > box.width() * 0.6 and y < box.height() * 0.5 for x, y in differ)  # the number is read as before


SIGNS: tuple[dict[str, Any], ...] = (
    {"away": 1},
    {"away": 30},
    {"absent": True},
    {"leaving": 7},
    {"leaving": 112, "away": 12},
    {"came_from": Seat(TableNo(3), 4), "absent": True},
    {"came_from": Seat(TableNo(3), 4), "waits": True, "away": 3},
)


@pytest.mark.parametrize("width", [190, 245, 360, 520, 800])
@pytest.mark.parametrize("sign", SIGNS, ids=["-".join(map(str, sign)) for sign in SIGNS])
def test_no_sign_lies_over_a_name(qtbot: QtBot, sign: dict[str, Any], width: int) -> None:
    look().wear("dark")
    painter = FloorPainter(floor_colours(), words_for("en"))
    button = ButtonView(4, 6, 7, known=True)
    seats = tuple(replace(seat(1, place, taken=True), **sign) for place in range(1, 10))
    full = replace(table(1), seats=seats, button=button)
    nameless = replace(full, seats=tuple(replace(each, name=PlayerName("", ""), short="") for each in seats))
    place = QRectF(20, 20, width, cell_height(width, 9))
    boxes = seat_boxes(place, 9)

    def drawn(shown: TableView, *, signs: bool) -> QImage:
        image = QImage(width + 40, round(place.height()) + 40, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        on = QPainter(image)
        if signs:
            painter.seats.signs(on, boxes, shown, (), detailed=is_detailed(width))
        else:
            painter.seats.labels(on, boxes, shown, {}, detailed=is_detailed(width))
        on.end()
        return image

    named, empty, signs = drawn(full, signs=False), drawn(nameless, signs=False), drawn(full, signs=True)
    points = [(x, y) for x in range(named.width()) for y in range(named.height())]
    ink = {at for at in points if named.pixel(*at) != empty.pixel(*at)}
    covered = [at for at in ink if signs.pixelColor(*at).alpha() > 60]
    assert len(ink) > 100
    assert len(covered) <= len(ink) * 0.01  # the rim of a sign may touch the last letter of its neighbour


@pytest.mark.parametrize("sign", SIGNS, ids=["-".join(map(str, sign)) for sign in SIGNS])
@pytest.mark.parametrize("first", range(1, 8))
def test_no_sign_lies_over_the_button_or_a_blind(qtbot: QtBot, sign: dict[str, Any], first: int) -> None:
    marks = Marks(floor_colours())
    seats = tuple(replace(seat(1, place, taken=True), **sign) for place in range(1, 10))
    shown = replace(table(1), seats=seats, button=ButtonView(first, first + 1, first + 2, known=True))
    for width in (190, 245, 360, 520, 800):
        boxes = seat_boxes(QRectF(0, 0, width, cell_height(width, 9)), 9)
        grown = boxes[0].height() / SEAT_HEIGHT
        held = [puck_box(corner(boxes[first - 1]), grown)]
        held += [blind_box(corner(boxes[place]), grown) for place in (first, first + 1)]
        for box, pair in zip(boxes, signs_of(boxes, shown, marks), strict=True):
            for each, middle in zip(pair, (box.top() + 2, box.bottom() - 1), strict=True):
                covers = QRectF(each.end - each.wide, middle - 7, each.wide, 14)
                assert not any(other.intersects(covers) for other in held)
                assert each.wide == 0 or box.width() * 0.35 < box.width() - each.taken(box)


def test_the_name_of_an_area_stays_in_sight_while_the_room_is_panned(
    floor: FloorMap, painted: Painted, qtbot: QtBot
) -> None:
    places = tuple(TablePlace(TableNo(number), "Blue room", 1, number) for number in range(1, 13))
    shown(floor, replace(room(12), places=places), painted)
    floor.show_names()
    painted.taken()
    head = floor.seat_box(Seat(TableNo(1), 0)).top() - 60
    strip = QRect(0, max(0, round(head)), 200, 60)

    def ink() -> int:
        image = floor.viewport().grab(strip).toImage()
        text = look().colour("text").rgb()
        return sum(image.pixel(x, y) == text for x in range(image.width()) for y in range(image.height()))

    assert ink() > 50
    for step in (90, 400, 700):
        floor.pan_by(-step, 0)
        painted.taken()
        heading = QRect(0, strip.y(), floor.width(), strip.height() - 8)
        assert on_display(floor).copy(heading) == whole(floor).copy(heading)
        assert ink() > 50


@pytest.mark.parametrize("count", [FAR, 7 * FAR])
def test_tables_painted_ahead_are_put_where_they_stand_and_only_those_that_changed_are_painted(
    floor: FloorMap, painted: Painted, count: int
) -> None:
    view = room(count)
    floor.show_view(view)
    straight = whole(floor)
    for _step in floor.paint_ahead():
        pass
    painted.taken()
    ahead = whole(floor)
    assert painted.taken() == []
    assert straight == ahead
    floor.show_view(changed(view, table(3, seated=4)))
    assert painted.taken() == [3]
    floor.set_look(floor_colours(), words_for("nl"))
    whole(floor)
    assert set(painted.taken()) == set(range(1, count + 1)), "another look or language paints all of them anew"


@pytest.mark.parametrize("left", [2 * FAR, NEAR])
def test_tables_may_break_while_the_others_are_painted_ahead(floor: FloorMap, painted: Painted, left: int) -> None:
    floor.show_view(room(7 * FAR))
    ahead = floor.paint_ahead()
    for _step in range(2 * FAR // AT_ONCE + 1):  # so that more were painted than are left
        next(ahead)
    floor.show_view(room(left))
    assert list(ahead) == []
    painted.taken()  # what is to be painted is
    assert on_display(floor) == whole(floor)
