"""Disputes entered as hands at the desk and ruled by keyboard alone, under each book; the hand goes on to its pots."""

from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.app.rulings.hands import hand_of, history_of
from tdapp.domain.rulings import discipline
from tdapp.domain.units import Seat, TableNo
from tdapp.poker import read_phh, write_phh
from tdapp.rulings.hands import enter
from tdapp.rulings.situation import AtSeat, Level, Situation
from tdapp.ui.i18n import Languages
from tdapp.words.rulings import say
from tests.rulings.hands.disputes import DISPUTES
from tests.ui.pages.evening import Evening, demo_names
from tests.ui.pages.rulings.hands import ALT, CTRL, Hands

BOOKS = ("TDA2024", "HC", "QLD")
SIX = "blinds100-200 7out 8out 9out " + " ".join(f"{seat}=20000" for seat in range(1, 7))


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names())
    evening.register(9)
    evening.draw()
    evening.start()
    yield evening
    evening.close()


@pytest.fixture
def hands(qtbot: QtBot, evening: Evening) -> Hands:
    return Hands(qtbot, evening, Seat(TableNo(1), 3), Languages(UTC).words, "en")


def tell(hands: Hands, line: str, incident: str) -> None:
    """From the seat to the desk: the hand in the line, then what is disputed in it."""
    hands.press(Qt.Key.Key_R, ALT)
    hands.line(line)
    hands.word(say.title_of(hands.session.words, incident))


def test_a_dispute_is_entered_as_a_hand_and_ruled(hands: Hands, evening: Evening) -> None:
    """At one desk, one after the other and under each book that rules so."""
    hands.press(Qt.Key.Key_R, ALT)
    view = hands.page().ruling
    for dispute, book in [(each, book) for each in DISPUTES for book in BOOKS if book in each.rule]:
        told = dispute.told, book
        if evening.session.rulings_view().book != book:
            evening.session.do(discipline.choose_rulebook, book)
        assert view.draft.table is not None
        view.begin(view.draft.table, None)
        view.start()
        begun, _, last = f"{SIX} {dispute.line}".rpartition(" ")
        hands.press(Qt.Key.Key_L, ALT)
        view.line.setText(f"{begun} ")
        hands.word(last)
        assert view.draft.case().entered is not None and view.draft.case().refusal is None, told
        view.choose(dispute.incident)
        for question, answer in dispute.facts.items():
            if view.draft.answers().get(question) != answer:
                view.draft.answer(question, answer)
        ruling = hands.ruling()
        assert ruling.incident == dispute.incident and ruling.missing == (), told
        assert any(str(cite).startswith(dispute.rule[book]) for cite in ruling.citations), told
        assert view.draft.case().situation.hand, "the hand is kept with the incident"


def test_the_hand_fills_in_the_facts_and_goes_on_from_the_ruling(hands: Hands, evening: Evening) -> None:
    tell(hands, f"{SIX} d6 b600 5c 4r1800", "turn.out_of_turn")
    view = hands.page().ruling
    assert view.draft.facts == {}, "nothing had to be answered"
    assert view.draft.answers()["what"] == "call" and view.draft.answers()["since"] == "bet_more"
    hands.press(Qt.Key.Key_Return, CTRL)
    (given,) = evening.session.rulings_view().given
    hands.press(Qt.Key.Key_A, ALT)
    assert hands.focus() is view.line and view.draft.incident is None
    hands.word(" f f f f f")
    entered = view.draft.case().entered
    assert entered is not None and entered.legal.waits_for == "over"
    kept = hand_of(evening.session.rulings_view().given[0], "")
    assert kept is not None and kept.legal.waits_for == "over", "how it went on is kept with the ruling"
    assert given.number == 1
    hands.press(Qt.Key.Key_Z, CTRL)


def test_a_hand_history_that_is_pasted_becomes_the_line(hands: Hands) -> None:
    table = Situation("", level=Level(200, 100), seats=tuple(AtSeat(seat, stack=9000) for seat in range(1, 7)))
    history = history_of(enter("d6 b600 c f", table))
    QApplication.clipboard().setText(write_phh(history.hand))
    hands.press(Qt.Key.Key_R, ALT)
    hands.press(Qt.Key.Key_L, ALT)
    hands.press(Qt.Key.Key_V, CTRL)
    view = hands.page().ruling
    entered = view.draft.case().entered
    assert entered is not None and entered.turn == 6 and view.line.text().endswith("r600 c f")


def test_a_hand_is_saved_with_where_and_when_it_was_played(hands: Hands, evening: Evening, tmp_path: Path) -> None:
    hands.press(Qt.Key.Key_R, ALT)
    hands.line(f"{SIX} d6 b600 c f")
    pane, path = hands.page().ruling.hand, tmp_path / "hand.phh"
    for names in (False, True):
        pane.fill_menu()
        pane.menu.names.setChecked(names)
        pane.menu.save_hand(str(path))
        details = read_phh(path.read_bytes()).details
        assert (details.event, details.table, details.level) == (evening.session.status_view().name, 1, 1)
        assert details.time is not None and details.year is not None
        assert bool(details.players) is names


def test_a_history_that_cannot_be_read_is_told_of_and_what_was_entered_stays(hands: Hands) -> None:
    hands.press(Qt.Key.Key_R, ALT)
    hands.press(Qt.Key.Key_L, ALT)
    view = hands.page().ruling
    view.line.setText("d3 b600")
    QApplication.clipboard().setText('variant = "NT"\nactions = ["p1 x"')
    hands.press(Qt.Key.Key_V, CTRL)
    assert view.line.text() == "d3 b600" and view.hand.said.property("tone") == "danger"
