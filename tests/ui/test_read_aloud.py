"""An evening as a screen reader reads it: the commonest jobs, by keys alone, and all that can be used has a name.

What is read stands in `read_aloud_en.txt` and `read_aloud_nl.txt`: '>' what is pressed or typed, 'at' what has the
keyboard then, 'says' what is announced. What changes on purpose is written there anew: with READ_ALOUD_TO=tests/ui.
"""

import os
import random
from collections.abc import Callable, Iterator
from datetime import UTC
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from tdapp.ui import spoken
from tdapp.ui.i18n import Languages
from tdapp.ui.widgets.buttons import Button
from tests.ui.evening_states import STATES
from tests.ui.reader import Reader, Role, Text, face_of
from tests.ui.typing_walk import ALT, CTRL, NONE, PLACES, SHIFT, Hands, Key

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


class Heard:
    """A director who hears what she does."""

    def __init__(self, hands: Hands, reader: Reader) -> None:
        self.hands, self.reader = hands, reader

    def begin(self, job: str) -> None:
        self.hands.clean()
        self.reader.lines += ["", job]
        self.reader.look()

    def types(self, text: str) -> None:
        self.reader.lines.append(f"> {text}")
        self.hands.typed(text)
        self._listens()

    def presses(self, named: str, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
        self.reader.lines.append(f"> [{named}]")
        self.hands.press(key, held)
        self._listens()

    def enters(self) -> None:
        self.presses("Enter", Key.Key_Return)

    def _listens(self) -> None:
        QApplication.processEvents()
        spoken.say_waiting()
        self.reader.look()


def bust_out(she: Heard) -> None:
    she.types("bust anna")
    she.enters()


def undo(she: Heard) -> None:
    she.presses("Ctrl+Z", Key.Key_Z, CTRL)


def rebuy(she: Heard) -> None:
    she.types("rebuy zoe")
    she.enters()


def late_entry(she: Heard) -> None:
    she.presses("Ctrl+2", Key.Key_2, CTRL)
    she.types("Boris Quick")
    she.enters()
    she.enters()


def move(she: Heard) -> None:
    she.types("move 3-2 3-6")
    she.enters()


def refused(she: Heard) -> None:
    she.types("break 3")
    she.enters()


def pause(she: Heard) -> None:
    she.presses("Ctrl+1", Key.Key_1, CTRL)
    she.presses("Space", Key.Key_Space)
    she.presses("Space", Key.Key_Space)


def next_level(she: Heard) -> None:
    she.presses("Alt+N", Key.Key_N, ALT)


def add_ons(she: Heard) -> None:
    she.types("add-on 2")
    she.enters()
    she.presses("Space", Key.Key_Space)
    she.presses("Down", Key.Key_Down)
    she.enters()


def ruling(she: Heard) -> None:
    she.presses("Ctrl+3", Key.Key_3, CTRL)
    she.presses("Right", Key.Key_Right)
    she.presses("Alt+R", Key.Key_R, ALT)
    she.types("string")
    she.enters()
    she.types("1000 1000")
    she.enters()
    she.types("1000")
    for _question in range(3):
        she.enters()


def break_table(she: Heard) -> None:
    she.types("open a table")
    she.enters()
    she.types("break 3")
    she.enters()
    she.presses("Ctrl+Enter", Key.Key_Return, CTRL)


def slips(she: Heard) -> None:
    she.types("slips")
    she.enters()
    she.presses("Shift+Tab", Key.Key_Backtab, SHIFT)
    she.presses("Shift+Tab", Key.Key_Backtab, SHIFT)


JOBS: tuple[tuple[str, Callable[[Heard], None]], ...] = (
    ("1. A bust-out", bust_out), ("2. Undo", undo), ("3. A rebuy", rebuy), ("4. A late entry", late_entry),
    ("5. A move", move), ("6. A pause", pause), ("7. The next level", next_level), ("8. A refusal", refused),
    ("9. Add-ons of a table", add_ons), ("10. A ruling from a seat", ruling), ("11. A table is broken", break_table),
    ("12. Its slips", slips),
)  # fmt: skip


@pytest.mark.parametrize("language", ["en", "nl"])
def test_an_evening_is_read_aloud(language: str, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tdapp.ui.spoken.SOON", 600_000)  # nothing is said by itself between two letters
    monkeypatch.setattr("secrets._sysrand", random.Random(7))  # who comes late is drawn the same seat each time
    hands = Hands(STATES["running"](tmp_path), qtbot)
    languages = Languages(UTC)
    hands.session.words = languages.words(language)
    hands.session.words_changed.emit()
    with Reader() as reader:
        she = Heard(hands, reader)
        for named, job in JOBS:
            she.begin(named)
            job(she)
    if folder := os.environ.get("READ_ALOUD_TO"):  # where what is read now is written, to be looked at
        (Path(folder) / f"read_aloud_{language}.txt").write_text("\n".join(reader.lines[1:]) + "\n", encoding="utf-8")
    read = "\n".join(reader.lines[1:]) + "\n"
    record = Path(__file__).parent / f"read_aloud_{language}.txt"
    assert read == record.read_text(encoding="utf-8")


# Buttons that stay down


def test_a_button_that_stays_down_is_read_as_one_and_not_as_something_to_be_ticked(qtbot: QtBot) -> None:
    pressed = list[str]()
    pill = Button("Cash && card", partial(pressed.append, "pill"), kind="filter", name="pill")
    qtbot.addWidget(pill)
    with Reader():
        pill.show()
        face = face_of(pill)
        assert face.role() is Role.Button and face.text(Text.Name) == "Cash & card"
        assert face.state().checkable and not face.state().checked
        press = face.actionInterface()
        press.doAction("Toggle")
        assert pressed == ["pill"] and pill.isChecked() and face.state().checked and face.state().pressed
        pill.allow("Nothing to pay")
        assert face.state().disabled and face.text(Text.Description) == "Nothing to pay"
        press.doAction("Press")
        assert pressed == ["pill"]  # a grey one is not pressed by a reader either


def test_nothing_but_what_is_ticked_is_read_as_a_check_box(tmp_path: Path, qtbot: QtBot) -> None:
    faults, pills = set[str](), 0
    with Reader():
        hands = Hands(STATES["running"](tmp_path), qtbot)
        for place in PLACES:
            hands.clean()
            if not hands.go(place):
                continue
            window = QApplication.activeWindow() or hands.window
            for button in window.findChildren(Button):
                if button.isVisible() and button.isCheckable():
                    pills += 1
                    face = face_of(button)
                    if face.role() is not Role.Button or not face.state().checkable:
                        faults.add(f"{place.name}: {button.objectName()} is read as {face.role().name}")
    assert pills > 100
    assert not faults, "\n".join(sorted(faults))


# Names of all that can be used


def nameless(hands: Hands) -> Iterator[str]:
    """What can be used here and has no name, is grey and does not say why, or is nothing a reader knows."""
    window = QApplication.activeWindow() or hands.window
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or not widget.focusPolicy() & Qt.FocusPolicy.TabFocus or widget.focusProxy():
            continue
        face, called = face_of(widget), widget.objectName() or type(widget).__name__
        if not face.text(Text.Name).strip():
            yield f"{called} has no name"
        if isinstance(widget, QAbstractButton) and not widget.isEnabled() and not face.text(Text.Description):
            yield f"{called} does not say why it is grey"
        if face.role() is Role.NoRole:
            yield f"{called} is nothing a reader knows"


@pytest.mark.parametrize(
    "state", [pytest.param(each, marks=() if each == "running" else pytest.mark.soak) for each in STATES]
)
def test_all_that_can_be_used_has_a_name_and_says_why_it_is_grey(state: str, tmp_path: Path, qtbot: QtBot) -> None:
    hands, faults = Hands(STATES[state](tmp_path), qtbot), []
    for place in PLACES:
        hands.clean()
        if hands.go(place):
            faults += [f"{place.name}: {each}" for each in nameless(hands)]
    assert not faults, "\n".join(faults)
