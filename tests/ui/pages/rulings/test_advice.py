"""From a ruling to its penalty with one key: player, offence, step and number are filled in."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tdapp.domain.rulings import discipline
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.units import EntryId, PenaltyNo, Seat, TableNo
from tdapp.ui.pages.rulings.page import PENALTIES, RULE, RulingsPage
from tdapp.ui.pages.rulings.penalties import Advice
from tests.ui.pages.evening import Evening, demo_names, state

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names())
    evening.register(18)
    evening.draw()
    evening.start()
    evening.session.do(discipline.choose_rulebook, "HC")
    yield evening
    evening.close()


@pytest.fixture
def page(evening: Evening, qtbot: QtBot) -> RulingsPage:
    page = RulingsPage(evening.session)
    qtbot.addWidget(page)
    page.resize(1290, 700)
    page.show()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def sitting(evening: Evening, table: int, seat: int) -> EntryId:
    entry = state(evening).tables[TableNo(table)].seats[seat - 1]
    assert entry is not None
    return entry


def device(page: RulingsPage, table: int = 1, seat: int = 3) -> None:
    """A telephone at the table, in a case that is complete."""
    page.open_at(Seat(TableNo(table), seat))
    page.ruling.choose("conduct.device")
    ruling = page.ruling.answer.outcome.ruling if page.ruling.answer.outcome else None
    assert ruling is not None and ruling.penalty is not None


def test_the_key_fills_in_the_form_and_enter_gives_the_penalty(evening: Evening, page: RulingsPage) -> None:
    device(page)
    QTest.keyClick(page, Qt.Key.Key_E, ALT)
    view = page.penalties
    assert page.stack.currentIndex() == PENALTIES
    assert view.who.currentData() == sitting(evening, 1, 3)
    assert view.offence.currentData() == "conduct.device"
    assert view.kind.currentData() == PenaltyKind.WARNING
    assert page.focusWidget() is view.give
    QTest.keyClick(view.give, Qt.Key.Key_Return)
    given = state(evening).penalties[PenaltyNo(1)]
    assert (given.entry, given.kind, given.offence) == (sitting(evening, 1, 3), PenaltyKind.WARNING, "conduct.device")


def test_a_ruling_that_was_given_lends_its_number_and_what_was_decided(evening: Evening, page: RulingsPage) -> None:
    device(page)
    choices = page.ruling.answer.outcome.ruling.discretion  # type: ignore[union-attr]
    assert choices is not None
    page.ruling.answer.choose_number([choice.id for choice in choices.choices].index("rounds") + 1)
    page.ruling.answer.hand_in()
    assert len(state(evening).rulings) == 1
    page.ruling.answer.penalty.click()
    assert page.penalties.kind.currentData() == PenaltyKind.ROUNDS
    assert page.penalties.ruling.text() == "For ruling 1"
    page.penalties.give.click()
    given = state(evening).penalties[PenaltyNo(1)]
    assert (given.ruling, given.kind, given.hands) == (1, PenaltyKind.ROUNDS, 9)


def test_the_step_is_the_next_one_after_what_he_has_on_record(evening: Evening, page: RulingsPage) -> None:
    evening.session.do(discipline.give_penalty, sitting(evening, 1, 3), PenaltyKind.WARNING, 0, "conduct.device")
    device(page)
    page.ruling.advise()
    assert page.penalties.kind.currentData() == PenaltyKind.ROUNDS, "missed hands are not in this book's menu"
    assert page.penalties.is_due.text == "Recommended: rounds away from the table"
    assert page.penalties.why_due.text() == "After warning in this tournament"


def test_another_player_or_offence_is_not_for_this_ruling(evening: Evening, page: RulingsPage) -> None:
    device(page)
    page.ruling.answer.choose_number(1)
    page.ruling.answer.hand_in()
    page.ruling.advise()
    view = page.penalties
    view.who.setCurrentIndex(view.who.findData(sitting(evening, 2, 4)))
    assert view.ruling.isHidden()
    view.kind.setCurrentIndex(view.kind.findData(PenaltyKind.WARNING))
    view.give.click()
    assert state(evening).penalties[PenaltyNo(1)].ruling is None


def test_a_half_typed_name_gives_nobody_a_penalty(evening: Evening, page: RulingsPage) -> None:
    device(page)
    page.ruling.advise()
    line = page.penalties.who.lineEdit()
    assert line is not None
    line.setText("Vande")
    assert not page.penalties.give.isEnabled()
    page.penalties.give.click()
    assert not state(evening).penalties


def test_two_players_are_punished_one_after_the_other(evening: Evening, page: RulingsPage) -> None:
    pair = (sitting(evening, 1, 2), sitting(evening, 1, 5))
    page.ruling.punish.emit(Advice(pair, "conduct.collusion", None))
    for entry in pair:
        assert page.penalties.who.currentData() == entry
        page.penalties.give.click()
    given = state(evening).penalties
    assert [given[number].entry for number in sorted(given)] == list(pair)


@pytest.mark.parametrize(
    ("incident", "kind"),
    [("conduct.cheating", PenaltyKind.DISQUALIFICATION), ("conduct.out_of_view", PenaltyKind.DISQUALIFICATION)],
)
def test_a_grave_offence_is_not_met_with_a_warning(page: RulingsPage, incident: str, kind: PenaltyKind) -> None:
    page.open_at(Seat(TableNo(1), 3))
    page.ruling.choose(incident)
    page.ruling.advise()
    assert page.penalties.kind.currentData() == kind
    assert page.focusWidget() is page.penalties.count, "the stack is still to be counted"


def test_nothing_is_offered_where_the_rule_has_no_penalty(page: RulingsPage) -> None:
    page.open_at(Seat(TableNo(1), 3))
    page.ruling.choose("conduct.special_need")
    assert page.ruling.answer.penalty.isHidden()
    QTest.keyClick(page, Qt.Key.Key_E, ALT)
    assert page.stack.currentIndex() == RULE


def test_what_was_given_leaves_an_empty_form_so_that_enter_gives_no_second_one(
    evening: Evening, page: RulingsPage
) -> None:
    device(page)
    page.ruling.advise()
    view = page.penalties
    QTest.keyClick(view.give, Qt.Key.Key_Return)
    assert len(state(evening).penalties) == 1
    assert view.who.currentIndex() == -1 and not view.give.isEnabled()
    for _again in range(2):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert len(state(evening).penalties) == 1


def test_what_a_penalty_comes_to_is_said_before_it_is_given(evening: Evening, page: RulingsPage) -> None:
    page.turn_to(PENALTIES)
    view = page.penalties
    assert view.why.text() == "Choose a player." and not view.give.isEnabled()
    view.who.setCurrentIndex(view.who.findData(sitting(evening, 1, 3)))
    assert view.makes.text() == "Warning" and not view.numbers.isVisible()
    view.kind.setCurrentIndex(view.kind.findData(PenaltyKind.ROUNDS))
    assert view.numbers.isVisible() and view.due.isVisible()
    view.more.click()
    assert view.count.text() == "2"
    players = state(evening).tables[TableNo(1)].seated
    assert view.makes.text() == f"Misses {2 * players} hands"
    view.fewer.click()
    view.fewer.click()
    assert view.count.text() == "1"  # none is no penalty
    view.due.click()
    assert view.kind.currentData() == PenaltyKind.WARNING


def test_rounds_are_no_stack_of_whoever_is_put_out(evening: Evening, page: RulingsPage) -> None:
    page.turn_to(PENALTIES)
    view, out = page.penalties, sitting(evening, 1, 3)
    view.who.setCurrentIndex(view.who.findData(out))
    view.kind.setCurrentIndex(view.kind.findData(PenaltyKind.ROUNDS))
    assert view.count.text() == "1"
    view.kind.setCurrentIndex(view.kind.findData(PenaltyKind.DISQUALIFICATION))
    assert view.count.text() == "" and not view.give.isEnabled() and "Count the stack" in view.why.text()
    view.kind.setCurrentIndex(view.kind.findData(PenaltyKind.ROUNDS))
    assert view.count.text() == "1"
    view.kind.setCurrentIndex(view.kind.findData(PenaltyKind.DISQUALIFICATION))
    before = state(evening).chips
    QTest.keyClicks(view.count, "10k")
    view.give.click()
    assert state(evening).entries[out].out and state(evening).chips == before - 10_000


def test_one_large_button_a_table_counts_a_hand_for_everybody_away_there(evening: Evening, page: RulingsPage) -> None:
    for seat in (2, 3):
        entry = sitting(evening, 1, seat)
        evening.session.do(discipline.give_penalty, entry, PenaltyKind.MISSED_HANDS, 2, "conduct.device")
    page.count_penalties()
    done = page.penalties.running.first_button()
    assert done is not None and done.objectName() == "hand_played_1" and done.hasFocus()
    assert done.minimumSizeHint().height() >= 64
    done.click()
    assert [each.left for each in state(evening).penalties.values()] == [1, 1]
    done = page.penalties.running.first_button()
    assert done is not None
    done.click()
    assert page.penalties.running.first_button() is None
    assert page.penalties.running.given.isVisible() and not page.penalties.running.away.isVisible()
