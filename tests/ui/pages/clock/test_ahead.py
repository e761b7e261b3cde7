"""The card of the evening ahead at a real desk: what it says, levers by key, closing time, and what is kept of it."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tdapp.app.forecast import kept
from tdapp.app.forecast.asking import unsaid
from tdapp.app.open_club import Club
from tdapp.app.time_source import Jump, JumpKind
from tdapp.domain import tournament
from tdapp.domain.clock.structure import Structure
from tdapp.domain.prizes import payouts
from tdapp.read.forecast.foreseen import Foreseen
from tdapp.read.forecast.record import SaidAt
from tdapp.ui.forecaster import Forecaster, changed_much
from tdapp.ui.key_sheet import keys_of
from tdapp.ui.main_window import MainWindow
from tdapp.ui.pages.clock.ahead_card import AheadCard
from tdapp.ui.pages.clock.page import ClockPage
from tdapp.values import replace
from tdapp.words.forecast.forecast import lever
from tests.ui.pages.evening import MINUTE, SETUP, Evening, demo_names, level, state
from tests.ui.windows import main_window

BLINDS = (50, 100, 150, 200, 300, 400, 600, 800, 1_000, 1_500, 2_000, 3_000, 4_000, 6_000, 8_000, 10_000, 15_000)
LEVELS: Structure = tuple(level(each) for each in BLINDS)
ALT, NONE = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    made = Evening(tmp_path, demo_names()[:40], structure=LEVELS)
    yield made
    made.close()


@pytest.fixture
def running(evening: Evening) -> Evening:
    evening.register(30)
    evening.draw()
    evening.start()
    evening.clock.forward(45 * MINUTE)
    evening.close_registration()
    evening.bust(1, 2, 3)
    return evening


def card_of(window: MainWindow) -> AheadCard:
    page = window.current()
    assert isinstance(page, ClockPage) and page.ahead.card is not None
    return page.ahead.card


def alone(evening: Evening, qtbot: QtBot) -> Forecaster:
    """A forecaster without a card. A window keeps it until what its thread still has to say was heard."""
    window = QWidget()
    qtbot.addWidget(window)
    return Forecaster(evening.session, window)


def asked(card: AheadCard, qtbot: QtBot) -> Foreseen:
    card.forecaster.ask()
    qtbot.waitUntil(lambda: not card.forecaster.working)
    seen = card.forecaster.foreseen()
    assert seen is not None
    return seen


def test_nothing_is_known_before_somebody_is_expected(evening: Evening, qtbot: QtBot) -> None:
    card = card_of(main_window(evening, qtbot))
    assert card.title.text() == "When it ends" and card.expected.isVisible()
    qtbot.keyClicks(card.expected, "36")
    qtbot.keyClick(card.expected, Qt.Key.Key_Return)
    assert state(evening).bank.expected[""] == 36
    seen = asked(card, qtbot)
    assert seen.entries == 36 and "after the start" in card.title.text()
    assert any("at the start" in said.text() for _caption, said in card.lines.rows)


def test_a_lever_is_pulled_by_its_key_as_one_act_and_undone(running: Evening, qtbot: QtBot) -> None:
    window = main_window(running, qtbot)
    card = card_of(window)
    seen = asked(card, qtbot)
    assert "Ends about" in card.title.text() and not card.expected.isVisible()
    together = seen.final_table
    assert together is not None and seen.fixed
    card._show(replace(seen, bubble=together), running.session.words)  # both at the same time
    acts = len(running.club.desk.history(running.session.tournament or "").acts)  # type: ignore[arg-type]
    qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_1, ALT)
    shorter = state(running).structure
    assert [row.lasts for row in shorter][-1] == seen.levers[0].lasts < LEVELS[-1].lasts
    assert len(running.club.desk.history(running.session.tournament or "").acts) == acts + 1  # type: ignore[arg-type]
    qtbot.waitUntil(lambda: not card.forecaster.working)
    after = card.forecaster.foreseen()
    assert after is not None and abs(after.end.at - seen.levers[0].end) < MINUTE
    running.session.undo()
    assert state(running).structure == LEVELS


def test_the_key_sheet_says_what_each_lever_applies(running: Evening, qtbot: QtBot) -> None:
    window = main_window(running, qtbot)
    card = card_of(window)
    seen = asked(card, qtbot)
    page = window.current()
    assert page is not None and len(seen.levers) >= 2
    told = keys_of(page, "clock")
    levers = {key: text for key, text in told if key in ("Alt+1", "Alt+2")}
    assert levers == {f"Alt+{n + 1}": f"Apply '{lever(running.session.words, seen.levers[n])}'" for n in range(2)}


def test_while_time_is_asked_about_its_answers_have_the_keys_of_the_levers(running: Evening, qtbot: QtBot) -> None:
    window = main_window(running, qtbot)
    card = card_of(window)
    asked(card, qtbot)
    answered: list[int] = []
    window.time.answered.disconnect()
    window.time.answered.connect(lambda _question, number: answered.append(number))
    window.time.ask(Jump(JumpKind.SET, timedelta(minutes=5), counted=False))
    qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_1, ALT)
    qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_3, ALT)
    assert answered == [0, 2] and state(running).structure == LEVELS
    window.time.ask(None)
    qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_1, ALT)
    assert answered == [0, 2] and state(running).structure != LEVELS


def test_when_the_house_closes_is_typed_once_and_known_on_the_next_evening(running: Evening, qtbot: QtBot) -> None:
    card = card_of(main_window(running, qtbot))
    asked(card, qtbot)
    qtbot.keyClicks(card.closing, "0300")
    qtbot.keyClick(card.closing, Qt.Key.Key_Return)
    seen = asked(card, qtbot)
    assert seen.closing is not None and seen.closing.hour == 3 and seen.past is not None
    assert "03:00" in card.past.text
    other = running.club.create(SETUP, LEVELS)
    assert kept.closing_of(running.club.settings(), other) == "0300"


def test_a_closing_time_that_is_none_is_said_and_not_kept(running: Evening, qtbot: QtBot) -> None:
    card = card_of(main_window(running, qtbot))
    card.closing.setText("late")
    with qtbot.waitSignal(running.session.told) as told:
        qtbot.keyClick(card.closing, Qt.Key.Key_Return)
    assert told.args is not None and "03:00" in told.args[0].text
    assert kept.closing_of(running.club.settings(), running.session.tournament or "") == ""  # type: ignore[arg-type]


def test_what_was_said_is_kept_by_stage_and_survives_undo_and_a_restart(
    running: Evening, qtbot: QtBot, tmp_path: Path
) -> None:
    card = card_of(main_window(running, qtbot))
    first = asked(card, qtbot)
    here = running.session.tournament
    assert here is not None
    said = kept.said_of(running.club.settings(), here)
    assert set(said) == {SaidAt.CLOSED} and said[SaidAt.CLOSED].end == first.end.at
    for number in range(4, 30):
        running.clock.forward(3 * MINUTE)
        running.bust(number)
        if number in (18, 24):
            asked(card, qtbot)
    running.session.undo()
    running.session.redo()
    assert set(kept.said_of(running.club.settings(), here)) == {SaidAt.CLOSED, SaidAt.HALF, SaidAt.FINAL}
    running.session.do(payouts.post_prizes)
    for entry in (30, 29, 28):
        running.session.do(payouts.pay, entry)
    assert running.session.do(tournament.finish) is not None
    card.forecaster.ask()
    qtbot.waitUntil(lambda: not card.forecaster.working)
    card.refresh()
    assert card.title.text() == "How right the forecast was"
    assert "it was" in card.lines.rows[0][1].text()
    running.session.close()
    with Club.open(tmp_path / "club.tdapp", create=False, time=running.clock.source(), operator_name="Ada") as club:
        record = kept.record_of(club, here)
        assert [each.said.stage for each in record] == [SaidAt.CLOSED, SaidAt.HALF, SaidAt.FINAL]
        assert all(each.was == record[0].was for each in record)
        (evening,) = kept.evenings(club)
        assert evening.entries == 30 and evening.watched.busts + evening.watched.late_busts == 29
        assert kept.record_of_club(club)[0].many == 1


def test_what_is_said_of_another_tournament_that_is_played_is_kept_too(running: Evening, qtbot: QtBot) -> None:
    here = running.session.tournament
    assert here is not None and unsaid(running.club, here) is None
    other = running.club.create(SETUP, LEVELS)
    running.session.switch(other)
    assert unsaid(running.club, other) == here and unsaid(running.club, here) is None  # the other one has not begun
    forecaster = alone(running, qtbot)
    forecaster._ask_what_is_due()
    qtbot.waitUntil(lambda: not forecaster.working and unsaid(running.club, other) is None)
    assert set(kept.said_of(running.club.settings(), here)) == {SaidAt.CLOSED}
    assert forecaster.foreseen() is None  # of the one in front there is nothing to say


def test_what_levers_do_is_dropped_once_something_else_is_asked(running: Evening, qtbot: QtBot) -> None:
    forecaster = alone(running, qtbot)
    began: list[bool] = []
    begin = forecaster._begin
    forecaster._begin = lambda *work, levers: (began.append(levers), begin(*work, levers=levers))[1]  # type: ignore[method-assign]
    forecaster.ask()
    qtbot.waitUntil(lambda: began == [False, True])
    dropped = forecaster._work
    forecaster.ask()
    assert forecaster._work is not dropped and began == [False, True, False]
    qtbot.waitUntil(lambda: not forecaster.working)
    seen = forecaster.foreseen()
    assert began == [False, True, False, True] and seen is not None and seen.levers


def test_it_asks_anew_for_what_matters_and_not_for_the_rest(running: Evening) -> None:
    before, now = state(running), running.session.now()
    assert not changed_much(before, now, before, now)
    running.session.announce("Dinner is served")
    assert not changed_much(before, now, state(running), now)
    running.bust(4)
    assert not changed_much(before, now, state(running), now)  # one of 27
    running.bust(5)
    assert changed_much(before, now, state(running), now)
    assert changed_much(before, now, before, now + timedelta(minutes=15))  # a level later
    assert changed_much(before, now, before, now + timedelta(minutes=4))


def test_an_answer_nobody_waits_for_is_dropped(running: Evening, qtbot: QtBot) -> None:
    forecaster = alone(running, qtbot)
    forecaster.ask()
    assert forecaster.working
    running.session.close()
    assert not forecaster.working and forecaster._answers == {}
