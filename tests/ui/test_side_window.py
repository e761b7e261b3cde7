"""A window beside the main one: it follows the room, says what stands in the way, and goes when nothing is left."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from tdapp.domain import tournament
from tdapp.ui.draws import texts
from tdapp.ui.session import Session, Told
from tdapp.ui.side_window import SideWindow
from tests.ui.pages.evening import Evening

CONTROL = Qt.KeyboardModifier.ControlModifier


class OfTournament(SideWindow):
    """Counts how often it looked."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, None, name="looking", title=texts.TITLE, close=texts.CLOSE)
        self.looked = 0
        self.lay_out(*self.parts())
        self.retranslate()
        self.refresh()

    def parts(self) -> tuple[QWidget, ...]:
        return (QLabel("here"),)

    def show_room(self) -> None:
        self.looked += 1


class OfClub(OfTournament):
    """The same, about the club."""

    of_club = True


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path)
    yield evening
    evening.close()


def test_it_looks_when_its_tournament_changes_and_closes_without_one(evening: Evening, qtbot: QtBot) -> None:
    window = OfTournament(evening.session)
    window.come()
    assert window.isVisible()
    before = window.looked
    evening.session.changed.emit("another stream")
    assert window.looked == before
    evening.session.changed.emit(evening.session.tournament)
    assert window.looked == before + 1
    with qtbot.waitSignal(window.destroyed):
        evening.session.switch(None)


def test_one_about_the_club_needs_no_tournament_and_looks_at_everything(evening: Evening, qtbot: QtBot) -> None:
    window = OfClub(evening.session)
    qtbot.addWidget(window)
    window.come()
    before = window.looked
    evening.session.changed.emit("another stream")
    assert window.looked == before + 1
    evening.session.switch(None)
    assert window.isVisible() and window.looked == before + 2


def test_what_stands_in_the_way_is_said_in_it_too(evening: Evening, qtbot: QtBot) -> None:
    window = OfTournament(evening.session)
    qtbot.addWidget(window)
    for kind, tone in (("refused", "warning"), ("error", "danger"), ("done", "")):
        evening.session.told.emit(Told(f"It is {kind}", kind))
        assert window.told.text() == f"It is {kind}"
        assert (window.told.property("tone") or "") == tone


class Typed(OfTournament):
    """One with a field and a list."""

    def __init__(self, session: Session) -> None:
        self.field, self.list = QLineEdit(), QListWidget()
        super().__init__(session)

    def parts(self) -> tuple[QWidget, ...]:
        return (self.field, self.list)


@pytest.fixture
def typed(evening: Evening, qtbot: QtBot) -> Typed:
    """Beside a tournament for which registration was just opened."""
    window = Typed(evening.session)
    qtbot.addWidget(window)
    evening.session.do(tournament.open_registration)
    window.come()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def press(window: Typed, keys: Qt.KeyboardModifier) -> None:
    """Z with these keys, as it comes from the desktop."""
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Z, keys)


def is_open(evening: Evening) -> bool:
    return bool(evening.session.why_not(tournament.open_registration))


def test_the_last_act_is_taken_back_from_it_and_done_again(evening: Evening, typed: Typed) -> None:
    for focus in (typed.list, typed.field):  # in the field nothing was typed yet
        focus.setFocus()
        assert is_open(evening)
        press(typed, CONTROL)
        assert not is_open(evening)
        press(typed, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert is_open(evening)


def test_what_was_typed_in_a_field_is_the_fields(evening: Evening, typed: Typed) -> None:
    typed.field.setFocus()
    QTest.keyClicks(typed.field, "12")
    press(typed, CONTROL)
    assert typed.field.text() == "" and is_open(evening)
    press(typed, CONTROL)
    assert not is_open(evening)


def test_it_is_no_larger_than_the_display(evening: Evening, qtbot: QtBot) -> None:
    window = OfTournament(evening.session)
    qtbot.addWidget(window)
    display = window.screen().availableSize()
    window.resize(display * 2)
    window.come()
    assert window.width() < display.width() and window.height() < display.height()
    window.resize(200, 100)
    window.come()  # in sight already: it stays as the director made it
    assert (window.width(), window.height()) == (200, 100)
