"""The keyboard: which key means what, where, and what a lock holds back."""

import re
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QTableView,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tdapp import read
from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.frame.pages import names
from tdapp.ui.keys import Keys, is_shortcut
from tdapp.ui.session import Session, Told
from tdapp.ui.widgets.keyboard import takes_commands
from tdapp.ui.widgets.shortcuts import key_on
from tests.ui.pages.evening import Evening

CTRL, ALT, SHIFT, NONE = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.NoModifier,
)


def press(key: Qt.Key, text: str, modifiers: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text)


class Seen:
    """A window with keys, and what they asked for."""

    def __init__(self, qtbot: QtBot, session: Session) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.session = session
        self.keys = Keys(self.window, session)
        self.pressed: list[str] = []
        self.typed: list[str] = []
        self.keys.pressed.connect(self.pressed.append)
        self.keys.typed.connect(self.typed.append)


@pytest.fixture
def seen(qtbot: QtBot, tmp_path: Path) -> Seen:
    return Seen(qtbot, Evening(tmp_path).session)


def test_keys_mean_one_thing_on_a_page() -> None:
    for page in names():
        keys = Counter(action.key for action in ACTIONS.values() if action.key and action.page in ("", page))
        assert [key for key, times in keys.items() if times > 1] == []


def test_every_need_can_be_settled_by_an_action_that_exists() -> None:
    said = "".join(each.read_text("utf-8") for each in sorted(Path(read.__file__).parent.rglob("*needs*.py")))
    ids = set(re.findall(r'"((?:\w+)\.(?:page|draw|waiting|accept|start|open|post|finish))"', said))
    ids = {each for each in ids if not each.startswith("needs.")}
    assert {"seats.draw", "moves.accept", "clock.start", "tournament.finish"} <= ids
    assert ids <= set(ACTIONS)


def test_every_action_has_a_name_and_does_something() -> None:
    for action in ACTIONS.values():
        assert action.text.source
        assert action.do or action.goes_to or action.id.startswith("window.")


def test_every_key_that_is_told_is_a_sign_or_a_shortcut() -> None:
    for action in ACTIONS.values():
        assert len(action.key) < 2 or action.key == "Space" or is_shortcut(action.key), action.key


def test_letters_and_digits_start_the_command_box(seen: Seen) -> None:
    seen.keys.turn("players")
    for letter in "bł1ж":
        assert seen.keys.plain_key(press(Qt.Key.Key_B, letter), None)
    assert seen.typed == ["b", "ł", "1", "ж"]


def test_the_keys_of_a_page_go_before_the_command_box(seen: Seen) -> None:
    seen.keys.turn("clock")
    assert seen.keys.plain_key(press(Qt.Key.Key_Plus, "+"), None)
    assert seen.pressed == ["clock.add_minute"]
    seen.keys.turn("players")
    assert seen.keys.plain_key(press(Qt.Key.Key_Plus, "+"), None)
    assert seen.typed == ["+"]


@pytest.mark.parametrize(("page", "pressed"), [("clock", ["clock.break"]), ("players", [])])
def test_a_key_with_alt_belongs_to_its_page(seen: Seen, qtbot: QtBot, page: str, pressed: list[str]) -> None:
    seen.keys.turn(page)
    seen.window.show()
    qtbot.waitUntil(seen.window.isActiveWindow)
    qtbot.keyClick(seen.window, Qt.Key.Key_K, ALT)
    assert seen.pressed == pressed


@pytest.mark.parametrize("page", names())
def test_a_letter_is_never_a_deed(seen: Seen, page: str) -> None:
    seen.keys.turn(page)
    for letter in "bnpdr":
        assert seen.keys.plain_key(press(Qt.Key(ord(letter.upper())), letter), None)
    assert seen.pressed == []


def test_space_is_the_clocks_on_every_page(seen: Seen) -> None:
    seen.keys.turn("tables")
    assert seen.keys.plain_key(press(Qt.Key.Key_Space, " "), QTableView())
    assert seen.pressed == ["clock.toggle"]


@pytest.mark.parametrize("make", [QLineEdit, QPlainTextEdit, QSpinBox])
def test_typing_in_a_field_is_never_a_command(seen: Seen, qtbot: QtBot, make: type[QWidget]) -> None:
    field = make()
    qtbot.addWidget(field)
    for key, text in ((Qt.Key.Key_Space, " "), (Qt.Key.Key_N, "n"), (Qt.Key.Key_Question, "?"), (Qt.Key.Key_1, "1")):
        assert not seen.keys.plain_key(press(key, text), field)
    assert seen.pressed == seen.typed == []


def test_a_closed_list_of_choices_is_no_field_but_space_opens_it(seen: Seen, qtbot: QtBot) -> None:
    """A word typed by the way would change what is chosen, and nobody would see it."""
    choice = QComboBox()
    qtbot.addWidget(choice)
    assert not seen.keys.plain_key(press(Qt.Key.Key_Space, " "), choice)
    assert seen.keys.plain_key(press(Qt.Key.Key_N, "n"), choice) and seen.typed == ["n"]
    choice.setEditable(True)
    assert not seen.keys.plain_key(press(Qt.Key.Key_N, "n"), choice) and seen.pressed == []


def test_enter_presses_a_button_that_has_the_focus_space_only_ticks(seen: Seen, qtbot: QtBot) -> None:
    button, pressed = QPushButton(), []
    button.clicked.connect(lambda: pressed.append("button"))
    qtbot.addWidget(button)
    assert seen.keys.plain_key(press(Qt.Key.Key_Space, " "), button)
    assert (pressed, seen.pressed) == ([], ["clock.toggle"])
    assert seen.keys.plain_key(press(Qt.Key.Key_Return, "\r"), button)
    assert pressed == ["button"]
    button.setCheckable(True)
    assert not seen.keys.plain_key(press(Qt.Key.Key_Space, " "), button)
    assert seen.keys.plain_key(press(Qt.Key.Key_B, "b"), button)


def test_a_table_keeps_space_for_its_ticks_and_letters_for_its_cells(seen: Seen, qtbot: QtBot) -> None:
    table, model = QTableView(), QStandardItemModel()
    qtbot.addWidget(table)
    ticked, cell = QStandardItem("move"), QStandardItem("100")
    ticked.setCheckable(True)
    model.appendRow([ticked, cell])
    table.setModel(model)
    table.setCurrentIndex(model.index(0, 0))
    assert not seen.keys.plain_key(press(Qt.Key.Key_Space, " "), table)
    table.setEditTriggers(QTableView.EditTrigger.AnyKeyPressed)
    table.setCurrentIndex(model.index(0, 1))
    assert not seen.keys.plain_key(press(Qt.Key.Key_1, "1"), table)
    table.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
    assert seen.keys.plain_key(press(Qt.Key.Key_1, "1"), table)


@pytest.mark.parametrize(
    ("key", "text", "modifiers"),
    [
        (Qt.Key.Key_B, "\x02", CTRL),
        (Qt.Key.Key_B, "b", ALT),
        (Qt.Key.Key_Escape, "\x1b", NONE),
        (Qt.Key.Key_Tab, "\t", NONE),
        (Qt.Key.Key_Shift, "", SHIFT),
        (Qt.Key.Key_Down, "", NONE),
    ],
)
def test_other_keys_are_left_alone(seen: Seen, key: Qt.Key, text: str, modifiers: Qt.KeyboardModifier) -> None:
    assert not seen.keys.plain_key(press(key, text, modifiers), None)


def test_locked_nothing_passes_but_the_key_that_unlocks(seen: Seen, qtbot: QtBot) -> None:
    field = QLineEdit()
    QVBoxLayout(seen.window).addWidget(field)
    seen.window.show()
    seen.keys.watch()
    field.setFocus()
    handle = seen.window.windowHandle()
    qtbot.waitUntil(seen.window.isActiveWindow)
    seen.keys.lock(locked=True)
    qtbot.keyClick(handle, Qt.Key.Key_A)
    qtbot.keyClick(handle, Qt.Key.Key_Z, CTRL)
    assert (field.text(), seen.pressed) == ("", [])
    qtbot.keyClick(handle, Qt.Key.Key_L, CTRL)
    assert seen.pressed == ["window.lock"]
    seen.keys.lock(locked=False)
    qtbot.keyClick(handle, Qt.Key.Key_A)
    assert field.text() == "a"


def test_undo_in_a_field_is_the_fields_as_long_as_it_has_something_to_undo(seen: Seen) -> None:
    field = QLineEdit(seen.window)
    undo, redo = press(Qt.Key.Key_Z, "\x1a", CTRL), press(Qt.Key.Key_Z, "\x1a", CTRL | SHIFT)
    field.insert("ada")
    assert not seen.keys.plain_key(undo, field)
    field.setText("")  # as a field is emptied once its line was taken
    assert seen.keys.plain_key(undo, field) and seen.keys.plain_key(redo, field)
    assert seen.pressed == ["window.undo", "window.redo"]


def test_a_list_that_is_typed_into_is_a_field_too(seen: Seen) -> None:
    choice = QComboBox(seen.window)
    choice.setEditable(True)
    assert seen.keys.plain_key(press(Qt.Key.Key_Z, "\x1a", CTRL), choice)
    line = choice.lineEdit()
    assert line is not None
    line.insert("ada")
    assert not seen.keys.plain_key(press(Qt.Key.Key_Z, "\x1a", CTRL), choice)
    assert seen.pressed == ["window.undo"]


def test_a_key_of_one_page_is_free_on_another(seen: Seen, qtbot: QtBot) -> None:
    """Qt does nothing at all for a key that two shortcuts are waiting for."""
    pressed: list[str] = []
    line = QLineEdit(seen.window)
    key_on(line, "Alt+B", lambda: pressed.append("page"))
    seen.keys.turn("chips")
    seen.window.show()
    qtbot.waitUntil(seen.window.isActiveWindow)
    line.setFocus()
    qtbot.keyClick(line, Qt.Key.Key_B, ALT)
    assert (pressed, seen.pressed) == (["page"], [])


def test_a_verb_or_a_seat_in_a_line_for_names_is_a_command(seen: Seen) -> None:
    """'Rebuy Jansen' may be somebody: the command box asks, and the line makes nobody of it."""
    line = QLineEdit(seen.window)
    takes_commands(line)
    for text in ("rebuy", "3-"):
        line.setText(text)
        assert not seen.keys.plain_key(press(Qt.Key.Key_J, "j"), line)
    line.setText("rebuy")
    assert seen.keys.plain_key(press(Qt.Key.Key_Space, " "), line)
    line.setText("3-")
    assert seen.keys.plain_key(press(Qt.Key.Key_2, "2"), line)
    line.setText("bust jansen")  # pasted
    assert seen.keys.plain_key(press(Qt.Key.Key_Return, "\r"), line)
    assert (seen.typed, line.text()) == (["rebuy ", "3-2", "bust jansen"], "")


def test_a_line_that_finds_something_keeps_what_it_finds(seen: Seen) -> None:
    line = QLineEdit(seen.window)
    takes_commands(line, finds=lambda typed: typed.startswith("button"))
    line.setText("button")
    assert not seen.keys.plain_key(press(Qt.Key.Key_Space, " "), line)
    line.setText("bust")
    assert not seen.keys.plain_key(press(Qt.Key.Key_Space, " "), line)  # nobody is named yet
    assert seen.typed == seen.pressed == []


def test_space_in_an_empty_line_for_names_is_the_clocks(seen: Seen) -> None:
    line = QLineEdit(seen.window)
    takes_commands(line)
    assert seen.keys.plain_key(press(Qt.Key.Key_Space, " "), line)
    line.setText("van")
    assert not seen.keys.plain_key(press(Qt.Key.Key_Space, " "), line)
    assert seen.pressed == ["clock.toggle"]


def test_enter_after_an_enter_that_did_something_waits_for_another_key(seen: Seen, qtbot: QtBot) -> None:
    button, pressed = QPushButton(), []
    qtbot.addWidget(button)
    button.clicked.connect(lambda: (pressed.append("once"), seen.session.told.emit(Told("Done", "done"))))
    enter, other = press(Qt.Key.Key_Return, "\r"), press(Qt.Key.Key_Tab, "\t")
    for _twice in range(3):
        assert seen.keys.plain_key(enter, button)
    assert len(pressed) == 1
    seen.keys.plain_key(other, button)
    assert seen.keys.plain_key(enter, button)
    assert len(pressed) == 2
    let_go = QKeyEvent(QEvent.Type.KeyRelease, Qt.Key.Key_A, ALT, "a")
    seen.keys.eventFilter(seen.window, let_go)  # Alt+A was a shortcut: the window sees it being let go alone
    assert seen.keys.plain_key(enter, button)
    assert len(pressed) == 3


def test_enter_still_waits_when_a_letter_before_it_is_let_go_after_it(seen: Seen, qtbot: QtBot) -> None:
    button, pressed = QPushButton(), []
    qtbot.addWidget(button)
    button.clicked.connect(lambda: (pressed.append("once"), seen.session.told.emit(Told("Done", "done"))))
    enter = press(Qt.Key.Key_Return, "\r")
    seen.keys.eventFilter(seen.window, press(Qt.Key.Key_A, "a"))
    assert seen.keys.plain_key(enter, button)
    seen.keys.eventFilter(seen.window, QKeyEvent(QEvent.Type.KeyRelease, Qt.Key.Key_A, NONE, "a"))
    assert seen.keys.plain_key(enter, button)
    assert len(pressed) == 1


def test_a_key_that_is_held_down_is_one_key_outside_of_fields(seen: Seen, qtbot: QtBot) -> None:
    def held(key: Qt.Key, text: str, modifiers: Qt.KeyboardModifier = NONE) -> QKeyEvent:
        return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text, True)

    button = QPushButton()
    qtbot.addWidget(button)
    for key, text in ((Qt.Key.Key_Return, "\r"), (Qt.Key.Key_Space, " "), (Qt.Key.Key_Delete, "\x7f")):
        assert seen.keys.plain_key(held(key, text), button)
    assert seen.keys.plain_key(held(Qt.Key.Key_Z, "\x1a", CTRL), button)
    assert not seen.keys.plain_key(held(Qt.Key.Key_Down, ""), button)
    assert seen.keys.plain_key(held(Qt.Key.Key_Escape, "\x1b"), QLineEdit(seen.window))  # it would answer what it asks
    assert not seen.keys.plain_key(held(Qt.Key.Key_Backspace, "\b"), QLineEdit(seen.window))
    assert seen.pressed == seen.typed == []
