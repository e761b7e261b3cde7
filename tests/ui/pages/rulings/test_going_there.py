"""Ways to the rulings desk: its key, a seat of the Tables page, the command box."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tdapp.domain.units import Seat, TableNo
from tdapp.ui.actions.rulings import RULE_ON
from tdapp.ui.key_sheet import keys_of
from tdapp.ui.main_window import MainWindow
from tdapp.ui.pages.rulings.page import RulingsPage
from tdapp.ui.pages.seating.page import TablesPage
from tests.ui.pages.evening import Evening, demo_names
from tests.ui.windows import main_window

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names())
    evening.register(18)
    evening.draw()
    evening.start()
    yield evening
    evening.close()


@pytest.fixture
def window(evening: Evening, qtbot: QtBot) -> MainWindow:
    return main_window(evening, qtbot)


def press(
    qtbot: QtBot, window: MainWindow, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    qtbot.keyClick(window.windowHandle(), key, held)


def desk(window: MainWindow) -> RulingsPage:
    page = window.current()
    assert isinstance(page, RulingsPage)
    return page


def chosen(page: RulingsPage) -> str:
    """The incident that is being ruled on, '' for none."""
    incident = page.ruling.draft.incident
    return incident.id if incident is not None else ""


def at_seat(window: MainWindow, seat: Seat) -> TablesPage:
    window.go("tables")
    page = window.current()
    assert isinstance(page, TablesPage)
    while not page.map.shows_names:
        page.map.zoom_in()
    assert page.map.go_to(seat)
    return page


def test_its_key_opens_it_with_the_search_ready(window: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, window, Qt.Key.Key_7, CTRL)
    assert window.focusWidget() is desk(window).ruling.finder.search


def test_from_a_seat_of_the_tables_page_by_key(window: MainWindow, qtbot: QtBot) -> None:
    at_seat(window, Seat(TableNo(2), 4))
    press(qtbot, window, Qt.Key.Key_R, ALT)
    page = desk(window)
    table = page.ruling.draft.table
    assert table is not None and (table.table, page.ruling.draft.seat) == (2, 4)
    assert page.tables.currentData() == 2
    assert window.focusWidget() is page.ruling.finder.search


def test_the_key_sheet_of_the_tables_page_knows_the_key(window: MainWindow) -> None:
    tables = at_seat(window, Seat(TableNo(1), 3))
    assert dict(keys_of(tables, "tables"))["Alt+R"] == "Rule at this table"


def test_from_the_menu_of_a_seat(window: MainWindow, evening: Evening) -> None:
    tables = at_seat(window, Seat(TableNo(1), 3))
    assert tables.view is not None
    tables.at_seat.menu.fill(evening.session, tables.at_seat.spot(Seat(TableNo(1), 3)))
    tables.at_seat.menu.line("rule").trigger()
    assert (desk(window).ruling.draft.seat, desk(window).tables.currentData()) == (3, 1)


def test_from_the_list_of_tables(window: MainWindow, qtbot: QtBot) -> None:
    tables = at_seat(window, Seat(TableNo(1), 3))
    tables.head.as_list.click()
    tables.list.go_to(TableNo(2))
    press(qtbot, window, Qt.Key.Key_R, ALT)
    assert (desk(window).ruling.draft.seat, desk(window).tables.currentData()) == (None, 2)


def test_a_case_begun_at_a_seat_goes_on_there_and_another_seat_begins_anew(window: MainWindow, qtbot: QtBot) -> None:
    at_seat(window, Seat(TableNo(2), 4))
    press(qtbot, window, Qt.Key.Key_R, ALT)
    page = desk(window)
    page.ruling.choose("conduct.device")
    page.ruling.line.setText("d1")
    at_seat(window, Seat(TableNo(2), 4))
    press(qtbot, window, Qt.Key.Key_R, ALT)
    assert (chosen(page), page.ruling.line.text()) == ("conduct.device", "d1")
    at_seat(window, Seat(TableNo(2), 5))
    press(qtbot, window, Qt.Key.Key_R, ALT)
    assert window.page == "rulings"
    assert (chosen(page), page.ruling.line.text(), page.ruling.draft.seat) == ("", "", 5)


@pytest.mark.parametrize(
    ("typed", "incident"), [("rule phone", "conduct.device"), ("overchip", "betting.silent_chips")]
)
def test_the_command_box_finds_what_happened(window: MainWindow, qtbot: QtBot, typed: str, incident: str) -> None:
    window.open_command(typed)
    assert window.command.sentence.text().startswith("Rule: ")
    qtbot.keyClick(window.command.line, Qt.Key.Key_Return)
    page = desk(window)
    assert chosen(page) == incident
    focus = window.focusWidget()
    assert focus is not None and page.ruling.questions.isAncestorOf(focus)


def test_a_name_comes_before_what_happened_and_two_letters_find_nothing_there(
    window: MainWindow, evening: Evening
) -> None:
    first = evening.session.players_view().rows[0]
    window.open_command(first.name.first)
    found = window.command.chosen()
    assert found is not None and found.row is not None
    window.open_command("xo")
    assert window.command.sentence.text() == "Nobody here is called xo. Choose a line below to continue"
    assert RULE_ON.id not in {line.action for line in window.command.list.lines}
