"""The payout card of the Prizes page: every table and every pick pays the pool, and is kept, brought and taken."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from tdapp.app.club.payout_tables import club_payouts, payouts
from tdapp.domain.prizes import bubble
from tdapp.domain.prizes.places import prizes as prizes_that_stand
from tdapp.domain.registration import entries
from tdapp.domain.setup import LockedPlace, PayoutCurve, PayoutRules, PayoutTable, SeatPrizes, SeatRest
from tdapp.domain.units import Cents
from tdapp.ui.pages.prizes.page import PrizesPage
from tdapp.ui.pages.prizes.payout_card import PayoutCard
from tdapp.ui.session import Told
from tdapp.ui.widgets.label import Label
from tdapp.values import replace
from tests.ui.pages.evening import Evening, demo_names, state


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names()[:30])
    evening.register(24)
    yield evening
    evening.close()


@pytest.fixture
def page(evening: Evening, qtbot: QtBot) -> PrizesPage:
    page = PrizesPage(evening.session)
    qtbot.addWidget(page)
    page.resize(1200, 700)
    page.show()
    return page


@pytest.fixture
def card(page: PrizesPage) -> PayoutCard:
    return page.payout


def choose(box: QComboBox, at: int) -> None:
    box.setCurrentIndex(at)
    box.activated.emit(at)


def look_at(card: PayoutCard, name: str) -> None:
    choose(card.tables, [one.name for one in card.choices].index(name))


def paid(card: PayoutCard) -> list[int]:
    one = card.looked_at()
    assert one is not None
    return [each.cents for each in one.amounts]


def test_every_pick_of_every_table_pays_the_whole_pool_and_can_be_taken(card: PayoutCard, evening: Evening) -> None:
    pool = state(evening).pool
    for number, table in enumerate(card.choices):
        look_at(card, table.name)
        assert card.tables.currentIndex() == number
        boxes = [box for box in card.details.findChildren(QComboBox) if not box.isHidden()]
        assert len(boxes) >= 4
        for box in boxes:
            for text in [box.itemText(at) for at in range(box.count())]:
                if box.findText(text) >= 0:  # what only this table had is gone once something else is picked
                    choose(box, box.findText(text))
                    assert sum(paid(card)) == pool, (table.name, box.objectName(), text)
    card.use.click()
    assert sum(prizes_that_stand(state(evening))) == pool
    assert not card.use.isEnabled()


def test_a_curve_that_was_picked_is_named_so_and_taken(card: PayoutCard, evening: Evening) -> None:
    look_at(card, "10 % of the field")
    assert len(paid(card)) == 3
    choose(card.details.paid, card.details.paid.findText("15 % of the field"))
    assert card.tables.currentText() == "Own curve" and len(paid(card)) == 4
    choose(card.details.min_cash, card.details.min_cash.findText("1.5 x buy-in"))
    card.use.click()
    taken = state(evening).setup.payout
    assert taken.name == "Own curve" and taken.curve == PayoutCurve(percent=15_000)
    assert taken.rules == PayoutRules(min_cash=150, grouped=True)


def test_the_minimum_cash_says_which_places_it_costs(card: PayoutCard) -> None:
    look_at(card, "Five places")
    choose(card.details.min_cash, card.details.min_cash.findText("3 x buy-in"))
    assert len(paid(card)) == 4
    assert "The minimum cash costs 1 place" in card.details.costs.text()


def test_what_the_next_entries_change_is_told_while_they_may_come(card: PayoutCard, evening: Evening) -> None:
    look_at(card, "15 % of the field")
    assert card.ahead.text().splitlines() == [
        "With 27 entries: €4,050.00, 5 places, first €1,635.00, last €405.00",
        "With 34 entries: €5,100.00, 6 places, first €1,895.00, last €400.00",
    ]
    evening.draw()
    evening.start()
    evening.close_registration()
    card.refresh()
    assert card.ahead.isHidden()


def test_a_table_is_kept_under_a_name_and_offered_again(card: PayoutCard, evening: Evening) -> None:
    look_at(card, "15 % of the field")
    choose(card.details.paid, card.details.paid.findText("20 % of the field"))
    card.keep.click()
    assert card.save_bar.isVisible()
    card.save_bar.name.line.setText("Sunday")
    card.save_bar.save.click()
    kept = club_payouts(evening.session.club)
    assert [each.table.name for each in kept] == ["Sunday"]
    assert card.save_bar.isHidden() and "Sunday" in [one.name for one in card.choices]


def test_a_file_is_looked_at_and_what_is_wrong_with_one_is_told(
    card: PayoutCard, evening: Evening, tmp_path: Path, qtbot: QtBot
) -> None:
    told: list[Told] = []
    evening.session.told.connect(told.append)
    good, bad = tmp_path / "Good.csv", tmp_path / "Bad.csv"
    good.write_text("Places,1-20,21+\n1,60,50\n2,40,30\n3,,20\n", "utf-8")
    bad.write_text("Places,1+\n1,60\n2,39.1\n", "utf-8")
    card.open_file(str(bad))
    assert "99.1 %" in told[-1].text
    before = card.tables.currentText()
    card.open_file(str(good))
    assert card.tables.currentText() == "Good" != before
    assert paid(card) == [1_800_00, 1_080_00, 720_00]
    card.use.click()
    assert state(evening).setup.payout.name == "Good"


def test_every_table_there_is_can_be_looked_at(card: PayoutCard) -> None:
    names = {one.name for one in card.choices}
    assert names >= {table.name for _key, table in payouts() if table.pays}
    assert all(isinstance(one, PayoutTable) for one in card.choices)


def test_shares_are_held_to_100_percent_while_they_are_typed(card: PayoutCard, evening: Evening, qtbot: QtBot) -> None:
    before = card.tables.currentText()
    for text, said in (("50", "Total 50 %"), ("50 30", "Total 80 %")):
        card.typed.line.clear()
        qtbot.keyClicks(card.typed.line, text)
        assert card.total.text() == said and card.tables.currentText() == before
    card.typed.line.clear()
    qtbot.keyClicks(card.typed.line, "50 30 12,5 7.5")
    assert card.total.text() == "Total 100 %" and card.tables.currentText() == "Own shares"
    assert paid(card) == [1_800_00, 1_080_00, 450_00, 270_00]
    qtbot.keyClicks(card.typed.line, " 1")
    assert card.total.text() == "Total 101 %\n1 % too much. Take it off one of the shares."
    card.typed.line.clear()
    qtbot.keyClicks(card.typed.line, "60 x")
    assert "'x' is not a percentage" in card.total.text()
    card.use.click()
    assert state(evening).setup.payout.columns[0].shares == (50_000, 30_000, 12_500, 7_500)
    assert card.typed.line.text() == "60 x"


def test_seats_are_picked_and_typed_and_the_list_says_which_places_they_are(
    card: PayoutCard, page: PrizesPage, evening: Evening
) -> None:
    look_at(card, "Seats of a satellite")
    assert card.worth.isVisible() and not card.details.min_cash.isVisible() and not card.typed.isVisible()
    card.worth.line.setText("500")
    card.worth.edited.emit()
    choose(card.details.seats, card.details.seats.findText("Exactly 3"))
    choose(card.details.seats_rest, card.details.seats_rest.findText("With the seats"))
    choose(card.details.seats_taken, 1)
    choose(card.details.seats_valid, card.details.seats_valid.findText("90 days"))
    assert state(evening).setup.payout.seats is None
    card.take()
    seats = state(evening).setup.payout.seats
    assert seats == SeatPrizes(Cents(500_00), guaranteed=3, capped=True, rest=SeatRest.SEATS, cash=True, valid=90)
    assert [page.table.lines.at(row, 0).text for row in range(3)] == ["1 · seat", "2 · seat", "3 · seat"]
    card.worth.line.setText("0")
    card.worth.edited.emit()
    assert state(evening).setup.payout.seats == seats


def test_the_seats_may_be_in_another_tournament_of_the_club(card: PayoutCard, evening: Evening) -> None:
    own = evening.session.tournament
    assert own is not None
    setup = replace(state(evening).setup, name="Main event")
    other = evening.club.create(setup, state(evening).structure)
    third = evening.club.create(replace(setup, name="Side event"), state(evening).structure)
    evening.session.switch(own)
    card._read()
    look_at(card, "Seats of a satellite")
    for pill, told in (("any", ()), (other, (other,)), ("any", ()), (third, (third,)), (other, (third, other))):
        card.details.seats_in.pills[pill].click()
        assert card.details.seats_in.pills[pill].isChecked()
        card.take()
        seats = state(evening).setup.payout.seats
        assert seats is not None and seats.targets == told
    card.details.seats_in.pills[third].click()
    card.take()
    seats = state(evening).setup.payout.seats
    assert seats is not None and seats.targets == (other,)


def test_the_chips_that_win_a_seat_are_picked_in_starting_stacks(card: PayoutCard, evening: Evening) -> None:
    look_at(card, "Seats of a satellite")
    picked = card.details.milestone.findText("(10×)", Qt.MatchFlag.MatchContains)
    assert picked > 0
    choose(card.details.milestone, picked)
    card.take()
    seats = state(evening).setup.payout.seats
    assert seats is not None and seats.milestone == 10 * state(evening).setup.starting_stack
    card.refresh()
    assert card.details.milestone.currentIndex() == picked


def test_a_locked_prize_is_typed_and_stands_whatever_comes_in(card: PayoutCard, evening: Evening) -> None:
    card.locks.line.setText("1 1.500")
    card.locks.line.editingFinished.emit()
    card.take()
    assert state(evening).setup.payout.rules.locked == (LockedPlace(1, Cents(1500_00)),)
    for more in (0, 4):
        evening.register(more)
        assert prizes_that_stand(state(evening))[0] == 1500_00
        assert evening.session.prizes_view().locked_places == {1}
    card.refresh()
    assert card.locks.line.text() == "1 1,500.00"
    card.locks.line.setText("1 1; 2 1")
    card.locks.line.editingFinished.emit()
    assert "do not fit" in card.note.text(), "the pool is nobody's then"
    card.locks.line.setText("")
    card.locks.line.editingFinished.emit()
    card.take()
    assert not state(evening).setup.payout.rules.locked


@pytest.mark.parametrize("typed", ["first 100", "1", "1 800; 2 900", "0 100", "1 -5", "1 800; 1 700"])
def test_what_is_no_locked_prize_stays_typed_and_says_why(card: PayoutCard, evening: Evening, typed: str) -> None:
    card.locks.line.setText(typed)
    card.locks.line.editingFinished.emit()
    assert card.locks.problem() and card.locks.line.text() == typed
    card.take()
    assert not state(evening).setup.payout.rules.locked


def test_amounts_to_round_to_are_said_in_the_language_of_the_windows(card: PayoutCard, evening: Evening) -> None:
    card.unit.setCurrentIndex(card.unit.findText("€10.00"))
    evening.session.prefer(evening.session.preferences._replace(language="nl"))
    card.refresh()
    assert card.unit.currentText() == "€ 10,00"
    evening.session.prefer(evening.session.preferences._replace(language="en"))
    card.refresh()
    assert card.unit.currentText() == "€10.00"


def test_what_the_bubble_gets_is_shown_as_such(card: PayoutCard, evening: Evening) -> None:
    evening.session.do(bubble.protect)
    card.refresh()
    assert not card.note.isVisible() and card.would.text().endswith("bubble €150.00")
    card.window().resize(1200, 1400)
    QApplication.processEvents()
    shown = [label.text() for label in card.findChildren(Label) if not label.isHidden()]
    assert "4 bubble" in shown and "3" in shown and "4" not in shown


def test_the_last_prize_is_shown_where_naming_it_would_take_as_much_room(
    page: PrizesPage, card: PayoutCard, evening: Evening
) -> None:
    evening.session.do(entries.register, evening.people[24:], "more")
    said = set()
    for at in range(len(card.choices)):
        choose(card.tables, at)
        for height in range(700, 1100, 20):
            page.resize(1200, height)
            QApplication.processEvents()
            said.add(card.note.text().partition(",")[0])
    assert {"and 2 more"} <= said and "and 1 more" not in said, said
