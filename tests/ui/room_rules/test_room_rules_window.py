"""The window of the room's rules, by keyboard: what is typed holds once kept, contradictions are refused in words."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tdapp.app.seating import room_plan
from tdapp.domain.seating.room import Apart, BlockedSeat, KeptSeat, RoomRules, TablePlace
from tdapp.domain.seating.table_facts import BreakOrder, FloorRules, Game
from tdapp.domain.state import State
from tdapp.domain.units import Seat, TableNo
from tdapp.read.people.names import PlayerName
from tdapp.ui.actions.entries import register
from tdapp.ui.main_window import MainWindow
from tdapp.ui.room_rules.plan import placed
from tdapp.ui.room_rules.window import RoomRulesWindow
from tdapp.ui.theme.look import look
from tests.ui.pages.evening import SETUP, STRUCTURE, Evening

CONTROL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
LEFT = Qt.MouseButton.LeftButton
NAMES = [PlayerName("Żółć", "Łukasz"), PlayerName("Jansen", "Piet"), PlayerName("Hương", "Đặng Thị")]


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    look().wear("dark")
    evening = Evening(tmp_path, [*NAMES, *(PlayerName(f"Other{n}", "Some") for n in range(30))])
    evening.register(20)
    yield evening
    evening.close()


@pytest.fixture
def window(evening: Evening, qtbot: QtBot) -> RoomRulesWindow:
    window = RoomRulesWindow(evening.session)
    qtbot.addWidget(window)
    window.come()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def focus() -> QWidget:
    QApplication.processEvents()
    found = QApplication.focusWidget()
    assert found is not None
    return found


def write(text: str) -> None:
    """Type letters of any script where the keys go."""
    for letter in text:
        event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(focus(), event)


def keep() -> None:
    QTest.keyClick(focus(), Qt.Key.Key_Return, CONTROL)


def rules(evening: Evening) -> RoomRules:
    return evening.session.view(_rules)[0]


def floor(evening: Evening) -> FloorRules:
    return evening.session.view(_rules)[1]


def _rules(state: State) -> tuple[RoomRules, FloorRules]:
    return state.room.rules, state.floor.rules


def test_tables_and_seats_are_typed_and_kept(window: RoomRulesWindow, evening: Evening) -> None:
    for text in ("1-3: 8; 12: 6", "5, 1-4", "9; 3-8 dealer", "1, 2", "16, 24"):
        write(text)
        QTest.keyClick(focus(), Qt.Key.Key_Tab)
    QTest.keyClick(focus(), Qt.Key.Key_Space)
    keep()
    found = rules(evening)
    assert dict(found.sizes) == {1: 8, 2: 8, 3: 8, 12: 6}
    assert found.order == (5, 1, 2, 3, 4)
    assert found.blocked == (BlockedSeat(9), BlockedSeat(8, TableNo(3), "dealer"))
    assert (found.first, found.redraw_at, found.even) == ((1, 2), (24, 16), True)
    assert window.tables.redraw.line.text() == "24, 16"
    assert window.told.text() == "Saved."


def test_what_cannot_be_read_is_said_and_nothing_is_kept(window: RoomRulesWindow, evening: Evening) -> None:
    write("1-3 8")
    keep()
    assert "'1-3 8' is not understood" in window.told.text()
    assert focus() is window.tables.sizes.line
    assert rules(evening) == RoomRules()


def test_wishes_of_people_are_typed_in_one_line(window: RoomRulesWindow, evening: Evening) -> None:
    QTest.keyClick(focus(), Qt.Key.Key_2, ALT)
    write("piet + łu")
    assert window.people.means.text() == "Piet Jansen and Łukasz Żółć never at the same table"
    QTest.keyClick(focus(), Qt.Key.Key_Return)
    write("đặng 2-4")
    QTest.keyClick(focus(), Qt.Key.Key_Return)
    write("nemo 2-4")
    assert window.people.means.text() == "Nobody in the club is called 'nemo'."
    QTest.keyClick(focus(), Qt.Key.Key_Return)
    keep()
    lukasz, piet, dang = evening.people[:3]
    assert rules(evening).apart == (Apart(*sorted((lukasz, piet))),)
    assert rules(evening).kept == (KeptSeat(dang, Seat(TableNo(2), 4)),)
    window.people.list.setFocus()
    QTest.keyClick(focus(), Qt.Key.Key_Delete)
    keep()
    assert rules(evening).apart == () and len(rules(evening).kept) == 1


def test_contradictory_wishes_are_refused_in_words_and_stay_to_be_put_right(
    window: RoomRulesWindow, evening: Evening
) -> None:
    QTest.keyClick(focus(), Qt.Key.Key_2, ALT)
    for wish in ("piet + łu", "piet 1-1", "łu 1-2"):
        write(wish)
        QTest.keyClick(focus(), Qt.Key.Key_Return)
    keep()
    assert "Piet Jansen" in window.told.text() and "Łukasz Żółć" in window.told.text()
    assert rules(evening) == RoomRules()
    assert len(window.people.wishes) == 3


def test_when_one_half_is_refused_the_other_is_not_kept(window: RoomRulesWindow, evening: Evening) -> None:
    window.even.tolerance.line.setText("2")
    window.tables.sizes.line.setText("1: 11")
    keep()
    assert window.told.text() == "Table 1 must have 2 to 10 seats."
    assert floor(evening) == FloorRules() and rules(evening) == RoomRules()


def test_even_tables(window: RoomRulesWindow, evening: Evening) -> None:
    QTest.keyClick(focus(), Qt.Key.Key_3, ALT)
    assert focus() is window.even.tolerance.line
    window.even.tolerance.line.setText("2")
    window.even.ideal.line.setText("8")
    window.even.halt.line.setText("4")
    window.even.order.setCurrentIndex(2)
    assert window.even.near.isVisible() and not window.even.broken.isVisible()
    window.even.near.line.setText("7")
    window.even.game.setCurrentIndex(2)
    keep()
    assert floor(evening) == FloorRules(2, 8, BreakOrder.FARTHEST, (), TableNo(7), Game.STUD_ROUND, 4)


def test_the_room_is_arranged_and_kept_for_the_club(window: RoomRulesWindow, evening: Evening) -> None:
    QTest.keyClick(focus(), Qt.Key.Key_4, ALT)
    for text in ("Blue room", "1-3", "2"):
        focus().selectAll()  # type: ignore[attr-defined]
        write(text)
        QTest.keyClick(focus(), Qt.Key.Key_Tab)
    QTest.keyClick(focus(), Qt.Key.Key_P, ALT)
    window.plan.map.setFocus()
    window.plan.map.go_to(TableNo(3))
    QTest.keyClick(window.plan.map, Qt.Key.Key_Right, SHIFT)
    QTest.keyClick(window.plan.map, Qt.Key.Key_Up)
    assert window.plan.map.table == 2
    QTest.keyClick(focus(), Qt.Key.Key_Return, CONTROL | SHIFT)
    blue = tuple(TablePlace(TableNo(n), "Blue room", row, at) for n, row, at in ((1, 1, 1), (2, 1, 2), (3, 2, 2)))
    assert rules(evening).places == blue
    assert window.told.text() == "Saved. Every new tournament starts with this room."
    evening.session.switch(evening.club.create(SETUP, STRUCTURE))
    assert rules(evening).places == blue


def test_a_table_is_dragged_to_a_free_place_and_onto_another(window: RoomRulesWindow, evening: Evening) -> None:
    QTest.keyClick(focus(), Qt.Key.Key_4, ALT)
    window.plan.map.changed.emit(placed((), [TableNo(n) for n in (1, 2, 3)], "Blue room", 2))
    plan = window.plan.map
    QApplication.processEvents()
    for table, target in ((1, (2, 2)), (2, (2, 1))):
        wanted = TablePlace(TableNo(table), "Blue room", *target)
        start = plan.box(TableNo(table)).center()
        corner = plan.box(TableNo(3))
        end = corner.center() + QPointF((target[1] - 1) * corner.width(), 0)
        for kind, point, buttons in (
            (QEvent.Type.MouseButtonPress, start, LEFT),
            (QEvent.Type.MouseMove, (start + end) / 2, LEFT),
            (QEvent.Type.MouseButtonRelease, end, Qt.MouseButton.NoButton),
        ):
            where = QPointF(plan.mapToGlobal(point))
            plan.event(QMouseEvent(kind, point, where, LEFT, buttons, Qt.KeyboardModifier.NoModifier))
        assert plan.place(TableNo(table)) == wanted
    assert plan.place(TableNo(3)) == TablePlace(TableNo(3), "Blue room", 1, 2)
    keep()
    assert len(rules(evening).places) == 3


def test_people_and_counts_stay_with_their_tournament(window: RoomRulesWindow, evening: Evening) -> None:
    window.people.line.setText("piet + łu")
    window.people.add()
    window.tables.redraw.line.setText("24")
    window.tables.blocked.line.setText("9")
    QTest.keyClick(focus(), Qt.Key.Key_Return, CONTROL | SHIFT)
    assert room_plan.room_of(evening.club.settings()) == RoomRules(blocked=(BlockedSeat(9),))
    evening.session.switch(evening.club.create(SETUP, STRUCTURE))
    assert rules(evening) == RoomRules(blocked=(BlockedSeat(9),))


def test_the_clubs_room_is_taken_into_an_older_tournament(window: RoomRulesWindow, evening: Evening) -> None:
    assert not window.take_club.isEnabled()
    room_plan.keep_room(evening.club, RoomRules(order=(TableNo(4),)))
    window.refresh()
    assert window.take_club.isEnabled()
    QTest.keyClick(focus(), Qt.Key.Key_C, ALT)
    assert window.tables.order.line.text() == "4" and rules(evening) == RoomRules()
    keep()
    assert rules(evening).order == (4,)


def test_a_room_of_a_later_version_is_left_alone(evening: Evening) -> None:
    evening.club.put_setting(room_plan.ROOM, '{"version": 99, "room": "{}"}')
    assert room_plan.room_of(evening.club.settings()) is None
    evening.session.switch(evening.club.create(SETUP, STRUCTURE))
    assert rules(evening) == RoomRules()


def test_another_hand_on_the_rules_does_not_take_what_is_typed(window: RoomRulesWindow, evening: Evening) -> None:
    write("1: 6")
    evening.draw()
    assert window.tables.sizes.line.text() == "1: 6"


@pytest.mark.parametrize("key", [Qt.Key.Key_R, Qt.Key.Key_A])
def test_a_key_of_the_main_window_opens_it(evening: Evening, qtbot: QtBot, key: Qt.Key) -> None:
    main = MainWindow(evening.session)
    qtbot.addWidget(main)
    main.show()
    evening.session.switch(evening.session.tournament)
    qtbot.waitUntil(main.isActiveWindow)
    QTest.keyClick(main, key, CONTROL | SHIFT)
    assert isinstance(main.beside.room_rules, RoomRulesWindow) and main.beside.room_rules.isVisible()
    assert main.beside.room_rules.list.chosen() == (3 if key == Qt.Key.Key_A else 0)
    main.beside.room_rules.close()


def test_a_name_several_bear_is_no_wish_before_it_is_clear_who_is_meant(
    window: RoomRulesWindow, evening: Evening
) -> None:
    added = evening.session.club.add_players([(PlayerName("Jansen", first), "") for first in ("Ada", "Adam")])
    register(evening.session, added)
    QTest.keyClick(focus(), Qt.Key.Key_2, ALT)
    write("jansen + łu")
    said = window.people.means.text()
    assert said.startswith("'jansen' could be Ada Jansen, Adam Jansen and Piet") and said.endswith("more of the name.")
    QTest.keyClick(focus(), Qt.Key.Key_Return)
    assert not window.people.wishes and window.people.line.text() == "jansen + łu"
    window.people.line.clear()
    write("ada 2-4")  # a whole word of one name is not the beginning of another
    assert window.people.means.text() == "Seat 2-4 is kept for Ada Jansen"


def test_what_is_typed_never_goes_to_another_tournament(window: RoomRulesWindow, evening: Evening) -> None:
    first = evening.session.tournament
    write("1: 6")
    window.people.line.setText("piet + łu")
    window.people.add()
    other = evening.club.create(SETUP, STRUCTURE)
    evening.session.switch(other)
    assert window.tables.sizes.line.text() == ""
    assert window.told.text() == "What you typed for the other tournament was not saved."
    keep()
    assert rules(evening) == RoomRules()
    assert first is not None
    evening.session.switch(first)
    assert rules(evening) == RoomRules()
