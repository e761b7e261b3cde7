"""What a reader finds in what is drawn: seats of the map, boxes of a screen, seats of a race; and how much it says
of rows and rows of pills. The same as was heard of a real reader over a real bus, by what needs neither.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStackedWidget, QTableView, QWidget
from pytestqt.qtbot import QtBot

from tdapp.domain.chips.chip_bank import RaceWay
from tdapp.domain.units import Seat, TableNo
from tdapp.ui import inside, spoken
from tdapp.ui.pages.seating.floor_map import FloorMap
from tdapp.ui.pages.seating.page import TablesPage
from tdapp.ui.widgets.cells import CellModel
from tdapp.ui.widgets.pick_strip import PickStrip
from tdapp.values import replace
from tests.ui.evening_states import STATES
from tests.ui.pages.chips.test_race_part import desk_of, room_of
from tests.ui.pages.evening import Evening, demo_names
from tests.ui.reader import Reader, Role, Text, face_of
from tests.ui.test_typing import reached
from tests.ui.typing_walk import CTRL, Hands, Key

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


@pytest.fixture
def reader() -> Iterator[Reader]:
    with Reader() as listening:
        yield listening


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the parts a reader is told to be at, in turn."""
    told: list[str] = []

    def event(face: Any, kind: QAccessible.Event) -> QAccessibleEvent:
        told.append(face.text(Text.Name))
        return QAccessibleEvent(face, kind)

    monkeypatch.setattr(inside, "QAccessibleEvent", event)
    return told


@pytest.fixture
def page(tmp_path: Path, qtbot: QtBot) -> Iterator[TablesPage]:
    """Forty players at five tables."""
    evening = Evening(tmp_path, demo_names())
    made = TablesPage(evening.session)
    qtbot.addWidget(made)
    made.resize(990, 680)
    made.show()
    evening.register(40)
    evening.draw()
    evening.start()
    made.map.setFocus()
    yield made
    evening.close()


# The map


def test_a_reader_finds_every_table_and_seat_in_the_map(reader: Reader, page: TablesPage) -> None:
    room = face_of(page.map)
    assert room.role() is Role.Grouping and room.childCount() == 5
    table = room.child(1)
    assert table.text(Text.Name).startswith("Table 2: 8 of 9 players") and table.role() is Role.List
    assert room.indexOfChild(table) == 1 and table.parent().object() is page.map and table.childCount() == 9
    seat = table.child(3)
    assert seat.text(Text.Name).startswith("2-4: ") and table.indexOfChild(seat) == 3
    assert seat.parent().text(Text.Name) == table.text(Text.Name) and seat.role() is Role.ListItem
    middle = seat.rect().center()
    assert page.map.part_under(page.map.mapFromGlobal(middle)) == Seat(TableNo(2), 4)
    assert room.childAt(middle.x(), middle.y()).text(Text.Name) == seat.text(Text.Name)


def test_only_what_was_asked_for_is_made(reader: Reader, page: TablesPage) -> None:
    room = face_of(page.map)
    assert room.childCount() == 5
    room.child(4).child(8)
    made = next(known for known in inside._known.values() if known.widget() is page.map)
    assert set(made.parts) <= {Seat(TableNo(5), 0), Seat(TableNo(5), 9), page.map.cursor_seat}


def test_the_keyboard_takes_a_reader_along_from_seat_to_seat(reader: Reader, page: TablesPage, at: list[str]) -> None:
    page.map.show_names()
    page.map.go_to(Seat(TableNo(1), 2))
    assert at[-1].startswith("1-2: ")
    QTest.keyClick(page.map, Qt.Key.Key_Right)
    here = page.map.cursor_seat
    assert here is not None and at[-1].startswith(f"{here.table}-{here.number}: ")
    seat = face_of(page.map).focusChild()
    assert seat.text(Text.Name) == at[-1] and seat.state().focused and seat.state().selected
    page.map.clearFocus()
    assert not seat.state().focused and face_of(page.map).focusChild() is None
    page.map.setFocus()
    QApplication.processEvents()
    assert at[-1] == seat.text(Text.Name), "said again by whoever comes back to the map"


def test_a_reader_can_press_a_seat(reader: Reader, page: TablesPage) -> None:
    opened: list[Seat] = []
    page.map.activated.disconnect()
    page.map.activated.connect(lambda seat, _where: opened.append(seat))
    press = face_of(page.map).child(2).child(1).actionInterface()
    assert press.actionNames() == ["Press"]
    press.doAction("Press")
    seat = face_of(page.map).child(2).child(1)
    others = (seat.valueInterface(), seat.textInterface(), seat.selectionInterface(), seat.tableCellInterface())
    assert others == (None,) * 4, "what else a reader asks for, it has not"
    assert opened == [Seat(TableNo(3), 2)] and page.map.cursor_seat in (Seat(TableNo(3), 2), Seat(TableNo(3), 0))


def test_a_table_that_is_gone_is_gone_for_a_reader_too(reader: Reader, page: TablesPage) -> None:
    seat = face_of(page.map).child(4).child(0)
    assert seat.isValid()
    view = page.view
    assert view is not None
    page.map.show_view(replace(view, tables=view.tables[:4]))
    assert face_of(page.map).childCount() == 4
    assert not seat.isValid() and seat.text(Text.Name) == "" and seat.state().invalid


def test_nothing_is_left_of_a_map_that_is_gone(reader: Reader, tmp_path: Path, qtbot: QtBot) -> None:
    evening = Evening(tmp_path, demo_names())
    page = TablesPage(evening.session)
    page.resize(990, 680)
    evening.register(20)
    evening.draw()
    page.show()
    seat = face_of(page.map).child(0).child(0)
    before = len(inside._known)
    number = QAccessible.uniqueId(seat)
    page.map.setParent(None)
    page.map.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(inside._known) == before - 1
    assert QAccessible.accessibleInterface(number) is None
    page.deleteLater()
    evening.close()


# The boxes of a screen, and a race


def test_a_reader_finds_the_boxes_of_a_screen(reader: Reader, tmp_path: Path, qtbot: QtBot, at: list[str]) -> None:
    hands = Hands(STATES["running"](tmp_path), qtbot)
    hands.window.beside.show_boxes()
    grid = hands.window.beside.boxes.grid  # type: ignore[union-attr]
    grid.window().activateWindow()
    grid.setFocus()
    qtbot.waitUntil(grid.hasFocus)
    picture = face_of(grid)
    assert picture.childCount() == len(grid.seen()) > 2
    picture.child(1).actionInterface().doAction("Press")
    assert at[-1] == picture.focusChild().text(Text.Name) and "column" in at[-1]
    QTest.keyClick(grid, Qt.Key.Key_PageDown)
    there = at[-1]
    assert there == picture.focusChild().text(Text.Name)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
        QTest.keyClick(grid, key)
        now = picture.focusChild().text(Text.Name)
        if now != there:
            assert reader.lines[-1] == f"  says  {now}", "where it stands now is said"
            return
    pytest.fail("no box could be moved")


def test_the_pad_of_a_race_says_what_each_key_has_made(reader: Reader, tmp_path: Path, qtbot: QtBot) -> None:
    evening = room_of(tmp_path, 18)
    desk = desk_of(evening, qtbot)
    desk.begin(RaceWay.CARDS)
    said = []
    for letter in "12":
        desk.type(letter)
        spoken.say_waiting()
        said.append(reader.lines[-1])
    assert said[0].startswith("  says  Seat 1, ") and said[0].endswith("odd chips 1"), said
    assert said[1].startswith("  says  Seat 2, ") and said[1].endswith("odd chips 1"), said
    desk.type("2222")
    assert reader.lines[-1] == f"  says  {desk.part.going.pad.note.text()}", "what cannot be is said at once"
    evening.close()


# Rows, rows of pills, pages


def test_a_row_that_is_read_whole_says_once_whose_it_is(reader: Reader, tmp_path: Path, qtbot: QtBot) -> None:
    """A reader says every cell of a row it comes to. The one the keyboard is at says whose row it is, alone."""
    hands, looked, faults = Hands(STATES["bubble"](tmp_path), qtbot), set[str](), []
    role = Qt.ItemDataRole.AccessibleTextRole
    for place, _before in reached(hands):
        window = QApplication.activeWindow() or hands.window
        for table in window.findChildren(QTableView):
            model = table.model()
            if not isinstance(model, CellModel) or not table.isVisible() or model.rowCount() == 0:
                continue
            looked.add(table.objectName())
            for column in range(min(2, model.columnCount())):
                row = min(1, model.rowCount() - 1)
                table.setCurrentIndex(model.index(row, column))
                for other in range(model.columnCount()):
                    index = model.index(row, other)
                    said, shown = str(index.data(role)), str(index.data())
                    if other != column and said not in (shown, f"{model.head(other)}: {shown}"):
                        faults.append(f"{place.name}, {table.objectName()}: {said}")
    assert len(looked) > 8
    assert not faults, "\n".join(faults)


def test_what_only_holds_others_is_passed_over_and_a_row_of_pills_has_its_name(
    reader: Reader, tmp_path: Path, qtbot: QtBot
) -> None:
    hands, faults, strips = Hands(STATES["running"](tmp_path), qtbot), set(), 0
    for place, _before in reached(hands):
        window: QWidget = QApplication.activeWindow() or hands.window
        for stack in window.findChildren(QStackedWidget):
            if stack.isVisible() and face_of(stack).role() is not Role.Client:
                faults.add(f"{place.name}: {type(stack).__name__} is said before what is in it")
        for strip in window.findChildren(PickStrip):
            if not strip.isVisible():
                continue
            strips, face = strips + 1, face_of(strip)
            if face.role() is not Role.Grouping or not face.text(Text.Name):
                faults.add(f"{place.name}: the pills {strip.objectName()} have no name a reader says")
    assert strips > 5
    assert not faults, "\n".join(sorted(faults))


def test_what_was_told_is_said_after_the_keyboard_went_elsewhere(reader: Reader, tmp_path: Path, qtbot: QtBot) -> None:
    """A reader leaves off what it says when the keyboard goes elsewhere: a refusal would not be heard."""
    hands, heard = Hands(STATES["running"](tmp_path), qtbot), list[str]()
    hands.press(Key.Key_1, CTRL)
    hands.typed("break 3")
    QApplication.processEvents()
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    went = application.focusChanged.connect(lambda _old, now: heard.append(type(now).__name__))
    spoken.LISTENERS.append(heard.append)
    hands.press(Key.Key_Return)
    QApplication.processEvents()
    spoken.LISTENERS.remove(heard.append)
    application.focusChanged.disconnect(went)
    assert FloorMap.__name__ in heard
    assert heard[-1].startswith("The other tables have no seats"), heard


class Dots(inside.ReadInside, QWidget):
    """Two dots, drawn: all a picture has to say itself is which parts there are."""

    def parts_in(self, key: int | None) -> list[int]:
        return [1, 2] if key is None else []

    def part_of(self, key: int) -> None:
        return None

    def part(self, key: int) -> inside.Part | None:
        return inside.Part(f"Dot {key}", QRect(10 * key, 0, 10, 10)) if key in (1, 2) else None

    def part_at(self) -> int:
        return 2

    def part_under(self, point: QPoint) -> int | None:
        return point.x() // 10 if point.x() // 10 in (1, 2) else None

    def press_part(self, key: int) -> None: ...


def test_a_new_picture_is_read_without_a_word_of_its_own_about_readers(
    reader: Reader, at: list[str], qtbot: QtBot
) -> None:
    dots = Dots()
    qtbot.addWidget(dots)
    dots.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    dots.show()
    face = face_of(dots)
    assert [face.child(at).text(Text.Name) for at in range(face.childCount())] == ["Dot 1", "Dot 2"]
    qtbot.waitUntil(dots.isActiveWindow)
    dots.clearFocus()
    at.clear()
    dots.setFocus()
    qtbot.waitUntil(lambda: at == ["Dot 2"])
