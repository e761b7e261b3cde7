"""A director with a keyboard and no mouse: each key goes to whatever has the keyboard, as from the system."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from tdapp.app.demo.evening import HandClock
from tdapp.domain.money.terms import SaleKind, Tender
from tdapp.domain.units import Chips
from tdapp.ui.importing import Importing
from tests.evenings.sitting import MOVES, Sitting

Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
MOST_TABS = 40


class Keyboard(Sitting):
    """A director whose mouse is broken. `keys`: how many she has pressed."""

    keys = 0

    # Keys

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE, times: int = 1) -> None:
        """A key, to whatever has the keyboard."""
        for _time in range(times):
            self.keys += 1
            popup = QApplication.activePopupWidget()
            if isinstance(popup, QMenu):
                QTest.keyClick(popup, key, modifiers)
            else:
                QTest.keyClick(self.in_front(), key, modifiers)

    def in_front(self) -> QWindow:
        """The window that has the keyboard; a window manager sees to that when a dialog is gone."""
        if QGuiApplication.focusWindow() is None:
            self.window.activateWindow()
            self.qtbot.waitUntil(lambda: QGuiApplication.focusWindow() is not None)
        return QGuiApplication.focusWindow()

    def typed(self, text: str) -> None:
        """Letter by letter; a line's end is Enter, and letters no key has come from an input method."""
        for letter in text:
            if letter == "\n":
                self.press(Key.Key_Return)
            elif letter.isascii():
                self.keys += 1
                QTest.keyClick(self.in_front(), letter)  # type: ignore[call-overload]  # a window takes letters too
            else:
                written = QInputMethodEvent()
                written.setCommitString(letter)
                QApplication.sendEvent(QGuiApplication.focusObject(), written)

    def choose(self, file: Path) -> None:
        """Write the name of a file into the dialog that asks for one, which may be the system's own."""
        self.qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), QFileDialog))
        line = self.focus()
        assert isinstance(line, QLineEdit)
        line.setText(str(file))
        self.press(Key.Key_Return)

    def tab_to(self, name: str) -> None:
        """Tab until it has the keyboard."""
        for _tab in range(MOST_TABS):
            if self.focus().objectName() == name:
                return
            self.press(Key.Key_Tab)
        raise AssertionError(f"no Tab leads to {name}")

    def focus(self) -> QWidget:
        focus = QApplication.focusWidget()
        assert focus is not None
        return focus

    def next(self, code: str) -> None:
        """Ctrl+J: the first card of the panel, which is this one."""
        assert self.asked[:1] == [code], self.asked
        self.press(Key.Key_J, CTRL)

    def begin(self, club: str) -> None:
        """A new club of this name, on a machine that has none, and the form of its first tournament."""
        self.app.fail()
        self.tab_to("welcome_begin")
        self.typed("\n")
        with self.qtbot.waitSignal(self.app.app.opening.settled):
            self.typed(f"{club}\n")
        self.next("no_tournament")

    def register(self, names: Sequence[str], listed: int, path: Path) -> None:
        """So many people: these at the desk, the others from a list of new names that is written there."""
        self.next("take_entries")
        for name in names:
            self.typed(f"{name}\n\n")
        club = self.session.club
        assert {club.directory[each.player].full for each in self.state.entries.values()} == set(names)
        path.write_text("\n".join(["Last;First", *(f"Q{n:02}sen;Jo" for n in range(listed))]), encoding="utf-8")
        self.press(Key.Key_2, CTRL)
        self.press(Key.Key_I, CTRL)
        self.choose(path)
        self.qtbot.waitUntil(partial(_ready_to_take, listed))
        self.press(Key.Key_Return)
        assert len(self.state.entries) == listed + len(names)

    def the_break(self) -> None:
        """Add-ons by the sheet of each table, paid in cash but for one table by card; the 25s are raced off."""
        self.wait_until(lambda: "colour_up" in self.asked)
        for table in self.state.open_tables():
            self.typed(f"add-on {table.number}\n")
            if table.number == 2:
                self.press(Key.Key_Y, ALT)
            self.press(Key.Key_Down)  # to look who it is
            self.typed("\n")
        sold = [bought for bought in self.state.purchases.values() if bought.kind is SaleKind.ADD_ON]
        assert len(sold) == self.state.alive
        assert {bought.sale.payments[0].tender for bought in sold} == {Tender.CASH, Tender.CARD}
        self.settle()
        self.next("colour_up")
        self.press(Key.Key_G, ALT)
        for table in self.state.open_tables():
            one, other = self.seats(table.number)[:2]
            self.typed(f"{one}{one}{other}{other}\n")
            self.press(Key.Key_D, ALT)
            self.typed("\n")
        before = self.state.chips
        self.press(Key.Key_E, ALT)
        bank = self.state.bank
        assert bank.race is None and self.state.chips == before and Chips(25) in bank.gone

    def post_prizes(self) -> None:
        """Post the prizes once registration is closed and nothing is more urgent, as a race in the break then."""
        self.wait_until(lambda: self.asked[:1] == ["post_prizes"])
        self.next("post_prizes")
        assert self.state.posted is not None

    def save_sheet(self, file: Path) -> None:
        """Save the sheet in front as a file."""
        self.press(Key.Key_S, CTRL)
        self.choose(file)
        self.qtbot.waitUntil(file.exists)
        assert file.read_bytes().startswith(b"%PDF")

    # The room

    def out(self, count: int) -> None:
        """So many go out, one after the other, from the fullest table; what has to be moved is moved."""
        for _player in range(count):
            table = max(self.state.open_tables(), key=lambda each: each.seated)
            before = self.state.alive
            self.typed(f"bust {table.number}-{self.seats(table.number)[0]}\n")
            assert self.state.alive == before - 1
            self.wait(1)
            self.settle()

    def settle(self) -> None:
        """Do what the panel asks first, as long as it is about seats; nobody knows where a button is."""
        for _card in range(20):
            if not self.asked or self.asked[0] not in MOVES:
                return
            self.next(self.asked[0])
            if "unseated" in self.asked[:1]:
                self.press(Key.Key_A, ALT)
                continue
            self.press(Key.Key_Return, CTRL)
            for _button in range(9):
                if self.focus().objectName() == "move_asked":
                    self.typed("?\n")
            if self.asked[:1] != ["unseated"] and self.session.proposal() is not None:
                self.press(Key.Key_Return, CTRL)
        raise AssertionError(f"the room never comes to order: {self.asked}")


@pytest.fixture
def player(qtbot: QtBot, clock: HandClock) -> Iterator[Keyboard]:
    hands = Keyboard(qtbot, clock)
    yield hands
    hands.window.close()
    hands.window.deleteLater()


def _ready_to_take(count: int) -> bool:
    dialog = QApplication.activeModalWidget()
    return isinstance(dialog, Importing) and dialog.planned is not None and len(dialog.planned.good) == count
