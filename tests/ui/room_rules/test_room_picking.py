"""What is picked of the room is what would be typed: every pill writes a text that reads as the same rule."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.domain.seating.room import Apart, BlockedSeat, KeptSeat
from tdapp.domain.units import Seat, TableNo
from tdapp.read.people.names import PlayerName
from tdapp.ui.room_rules import picking, typed
from tdapp.ui.room_rules.window import RoomRulesWindow
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import TOUCH_BUTTON
from tests.ui.pages.evening import Evening

LEFT = Qt.MouseButton.LeftButton
NAMES = [PlayerName("Żółć", "Łukasz"), PlayerName("Jansen", "Piet"), PlayerName("Hương", "Đặng Thị")]


@pytest.fixture
def window(tmp_path: Path, qtbot: QtBot) -> Iterator[RoomRulesWindow]:
    look().wear("dark")
    evening = Evening(tmp_path, NAMES)
    evening.register(3)
    window = RoomRulesWindow(evening.session)
    window.evening = evening  # type: ignore[attr-defined]  # keeps it
    qtbot.addWidget(window)
    window.come()
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    evening.close()


def test_every_pick_is_typed_as_it_reads() -> None:
    for table, seats in product((1, 2, 40), (None, *range(2, 11))):
        sizes = picking.with_size(((TableNo(1), 8), (TableNo(2), 8)), TableNo(table), seats)
        assert dict(typed.sizes(typed.said_sizes(sizes))) == dict(sizes)
    blocked: tuple[BlockedSeat, ...] = ()
    for seat, where, label in product(range(1, 11), (None, TableNo(3), TableNo(40)), ("", "dealer chair")):
        blocked = picking.with_blocked(blocked, seat, where, label if where else "")
        assert typed.blocked(typed.said_blocked(blocked)) == blocked
    numbers: tuple[int, ...] = ()
    for number in (9, 1, 2, 3, 9, 24, 9, 2):
        numbers = picking.turned(numbers, number)
        assert typed.numbers(typed.said_numbers(numbers)) == numbers
    assert numbers == (1, 3, 24, 9)


def test_a_second_pick_takes_the_first_back() -> None:
    once = picking.with_blocked((), 9, TableNo(3), "camera")
    assert picking.with_blocked(once, 9, TableNo(3)) == ()
    assert picking.with_size(picking.with_size((), TableNo(3), 8), TableNo(3), None) == ()
    assert picking.counts_for(9) == (18, 27, 36)


def test_pills_write_the_rules_of_tables_and_seats(window: RoomRulesWindow, qtbot: QtBot) -> None:
    part, picker = window.tables, window.tables.picker
    qtbot.mouseClick(picker.out.pills["10"], LEFT)
    qtbot.mouseClick(picker.more, LEFT)
    qtbot.mouseClick(picker.more, LEFT)
    picker.label.setText("camera")
    qtbot.mouseClick(picker.out_here.pills["9"], LEFT)
    qtbot.mouseClick(picker.seats.pills["8"], LEFT)
    qtbot.mouseClick(picker.opens.pills["next"], LEFT)
    qtbot.mouseClick(picker.first.pills["1"], LEFT)
    for pill in ("27", "18"):
        qtbot.mouseClick(picker.redraw.pills[pill], LEFT)
    said = [field.line.text() for field in part.fields]
    assert said == ["3: 8", "3", "10; 3-9 camera", "1", "27, 18"]
    assert part.blocked.note.text() == "Not in use: seat 10 at every table and 3-9 (camera)."
    assert window.told.text() == "Not saved yet" and picker.out.pills["10"].isChecked()
    assert window.keep()
    qtbot.mouseClick(picker.out.pills["10"], LEFT)
    assert part.blocked.line.text() == "3-9 camera"


def test_what_cannot_be_read_stays_and_is_not_picked_over(window: RoomRulesWindow, qtbot: QtBot) -> None:
    qtbot.keyClicks(window.tables.blocked.line, "x")
    assert not window.tables.picker.out.isEnabled() and window.tables.picker.seats.isEnabled()
    qtbot.mouseClick(window.tables.picker.out.pills["3"], LEFT)
    assert window.tables.blocked.line.text() == "x"


def test_balancing_is_picked_and_said(window: RoomRulesWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    qtbot.mouseClick(window.even.apart.pills["2"], LEFT)
    qtbot.mouseClick(window.even.full.pills["8"], LEFT)
    assert window.even.tolerance.line.text() == "2" and window.even.ideal.line.text() == "8"
    assert "may differ by 2 players" in window.even.said.text() and "8 players or fewer" in window.even.said.text()
    qtbot.mouseClick(window.even.full.pills["0"], LEFT)
    assert "as soon as" in window.even.said.text()


def test_requests_of_players_are_picked_without_typing(window: RoomRulesWindow, qtbot: QtBot) -> None:
    people, evening = window.people, window.evening  # type: ignore[attr-defined]
    qtbot.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    lukasz, piet, dang = evening.people[:3]
    for key in (str(piet), "apart", str(lukasz)):
        qtbot.mouseClick(people.strip.pills[key], LEFT)
    assert people.line.text() == "Piet Jansen + Łukasz Żółć"
    qtbot.mouseClick(people.add_it, LEFT)
    for key in (str(dang), "seat"):
        qtbot.mouseClick(people.strip.pills[key], LEFT)
    assert people.line.selectedText() == "1-1"
    qtbot.keyClicks(people.line, "2-4")
    qtbot.keyClick(people.line, Qt.Key.Key_Return)
    assert people.wishes == [Apart(piet, lukasz), KeptSeat(dang, Seat(TableNo(2), 4))]


def test_a_plan_is_made_by_picking(window: RoomRulesWindow, qtbot: QtBot) -> None:
    plan = window.plan
    qtbot.keyClick(window, Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    plan.area.line.setText("Blue room")
    qtbot.mouseClick(plan.tables.pills["10"], LEFT)
    assert plan.which.line.text() == "1-10" and plan.tables.pills["10"].isChecked()
    qtbot.mouseClick(plan.place, LEFT)
    assert [each.table for each in plan.map.places] == list(range(1, 11))
    plan.area.line.setText("x")
    qtbot.mouseClick(plan.areas.pills["0"], LEFT)
    assert plan.area.value() == "Blue room"


def test_pills_are_as_high_as_a_finger_needs(window: RoomRulesWindow) -> None:
    look().wear("dark", touch=True)
    QApplication.processEvents()
    picker = window.tables.picker
    pills = (*picker.out.pills.values(), *picker.redraw.pills.values(), picker.more)
    assert all(pill.height() >= TOUCH_BUTTON for pill in pills)
    assert all(pill.width() >= TOUCH_BUTTON for pill in picker.out.pills.values())
