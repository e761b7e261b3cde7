"""What must be known for seating is seen where people are seated, by those who seat them and by nobody else (HC 9)."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tdapp.domain.money.terms import Terms
from tdapp.domain.people.person import PersonData
from tdapp.domain.registration import price_list
from tdapp.domain.rights import ROLES, Role
from tdapp.domain.seating.proposal import DRAW_UNKNOWN
from tdapp.domain.units import EntryId, PlayerId, Seat
from tdapp.read.people.people_search import PersonSuggestion
from tdapp.ui.actions import operators, registration
from tdapp.ui.pages.registration.sell import Sell
from tdapp.ui.pages.registration.waiting import NAME, WaitingPart
from tdapp.ui.pages.seating.page import TablesPage
from tests.ui.pages.evening import Evening, demo_names

NOTE = "wheelchair\nseat at the end"


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names()[:30])
    for number in (2, 5, 20):
        note(evening, evening.people[number], NOTE)
    evening.register(17)
    evening.draw()
    evening.start()
    yield evening
    evening.close()


def note(evening: Evening, player: PlayerId, text: str) -> None:
    name = evening.club.directory[player]
    evening.club.people.edit(player, PersonData(name.last, name.first, needs=text), needs=True)


def signed_in_as(evening: Evening, role: Role) -> None:
    """Operators are on, and somebody of this role sits at the desk."""
    session = evening.session
    assert operators.switch_on(session, "Ada", "1234")
    assert operators.add(session, "Bo", ROLES[role], "3333")
    bo = next(row.id for row in operators.view(session).operators if row.name == "Bo")
    assert operators.sign_in(session, bo, "3333")


@pytest.fixture
def tables(evening: Evening, qtbot: QtBot) -> TablesPage:
    page = TablesPage(evening.session)
    qtbot.addWidget(page)
    page.resize(990, 680)
    page.show()
    return page


def test_after_the_draw_they_are_named_and_the_key_leads_from_one_to_the_next(
    tables: TablesPage, evening: Evening, qtbot: QtBot
) -> None:
    seats = [need.seat for need in tables.noted.needs]
    assert len(seats) == 2 and seats == sorted(seats)  # type: ignore[type-var]
    said = tables.noted.said.text()
    assert said.startswith("2 players with a note for seating: ") and "wheelchair" not in said
    tables.map.setFocus()
    for seat in (*seats, seats[0]):
        qtbot.keyClick(tables.map, Qt.Key.Key_N, Qt.KeyboardModifier.AltModifier)
        assert tables.map.cursor_seat == seat
        assert tables.noted.said.text().endswith(": wheelchair · seat at the end")


def test_whoever_is_being_moved_is_told_about_while_the_cursor_looks_elsewhere(
    tables: TablesPage, evening: Evening
) -> None:
    tables.noted.go_on()
    said = tables.noted.said.text()
    tables.at_seat.here("move")
    free = next(
        Seat(table.number, seat.number)
        for table in evening.session.tables_view().tables
        for seat in table.seats
        if seat.entry is None
    )
    tables.prompt.field.setText(f"{free.table}-{free.number}")
    assert tables.map.cursor_seat == free and tables.noted.said.text() == said


def test_a_proposed_move_says_it_too(tables: TablesPage, evening: Evening) -> None:
    for number in range(1, 18):
        note(evening, evening.people[number - 1], NOTE)
    other = next(table for table in evening.session.tables_view().tables if table.number == 2)
    out = [seat.entry for seat in other.seats if seat.entry is not None][:4]
    evening.bust(*out)
    evening.session.plan_around(DRAW_UNKNOWN)
    tables.refresh()
    moves = tables.proposal.moves
    assert moves.rowCount() and all("wheelchair" in moves.index(row, 0).data() for row in range(moves.rowCount()))


def test_a_note_that_is_written_or_taken_away_is_seen_at_once(tables: TablesPage, evening: Evening) -> None:
    for number in (2, 5):
        note(evening, evening.people[number], "")
    evening.session.changed.emit("club")
    assert tables.noted.isHidden() and tables.noted.needs == ()


def test_who_does_not_seat_players_sees_none_of_it(tables: TablesPage, evening: Evening, qtbot: QtBot) -> None:
    signed_in_as(evening, Role.REGISTRATION)
    tables.refresh()
    assert tables.noted.isHidden() and tables.noted.needs == ()
    sell = Sell(evening.session)
    qtbot.addWidget(sell)
    sell.show()
    sell.show_entry(EntryId(3))
    assert sell.account.player == evening.people[2] and sell.needs.isHidden()


def test_who_runs_the_floor_sees_it(tables: TablesPage, evening: Evening) -> None:
    signed_in_as(evening, Role.FLOOR)
    tables.refresh()
    assert tables.noted.isVisible() and len(tables.noted.needs) == 2


def test_the_desk_says_it_of_whoever_stands_there(evening: Evening, qtbot: QtBot) -> None:
    sell = Sell(evening.session)
    qtbot.addWidget(sell)
    sell.show()
    sell.refresh()
    assert sell.needs.isHidden()
    for number in (20, 2):  # somebody who buys in, and somebody who is in already
        player = evening.people[number]
        sell.line.chosen.emit(PersonSuggestion(evening.club.directory[player], player))
        assert sell.needs.isVisible() and sell.needs.said.text().endswith("wheelchair · seat at the end")
    sell.account.leave_it()
    assert sell.needs.isHidden()


def test_the_waiting_list_marks_it_and_says_it_of_the_chosen_one(evening: Evening, qtbot: QtBot) -> None:
    evening.session.do(price_list.set_terms, Terms(most_tables=2))
    for number in (19, 20):
        assert registration.put_on_waiting_list(evening.session, evening.people[number]) is not None
    waiting = WaitingPart(evening.session)
    qtbot.addWidget(waiting)
    waiting.show()
    waiting.refresh()
    first, second = (waiting.model.index(row, NAME).data(Qt.ItemDataRole.DecorationRole) for row in (0, 1))
    assert first is None and not second.isNull()
    assert waiting.needs.isHidden()
    waiting.list.setCurrentIndex(waiting.model.index(1, NAME))
    assert "wheelchair · seat at the end" in waiting.needs.said.text()


def test_the_line_for_names_marks_it(evening: Evening, qtbot: QtBot) -> None:
    sell = Sell(evening.session)
    qtbot.addWidget(sell)
    sell.show()
    noted, other = (evening.club.directory[evening.people[number]] for number in (20, 21))
    for name, marked in ((noted, True), (other, False)):
        sell.line.forget()
        sell.line.start_with(name.full)
        assert sell.line.list.item(0).icon().isNull() is not marked


def test_a_scanner_is_faster_than_a_large_club_is_made_ready_and_its_enter_counts(
    evening: Evening, qtbot: QtBot
) -> None:
    people, number = evening.club.people, "0077123"
    name = evening.club.directory[evening.people[20]]
    people.edit(evening.people[20], PersonData(name.last, name.first, club_no=number), needs=False)
    sell = Sell(evening.session)
    qtbot.addWidget(sell)
    sell.show()
    people.add_many((PersonData(f"Many{number}", "One"), None) for number in range(2_500))
    people.reload()
    sell.line.field.setText(number)
    sell.line.show_found(number)
    assert sell.line.list.isHidden()  # so many are not ready yet
    qtbot.keyClick(sell.line.field, Qt.Key.Key_Return)
    assert sell.selling.player == evening.people[20]
