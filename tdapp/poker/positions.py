"""Where button and blinds go next: the dead button (N-18, HC-32, HC-34, QLD s17 and s23)."""

from collections.abc import Collection, Iterable
from typing import TypeVar

from msgspec import Struct

from tdapp.poker.errors import refuse

Place = TypeVar("Place")


class Positions(Struct, frozen=True):
    """Seats of button, small blind and big blind; button and small blind may stand before an empty seat.

    `small_blind` None: a single big blind, there is no small blind in that hand, not even at an empty seat.
    """

    button: int
    small_blind: int | None
    big_blind: int


def clockwise(seats: Iterable[int], after: int) -> list[int]:
    """The seats in their order clockwise from `after`, which itself comes last; nobody need sit at `after`.

    >>> clockwise((1, 3, 7, 9), 3), clockwise((9, 1, 3), 5)
    ([7, 9, 1, 3], [9, 1, 3])
    """
    ordered = sorted(seats)
    return [seat for seat in ordered if seat > after] + [seat for seat in ordered if seat <= after]


def next_seat(after: int, seats: Collection[int]) -> int:
    """The first of the seats clockwise from `after`, which itself comes last.

    >>> next_seat(7, (1, 3, 7)), next_seat(2, (1, 3, 7)), next_seat(7, (7,))
    (1, 3, 7)
    """
    if not seats:
        refuse("too_few_players", players=0, legal=1)
    return min(seats, key=lambda seat: (seat <= after, seat))


def round_starts_after(street: int, *, button: Place, big_blind: Place) -> Place:
    """The place after which a betting round begins: of the big blind before the flop, of the button from then on.

    HC and TDA 34-B, QLD s24 and s25; it holds heads-up, where the button is the small blind, and with a dead button.
    `street` is 0 before the flop to 3 on the river.

    >>> round_starts_after(0, button=3, big_blind=5), round_starts_after(1, button=3, big_blind=5)
    (5, 3)
    """
    return button if street else big_blind


def previous_seat(before: int, seats: Collection[int]) -> int:
    """The first of the seats counter-clockwise from `before`, which itself comes last.

    >>> previous_seat(1, (1, 3, 7)), previous_seat(4, (1, 3, 7)), previous_seat(7, (7,))
    (7, 3, 7)
    """
    if not seats:
        refuse("too_few_players", players=0, legal=1)
    return max(seats, key=lambda seat: (seat < before, seat))


def between(seat: int, after: int, before: int) -> bool:
    """Whether the seat lies strictly between two others, clockwise; nothing lies between a seat and itself.

    >>> between(4, 3, 6), between(1, 9, 2), between(6, 3, 6), between(4, 3, 3)
    (True, True, False, False)
    """
    if after == before:
        return False
    if after < before:
        return after < seat < before
    return seat > after or seat < before


def next_positions(last: Positions, occupied: Collection[int], big_blind: int | None = None) -> Positions:
    """N-18: the positions of the next hand; nobody has the big blind twice running.

    The big blind moves to the next player; the small blind stands where the big blind was, and nobody posts it when
    that seat is empty now; the button stands where the small blind was, or stays where nobody was the small blind.
    Heads-up the other player has both.

    `big_blind`: the seat that was settled for it when somebody was moved there (HC and TDA 11-A). The seat of the last
    one again is a single big blind: a newcomer has it, and nobody is the small blind.
    """
    seats = sorted(set(occupied))
    if len(seats) < 2:
        refuse("too_few_players", players=len(seats), legal=2)
    if big_blind is not None and big_blind not in seats:
        refuse("no_such_seat", seat=big_blind, legal=tuple(seats))
    big = next_seat(last.big_blind, seats) if big_blind is None else big_blind
    if len(seats) == 2:
        other = seats[0] if big == seats[1] else seats[1]
        return Positions(button=other, small_blind=other, big_blind=big)
    small = last.big_blind
    button = last.button if last.small_blind is None else last.small_blind
    if big == small:
        return Positions(button=button, small_blind=None, big_blind=big)
    if button in (big, small):
        # from heads-up to three: the old small blind is the new big blind, so the button falls to the seat before
        # the small blind (NOTES.md)
        button = previous_seat(small, seats)
    return Positions(button=button, small_blind=small, big_blind=big)


def first_positions(button: int, occupied: Collection[int]) -> Positions:
    """The positions of the first hand with the button at this seat."""
    seats = sorted(set(occupied))
    if len(seats) < 2:
        refuse("too_few_players", players=len(seats), legal=2)
    if button not in seats:
        refuse("no_such_seat", seat=button, legal=tuple(seats))
    small = button if len(seats) == 2 else next_seat(button, seats)
    return Positions(button=button, small_blind=small, big_blind=next_seat(small, seats))


def small_blind_seat(positions: Positions, occupied: Collection[int]) -> int | None:
    """Who posts the small blind; None when its seat is empty, or there is none."""
    return positions.small_blind if positions.small_blind in occupied else None
