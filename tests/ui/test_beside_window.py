"""A window beside the main one: it follows the room, says what stands in the way, and goes when nothing is left."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tdapp.ui.beside_window import BesideWindow
from tdapp.ui.draws import texts
from tdapp.ui.room import Room, Told
from tests.ui.pages.evening import Evening


class OfTournament(BesideWindow):
    """Counts how often it looked."""

    def __init__(self, room: Room) -> None:
        super().__init__(room, None, name="looking", title=texts.TITLE, close=texts.CLOSE)
        self.looked = 0
        self.lay_out(QLabel("here"))
        self.retranslate()
        self.refresh()

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
    window = OfTournament(evening.room)
    window.come()
    assert window.isVisible()
    before = window.looked
    evening.room.changed.emit("another stream")
    assert window.looked == before
    evening.room.changed.emit(evening.room.tournament)
    assert window.looked == before + 1
    with qtbot.waitSignal(window.destroyed):
        evening.room.switch(None)


def test_one_about_the_club_needs_no_tournament_and_looks_at_everything(evening: Evening, qtbot: QtBot) -> None:
    window = OfClub(evening.room)
    qtbot.addWidget(window)
    window.come()
    before = window.looked
    evening.room.changed.emit("another stream")
    assert window.looked == before + 1
    evening.room.switch(None)
    assert window.isVisible() and window.looked == before + 2


def test_what_stands_in_the_way_is_said_in_it_too(evening: Evening, qtbot: QtBot) -> None:
    window = OfTournament(evening.room)
    qtbot.addWidget(window)
    for kind, tone in (("refused", "warning"), ("error", "danger"), ("done", "")):
        evening.room.told.emit(Told(f"It is {kind}", kind))
        assert window.told.text() == f"It is {kind}"
        assert (window.told.property("tone") or "") == tone
