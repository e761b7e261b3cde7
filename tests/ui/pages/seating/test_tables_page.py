"""The Tables page at a real desk: what it shows, and what keys, mouse and buttons do."""

from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tdapp.domain.registration.check_in import check_in
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.read.people.names import PlayerName
from tdapp.texts import LANGUAGES
from tdapp.ui.i18n import Languages
from tdapp.ui.pages.seating.page import TablesPage
from tdapp.ui.pages.seating.seat_prompt import typed_seat
from tdapp.ui.pages.seating.table_list import LEAST_NAMES, STATE
from tdapp.ui.theme.look import look
from tdapp.words.say import Words
from tests.ui.pages.evening import Evening, demo_names

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def seat(table: int, number: int) -> Seat:
    return Seat(TableNo(table), number)


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names())
    yield evening
    evening.close()


@pytest.fixture
def page(evening: Evening, qtbot: QtBot) -> TablesPage:
    look().wear("dark")
    page = TablesPage(evening.session)
    qtbot.addWidget(page)
    page.resize(990, 680)
    page.show()
    return page


@pytest.fixture
def playing(evening: Evening, page: TablesPage) -> TablesPage:
    """Forty players at five tables, the clock runs."""
    evening.register(40)
    evening.draw()
    evening.start()
    return page


def entry_at(page: TablesPage, at: Seat) -> EntryId | None:
    view = page.map.seat_view(at)
    assert view is not None
    return view.entry


def drag(page: TablesPage, start: Seat, end: Seat) -> None:
    view = page.map.viewport()
    a, b = page.map.seat_box(start).center(), page.map.seat_box(end).center()
    for kind, point, buttons in (
        (QEvent.Type.MouseButtonPress, a, LEFT),
        (QEvent.Type.MouseMove, (a + b) / 2, LEFT),
        (QEvent.Type.MouseMove, b, LEFT),
        (QEvent.Type.MouseButtonRelease, b, Qt.MouseButton.NoButton),
    ):
        where = QPointF(view.mapToGlobal(point))
        page.map.viewportEvent(QMouseEvent(kind, point, where, LEFT, buttons, NONE))


def taken(page: TablesPage, table: int, nth: int = 0) -> Seat:
    """A seat of a table that somebody has."""
    assert page.view is not None
    seats = next(each.seats for each in page.view.tables if each.number == table)
    return [seat(table, each.number) for each in seats if each.entry is not None][nth]


def free_seat(page: TablesPage) -> Seat:
    assert page.view is not None
    return next(Seat(t.number, s.number) for t in page.view.tables for s in t.seats if s.entry is None)


def test_empty_page_draws_seats(evening: Evening, page: TablesPage, qtbot: QtBot) -> None:
    assert page.stack.currentWidget() is page.empty
    assert not page.empty.draw.isEnabled()
    evening.register(20)
    assert page.empty.draw.isEnabled()
    qtbot.mouseClick(page.empty.draw, LEFT)
    assert page.stack.currentWidget() is page.map
    assert page.view is not None and [table.seated for table in page.view.tables] == [7, 7, 6]
    assert page.head.counts.text().startswith("3 open · 20 seated · 7 free")


def test_before_play_seats_can_be_drawn_anew(evening: Evening, page: TablesPage, qtbot: QtBot) -> None:
    evening.register(20)
    evening.draw()
    assert page.head.redraw.isVisible()
    before = page.view
    qtbot.mouseClick(page.head.redraw, LEFT)
    assert page.view != before
    evening.start()
    assert not page.head.redraw.isVisible()


def test_arrows_walk_from_seat_to_seat(playing: TablesPage, qtbot: QtBot) -> None:
    playing.map.go_to(seat(1, 3))
    qtbot.keyClick(playing.map, Qt.Key.Key_Up)
    assert playing.map.cursor_seat == seat(1, 4)
    qtbot.keyClick(playing.map, Qt.Key.Key_Right)
    qtbot.keyClick(playing.map, Qt.Key.Key_Right)
    assert playing.map.cursor_seat == seat(1, 6)
    qtbot.keyClick(playing.map, Qt.Key.Key_Right)
    assert playing.map.cursor_seat == seat(2, 4)


def test_the_command_box_lights_a_seat_and_shows_a_table(playing: TablesPage) -> None:
    at = taken(playing, 4, 2)
    playing.light_entry(entry_at(playing, at))
    assert playing.map.cursor_seat == at
    playing.light_entry(None)
    assert playing.map.cursor_seat == at
    for _ in range(9):
        playing.map.zoom_out()
    playing.show_table(2)
    assert playing.map.shows_names and playing.map.cursor_seat == seat(2, 1)


@pytest.mark.parametrize("key", [Qt.Key.Key_B, Qt.Key.Key_7, Qt.Key.Key_Space])
def test_letters_are_left_to_the_command_box(playing: TablesPage, key: Qt.Key) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, key, NONE, chr(key.value).lower())
    playing.map.keyPressEvent(event)
    assert not event.isAccepted()


def test_menu_of_a_seat_busts_out(playing: TablesPage, evening: Evening, qtbot: QtBot) -> None:
    assert playing.view is not None
    at = taken(playing, 2)
    menu = playing.at_seat.menu
    menu.fill(evening.session, playing.at_seat.spot(at))
    assert [action.text().split("\t")[0] for action in menu.lines()] == [
        "Bust out", "Move", "Swap", "Lock to this seat", "Check in", "Ruling", "Penalty", "Correct",
        "Account at the Desk", "Cancel entry and refund", "Rulings and penalties so far",
        "All about this person", "Dealer button here", "Break table 2",
    ]  # fmt: skip
    menu.line("bust").trigger()
    assert entry_at(playing, at) is None
    assert evening.session.players_view().out == 1


def test_names_with_ampersands_stay_whole_in_the_menu(evening: Evening, page: TablesPage) -> None:
    evening.people = evening.club.add_players([(PlayerName("B & B <i>", "A"), ""), (PlayerName("Other"), "")])
    evening.register(2)
    evening.draw()
    assert page.view is not None
    texts = []
    for nth in (0, 1):
        page.at_seat.menu.fill(evening.session, page.at_seat.spot(taken(page, 1, nth)))
        texts.append(page.at_seat.menu._about.text().split(" · ")[0])
    assert sorted(texts) == ["A B & B <i>", "Other"]
    assert page.at_seat.menu._about.textFormat() is Qt.TextFormat.PlainText


def test_dragging_onto_a_free_seat_moves(playing: TablesPage, qtbot: QtBot) -> None:
    start, end = taken(playing, 1), free_seat(playing)
    entry = entry_at(playing, start)
    drag(playing, start, end)
    assert entry_at(playing, end) == entry
    assert entry_at(playing, start) is None


def test_dragging_onto_a_player_swaps(playing: TablesPage, qtbot: QtBot) -> None:
    one, other = taken(playing, 1), taken(playing, 2, 1)
    a, b = entry_at(playing, one), entry_at(playing, other)
    drag(playing, one, other)
    assert (entry_at(playing, one), entry_at(playing, other)) == (b, a)


def test_a_click_moves_nobody(playing: TablesPage, evening: Evening, qtbot: QtBot) -> None:
    before = playing.view
    qtbot.mouseClick(playing.map.viewport(), LEFT, pos=playing.map.seat_box(seat(3, 2)).center().toPoint())
    assert playing.map.cursor_seat == seat(3, 2)
    assert playing.view == before


def test_move_by_typing_a_seat(playing: TablesPage, qtbot: QtBot) -> None:
    target = free_seat(playing)
    start = taken(playing, 3)
    entry = entry_at(playing, start)
    playing.map.go_to(start)
    qtbot.keyClick(playing.map, Qt.Key.Key_M, Qt.KeyboardModifier.AltModifier)
    assert playing.prompt.isVisible()
    qtbot.keyClicks(playing.prompt.field, f"{target.table}-{target.number}")
    assert "is free" in playing.prompt.answer.text()
    qtbot.keyClick(playing.prompt.field, Qt.Key.Key_Return)
    assert entry_at(playing, target) == entry
    assert not playing.prompt.isVisible()


def test_moves_and_swaps_to_a_seat_that_is_clicked(playing: TablesPage, qtbot: QtBot) -> None:
    """No key is needed: the menu asks, the map answers, and the button does it."""
    target, start, other = free_seat(playing), taken(playing, 3), taken(playing, 2)
    mover, stays = entry_at(playing, start), entry_at(playing, other)
    for deed, seats in (("move", (target,)), ("swap", (start, other))):
        playing.map.go_to(start if deed == "move" else target)
        playing.at_seat.here(deed)
        for pressed in seats:
            spot = playing.map.seat_box(pressed).center().toPoint()
            qtbot.mouseClick(playing.map.viewport(), LEFT, pos=spot)
            assert playing.prompt.field.text() == f"{pressed.table}-{pressed.number}"
            assert playing.prompt.field.hasFocus()
        qtbot.mouseClick(playing.prompt.line.go, LEFT)
        assert not playing.prompt.isVisible()
        at = target if deed == "move" else other
        assert entry_at(playing, at) == mover
    assert entry_at(playing, target) == stays


def test_move_to_a_taken_seat_says_why(playing: TablesPage, qtbot: QtBot) -> None:
    before = playing.view
    playing.map.go_to(taken(playing, 1))
    playing.at_seat.here("move")
    other = taken(playing, 2)
    qtbot.keyClicks(playing.prompt.field, f"{other.table}-{other.number}")
    assert playing.prompt.answer.property("tone") == "danger"
    qtbot.keyClicks(playing.prompt.field, "x")
    qtbot.keyClick(playing.prompt.field, Qt.Key.Key_Return)
    assert "not a seat" in playing.prompt.answer.text()
    qtbot.keyClick(playing.prompt.field, Qt.Key.Key_Escape)
    assert not playing.prompt.isVisible()
    assert playing.view == before


def test_swap_by_typing_a_seat(playing: TablesPage, qtbot: QtBot) -> None:
    one, other = taken(playing, 1), taken(playing, 2, 1)
    a, b = entry_at(playing, one), entry_at(playing, other)
    playing.map.go_to(one)
    qtbot.keyClick(playing.map, Qt.Key.Key_S, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClicks(playing.prompt.field, f"{other.table}.{other.number}")
    qtbot.keyClick(playing.prompt.field, Qt.Key.Key_Return)
    assert (entry_at(playing, one), entry_at(playing, other)) == (b, a)


def two_short(playing: TablesPage, evening: Evening) -> None:
    """Table 1 loses four players, so that moves are proposed."""
    for _ in range(4):
        entry = entry_at(playing, taken(playing, 1))
        assert entry is not None
        evening.bust(entry)


def test_breaking_a_table_is_proposed_then_accepted_whole(playing: TablesPage, evening: Evening, qtbot: QtBot) -> None:
    evening.bust(*[e for n in range(1, 10) if (e := entry_at(playing, seat(5, n)))][:6])
    evening.session.propose_break(TableNo(5))
    assert playing.proposal.title.text().startswith("Break table 5: 2 moves")
    assert playing.map.seat_view(seat(5, 1)) is not None
    playing.proposal.moves.toggle(0)
    proposal = playing.proposal.moves.proposal
    assert proposal is not None and [move.badge for move in proposal.moves] == [1, 2]
    qtbot.keyClick(playing, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert playing.view is not None
    assert [table.number for table in playing.view.tables] == [1, 2, 3, 4]


def test_a_table_nobody_sits_at_any_more_is_closed_with_the_same_key(
    playing: TablesPage, evening: Evening, qtbot: QtBot
) -> None:
    last = evening.session.tables_view().tables[-1]
    for seat in last.seats:
        if seat.entry is not None:
            evening.bust(seat.entry)
    evening.session.propose_break(last.number)
    assert playing.proposal.accept.text() == f"Close table {last.number}"
    playing.setFocus()
    qtbot.keyClick(playing, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert last.number not in [table.number for table in evening.session.tables_view().tables]


def test_put_aside_goes_back(playing: TablesPage, evening: Evening, qtbot: QtBot) -> None:
    evening.bust(*[e for n in range(1, 10) if (e := entry_at(playing, seat(5, n)))][:6])
    evening.session.propose_break(TableNo(5))
    qtbot.mouseClick(playing.proposal.aside, LEFT)
    assert playing.view is not None
    assert playing.view.proposal is None or playing.view.proposal.table is None


def test_waiting_players_are_named_and_seated(playing: TablesPage, evening: Evening, qtbot: QtBot) -> None:
    assert not playing.waiting.isVisible()
    evening.session.do(*_unseated(evening))
    assert playing.waiting.isVisible()
    assert "1 not yet seated" in playing.waiting.text.text()
    qtbot.mouseClick(playing.waiting.seat_them, LEFT)
    assert not playing.waiting.isVisible()


def _unseated(evening: Evening) -> tuple[object, ...]:
    """A decision that registers one without giving a seat, as happens when seats are drawn while somebody pays."""
    from tdapp.domain.facts import Registered
    from tdapp.domain.units import Cents

    def register_only(state: object, now: object, player: object) -> tuple[Registered, ...]:
        return (Registered(EntryId(41), player, Cents(165_00)),)  # type: ignore[arg-type]

    return (register_only, evening.people[45])


def test_list_shows_the_same_room(playing: TablesPage, qtbot: QtBot) -> None:
    qtbot.mouseClick(playing.head.as_list, LEFT)
    assert playing.stack.currentWidget() is playing.list
    model = playing.list.list
    assert model.rowCount() == 5
    assert model.text(model.rows[0], 1) == "8 of 9"
    playing.list.selectRow(3)
    qtbot.keyClick(playing.list, Qt.Key.Key_Return)
    assert playing.stack.currentWidget() is playing.map
    assert playing.map.cursor_seat == seat(4, 1)


def test_the_list_tells_its_sign_where_there_is_one(playing: TablesPage, evening: Evening, qtbot: QtBot) -> None:
    assert playing.legend.isVisible()
    qtbot.mouseClick(playing.head.as_list, LEFT)
    assert not playing.legend.isVisible()
    evening.session.do(check_in, (EntryId(1),))
    playing.refresh()
    assert playing.legend.isVisible() and playing.legend.said() == [("not checked in", "39")]
    qtbot.mouseClick(playing.head.as_map, LEFT)
    assert len(playing.legend.said()) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_state_is_cut_in_the_list(playing: TablesPage, evening: Evening, qtbot: QtBot, language: str) -> None:
    languages = Languages(UTC)
    evening.session.words = languages.words(language)
    evening.session.words_changed.emit()
    two_short(playing, evening)
    qtbot.mouseClick(playing.head.as_list, LEFT)
    grid, model = playing.list, playing.list.list
    cells = [model.index(row, STATE) for row in range(model.rowCount())]
    assert len(grid.model().data(cells[0])) > 40
    assert grid.columnWidth(STATE) >= max(grid.sizeHintForIndex(cell).width() for cell in cells)
    assert grid.columnWidth(STATE + 2) >= LEAST_NAMES


def test_zoom_by_keys(playing: TablesPage, qtbot: QtBot) -> None:
    assert playing.map.whole_room and playing.map.shows_names
    for _ in range(8):
        playing.map.zoom_out()
    assert not playing.map.shows_names
    assert not playing.head.whole.isChecked()
    qtbot.keyClick(playing.map, Qt.Key.Key_Right)
    assert playing.map.cursor_seat is not None and playing.map.cursor_seat.number == 0
    playing.map.zoom_to_room()
    assert playing.map.shows_names


def test_open_and_close_a_table(playing: TablesPage, evening: Evening, qtbot: QtBot) -> None:
    qtbot.mouseClick(playing.head.open_table, LEFT)
    assert playing.view is not None and len(playing.view.tables) == 6
    playing.at_seat.menu.fill(evening.session, playing.at_seat.spot(seat(6, 0)))
    playing.at_seat.menu.line("close").trigger()
    assert len(playing.view.tables) == 5


def test_everything_has_a_name_for_those_who_listen(playing: TablesPage, evening: Evening) -> None:
    two_short(playing, evening)
    assert _nameless(playing) == []


def _nameless(page: QWidget) -> list[str]:
    nameless = []
    for widget in page.findChildren(QWidget):
        if widget.focusPolicy() == Qt.FocusPolicy.NoFocus or not widget.isVisibleTo(page):
            continue
        face = QAccessible.queryAccessibleInterface(widget)
        if face is not None and not face.text(QAccessible.Text.Name):
            nameless.append(f"{type(widget).__name__} {widget.objectName()}")
    return nameless


def test_hidden_page_waits(evening: Evening, page: TablesPage) -> None:
    evening.register(20)
    page.hide()
    evening.draw()
    assert page.view is not None and not page.view.tables
    page.show()
    assert len(page.view.tables) == 3


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_large_room_is_drawn(theme: str, evening: Evening, page: TablesPage) -> None:
    look().wear(theme)
    evening.people = evening.club.add_players((PlayerName(f"Last{n}", "First"), "") for n in range(1_200))
    evening.register(1_200)
    evening.draw()
    assert not page.map.shows_names
    colours = {page.map.grab().toImage().pixelColor(QPoint(x, y)).name() for x in range(0, 900, 9) for y in (30, 90)}
    assert len(colours) > 3


@pytest.mark.parametrize(
    ("text", "meant"),
    [("12-4", seat(12, 4)), (" 12 . 4 ", seat(12, 4)), ("12", None), ("a-4", None), ("12345-1", None)],
)
def test_typed_seats(text: str, meant: Seat | None) -> None:
    assert typed_seat(text) == meant


def test_another_language_is_spoken_everywhere_at_once(playing: TablesPage, evening: Evening) -> None:
    def said() -> list[str]:
        head = playing.head
        return [
            *(button.toolTip() for button in (head.open_table, head.smaller, head.whole, head.larger)),
            *(button.text() for button in (head.open_table, head.as_map, head.as_list)),
        ]

    playing.map.go_to(taken(playing, 1))
    playing.at_seat.here("move")
    before = said()
    evening.session.words = Words("en", UTC, lambda text, _n: f"{text.source} of elsewhere")
    evening.session.words_changed.emit()
    assert all("of elsewhere" in words for words in said()) and not any("of elsewhere" in words for words in before)
    assert not playing.prompt.isVisible()  # it asked in the other language
