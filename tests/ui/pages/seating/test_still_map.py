"""The floor map keeps its place: whatever opens or closes, every table stays where it was; all moves are in sight."""

from collections.abc import Iterator, Sequence
from datetime import UTC
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tdapp.app.preferences import Preferences
from tdapp.domain.people.person import PersonData
from tdapp.domain.seating import buttons
from tdapp.domain.seating.buttons import DealtIn
from tdapp.domain.seating.proposal import DRAW_UNKNOWN, ProposalKind
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.read.message import say
from tdapp.read.people.names import PlayerName
from tdapp.read.seating.moves import MoveView, ProposalView, UnseatedView
from tdapp.ui.actions.hands import IN_STEP
from tdapp.ui.i18n import Languages
from tdapp.ui.main_window import MainWindow
from tdapp.ui.pages.seating.move_lines import MoveLines
from tdapp.ui.pages.seating.page import TablesPage
from tdapp.ui.session import Override, Session
from tdapp.ui.theme.look import look
from tdapp.values import replace
from tests.ui.pages.evening import Evening, demo_names
from tests.ui.pages.seating.test_floor_map import room
from tests.ui.windows import main_window

SIZES = ((1366, 768), (1600, 900), (1920, 1080), (3840, 2160))
NARROW = (1000, 620)
FULL = 18  # tables of nine, of which one breaks


def spoken(folder: Path, people: int) -> Evening:
    """An evening whose windows speak each language."""
    evening = Evening(folder, [*demo_names(), *demo_names()][:people])
    tournament = evening.session.tournament
    evening.session = Session(evening.club, Preferences(), Languages(zone=UTC).words)
    evening.session.switch(tournament)
    return evening


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = spoken(tmp_path, 9 * FULL)
    yield evening
    evening.close()


@pytest.fixture
def window(evening: Evening, qtbot: QtBot) -> MainWindow:
    """Eighteen tables of nine play, every button is known."""
    evening.register(9 * FULL)
    evening.draw()
    evening.start()
    for table in evening.session.tables_view().tables:
        evening.session.do(buttons.place, table.number, 1)
    window = main_window(evening, qtbot)
    window.go("tables")
    return window


@pytest.fixture
def page(window: MainWindow) -> TablesPage:
    page = window.current()
    assert isinstance(page, TablesPage)
    return page


def places(window: MainWindow, page: TablesPage) -> dict[int, QRectF]:
    """Where each table is in the window."""
    QApplication.processEvents()
    corner = QPointF(inside(window, page.map.viewport()).topLeft())
    assert page.view is not None
    return {table.number: page.map.seat_box(Seat(table.number, 0)).translated(corner) for table in page.view.tables}


def inside(window: MainWindow, part: QWidget) -> QRect:
    """Where a part of the window is in it."""
    return QRect(part.mapTo(window, QPoint()), part.size())


def taken(page: TablesPage, table: int) -> list[EntryId]:
    assert page.view is not None
    seats = next(each.seats for each in page.view.tables if each.number == table)
    return [seat.entry for seat in seats if seat.entry is not None]


@pytest.mark.parametrize("size", [*SIZES, NARROW])
def test_every_table_keeps_its_place_through_all_that_opens_at_the_desk(
    window: MainWindow, page: TablesPage, evening: Evening, size: tuple[int, int]
) -> None:
    session = evening.session
    window.resize(*size)
    before = places(window, page)
    side = page.side

    def same(what: str, *, opens: bool | None = None) -> None:
        assert places(window, page) == before, what
        assert opens is None or (side.height() > 0) is opens, what
        assert not opens or window.rect().contains(inside(window, side))
        if window.needs_fit():
            assert side.height() == 0 or not inside(window, window.needs).intersects(inside(window, side)), what

    same("nothing open", opens=False)
    name = evening.club.directory[evening.people[0]]
    evening.club.people.edit(evening.people[0], PersonData(name.last, name.first, needs="wheelchair"), needs=True)
    session.changed.emit("club")
    assert page.noted.isVisibleTo(page)
    same("a note for seating", opens=True)
    for table in (5, 6, 8, 9, 10):
        evening.bust(*taken(page, table)[:2])
    page.at_seat.here("move")
    assert page.prompt.isVisibleTo(page)
    same("a seat is asked for", opens=True)
    page.prompt.leave_it()
    session.propose_break(TableNo(FULL))
    same("a table is to break", opens=True)
    session.propose_break(None)
    evening.bust(*taken(page, 7)[:5])
    same("a halt, moves proposed", opens=True)
    session.plan_around(DRAW_UNKNOWN)
    page.planning.ask_change(page.proposal.moves.rows[0])
    assert page.proposal.ask.isVisibleTo(page)
    same("another move is asked for", opens=True)
    page.proposal.ask.left.emit()
    page.planning.accept()
    assert page.moved.isVisibleTo(page)
    same("players on the way", opens=True)
    session.propose_break(TableNo(FULL))
    same("on the way, and a table is to break", opens=True)
    page.show_moves()
    same("keys in the moves", opens=True)
    page.show_moves()
    assert page.moved.list.hasFocus() and page.moved.list.isVisibleTo(page)
    same("keys in those on the way", opens=True)
    window.toggle_lock()
    same("locked", opens=True)
    window.toggle_lock()
    assert session.tournament is not None
    window.override.ask(Override(say("move.final"), "", session.tournament, lambda reason: None), "Why?")
    same("a reason is asked for", opens=True)
    window.override.close_bar()
    window.open_command("bust")
    same("a command", opens=True)
    window.command.close_box()
    window.run(IN_STEP.id)
    window.go("tables")
    same("hand for hand", opens=True)


def test_a_row_that_a_bar_below_covers_is_reached_by_keys_and_by_the_wheel(
    window: MainWindow, page: TablesPage
) -> None:
    """The map does not shrink for a bar: it can be moved under it for as long, and is back where it was after that."""
    window.resize(*SIZES[0])
    before, lowest = places(window, page), TableNo(FULL)
    sight = page.map.viewport().height()
    tournament = window.session.tournament
    assert tournament is not None
    window.override.ask(Override(say("move.final"), "", tournament, lambda reason: None), "Why? " * 90)
    moved = places(window, page)
    covered = sight - page.map.viewport().height()
    assert moved == before and 20 < page.map.verticalScrollBar().maximum() <= covered
    page.map.go_to(Seat(lowest, 0))
    assert page.map.viewport().rect().contains(page.map.seat_box(Seat(lowest, 0)).toRect())
    page.map.verticalScrollBar().setValue(0)
    page.map.pan_by(0, -covered)
    assert page.map.viewport().rect().contains(page.map.seat_box(Seat(lowest, 0)).toRect())
    window.override.close_bar()
    assert places(window, page) == before


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("lang", ["en", "nl"])
def test_at_eighteen_tables_all_tables_and_all_moves_of_a_break_are_in_sight_on_a_laptop(
    window: MainWindow, page: TablesPage, evening: Evening, lang: str, touch: bool
) -> None:
    session = evening.session
    look().wear("dark", touch=touch)
    session.prefer(session.preferences._replace(language=lang))
    for table in (5, 6, 7, 8, 9):
        evening.bust(*taken(page, table)[:2])
    session.propose_break(TableNo(FULL))
    where = places(window, page)
    seen = QRectF(inside(window, page.map.viewport()))
    assert len(where) == FULL and all(seen.contains(place) for place in where.values())
    assert page.map.shows_names
    moves = page.proposal.list
    assert len(moves.lines) == 9 and all(line.badge and line.rules and line.way for line in moves.lines)
    assert not page.proposal.accept.visibleRegion().isEmpty()
    assert all_in_sight(moves)


@pytest.mark.parametrize(("size", "touch", "lang", "counts"), [
    (SIZES[0], False, "en", (*range(1, 31), *range(33, 121, 6))),
    pytest.param(SIZES[0], False, "en", range(1, 121), marks=pytest.mark.soak),
    (SIZES[1], True, "nl", (1, 2, 5, 9, 16, 18, 19, 27, 60, 119)),
    (SIZES[2], True, "en", (1, 2, 5, 9, 16, 18, 19, 27, 60, 119)),
    (SIZES[3], False, "nl", (1, 2, 5, 9, 16, 18, 19, 27, 60, 119)),
    (NARROW, False, "en", (1, 2, 5, 9, 16, 18, 19, 27, 60, 119)),
])  # fmt: skip
def test_every_table_keeps_its_place_whatever_number_there_is(
    tmp_path: Path, qtbot: QtBot, size: tuple[int, int], touch: bool, lang: str, counts: Sequence[int]
) -> None:
    evening = spoken(tmp_path, 4)
    evening.register(4)
    evening.draw()
    window = main_window(evening, qtbot)
    look().wear("dark", touch=touch)
    evening.session.prefer(evening.session.preferences._replace(language=lang))
    window.go("tables")
    window.resize(*size)
    page = window.current()
    assert isinstance(page, TablesPage)
    for count in counts:
        calm = room(count)
        breaks = proposed(count, ProposalKind.BREAK)
        moved = tuple(way(count, number) for number in range(1, 9))
        waiting = tuple((EntryId(9_000 + number), PlayerName("Late", str(number))) for number in range(5))
        states = (
            calm,
            replace(calm, proposal=breaks),
            replace(calm, proposal=proposed(count, ProposalKind.BALANCE)),
            replace(calm, unseated=moved),
            replace(calm, proposal=breaks, unseated=moved, waiting=waiting),
            replace(calm, waiting=waiting),
            calm,
        )
        before = None
        for number, state in enumerate(states):
            page.show_view(state)
            where = places(window, page)
            before = where if before is None else before
            assert where == before, (count, number)
            assert (page.side.height() > 0) is (state is not calm)
            lists = [each for each in (page.proposal.list, page.moved.list) if each.isVisibleTo(page)]
            if size in SIZES[2:] and not state.waiting:
                assert all(all_in_sight(each) for each in lists), (count, number)


def proposed(table: int, kind: ProposalKind) -> ProposalView:
    """Nine moves away from a table."""
    moves = tuple(
        MoveView(
            number, EntryId(number), PlayerName("van der Berg-Kowalska", f"Jan-Willem {number}"),
            Seat(TableNo(table), number), Seat(TableNo(1), number), say("move.break", book="TDA2024", rule="10-B"),
            TableNo(table), TableNo(1), DealtIn.ASK, "Kd",
        )
        for number in range(1, 10)
    )  # fmt: skip
    return ProposalView(kind, TableNo(table), moves, "seed", partial=kind is ProposalKind.BALANCE)


def way(table: int, number: int) -> UnseatedView:
    origin, seat = Seat(TableNo(table), number), Seat(TableNo(1), number)
    return UnseatedView(EntryId(number), PlayerName("Żółć", "Łukasz"), origin, seat, DealtIn.WAITS)


def all_in_sight(moves: MoveLines) -> bool:
    last = moves.visualRect(moves.model().index(len(moves.lines) - 1, 0))
    return bool(moves.viewport().rect().contains(last)) and moves.verticalScrollBar().maximum() == 0
