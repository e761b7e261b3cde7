"""The Players page at a real desk."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tdapp.domain import tournament
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.units import Cents, EntryId, Seat
from tdapp.read.people.names import PlayerName
from tdapp.read.registration.players import EntryStatus, PlayerRow
from tdapp.ui.pages.registration.players.model import Column, Only
from tdapp.ui.pages.registration.players.page import PlayersPage
from tdapp.ui.session import Told
from tdapp.ui.theme.look import look
from tdapp.values import replace
from tests.ui.pages.evening import SETUP, Evening, demo_names

LEFT = Qt.MouseButton.LeftButton
UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier
NAMES = [
    PlayerName("Żółć", "Łukasz"),
    PlayerName("Lindqvist", "Ada"),
    PlayerName("van der Berg", "Jan-Willem"),
    PlayerName("<b>Bob</b>", "=1+1"),
    PlayerName("Yıldız", "Şebnem"),
    PlayerName("Müller", "Lukas"),
    PlayerName("Nguyễn", "Thị Hương"),
    PlayerName("Ødegård", "Åse"),
]


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, [*NAMES, *demo_names()])
    yield evening
    evening.close()


@pytest.fixture
def page(evening: Evening, qtbot: QtBot) -> PlayersPage:
    look().wear("light")
    page = PlayersPage(evening.session)
    qtbot.addWidget(page)
    page.resize(990, 680)
    page.show()
    return page


@pytest.fixture
def playing(evening: Evening, page: PlayersPage) -> PlayersPage:
    evening.register(40)
    evening.draw()
    evening.start()
    page.activateWindow()
    page.setFocus()
    return page


def listed(page: PlayersPage) -> list[PlayerRow]:
    model = page.table.list
    return [model.row(number) for number in range(model.rowCount())]


def names(page: PlayersPage) -> list[str]:
    return [row.name.last for row in listed(page)]


def row_of(evening: Evening, number: int) -> PlayerRow:
    return next(row for row in evening.session.players_view().rows if row.entry == number)


def test_empty_page_says_what_to_do(evening: Evening, page: PlayersPage, qtbot: QtBot) -> None:
    assert page.stack.currentWidget() is page.empty
    assert "Open registration first" in page.empty.why.text()
    assert not page.registering.field.isEnabled()
    qtbot.mouseClick(page.registering.open, LEFT)
    assert page.registering.field.isEnabled()
    assert "Type a name" in page.empty.why.text()


def test_registering_somebody_the_club_knows(evening: Evening, page: PlayersPage, qtbot: QtBot) -> None:
    evening.session.do(tournament.open_registration)
    field = page.registering.field
    qtbot.keyClicks(field, "lukasz")
    assert page.registering.effect.text() == "Enter registers Łukasz Żółć"
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert names(page) == ["Żółć"]
    assert field.text() == ""


def test_registering_somebody_new(evening: Evening, page: PlayersPage, qtbot: QtBot) -> None:
    evening.session.do(tournament.open_registration)
    people = len(evening.club.directory)
    qtbot.keyClicks(page.registering.field, "Quirijn van den Xylander")
    assert "last name van den Xylander, first name Quirijn" in page.registering.effect.text()
    qtbot.keyClick(page.registering.field, Qt.Key.Key_Return)
    assert [row.name for row in listed(page)] == [PlayerName("van den Xylander", "Quirijn")]
    assert len(evening.club.directory) == people + 1


def test_shift_enter_makes_a_new_player_of_a_known_beginning(evening: Evening, page: PlayersPage, qtbot: QtBot) -> None:
    evening.session.do(tournament.open_registration)
    qtbot.keyClicks(page.registering.field, "Ada Lind")
    assert page.registering.effect.text() == "Enter registers Ada Lindqvist"
    qtbot.keyClick(page.registering.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert [row.name for row in listed(page)] == [PlayerName("Lind", "Ada")]


def test_arrows_choose_among_suggestions_and_escape_forgets(evening: Evening, page: PlayersPage, qtbot: QtBot) -> None:
    evening.session.do(tournament.open_registration)
    field = page.registering.field
    qtbot.keyClicks(field, "luk")
    assert page.registering.list.isVisible()
    first = page.registering.effect.text()
    qtbot.keyClick(field, Qt.Key.Key_Down)
    assert page.registering.effect.text() != first
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert not page.registering.list.isVisible() and field.text() == ""
    assert names(page) == []


def test_somebody_who_is_in_is_shown_instead(playing: PlayersPage, qtbot: QtBot) -> None:
    qtbot.keyClicks(playing.registering.field, "ase odegard")
    assert "is already in" in playing.registering.effect.text()
    qtbot.keyClick(playing.registering.field, Qt.Key.Key_Return)
    assert playing.table.entries() == [8]


def test_late_comer_gets_a_seat_at_once(playing: PlayersPage, evening: Evening, qtbot: QtBot) -> None:
    qtbot.keyClicks(playing.registering.field, "Late Comer")
    qtbot.keyClick(playing.registering.field, Qt.Key.Key_Return)
    assert row_of(evening, 41).seat is not None


def test_a_name_too_long_is_said(evening: Evening, page: PlayersPage, told: list[Told]) -> None:
    evening.session.do(tournament.open_registration)
    page.registering.field.setText("x" * 201)
    page.registering.show_found("x" * 201)
    page.registering.take()
    assert told[-1].kind == "refused" and "200" in told[-1].text
    assert names(page) == []


def test_sorted_by_plain_letters_and_by_any_column(playing: PlayersPage, qtbot: QtBot) -> None:
    keys = [row.name.sort_key for row in listed(playing)]
    assert keys == sorted(keys)
    playing.table.horizontalHeader().setSortIndicator(Column.SEAT, DOWN)
    seats = [row.seat for row in listed(playing)]
    assert seats == sorted(seats, key=lambda seat: seat or Seat(0, 0), reverse=True)  # type: ignore[arg-type]
    assert playing.table.list.headerData(Column.SEAT, Qt.Orientation.Horizontal) == "Seat ▼"
    qtbot.keyClick(playing.table, Qt.Key.Key_Up, CTRL)
    assert [row.seat for row in listed(playing)] == seats[::-1]
    for _ in range(3):
        qtbot.keyClick(playing.table, Qt.Key.Key_Left, CTRL)
    assert [row.entry for row in listed(playing)] == list(range(1, 41))


def test_search_folds_letters(playing: PlayersPage, qtbot: QtBot) -> None:
    field = playing.filters.search
    for typed, found in (("zol", "Żółć"), ("ŁUKASZ", "Żółć"), ("odegard", "Ødegård"), ("huong", "Nguyễn")):
        field.setText(typed)
        assert found in names(playing), typed
    field.setText("lukas mul")
    assert names(playing) == ["Müller"]
    assert playing.table.entries() == [6]
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert len(names(playing)) == 40


def test_search_by_number_and_seat(playing: PlayersPage, evening: Evening) -> None:
    seat = row_of(evening, 7).seat
    assert seat is not None
    playing.filters.search.setText("17")
    assert 17 in [row.entry for row in listed(playing)]
    playing.filters.search.setText(f"{seat.table}-{seat.number}")
    assert [row.entry for row in listed(playing)] == [7]
    playing.filters.search.setText(f"{seat.table}-")
    assert {row.seat.table for row in listed(playing) if row.seat} == {seat.table}
    playing.filters.search.setText("nobody of that name")
    assert playing.stack.currentWidget() is playing.empty
    assert "nobody of that name" in playing.empty.why.text()


def test_filters_count_and_choose(playing: PlayersPage, evening: Evening, qtbot: QtBot) -> None:
    evening.bust(3, 5)
    assert [playing.filters.pills[only].text() for only in (Only.ALL, Only.PLAYING, Only.OUT)] == [
        "All 40", "Playing 38", "Out 2",
    ]  # fmt: skip
    qtbot.mouseClick(playing.filters.pills[Only.OUT], LEFT)
    assert {row.entry for row in listed(playing)} == {3, 5}
    evening.bust(9)
    assert {row.entry for row in listed(playing)} == {3, 5, 9}


def test_the_choice_stays_with_the_entry(playing: PlayersPage, evening: Evening) -> None:
    playing.table.select([EntryId(5)])
    playing.table.horizontalHeader().setSortIndicator(Column.NO, DOWN)
    assert playing.table.entries() == [5]
    evening.bust(2)
    assert playing.table.entries() == [5]
    playing.filters.search.setText("yildiz")
    playing.filters.search.clear()
    assert playing.table.entries() == [5]


def test_what_a_bust_out_would_mean(playing: PlayersPage, evening: Evening, qtbot: QtBot) -> None:
    playing.table.select([EntryId(4)])
    seat = row_of(evening, 4).seat
    assert seat is not None
    where = f"{seat.table}-{seat.number}"
    assert playing.deeds.says.text() == f"Bust out =1+1 <b>Bob</b> from {where} in place 40"
    assert "average" in playing.deeds.effects.text()
    assert playing.deeds.says.textFormat() == Qt.TextFormat.PlainText
    qtbot.keyClick(playing.table, Qt.Key.Key_B, ALT)
    assert row_of(evening, 4).status is EntryStatus.OUT


def test_delete_busts_out_and_undo_takes_it_back(playing: PlayersPage, evening: Evening, qtbot: QtBot) -> None:
    playing.table.select([EntryId(2)])
    qtbot.keyClick(playing.table, Qt.Key.Key_Delete)
    assert row_of(evening, 2).status is EntryStatus.OUT
    evening.session.undo()
    assert row_of(evening, 2).status is EntryStatus.PLAYING
    assert playing.table.entries() == [2]


@pytest.mark.qt_log_ignore("does not support (raise|grabbing)")
def test_enter_opens_the_menu_with_the_bust_out_first(playing: PlayersPage, evening: Evening, qtbot: QtBot) -> None:
    playing.table.select([EntryId(2)])
    qtbot.keyClick(playing.table, Qt.Key.Key_Return)
    assert playing.menu.activeAction().text().startswith("Bust out")
    playing.menu.activeAction().trigger()
    playing.menu.hide()
    assert row_of(evening, 2).status is EntryStatus.OUT


@pytest.mark.qt_log_ignore("does not support (raise|grabbing)")
def test_the_right_mouse_button_opens_the_menu_of_the_row_under_it(playing: PlayersPage) -> None:
    playing.table.select([EntryId(2)])
    at = playing.table.visualRect(playing.table.currentIndex()).center()
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(playing.table.viewport(), QContextMenuEvent(reason, at, at))
    assert playing.menu.isVisible() and playing.menu.spot.entries == (2,)
    playing.menu.hide()


@pytest.mark.parametrize("key", [Qt.Key.Key_B, Qt.Key.Key_7, Qt.Key.Key_Space])
def test_letters_digits_and_space_are_not_the_lists(playing: PlayersPage, key: Qt.Key) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, chr(key.value).lower())
    playing.table.keyPressEvent(event)
    assert not event.isAccepted()


def test_same_hand_in_order_with_a_tie(playing: PlayersPage, evening: Evening, qtbot: QtBot) -> None:
    acts = len(evening.session.journal_view().rows)
    playing.table.select([EntryId(1), EntryId(2), EntryId(3)])
    qtbot.keyClick(playing.table, Qt.Key.Key_H, ALT)
    hand = playing.hand
    assert hand.isVisible()
    start = hand.order()[0]
    hand.list.setCurrentRow(2)
    qtbot.keyClick(hand.list, Qt.Key.Key_Up, CTRL)
    qtbot.keyClick(hand.list, Qt.Key.Key_Space)
    order, tied = hand.order()
    assert order == (start[0], start[2], start[1])
    assert tied == (False, True, False)
    qtbot.keyClick(hand.list, Qt.Key.Key_Return)
    assert not hand.isVisible()
    places = {number: (row_of(evening, number).place, row_of(evening, number).place_to) for number in order}
    assert places == {order[0]: (39, 40), order[1]: (39, 40), order[2]: (38, 38)}
    assert len(evening.session.journal_view().rows) == acts + 1


def test_same_hand_can_be_left(playing: PlayersPage, evening: Evening, qtbot: QtBot) -> None:
    playing.table.select([EntryId(1), EntryId(2)])
    playing.do("same_hand")
    qtbot.keyClick(playing.hand.list, Qt.Key.Key_Escape)
    assert not playing.hand.isVisible()
    assert evening.session.players_view().out == 0


def test_one_hand_needs_two(playing: PlayersPage, told: list[Told]) -> None:
    playing.table.select([EntryId(1)])
    assert not playing.deeds.buttons["same_hand"].isEnabled() and playing.deeds.buttons["same_hand"].toolTip()
    playing.do("same_hand")
    assert told[-1].kind == "refused"


def test_move_and_swap(playing: PlayersPage, evening: Evening, qtbot: QtBot) -> None:
    view = evening.session.tables_view()
    table, free = next((t.number, s.number) for t in view.tables for s in t.seats if s.entry is None)
    playing.table.select([EntryId(1)])
    qtbot.keyClick(playing.table, Qt.Key.Key_M, ALT)
    qtbot.keyClicks(playing.prompt.field, f"{table}-{free}")
    qtbot.keyClick(playing.prompt.field, Qt.Key.Key_Return)
    assert row_of(evening, 1).seat == Seat(table, free)
    other = row_of(evening, 2).seat
    playing.table.select([EntryId(1), EntryId(2)])
    qtbot.keyClick(playing.table, Qt.Key.Key_S, ALT)
    assert (row_of(evening, 1).seat, row_of(evening, 2).seat) == (other, Seat(table, free))


def test_nobody_is_asked_where_a_player_moves_who_is_out(playing: PlayersPage, evening: Evening, qtbot: QtBot) -> None:
    playing.table.select([EntryId(1)])
    qtbot.keyClick(playing.table, Qt.Key.Key_M, ALT)
    assert playing.prompt.isVisible() and "Move" in playing.prompt.question.text()
    evening.bust(2)
    assert playing.prompt.isVisible()  # somebody else
    evening.bust(1)
    assert not playing.prompt.isVisible()
    qtbot.waitUntil(playing.table.hasFocus)


@pytest.mark.parametrize("deed", ["move", "swap"])
def test_nobody_is_asked_about_a_player_who_was_moved_meanwhile(
    playing: PlayersPage, evening: Evening, deed: str
) -> None:
    view = evening.session.tables_view()
    free = next(Seat(t.number, s.number) for t in view.tables for s in t.seats if s.entry is None)
    playing.table.select([EntryId(1)])
    playing.do(deed)
    assert playing.prompt.isVisible()
    evening.session.do(seating.move, EntryId(1), free)
    assert not playing.prompt.isVisible()
    assert row_of(evening, 1).seat == free


def test_nobody_is_asked_about_an_entry_that_was_taken_back(evening: Evening, page: PlayersPage) -> None:
    evening.register(20)
    evening.draw()
    page.table.select([EntryId(5)])
    page.do("move")
    assert page.prompt.isVisible()
    page.filters.search.setFocus()
    evening.session.do(entries.unregister, EntryId(5))
    assert not page.prompt.isVisible()
    assert page.filters.search.hasFocus()  # the keys stay where they were


def test_a_seat_that_was_typed_and_is_taken_meanwhile_is_said(playing: PlayersPage, evening: Evening) -> None:
    view = evening.session.tables_view()
    free = next(Seat(t.number, s.number) for t in view.tables for s in t.seats if s.entry is None)
    playing.table.select([EntryId(1)])
    playing.do("move")
    playing.prompt.field.setText(f"{free.table}-{free.number}")
    assert "is free" in playing.prompt.answer.text()
    evening.session.do(seating.move, EntryId(2), free)
    assert playing.prompt.isVisible() and playing.prompt.answer.property("tone") == "danger"


def test_who_goes_out_meanwhile_leaves_the_list_of_one_hand(playing: PlayersPage, evening: Evening) -> None:
    playing.table.select([EntryId(1), EntryId(2), EntryId(3)])
    playing.do("same_hand")
    evening.bust(2)
    assert playing.hand.isVisible() and set(playing.hand.order()[0]) == {1, 3}
    assert "2" in playing.hand.bust.text() and playing.hand.bust.isEnabled()
    evening.bust(1)
    assert not playing.hand.isVisible()
    assert row_of(evening, 3).status is not EntryStatus.OUT


def test_cancel_an_entry_before_play(evening: Evening, page: PlayersPage, qtbot: QtBot) -> None:
    evening.register(5)
    page.table.select([EntryId(5)])
    qtbot.mouseClick(page.deeds.buttons["cancel"], LEFT)
    assert len(listed(page)) == 4
    evening.draw()
    evening.start()
    page.table.select([EntryId(4)])
    assert not page.deeds.buttons["cancel"].isEnabled()


def test_reinstate_somebody_who_is_out(playing: PlayersPage, evening: Evening, qtbot: QtBot) -> None:
    evening.bust(6)
    playing.table.select([EntryId(6)])
    assert playing.deeds.buttons["reinstate"].isVisible() and not playing.deeds.buttons["bust"].isVisible()
    qtbot.mouseClick(playing.deeds.buttons["reinstate"], LEFT)
    assert row_of(evening, 6).status is EntryStatus.PLAYING


def test_only_changed_rows_repaint(playing: PlayersPage, evening: Evening) -> None:
    changed: list[int] = []
    resets: list[bool] = []
    playing.table.list.dataChanged.connect(lambda first, last: changed.extend(range(first.row(), last.row() + 1)))
    playing.table.list.modelReset.connect(lambda: resets.append(True))
    evening.bust(8)
    assert len(changed) == 1 and not resets


def test_the_command_box_lights_a_row(playing: PlayersPage) -> None:
    playing.light_entry(9)
    assert playing.table.entries() == [9]
    playing.light_entry(None)
    assert playing.table.entries() == [9]


def test_lists_are_written(playing: PlayersPage, evening: Evening, told: list[Told], tmp_path: Path) -> None:
    target = tmp_path / "entries.csv"
    playing.lists.write_entries(str(target))
    text = target.read_text(encoding="utf-8-sig")
    assert "'=1+1" in text and "Żółć" in text
    playing.lists.write_results(str(tmp_path / "no folder" / "x.csv"))
    assert told[-1].kind == "error" and "Choose another folder" in told[-1].text
    assert [path.name for path in tmp_path.glob("*.part")] == []


def test_everything_has_a_name_for_those_who_listen(playing: PlayersPage) -> None:
    playing.table.select([EntryId(1), EntryId(2)])
    playing.do("same_hand")
    nameless = []
    for widget in playing.findChildren(QWidget):
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.isVisibleTo(playing):
            face = QAccessible.queryAccessibleInterface(widget)
            if face is not None and not face.text(QAccessible.Text.Name):
                nameless.append(f"{type(widget).__name__} {widget.objectName()}")
    assert nameless == []


def test_another_language_is_taken_on(playing: PlayersPage, evening: Evening) -> None:
    from datetime import UTC

    from tdapp.words.say import Words

    evening.session._words_for = lambda language: Words(language, UTC, lambda text, n: f"~{text.source}")
    evening.session.prefer(evening.session.preferences._replace(language="nl"))
    assert playing.title.text() == "~Players"
    assert str(playing.table.list.headerData(Column.SEAT, Qt.Orientation.Horizontal)) == "~Seat"


def test_ten_thousand_entries(evening: Evening, page: PlayersPage) -> None:
    evening.people = evening.club.add_players((PlayerName(f"Last{n}", "First"), "") for n in range(10_000))
    evening.session.do(tournament.open_registration)
    evening.session.do(entries.register, evening.people, "seed")
    assert page.table.list.rowCount() == 10_000
    page.filters.search.setText("last9999")
    assert [row.entry for row in listed(page)] == [10_000]


def test_everybody_taken_back_and_others_registered(page: PlayersPage, evening: Evening) -> None:
    evening.register(3)
    assert evening.session.undo() is not None and page.table.list.rowCount() == 0
    evening.session.do(entries.register, evening.people[3:8], "seed")
    assert page.table.list.rowCount() == 5


def test_a_freeroll_has_no_column_of_prizes(tmp_path: Path, qtbot: QtBot) -> None:
    free = Evening(tmp_path, NAMES, setup=replace(SETUP, buy_in=Cents(0), fee=Cents(0)))
    free.register(8)
    page = PlayersPage(free.session)
    qtbot.addWidget(page)
    page.resize(990, 680)
    page.refresh()
    assert page.table.isColumnHidden(Column.PRIZE) and not page.table.isColumnHidden(Column.PLACE)
    free.close()
