"""The seats of a satellite: how many there are, who has won one, and when everybody left has one.

A seat is a prize of what it is worth, paid as a ticket. The night is over when as many are left as there are seats.
"""

from tdapp.domain.prizes.places import Award, awards, places_paid, prizes
from tdapp.domain.setup import PayoutTable, SeatPrizes
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId
from tdapp.values import replace

USUAL = 10  # buy-ins that a seat is worth until somebody says otherwise


def usual_worth(table: PayoutTable, buy_in: Cents) -> PayoutTable:
    """A payout table whose seats are worth the usual number of buy-ins; one without seats, or buy-in, as it is."""
    if table.seats is None or not buy_in:
        return table
    return replace(table, seats=replace(table.seats, value=Cents(USUAL * buy_in)))


def seats_in(state: State, by_place: tuple[Cents, ...]) -> int:
    """How many of these prizes (first place first, cents) are seats; 0 where the payout table knows none."""
    return seats_among(state.setup.payout.seats, by_place)


def seats_among(seats: SeatPrizes | None, by_place: tuple[Cents, ...]) -> int:
    """How many of these prizes (first place first, cents) are such seats; None: there are none."""
    if seats is None:
        return 0
    many = next((at for at, cents in enumerate(by_place) if cents < seats.value), len(by_place))
    return min(many, seats.guaranteed) if seats.capped else many


def seats_left(state: State) -> int:
    """How many seats nobody has won yet, by the prizes that stand."""
    return max(0, seats_in(state, prizes(state)) - len(state.seats_won))


def money_at(state: State) -> int:
    """With how many players left everybody has what is played for: a prize, or in a satellite a seat."""
    return seats_left(state) if seats_in(state, prizes(state)) else places_paid(state)


def seat_due(state: State, entry: EntryId) -> Cents:
    """What is still to be given to an entry as a ticket for the seat it won, in cents; 0: it won none, or has it."""
    award = awards(state).get(entry) if state.setup.payout.seats is not None else None
    return seat_part(state, entry, award) if award is not None else Cents(0)


def ticket_only(state: State, entry: EntryId) -> bool:
    """Whether what an entry is due can only be given as a ticket now: it won a seat, and has no choice of cash."""
    seats = state.setup.payout.seats
    return seats is not None and not seats.cash and seat_due(state, entry) > 0


def wins_seat(state: State, award: Award) -> bool:
    """Whether this award is a seat. Those who share places with somebody below the seats share the money, and win
    none.
    """
    return award.place.worst <= seats_in(state, prizes(state))


def seat_part(state: State, entry: EntryId, award: Award) -> Cents:
    """As `seat_due`, of an entry with this award."""
    seats = state.setup.payout.seats
    if seats is None or not wins_seat(state, award):
        return Cents(0)
    has = sum(ticket.value for ticket in state.tickets.values() if ticket.entry == entry)
    in_cash = state.paid.get(entry, Cents(0)) - has - (award.cents - seats.value)  # beyond what comes with the seat
    return Cents(max(0, seats.value - has - max(0, in_cash)))
