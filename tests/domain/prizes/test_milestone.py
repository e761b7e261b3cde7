"""A milestone satellite: whoever has the chips takes a seat and leaves; her chips leave play with her."""

from tdapp.domain.prizes import payouts, tickets
from tdapp.domain.prizes.owners import Owner, owners
from tdapp.domain.prizes.places import Place, awards, places
from tdapp.domain.prizes.seats import money_at, seat_due, seats_left
from tdapp.domain.refusal import Allowed
from tdapp.domain.registration import entries
from tdapp.domain.satellite import end_at_seats, take_seat
from tdapp.domain.setup import PayoutTable, SeatPrizes
from tdapp.domain.units import Cents, Chips, EntryId
from tdapp.read.prizes.stage import Stage, money_stage
from tdapp.values import replace
from tests.domain.evening import SETUP, Evening, entry, late

LIFTED = Allowed(frozenset({"seats.below_milestone"}))
MILESTONE = Chips(3 * SETUP.starting_stack)
SEATS = SeatPrizes(Cents(125_00), milestone=MILESTONE)


def satellite(seats: SeatPrizes = SEATS) -> Evening:
    """Eleven entries of 50 make a pool of 550: four seats of 125, and 50 for the fifth."""
    made = late(11, replace(SETUP, payout=PayoutTable("Seats", seats=seats)))
    made.do(payouts.post_prizes)
    return made


def test_the_chips_leave_play_with_whoever_takes_a_seat() -> None:
    made = satellite()
    made.do(entries.bust_out, entry(11, 10))
    before = made.state.chips
    made.do(take_seat, EntryId(3), MILESTONE)
    assert (made.state.chips, made.state.alive) == (before - MILESTONE, 8)
    assert (seats_left(made.state), money_at(made.state)) == (3, 3)
    assert places(made.state)[EntryId(3)] == Place(1, 1)
    assert places(made.state)[EntryId(10)] == Place(10, 10), "the seats above do not move those who are out"
    assert seat_due(made.state, EntryId(3)) == 125_00
    at = money_stage(made.state, made.now)
    assert (at.stage, at.seats, at.to_go) == (Stage.TO_GO, 3, 5)
    made.do(tickets.issue, EntryId(3), "S-3")
    made.undo()
    made.undo()
    assert (made.state.chips, made.state.alive, made.state.entries[EntryId(3)].out) == (before, 9, False)


def test_the_last_seats_go_to_those_who_are_left() -> None:
    made = satellite()
    for number in (2, 1):
        made.do(take_seat, EntryId(number), MILESTONE)
    made.do(entries.bust_out, entry(11, 10, 9, 8, 7, 6))
    made.refused("seats.not_reached", end_at_seats)
    made.do(entries.bust_out, entry(5))
    made.do(end_at_seats)
    found = places(made.state)
    assert [found[each] for each in entry(2, 1, 3, 4, 5)] == [
        Place(1, 1), Place(2, 2), Place(3, 4), Place(3, 4), Place(5, 5),
    ]  # fmt: skip
    assert [awards(made.state)[each].cents for each in entry(1, 2, 3, 4, 5)] == [125_00] * 4 + [50_00]
    for number in range(1, 5):
        made.do(tickets.issue, EntryId(number), f"S-{number}")
    made.do(payouts.pay, EntryId(5))
    assert owners(made.state)[Owner.PRIZES] == 0


def test_less_than_the_milestone_takes_a_reason() -> None:
    made = satellite()
    made.refused("seats.below_milestone", take_seat, EntryId(3), Chips(MILESTONE - 1))
    made.do(take_seat, EntryId(3), Chips(MILESTONE - 1), allow=LIFTED)
    assert made.state.seats_won[EntryId(3)] == MILESTONE - 1


def test_what_is_no_seat_is_refused() -> None:
    made = satellite()
    made.refused("penalty.chips", take_seat, EntryId(3), Chips(0))
    made.refused("penalty.chips", take_seat, EntryId(3), made.state.chips)
    made.do(entries.bust_out, entry(11))
    made.refused("bust_out.is_out", take_seat, EntryId(11), MILESTONE)
    made.do(take_seat, EntryId(3), MILESTONE)
    made.refused("reinstate.has_seat", entries.reinstate, EntryId(3), "s")
    plain = satellite(replace(SEATS, milestone=Chips(0)))
    plain.refused("seats.no_milestone", take_seat, EntryId(3), MILESTONE)
    late(5).refused("seats.none", take_seat, EntryId(3), MILESTONE)


def test_no_more_seats_are_taken_than_there_are() -> None:
    made = satellite(replace(SEATS, milestone=Chips(1)))
    for number in range(1, 5):
        made.do(take_seat, EntryId(number), Chips(1_000))
    made.refused("seats.none_left", take_seat, EntryId(5), Chips(1_000))
