"""The milestone of a satellite through the window: typed, and from the menu of a seat, which begins what is typed."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tdapp.domain import tournament
from tdapp.domain.prizes.places import places
from tdapp.domain.setup import PayoutTable, SeatPrizes
from tdapp.domain.units import Cents, Chips, EntryId
from tdapp.read.rulings.penalty_form import penalty_form
from tdapp.ui.actions.deeds import Spot
from tdapp.ui.actions.deeds_at import line_at, menu_at
from tdapp.ui.main_window import MainWindow
from tdapp.values import replace
from tests.ui.pages.evening import Evening, demo_names, state
from tests.ui.windows import main_window

Key = Qt.Key


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    evening = Evening(tmp_path, demo_names()[:20])
    seats = SeatPrizes(Cents(500_00), milestone=Chips(90_000))
    setup = replace(state(evening).setup, payout=PayoutTable("Seats", seats=seats))
    evening.session.do(tournament.change_setup, setup)
    evening.register(20)
    evening.draw()
    evening.start()
    return evening


@pytest.fixture
def window(evening: Evening, qtbot: QtBot) -> MainWindow:
    return main_window(evening, qtbot)


def spot_of(evening: Evening, entry: int) -> Spot:
    row = next(row for row in evening.session.players_view().rows if row.entry == entry)
    return Spot((row,), row.seat)


def test_the_milestone_is_typed_with_a_seat_and_the_chips(window: MainWindow, evening: Evening) -> None:
    seat, chips = spot_of(evening, 3).seat, state(evening).chips
    assert seat is not None
    window.open_command(f"milestone {seat.table}-{seat.number} 95000")
    assert "wins a seat with 95,000 chips" in evening.session.words.said(window.command.chosen().said)
    QTest.keyClick(window.command.line, Key.Key_Return)
    assert dict(state(evening).seats_won) == {EntryId(3): 95_000}
    assert state(evening).chips == chips - 95_000
    line = window.bottom.text.text()
    assert "won a seat with 95,000 chips" in line
    window.session.undo()
    assert not state(evening).seats_won and state(evening).chips == chips


def test_whoever_goes_out_after_it_is_told_the_place_that_counts(window: MainWindow, evening: Evening) -> None:
    window.open_command("milestone #3 95000")
    QTest.keyClick(window.command.line, Key.Key_Return)
    evening.close_registration()
    window.open_command("bust #4")
    QTest.keyClick(window.command.line, Key.Key_Return)
    assert places(state(evening))[EntryId(4)].best == 20
    assert "out, place 20" in window.bottom.text.text()
    form = penalty_form(state(evening), EntryId(5), ())
    assert form is not None and form.place == 19


def test_below_the_milestone_a_reason_is_asked_for(window: MainWindow, evening: Evening) -> None:
    window.open_command("milestone #3 89000")
    QTest.keyClick(window.command.line, Key.Key_Return)
    assert not state(evening).seats_won
    assert window.override.isVisible() and "90,000" in window.override.text.text()


def test_the_menu_of_a_seat_begins_what_is_typed(window: MainWindow, evening: Evening) -> None:
    line = line_at(evening.session, spot_of(evening, 3), "milestone")
    assert not line.why
    window.run(line.action, line.told)
    assert window.command.line.text() == "milestone #3 "
    QTest.keyClicks(window.command.line, "90k")
    QTest.keyClick(window.command.line, Key.Key_Return)
    assert dict(state(evening).seats_won) == {EntryId(3): 90_000}


def test_where_no_milestone_is_set_no_menu_speaks_of_it(window: MainWindow, evening: Evening) -> None:
    seats = SeatPrizes(Cents(500_00))
    evening.session.do(tournament.change_setup, replace(state(evening).setup, payout=PayoutTable("Seats", seats=seats)))
    menu = menu_at(evening.session, spot_of(evening, 3))
    assert not [line for group in menu for line in group if line.deed == "milestone"]
