"""The moves that are proposed, by keyboard: buttons given, moves left out, changed and accepted."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.domain.seating import floor_rules, moves, seating
from tdapp.domain.seating.table_facts import BreakOrder, FloorRules
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.read.seating.moves import LeftOutView, MoveView
from tdapp.ui.pages.seating.page import TablesPage
from tdapp.ui.pages.seating.proposal import ProposalPanel
from tdapp.ui.theme.look import look
from tests.ui.pages.evening import MINUTE, Evening, demo_names

CTRL = Qt.KeyboardModifier.ControlModifier
Key = Qt.Key


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names())
    yield evening
    evening.close()


@pytest.fixture
def page(evening: Evening, qtbot: QtBot) -> TablesPage:
    """Forty players at five tables; table 1 loses four of its eight."""
    look().wear("dark")
    page = TablesPage(evening.session)
    qtbot.addWidget(page)
    page.resize(990, 680)
    page.show()
    evening.register(40)
    evening.draw()
    evening.start()
    evening.bust(*taken(page, 1)[:4])
    return page


def taken(page: TablesPage, table: int) -> list[EntryId]:
    assert page.view is not None
    seats = next(each.seats for each in page.view.tables if each.number == table)
    return [seat.entry for seat in seats if seat.entry is not None]


def seat_of(page: TablesPage, entry: EntryId) -> Seat:
    assert page.view is not None
    return next(Seat(t.number, s.number) for t in page.view.tables for s in t.seats if s.entry == entry)


def free_seats(page: TablesPage, table: int) -> list[Seat]:
    assert page.view is not None
    found = next(each for each in page.view.tables if each.number == table)
    return [Seat(found.number, seat.number) for seat in found.seats if seat.entry is None]


def move(panel: ProposalPanel, row: int) -> MoveView:
    """The move in a row; the rows under the moves are none."""
    found = panel.moves.rows[row]
    assert isinstance(found, MoveView)
    return found


def ticked(panel: ProposalPanel) -> tuple[int, ...]:
    """The badges of the moves that are planned."""
    return tuple(each.badge for each in panel.moves.proposal.moves) if panel.moves.proposal is not None else ()


def type_in(page: TablesPage, qtbot: QtBot, text: str) -> None:
    field = page.proposal.ask.field
    assert field.hasFocus()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Key.Key_Return)


def give_buttons(page: TablesPage, qtbot: QtBot) -> None:
    """Each button that is asked for at the first player of its table."""
    if not page.proposal.giving:
        page.proposal.accept.click()
    for _ in range(10):
        proposal = page.proposal.moves.proposal
        assert proposal is not None
        if not proposal.asks:
            return
        table = proposal.asks[0]
        type_in(page, qtbot, str(seat_of(page, taken(page, table)[0]).number))
    raise AssertionError("buttons are asked for without end")


def test_buttons_are_given_by_seat_and_enter_then_the_plan_is_accepted(page: TablesPage, qtbot: QtBot) -> None:
    panel = page.proposal
    assert panel.moves.index(0, 0).data().startswith("Move 1: button unknown from table ")
    assert panel.accept.text() == "Set the buttons"
    assert "Ctrl+Enter" in panel.ask.answer.text()
    qtbot.keyClick(page.map, Key.Key_Return, CTRL)
    assert panel.ask.field.hasFocus() and panel.accept.text() == "Draw where the button is unknown"
    proposal = panel.moves.proposal
    assert proposal is not None
    table = proposal.asks[0]
    assert panel.ask.question.text() == f"Button at table {table}: seat"
    assert page.map.cursor_seat is not None and page.map.cursor_seat.table == table
    number = seat_of(page, taken(page, table)[0]).number
    qtbot.keyClicks(panel.ask.field, str(number))
    assert panel.ask.answer.text().startswith(f"small blind {seat_text(page, table, 1)}")
    panel.ask.field.clear()
    give_buttons(page, qtbot)
    assert not panel.ask.isVisible() and panel.list.hasFocus()
    assert panel.accept.text() == f"Accept {panel.moves.rowCount()} moves"
    assert panel.reason == "the fewest possible"
    rows = [move(panel, row) for row in range(panel.moves.rowCount())]
    qtbot.keyClick(panel.list, Key.Key_Return)
    assert page.map.hasFocus()  # the panel is gone
    assert [seat_of(page, move.entry) for move in rows if move.entry] == [move.to_seat for move in rows]


def seat_text(page: TablesPage, table: int, nth: int) -> str:
    seat = seat_of(page, taken(page, table)[nth])
    return f"{seat.table}-{seat.number}"


def test_the_same_key_once_more_lets_chance_decide(page: TablesPage, qtbot: QtBot) -> None:
    qtbot.keyClick(page.map, Key.Key_Return, CTRL)
    qtbot.keyClick(page.proposal.ask.field, Key.Key_Return, CTRL)
    proposal = page.proposal.moves.proposal
    assert proposal is not None and not proposal.asks
    assert page.proposal.list.hasFocus()


def test_one_button_nobody_knows_is_a_question_mark(page: TablesPage, qtbot: QtBot) -> None:
    panel = page.proposal
    before = panel.moves.proposal
    assert before is not None
    panel.accept.click()
    type_in(page, qtbot, "?")
    after = panel.moves.proposal
    assert after is not None and after.asks == before.asks[1:]
    assert panel.ask.field.hasFocus()


@pytest.mark.parametrize(("typed", "said"), [("x", "Type one seat"), ("5 6", "Type one seat"), ("44", "There is no")])
def test_what_is_no_button_says_so_and_keeps_asking(page: TablesPage, qtbot: QtBot, typed: str, said: str) -> None:
    panel = page.proposal
    panel.accept.click()
    asks = panel.moves.proposal.asks if panel.moves.proposal else ()
    type_in(page, qtbot, typed)
    assert said in panel.ask.answer.text() and panel.ask.answer.property("tone") == "danger"
    assert panel.moves.proposal is not None and panel.moves.proposal.asks == asks
    qtbot.keyClick(panel.ask.field, Key.Key_Escape)
    assert not panel.ask.field.hasFocus() and panel.accept.text() == "Set the buttons"


def test_three_seats_are_button_and_both_blinds(page: TablesPage, qtbot: QtBot) -> None:
    panel = page.proposal
    panel.accept.click()
    assert panel.moves.proposal is not None
    table = panel.moves.proposal.asks[0]
    button, big = (seat_of(page, entry).number for entry in taken(page, table)[:2])
    empty = free_seats(page, table)[0]
    qtbot.keyClicks(panel.ask.field, f"{button} {empty.number} {big}")
    assert f"small blind {table}-{empty.number} (empty)" in panel.ask.answer.text()
    qtbot.keyClick(panel.ask.field, Key.Key_Return)
    assert page.view is not None
    view = next(each.button for each in page.view.tables if each.number == table)
    assert view is not None and (view.button, view.small_blind, view.big_blind) == (button, empty.number, big)


def test_a_move_left_out_stands_below_and_the_rest_is_planned_anew(page: TablesPage, qtbot: QtBot) -> None:
    panel = page.proposal
    give_buttons(page, qtbot)
    n = panel.moves.rowCount()
    first = move(panel, 0)
    assert first.entry is not None
    panel.list.setCurrentIndex(panel.moves.index(0, 0))
    qtbot.keyClick(panel.list, Key.Key_Space)
    left = panel.moves.rows[-1]
    assert isinstance(left, LeftOutView) and left.entry == first.entry
    assert panel.list.here() == left  # the cursor went with him, so Space takes him back
    assert first.entry not in {move(panel, row).entry for row in range(n)}
    assert "stays, by your choice" in panel.moves.index(n, 0).data()
    assert panel.anew.isVisible()
    qtbot.keyClick(panel.list, Key.Key_Space)
    assert panel.moves.rowCount() == n and move(panel, 0).entry == first.entry
    assert not panel.anew.isVisible()


def test_nobody_from_a_table_and_nothing_left_to_accept(page: TablesPage, qtbot: QtBot) -> None:
    panel = page.proposal
    give_buttons(page, qtbot)
    for _ in range(10):
        if not ticked(panel):
            break
        panel.list.setCurrentIndex(panel.moves.index(0, 0))
        qtbot.keyClick(panel.list, Key.Key_Delete)
    assert panel.isVisible() and not panel.accept.isEnabled() and panel.accept.toolTip()
    assert "the tables stay uneven: chosen by the director" in panel.reason
    panel.anew.click()
    assert panel.accept.isEnabled() and not panel.anew.isVisible()


def test_another_player_and_another_seat(page: TablesPage, qtbot: QtBot) -> None:
    panel = page.proposal
    give_buttons(page, qtbot)
    first = move(panel, 0)
    assert first.to_seat is not None and first.entry is not None
    other = next(entry for entry in taken(page, first.giver) if entry != first.entry)
    free = next(seat for seat in free_seats(page, first.taker) if seat != first.to_seat)
    panel.list.setCurrentIndex(panel.moves.index(0, 0))
    qtbot.keyClick(panel.list, Key.Key_F2)
    where = seat_of(page, other)
    qtbot.keyClicks(panel.ask.field, f"{where.table}-{where.number} {free.table}-{free.number}")
    assert panel.ask.answer.text().endswith(f" to {free.table}-{free.number}")
    qtbot.keyClick(panel.ask.field, Key.Key_Return)
    assert not panel.ask.isVisible() and panel.list.hasFocus()
    row = panel.moves.row_of(panel.list.here())
    chosen = move(panel, row)
    assert (chosen.entry, chosen.to_seat) == (other, free)
    assert "chosen by the director" in panel.moves.index(row, 0).data()
    assert seat_of(page, other) == where  # nothing moved yet


def test_a_change_that_cannot_be_says_why(page: TablesPage, qtbot: QtBot) -> None:
    panel = page.proposal
    give_buttons(page, qtbot)
    before = panel.moves.proposal
    first = move(panel, 0)
    panel.list.setCurrentIndex(panel.moves.index(0, 0))
    qtbot.keyClick(panel.list, Key.Key_F2)
    there = seat_of(page, taken(page, first.taker)[0])
    type_in(page, qtbot, f"{there.table}-{there.number}")
    assert "Choose a seat at another table" in panel.ask.answer.text()
    assert panel.moves.proposal == before
    qtbot.keyClick(panel.ask.field, Key.Key_Escape)
    assert not panel.ask.isVisible()


def test_a_chosen_seat_that_was_taken_meanwhile_is_said_and_the_plan_stands(
    page: TablesPage, evening: Evening, qtbot: QtBot
) -> None:
    panel = page.proposal
    give_buttons(page, qtbot)
    first = move(panel, 0)
    free = next(seat for seat in free_seats(page, first.taker) if seat != first.to_seat)
    panel.list.setCurrentIndex(panel.moves.index(0, 0))
    qtbot.keyClick(panel.list, Key.Key_F2)
    type_in(page, qtbot, f"{free.table}-{free.number}")
    fresh = next(entry for entry in taken(page, 5) if entry != first.entry)
    evening.session.do(seating.move, fresh, free)
    assert f"can no longer move to {free.table}-{free.number}" in panel.reason
    assert panel.moves.proposal is None or panel.accept.isEnabled()


def test_stale_moves_are_refused_whole_and_the_plan_is_kept(page: TablesPage, evening: Evening, qtbot: QtBot) -> None:
    give_buttons(page, qtbot)
    stale = evening.session.proposal()
    assert stale is not None
    mover = stale.moves[-1].entry
    assert mover is not None
    evening.bust(mover)
    told: list[str] = []
    evening.session.told.connect(lambda one: told.append(one.text))
    before = evening.session.view(lambda state: state.tables)
    badges = tuple(range(1, len(stale.moves) + 1))
    assert evening.session.do(moves.accept, stale, badges) is None
    assert told and evening.session.view(lambda state: state.tables) is before
    assert page.proposal.isVisible()


def test_a_break_shows_the_cards_and_who_is_dealt_in(page: TablesPage, evening: Evening) -> None:
    evening.bust(*taken(page, 5)[:6])
    evening.session.propose_break(TableNo(5))
    model = page.proposal.moves
    cards = [move(page.proposal, row).card for row in range(model.rowCount())]
    assert len(cards) == 2 and all(cards)
    assert "the highest card gets the first seat" in page.proposal.reason
    assert page.proposal.reason.startswith("next, highest number; ")
    assert "whether to wait for the button" in model.index(0, 0).data()
    evening.session.propose_break(TableNo(4))
    assert page.proposal.reason.startswith("chosen by the director; ")


@pytest.mark.parametrize(
    ("rules", "why"),
    [
        (FloorRules(broken=(TableNo(5),)), "next on the list; "),
        (FloorRules(broken=(TableNo(4),)), "chosen by the director; "),
        (FloorRules(order=BreakOrder.NEWEST), "next, opened last; "),
        (FloorRules(order=BreakOrder.FARTHEST, near=TableNo(1)), "next, the furthest away; "),
    ],
)
def test_a_break_says_by_what_the_table_was_chosen(
    page: TablesPage, evening: Evening, rules: FloorRules, why: str
) -> None:
    evening.bust(*taken(page, 5)[:6])
    evening.session.do(floor_rules.set_rules, rules)
    evening.session.propose_break(TableNo(5))
    assert page.proposal.reason.startswith(why)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_it_is_painted_in_both_themes(page: TablesPage, evening: Evening, qtbot: QtBot, theme: str) -> None:
    look().wear(theme)
    give_buttons(page, qtbot)
    page.proposal.moves.toggle(0)
    assert not page.grab().isNull()
    evening.clock.forward(MINUTE)


def test_into_the_list_and_back_by_keys(page: TablesPage, qtbot: QtBot) -> None:
    qtbot.keyClick(page.map, Key.Key_G, Qt.KeyboardModifier.AltModifier)
    assert page.proposal.list.hasFocus() and page.proposal.list.here() is not None
    qtbot.keyClick(page.proposal.list, Key.Key_Escape)
    assert page.map.hasFocus()


def test_hidden_without_a_proposal(qtbot: QtBot, evening: Evening) -> None:
    panel = ProposalPanel()
    qtbot.addWidget(panel)
    panel.show_proposal(None, evening.session.words)
    assert panel.isHidden() and panel.moves.rowCount() == 0


def test_leaving_a_change_leads_back_to_the_moves(page: TablesPage, qtbot: QtBot) -> None:
    give_buttons(page, qtbot)
    moves = page.proposal.list
    qtbot.keyClick(moves, Key.Key_F2)
    qtbot.keyClick(page.proposal.ask.field, Key.Key_Escape)
    assert moves.hasFocus() and not page.proposal.ask.isVisible()
    at = moves.currentIndex().row()
    qtbot.keyClick(moves, Key.Key_Delete)
    assert moves.hasFocus() and moves.currentIndex().row() == at


@pytest.mark.parametrize("width", [520, 760, 990, 1500])
def test_what_is_said_of_the_plan_is_read_in_full(page: TablesPage, qtbot: QtBot, width: int) -> None:
    panel = page.proposal
    page.resize(width, 680)
    for table in (None, TableNo(5)):
        page.session.propose_break(table)
        QApplication.processEvents()
        assert panel.why.text() == panel.reason and panel.why.isVisibleTo(panel)
        assert panel.why.heightForWidth(panel.why.width()) <= panel.why.height() + 1
