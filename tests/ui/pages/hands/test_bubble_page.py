"""The Bubble page by keys and by mouse: a hand from its beginning to its end, heads counted, the last hands drawn."""

from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollArea
from pytestqt.qtbot import QtBot

from tdapp.domain.hands import end_of_day
from tdapp.domain.hands.hands import HandForHand
from tdapp.domain.people.person import PersonData
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.places import Place, places
from tdapp.domain.registration import entries
from tdapp.domain.units import Chips, EntryId, Seat, TableNo
from tdapp.read.hands.hands import HandsView
from tdapp.texts import LANGUAGES
from tdapp.ui.actions.hands import IN_STEP
from tdapp.ui.i18n import Languages
from tdapp.ui.main_window import MainWindow
from tdapp.ui.pages.hands.page import BubblePage
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import LEAST
from tdapp.ui.widgets.buttons import Button
from tdapp.words.clock.clock import by_the_hand
from tests.ui.pages.evening import MINUTE, Evening, demo_names, state

Key = Qt.Key
ALT, CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
KEYS = {"\n": Key.Key_Return}


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
def window(evening: Evening, qtbot: QtBot) -> MainWindow:
    look().wear("dark")
    window = MainWindow(evening.session)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    window.refresh()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.run(IN_STEP.id)
    return window


@pytest.fixture
def page(window: MainWindow) -> BubblePage:
    page = window.current()
    assert isinstance(page, BubblePage)
    return page


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key, to whatever has the keyboard."""
    window = QGuiApplication.focusWindow()
    assert window is not None
    QTest.keyClick(window, key, modifiers)


def typed(text: str) -> None:
    """What is typed: a line's end is Enter."""
    for letter in text:
        press(KEYS.get(letter) or Qt.Key(ord(letter.upper())))


def seated(evening: Evening, table: int) -> list[EntryId]:
    return [each for each in state(evening).tables[TableNo(table)].seats if each]


def seat_of(evening: Evening, entry: EntryId) -> str:
    seat = state(evening).entries[entry].seat
    assert seat is not None
    return f"{seat.table}-{seat.number}"


def play(evening: Evening) -> HandForHand:
    found = state(evening).hands.play
    assert found is not None
    return found


def view(page: BubblePage) -> HandsView:
    assert page.view is not None
    return page.view


def button(page: BubblePage, name: str) -> Button:
    found = page.findChild(Button, name)
    assert isinstance(found, Button)
    return found


def stack(page: BubblePage, entry: EntryId) -> QLineEdit:
    return page.hand.rows.lines[entry]


def tile(page: BubblePage, qtbot: QtBot, table: int) -> None:
    """Click on the tile of a table."""
    at = next(at for at, row in enumerate(page.tiles.rows.rows) if row.number == table)
    box = page.tiles.visualRect(page.tiles.rows.index(at, 0))
    qtbot.mouseClick(page.tiles.viewport(), Qt.MouseButton.LeftButton, pos=box.center())


def test_a_hand_is_played_by_the_keyboard_alone(evening: Evening, page: BubblePage) -> None:
    press(Key.Key_G, ALT)
    assert play(evening).per_hand == 2 * MINUTE
    typed("2\n")
    assert set(play(evening).done) == {2} and page.tiles.hasFocus()
    typed("1, 3\n")
    assert set(play(evening).done) == {1, 2, 3} and play(evening).number == 1  # all wait
    assert page.hand.next.isVisible() and not page.hand.all.isVisible()
    press(Key.Key_O, ALT)
    assert play(evening).number == 2 and not play(evening).done
    press(Key.Key_E, ALT)
    assert state(evening).hands.play is None and page.hand.begin.isVisible()


def test_a_hand_is_played_by_the_mouse_alone(evening: Evening, page: BubblePage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.hand.begin, Qt.MouseButton.LeftButton)
    one = seated(evening, 1)[0]
    tile(page, qtbot, 1)
    assert set(play(evening).done) == {1} and page.chosen_seat() == Seat(TableNo(1), 0)
    tile(page, qtbot, 1)  # once more does nothing
    assert set(play(evening).done) == {1} and len(play(evening).done) == 1
    qtbot.mouseClick(button(page, f"out_{one}"), Qt.MouseButton.LeftButton)
    assert [bust.entry for bust in play(evening).busts] == [one]
    qtbot.mouseClick(button(page, "table_plays"), Qt.MouseButton.LeftButton)
    assert not play(evening).done
    qtbot.mouseClick(button(page, "table_played"), Qt.MouseButton.LeftButton)
    assert set(play(evening).done) == {1}
    qtbot.mouseClick(page.hand.all, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.hand.next, Qt.MouseButton.LeftButton)
    assert play(evening).number == 2 and places(state(evening))[one] == Place(24, 24)
    qtbot.mouseClick(page.hand.end, Qt.MouseButton.LeftButton)
    assert state(evening).hands.play is None


def test_enter_marks_the_table_in_front_once_and_backspace_takes_it_back(evening: Evening, page: BubblePage) -> None:
    press(Key.Key_G, ALT)
    page.tiles.setFocus()
    press(Key.Key_Return)
    press(Key.Key_Return)
    assert set(play(evening).done) == {1} and page.tiles.table() == 1
    press(Key.Key_Backspace)
    assert not play(evening).done
    press(Key.Key_Right)
    press(Key.Key_Return)
    assert set(play(evening).done) == {2}


def test_two_out_at_two_tables_share_and_one_is_brought_back(evening: Evening, page: BubblePage, qtbot: QtBot) -> None:
    press(Key.Key_G, ALT)
    one, two = seated(evening, 1)[0], seated(evening, 2)[0]
    typed(f"{seat_of(evening, one)}\n")
    typed(f"bust {seat_of(evening, two)}\n")
    assert list(page.hand.rows.lines) == [one, two]
    assert "23" in page.hand.how.text() and "24" in page.hand.how.text()
    press(Key.Key_P, ALT)
    assert "share places 23 to 24" in page.announcement.sentence.text()
    qtbot.mouseClick(button(page, f"bring_back_{two}"), Qt.MouseButton.LeftButton)
    assert list(page.hand.rows.lines) == [one] and not page.hand.how.isVisible()
    press(Key.Key_Z, CTRL)
    press(Key.Key_O, ALT)
    assert {places(state(evening))[each] for each in (one, two)} == {Place(23, 24)}


def test_stacks_are_typed_with_the_bust_out_or_in_its_row_and_place_them(evening: Evening, page: BubblePage) -> None:
    press(Key.Key_G, ALT)
    big, small = seated(evening, 1)[:2]
    typed(f"{seat_of(evening, big)} 4000\n")
    typed(f"{seat_of(evening, small)}\n")
    assert stack(page, big).text() == "4,000" and stack(page, small).text() == ""
    assert page.hand.how.property("tone") == "warning"
    press(Key.Key_P, ALT)
    assert stack(page, small).hasFocus()  # nothing else is waited for
    typed("900\n")
    assert list(page.hand.rows.lines) == [big, small] and page.hand.how.property("tone") == ""
    press(Key.Key_O, ALT)
    assert places(state(evening)) == {big: Place(23, 23), small: Place(24, 24)}
    assert page.tiles.hasFocus()  # the rows are gone, and the next hand is played


def test_a_stack_that_cannot_be_read_changes_nothing_and_stays_to_be_mended(evening: Evening, page: BubblePage) -> None:
    press(Key.Key_G, ALT)
    one = seated(evening, 1)[0]
    typed(f"{seat_of(evening, one)} 4000\n")
    line = stack(page, one)
    line.setFocus()
    line.selectAll()
    typed("many\n")
    assert play(evening).busts[0].stack == Chips(4_000) and line.text() == "many"
    line.selectAll()
    typed("5k\n")
    assert play(evening).busts[0].stack == Chips(5_000)
    stack(page, one).selectAll()
    press(Key.Key_Backspace)
    press(Key.Key_Return)
    assert play(evening).busts[0].stack is None


def test_what_is_being_typed_stays_while_others_go_out(evening: Evening, page: BubblePage) -> None:
    press(Key.Key_G, ALT)
    one, two = seated(evening, 1)[:2]
    typed(f"{seat_of(evening, one)}\n")
    stack(page, one).setFocus()
    typed("12")
    evening.session.do(entries.bust_out, (two,))
    assert stack(page, one).text() == "12" and stack(page, one).hasFocus()
    typed("00\n")
    assert {bust.entry: bust.stack for bust in play(evening).busts} == {one: 1_200, two: None}


def test_three_out_across_the_money_line_show_what_they_share(evening: Evening, page: BubblePage) -> None:
    keep = {seated(evening, table)[0] for table in (1, 2, 3)} | {seated(evening, table)[1] for table in (1, 2)}
    out = tuple(each.id for each in state(evening).playing() if each.id not in keep)
    evening.session.do(entries.bust_out, out)
    assert page.figures.to_go.figure.text() == "2" and page.figures.next_out.figure.text() == "no prize"
    press(Key.Key_G, ALT)
    for each in (seated(evening, 1)[0], seated(evening, 2)[0], seated(evening, 3)[0]):
        typed(f"{seat_of(evening, each)}\n")
    assert page.figures.to_go.figure.text() == "after this hand"
    press(Key.Key_P, ALT)
    assert page.figures.to_go.figure.text() == "in it"
    assert {(bust.place.best, bust.place.worst) for bust in view(page).play.busts} == {(3, 5)}  # type: ignore[union-attr]
    assert "share places 3 to 5" in page.announcement.sentence.text()


def test_a_page_that_has_nothing_to_say_speaks_of_no_money_to_come(evening: Evening, page: BubblePage) -> None:
    assert "when the money is near" in page.announcement.nothing.text()
    first = next(iter(state(evening).playing())).id
    out = tuple(each.id for each in state(evening).playing() if each.id != first)
    evening.session.do(entries.bust_out, out)
    assert page.announcement.nothing.text() == "Nothing to announce."
    assert page.sum.text() == "Play is over"


def test_the_sentence_goes_on_the_screen_of_the_room_in_its_language_and_off_it(
    evening: Evening, page: BubblePage, languages: Languages
) -> None:
    assert not page.announcement.tell.isVisible()
    evening.session.screen_words = languages.words("nl")
    press(Key.Key_G, ALT)
    said = page.announcement.sentence.text()
    assert said.startswith("Hand voor hand: speel deze hand uit")
    press(Key.Key_A, ALT)
    assert evening.session.tournament is not None
    assert evening.session.screen_view(evening.session.tournament).message == said
    assert page.announcement.stands.isVisible()
    press(Key.Key_A, ALT)
    assert evening.session.screen_view(evening.session.tournament).message == ""


def test_the_command_box_says_the_place_as_it_is_in_the_hand(
    evening: Evening, window: MainWindow, page: BubblePage
) -> None:
    press(Key.Key_G, ALT)
    evening.session.do(entries.bust_out, (seated(evening, 1)[0],))
    typed(seat_of(evening, seated(evening, 2)[0]))
    assert window.command.sentence.text().endswith("sharing places 23 to 24")
    window.command.line.setText(f"{seat_of(evening, seated(evening, 1)[0])} 500")
    assert window.command.sentence.text().endswith("in place 23")


def test_a_sentence_too_long_for_the_screen_goes_there_without_names(evening: Evening, page: BubblePage) -> None:
    long = "Wilhelmina-Alexandrina van der Meulen-Żółć"
    out = tuple(seated(evening, table)[0] for table in (1, 2, 3))
    for number, entry in enumerate(out):
        person = state(evening).entries[entry].player
        evening.club.people.edit(person, PersonData(f"{long} {number}", "Bartholomeus"), needs=False)
    press(Key.Key_G, ALT)
    evening.session.do(entries.bust_out, out)
    press(Key.Key_P, ALT)
    assert long in page.announcement.sentence.text()
    press(Key.Key_A, ALT)
    assert evening.session.tournament is not None
    message = evening.session.screen_view(evening.session.tournament).message
    assert message.startswith("3 players are out") and page.announcement.stands.isVisible()


def test_the_stack_that_is_typed_is_said_before_enter(evening: Evening, window: MainWindow, page: BubblePage) -> None:
    press(Key.Key_G, ALT)
    typed(f"{seat_of(evening, seated(evening, 1)[0])} 12,500")
    said = [window.command.effects.itemAt(at).widget().text() for at in range(window.command.effects.count())]
    assert said[:2] == ["Stack before", "12,500"]
    press(Key.Key_Return)
    assert [bust.stack for bust in play(evening).busts] == [12_500]


def test_no_minutes_leaves_the_clock_running(evening: Evening, page: BubblePage) -> None:
    page.hand.minutes.line.setText("0")
    press(Key.Key_G, ALT)
    assert play(evening).per_hand is None
    assert state(evening).clock.runs(evening.session.now())


def test_heads_are_counted_and_the_money_announced(evening: Evening, window: MainWindow, page: BubblePage) -> None:
    keep = {seated(evening, table)[0] for table in (1, 2, 3)}
    evening.session.do(entries.bust_out, tuple(each.id for each in state(evening).playing() if each.id not in keep))
    typed("1=2\n")
    row = page.tiles.rows.rows[0]
    assert page.tiles.rows.heads_said(row) == "2 counted, not 1"
    press(Key.Key_M, ALT)
    assert state(evening).hands.money is None and window.override.isVisible()  # it takes a reason
    press(Key.Key_Escape)
    typed("1=1 2=1\n")
    press(Key.Key_R, ALT)
    assert [row.agrees for row in page.tiles.rows.rows] == [True] * 3
    press(Key.Key_M, ALT)
    assert state(evening).hands.money is not None
    assert not page.money.announce.isVisibleTo(page)


def test_the_last_hands_are_drawn_ticked_and_called_off(evening: Evening, page: BubblePage) -> None:
    page.day.card.setText("3")
    press(Key.Key_C, ALT)
    assert view(page).last == 3
    typed("2\n")
    assert [table.left for table in view(page).tables] == [3, 2, 3]
    press(Key.Key_P, ALT)
    assert [table.left for table in view(page).tables] == [2, 1, 2]
    clock = evening.session.clock_view()
    assert clock.last_hands and by_the_hand(evening.session.words, clock) == "Last hands"
    press(Key.Key_N, ALT)
    assert view(page).last is None
    press(Key.Key_C, ALT)
    drawn = view(page).last
    assert drawn is not None and 3 <= drawn <= 7


def test_once_the_card_is_drawn_the_keys_go_to_the_tables(page: BubblePage) -> None:
    page.day.card.setFocus()
    press(Key.Key_C, ALT)
    assert view(page).last is not None and page.tiles.hasFocus()  # the field of the card is gone


def test_the_day_ends_with_the_level_typed(evening: Evening, page: BubblePage) -> None:
    page.day.level.setFocus()
    typed("1\n")
    assert view(page).day_ends == 1
    evening.clock.forward(10 * MINUTE)
    page.refresh()
    assert view(page).card_due
    page.day.level.clear()
    page.day.do_level()
    assert view(page).day_ends is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_nothing_is_cut_off_at_the_side_and_the_command_box_is_free(
    evening: Evening, window: MainWindow, page: BubblePage, languages: Languages, language: str, size: tuple[int, int]
) -> None:
    evening.session.words = languages.words(language)
    evening.session.words_changed.emit()
    window.resize(*size)
    area = page.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)

    def fits() -> bool:
        QApplication.processEvents()
        cards = area.widget()
        sentence = page.announcement.sentence
        whole = sentence.heightForWidth(sentence.width()) <= sentence.height()
        return cards.minimumSizeHint().width() <= area.viewport().width() and (whole or not sentence.isVisible())

    assert fits()
    press(Key.Key_G, ALT)
    evening.session.do(entries.bust_out, (*seated(evening, 1)[:2], seated(evening, 2)[0]))
    assert fits()
    press(Key.Key_P, ALT)
    assert fits() and page.hand.next.visibleRegion().boundingRect() == page.hand.next.rect()
    evening.session.do(end_of_day.set_day_end, 2)
    assert fits()
    assert not [each for each in QApplication.topLevelWidgets() if each.isVisible() and each is not window]


@pytest.mark.parametrize("tables", [2, 8, 40, 100])
def test_all_tables_are_in_sight_however_many_they_are(page: BubblePage, tables: int) -> None:
    from tdapp.values import replace

    row = view(page).tables[0]
    many = replace(view(page), tables=tuple(replace(row, number=TableNo(1 + at)) for at in range(tables)))
    page.tiles.show_view(many, page.session.words)
    QApplication.processEvents()
    page.tiles.doItemsLayout()
    last = page.tiles.visualRect(page.tiles.rows.index(tables - 1, 0))
    assert page.tiles.viewport().rect().contains(last), (last, page.tiles.viewport().rect())


def test_a_key_of_the_page_does_nothing_where_its_button_is_not_in_sight(evening: Evening, page: BubblePage) -> None:
    before = len(_acts(evening))
    for key in (Key.Key_P, Key.Key_O, Key.Key_E, Key.Key_R, Key.Key_M, Key.Key_N, Key.Key_A):
        press(key, ALT)
    assert len(_acts(evening)) == before


def _acts(evening: Evening) -> list[object]:
    assert evening.session.tournament is not None
    return list(evening.club.desk.history(evening.session.tournament).acts)


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("tables", [2, 8, 24, 35, 60])
def test_in_the_least_window_tables_are_in_sight_or_scrolled_to_by_keys(
    window: MainWindow, page: BubblePage, tables: int, *, touch: bool
) -> None:
    from tdapp.values import replace

    look().wear("dark", touch=touch)
    window.resize(*LEAST)
    row = view(page).tables[0]
    many = replace(view(page), tables=tuple(replace(row, number=TableNo(1 + at)) for at in range(tables)))
    page.tiles.show_view(many, page.session.words)
    for _layout in range(3):
        QApplication.processEvents()
    page.tiles.doItemsLayout()
    tiles = page.tiles
    scrolls = tiles.verticalScrollBar().maximum() > 0
    assert not scrolls or tables > 24
    assert scrolls is tiles.verticalScrollBar().isVisible()
    tiles.setFocus()
    for key, at in ((Key.Key_End, tables - 1), (Key.Key_Home, 0)):
        press(key)
        assert tiles.currentIndex().row() == at
        assert tiles.viewport().rect().contains(tiles.visualRect(tiles.currentIndex()))


def test_in_the_least_window_tab_brings_every_card_of_the_page_in_sight(window: MainWindow, page: BubblePage) -> None:
    window.resize(*LEAST)
    QApplication.processEvents()
    (area,) = page.findChildren(QScrollArea)
    assert area.verticalScrollBar().isVisible()  # the cards at the side do not fit
    page.tiles.setFocus()
    reached = set()
    for _step in range(40):
        press(Key.Key_Tab)
        held = QApplication.focusWidget()
        if held is None or not page.isAncestorOf(held):
            continue
        if area.isAncestorOf(held):
            assert held.visibleRegion().boundingRect() == held.rect(), held.objectName()
            reached.add(held)
    wanted = {
        each
        for each in area.findChildren(Button)
        if each.isVisibleTo(area) and each.isEnabled() and each.focusPolicy() & Qt.FocusPolicy.TabFocus
    }
    assert wanted and wanted <= reached
