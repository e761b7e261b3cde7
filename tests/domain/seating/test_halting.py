"""Tables that stop: three short through eliminations, the big blind on an open seat (HC and TDA 11-D, N-19)."""

from collections.abc import Iterable

import pytest

from tdapp.domain.book_values import BookValues
from tdapp.domain.registration import entries
from tdapp.domain.rulings import discipline
from tdapp.domain.seating import buttons, floor_rules, halting, moves, seating
from tdapp.domain.seating.halting import HaltState, halt_at, halts
from tdapp.domain.seating.proposal import DRAW_UNKNOWN
from tdapp.domain.seating.room import BlockedSeat, RoomRules
from tdapp.domain.seating.table_facts import FloorRules, Game, HaltWaived
from tdapp.domain.units import EntryId, TableNo
from tdapp.values import replace
from tests.domain.evening import Evening, lifted, playing, registered, seat

ONE, TWO = TableNo(1), TableNo(2)
REASON = lifted("halt.needs_reason")


def at(evening: Evening, table: int, number: int) -> EntryId:
    found = evening.state.at(seat(table, number))
    assert found is not None
    return found


def out(evening: Evening, table: int, seats: Iterable[int]) -> None:
    for number in seats:
        evening.do(entries.bust_out, (at(evening, table, number),))


def state_of(evening: Evening, table: TableNo = ONE) -> HaltState | None:
    found = halt_at(evening.state, evening.now, table)
    return found.state if found is not None else None


def five_against_eight() -> Evening:
    """The example of the book: tables of five and eight, seats 1, 2, 3, 5 and 6 of table 1 still taken."""
    evening = playing(18)
    out(evening, 1, (4, 7, 8, 9))
    out(evening, 2, (9,))
    return evening


def test_hc_11_d_the_table_of_five_stops_once_its_big_blind_falls_on_an_open_seat() -> None:
    evening = five_against_eight()
    assert state_of(evening) is HaltState.ASK
    evening.do(buttons.place, ONE, 6)  # big blind 2, next is 3: somebody sits there
    assert state_of(evening) is HaltState.PLAYS_ON
    evening.do(discipline.hand_played, ONE)  # big blind 3, next falls on the open seat 4
    found = halt_at(evening.state, evening.now, ONE)
    assert found is not None
    assert (found.state, found.here, found.short, found.seat) == (HaltState.STOPS, 5, 3, 4)
    assert state_of(evening, TWO) is None


def test_a_table_two_short_plays_on() -> None:
    evening = playing(18)
    out(evening, 1, (4, 7))
    assert halts(evening.state, evening.now) == ()


def test_the_house_may_stop_tables_sooner() -> None:
    evening = playing(18)
    out(evening, 1, (4, 7))
    assert halts(evening.state, evening.now) == ()
    (found,) = halts(evening.state, evening.now, BookValues(halt_short=2))
    assert found.state is HaltState.ASK


def test_a_table_that_was_never_filled_is_not_short_through_eliminations() -> None:
    evening = playing(18)
    evening.do(seating.open_table)
    for number in (1, 2):
        evening.do(seating.move, at(evening, 1, number), seat(3, number))
    assert halts(evening.state, evening.now) == ()


def test_it_ends_by_itself_when_somebody_is_seated_there() -> None:
    evening = five_against_eight()
    proposal = moves.propose(evening.state, evening.now, "1/ab", DRAW_UNKNOWN)
    assert proposal is not None
    evening.do(moves.accept, proposal, (1,))
    assert halts(evening.state, evening.now) == ()


def test_the_director_may_let_it_play_on_with_a_reason_until_somebody_is_seated_there() -> None:
    evening = five_against_eight()
    assert evening.refused("halt.needs_reason", halting.waive, ONE).overridable
    act = evening.do(halting.waive, ONE, allow=REASON)
    assert act is not None and act.facts == (HaltWaived(ONE),)
    assert state_of(evening) is HaltState.WAIVED
    evening.refused("halt.waived", halting.waive, ONE, allow=REASON)
    evening.do(seating.move, at(evening, 2, 1), seat(1, 4))
    evening.do(seating.move, at(evening, 1, 1), seat(2, 9))
    evening.do(entries.bust_out, (at(evening, 1, 2),))
    assert state_of(evening) is HaltState.ASK
    assert evening.replayed() == evening.state


def test_what_is_not_short_cannot_be_let_off() -> None:
    evening = five_against_eight()
    evening.refused("halt.not_short", halting.waive, TWO, allow=REASON)
    evening.refused("halt.not_short", halting.waive, TableNo(7), allow=REASON)
    evening.state = replace(evening.state, finished=True)
    evening.refused("finished", halting.waive, ONE, allow=REASON)


def test_one_player_alone_has_nobody_to_play() -> None:
    evening = playing(18)
    out(evening, 1, range(2, 10))
    assert state_of(evening) is HaltState.ALONE
    evening.refused("halt.alone", halting.waive, ONE, allow=REASON)


def test_nothing_stops_before_the_start_or_at_the_last_table() -> None:
    evening = registered(18)
    evening.do(seating.draw_seats, "s")
    for number in range(2, 10):
        evening.do(entries.unregister, at(evening, 1, number))
    assert halts(evening.state, evening.now) == ()
    last = playing(9)
    out(last, 1, range(2, 9))
    assert halts(last.state, last.now) == ()


def test_a_blocked_seat_is_not_an_open_one() -> None:
    evening = five_against_eight()
    evening.do(buttons.place, ONE, 1)  # big blind 3, next falls on 4
    assert state_of(evening) is HaltState.STOPS
    room = replace(evening.state.room, rules=RoomRules(blocked=(BlockedSeat(4, ONE),)))
    evening.state = replace(evening.state, room=room)
    assert state_of(evening) is HaltState.PLAYS_ON


def test_at_stud_there_is_no_big_blind_to_wait_for() -> None:
    evening = five_against_eight()
    evening.do(floor_rules.set_rules, FloorRules(game=Game.STUD))
    assert state_of(evening) is HaltState.STOPS


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        (FloorRules(tolerance=0), "floor_rules.tolerance"),
        (FloorRules(ideal=13), "floor_rules.ideal"),
        (FloorRules(halt_short=1), "floor_rules.halt_short"),
        (FloorRules(broken=(ONE, ONE)), "floor_rules.twice"),
        (FloorRules(broken=(TableNo(10_000),)), "table.number"),
        (FloorRules(near=TableNo(0)), "table.number"),
    ],
)
def test_rules_of_the_floor_that_make_no_sense(rules: FloorRules, code: str) -> None:
    playing(18).refused(code, floor_rules.set_rules, rules)


def test_rules_that_are_kept_already_are_nothing_new() -> None:
    evening = playing(18)
    assert evening.do(floor_rules.set_rules, FloorRules()) is None
    evening.do(floor_rules.set_rules, FloorRules(ideal=8))
    assert evening.state.floor.rules.ideal == 8
