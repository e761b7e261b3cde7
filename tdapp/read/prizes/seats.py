"""The seats of a satellite as screen and paper tell of them: how many prizes are seats, and what one is worth."""

from msgspec import Struct

from tdapp.domain.money.paying import money
from tdapp.domain.prizes.seats import seats_in
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Money


class SeatsPaid(Struct, frozen=True):
    """So many of the first prizes are seats of a satellite, each worth so much."""

    many: int
    worth: Money


def seats_paid(state: State, by_place: tuple[Cents, ...]) -> SeatsPaid | None:
    """The seats among these prizes (first place first, cents); None: there are none."""
    seats, many = state.setup.payout.seats, seats_in(state, by_place)
    return SeatsPaid(many, money(state, seats.value)) if seats is not None and many else None
