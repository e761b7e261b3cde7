"""Button, hands, halts and new seats by key at the floor map; zooming and panning it; a plan of the room."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tdapp.domain.seating import arranging
from tdapp.domain.seating.halting import HaltState
from tdapp.domain.seating.room import BlockedSeat, KeptSeat, RoomRules, TablePlace
from tdapp.domain.units import Seat, TableNo
from tdapp.read.seating.tables import TableView
from tdapp.ui.actions import seats
from tdapp.ui.pages.seating.at_table import seat_notes, table_notes
from tdapp.ui.pages.seating.page import TablesPage
from tdapp.ui.session import Override
from tdapp.ui.theme.look import look
from tests.ui.pages.evening import Evening, demo_names

ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    look().wear("dark")
    evening = Evening(tmp_path, demo_names())
    yield evening
    evening.close()


@pytest.fixture
def page(evening: Evening, qtbot: QtBot) -> TablesPage:
    """Forty players at five tables, the clock runs."""
    page = TablesPage(evening.session)
    qtbot.addWidget(page)
    page.resize(990, 680)
    page.show()
    evening.register(40)
    evening.draw()
    evening.start()
    return page


def table(page: TablesPage, number: int) -> TableView:
    assert page.view is not None
    return next(each for each in page.view.tables if each.number == number)


def names_shown(page: TablesPage) -> bool:
    return page.map.shows_names


def seat(table: int, number: int) -> Seat:
    return Seat(TableNo(table), number)


def test_one_key_places_the_button_and_another_counts_hands(page: TablesPage) -> None:
    page.map.go_to(seat(1, 3))
    QTest.keyClick(page.map, Qt.Key.Key_D, ALT)
    button = table(page, 1).button
    assert button is not None and button.known
    assert (button.button, button.small_blind, button.big_blind) == (3, 4, 5)
    QTest.keyClick(page.map, Qt.Key.Key_H, ALT)
    button = table(page, 1).button
    there = [each.number for each in table(page, 1).seats if each.entry is not None and each.number > 5]
    assert button is not None and (button.button, button.big_blind) == (4, there[0])
    assert "button: 4" in table_notes(table(page, 1), page.session.words)
    assert "big blind" in seat_notes(table(page, 1), table(page, 1).seats[there[0] - 1], page.session.words)


def test_where_seats_are_not_shown_the_key_shows_them_first(page: TablesPage) -> None:
    page.map.go_to(seat(1, 3))
    while names_shown(page):
        page.map.zoom_out()
    QTest.keyClick(page.map, Qt.Key.Key_D, ALT)
    assert names_shown(page) and table(page, 1).button is None
    QTest.keyClick(page.map, Qt.Key.Key_D, ALT)
    assert table(page, 1).button is not None


def test_the_menu_of_a_seat_places_and_forgets_the_button(page: TablesPage, evening: Evening) -> None:
    menu = page.at_seat.menu
    for wanted in ("button", "forget"):
        menu.fill(evening.session, page.at_seat.spot(seat(2, 5)))
        menu.line(wanted).trigger()
        assert (table(page, 2).button is None) is (wanted == "forget")


def stopped(page: TablesPage, evening: Evening) -> None:
    """Three go out at table 1, and its next big blind falls on an open seat."""
    seats = [each for each in table(page, 1).seats if each.entry is not None]
    for each in seats[3:6]:
        assert each.entry is not None
        evening.bust(each.entry)
    page.map.go_to(seat(1, seats[0].number))
    while True:
        view = table(page, 1)
        if view.halt is HaltState.STOPS:
            return
        QTest.keyClick(page.map, Qt.Key.Key_D, ALT)
        if table(page, 1).halt is not HaltState.STOPS:
            QTest.keyClick(page.map, Qt.Key.Key_H, ALT)


def test_a_table_that_stops_is_seen_said_and_waived_with_a_reason(page: TablesPage, evening: Evening) -> None:
    stopped(page, evening)
    said = table_notes(table(page, 1), evening.session.words)
    assert said[0] == "stops, the big blind falls on an open seat (rule 11-D)"
    page.map.zoom_to_room()
    danger = look().colour("danger").rgb()
    picture = page.map.viewport().grab(page.map.seat_box(seat(1, 0)).toRect()).toImage()
    found = sum(picture.pixel(x, y) == danger for x in range(picture.width()) for y in range(picture.height()))
    assert found > 20
    asked: list[Override] = []
    evening.session.asked.connect(asked.append)
    page.map.go_to(seat(1, 1))
    QTest.keyClick(page.map, Qt.Key.Key_Y, ALT)
    assert len(asked) == 1
    evening.session.override(asked[0], "the player is on the way")
    assert table(page, 1).halt is HaltState.WAIVED


def test_who_was_moved_is_marked_until_seen(page: TablesPage, evening: Evening) -> None:
    for each in [each for each in table(page, 1).seats if each.entry is not None][:4]:
        assert each.entry is not None
        evening.bust(each.entry)
    seats.accept(evening.session)  # chance decides what hangs on buttons nobody knows
    seats.accept(evening.session)
    assert page.view is not None
    first, others = page.view.unseated[0], page.view.unseated[1:]
    there = table(page, first.to_seat.table).seats[first.to_seat.number - 1]
    assert there.came_from == first.from_seat
    notes = seat_notes(table(page, first.to_seat.table), there, evening.session.words)
    assert f"from {first.from_seat.table}-{first.from_seat.number}, on the way" in notes
    page.map.go_to(first.to_seat)
    QTest.keyClick(page.map, Qt.Key.Key_C, ALT)
    assert page.view.unseated == others


def test_blocked_and_kept_seats_are_named(page: TablesPage, evening: Evening) -> None:
    rules = RoomRules(blocked=(BlockedSeat(9, None, "no chair"),), kept=(KeptSeat(evening.people[44], seat(5, 8)),))
    free = [each.number for each in table(page, 5).seats if each.entry is None]
    kept = rules if 8 in free else RoomRules(kept=(KeptSeat(evening.people[44], seat(5, free[0])),))
    assert evening.session.do(arranging.set_room, kept) is not None
    where = kept.kept[0].seat.number
    notes = seat_notes(table(page, 5), table(page, 5).seats[where - 1], evening.session.words)
    assert notes[0].startswith("held for ")


def test_people_not_checked_in_are_marked_once_anybody_is(page: TablesPage, evening: Evening) -> None:
    from tdapp.domain.registration.check_in import check_in

    assert not any(each.absent for view in (table(page, 1), table(page, 2)) for each in view.seats)
    seen = next(each for each in table(page, 1).seats if each.entry is not None)
    evening.session.do(check_in, (seen.entry,))
    marked = [each.absent for each in table(page, 1).seats if each.entry is not None]
    assert marked.count(False) == 1 and marked.count(True) == len(marked) - 1


def test_the_wheel_zooms_around_the_pointer(page: TablesPage) -> None:
    at = page.map.seat_box(seat(4, 0)).center()
    for delta in (120, 120, 120, -40):
        before = page.map.cell
        where = QPointF(page.map.viewport().mapToGlobal(at.toPoint()))
        page.map.wheelEvent(
            QWheelEvent(at, where, QPoint(), QPoint(0, delta), Qt.MouseButton.NoButton, CONTROL,
                        Qt.ScrollPhase.NoScrollPhase, False)
        )  # fmt: skip
        assert (page.map.cell > before) is (delta > 0)
    found = page.map.seat_at(at)
    assert found is not None and found.table == 4
    assert not page.map.whole_room


def test_a_table_fills_the_view_and_the_room_comes_back(page: TablesPage) -> None:
    page.map.go_to(seat(3, 2))
    QTest.keyClick(page.map, Qt.Key.Key_End, CONTROL)
    boxes = [page.map.seat_box(seat(3, number)) for number in range(1, 10)]
    view = page.map.viewport().rect()
    assert all(view.contains(box.toAlignedRect()) for box in boxes)
    assert page.map.seat_box(seat(3, 0)).height() > view.height() * 0.4
    QTest.keyClick(page.map, Qt.Key.Key_Home, CONTROL)
    assert page.map.whole_room
    for number in range(1, 6):
        assert view.contains(page.map.seat_box(seat(number, 1)).toAlignedRect())


def test_the_ground_is_dragged_and_nobody_moves(page: TablesPage, evening: Evening) -> None:
    page.map.go_to(seat(3, 2))
    page.map.zoom_to_table()
    before, there = page.view, page.map.seat_box(seat(3, 0)).center()
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for kind, way, buttons in (
        (QEvent.Type.MouseButtonPress, QPointF(), left),
        (QEvent.Type.MouseMove, QPointF(-15, -5), left),
        (QEvent.Type.MouseMove, QPointF(-40, -20), left),
        (QEvent.Type.MouseButtonRelease, QPointF(-40, -20), none),
    ):
        where = QPointF(page.map.viewport().mapToGlobal(there + way))
        page.map.viewportEvent(QMouseEvent(kind, there + way, where, left, buttons, Qt.KeyboardModifier.NoModifier))
    moved = page.map.seat_box(seat(3, 0)).center() - there
    assert moved.x() == pytest.approx(-40, abs=3)
    assert page.view == before


def test_tables_stand_where_the_plan_has_them(page: TablesPage, evening: Evening) -> None:
    places = (
        TablePlace(TableNo(1), "Blue room", 1, 1),
        TablePlace(TableNo(2), "Blue room", 2, 1),
        TablePlace(TableNo(3), "Blue room", 1, 2),
        TablePlace(TableNo(4), "Terrace", 1, 1),
    )
    evening.session.do(arranging.set_room, RoomRules(places=places))
    page.map.zoom_to_room()
    middle = {number: page.map.seat_box(seat(number, 0)).center() for number in range(1, 6)}
    assert middle[2].x() == middle[1].x() and middle[2].y() > middle[1].y()
    assert middle[3].y() == middle[1].y() and middle[3].x() > middle[1].x()
    assert len({(round(each.x()), round(each.y())) for each in middle.values()}) == 5
    page.map.go_to(seat(1, 0))
    while page.map.shows_names:
        page.map.zoom_out()
    page.map.go_to(seat(1, 0))
    QTest.keyClick(page.map, Qt.Key.Key_Down)
    assert page.map.cursor_seat is not None and page.map.cursor_seat.table == 2


def test_in_the_list_keys_mean_the_chosen_table_and_nobody_is_busted_out_of_sight(
    page: TablesPage, evening: Evening
) -> None:
    page.map.go_to(seat(1, 3))
    QTest.keyClick(page.map, Qt.Key.Key_D, ALT)
    page.head.as_list.click()
    page.list.go_to(TableNo(1))
    QTest.keyClick(page.list, Qt.Key.Key_H, ALT)
    button = table(page, 1).button
    assert button is not None and button.button == 4
    assert page.list.list.text(table(page, 1), 2).endswith("button: 4")
    QTest.keyClick(page.list, Qt.Key.Key_B, ALT)
    assert evening.session.players_view().out == 0
    assert page.map.isVisible() and page.map.cursor_seat == seat(1, 1)  # its seats are shown, to choose one
    page.head.as_list.click()
    page.list.go_to(TableNo(2))
    QTest.keyClick(page.list, Qt.Key.Key_D, ALT)
    assert page.map.isVisible() and page.map.cursor_seat == seat(2, 1)


def test_a_key_for_a_player_shows_the_seats_first_and_says_when_nobody_sits_there(
    page: TablesPage, evening: Evening, qtbot: QtBot
) -> None:
    page.map.go_to(seat(1, 1))
    while names_shown(page):
        page.map.zoom_out()
    QTest.keyClick(page.map, Qt.Key.Key_B, ALT)
    assert names_shown(page) and evening.session.tables_view().seated == 40
    free = next(each.number for each in table(page, 1).seats if each.entry is None)
    page.map.go_to(seat(1, free))
    with qtbot.waitSignal(evening.session.told) as told:
        QTest.keyClick(page.map, Qt.Key.Key_C, ALT)
    assert told.args is not None and told.args[0].text == f"Nobody sits at 1-{free}."


def test_a_small_table_that_is_full_is_not_short(page: TablesPage, evening: Evening) -> None:
    evening.bust(*(each.entry for each in table(page, 1).seats[:3] if each.entry is not None))
    assert table(page, 1).short >= 2
    free = [each.number for each in table(page, 1).seats if each.entry is None]
    blocked = tuple(BlockedSeat(number, TableNo(1)) for number in free)
    evening.session.do(arranging.set_room, RoomRules(blocked=blocked))
    assert table(page, 1).short == 0
    assert "balance" not in {need.code for need in evening.session.needs()}
