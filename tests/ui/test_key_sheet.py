"""The sheet of all keys: those of the page in front first, and each line does what its key does."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tdapp.domain.units import EntryId
from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.actions.window import PAGES
from tdapp.ui.key_sheet import KeySheet, Line, keys_of
from tdapp.ui.main_window import MainWindow
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.keycap import KeyCap
from tests.ui.pages.evening import Evening, demo_names
from tests.ui.windows import main_window


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    evening = Evening(tmp_path, demo_names()[:20])
    evening.register(20)
    evening.draw()
    evening.start()
    return evening


@pytest.fixture
def window(evening: Evening, qtbot: QtBot) -> MainWindow:
    return main_window(evening, qtbot)


def sheet(window: MainWindow, qtbot: QtBot) -> KeySheet:
    window.show_keys()
    found = QApplication.activeModalWidget()
    assert isinstance(found, KeySheet)
    qtbot.waitUntil(found.isActiveWindow)
    return found


def line(of: KeySheet, key: str) -> Line:
    return next(each for each in of.findChildren(Line) for cap in each.findChildren(KeyCap) if cap.key == key)


def test_the_keys_of_the_page_in_front_come_first_on_every_page(window: MainWindow, qtbot: QtBot) -> None:
    shows_keys: list[bool] = []
    for page in PAGES:
        window.go(page.goes_to)
        found = sheet(window, qtbot)
        shown = [cap.key for each in found.findChildren(Line) for cap in each.findChildren(KeyCap)]
        current = window.current()
        assert current is not None
        own = [action.key for action in ACTIONS.values() if action.key and action.page == page.goes_to]
        own += [key for key, _text in keys_of(current, page.goes_to)]
        assert shown[: len(own)] == own, page.goes_to
        shows_keys.append(bool(own))
        assert found.findChildren(Line)[0].hasFocus()
        if not own:
            found.accept()
            continue  # the page has no keys of its own
        heads = [label.text() for label in found.findChildren(QLabel) if label.property("role") == "head"]
        assert heads[0] == window.session.words(page.text)
        found.accept()
    assert sum(shows_keys) >= 11


def test_a_click_on_a_line_and_enter_do_what_the_key_does(window: MainWindow, evening: Evening, qtbot: QtBot) -> None:
    window.go("players")
    page: Any = window.current()
    page.table.select([EntryId(1)])
    qtbot.mouseClick(line(sheet(window, qtbot), "Alt+B"), Qt.MouseButton.LeftButton)
    assert [act.verb for act in evening.club.desk.history(evening.session.tournament).acts][-1] == "entries.bust_out"
    of = sheet(window, qtbot)
    line(of, "Ctrl+Z").setFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert evening.session.status_view().left == 20
    qtbot.mouseClick(line(sheet(window, qtbot), "Ctrl+9"), Qt.MouseButton.LeftButton)
    assert window.page == "journal" and QApplication.activeModalWidget() is None
    window.go("clock")
    qtbot.mouseClick(line(sheet(window, qtbot), "Space"), Qt.MouseButton.LeftButton)
    assert evening.session.status_view().phase == "paused"


def test_a_line_whose_button_is_grey_says_why(window: MainWindow, qtbot: QtBot) -> None:
    window.go("players")
    page: Any = window.current()
    page.table.select([])
    before = window.bottom.told
    grey = next(each for each in page.findChildren(Button) if each.key == "Alt+B")
    assert not grey.isEnabled() and grey.why_not
    qtbot.mouseClick(line(sheet(window, qtbot), "Alt+B"), Qt.MouseButton.LeftButton)
    assert window.bottom.told is not before and window.bottom.text.text() == grey.why_not


def test_a_key_a_list_answers_by_itself_is_pressed_there(window: MainWindow, qtbot: QtBot) -> None:
    window.go("players")
    page: Any = window.current()
    qtbot.mouseClick(line(sheet(window, qtbot), "Ctrl+F"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(window.isActiveWindow)
    focus = window.focusWidget()
    assert focus is not None and page.isAncestorOf(focus) and focus.objectName() == "find_player"


def test_arrows_go_from_line_to_line(window: MainWindow, qtbot: QtBot) -> None:
    of = sheet(window, qtbot)
    first = QApplication.focusWidget()
    qtbot.keyClick(first, Qt.Key.Key_Down)
    second = QApplication.focusWidget()
    assert isinstance(second, Line) and second is not first
    qtbot.keyClick(second, Qt.Key.Key_Up)
    assert QApplication.focusWidget() is first
    of.accept()


def test_enter_does_no_line_that_arrows_did_not_choose(window: MainWindow, evening: Evening, qtbot: QtBot) -> None:
    """Neither the line where the keyboard arrives, nor one that was chosen before something was typed; and a blank in
    what is typed presses none.
    """
    acts, page = len(evening.club.desk.history(evening.session.tournament).acts), window.page
    of = sheet(window, qtbot)
    first = QApplication.focusWidget()
    qtbot.keyClick(first, Qt.Key.Key_Return)
    qtbot.keyClicks(first, "bust anna")
    qtbot.keyClick(first, Qt.Key.Key_Return)
    qtbot.keyClick(first, Qt.Key.Key_Down)
    second = QApplication.focusWidget()
    qtbot.keyClicks(second, "3-2")
    qtbot.keyClick(second, Qt.Key.Key_Return)
    assert of.isVisible() and window.page == page
    assert len(evening.club.desk.history(evening.session.tournament).acts) == acts
    chosen = line(of, "Ctrl+9")
    while not chosen.hasFocus():
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    qtbot.keyClick(chosen, Qt.Key.Key_Return)
    assert window.page == "journal" and QApplication.activeModalWidget() is None
