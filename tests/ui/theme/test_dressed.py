"""Windows wear the style sheet, and nothing else does: what is made has its style once, when it comes into one."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tdapp.ui.screens.window import ScreenWindow
from tdapp.ui.splash import Splash
from tdapp.ui.theme.look import look
from tests.ui.evening_states import STATES
from tests.ui.typing_walk import PLACES, Hands

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


def bare_windows() -> list[str]:
    """The windows in sight that wear nothing, nor belong to one that does. The room's screen paints itself."""
    found = []
    for window in QApplication.topLevelWidgets():
        worn: QWidget | None = window
        while worn is not None and "QPushButton" not in worn.styleSheet():
            worn = worn.parentWidget()
        if worn is None and window.isVisible() and not isinstance(window, ScreenWindow):
            found.append(f"{type(window).__name__} {window.objectName()}")
    return found


def test_every_window_wears_the_style_sheet(qtbot: QtBot, tmp_path: Path) -> None:
    hands = Hands(STATES["running"](tmp_path), qtbot)
    for place in PLACES:
        hands.clean()
        hands.go(place)
        assert bare_windows() == [], place.name
        for menu in hands.window.menu.actions():
            if (opened := menu.menu()) is not None:
                assert opened.parentWidget() is not None, menu.text()


def test_the_application_wears_none(qtbot: QtBot) -> None:
    look().wear("light")
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    assert app.styleSheet() == ""


def test_the_window_of_the_application_is_dressed_by_itself_in_every_theme(qtbot: QtBot) -> None:
    shell = Splash()
    look().wear("light")
    light = shell.styleSheet()
    look().wear("dark")
    assert light and shell.styleSheet() and light != shell.styleSheet()
    qtbot.addWidget(shell)


def test_what_comes_into_a_window_has_its_style_from_it(qtbot: QtBot) -> None:
    window, label = QWidget(), QLabel("Seat 4")
    label.setProperty("role", "figure")
    look().dress(window)
    qtbot.addWidget(window)
    before = label.fontInfo().pixelSize()
    QVBoxLayout(window).addWidget(label)
    window.show()
    assert before < label.fontInfo().pixelSize() == 28


def test_a_window_that_is_gone_is_dressed_no_more(qtbot: QtBot) -> None:
    gone = QWidget()
    look().dress(gone)
    gone.deleteLater()
    qtbot.waitSignal(gone.destroyed).wait()
    look().wear("light")
    look().wear("dark")
