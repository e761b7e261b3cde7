"""Where button and blinds go next: the dead button (N-18, HC-32, HC-34, QLD s17 and s23)."""

from collections.abc import Collection
from dataclasses import dataclass

from tdapp.poker.errors import refuse


@dataclass(frozen=True, slots=True)
class Positions:
    """Seats of button, small blind and big blind; button and small blind may stand before an empty seat."""

    button: int
    small_blind: int
    big_blind: int


def _next_seat(after: int, seats: Collection[int]) -> int:
    """The first of the seats clockwise from `after`, which itself comes last."""
    return min(seats, key=lambda seat: (seat <= after, seat))


def next_positions(last: Positions, occupied: Collection[int]) -> Positions:
    """N-18: the positions of the next hand; nobody has the big blind twice running.

    The big blind moves to the next player; the small blind stands where the big blind was, and nobody posts it when
    that seat is empty now; the button stands where the small blind was. Heads-up the other player has both.
    """
    seats = sorted(set(occupied))
    if len(seats) < 2:
        refuse("too_few_players", players=len(seats), legal=2)
    big = _next_seat(last.big_blind, seats)
    if len(seats) == 2:
        other = seats[0] if big == seats[1] else seats[1]
        return Positions(button=other, small_blind=other, big_blind=big)
    small = last.big_blind
    button = last.small_blind
    if button in (big, small):
        # from heads-up to three: the old small blind is the new big blind, so the button falls to the seat before
        # the small blind (NOTES.md)
        button = max(seats, key=lambda seat: (seat < small, seat))
    return Positions(button=button, small_blind=small, big_blind=big)


def first_positions(button: int, occupied: Collection[int]) -> Positions:
    """The positions of the first hand with the button at this seat."""
    seats = sorted(set(occupied))
    if len(seats) < 2:
        refuse("too_few_players", players=len(seats), legal=2)
    if button not in seats:
        refuse("no_such_seat", seat=button, legal=tuple(seats))
    small = button if len(seats) == 2 else _next_seat(button, seats)
    return Positions(button=button, small_blind=small, big_blind=_next_seat(small, seats))


def small_blind_seat(positions: Positions, occupied: Collection[int]) -> int | None:
    """Who posts the small blind; None when its seat is empty."""
    return positions.small_blind if positions.small_blind in occupied else None
