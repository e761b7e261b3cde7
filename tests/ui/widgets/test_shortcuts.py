"""A page's key is the page's: dead while another page is in front, or while something beside it has the keyboard."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QStackedWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tdapp.ui.widgets.shortcuts import key_on

PAGES = ("players", "tables")


class Hall(QWidget):
    """Two pages in one place, each with Alt+B, and a field beside them; `heard` counts which page's key went off."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: Counter[str] = Counter()
        self.beside, self.stack = QLineEdit(), QStackedWidget()
        self.fields = {name: QLineEdit() for name in PAGES}
        self.pages = {name: QWidget() for name in PAGES}
        for (name, page), slot in zip(self.pages.items(), (self._players, self._tables), strict=True):
            QVBoxLayout(page).addWidget(self.fields[name])
            self.stack.addWidget(page)
            key_on(page, "Alt+B", slot)
        row = QHBoxLayout(self)
        row.addWidget(self.stack)
        row.addWidget(self.beside)

    def show_page(self, name: str) -> None:
        self.stack.setCurrentWidget(self.pages[name])
        self.fields[name].setFocus()

    def _players(self) -> None:
        self.heard["players"] += 1

    def _tables(self) -> None:
        self.heard["tables"] += 1


@pytest.fixture
def hall(qtbot: QtBot) -> Hall:
    hall = Hall()
    qtbot.addWidget(hall)
    hall.show()
    qtbot.waitUntil(hall.isActiveWindow)
    return hall


def press(qtbot: QtBot, hall: Hall) -> None:
    qtbot.keyClick(hall.windowHandle(), Qt.Key.Key_B, Qt.KeyboardModifier.AltModifier)


@pytest.mark.parametrize("front", PAGES)
def test_only_the_page_in_front_hears_its_key(hall: Hall, qtbot: QtBot, front: str) -> None:
    hall.show_page(front)
    press(qtbot, hall)
    assert hall.heard == {front: 1}


def test_a_page_in_sight_without_the_keyboard_hears_nothing(hall: Hall, qtbot: QtBot) -> None:
    hall.show_page("players")
    hall.beside.setFocus()
    press(qtbot, hall)
    assert not hall.heard
    hall.fields["players"].setFocus()
    press(qtbot, hall)
    assert hall.heard == {"players": 1}
