"""Seats and bust-outs put right by keyboard, with what changes shown before it is saved."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.places import places
from tdapp.domain.units import EntryId, Seat
from tdapp.ui.correcting.window import EARLIER, OTHER, SEAT, Correcting
from tdapp.ui.main_window import MainWindow
from tdapp.ui.theme.look import look
from tests.ui.pages.evening import Evening, demo_names, state

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ONE, TWO, THREE, FOUR = (EntryId(number) for number in (1, 2, 3, 4))


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names()[:30])
    evening.register(24)
    evening.draw()
    evening.start()
    evening.close_registration()
    yield evening
    evening.close()


@pytest.fixture
def window(evening: Evening, qtbot: QtBot) -> Correcting:
    look().wear("dark")
    window = Correcting(evening.session)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(window)
    return window


def seat(evening: Evening, entry: EntryId) -> Seat:
    found = state(evening).entries[entry].seat
    assert found is not None
    return found


def name(evening: Evening, entry: EntryId) -> str:
    return evening.session.club.directory[state(evening).entries[entry].player].full


def test_somebody_else_went_out(evening: Evening, window: Correcting, qtbot: QtBot) -> None:
    evening.bust(1, 2)
    own = state(evening).outs
    window.come(ONE)
    assert window.way == OTHER
    assert window.first.entry() == ONE
    qtbot.keyClicks(window.second.line, evening.session.words.seat(seat(evening, FOUR)))
    assert window.second.entry() == FOUR
    assert f"{name(evening, ONE)}: place 24 → still in" in window.told.text()
    assert f"{name(evening, FOUR)}: still in → place 24" in window.told.text()
    assert state(evening).outs == own  # nothing is saved yet
    with qtbot.waitActive(window):
        pass
    qtbot.keyClick(window.second.line, Key.Key_Return)
    assert window.save.hasFocus() and state(evening).outs == own  # what changes is read first
    qtbot.keyClick(window.save, Key.Key_Return)
    assert [out.entry for out in state(evening).outs] == [TWO, FOUR]
    assert not window.isVisible()


def test_it_happened_earlier(evening: Evening, window: Correcting, qtbot: QtBot) -> None:
    evening.bust(1, 2, 3)
    window.come(THREE)
    with qtbot.waitActive(window):
        pass
    qtbot.keyClick(window, Key.Key_3, ALT)
    assert window.way == EARLIER
    window.second.choose(ONE)
    assert f"{name(evening, THREE)}: place 22 → 24" in window.told.text()
    qtbot.keyClick(window, Key.Key_Return, CTRL)
    assert [out.entry for out in state(evening).outs] == [TWO, ONE, THREE]


def test_a_forgotten_one_in_the_same_hand_shares_the_place(evening: Evening, window: Correcting, qtbot: QtBot) -> None:
    evening.bust(1, 2)
    window.come(FOUR, EARLIER)
    window.second.choose(ONE)
    window.same_hand.setChecked(True)
    qtbot.keyClick(window, Key.Key_Return, CTRL)
    found = places(state(evening))
    assert found[FOUR] == found[ONE]
    assert (found[ONE].best, found[ONE].worst) == (23, 24)


def test_two_in_each_others_seats_go_back(evening: Evening, window: Correcting, qtbot: QtBot) -> None:
    window.come(ONE)
    assert window.way == SEAT
    own, other = seat(evening, ONE), seat(evening, TWO)
    qtbot.keyClicks(window.seat, f"{other.table}-{other.number}")
    assert window.both.isVisibleTo(window)
    said = evening.session.words.seat(own)
    assert f"{name(evening, ONE)} goes to {said}" in window.told.text()
    assert name(evening, TWO) in window.told.text()
    with qtbot.waitActive(window):
        pass
    qtbot.keyClick(window.seat, Key.Key_Return)
    assert window.isVisible() and window.save.hasFocus()
    qtbot.keyClick(window.save, Key.Key_Return)
    assert (seat(evening, ONE), seat(evening, TWO)) == (own, other)
    assert evening.session.club.desk.history(evening.session.tournament).acts[-1].verb == "corrections.wrong_seat"  # type: ignore[arg-type]


def test_to_let_them_stay_a_reason_is_asked_for(evening: Evening, window: Correcting, qtbot: QtBot) -> None:
    window.come(ONE)
    other = seat(evening, TWO)
    qtbot.keyClicks(window.seat, f"{other.table}-{other.number}")
    window.stay.setChecked(True)
    assert "seat" in window.told.text()
    asked: list[object] = []
    evening.session.asked.connect(asked.append)
    qtbot.keyClick(window, Key.Key_Return, CTRL)
    assert len(asked) == 1
    assert seat(evening, TWO) == other


def test_what_cannot_be_saved_is_said_and_grey(evening: Evening, window: Correcting, qtbot: QtBot) -> None:
    evening.bust(*range(1, 24))
    evening.session.do(payouts.post_prizes)
    evening.session.do(payouts.pay, EntryId(23))
    window.come(EntryId(23))
    window.second.choose(EntryId(24))
    assert not window.save.isEnabled()
    assert "paid" in window.told.text()


def test_it_opens_from_the_players_and_the_journal_by_key(evening: Evening, qtbot: QtBot) -> None:
    evening.bust(1)
    main = MainWindow(evening.session)
    qtbot.addWidget(main)
    main.show()
    with qtbot.waitActive(main):
        main.activateWindow()
    main.go("players")
    page = main.current()
    page.show_entry(4)  # type: ignore[union-attr]
    qtbot.keyClick(page, Key.Key_W, ALT)
    assert main.beside.correcting.first.entry() == FOUR
    assert main.beside.correcting.way == SEAT
    with qtbot.waitActive(main):
        main.beside.correcting.hide()
        main.activateWindow()
    main.go("journal")
    journal = main.current()
    journal.table.setCurrentIndex(journal.rows.index(0, 0))  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: journal.effect.out == ONE)  # type: ignore[union-attr]
    qtbot.keyClick(journal, Key.Key_W, ALT)
    assert main.beside.correcting.first.entry() == ONE
    assert main.beside.correcting.way == OTHER
    main.close()


def test_another_way_gives_the_keys_to_what_it_asks_for(evening: Evening, window: Correcting, qtbot: QtBot) -> None:
    evening.bust(1)
    window.come(FOUR)
    with qtbot.waitActive(window):
        pass
    assert window.way == SEAT and window.seat.hasFocus()
    qtbot.keyClick(window.seat, Key.Key_3, ALT)
    assert window.second.line.hasFocus()  # the field of the seat is gone
    qtbot.keyClick(window.second.line, Key.Key_2, ALT)
    assert window.first.entry() is None and window.first.line.hasFocus()  # who plays on did not go out


def test_players_stand_by_their_last_names(evening: Evening, window: Correcting) -> None:
    window.come(None, SEAT)
    names = [row.name.sort_key for row in window.first.rows]
    assert len(names) == 24 and names == sorted(names)


def test_with_a_reason_it_is_saved_and_the_window_goes(evening: Evening, window: Correcting, qtbot: QtBot) -> None:
    window.come(ONE, SEAT)
    with qtbot.waitActive(window):
        pass
    free = next(each for table in state(evening).open_tables() for each in table.free)
    qtbot.keyClicks(window.seat, evening.session.words.seat(free))
    window.stay.setChecked(True)
    qtbot.keyClick(window, Key.Key_Return, CTRL)
    assert window.override.reason.hasFocus() and seat(evening, ONE) != free
    qtbot.keyClicks(window.override.reason, "long ago")
    qtbot.keyClick(window.override.reason, Key.Key_Return)
    assert seat(evening, ONE) == free and not window.isVisible()
