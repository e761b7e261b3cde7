"""What can be done on many pages has the same key on all of them, and the key does nothing else."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.importing import Importing
from tdapp.ui.keys import ActionKey
from tdapp.ui.pages.chips.count.importing import CountImporting
from tdapp.ui.pages.prizes.page import PrizesPage
from tdapp.ui.pages.rulings.house import HouseRules
from tdapp.ui.people_importing import PeopleImporting
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
LETTERS = Path(__file__).with_name("alt_letters.txt")  # key, whose it is, what it means or why it may mean that
ONLY = {icon: [name for name, icons in ICONS.items() if icon in icons] for icon in ("printer", "receipt")}


@pytest.fixture
def hands(qtbot: QtBot, tmp_path: Path) -> Hands:
    return Hands(STATES["running"](tmp_path), qtbot)


def windows(hands: Hands) -> Iterator[QWidget]:
    """Every page with its parts made, and every window beside the main one."""
    for place in PLACES:
        if not place.window.startswith(("show_settings", "show_keys")):
            hands.go(place)
    prizes = hands.window._pages["prizes"]
    assert isinstance(prizes, PrizesPage)
    assert prizes.deal  # made when it is first asked for
    assert prizes.desks.pool
    yield hands.window
    yield from hands.window.beside._there()


def test_keys_of_what_recurs_stand_in_one_place_and_differ() -> None:
    assert len(set(KEYS.values())) == len(KEYS)
    assert set(ICONS) == {name for name, key in KEYS.items() if "Alt" not in key} | {"PUT_RIGHT"}


def test_what_recurs_has_its_key_everywhere_and_the_key_nothing_else(hands: Hands) -> None:
    by_key = {written(KEYS[name]): name for name in ICONS}
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


def letters(hands: Hands) -> Iterator[tuple[str, str]]:
    """Every key of buttons and of what is told to the key sheet, with the name of the button or the page."""
    dialogs = [kind(hands.session, hands.window) for kind in (HouseRules, Importing, PeopleImporting, CountImporting)]
    for window in (*windows(hands), *dialogs):
        for button in window.findChildren(Button):
            if button.key:
                yield written(button.key), button.objectName()
        for told in window.findChildren(ToldKey):
            yield written(told.keys), type(told.page).__name__


def test_every_letter_with_alt_means_what_is_listed(hands: Hands) -> None:
    """One that is not listed may already mean something else on another page."""
    lines = [line.split("\t") for line in LETTERS.read_text(encoding="utf-8").splitlines()]
    listed = {(key, whose): why for key, whose, why in lines}
    found = {(key, whose) for key, whose in letters(hands) if key.startswith("Alt+") and key[4:].isalpha()}
    assert sorted(found - set(listed)) == [], "list them, with what else has the letter in mind"
    assert sorted(set(listed) - found) == [], "no longer there"
    owned = {key: name for name, key in KEYS.items() if key.startswith("Alt+")}
    for (key, whose), why in listed.items():
        if why in KEYS:
            assert KEYS[why] == key, f"{whose}: {why} is {KEYS[why]}"
        else:
            assert why.strip(), f"{whose}: why may {key} mean it beside {owned.get(key)}?"
    for name, key in KEYS.items():
        assert not key.startswith("Alt+") or name in listed.values(), f"{name} recurs nowhere"
