"""The pool desk by keyboard: money added, what is held back for the season, and the bubble."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from tdapp.domain.money.terms import SeasonShare, Tender
from tdapp.domain.prizes.places import to_post
from tdapp.ui.pages.prizes.page import PrizesPage
from tdapp.ui.theme.look import look
from tests.ui.pages.evening import Evening, demo_names, state

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names()[:30])
    yield evening
    evening.close()


def opened(evening: Evening, qtbot: QtBot) -> PrizesPage:
    look().wear("light")
    page = PrizesPage(evening.session)
    qtbot.addWidget(page)
    page.resize(1250, 700)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.take_focus()
    qtbot.keyClick(page.head, Key.Key_U, ALT)
    assert page.desks.open is page.desks.pool
    return page


def typed(page: PrizesPage, qtbot: QtBot, text: str, key: Qt.Key) -> None:
    line = QApplication.focusWidget()
    assert isinstance(line, QLineEdit)
    line.insert(text)  # letters that no key has come from an input method
    line.textEdited.emit(line.text())
    qtbot.keyClick(line, key)


def test_money_is_added_before_anybody_came_and_taken_back_by_an_undo(evening: Evening, qtbot: QtBot) -> None:
    page = opened(evening, qtbot)
    desk = page.desks.pool
    assert QApplication.focusWidget() is desk.add.amount.line
    qtbot.keyClick(desk.add.amount.line, Key.Key_Y, ALT)
    typed(page, qtbot, "500", Key.Key_Tab)
    typed(page, qtbot, "Brouwerij Żółć", Key.Key_Return)
    added = state(evening).added
    assert [(each.amount, each.giver, each.tender) for each in added] == [(500_00, "Brouwerij Żółć", Tender.CARD)]
    assert desk.add.listed.text() == "€500.00 from Brouwerij Żółć, card"
    assert desk.add.amount.line.text() == ""
    assert QApplication.focusWidget() is desk.add.amount.line  # for the next sum
    evening.session.undo()
    assert state(evening).added == ()
    assert desk.add.listed.text().startswith("Nothing yet")


def test_whoever_comes_back_to_the_page_is_at_the_desk_in_sight(evening: Evening, qtbot: QtBot) -> None:
    page = opened(evening, qtbot)
    other = QLineEdit()
    qtbot.addWidget(other)
    other.show()
    other.setFocus()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.take_focus()
    assert page.focusWidget() is page.desks.pool.add.amount.line
    qtbot.keyClick(page.focusWidget(), Key.Key_Escape)
    assert page.focusWidget() is (page.table if page.stack.currentWidget() is page.body else page)


def test_what_cannot_be_added_stays_typed_and_says_why(evening: Evening, qtbot: QtBot) -> None:
    page = opened(evening, qtbot)
    desk = page.desks.pool
    typed(page, qtbot, "0", Key.Key_Tab)
    typed(page, qtbot, "House", Key.Key_Return)
    assert state(evening).added == ()
    assert (desk.add.amount.line.text(), desk.add.giver.line.text()) == ("0", "House")
    assert desk.add.amount.problem()
    assert page.unkept() == ("0", "House")


def test_a_part_is_held_back_and_goes_to_its_keeper(evening: Evening, qtbot: QtBot) -> None:
    evening.register(20)
    page = opened(evening, qtbot)
    hold = page.desks.pool.hold
    assert not hold.set.isEnabled()
    hold.percent.line.setFocus()
    typed(page, qtbot, "10", Key.Key_Return)
    assert state(evening).terms.season == SeasonShare(percent=10_000)
    whole = state(evening).collected.prize
    assert state(evening).season == whole // 10
    assert not hold.over.isEnabled()  # entries may still come
    evening.draw()
    evening.start()
    evening.close_registration()
    page.refresh()
    hold.keeper.line.setFocus()
    typed(page, qtbot, "Νίκος", Key.Key_Return)
    assert state(evening).season_paid == whole // 10
    assert "handed over" in hold.stands.text()


def test_both_ways_at_once_are_refused_with_what_to_do(evening: Evening, qtbot: QtBot) -> None:
    page = opened(evening, qtbot)
    hold = page.desks.pool.hold
    hold.percent.line.setFocus()
    typed(page, qtbot, "10", Key.Key_Tab)
    typed(page, qtbot, "5", Key.Key_Return)
    assert state(evening).terms.season is None
    assert "Set one of the two" in hold.set.accessibleDescription()


def test_one_key_protects_the_bubble_and_one_takes_it_back(evening: Evening, qtbot: QtBot) -> None:
    evening.register(20)
    page = opened(evening, qtbot)
    qtbot.keyClick(page.desks.pool.add.amount.line, Key.Key_X, ALT)
    assert to_post(state(evening)).bubble
    assert page.desks.pool.bubble.stands.text().startswith("The bubble gets €")
    rows = page.table.lines
    assert rows.at(rows.rowCount() - 1, 0).text.endswith("bubble")
    qtbot.keyClick(page.desks.pool.add.amount.line, Key.Key_X, ALT)
    assert not to_post(state(evening)).bubble


def test_escape_goes_back_to_the_prizes_or_to_what_says_there_are_none(evening: Evening, qtbot: QtBot) -> None:
    page = opened(evening, qtbot)
    qtbot.keyClick(page.desks.pool, Key.Key_Escape)
    assert page.stack.currentWidget() is page.empty
    evening.register(20)
    page.refresh()
    qtbot.keyClick(page.head, Key.Key_U, ALT)
    qtbot.keyClick(page.desks.pool, Key.Key_Escape)
    assert page.stack.currentWidget() is page.body


def test_a_button_lets_the_bubble_share_the_last_prize(evening: Evening, qtbot: QtBot) -> None:
    evening.register(20)
    page = opened(evening, qtbot)
    card = page.desks.pool.bubble
    last = to_post(state(evening)).by_place[-1]
    card.share.click()
    given = to_post(state(evening))
    assert given.bubble and sum(given.by_place[-2:]) == last and not card.share.isVisible()
    assert card.stands.text().endswith("half of the last prize.")
    card.turn.click()
    assert to_post(state(evening)).by_place[-1] == last
