"""Penalties that run at the tables: seen at the seat, counted with one key, and reached from the panel."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.domain.rulings import discipline
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.ui.main_window import MainWindow
from tdapp.ui.pages.rulings.page import PENALTIES, RulingsPage
from tdapp.ui.pages.seating.at_table import said_seat, said_table
from tdapp.ui.pages.seating.page import TablesPage
from tdapp.ui.theme.look import look
from tests.ui.pages.evening import Evening, demo_names
from tests.ui.windows import main_window

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    look().wear("dark")
    evening = Evening(tmp_path, demo_names())
    evening.register(18)
    evening.draw()
    evening.start()
    yield evening
    evening.close()


@pytest.fixture
def window(evening: Evening, qtbot: QtBot) -> MainWindow:
    window = main_window(evening, qtbot)
    window.go("tables")
    return window


def tables(window: MainWindow) -> TablesPage:
    page = window.current()
    assert isinstance(page, TablesPage)
    return page


def seat_of(evening: Evening, entry: int) -> Seat:
    assert evening.session.tournament is not None
    seat = evening.club.desk.state(evening.session.tournament).entries[EntryId(entry)].seat
    assert seat is not None
    return seat


def punish(evening: Evening, entry: int, hands: int) -> Seat:
    evening.session.do(discipline.give_penalty, EntryId(entry), PenaltyKind.MISSED_HANDS, hands, "conduct.language")
    QApplication.processEvents()
    return seat_of(evening, entry)


def left_at(window: MainWindow, seat: Seat) -> int:
    view = tables(window).map.seat_view(seat)
    assert view is not None
    return view.away


def test_one_key_at_the_table_counts_a_hand(window: MainWindow, evening: Evening) -> None:
    seat = punish(evening, 1, 3)
    page = tables(window)
    assert left_at(window, seat) == 3
    assert page.map.go_to(Seat(seat.table, 1 if seat.number > 1 else 2))  # any seat of the table will do
    QTest.keyClick(page.map, Qt.Key.Key_H, ALT)
    assert left_at(window, seat) == 2
    evening.session.undo()
    QApplication.processEvents()
    assert left_at(window, seat) == 3


def test_at_a_table_where_nobody_is_away_the_key_says_so(window: MainWindow, evening: Evening) -> None:
    seat = punish(evening, 1, 3)
    other = TableNo(2 if seat.table == 1 else 1)
    told: list[str] = []
    evening.session.told.connect(lambda each: told.append(each.kind))
    assert tables(window).map.go_to(Seat(other, 1))
    QTest.keyClick(tables(window).map, Qt.Key.Key_H, ALT)
    assert told[-1] == "refused" and left_at(window, seat) == 3


def test_the_menu_of_the_table_offers_it_only_where_it_counts(window: MainWindow, evening: Evening) -> None:
    seat = punish(evening, 1, 3)
    other = TableNo(2 if seat.table == 1 else 1)
    menu, spot = tables(window).at_seat.menu, tables(window).at_seat.spot
    offered = {}
    for table in (seat.table, other):
        menu.fill(evening.session, spot(Seat(table, 0)))
        offered[table] = [action for action in menu.actions() if "Hand played" in action.text()]
    assert offered[other] == []
    menu.fill(evening.session, spot(Seat(seat.table, 0)))
    next(action for action in menu.actions() if "Hand played" in action.text()).trigger()
    assert left_at(window, seat) == 2


def test_it_is_said_of_the_seat_and_of_the_table(window: MainWindow, evening: Evening) -> None:
    words = evening.session.words
    quiet = evening.session.tables_view().tables[0]
    assert "penalty" not in said_table(quiet, words)
    seat = punish(evening, 1, 6)
    table = next(each for each in evening.session.tables_view().tables if each.number == seat.table)
    assert said_seat(table, seat, words).endswith("away for 6 more hands")
    assert "1 away on a penalty" in said_table(table, words)


def test_the_mark_is_seen_at_the_seat(window: MainWindow, evening: Evening) -> None:
    page = tables(window)
    while not page.map.shows_names:
        page.map.zoom_in()
    seat = seat_of(evening, 1)
    box = page.map.seat_box(seat).adjusted(0, 0, 0, 10).toRect()
    before = page.map.viewport().grab(box).toImage()
    punish(evening, 1, 6)
    assert page.map.viewport().grab(box).toImage() != before
    warning = look().colour("warning").rgb()
    after = page.map.viewport().grab(box).toImage()
    found = sum(after.pixel(x, y) == warning for x in range(after.width()) for y in range(after.height()))
    assert found > 20


def test_the_line_and_the_panel_lead_to_the_count(window: MainWindow, evening: Evening) -> None:
    assert not window.bottom.away.isVisible()
    seat = punish(evening, 1, 1)
    assert window.bottom.away.text.text() == "1 on penalty"
    window.run("rulings.penalties")
    page = window.current()
    assert isinstance(page, RulingsPage) and page.stack.currentIndex() == PENALTIES
    QApplication.processEvents()
    focused = QApplication.focusWidget()
    assert focused is not None and focused.objectName() == f"hand_played_{seat.table}"
    QTest.keyClick(focused, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert not window.bottom.away.isVisible()


def test_who_has_served_is_dealt_in_from_the_panel(window: MainWindow, evening: Evening) -> None:
    seat = punish(evening, 1, 1)
    evening.session.do(discipline.hand_played, seat.table)
    QApplication.processEvents()
    card = next(each for each in window.needs.cards if each.need.code == "penalty_served")
    assert f"{seat.table}-{seat.number}" in card.title_line.text()
    assert card.button is not None and card.button.isEnabled() and card.button.text() == "Deal in again"
    QTest.mouseClick(card.button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert [each for each in window.needs.cards if each.need.code == "penalty_served"] == []
    evening.session.undo()
    QApplication.processEvents()
    assert [each for each in window.needs.cards if each.need.code == "penalty_served"] != []


def test_a_hand_counted_at_the_table_takes_the_card_away(window: MainWindow, evening: Evening) -> None:
    seat = punish(evening, 1, 1)
    page = tables(window)
    assert page.map.go_to(seat)
    QTest.keyClick(page.map, Qt.Key.Key_H, ALT)
    QApplication.processEvents()
    assert [each.need.code for each in window.needs.cards].count("penalty_served") == 1
    QTest.keyClick(page.map, Qt.Key.Key_H, ALT)
    QApplication.processEvents()
    assert [each.need.code for each in window.needs.cards].count("penalty_served") == 0
