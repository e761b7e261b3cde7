"""What the floor goes by comes from the rulebook and the house, whoever asks the desk; the sheet of draws agrees."""

from datetime import timedelta

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.rulings.book_values import book_values, house_of
from tdapp.app.rulings.house_rules import with_own
from tdapp.app.rulings.rulebooks import rulebooks
from tdapp.app.seating.current_proposal import CurrentProposals
from tdapp.app.seating.house_seeds import giving_public_value
from tdapp.domain import tournament
from tdapp.domain.book_values import SILENT, BookValues
from tdapp.domain.clock import timing
from tdapp.domain.facts import SeatsDrawn
from tdapp.domain.hands import hand_for_hand
from tdapp.domain.registration import entries
from tdapp.domain.rulings import discipline
from tdapp.domain.seating import floor_rules, moves, seating
from tdapp.domain.seating.halting import HaltState
from tdapp.domain.seating.proposal import DRAW_UNKNOWN, ProposalKind
from tdapp.domain.seating.table_facts import FloorRules
from tdapp.domain.units import TableNo, TournamentId
from tdapp.read.seating.tables import tables_view
from tdapp.values import replace
from tests.app.conftest import STRUCTURE, setup_of
from tests.draw_sheets import told_sheet, wrong_in

ARTICLE = "House rules 2026, art. 4"


def played(club: Club, clock: HandClock, players: int, seats: int) -> TournamentId:
    """So many seated at tables of so many seats, play has begun and registration is closed."""
    main = club.create(setup_of(seats=seats), STRUCTURE)
    club.desk.do(main, tournament.open_registration)
    club.desk.do(main, entries.register, tuple(club.directory)[:players], "")
    club.desk.do(main, giving_public_value(club.desk, main), "7 3 9")
    club.desk.do(main, seating.draw_seats, club.desk.next_seed(main))
    club.desk.do(main, timing.start)
    club.desk.do(main, tournament.close_registration)
    clock.forward(timedelta(minutes=1))
    return main


def out(club: Club, main: TournamentId) -> None:
    fullest = max(club.desk.state(main).open_tables(), key=lambda table: table.seated)
    club.desk.do(main, entries.bust_out, (next(entry for entry in fullest.seats if entry is not None),))


def test_s4_nine_left_at_tables_of_eight_draw_for_the_final_table_and_the_sheet_agrees(
    club: Club, clock: HandClock
) -> None:
    main = played(club, clock, 12, 8)
    standing = CurrentProposals(club.desk.next_seed)
    for _out in range(3):
        assert standing.of(main, club.desk.state(main), club.time.now()) is None
        out(club, main)
    standing.choose(main, DRAW_UNKNOWN)
    found = standing.of(main, club.desk.state(main), club.time.now())
    assert found is not None and found.kind is ProposalKind.FINAL
    act = club.desk.do(main, moves.accept, found, range(1, 10))
    assert act is not None
    (fact,) = (each for each in act.facts if isinstance(each, SeatsDrawn))
    assert fact.sizes == ((TableNo(1), 9),)
    sheet = told_sheet(club.desk, main)
    assert len(sheet["draws"]) == 2 and wrong_in(sheet) == 0


def test_s4_the_desk_hands_the_house_s_values_to_every_decision_and_view(club: Club, clock: HandClock) -> None:
    main = played(club, clock, 12, 6)
    for table in (1, 1):
        entry = next(each for each in club.desk.state(main).tables[TableNo(table)].seats if each is not None)
        club.desk.do(main, entries.bust_out, (entry,))
    assert club.desk.view(main, tables_view, club.time.now(), club.directory).tables[0].halt is None
    house = with_own(with_own("", "halt_short", 2, ARTICLE), "hand_minutes", 1, ARTICLE)
    club.desk.do(main, discipline.choose_rulebook, "TDA2024", house)
    assert club.desk.view(main, tables_view, club.time.now(), club.directory).tables[0].halt is HaltState.ASK
    club.desk.do(main, hand_for_hand.begin)
    play = club.desk.state(main).hands.play
    assert play is not None and play.per_hand == timedelta(minutes=1)


@pytest.mark.parametrize("book", sorted(rulebooks()))
def test_every_book_has_values_for_the_floor(club: Club, clock: HandClock, book: str) -> None:
    main = played(club, clock, 4, 9)
    state = replace(club.desk.state(main), rulebook=book)
    assert book_values(state).halt_short == 3
    state = replace(state, floor=replace(state.floor, rules=FloorRules(halt_short=5)))
    assert book_values(state).halt_short == 5
    assert house_of(state).count("halt_short") == (book != "QLD")


def test_values_of_another_version_of_the_program_are_left_out(club: Club, clock: HandClock) -> None:
    state = club.desk.state(played(club, clock, 4, 9))
    unfit = with_own("", "no_such_value", 3, ARTICLE)
    assert book_values(replace(state, house=unfit)) == book_values(state)
    assert book_values(replace(state, rulebook="TDA2050")) == SILENT
    assert floor_rules.set_rules(state, club.time.now(), FloorRules()) == ()
    assert book_values(replace(state, rulebook="HC")) == BookValues()
