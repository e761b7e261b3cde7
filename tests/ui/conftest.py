"""What every test of the windows gets: our letters and look, a desktop without the windows of the test before, and what
its room says.
"""

from collections.abc import Iterator
from datetime import UTC
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tdapp.store.collector import uncollected
from tdapp.ui.ahead import Ahead
from tdapp.ui.background import wait_for_threads
from tdapp.ui.fonts import DIGITS
from tdapp.ui.forecaster import Forecaster
from tdapp.ui.language import language
from tdapp.ui.pages.clock.ahead import AheadPlace
from tdapp.ui.session import Told
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import DARK
from tdapp.words.say import Words
from tests.ui.pages.evening import Evening

ENGLISH = Words("en", UTC)  # what the windows speak where no session does
SLOW = 60_000  # milliseconds a slow machine may take


@pytest.fixture(autouse=True)
def usual_windows(qapp: QApplication) -> Iterator[None]:
    """Every window is written in the shipped letters; afterwards it is really gone, its club is closed, nothing is
    worked on beside it any more, no key and no button is held down, and the look is the usual one.

    No event loop runs between two tests to delete the windows, and every change of the look would go through them all.
    """
    language().speak(ENGLISH)
    yield
    Evening.close_all()
    foreign = foreign_letters()
    for window in QApplication.topLevelWidgets():
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    wait_for_threads()
    worn = look()
    if (worn.tokens, worn.touch, worn.still) != (DARK, False, False):
        worn.wear("dark")
    let_go()
    if foreign:
        pytest.fail(f"written in letters of this machine: {foreign}", pytrace=False)


@pytest.fixture(autouse=True)
def nothing_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """No page is made ahead in a moment that happens to be idle: a test that wants them ahead has them made. The card
    of the evening ahead is there at once, and asks only when told.
    """
    monkeypatch.setattr(Ahead, "look", lambda _self: None)
    monkeypatch.setattr(AheadPlace, "wait", AheadPlace.begin)
    monkeypatch.setattr(Forecaster, "look", lambda _self: None)


def let_go() -> None:
    """Let go of Shift, Ctrl and Alt: a chord's last event has them still, and in a list where several are chosen Qt
    would go by them. And of the mouse: a button goes down on a window that closes at once and is gone when it comes up.
    """
    for button in QGuiApplication.mouseButtons():
        QTest.mouseRelease(QWidget(), button)
    if QGuiApplication.keyboardModifiers() != Qt.KeyboardModifier.NoModifier:
        QTest.keyRelease(QWidget(), Qt.Key.Key_Shift)


def foreign_letters() -> set[tuple[str, str, str]]:
    """The widgets that ask for other letters than the shipped ones: kind, name and what they ask for.

    Nothing is collected on the way: a window nobody holds any more would go while it is still in the list. The place of
    something that is gone may be a new widget's, which then passes for what was there before: that one is left out.
    """
    with uncollected():
        listed: list[object] = [*QApplication.allWidgets()]
        return {
            (type(widget).__name__, widget.objectName(), family)
            for widget in listed
            if isinstance(widget, QWidget)
            for family in widget.font().families()
            if family not in DIGITS
        }


@pytest.fixture
def qtbot(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> QtBot:
    """Keeps the windows it is given until the test is over, dressed as a window is, and waits as long as a slow machine
    may take.

    A window that only a test's own variable held could be collected while its last events are delivered to it.
    """
    kept: list[QWidget] = []
    add = qtbot.addWidget

    def keep(widget: QWidget, **how: Any) -> None:
        kept.append(widget)
        if widget.parentWidget() is None:
            look().dress(widget)
        add(widget, **how)

    monkeypatch.setattr(qtbot, "addWidget", keep)
    for wait in ("waitUntil", "waitSignal", "waitSignals", "waitExposed", "waitActive"):
        monkeypatch.setattr(qtbot, wait, partial(getattr(qtbot, wait), timeout=SLOW))
    return qtbot


@pytest.fixture
def told(evening: Evening) -> list[Told]:
    """What is said in the room of the test's own evening."""
    said: list[Told] = []
    evening.session.told.connect(said.append)
    return said
