"""Operators by keys alone, from the settings of a home game to three people at one desk: who may, who did it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tdapp.app.money import drawers
from tdapp.domain.rights import ROLES, Right, Role
from tdapp.domain.units import Cents
from tdapp.read.people.names import PlayerName
from tdapp.ui.actions import operators
from tdapp.ui.main_window import MainWindow
from tdapp.ui.operators.window import OperatorsWindow
from tdapp.ui.pages.journal.model import WHAT, WHO
from tdapp.ui.pages.journal.page import JournalPage
from tdapp.ui.session import Told
from tdapp.ui.theme.look import look
from tests.ui.pages.evening import Evening

Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
CTRL, ALT, SHIFT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
MOST_TABS = 60


class Hands:
    """Two hands at the keyboard; keys go to whichever window has them."""

    def __init__(self, evening: Evening, qtbot: QtBot) -> None:
        self.evening, self.session, self.qtbot = evening, evening.session, qtbot
        self.told: list[Told] = []
        self.session.told.connect(self.told.append)
        look().wear("dark")
        self.window = MainWindow(self.session)
        qtbot.addWidget(self.window)
        self.window.go("clock")
        self.window.show()
        qtbot.waitUntil(self.window.isActiveWindow)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        window = QGuiApplication.focusWindow()
        assert window is not None
        QTest.keyClick(window, key, modifiers)

    def typed(self, text: str) -> None:
        for letter in text:
            window = QGuiApplication.focusWindow()
            assert window is not None
            if letter == "\n":
                self.press(Key.Key_Return)
            else:
                QTest.keyClick(window, letter)

    def tab_to(self, name: str) -> None:
        """Tab until it has the keyboard."""
        for _ in range(MOST_TABS):
            if self.focus().objectName() == name:
                return
            self.press(Key.Key_Tab)
        raise AssertionError(f"no Tab leads to {name}")

    def focus(self) -> QWidget:
        focus = QGuiApplication.focusObject()
        assert isinstance(focus, QWidget)
        return focus

    def managing(self) -> OperatorsWindow:
        """The Operators window, by way of the settings."""
        self.press(Key.Key_Comma, CTRL)
        self.tab_to("settings_operators")
        self.press(Key.Key_Return)
        window = self.window.findChild(OperatorsWindow)
        assert window is not None
        self.qtbot.waitUntil(window.isActiveWindow)
        return window

    def leave(self, window: OperatorsWindow) -> None:
        self.press(Key.Key_Escape)
        assert not isValid(window) or not window.isVisible()
        self.window.activateWindow()  # a window manager does that when a window is gone
        self.qtbot.waitUntil(self.window.isActiveWindow)

    def sign_in(self, typed: str) -> None:
        self.press(Key.Key_O, CTRL | SHIFT)
        self.typed(typed)


@pytest.fixture
def hands(tmp_path: Path, qtbot: QtBot) -> Iterator[Hands]:
    evening = Evening(tmp_path, [PlayerName(f"Quint{number}", "Jo") for number in range(1, 8)])
    evening.register(6)
    evening.draw()
    yield Hands(evening, qtbot)
    evening.close()


@pytest.fixture
def three(hands: Hands) -> Hands:
    """Ada switches operators on; Eve is for registration, Bo for the floor and for prizes."""
    window = hands.managing()
    hands.typed("\n1234\n1234\n")
    hands.press(Key.Key_N, CTRL)
    hands.typed("Eve\n2222\n2222\n")
    hands.press(Key.Key_N, CTRL)
    hands.typed("Bo")
    hands.tab_to("role_floor")
    hands.press(Key.Key_Space)
    hands.tab_to("right_pay")
    hands.press(Key.Key_Space)
    hands.tab_to("operator_form_pin")
    hands.typed("3333\n3333\n")
    hands.leave(window)
    return hands


def test_two_are_added_with_a_pin_and_their_rights(three: Hands) -> None:
    view = operators.view(three.session)
    rights = {row.name: row.rights for row in view.operators}
    assert view.on and view.here == "Ada" and set(rights) == {"Ada", "Eve", "Bo"}
    assert rights["Eve"] == ROLES[Role.REGISTRATION]
    assert set(rights["Bo"]) == {*ROLES[Role.FLOOR], Right.PAY}


def test_who_may_not_is_told_who_may_and_every_act_says_who_did_it(three: Hands) -> None:
    three.sign_in("ev2222\n")
    assert operators.view(three.session).here == "Eve"
    three.press(Key.Key_Space)
    assert three.told[-1].kind == "refused" and three.told[-1].text.endswith(
        "run the clock. Ask somebody who may to sign in: Ada and Bo."
    )
    three.press(Key.Key_0, CTRL)
    three.typed("quint7\n\n\n")
    assert three.told[-1].kind == "refused" and three.told[-1].text == (
        "Only Ada and Bo may allow this, with a reason. This cash would go through no drawer, so nobody counts it. "
        "Open or choose a drawer first."
    )
    assert not three.window.override.isVisible()  # it is not hers to lift
    drawers.open_drawer(three.session.club, "Desk 1", "EUR", cents=Cents(0))
    three.typed("\n")
    three.sign_in("b3333\n")
    three.press(Key.Key_1, CTRL)
    three.press(Key.Key_Space)
    assert three.session.clock_view().phase.value == "running"
    three.press(Key.Key_9, CTRL)
    journal = three.window.current()
    assert isinstance(journal, JournalPage)
    done = [(journal.rows.text(row, WHO), journal.rows.text(row, WHAT)) for row in journal.rows.rows[:2]]
    assert [who for who, _ in done] == ["Bo", "Eve"] and "Quint7" in done[1][1]
    three.press(Key.Key_2, ALT)
    assert [journal.rows.text(row, WHO) for row in journal.rows.rows[:2]] == ["Bo", "Eve"]


def test_signed_out_nobody_does_anything_until_somebody_signs_in(three: Hands) -> None:
    three.press(Key.Key_O, CTRL | SHIFT)
    three.tab_to("sign_out")
    three.press(Key.Key_Return)
    assert operators.view(three.session).here == ""
    three.press(Key.Key_Escape)
    three.press(Key.Key_Space)
    assert three.session.clock_view().phase.value != "running" and "Sign in first" in three.told[-1].text
    three.sign_in("a1234\n")
    three.press(Key.Key_Space)
    assert three.session.clock_view().phase.value == "running"


def test_switched_off_again_by_keys(three: Hands) -> None:
    three.managing()
    three.tab_to("switch_off")
    three.press(Key.Key_Return)
    assert not operators.view(three.session).on
