"""Another player or another seat in a plan that evens the tables out, and every way that is refused."""

import pytest

from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.seating import buttons
from tdapp.domain.seating.balancing import balance
from tdapp.domain.seating.choosing import change
from tdapp.domain.seating.proposal import DRAW_UNKNOWN, NO_CHOICES, Choices, Proposal
from tdapp.domain.seating.room import Apart, BlockedSeat, RoomRules
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.values import replace
from tests.domain.evening import Evening, playing, seat


@pytest.fixture
def evening() -> Evening:
    """Nine at table 2; at table 1 seats 4, 6, 7 and 8 are free. Both buttons are known, at seat 1."""
    evening = playing(18)
    for number in (4, 6, 7, 8):
        evening.do(entries.bust_out, (at(evening, seat(1, number)),))
    for table in (1, 2):
        evening.do(buttons.place, TableNo(table), 1)
    return evening


def at(evening: Evening, where: Seat) -> EntryId:
    found = evening.state.at(where)
    assert found is not None
    return found


def plan(evening: Evening, choices: Choices = NO_CHOICES) -> Proposal:
    found = balance(evening.state, evening.now, "1/ab", choices)
    assert found is not None
    return found


def changed(evening: Evening, *seats: Seat, row: int = 0) -> Proposal:
    first = plan(evening).moves[row]
    return plan(evening, change(evening.state, NO_CHOICES, first, seats))


def test_another_seat_for_the_same_player(evening: Evening) -> None:
    first = plan(evening).moves[0]
    after = changed(evening, seat(1, 8))
    assert (after.moves[0].entry, after.moves[0].seat) == (first.entry, seat(1, 8))
    assert len(after.moves) == 2 and after.moves[1].seat != seat(1, 8)


def test_another_player_to_the_same_seat_and_the_first_one_stays(evening: Evening) -> None:
    first = plan(evening).moves[0]
    after = changed(evening, seat(2, 9))
    assert (after.moves[0].origin, after.moves[0].seat) == (seat(2, 9), first.seat)
    assert first.entry not in {move.entry for move in after.moves} and len(after.moves) == 2


def test_another_player_to_another_seat(evening: Evening) -> None:
    after = changed(evening, seat(2, 9), seat(1, 7))
    assert (after.moves[0].origin, after.moves[0].seat) == (seat(2, 9), seat(1, 7))


def test_a_seat_chosen_for_one_is_not_planned_for_another(evening: Evening) -> None:
    second = plan(evening).moves[1].seat
    assert second is not None
    after = changed(evening, second)
    assert len({move.seat for move in after.moves}) == 2


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        ((), "moves.change_how"),
        ((seat(2, 8), seat(2, 9)), "moves.change_how"),
        ((seat(1, 7), seat(1, 8)), "moves.change_how"),
        ((seat(9, 1),), "seat.unknown"),
        ((seat(1, 1),), "moves.same_table"),
    ],
)
def test_what_cannot_be_is_refused(evening: Evening, seats: tuple[Seat, ...], code: str) -> None:
    with pytest.raises(Refused) as refused:
        changed(evening, *seats)
    assert refused.value.code == code


def test_a_blocked_seat_and_two_who_are_kept_apart_are_refused(evening: Evening) -> None:
    one, other = (evening.state.entries[at(evening, where)].player for where in (seat(2, 9), seat(1, 1)))
    rules = RoomRules(blocked=(BlockedSeat(7, TableNo(1)),), apart=(Apart(one, other),))
    evening.state = replace(evening.state, room=replace(evening.state.room, rules=rules))
    for seats, code in (((seat(1, 7),), "moves.closed_seat"), ((seat(2, 9),), "moves.apart")):
        with pytest.raises(Refused) as refused:
            changed(evening, *seats)
        assert refused.value.code == code


def test_while_a_button_is_asked_for_the_missing_half_must_be_typed() -> None:
    evening = playing(18)
    for number in (4, 6, 7, 8):
        evening.do(entries.bust_out, (at(evening, seat(1, number)),))
    open_move = plan(evening).moves[0]
    for seats in ((seat(1, 7),), (seat(2, 9),)):
        with pytest.raises(Refused) as refused:
            change(evening.state, NO_CHOICES, open_move, seats)
        assert refused.value.code == "moves.ask_button"
    chosen = change(evening.state, NO_CHOICES, open_move, (seat(2, 9), seat(1, 7)))
    assert chosen.kept == ((at(evening, seat(2, 9)), seat(1, 7)),)


def test_whoever_was_left_out_may_move_again(evening: Evening) -> None:
    first = plan(evening).moves[0]
    out = NO_CHOICES.drop(first)
    assert first.entry in out.stays
    assert out.again(first.entry, first.giver) == NO_CHOICES
    spared = NO_CHOICES.spare(first.giver)
    assert plan(evening, spared).moves == ()
    assert spared.again(None, first.giver) == NO_CHOICES


def test_a_plan_without_moves_is_gone_once_the_room_is_even(evening: Evening) -> None:
    spared = NO_CHOICES.spare(TableNo(2))
    assert plan(evening, spared).moves == ()
    for number in (5, 6, 7):
        evening.do(entries.bust_out, (at(evening, seat(2, number)),))
    assert balance(evening.state, evening.now, "1/ab", spared) is None
    assert balance(evening.state, evening.now, "1/ab", DRAW_UNKNOWN) is None
