"""Prizes that are not money on the Prizes page: typed, posted, handed over and returned, by keys."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tdapp.domain import tournament
from tdapp.domain.prizes import payouts, things
from tdapp.domain.prizes.places import prizes as prizes_that_stand
from tdapp.domain.prizes.prize_facts import Thing
from tdapp.domain.units import Cents, EntryId
from tdapp.ui.pages.prizes.page import PrizesPage
from tdapp.ui.pages.prizes.pool.things import ThingsCard
from tdapp.ui.theme.look import look
from tdapp.values import replace
from tests.ui.pages.evening import SETUP, Evening, demo_names, state
from tests.ui.pages.prizes.test_pool_desk import ALT, Key, typed

CUP = Thing(1, "Puchar Żółć", Cents(120_00))


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names()[:10])
    yield evening
    evening.close()


@pytest.fixture
def page(evening: Evening, qtbot: QtBot) -> PrizesPage:
    look().wear("light")
    page = PrizesPage(evening.session)
    qtbot.addWidget(page)
    page.resize(1250, 700)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def card_of(page: PrizesPage) -> ThingsCard:
    page.show_things()
    return page.desks.pool.things


def played(evening: Evening) -> None:
    evening.register(5)
    evening.draw()
    evening.start()
    evening.session.do(tournament.close_registration)
    evening.bust(2, 3, 4, 5)


def test_a_thing_is_typed_posted_handed_over_and_returned(page: PrizesPage, evening: Evening, qtbot: QtBot) -> None:
    card = card_of(page)
    assert QApplication.focusWidget() is card.place.line
    typed(page, qtbot, "1", Key.Key_Return)
    typed(page, qtbot, "Puchar Żółć", Key.Key_Return)
    typed(page, qtbot, "120", Key.Key_Return)
    assert state(evening).things == (CUP,)
    assert QApplication.focusWidget() is card.place.line and card.name.line.text() == ""
    assert "Puchar Żółć, worth €120.00" in page.desks.pool.things.rows.findChildren(type(card.none))[0].text()
    assert not card.next.isEnabled()
    qtbot.keyClick(card.place.line, Key.Key_Escape)
    played(evening)
    evening.session.do(payouts.post_prizes)
    assert any("Puchar Żółć" in cell.text for cell in page.table.lines.rows[0].cells)
    card = card_of(page)
    assert QApplication.focusWidget() is card.next
    qtbot.keyClick(card.next, Key.Key_H, ALT)
    assert dict(state(evening).things_handed) == {CUP.key: EntryId(1)}
    assert not card.next.isEnabled()
    back = card.rows.findChild(QPushButton, "thing_back_0")
    assert back is not None
    back.click()
    assert state(evening).things_handed  # it stands where the button was that handed it over: a double click asks
    back.click()
    assert not state(evening).things_handed
    evening.session.undo()
    assert dict(state(evening).things_handed) == {CUP.key: EntryId(1)}


def test_a_thing_is_handed_over_once_nobody_can_enter(page: PrizesPage, evening: Evening, qtbot: QtBot) -> None:
    """The button comes to life with the end of registration, though the list of what is won stays as it was."""
    evening.register(5)
    evening.draw()
    evening.start()
    evening.session.do(things.set_things, (CUP,))
    evening.bust(2, 3, 4, 5)
    evening.session.do(payouts.post_prizes)
    card = card_of(page)
    hand = card.rows.findChild(QPushButton, "thing_hand_0")
    assert hand is not None and not hand.isEnabled()
    evening.session.do(tournament.close_registration)
    page.refresh()
    (hand,) = (each for each in card.rows.findChildren(QPushButton, "thing_hand_0") if each.isVisible())
    assert hand.isEnabled()
    hand.click()
    assert state(evening).things_handed


def test_what_is_no_thing_stays_typed_and_says_why(page: PrizesPage, evening: Evening, qtbot: QtBot) -> None:
    card = card_of(page)
    typed(page, qtbot, "0", Key.Key_Return)
    typed(page, qtbot, "Cup", Key.Key_Return)
    qtbot.keyClick(card.worth.line, Key.Key_Return)
    assert not state(evening).things
    assert (card.place.line.text(), card.name.line.text()) == ("0", "Cup") and card.place.problem()


def test_a_thing_is_taken_off_the_list(page: PrizesPage, evening: Evening, qtbot: QtBot) -> None:
    card = card_of(page)
    for text in ("2", "Bottle", ""):
        typed(page, qtbot, text, Key.Key_Return)
    assert state(evening).things == (Thing(2, "Bottle"),)
    out = card.rows.findChild(QPushButton, "thing_out_0")
    assert out is not None
    out.click()
    assert not state(evening).things


def test_a_freeroll_for_a_cup_is_posted_from_the_empty_page(page: PrizesPage, evening: Evening, qtbot: QtBot) -> None:
    evening.session.do(tournament.change_setup, replace(SETUP, buy_in=Cents(0), fee=Cents(0)))
    evening.register(5)
    card = card_of(page)
    for text in ("1", "Puchar Żółć", "120"):
        typed(page, qtbot, text, Key.Key_Return)
    qtbot.keyClick(card.place.line, Key.Key_Escape)
    assert page.stack.currentWidget() is page.empty
    assert page.empty.title.text() == "No money to pay out, but prizes to win"
    assert page.head.post.isVisible() and page.head.post.isEnabled()
    page.head.post.click()
    assert state(evening).posted_things == (CUP,)


def test_what_a_place_past_the_money_gets_stands_over_the_list(page: PrizesPage, evening: Evening) -> None:
    played(evening)
    last = len(prizes_that_stand(state(evening))) + 2
    evening.session.do(things.set_things, (CUP, Thing(last, "Fles rum")))
    assert page.figures.beside.text() == f"Place {last} also gets: Fles rum"
