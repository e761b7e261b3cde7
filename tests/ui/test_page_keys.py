"""Every key of a page stands on a button of it or is told to the key sheet, and no key means two things at once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence, QShortcut
from pytestqt.qtbot import QtBot

from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.frame import pages
from tdapp.ui.main_window import MainWindow
from tdapp.ui.paged_window import LOBBY
from tdapp.ui.pages.page import WindowPage
from tdapp.ui.pages.parts_page import PartsPage
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.shortcuts import ToldKey
from tests.ui.pages.evening import Evening, demo_names

# The other Enter, the other plus, and one of a row of keys whose first one is told.
SAME_AS = {"Ctrl+Enter": "Ctrl+Return", "Ctrl+=": "Ctrl++"} | {f"Alt+{number}": "Alt+1" for number in range(2, 10)}


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """An evening that is on: most of what a page can do can be done."""
    evening = Evening(tmp_path, demo_names()[:20])
    evening.register(20)
    evening.draw()
    evening.start()
    window = MainWindow(evening.session)
    qtbot.addWidget(window)
    window.show()
    return window


def walked(window: MainWindow) -> Iterator[tuple[str, WindowPage]]:
    """Every page, and every part of those that have parts, in front of the window."""
    for name in (*pages.names(), LOBBY):
        window.go(name)
        page = window.current()
        assert page is not None
        for part in page.buttons if isinstance(page, PartsPage) else ("",):
            if part:
                page.show_part(part)
            yield f"{name} {part}".strip(), page


def written(keys: str) -> str:
    return QKeySequence(keys).toString()


def test_every_key_of_a_page_is_on_a_button_or_told_to_the_key_sheet(window: MainWindow) -> None:
    of_window = {written(action.key) for action in ACTIONS.values() if action.key}
    faults = []
    for name, page in walked(window):
        known = of_window | {written(button.key) for button in page.findChildren(Button) if button.key}
        known |= {written(told.keys) for told in page.findChildren(ToldKey)}
        for shortcut in page.findChildren(QShortcut):
            keys = shortcut.key().toString()
            if keys not in known and written(SAME_AS.get(keys, "")) not in known:
                faults.append(f"{name}: {keys} of {type(shortcut.parent()).__name__}")
    assert sorted(set(faults)) == []


def test_no_key_means_two_things_at_once(window: MainWindow) -> None:
    """Qt does nothing at all for a key that two of them answer."""
    faults = []
    for name, page in walked(window):
        seen: dict[tuple[object, str], int] = {}
        for shortcut in page.findChildren(QShortcut):
            if shortcut.isEnabled():
                place = (shortcut.parent(), shortcut.key().toString())
                seen[place] = seen.get(place, 0) + 1
        faults += [f"{name}: {keys} twice" for (_place, keys), many in seen.items() if many > 1]
    assert sorted(set(faults)) == []
