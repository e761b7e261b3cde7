"""The keys the manual names are those of the page or window it tells of, and do what it says there."""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tdapp.app.manual import manual
from tdapp.read.people.names import fold
from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.key_sheet import keys_of
from tdapp.ui.manual import topics
from tdapp.ui.widgets.buttons import Button
from tests.ui.evening_states import STATES
from tests.ui.typing_walk import PLACES, Hands

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
ROW = re.compile(r"^\| *(`[^|]+?) *\| *([^|]+?) *\|$", re.MULTILINE)
KEY = re.compile(r"`((?:Ctrl\+|Alt\+|Shift\+)*(?:F\d{1,2}|[A-Z0-9,.?+-]|Ins|Del|Enter|Space|Tab|Esc|Home|End))`")
# Keys a list or a field answers itself while it has the keyboard; the tests of each list hold them.
OF_LISTS = {"Enter", "Tab", "Space", "Del", "Ctrl+C", "Ctrl+V", "Ctrl+D"}
# What stands on the button where the manual says it in other words; '' where a key stands on none.
SAID = {
    ("players", "Alt+Z"): "Bring back",
    ("players", "Ctrl+N"): "Register: type a name",
    ("players", "Ctrl+F"): "Find a name, number or seat",
    ("structure", "Ctrl+Shift+Z"): "Redo",
    ("prizes", "Alt+O"): "Pay out",
    ("rulings", "Alt+T"): "Dutch",
    ("journal", "Alt+Z"): "",
    ("people", "Ctrl+F"): "",
    ("people", "Alt+L"): "Do not add",
    ("people", "Alt+B"): "Bar",
    ("drawers", "Ctrl+Enter"): "",
    ("draws", "Alt+L"): "Copy",
    ("draws", "Alt+C"): "Copy",
    ("keys", "Ctrl+1"): "Clock",
    ("keys", "Ctrl+9"): "Journal",
    ("keys", "Ctrl+0"): "Desk",
    ("keys", "Ctrl+R"): "Result",
    ("keys", "Ctrl+B"): "Bubble",
    ("keys", "Ctrl+Shift+O"): "",
}


def named(page: str) -> Iterator[tuple[str, str]]:
    """The keys a page of the manual names in its tables, each with what it says of it."""
    for cells, said in ROW.findall(manual("en").pages[page].marked):
        for key in KEY.findall(cells):
            yield key, said


def bound(widget: QWidget) -> Iterator[tuple[str, str]]:
    """The keys of what is open, with what stands on their buttons."""
    yield from keys_of(widget, "")
    for button in widget.findChildren(Button):
        if button.key:
            yield button.key.replace("Return", "Enter"), f"{button.text()} {button.accessibleName()}"
    for shortcut in widget.findChildren(QShortcut):
        yield shortcut.key().toString().replace("Return", "Enter"), ""


def everywhere(page: str) -> Iterator[tuple[str, str]]:
    """The keys of actions that work everywhere, and of those of this page."""
    for action in ACTIONS.values():
        if action.key and action.page in ("", page):
            yield action.key, action.text.source


def front(hands: Hands) -> QWidget:
    return QApplication.activeWindow() or hands.window


def alike(said: str, texts: set[str]) -> bool:
    """Whether a sentence of the manual and what stands on a button have a word in common, by its first letters."""
    words = {word[:4] for word in re.findall(r"[a-z]{3,}", fold(said))}
    return any(words & {word[:4] for word in re.findall(r"[a-z]{3,}", fold(text))} for text in texts)


def test_the_keys_the_manual_names_do_what_it_says_where_it_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    hands = Hands(STATES["running"](tmp_path), qtbot)
    found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for place in PLACES:
        hands.clean()
        if not hands.go(place):
            continue
        window, page = front(hands), "" if place.window else place.page
        topic = topics.of_page(place.page, "") if page else topics.of_window(window)
        shown = window if not page else hands.window.stack.currentWidget()
        for key, text in (*bound(shown), *everywhere(page)):
            found[topic.partition("#")[0]][key].add(text)
    for key, text in bound(hands.window):  # the page about keys tells of all of them
        found["keys"][key].add(text)
    faults, other = [], set()
    for page in found:
        for key, said in named(page):
            texts = {" ".join(text.split()) for text in found[page][key]}
            if key in OF_LISTS:
                continue
            if not texts:
                faults.append(f"{page}: {key} is no key there ({said})")
            elif alike(said, texts):
                continue
            elif SAID.get((page, key)) in texts:
                other.add((page, key))
            else:
                faults.append(f"{page}: {key} says {sorted(found[page][key])}, the manual {said}")
    assert not faults, "\n".join(faults)
    assert other == set(SAID), "said in the same words by now"
    assert sum(len(list(named(page))) for page in found) > 100
