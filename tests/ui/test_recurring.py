"""What can be done on many pages has the same key on all of them, and the key does nothing else."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.keys import ActionKey
from tdapp.ui.widgets import recurring
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.shortcuts import ToldKey
from tests.ui.evening_states import STATES
from tests.ui.test_page_keys import written
from tests.ui.typing_walk import PLACES, Hands

KEYS = {name: key for name, key in vars(recurring).items() if name.isupper()}
ICONS = {
    "PRINT": {"printer", "receipt"},
    "ADD": {"plus"},
    "NEW": {"plus", "user-plus"},
    "TAKE_OUT": {"trash-2", "minus", "x", "user-x", "undo-2"},
    "PUT_RIGHT": {"pencil"},
    "UNDO": {"undo-2"},
}
ONLY = {icon: [name for name, icons in ICONS.items() if icon in icons] for icon in ("printer", "receipt")}


@pytest.fixture
def hands(qtbot: QtBot, tmp_path: Path) -> Hands:
    return Hands(STATES["running"](tmp_path), qtbot)


def windows(hands: Hands) -> Iterator[QWidget]:
    """Every page with its parts made, and every window beside the main one."""
    for place in PLACES:
        if not place.window.startswith(("show_settings", "show_keys")):
            hands.go(place)
    yield hands.window
    yield from hands.window.beside._there()


def test_keys_of_what_recurs_stand_in_one_place_and_differ() -> None:
    assert len(set(KEYS.values())) == len(KEYS) == len(ICONS)


def test_what_recurs_has_its_key_everywhere_and_the_key_nothing_else(hands: Hands) -> None:
    by_key = {written(key): name for name, key in KEYS.items()}
    faults = set()
    for window in windows(hands):
        for button in window.findChildren(Button):
            name = by_key.get(written(button.key)) if button.key else None
            if name is not None and button.icon_name not in ICONS[name]:
                faults.add(f"{button.objectName()}: {button.key} with the icon {button.icon_name!r}")
            wanted = ONLY.get(button.icon_name, ())
            if button.key and wanted and name not in wanted:
                faults.add(f"{button.objectName()}: {button.key}, not {[KEYS[each] for each in wanted]}")
        known = {written(told.keys) for told in window.findChildren(ToldKey)}
        known |= {written(button.key) for button in window.findChildren(Button) if button.key}
        known |= {written(action.key) for action in ACTIONS.values() if action.key}
        for shortcut in window.findChildren(QShortcut):
            keys = shortcut.key().toString()
            if not isinstance(shortcut, ActionKey) and keys in by_key and keys not in known:
                faults.add(f"{keys} of {type(shortcut.parent()).__name__}")
    assert not faults, "\n".join(sorted(faults))
