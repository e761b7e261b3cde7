"""Players on the way to a new seat: listed until they are seen there, one by one, by table, or all at once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from tdapp.domain.seating.proposal import DRAW_UNKNOWN
from tdapp.domain.units import EntryId
from tdapp.read.sheet_kind import SheetKind
from tdapp.ui.main_window import MainWindow
from tdapp.ui.pages.papers.page import PapersPage
from tdapp.ui.pages.seating.page import TablesPage
from tests.ui.pages.evening import Evening, demo_names

ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
Key = Qt.Key


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names())
    yield evening
    evening.close()


@pytest.fixture
def window(evening: Evening, qtbot: QtBot) -> MainWindow:
    """Forty players at five tables; the moves after four bust-outs at table 1 are accepted."""
    evening.register(40)
    evening.draw()
    evening.start()
    window = MainWindow(evening.session)
    qtbot.addWidget(window)
    window.show()
    window.go("tables")
    tables = page_of(window)
    assert tables.view is not None
    first = next(table for table in tables.view.tables if table.number == 1)
    evening.bust(*[seat.entry for seat in first.seats if seat.entry is not None][:4])
    evening.session.plan_around(DRAW_UNKNOWN)
    tables.proposal.accept.click()
    return window


def page_of(window: MainWindow) -> TablesPage:
    page = window.current()
    assert isinstance(page, TablesPage)
    return page


def unseated(evening: Evening) -> set[EntryId]:
    return {each.entry for each in evening.session.tables_view().unseated}


def test_each_is_listed_with_both_seats_until_seen(window: MainWindow, evening: Evening, qtbot: QtBot) -> None:
    moved = page_of(window).moved
    assert moved.isVisible()
    people = moved.people
    assert {each.entry for each in people} == unseated(evening) and len(people) > 1
    first = moved.list.texts()[0]
    assert people[0].name.full in first
    assert f"{people[0].to_seat.table}-{people[0].to_seat.number}" in first
    moved.list.setFocus()
    space = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ")
    assert window.keys.plain_key(space, moved.list)  # it pauses the clock, and says nothing of a seat
    assert len(unseated(evening)) == len(people)
    qtbot.keyClick(moved.list, Key.Key_Return)
    assert unseated(evening) == {each.entry for each in people[1:]}
    assert moved.list.hasFocus() and moved.list.chosen() == 0


def test_everybody_at_a_table_is_seen_at_once(window: MainWindow, evening: Evening, qtbot: QtBot) -> None:
    moved = page_of(window).moved
    table = moved.people[0].to_seat.table
    stay = {each.entry for each in moved.people if each.to_seat.table != table}
    qtbot.keyClick(page_of(window).map, Key.Key_G, ALT)
    assert moved.list.hasFocus()
    qtbot.keyClick(moved.list, Key.Key_Return, SHIFT)
    assert unseated(evening) == stay
    assert moved.isVisible() is bool(stay)


def test_all_have_sat_down_by_one_key_and_undo_brings_them_back(
    window: MainWindow, evening: Evening, qtbot: QtBot
) -> None:
    page = page_of(window)
    before = unseated(evening)
    qtbot.keyClick(page.map, Key.Key_A, ALT)
    assert unseated(evening) == set() and not page.moved.isVisible()
    evening.session.undo()
    assert unseated(evening) == before and page.moved.isVisible()


def test_the_slips_are_one_key_away(window: MainWindow, evening: Evening, qtbot: QtBot) -> None:
    qtbot.keyClick(page_of(window).map, Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    papers = window.current()
    assert isinstance(papers, PapersPage)
    assert papers.sheet is not None and papers.sheet.kind is SheetKind.MOVE_SLIPS
    assert papers.list.hasFocus()


def test_the_screen_names_them_as_long(window: MainWindow, evening: Evening) -> None:
    session = evening.session
    assert session.tournament is not None
    shown = session.screen_view(session.tournament).moves
    assert {each.entry for each in shown} == unseated(evening)
    page_of(window).moved.confirm_all()
    assert session.screen_view(session.tournament).moves == ()
