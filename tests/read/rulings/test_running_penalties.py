"""Penalties that run, as everybody sees them: the count of the line, the mark on the seat, the card of the panel."""

from datetime import UTC

from tdapp.domain.registration import entries
from tdapp.domain.rulings import discipline
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.seating import seating
from tdapp.domain.units import EntryId, PenaltyNo, Seat, TableNo
from tdapp.read.needs import Need, Urgency
from tdapp.read.needs_list import needs_view
from tdapp.read.seating.tables import TablesView, tables_view
from tdapp.read.status import status_view
from tdapp.words.say import Words
from tests.domain.evening import DIRECTORY, Evening, playing

WORDS = Words("en", UTC)


def seat_of(evening: Evening, entry: int) -> Seat:
    seat = evening.state.entries[EntryId(entry)].seat
    assert seat is not None
    return seat


def punish(evening: Evening, entry: int, hands: int) -> None:
    evening.do(discipline.give_penalty, EntryId(entry), PenaltyKind.MISSED_HANDS, hands, "conduct.language")


def room(evening: Evening, previous: TablesView | None = None) -> TablesView:
    return tables_view(evening.state, evening.now, DIRECTORY, None, previous)


def marks(view: TablesView) -> dict[Seat, int]:
    return {Seat(table.number, seat.number): seat.away for table in view.tables for seat in table.seats if seat.away}


def ends(evening: Evening) -> list[Need]:
    return [need for need in needs_view(evening.state, evening.now, None, DIRECTORY) if need.code == "penalty_ends"]


def test_the_line_counts_players_and_not_penalties() -> None:
    evening = playing(18)
    assert status_view(evening.state, evening.now).away == 0
    punish(evening, 1, 3)
    punish(evening, 1, 5)
    punish(evening, 2, 1)
    evening.do(discipline.give_penalty, EntryId(3), PenaltyKind.WARNING, 0, "conduct.language")
    assert status_view(evening.state, evening.now).away == 2


def test_the_seat_carries_the_hands_left_and_they_run_down() -> None:
    evening = playing(18)
    before = room(evening)
    punish(evening, 1, 2)
    seat = seat_of(evening, 1)
    after = room(evening, before)
    assert marks(after) == {seat: 2}
    evening.do(discipline.hand_played, seat.table)
    again = room(evening, after)
    assert marks(again) == {seat: 1}
    evening.do(discipline.hand_played, seat.table)
    assert marks(room(evening, again)) == {}
    assert room(evening, again) == before


def test_tables_nobody_is_away_from_stay_the_same_objects() -> None:
    evening = playing(18)
    before = room(evening)
    punish(evening, 1, 2)
    here = seat_of(evening, 1).table
    after = room(evening, before)
    same = {one.number for one, other in zip(before.tables, after.tables, strict=True) if one is other}
    assert same == {table.number for table in before.tables} - {here}


def test_of_two_penalties_the_longer_one_is_shown() -> None:
    evening = playing(9)
    punish(evening, 1, 2)
    punish(evening, 1, 7)
    assert marks(room(evening)) == {seat_of(evening, 1): 7}


def test_the_mark_goes_with_the_player() -> None:
    evening = playing(17)
    free = next(
        Seat(table.number, number)
        for table in evening.state.open_tables()
        for number, entry in enumerate(table.seats, 1)
        if entry is None
    )
    punish(evening, 1, 4)
    evening.do(seating.move, EntryId(1), free)
    assert marks(room(evening)) == {free: 4}


def test_who_is_out_or_let_off_has_no_mark() -> None:
    evening = playing(9)
    punish(evening, 1, 4)
    punish(evening, 2, 4)
    evening.do(discipline.lift_penalty, PenaltyNo(2))
    evening.do(entries.bust_out, (EntryId(1),))
    assert marks(room(evening)) == {}


def test_the_panel_is_quiet_until_one_hand_is_left() -> None:
    evening = playing(9)
    punish(evening, 1, 2)
    assert ends(evening) == []
    evening.do(discipline.hand_played, TableNo(1))
    (need,) = ends(evening)
    seat = seat_of(evening, 1)
    assert WORDS.said(need.title) == f"Penalty of seat {seat.table}-{seat.number}: one hand left"
    name = DIRECTORY[evening.state.entries[EntryId(1)].player]
    assert need.detail is not None and WORDS.said(need.detail) == f"{name.full} is back after that"
    assert (need.urgency, need.action) == (Urgency.INFO, "rulings.penalties")
    evening.do(discipline.hand_played, TableNo(1))
    assert ends(evening) == []


def served(evening: Evening) -> list[Need]:
    return [need for need in needs_view(evening.state, evening.now, None, DIRECTORY) if need.code == "penalty_served"]


def test_after_the_last_hand_the_panel_says_who_may_be_dealt_in_until_that_hand() -> None:
    evening = playing(9)
    punish(evening, 1, 2)
    evening.do(discipline.hand_played, TableNo(1))
    assert served(evening) == []
    evening.do(discipline.hand_played, TableNo(1))
    (need,) = served(evening)
    seat = seat_of(evening, 1)
    assert WORDS.said(need.title) == f"Seat {seat.table}-{seat.number} may be dealt in again"
    name = DIRECTORY[evening.state.entries[EntryId(1)].player]
    assert need.detail is not None and WORDS.said(need.detail) == f"{name.full} has served the penalty"
    assert (need.urgency, need.action) == (Urgency.WARNING, "rulings.dealt_in")
    evening.do(discipline.hand_played, TableNo(1))
    assert served(evening) == []


def test_where_somebody_else_is_away_that_hand_is_counted() -> None:
    evening = playing(9)
    punish(evening, 1, 1)
    punish(evening, 2, 3)
    evening.do(discipline.hand_played, TableNo(1))
    assert [need.action for need in served(evening)] == ["rulings.penalties"]
    evening.do(discipline.hand_played, TableNo(1))
    assert served(evening) == [] and [penalty.left for penalty in evening.state.away()] == [1]


def test_several_who_may_be_dealt_in_are_one_card() -> None:
    evening = playing(9)
    punish(evening, 1, 1)
    punish(evening, 2, 1)
    evening.do(discipline.hand_played, TableNo(1))
    (need,) = served(evening)
    assert WORDS.said(need.title).startswith("2 players may be dealt in again: 1-")
    assert need.detail is not None and WORDS.said(need.detail) == "Their penalties are served"


def test_who_is_let_off_or_out_needs_no_card() -> None:
    evening = playing(9)
    punish(evening, 1, 1)
    punish(evening, 2, 4)
    evening.do(discipline.lift_penalty, PenaltyNo(2))
    evening.do(discipline.hand_played, TableNo(1))
    evening.do(entries.bust_out, (EntryId(1),))
    assert served(evening) == []


def test_who_has_another_penalty_to_serve_does_not_come_back() -> None:
    evening = playing(9)
    punish(evening, 1, 1)
    punish(evening, 1, 3)
    assert ends(evening) == []


def test_several_that_end_are_one_card() -> None:
    evening = playing(9)
    punish(evening, 1, 1)
    punish(evening, 2, 1)
    (need,) = ends(evening)
    assert WORDS.said(need.title).startswith("2 penalties have one hand left: 1-") and need.detail is None
