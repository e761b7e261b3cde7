"""The waiting list and check-in at a real desk, by keyboard."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tdapp.domain.money.terms import Refund, Tender, Terms
from tdapp.domain.registration import price_list
from tdapp.domain.units import EntryId
from tdapp.read.registration.waiting import AlternateStatus
from tdapp.ui.main_window import MainWindow
from tdapp.ui.pages.registration.check_in import CheckInPart
from tdapp.ui.pages.registration.page import RegistrationPage
from tdapp.ui.pages.registration.presence import NAME
from tdapp.ui.pages.registration.waiting import WaitingPart
from tdapp.ui.session import Override, Told
from tdapp.ui.theme.look import look
from tests.ui.pages.evening import MINUTE, Evening, demo_names, state

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names()[:30])
    evening.register(18)
    evening.draw()
    evening.session.do(price_list.set_terms, Terms(most_tables=2, no_show=Refund.ALL_BUT_FEE))
    yield evening
    evening.close()


@pytest.fixture
def page(evening: Evening, qtbot: QtBot) -> RegistrationPage:
    look().wear("light")
    page = RegistrationPage(evening.session)
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    page.activateWindow()
    return page


@pytest.fixture
def waiting(page: RegistrationPage) -> WaitingPart:
    page.show_part("waiting")
    part = page.part()
    assert isinstance(part, WaitingPart)
    return part


@pytest.fixture
def presence(page: RegistrationPage) -> CheckInPart:
    page.show_part("check_in")
    part = page.part()
    assert isinstance(part, CheckInPart)
    return part


def join(part: WaitingPart, qtbot: QtBot, name: str) -> None:
    part.line.start_with(name)
    qtbot.keyClick(part.line.field, Key.Key_Return)


def test_who_joins_gets_the_next_number_and_a_new_name_is_added_to_the_club(
    waiting: WaitingPart, evening: Evening, qtbot: QtBot
) -> None:
    nineteenth = evening.club.directory[evening.people[18]]
    join(waiting, qtbot, nineteenth.last)
    join(waiting, qtbot, "Zoë Ångström")
    assert waiting.view is not None
    assert [(row.number, row.name.last) for row in waiting.view.rows] == [(1, nineteenth.last), (2, "Ångström")]
    assert waiting.view.rows[0].wait is None  # nobody went out yet: nobody knows
    assert "no estimate of the wait yet" in waiting.sum.text()


def test_as_many_as_there_are_seats_are_called_and_one_is_sold_a_seat(
    waiting: WaitingPart, evening: Evening, qtbot: QtBot
) -> None:
    for player in evening.people[18:22]:
        join(waiting, qtbot, _name(evening, player))
    evening.start()
    evening.clock.forward(9 * MINUTE)
    evening.bust(1, 2)
    qtbot.keyClick(waiting.list, Key.Key_C, ALT)
    assert waiting.view is not None
    assert [row.number for row in waiting.view.of(AlternateStatus.CALLED)] == [1, 2]
    assert waiting.list.currentIndex().row() == 0 and waiting.list.hasFocus()  # not at the one who joined last
    waiting.list.setCurrentIndex(waiting.model.index(1, 1))
    qtbot.keyClick(waiting.list, Key.Key_A, ALT)
    assert [row.number for row in waiting.view.of(AlternateStatus.ANSWERED)] == [2]
    qtbot.keyClick(waiting.list, Key.Key_Return)
    assert waiting.deal.isVisible()
    qtbot.keyClicks(waiting.deal.payment.line, "100 cash 65 card")
    qtbot.keyClick(waiting.deal.payment.line, Key.Key_Return)
    entry = state(evening).entries[EntryId(19)]
    assert entry.player == evening.people[19] and entry.seat is not None and entry.sale is not None
    assert [payment.tender for payment in entry.sale.payments] == [Tender.CASH, Tender.CARD]
    assert not waiting.deal.isVisible() and [row.number for row in waiting.view.rows] == [1, 3, 4]
    assert waiting.list.currentIndex().row() == 0 and waiting.list.hasFocus()  # number 1 was called too


def test_who_does_not_come_is_marked_and_struck_with_one_key(
    waiting: WaitingPart, evening: Evening, qtbot: QtBot
) -> None:
    join(waiting, qtbot, _name(evening, evening.people[18]))
    join(waiting, qtbot, _name(evening, evening.people[19]))
    evening.start()
    evening.bust(1)
    waiting.call_next()
    assert not waiting.strike.isEnabled()
    evening.clock.forward(4 * MINUTE)
    evening.session.ticked.emit()
    assert "06:00" in waiting.model.index(0, 3).data()
    evening.clock.forward(6 * MINUTE)
    evening.session.ticked.emit()
    assert waiting.view is not None and waiting.view.rows[0].status is AlternateStatus.EXPIRED
    qtbot.keyClick(waiting.list, Key.Key_X, ALT)
    assert [row.number for row in waiting.view.rows] == [2]
    qtbot.keyClick(waiting.list, Key.Key_Delete)
    assert waiting.view.rows == () and waiting.empty.isVisible()


def test_to_call_past_somebody_takes_a_reason_and_an_uncalled_one_is_not_sold_a_seat(
    waiting: WaitingPart, evening: Evening, qtbot: QtBot
) -> None:
    asked: list[Override] = []
    told: list[Told] = []
    evening.session.asked.connect(asked.append)
    evening.session.told.connect(told.append)
    for player in evening.people[18:20]:
        join(waiting, qtbot, _name(evening, player))
    waiting.list.setCurrentIndex(waiting.model.index(1, 1))
    qtbot.keyClick(waiting.list, Key.Key_Return)
    assert not waiting.deal.isVisible() and told[-1].kind == "refused"
    qtbot.keyClick(waiting.list, Key.Key_O, ALT)
    assert asked[-1].code == "alternate.not_next"


def test_enter_ticks_whoever_the_typed_letters_find(presence: CheckInPart, evening: Evening, qtbot: QtBot) -> None:
    evening.session.told.connect(lambda _told: None)
    first = state(evening).entries[EntryId(5)]
    name = evening.club.directory[first.player]
    qtbot.keyClicks(presence.typed, name.last.split()[0][:4])
    chosen = presence.chosen()
    assert chosen is not None
    qtbot.keyClick(presence.typed, Key.Key_Return)
    assert chosen.entry in state(evening).present and presence.typed.text() == ""
    before = state(evening).present
    qtbot.keyClick(presence.typed, Key.Key_Return)  # nobody was named or gone to since
    assert state(evening).present == before
    assert first.seat is not None
    qtbot.keyClicks(presence.typed, f"{first.seat.table}-{first.seat.number}")
    assert [row.entry for row in presence.model.rows] == [EntryId(5)]
    there = EntryId(5) in state(evening).present
    qtbot.keyClick(presence.typed, Key.Key_Return)
    assert (EntryId(5) in state(evening).present) is not there


def test_a_whole_table_is_ticked_at_once_and_counted(presence: CheckInPart, evening: Evening, qtbot: QtBot) -> None:
    qtbot.keyClicks(presence.typed, "2")
    qtbot.keyClick(presence.typed, Key.Key_T, ALT)
    assert len(state(evening).present) == 9
    assert "9" in presence.sum.text()
    qtbot.keyClick(presence.typed, Key.Key_O, ALT)
    assert {row.seat.table for row in presence.model.rows if row.seat} == {1}
    qtbot.keyClick(presence.typed, Key.Key_N, ALT)
    names = [presence.model.index(row, NAME).data() for row in range(presence.model.rowCount())]
    assert len(names) == 9


def test_no_shows_leave_with_what_the_terms_give_and_their_stacks_as_counted(
    presence: CheckInPart, evening: Evening, qtbot: QtBot
) -> None:
    qtbot.keyClicks(presence.typed, "1")
    qtbot.keyClick(presence.typed, Key.Key_T, ALT)
    evening.start()
    qtbot.keyClick(presence.typed, Key.Key_R, ALT)
    card = presence.no_shows
    assert card.isVisible() and len(card.ticked()) == 9
    assert "all but the fee" in card.rule.text()
    for number in range(2, 9):
        tick = card.list.item(number, 0)
        assert tick is not None
        tick.setCheckState(Qt.CheckState.Unchecked)
    assert "300.00" in card.take.text()
    stack = card.list.item(0, 4)
    assert stack is not None
    stack.setText("a few")
    assert not card.take.isEnabled() and "a few" in card.warning.text()
    stack.setText("29.500")
    gone = [row.entry for row in card.ticked()]
    before = state(evening).chips
    card.take_out()
    after = state(evening)
    assert not set(gone) & set(after.entries) and after.chips == before - 29_500 - 30_000
    assert [after.void[entry].back.total for entry in gone] == [150_00, 150_00]
    assert not card.isVisible() and presence.list.isVisible()


def test_whoever_is_alone_has_a_card_that_counts(presence: CheckInPart, evening: Evening, qtbot: QtBot) -> None:
    qtbot.keyClick(presence.typed, Key.Key_Down)
    qtbot.keyClick(presence.typed, Key.Key_Up)
    qtbot.keyClick(presence.typed, Key.Key_Return)
    assert presence.lone[0].isVisible() and not presence.lone[1].isVisible()
    evening.start()
    evening.clock.forward(2 * MINUTE)
    evening.session.ticked.emit()
    assert "01:00" in presence.lone[0].button.text() and "1 round" in presence.lone[0].button.text()
    assert "125" in presence.lone[0].collects.text()


def test_a_card_of_the_panel_leads_to_the_part(evening: Evening, qtbot: QtBot) -> None:
    window = MainWindow(evening.session)
    qtbot.addWidget(window)
    window.show()
    for action, part in (("desk.waiting", WaitingPart), ("desk.check_in", CheckInPart)):
        window.run(action)
        page = window.current()
        assert isinstance(page, RegistrationPage) and isinstance(page.part(), part)
    window.run("desk.closing")
    page = window.current()
    assert isinstance(page, RegistrationPage) and page.name == "terms"


def _name(evening: Evening, player: object) -> str:
    name = evening.club.directory[player]  # type: ignore[index]
    return f"{name.first} {name.last}"
