"""From a machine that has nothing to one's own running clock: what is asked, what is made of it, in how many inputs.

As in `test_inputs`: a chord is one input, a word typed is one, Enter is one.
"""

from collections.abc import Iterator, Sequence
from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tdapp.app.chips.chip_sets import default_key
from tdapp.app.club.usual import Usual, usual_of
from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.domain.clock.structure import Level
from tdapp.domain.money.terms import SaleKind
from tdapp.domain.refusal import Refused
from tdapp.domain.registration.price_list import offers
from tdapp.read.clock.clock import ClockPhase, clock_view
from tdapp.read.structures.first_evening import players_for
from tdapp.read.structures.wishing import USUAL_ENTRIES
from tdapp.ui.first_evening import FirstEveningForm
from tdapp.ui.lobby import Lobby
from tests.evenings.director import SEVEN
from tests.evenings.keyboard import CTRL, NONE, Keyboard

Key = Qt.Key
MOST = 25
HOURS = timedelta(hours=1)


class Counted(Keyboard):
    """A director of whom each input is counted."""

    inputs = 0

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE, times: int = 1) -> None:
        self.inputs += times
        super().press(key, modifiers, times)

    def typed(self, text: str) -> None:
        self.inputs += bool(text.rstrip("\n"))
        super().typed(text)

    def enters(self, *words: str) -> None:
        """Words, each with Enter."""
        for word in words:
            self.typed(f"{word}\n")


@pytest.fixture
def director(qtbot: QtBot, clock: HandClock) -> Iterator[Counted]:
    """At seven in the evening, at a machine that has no club."""
    hands = Counted(qtbot, clock)
    hands.app.fail()
    yield hands
    if not hands.window.close():  # asked once about what was typed
        assert hands.window.close()
    hands.window.deleteLater()


def creates_a_club(director: Counted, name: str) -> FirstEveningForm:
    director.tab_to("welcome_begin")
    director.press(Key.Key_Return)
    with director.qtbot.waitSignal(director.app.app.opening.settled):
        director.enters(name)
    lobby = director.window.current()
    assert isinstance(lobby, Lobby) and lobby.first.isVisible()
    return lobby.first


def answers(director: Counted, said: Sequence[str]) -> None:
    """Type over what each line proposes; '' leaves it."""
    for word in said:
        if word:
            director.typed(word)
        director.press(Key.Key_Tab)


def waits(director: Counted, form: FirstEveningForm) -> None:
    director.qtbot.waitUntil(lambda: form.confirm.isEnabled() and not form.busy)


def test_from_nothing_to_a_running_clock_in_twenty_five_inputs(director: Counted) -> None:
    form = creates_a_club(director, "De Vier Azen")
    answers(director, ("20:00", "0:30", "20", "5"))
    director.press(Key.Key_Return, CTRL)
    waits(director, form)
    state = director.state
    assert (state.setup.buy_in, state.setup.fee) == (2000, 500)
    assert state.bank.chip_set is not None and state.clock.anchor == SEVEN + HOURS
    director.next("open_registration")
    director.next("take_entries")
    director.enters("Łukasz Żółć", "", "Đặng Thị Hương", "")
    director.next("draw_seats")
    director.press(Key.Key_Return)
    director.press(Key.Key_Space)
    assert clock_view(director.state, director.session.now()).phase is ClockPhase.RUNNING
    assert director.inputs <= MOST, director.inputs


def test_what_was_answered_is_what_is_made(director: Counted) -> None:
    form = creates_a_club(director, "De Vier Azen")
    answers(director, ("20:00", "0:30", "20"))
    form.chips.setCurrentText("600 chips from 25, two tables")
    form.kinds.pills["rebuy"].click()
    director.press(Key.Key_Return, CTRL)
    waits(director, form)
    state, club = director.state, director.session.club
    assert state.bank.chip_set is not None and state.bank.chip_set.name == "600 chips from 25, two tables"
    lowest = min(state.bank.chip_set.values)
    levels = [each for each in state.structure if isinstance(each, Level)]
    assert all(not each.small_blind % lowest and not each.big_blind % lowest for each in levels)
    assert {offer.kind for offer in offers(state, *SaleKind)} == {SaleKind.ENTRY, SaleKind.REBUY, SaleKind.ADD_ON}
    expected = state.bank.expected[""]
    assert expected == players_for(state.bank.chip_set) < USUAL_ENTRIES, "two tables are not forty players"
    there = {chip.value: chip.at_hand for chip in state.bank.chip_set.chips}
    stack = state.bank.stacks[""]
    assert sum(chip * count for chip, count in stack) == state.setup.starting_stack
    assert all(count * expected <= there[chip] for chip, count in stack), "the chips make a stack for each of them"
    assert usual_of(club) == Usual("EUR", 9)


def test_an_end_that_cannot_be_is_told_with_the_nearest_that_can(director: Counted) -> None:
    form = creates_a_club(director, "De Vier Azen")
    answers(director, ("20:00", "20:10", "20"))
    director.press(Key.Key_Return, CTRL)
    waits(director, form)
    assert director.session.tournament is None and form.isVisible()
    assert "20:10" not in form.said.text() and ":" in form.said.text()
    assert form.ends.line.hasFocus() and form.ends.line.text() == "20:10"


def test_a_tournament_that_is_refused_leaves_the_clubs_chips(
    director: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = creates_a_club(director, "De Vier Azen")
    answers(director, ("20:00", "0:30", "20", "5"))
    asked: list[str] = []

    def create(club: Club, *_args: object, **_how: object) -> None:
        asked.append(default_key(club))
        raise Refused("tournament.unknown")

    with monkeypatch.context() as patch:
        patch.setattr(Club, "create", create)
        director.press(Key.Key_Return, CTRL)
        waits(director, form)
        director.qtbot.waitUntil(lambda: bool(asked))
    assert asked != [""] and default_key(director.session.club) == "" and director.session.tournament is None


def test_a_time_that_is_none_makes_nothing(director: Counted) -> None:
    form = creates_a_club(director, "De Vier Azen")
    answers(director, ("noon",))
    director.press(Key.Key_Return, CTRL)
    assert not form.busy and form.starts.line.hasFocus() and "noon" in form.starts.note.text()


def test_every_detail_shows_the_whole_form_with_the_answers(director: Counted) -> None:
    form = creates_a_club(director, "De Vier Azen")
    answers(director, ("20:00", "0:30", "35", "5"))
    form.more.click()
    lobby = director.window.current()
    assert isinstance(lobby, Lobby) and lobby.form.isVisible()
    assert (lobby.form.buy_in.cents(), lobby.form.fee.cents()) == (3500, 500)
    assert lobby.form.day.value() == (SEVEN + HOURS).date()


def test_a_club_keeps_the_language_the_money_the_table_and_the_paper_it_began_with(director: Counted) -> None:
    director.tab_to("welcome_begin")
    director.press(Key.Key_Return)
    naming = director.app.page.naming
    naming.languages.pills["nl"].click()
    assert director.app.page.begin_it.text() != "Create this club"
    naming.currency.show_value("CHF")
    naming.seats.pills["8"].click()
    naming.papers.pills["Letter"].click()
    naming.line.setFocus()
    with director.qtbot.waitSignal(director.app.app.opening.settled):
        director.enters("Zürich")
    session, lobby = director.session, director.window.current()
    assert (session.preferences.language, session.preferences.paper) == ("nl", "Letter")
    assert usual_of(session.club) == Usual("CHF", 8)
    assert isinstance(lobby, Lobby) and lobby.first.buy_in.currency == "CHF"
    director.press(Key.Key_Escape)
    director.window.new_tournament()
    assert lobby.form.currency.value() == "CHF" and lobby.form.seats.value() == 8
