"""Hand for hand by keyboard: tables ticked off, heads counted, the money announced, the last hands drawn."""

from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollArea
from pytestqt.qtbot import QtBot

from tdapp.domain.hands import end_of_day
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.places import Place, places
from tdapp.domain.registration import entries
from tdapp.domain.units import EntryId, TableNo
from tdapp.read.hands.hands import HandsView
from tdapp.texts import LANGUAGES
from tdapp.ui.i18n import Languages
from tdapp.ui.pages.hands.grid import COUNTED, HAND
from tdapp.ui.pages.hands.window import HandsWindow
from tdapp.ui.theme.look import look
from tdapp.words.clock.clock import by_the_hand
from tests.ui.pages.evening import MINUTE, Evening, demo_names, state

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def languages(qtbot: QtBot) -> Languages:
    return Languages(zone=UTC)


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names()[:30])
    evening.register(24)
    evening.draw()
    evening.start()
    evening.close_registration()
    evening.session.do(payouts.post_prizes)
    yield evening
    evening.close()


@pytest.fixture
def window(evening: Evening, qtbot: QtBot) -> HandsWindow:
    look().wear("dark")
    window = HandsWindow(evening.session)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(window)
    window.come()
    return window


def seated(evening: Evening, table: int) -> list[EntryId]:
    return [each for each in state(evening).tables[TableNo(table)].seats if each]


def view(window: HandsWindow) -> HandsView:
    assert window.view is not None
    return window.view


def type_line(qtbot: QtBot, window: HandsWindow, typed: str) -> None:
    window.typed.setFocus()
    qtbot.keyClicks(window.typed, typed)
    qtbot.keyClick(window.typed, Key.Key_Return)


def cell(window: HandsWindow, row: int, column: int) -> str:
    return str(window.grid.rows.index(row, column).data())


def test_a_hand_is_ticked_off_by_table_numbers(evening: Evening, window: HandsWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Key.Key_B, ALT)
    play = view(window).play
    assert play is not None
    assert play.per_hand == 2 * MINUTE
    type_line(qtbot, window, "2")
    assert (cell(window, 0, HAND), cell(window, 1, HAND)) == ("still plays", "has played")
    assert window.typed.text() == ""
    type_line(qtbot, window, "1, 3")
    qtbot.keyClick(window, Key.Key_O, ALT)
    after = view(window).play
    assert after is not None
    assert after.number == 2


def test_with_the_last_table_the_keys_go_to_the_stacks_that_are_asked_for(
    evening: Evening, window: HandsWindow, qtbot: QtBot
) -> None:
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, Key.Key_B, ALT)
    for entry in seated(evening, 1)[:2]:
        evening.session.do(entries.bust_out, (entry,))
    assert window.typed.hasFocus()
    type_line(qtbot, window, "1 2 3")
    assert window.hand.isAncestorOf(window.focusWidget())
    for stack in ("4000", "900"):
        line = window.focusWidget()
        qtbot.keyClicks(line, stack)
        qtbot.keyClick(line, Key.Key_Tab)
    assert window.hand.over.hasFocus()
    qtbot.keyClick(window, Key.Key_O, ALT)
    assert len(places(state(evening))) == 2
    assert window.typed.hasFocus()  # the lines for the stacks are gone, and the next hand is played
    with qtbot.waitSignal(window.command_asked):
        qtbot.keyClick(window.typed, Key.Key_K, Qt.KeyboardModifier.ControlModifier)


def test_space_ticks_the_table_and_goes_on_to_the_next(evening: Evening, window: HandsWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Key.Key_B, ALT)
    window.grid.setFocus()
    qtbot.keyClick(window.grid, Key.Key_Space)
    assert window.grid.table() == 2
    qtbot.keyClick(window.grid, Key.Key_Space)
    qtbot.keyClick(window, Key.Key_P, ALT)
    qtbot.keyClick(window, Key.Key_O, ALT)
    play = view(window).play
    assert play is not None
    assert play.number == 2


def test_no_minutes_leaves_the_clock_running(evening: Evening, window: HandsWindow, qtbot: QtBot) -> None:
    window.hand.minutes.line.setText("0")
    qtbot.keyClick(window, Key.Key_B, ALT)
    play = view(window).play
    assert play is not None
    assert play.per_hand is None
    assert state(evening).clock.runs(evening.session.now())


def test_stacks_are_asked_for_at_one_table_and_place_the_bust_outs(
    evening: Evening, window: HandsWindow, qtbot: QtBot
) -> None:
    qtbot.keyClick(window, Key.Key_B, ALT)
    big, small = seated(evening, 1)[:2]
    for each in (big, small):
        evening.session.do(entries.bust_out, (each,))
    qtbot.keyClick(window, Key.Key_P, ALT)
    assert window.hand.ask.isVisibleTo(window)
    for each, chips in ((big, "4000"), (small, "900")):
        line = window.hand.findChild(QLineEdit, f"stack_{each}")
        qtbot.keyClicks(line, chips)
    qtbot.keyClick(window, Key.Key_O, ALT)
    assert places(state(evening)) == {big: Place(23, 23), small: Place(24, 24)}
    assert not window.hand.ask.isVisibleTo(window)


def test_a_stack_that_cannot_be_read_settles_nothing(evening: Evening, window: HandsWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Key.Key_B, ALT)
    out = seated(evening, 1)[:2]
    for each in out:
        evening.session.do(entries.bust_out, (each,))
    qtbot.keyClick(window, Key.Key_P, ALT)
    line = window.hand.findChild(QLineEdit, f"stack_{out[0]}")
    qtbot.waitUntil(line.isVisible)
    qtbot.keyClicks(line, "many")
    qtbot.keyClick(window, Key.Key_O, ALT)
    play = view(window).play
    assert play is not None
    assert play.number == 1
    assert window.focusWidget() is line


def test_heads_are_counted_and_the_money_announced(evening: Evening, window: HandsWindow, qtbot: QtBot) -> None:
    keep = {seated(evening, table)[0] for table in (1, 2, 3)}
    out = tuple(entry.id for entry in state(evening).playing() if entry.id not in keep)
    evening.session.do(entries.bust_out, out)
    assert view(window).in_money
    type_line(qtbot, window, "1 2")
    assert cell(window, 0, COUNTED) == "2 · not 1"
    qtbot.keyClick(window, Key.Key_A, ALT)
    assert state(evening).hands.money is None  # it takes a reason
    type_line(qtbot, window, "1=1 2=1")
    qtbot.keyClick(window, Key.Key_R, ALT)
    assert [cell(window, row, COUNTED) for row in range(3)] == ["1 · right"] * 3
    qtbot.keyClick(window, Key.Key_A, ALT)
    assert state(evening).hands.money is not None
    assert not window.money.announce.isVisibleTo(window)


def test_the_last_hands_are_drawn_ticked_and_called_off(evening: Evening, window: HandsWindow, qtbot: QtBot) -> None:
    window.day.card.setText("3")
    qtbot.keyClick(window, Key.Key_C, ALT)
    assert view(window).last == 3
    type_line(qtbot, window, "2")
    assert [table.left for table in view(window).tables] == [3, 2, 3]
    qtbot.keyClick(window, Key.Key_N, ALT)
    assert view(window).last is None
    qtbot.keyClick(window, Key.Key_C, ALT)
    drawn = view(window).last
    assert drawn is not None
    assert 3 <= drawn <= 7


def test_once_the_card_is_drawn_the_keys_go_to_the_line(evening: Evening, window: HandsWindow, qtbot: QtBot) -> None:
    with qtbot.waitActive(window):
        pass
    window.day.card.setFocus()
    qtbot.keyClick(window.day.card, Key.Key_C, ALT)
    assert view(window).last is not None and window.typed.hasFocus()  # the field of the card is gone
    clock = evening.session.clock_view()
    assert clock.last_hands and by_the_hand(evening.session.words, clock) == "Last hands"


def test_the_day_ends_with_the_level_typed(evening: Evening, window: HandsWindow, qtbot: QtBot) -> None:
    window.day.level.setFocus()
    qtbot.keyClicks(window.day.level, "1")
    qtbot.keyClick(window.day.level, Key.Key_Return)
    assert view(window).day_ends == 1
    evening.clock.forward(10 * MINUTE)
    window.refresh()
    assert view(window).card_due
    window.day.level.clear()
    window.day.do_level()
    assert view(window).day_ends is None


def test_what_is_no_table_is_said(evening: Evening, window: HandsWindow, qtbot: QtBot) -> None:
    type_line(qtbot, window, "ada")
    assert "ada" in window.told.text()
    qtbot.keyClick(window, Key.Key_B, ALT)
    window.typed.clear()
    type_line(qtbot, window, "99")
    assert "99" in window.told.text()
    assert window.typed.text() == "99"


def test_the_reason_is_asked_for_in_the_window_that_was_refused(
    evening: Evening, window: HandsWindow, qtbot: QtBot
) -> None:
    with qtbot.waitActive(window):
        pass
    keep = {seated(evening, table)[0] for table in (1, 2, 3)}
    evening.session.do(entries.bust_out, tuple(entry.id for entry in state(evening).playing() if entry.id not in keep))
    window.typed.setFocus()
    qtbot.keyClick(window.typed, Key.Key_A, ALT)
    assert window.override.isVisible() and window.override.reason.hasFocus()
    qtbot.keyClick(window.override.reason, Key.Key_Escape)
    assert window.isVisible() and window.typed.hasFocus() and state(evening).hands.money is None
    qtbot.keyClick(window.typed, Key.Key_A, ALT)
    type_line(qtbot, window, "1=1")  # something else is done instead: the question is gone
    assert not window.override.isVisible()
    qtbot.keyClick(window.typed, Key.Key_A, ALT)
    qtbot.keyClicks(window.override.reason, "counted by hand")
    qtbot.keyClick(window.override.reason, Key.Key_Return)
    assert state(evening).hands.money is not None
    assert window.isVisible() and not window.override.isVisible() and window.typed.hasFocus()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_is_in_sight_on_a_laptop(
    evening: Evening, window: HandsWindow, languages: Languages, language: str
) -> None:
    evening.session.words = languages.words(language)
    evening.session.words_changed.emit()
    window.resize(1220, 680)  # of 768, without the desktop's bar and the window's frame
    area = window.findChild(QScrollArea)
    cards = area.widget() if area is not None else None
    assert area is not None and cards is not None

    def in_sight() -> bool:
        QApplication.processEvents()
        room = area.viewport()
        return cards.height() <= room.height() and cards.minimumSizeHint().width() <= room.width()

    assert in_sight()
    evening.session.do(end_of_day.set_day_end, 2)
    evening.bust(*range(1, 21))
    assert view(window).near and in_sight()
    window.hand.do_begin()
    evening.bust(21)
    assert view(window).in_money and window.money.announce.isVisible() and in_sight()
