"""What somebody looks for first is in sight on every page, part and window: how a long name begins, the chosen line."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication, QLineEdit, QListView, QWidget
from pytestqt.qtbot import QtBot

from tdapp.read.people.names import PlayerName
from tdapp.read.sheet_kind import SheetKind
from tdapp.ui.pages.papers.page import PapersPage
from tdapp.ui.people.frame import PeopleFrame
from tdapp.ui.side_window import SideWindow
from tdapp.values import replace
from tests.ui.evening_states import STATES
from tests.ui.pages.evening import SETUP, Evening, demo_names
from tests.ui.test_cut_text import Screen
from tests.ui.typing_walk import PLACES, Hands

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
LONG = "Nederlands Kampioenschap No-Limit Hold'em, voorronde Zuid-Limburg en omstreken"
LAST = PlayerName("李", "小龙")  # sorts behind all others, far down in every list


def begins_out_of_sight(window: QWidget) -> list[str]:
    """The lines nobody types in whose first letters are scrolled away."""
    lines = (line for line in window.findChildren(QLineEdit) if line.isVisible() and not line.hasFocus())
    long = (line for line in lines if line.fontMetrics().horizontalAdvance(line.text()) > line.width())
    return [line.objectName() for line in long if line.cursorPosition()]


def chosen_out_of_sight(window: QWidget) -> list[str]:
    """The lists whose chosen line is scrolled away."""
    lists = (each for each in window.findChildren(QListView) if each.isVisible() and each.currentIndex().isValid())
    return [each.objectName() for each in lists if not _within(each.visualRect(each.currentIndex()), each.viewport())]


def _within(line: QRect, view: QWidget) -> bool:
    return line.top() >= 0 and line.bottom() <= view.height()  # to the right it may go on: then it is cut and told


@pytest.mark.parametrize("faults_of", [begins_out_of_sight, chosen_out_of_sight])
def test_what_is_looked_for_first_is_in_sight_everywhere(
    faults_of: Callable[[QWidget], list[str]], tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind in (SideWindow, PeopleFrame):
        monkeypatch.setattr(kind, "screen", lambda _window: Screen(QSize(1366, 768)), raising=False)
    evening = Evening(tmp_path, (*demo_names()[:2], LAST, *demo_names()[2:40]), setup=replace(SETUP, name=LONG))
    evening.register(40)
    evening.draw()
    evening.start()
    hands = Hands(evening, qtbot)
    faults, looked_at = [], 0
    for place in PLACES:
        hands.clean()
        if not hands.go(place):
            continue
        QApplication.processEvents()
        front = QApplication.activeWindow() or hands.window
        looked_at += len(front.findChildren(QLineEdit))
        faults += [f"{place.name}: {name}" for name in faults_of(front)]
    assert not faults, "\n".join(faults)
    assert looked_at > 50


def test_the_sheet_that_is_asked_for_is_in_sight_in_the_list_of_sheets(tmp_path: Path, qtbot: QtBot) -> None:
    """Also where what is offered with it takes room of the list."""
    hands = Hands(STATES["finished"](tmp_path), qtbot)
    hands.window.setUpdatesEnabled(True)
    for kind in SheetKind:
        hands.window.go("papers")
        page = hands.window.current()
        assert isinstance(page, PapersPage)
        page.show_sheet(kind)
        QApplication.processEvents()
        assert chosen_out_of_sight(page) == [], kind
