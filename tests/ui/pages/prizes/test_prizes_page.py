"""The Prizes page at a real desk, by keyboard: amounts, deals, posting, paying."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from tdapp.app.prizes.pay_checks import PayChecks, set_pay_checks
from tdapp.domain import tournament
from tdapp.domain.money.prize_payments import PrizePaid, PrizeReturned
from tdapp.domain.money.terms import Tender, Terms
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.places import prizes as prizes_that_stand
from tdapp.domain.registration import entries, price_list
from tdapp.domain.setup import WHOLE, PayoutColumn, PayoutTable
from tdapp.domain.units import Cents, DrawerId, EntryId, Money, TournamentId
from tdapp.read.people.names import PlayerName
from tdapp.read.prizes.prizes import PrizeRow, PrizesView, Winner
from tdapp.ui.actions import drawers
from tdapp.ui.keys import Keys
from tdapp.ui.pages.prizes import amounts
from tdapp.ui.pages.prizes.amounts import PrizeDraft, lines
from tdapp.ui.pages.prizes.page import PrizesPage
from tdapp.ui.pages.prizes.table import Column
from tdapp.ui.session import Told
from tdapp.ui.session.told import Override
from tdapp.ui.theme.look import look
from tdapp.values import replace
from tests.ui.pages.evening import SETUP, STRUCTURE, Evening, demo_names, state, words_for

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
TWENTY = 20 * 150_00  # the pool of twenty entries


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, [PlayerName("<b>Bob</b>", "=1+1"), *demo_names()[:29]])
    yield evening
    evening.close()


@pytest.fixture
def page(evening: Evening, qtbot: QtBot) -> PrizesPage:
    look().wear("light")
    page = PrizesPage(evening.session)
    qtbot.addWidget(page)
    page.resize(990, 680)
    page.show()
    page.activateWindow()
    page.table.setFocus()
    return page


@pytest.fixture
def playing(evening: Evening, page: PrizesPage) -> PrizesPage:
    evening.register(20)
    evening.draw()
    evening.start()
    evening.close_registration()
    return page


def column(page: PrizesPage, which: Column) -> list[str]:
    return [page.table.lines.at(row, which).text for row in range(page.table.lines.rowCount())]


def editor(page: PrizesPage) -> QLineEdit:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    found = page.table.findChildren(QLineEdit, "prize_editor")
    assert len(found) == 1
    return found[0]


def type_prize(page: PrizesPage, qtbot: QtBot, row: int, text: str) -> None:
    page.table.put(row)
    qtbot.keyClick(page.table, Key.Key_Return)
    line = editor(page)
    line.selectAll()
    qtbot.keyClicks(line, text)
    qtbot.keyClick(line, Key.Key_Return)
    QApplication.processEvents()


def test_no_pool_says_why(page: PrizesPage, evening: Evening) -> None:
    assert page.stack.currentWidget() is page.empty
    assert page.empty.title.text() == "No prize pool yet"
    evening.session.do(tournament.change_setup, replace(SETUP, buy_in=Cents(0)))
    evening.register(3)
    assert page.empty.title.text() == "Nothing to pay out"
    evening.session.switch(None)
    assert page.empty.title.text() == "No tournament is open"


def test_entries_times_the_buy_in_stands_there_only_where_it_is_the_pool(playing: PrizesPage, evening: Evening) -> None:
    evening.session.do(price_list.set_terms, Terms(guarantee=Cents(5_000_00)))
    assert playing.figures.pool.figure.text() == "€5,000.00"
    assert playing.figures.entries.figure.text() == "20"


def test_it_shows_pool_places_and_shares(playing: PrizesPage) -> None:
    assert playing.figures.pool.figure.text() == "€3,000.00"
    assert playing.figures.entries.figure.text() == "20 × €150.00"
    assert playing.figures.by.text() == "Three places, rounded to €5.00"
    assert column(playing, Column.PRIZE) == ["1,500.00", "900.00", "600.00"]
    assert column(playing, Column.SHARE) == ["50.0 %", "30.0 %", "20.0 %"]
    assert column(playing, Column.WINNER) == ["—", "—", "—"]
    assert playing.difference.text() == "0.00 left to divide"
    assert playing.set.accessibleDescription() == "No amount has been changed."


def test_while_registration_is_open_it_says_so_and_not_that_nobody_has_the_place(
    page: PrizesPage, evening: Evening, qtbot: QtBot
) -> None:
    evening.register(4)
    evening.draw()
    evening.start()
    evening.bust(1, 2, 3)
    assert page.figures.due.figure.text() == "3"
    page.table.setFocus()  # the list came in sight only now
    qtbot.waitUntil(page.table.hasFocus)
    qtbot.keyClick(page.table, Key.Key_O, ALT)
    assert page.pay.accessibleDescription() == page.note.text()
    assert (
        page.note.text()
        == "Registration is still open, and new entries change every place and prize. Close it, then pay."
    )
    evening.close_registration()
    assert page.pay.accessibleDescription() == "Only posted prizes are paid, and none are posted. Post them first."


def test_prizes_are_posted_and_withdrawn_by_key(playing: PrizesPage, evening: Evening, qtbot: QtBot) -> None:
    qtbot.keyClick(playing.table, Key.Key_P, ALT)
    assert sum(state(evening).posted or ()) == TWENTY
    assert playing.head.state.text == "Posted"
    assert playing.head.post.accessibleDescription() == "These prizes are already posted."
    qtbot.mouseClick(playing.head.withdraw, Qt.MouseButton.LeftButton)
    assert state(evening).posted is None
    assert playing.head.state.text == "Not posted"
    assert not playing.head.withdraw.isVisible()


def test_typed_amounts_are_set_only_when_they_make_the_pool(
    playing: PrizesPage, evening: Evening, qtbot: QtBot
) -> None:
    type_prize(playing, qtbot, 0, "1.234,50")
    assert column(playing, Column.PRIZE) == ["1,234.50", "900.00", "600.00"]
    assert playing.difference.text() == "265.50 left to divide"
    assert not playing.set.isEnabled()
    assert "add up to €2,734.50, the pool is €3,000.00" in playing.set.accessibleDescription()
    qtbot.keyClick(playing.table, Key.Key_S, CTRL)
    assert state(evening).prizes is None
    type_prize(playing, qtbot, 1, "1,350.00")
    assert playing.difference.text() == "184.50 too much"
    playing.table.put(2)
    qtbot.keyClick(playing.table, Key.Key_R, ALT)
    assert column(playing, Column.PRIZE) == ["1,234.50", "1,350.00", "415.50"]
    assert playing.difference.text() == "0.00 left to divide"
    qtbot.keyClick(playing.table, Key.Key_S, CTRL)
    assert state(evening).prizes == (123450, 135000, 41550)
    assert playing.figures.by.text() == "set by hand"
    qtbot.mouseClick(playing.head.reset, Qt.MouseButton.LeftButton)
    assert state(evening).prizes is None
    assert column(playing, Column.PRIZE) == ["1,500.00", "900.00", "600.00"]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("lots", "Prize: 'lots' is not an amount. Type one such as €150.00."),
        ("0", "Prize: €0.00 is too small. Type something from €0.01 to €1,000,000,000.00."),
        ("12.345,678", "Prize: '12.345,678' has more decimals than EUR has. Type at most 2."),
    ],
)
def test_a_bad_amount_is_said_and_kept_out(
    playing: PrizesPage, evening: Evening, qtbot: QtBot, typed: str, said: str
) -> None:
    type_prize(playing, qtbot, 1, typed)
    assert column(playing, Column.PRIZE)[1] == typed
    assert playing.note.text() == said
    assert playing.set.accessibleDescription() == f"Place 2: {said}"
    assert not playing.set.isEnabled()
    assert playing.head.post.accessibleDescription() == "Set the prizes or discard the changes first."
    qtbot.mouseClick(playing.discard, Qt.MouseButton.LeftButton)
    assert column(playing, Column.PRIZE) == ["1,500.00", "900.00", "600.00"]
    assert state(evening).prizes is None


def test_places_are_added_and_taken_off(playing: PrizesPage, evening: Evening, qtbot: QtBot) -> None:
    type_prize(playing, qtbot, 0, "1400")
    qtbot.keyClick(playing.table, Key.Key_Insert)
    assert column(playing, Column.PRIZE) == ["1,400.00", "900.00", "600.00", "100.00"]
    qtbot.keyClick(playing.table, Key.Key_S, CTRL)
    assert state(evening).prizes == (140000, 90000, 60000, 10000)
    qtbot.keyClick(playing.table, Key.Key_Delete)
    assert playing.difference.text() == "100.00 left to divide"
    playing.table.put(2)
    qtbot.keyClick(playing.table, Key.Key_R, ALT)
    qtbot.keyClick(playing.table, Key.Key_S, CTRL)
    assert state(evening).prizes == (140000, 90000, 70000)


def test_its_key_pays_and_takes_back(playing: PrizesPage, evening: Evening, qtbot: QtBot, told: list[Told]) -> None:
    evening.bust(*range(2, 21))
    evening.session.do(payouts.post_prizes)
    assert column(playing, Column.WINNER)[0] == "=1+1 <b>Bob</b>"
    assert column(playing, Column.PAID) == ["To pay", "To pay", "To pay"]
    assert playing.figures.due.figure.text() == "3"
    playing.table.put(0)
    qtbot.keyClick(playing.table, Key.Key_O, ALT)
    assert state(evening).paid[EntryId(1)] == 150000
    assert column(playing, Column.PAID)[0] == "Paid"
    assert playing.figures.due.figure.text() == "2"
    assert playing.pay.text() == "Undo payment"
    qtbot.keyClick(playing.table, Key.Key_Return)  # what was paid stands
    assert playing.table.findChildren(QLineEdit, "prize_editor") == []
    playing.table.put(1)
    qtbot.keyClick(playing.table, Key.Key_O, ALT)
    playing.table.put(0)
    qtbot.keyClick(playing.table, Key.Key_O, ALT)
    assert EntryId(1) not in state(evening).paid
    assert len(state(evening).paid) == 1
    assert told[-1].kind == "done"


def test_a_prize_just_paid_is_taken_back_by_the_third_press_of_its_key(
    playing: PrizesPage, evening: Evening, qtbot: QtBot, told: list[Told]
) -> None:
    evening.bust(*range(2, 21))
    evening.session.do(payouts.post_prizes)
    playing.table.put(0)
    for paid, said in ((True, "paid to"), (True, "Press once more to undo it"), (False, "Undone")):
        qtbot.keyClick(playing.table, Key.Key_O, ALT)
        assert (EntryId(1) in state(evening).paid, said in str(told[-1].text)) == (paid, True)
    qtbot.keyClick(playing.table, Key.Key_O, ALT)
    assert EntryId(1) in state(evening).paid
    qtbot.keyClick(playing.table, Key.Key_O, ALT)
    assert EntryId(1) in state(evening).paid, "it is asked anew"


def test_it_opens_at_the_first_prize_to_be_paid(evening: Evening, qtbot: QtBot) -> None:
    evening.register(20)
    evening.draw()
    evening.start()
    evening.close_registration()
    evening.bust(*range(1, 19))  # two are still in
    evening.session.do(payouts.post_prizes)
    late = PrizesPage(evening.session)
    qtbot.addWidget(late)
    late.show()
    line = late.table.line()
    assert line is not None
    assert (line.best, line.winner and line.winner.entry) == (3, 18)
    assert late.pay.isEnabled()


def test_nobody_is_paid_before_the_place_is_won(playing: PrizesPage, evening: Evening, qtbot: QtBot) -> None:
    playing.table.put(0)
    qtbot.keyClick(playing.table, Key.Key_O, ALT)
    assert playing.note.text() == "Nobody has this place yet."
    assert not state(evening).paid


def test_a_digit_begins_a_prize_and_nothing_else_that_is_typed(playing: PrizesPage) -> None:
    keys = Keys(playing, playing.session)
    keys.turn("prizes")
    for row in range(3):
        playing.table.put(row)
        for key, text in ((Key.Key_Space, " "), (Key.Key_P, "p"), (Key.Key_7, "7")):
            event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
            assert keys.plain_key(event, playing.table) == (text != "7")


def test_posted_prizes_that_no_longer_match_are_posted_again_with_one_key(
    playing: PrizesPage, evening: Evening, qtbot: QtBot
) -> None:
    qtbot.keyClick(playing.table, Key.Key_P, ALT)
    assert not playing.banner.isVisible()
    evening.session.do(tournament.open_registration, 2)
    evening.session.do(entries.register, evening.people[20:23], "seed")
    assert playing.banner.isVisible()
    assert playing.banner.what.text() == "The posted prizes no longer match"
    assert playing.banner.why.text() == "They add up to €3,000.00, but the pool is €3,450.00."
    assert column(playing, Column.PRIZE) == ["1,725.00", "1,035.00", "690.00"]
    assert column(playing, Column.POSTED) == ["1,500.00", "900.00", "600.00"]
    assert not playing.table.isColumnHidden(Column.POSTED)
    qtbot.keyClick(playing.table, Key.Key_P, ALT)
    assert sum(state(evening).posted or ()) == 345000
    assert not playing.banner.isVisible()
    assert playing.table.isColumnHidden(Column.POSTED)


def test_typed_amounts_survive_a_new_entry(playing: PrizesPage, evening: Evening, qtbot: QtBot) -> None:
    type_prize(playing, qtbot, 0, "1400")
    evening.session.do(tournament.open_registration, 2)
    evening.session.do(entries.register, evening.people[20:21], "seed")
    assert column(playing, Column.PRIZE)[0] == "1,400.00"
    assert playing.difference.text() == "250.00 left to divide"
    assert "the pool is now €3,150.00. The amounts you typed are kept." in playing.note.text()


def test_another_tournament_shows_its_own(playing: PrizesPage, evening: Evening, qtbot: QtBot) -> None:
    type_prize(playing, qtbot, 0, "1400")
    main = evening.session.tournament
    evening.session.switch(evening.club.create(SETUP, STRUCTURE))
    assert playing.stack.currentWidget() is playing.empty
    evening.session.switch(main)
    assert column(playing, Column.PRIZE) == ["1,500.00", "900.00", "600.00"]


def test_a_place_that_pays_nothing_says_so(playing: PrizesPage, evening: Evening, qtbot: QtBot) -> None:
    evening.session.do(payouts.post_prizes)
    one = PayoutTable("All to one", (PayoutColumn(1, None, (WHOLE,)),))
    evening.session.do(tournament.change_setup, replace(state(evening).setup, payout=one))
    playing.refresh()
    assert playing.view is not None and len(playing.view.rows) > len(playing.draft.cents) == 1
    for _place in playing.view.rows:
        qtbot.keyClick(playing.table, Key.Key_Down)
    assert playing.note.text() == "This place pays nothing. Ins pays one place more."


def test_prizes_set_while_paid_say_who_stands_in_the_way(playing: PrizesPage, evening: Evening, qtbot: QtBot) -> None:
    evening.bust(*range(2, 21))
    evening.session.do(payouts.post_prizes)
    evening.session.do(payouts.pay, EntryId(20))  # second place
    type_prize(playing, qtbot, 0, "1490")
    type_prize(playing, qtbot, 2, "610")
    assert playing.set.isEnabled()
    playing.table.put(1)
    assert playing.note.text().startswith("This prize has been paid out, so it cannot change.")


def winner(entry: int, cents: int) -> Winner:
    none, amount = Money(Cents(0), "EUR"), Money(Cents(cents), "EUR")
    return Winner(EntryId(entry), PlayerName(f"P{entry}"), amount, none, amount, none)


def test_a_tie_gives_everybody_a_line(playing: PrizesPage) -> None:
    def row(place: int, cents: int, winners: tuple[Winner, ...] = (), tied: int | None = None) -> PrizeRow:
        return PrizeRow(place, Money(Cents(cents), "EUR"), 0, winners, tied)

    assert playing.view is not None
    three = (winner(7, 500_00), winner(8, 500_00), winner(9, 500_00))
    view: PrizesView = replace(
        playing.view, rows=(row(1, 1500_00), row(2, 900_00, three), row(3, 600_00, (), 2)), unpaid=3
    )
    shown = lines(view, 3)
    assert [(line.index, line.best, line.worst) for line in shown] == [(0, 1, 1), (1, 2, 4), (2, 2, 4), (None, 2, 4)]
    playing.show_view(view)
    assert column(playing, Column.PLACE) == ["1", "2–4", "2–4", "2–4"]
    assert column(playing, Column.GETS) == ["", "500.00", "500.00", "500.00"]
    assert column(playing, Column.PRIZE) == ["1,500.00", "900.00", "600.00", "—"]
    assert not playing.table.isColumnHidden(Column.GETS)


@pytest.mark.parametrize(("places", "unit"), [(2, 1), (3, 500), (4, 100000), (4, 10**9)])
def test_an_even_split_keeps_the_sum_to_the_cent(places: int, unit: int) -> None:
    typed = tuple(Cents(cents) for cents in (1000_01, 700_00, 33_33, 5_00))
    draft = PrizeDraft((), Cents(0), "EUR", typed, Cents(unit))
    after = amounts.split_evenly(draft, places)
    assert sum(after.cents) == sum(draft.cents)
    assert all(cents > 0 for cents in after.cents)
    assert len(set(after.cents[1:places])) == 1
    assert after.cents[places:] == draft.cents[places:]


def test_amounts_are_written_as_the_desk_writes_them(playing: PrizesPage, evening: Evening, qtbot: QtBot) -> None:
    evening.session.words = words_for("nl")
    evening.session.words_changed.emit()
    assert column(playing, Column.PRIZE)[0] == "1.500,00"
    type_prize(playing, qtbot, 0, "1.234,5")
    assert column(playing, Column.PRIZE)[0] == "1.234,50"


def test_the_prizes_always_make_the_pool(playing: PrizesPage, evening: Evening) -> None:
    assert playing.draft is not None
    assert sum(playing.draft.cents) == state(evening).pool == sum(prizes_that_stand(state(evening)))


def test_everything_has_a_name_to_be_read_out(playing: PrizesPage) -> None:
    buttons = (
        playing.head.post,
        playing.head.withdraw,
        playing.head.reset,
        playing.pay,
        playing.open_deal,
        playing.rest,
    )
    more = (playing.add, playing.off, playing.set, playing.discard, playing.banner.again)
    assert all(button.text() and button.objectName() for button in (*buttons, *more))
    assert playing.table.accessibleName() == "Places and prizes"
    index = playing.table.lines.index(0, Column.PRIZE)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Prize, €, place 1: 1,500.00"


def test_with_a_drawer_a_prize_is_paid_by_cash_or_card_out_of_it(
    playing: PrizesPage, evening: Evening, qtbot: QtBot
) -> None:
    evening.bust(*range(20, 1, -1))
    evening.session.do(payouts.post_prizes)
    assert playing.head.tender.text() == "By cash"
    qtbot.keyClick(playing.table, Key.Key_Y, ALT)
    assert playing.head.tender.text() == "By ticket"  # without a drawer there is no other way
    qtbot.keyClick(playing.table, Key.Key_Y, ALT)
    drawers.open_one(evening.session, "Desk 1", "EUR", (), Cents(5_000_00))
    assert playing.head.tender.text() == "By cash" and "Desk 1" in playing.head.tender.accessibleDescription()
    qtbot.keyClick(playing.table, Key.Key_Y, ALT)
    assert playing.head.tender.text() == "By card"
    playing.table.put(0)
    qtbot.keyClick(playing.table, Key.Key_O, ALT)
    paid = [
        fact
        for act in evening.club.desk.history(evening.session.tournament or TournamentId("")).counting()
        for fact in act.facts
        if isinstance(fact, PrizePaid)
    ]
    assert [(fact.tender, fact.drawer) for fact in paid] == [(Tender.CARD, evening.session.drawer())]


def test_a_prize_is_paid_as_a_ticket_whose_slip_is_always_printed(
    playing: PrizesPage, evening: Evening, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening.bust(*range(20, 1, -1))
    evening.session.do(payouts.post_prizes)
    printed: list[tuple[str, bool]] = []
    monkeypatch.setattr(playing.slips, "sold", lambda act, *, always: printed.append((act.verb, always)))
    qtbot.keyClick(playing.table, Key.Key_Y, ALT)
    playing.table.put(0)
    qtbot.keyClick(playing.table, Key.Key_O, ALT)
    assert playing.ticket.isVisible() and not state(evening).tickets
    qtbot.keyClick(playing.ticket.worth.line, Key.Key_Return)  # all that is due, as it stands there
    (ticket,) = state(evening).tickets.values()
    assert (ticket.entry, ticket.value, printed) == (EntryId(1), 1_500_00, [("tickets.issue", True)])
    assert (ticket.expires, ticket.refundable) == (None, False)
    assert column(playing, Column.PAID)[0] == "Paid" and not playing.ticket.isVisible()


def test_what_a_ticket_is_is_no_longer_asked_once_it_is_paid_otherwise(
    playing: PrizesPage, evening: Evening, qtbot: QtBot
) -> None:
    evening.bust(*range(20, 1, -1))
    evening.session.do(payouts.post_prizes)
    for leaves in ("by another tender", "by a payment"):
        while playing.head.by is not Tender.TICKET:
            qtbot.keyClick(playing.table, Key.Key_Y, ALT)
        playing.table.put(0)
        qtbot.keyClick(playing.table, Key.Key_O, ALT)
        assert playing.ticket.isVisible()
        if leaves == "by another tender":
            qtbot.keyClick(playing.ticket.worth.line, Key.Key_Y, ALT)
        else:
            evening.session.do(payouts.pay, EntryId(1))
        assert not playing.ticket.isVisible() and not state(evening).tickets


def test_a_part_of_a_prize_is_a_ticket_with_a_last_day_that_may_become_money_again(
    playing: PrizesPage, evening: Evening, qtbot: QtBot
) -> None:
    evening.bust(*range(20, 1, -1))
    evening.session.do(payouts.post_prizes)
    qtbot.keyClick(playing.table, Key.Key_Y, ALT)
    playing.table.put(0)
    bar = playing.ticket
    for worth, until, issued in (("2000", "", False), ("500", "1999-01-01", False), ("500", "2099-12-31", True)):
        if not bar.isVisible():
            qtbot.keyClick(playing.table, Key.Key_O, ALT)
        bar.worth.line.setText(worth)
        bar.until.line.setText(until)
        bar.refundable.setChecked(True)
        qtbot.keyClick(bar.until.line, Key.Key_Return)
        assert bool(state(evening).tickets) is issued and bar.isVisible() is not issued
    (ticket,) = state(evening).tickets.values()
    assert (ticket.value, ticket.expires, ticket.refundable) == (500_00, date(2099, 12, 31), True)
    assert column(playing, Column.PAID)[0] != "Paid"  # the rest is due in cash, or as another ticket
    qtbot.keyClick(playing.table, Key.Key_O, ALT)
    assert bar.worth.cents() == 1_000_00
    qtbot.keyClick(bar.worth.line, Key.Key_Escape)
    assert not bar.isVisible() and len(state(evening).tickets) == 1


def test_a_prize_whose_drawer_is_closed_is_taken_back_into_the_one_that_is_open(
    playing: PrizesPage, evening: Evening, qtbot: QtBot
) -> None:
    evening.bust(*range(20, 1, -1))
    evening.session.do(payouts.post_prizes)
    first = drawers.open_one(evening.session, "Desk 1", "EUR", (), Cents(5_000_00))
    assert first is not None
    playing.table.put(0)
    qtbot.keyClick(playing.table, Key.Key_O, ALT)
    assert playing.pay.text() == "Undo payment"
    drawers.close(evening.session, first, (), Cents(3_500_00))
    second = drawers.open_one(evening.session, "Desk 2", "EUR", (), Cents(0))
    playing.table.put(1)
    playing.table.put(0)
    assert playing.pay.text() == "Recover by cash"
    qtbot.keyClick(playing.table, Key.Key_O, ALT)
    stream = evening.session.tournament or TournamentId("")
    assert evening.club.desk.history(stream).acts[-1].facts == (
        PrizeReturned(EntryId(1), Cents(1_500_00), Tender.CASH, second or DrawerId("")),
    )
    assert playing.pay.text() == "Pay by cash"
    held = drawers.of_desk(evening.session)
    assert held is not None and held.expected.cents == 1_500_00


def test_m1_what_somebody_has_too_much_is_a_line_that_the_key_settles(
    playing: PrizesPage, evening: Evening, qtbot: QtBot
) -> None:
    evening.bust(20)
    evening.bust(*range(19, 2, -1))  # the last one of them is third
    evening.session.do(payouts.post_prizes)
    evening.session.do(payouts.pay, EntryId(3))
    stream = evening.session.tournament or TournamentId("")
    history = evening.club.desk.history(stream)
    first = next(act.number for act in history.acts if act.verb == "entries.bust_out")
    asked: list[Override] = []
    evening.session.asked.connect(asked.append)
    evening.session.retract(first)
    assert [each.code for each in asked] == ["prizes.paid_stays"]
    assert evening.session.override(asked[0], "he was still in") is not None
    assert column(playing, Column.PLACE) == ["1", "2", "3", "4"]
    assert column(playing, Column.PAID) == ["", "", "", "Recover 600.00"]
    assert playing.figures.back.isVisible() and playing.figures.back.figure.text() == "€600.00"
    playing.table.put(3)
    assert playing.pay.text() == "Recover €600.00"
    assert "has €600.00, but the prize is €0.00" in playing.note.text()
    qtbot.keyClick(playing.table, Key.Key_O, ALT)
    assert not state(evening).paid and not playing.figures.back.isVisible()
    assert column(playing, Column.PLACE) == ["1", "2", "3"]
    assert history.acts[-1].facts == (PrizeReturned(EntryId(3), Cents(600_00), Tender.CASH),)


def test_m2_the_difference_of_prizes_posted_anew_is_paid_with_the_same_key(
    playing: PrizesPage, evening: Evening, qtbot: QtBot
) -> None:
    evening.bust(*range(20, 1, -1))
    evening.session.do(payouts.post_prizes)
    evening.session.do(payouts.pay, EntryId(2))
    asked: list[Override] = []
    evening.session.asked.connect(asked.append)
    evening.session.do(price_list.set_terms, Terms(guarantee=Cents(5_000_00)))
    evening.session.override(asked[-1], "the house raised it")
    playing.table.put(1)
    assert column(playing, Column.POSTED) == ["1,500.00", "900.00", "600.00"]
    qtbot.keyClick(playing.table, Key.Key_P, ALT)
    assert column(playing, Column.PAID) == ["To pay", "600.00 to pay", "To pay"]
    assert playing.pay.text() == "Pay €600.00 more"
    qtbot.keyClick(playing.table, Key.Key_O, ALT)
    assert state(evening).paid[EntryId(2)] == 1500_00
    assert column(playing, Column.PAID)[1] == "Paid"


def test_m3_prizes_set_over_posted_ones_wait_beside_them_until_they_are_posted(
    playing: PrizesPage, evening: Evening, qtbot: QtBot
) -> None:
    evening.session.do(payouts.post_prizes)
    shown = state(evening).posted
    type_prize(playing, qtbot, 0, "1400")
    type_prize(playing, qtbot, 1, "1000")
    qtbot.keyClick(playing.table, Key.Key_S, CTRL)
    assert state(evening).posted == shown
    assert playing.banner.what.text() == "These prizes are not posted yet"
    assert column(playing, Column.PRIZE) == ["1,400.00", "1,000.00", "600.00"]
    assert column(playing, Column.POSTED) == ["1,500.00", "900.00", "600.00"]
    asked: list[Override] = []
    evening.session.asked.connect(asked.append)
    qtbot.keyClick(playing.table, Key.Key_P, ALT)
    assert state(evening).posted == shown and [each.code for each in asked] == ["prizes.post_others"]
    evening.session.override(asked[0], "the sponsor wants it flatter")
    assert state(evening).posted == (140000, 100000, 60000)
    assert playing.table.isColumnHidden(Column.POSTED) and not playing.banner.isVisible()


def test_prizes_are_locked_and_unlocked_with_one_key_and_a_reason(
    playing: PrizesPage, evening: Evening, qtbot: QtBot
) -> None:
    assert not playing.head.lock.isVisible()
    evening.session.do(payouts.post_prizes)
    qtbot.keyClick(playing.table, Key.Key_L, ALT)
    assert state(evening).locked
    assert (playing.head.lock.text(), playing.head.state.text) == ("Unlock", "Locked")
    assert not playing.head.withdraw.isVisible()
    asked: list[Override] = []
    evening.session.asked.connect(asked.append)
    qtbot.keyClick(playing.table, Key.Key_L, ALT)
    assert [each.code for each in asked] == ["prizes.unlock"]
    evening.session.override(asked[0], "a deal for other amounts")
    assert not state(evening).locked and playing.head.lock.text() == "Lock"


def test_a_payment_prints_its_slip_also_after_a_reason_and_once_more_on_demand(
    playing: PrizesPage, evening: Evening, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening.bust(*range(20, 1, -1))
    evening.session.do(payouts.post_prizes)
    set_pay_checks(evening.club, PayChecks(identity=1_000))
    sold: list[int] = []
    monkeypatch.setattr(playing.slips, "sold", lambda act, *, always: sold.append(act.number))
    again: list[int] = []
    monkeypatch.setattr(playing.slips, "again", lambda act, only: again.append(act))
    asked: list[Override] = []
    evening.session.asked.connect(asked.append)
    playing.table.put(0)
    qtbot.keyClick(playing.table, Key.Key_O, ALT)
    assert [each.code for each in asked] == ["pay.identity"] and not sold
    evening.session.override(asked[0], "passport, Bob signs")
    assert len(sold) == 1
    qtbot.keyClick(playing.table, Key.Key_P, CTRL)
    assert again == sold
    playing.table.put(1)
    qtbot.keyClick(playing.table, Key.Key_P, CTRL)
    assert len(again) == 1 and "nothing has been paid" in playing.note.text()


def test_a_prize_is_held_back_and_released_where_the_keyboard_is(
    playing: PrizesPage, evening: Evening, qtbot: QtBot
) -> None:
    evening.bust(*range(20, 1, -1))
    evening.session.do(payouts.post_prizes)
    playing.table.put(1)
    asked: list[Override] = []
    evening.session.asked.connect(asked.append)
    qtbot.keyClick(playing.table, Key.Key_H, ALT)
    evening.session.override(asked[0], "the video is looked at")
    assert column(playing, Column.PAID) == ["To pay", "Held back", "To pay"]
    assert playing.hold.text() == "Release"
    assert not playing.pay.isEnabled() and "held back" in playing.pay.toolTip()
    qtbot.keyClick(playing.table, Key.Key_H, ALT)
    assert column(playing, Column.PAID) == ["To pay", "To pay", "To pay"]
    playing.table.put(0)
    assert playing.hold.isEnabled()


def test_the_payout_tables_give_way_to_a_column_that_needs_the_room(playing: PrizesPage, evening: Evening) -> None:
    assert playing.payout.isVisible() and playing.table.more_wide() == 0
    playing.resize(960, 600)
    assert playing.payout.isVisible()
    evening.session.do(payouts.post_prizes)
    evening.session.do(payouts.set_prizes, (Cents(1_400_00), Cents(1_000_00), Cents(600_00)))
    QApplication.processEvents()
    assert playing.table.more_wide() > 0 and not playing.payout.isVisible()
    shown = [column for column in Column if not playing.table.isColumnHidden(column)]
    assert sum(playing.table.columnWidth(column) for column in shown) <= playing.table.viewport().width()


def test_a_payout_table_is_looked_at_before_it_is_taken(playing: PrizesPage, evening: Evening) -> None:
    card = playing.payout
    assert card.isVisible()
    own = state(evening).setup.payout
    names = [card.tables.itemText(row) for row in range(card.tables.count())]
    assert card.tables.currentText() == own.name in names and "Everything to the winner" in names
    assert not card.use.isEnabled()
    before = prizes_that_stand(state(evening))
    card.tables.activated.emit(names.index("Everything to the winner"))
    assert card.would.text() == "One place, €3,000.00"
    assert prizes_that_stand(state(evening)) == before and state(evening).setup.payout == own
    card.use.click()
    assert prizes_that_stand(state(evening)) == (TWENTY,)
    assert column(playing, Column.PRIZE) == ["3,000.00"]
    assert not card.use.isEnabled()
    evening.session.undo()
    assert state(evening).setup.payout == own
    assert card.would.text().startswith("3 places, €1,500.00 to ")


def test_what_prizes_are_rounded_to_is_taken_with_the_table(playing: PrizesPage, evening: Evening) -> None:
    card = playing.payout
    card.unit.setCurrentIndex(card.unit.findData(100_00))
    card.unit.activated.emit(card.unit.currentIndex())
    assert card.use.isEnabled() and state(evening).setup.unit == 5_00
    card.use.click()
    assert state(evening).setup.unit == 100_00
    assert all(cents % 100_00 == 0 for cents in prizes_that_stand(state(evening))[1:])


def test_the_tables_give_way_in_a_narrow_window_and_after_the_finish(playing: PrizesPage, evening: Evening) -> None:
    playing.resize(900, 680)
    QApplication.processEvents()
    assert not playing.payout.isVisible()
    playing.resize(990, 680)
    QApplication.processEvents()
    assert playing.payout.isVisible()
    for number in range(20, 1, -1):
        evening.session.do(entries.bust_out, (EntryId(number),), ())
    evening.session.do(payouts.post_prizes)
    for number in (1, 2, 3):
        evening.session.do(payouts.pay, EntryId(number))
    evening.session.do(tournament.finish)
    assert not playing.payout.isVisible()


# How far play is from the money


def go_out(evening: Evening, count: int) -> None:
    """So many go out, those with the highest tickets first."""
    for each in [each.id for each in state(evening).playing()][::-1][:count]:
        evening.bust(each)


def test_the_stage_stands_over_the_list_and_the_place_that_is_next_is_marked(
    evening: Evening, page: PrizesPage, playing: PrizesPage
) -> None:
    paid = page.table.lines.rowCount()
    line = page.figures.stage
    go_out(evening, 20 - paid - 2)
    assert line.text().startswith("2 to the money · ")
    go_out(evening, 1)
    assert line.text().startswith("Bubble: the next one out gets no prize money · ")
    assert "next out" not in column(page, Column.WINNER)
    go_out(evening, 1)
    assert line.text().startswith("In the money · ")
    assert column(page, Column.WINNER)[-1] == "next out"
    go_out(evening, 1)
    assert [text == "next out" for text in column(page, Column.WINNER)] == [False] * (paid - 2) + [True, False]
    go_out(evening, paid - 2)
    assert not line.isVisibleTo(page)
    assert "next out" not in column(page, Column.WINNER)


def test_the_place_that_is_next_comes_into_sight_in_a_long_list(evening: Evening, page: PrizesPage) -> None:
    evening.register(30)
    evening.draw()
    evening.start()
    evening.close_registration()
    evening.session.do(payouts.set_prizes, (Cents(30 * 150_00 - 28 * 10_00), *[Cents(10_00)] * 28))
    page.resize(990, 420)
    go_out(evening, 1)
    table = page.table
    for left in (29, 12, 2):
        go_out(evening, state(evening).alive - left)
        assert column(page, Column.WINNER)[left - 1] == "next out"
        place = table.visualRect(table.lines.index(left - 1, Column.PLACE))
        assert table.viewport().rect().contains(place), left


def test_the_key_of_the_page_goes_to_the_prize_to_pay_next_and_never_to_a_paid_one(
    playing: PrizesPage, evening: Evening, qtbot: QtBot
) -> None:
    """Else the same two keys, to the page and 'pay out', would take back what they paid."""
    evening.bust(*range(2, 21))
    evening.session.do(payouts.post_prizes)
    for due in (2, 1, 0):
        playing.to_first_use()
        qtbot.keyClick(playing.table, Key.Key_O, ALT)
        assert column(playing, Column.PAID).count("To pay") == due
    playing.to_first_use()
    assert playing.table.here() is not None
