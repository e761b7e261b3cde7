"""The decisions that give the seats of a satellite: to all who are left, which ends play, and at the milestone."""

from datetime import datetime

from tdapp.domain.facts import Fact
from tdapp.domain.hands.hand_for_hand import pending
from tdapp.domain.lookup import entry_of
from tdapp.domain.money.sale_spans import registration_open
from tdapp.domain.prizes.places import prizes
from tdapp.domain.prizes.prize_facts import SeatWon
from tdapp.domain.prizes.seats import seats_in, seats_left
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused, require
from tdapp.domain.registration.sales import may_leave
from tdapp.domain.setup import SeatPrizes
from tdapp.domain.state import State
from tdapp.domain.units import Chips, EntryId


def end_at_seats(state: State, now: datetime) -> tuple[Fact, ...]:
    """End play: everybody who is left has a seat, and they share their places.

    Refuses while more are left than there are seats, while entries may still come in, and while tables still play a
    hand in which somebody went out.
    """
    require(not state.finished, "finished")
    _seats(state)
    left = [entry.id for entry in state.playing()]
    require(bool(left), "seats.all_won")
    seats = seats_left(state)
    require(seats > 0, "seats.none_left")
    require(len(left) <= seats, "seats.not_reached", left=len(left), n=seats)
    require(bool(state.outs), "seats.nobody_out")
    require(not registration_open(state, now), "seats.registration_open")
    play = state.hands.play
    require(play is None or not play.busts or not pending(state, play), "seats.hand_open")
    return tuple(SeatWon(entry, tied=number > 0) for number, entry in enumerate(left))


def take_seat(
    state: State, now: datetime, entry: EntryId, chips: Chips, *, allow: Allowed = NOTHING_LIFTED
) -> tuple[Fact, ...]:
    """Give a seat to somebody who has reached the milestone: she leaves, and her chips leave play.

    `chips`: her stack, counted. Refuses where no milestone is set, no seat is left, and a stack that would leave the
    others without chips; less than the milestone takes a reason.
    """
    require(not state.finished, "finished")
    milestone = _seats(state).milestone
    require(milestone > 0, "seats.no_milestone")
    require(state.clock.started(now), "seats.not_started")
    require(not entry_of(state, entry).out, "bust_out.is_out", entry=entry)
    require(state.alive > 1, "bust_out.last", n=state.alive)
    require(seats_left(state) > 0, "seats.none_left")
    most = may_leave(state, state.alive - 1)
    require(0 < chips <= most, "penalty.chips", chips=chips, most=most)
    allow.unless(chips >= milestone, "seats.below_milestone", entry=entry, chips=chips, least=milestone)
    return (SeatWon(entry, chips),)


def all_have_seats(state: State, now: datetime) -> bool:
    """Whether play of a satellite can end now, with a seat for everybody who is left."""
    if state.setup.payout.seats is None:
        return False
    try:
        end_at_seats(state, now)
    except Refused:
        return False
    return True


def _seats(state: State) -> SeatPrizes:
    """What the payout table says of seats. Refuses a tournament that has none."""
    seats = state.setup.payout.seats
    if seats is None or not (seats_in(state, prizes(state)) or state.seats_won):
        raise Refused("seats.none")
    return seats
