"""Who moves to balance tables, and to which seat (HC and TDA 11-A, reading A43).

Whoever comes to a table is told which hand he has the big blind in, and the book keeps to it: the positions here are
those of `next_positions`, which moves every button.
"""

from collections.abc import Collection
from typing import Literal

from msgspec import Struct

from tdapp.domain.seating.newcomers import waits_in
from tdapp.poker.positions import Positions, next_positions, next_seat

WhyWorst = Literal["big_blind_at_once", "single_big_blind_twice", "fewest_hands", "nothing_else"]


class WorstSeat(Struct, frozen=True):
    """The seat, how many hands until he has the big blind there (0: the next one), and why it is the worst.

    `nothing_else`: every open seat is the small blind or lies between button and small blind; he waits.
    """

    seat: int
    hands: int
    why: WhyWorst


def worst_seat(last: Positions, occupied: Collection[int], open_seats: Collection[int]) -> WorstSeat:
    """The worst of the open seats for the hand after `last`; `occupied` are those who still sit there, at least one.

    The big blind at once is worst; among several seats that give it, the first clockwise. Then the seat of the last big
    blind, if it is open: he posts a single big blind there and the seat has it twice. Then the fewest hands until the
    big blind. Never the small blind, nor a seat that must wait for the button.
    """
    return worst_seats(last, occupied, open_seats, 1)[0]


def worst_seats(
    last: Positions,
    occupied: Collection[int],
    open_seats: Collection[int],
    newcomers: int,
    settled: int | None = None,
) -> tuple[WorstSeat, ...]:
    """The worst seats for so many who come to one table together, no more than seats are open: one of them at most has
    the next big blind, and those after him count their hands from it.

    `settled`: the seat that has the next big blind already, of somebody who was moved there before. A single big blind
    is also taken where a seat gives the big blind at once, if somebody would else be the small blind or have to wait.
    """
    if settled is not None or not newcomers:
        return _following(last, occupied, open_seats, newcomers, settled)
    at_once = _at_once(last, occupied, open_seats)
    single = last.big_blind in open_seats
    if at_once is not None:
        found = _led(last, occupied, open_seats, newcomers, WorstSeat(at_once, 0, "big_blind_at_once"))
        if not single or all(each.why != "nothing_else" for each in found):
            return found
    if single and len(occupied) + newcomers > 2:  # of two players one is always the small blind
        first = WorstSeat(last.big_blind, 0, "single_big_blind_twice")
        return _led(last, occupied, open_seats, newcomers, first)
    if single:
        return (WorstSeat(last.big_blind, 0, "big_blind_at_once"),)
    return _following(last, occupied, open_seats, newcomers, None)


def places_for(last: Positions | None, open_seats: Collection[int], settled: int | None) -> int:
    """How many may come to a table before its next hand without being the small blind: its seat is left out where
    somebody moved there before has the big blind."""
    kept = last is not None and settled is not None and settled != last.big_blind and last.big_blind in open_seats
    return len(open_seats) - kept


def _at_once(last: Positions, occupied: Collection[int], open_seats: Collection[int]) -> int | None:
    """The first open seat clockwise that has the next big blind by itself."""
    first = next_seat(last.big_blind, open_seats)
    return first if first != last.big_blind and next_seat(last.big_blind, {*occupied, first}) == first else None


def _led(
    last: Positions, occupied: Collection[int], open_seats: Collection[int], newcomers: int, first: WorstSeat
) -> tuple[WorstSeat, ...]:
    """The one who has the next big blind, and those after him."""
    left = [seat for seat in open_seats if seat != first.seat]
    return (first, *_following(last, {*occupied, first.seat}, left, newcomers - 1, first.seat))


def _following(
    last: Positions, occupied: Collection[int], open_seats: Collection[int], newcomers: int, settled: int | None
) -> tuple[WorstSeat, ...]:
    """The seats of those who do not have the next big blind."""
    taken, left, found = set(occupied), list(open_seats), []
    for _newcomer in range(newcomers):
        each = _fewest(last, taken, left, settled)
        found.append(each)
        taken.add(each.seat)
        left.remove(each.seat)
    return tuple(found)


def _fewest(last: Positions, occupied: set[int], open_seats: list[int], settled: int | None) -> WorstSeat:
    """The open seat with the fewest hands until the big blind."""
    allowed: list[tuple[int, bool, int]] = []
    waiting: list[tuple[bool, int]] = []
    for seat in open_seats:
        with_him = {*occupied, seat}
        after = next_positions(last, with_him, settled)
        wraps = seat <= last.big_blind
        if waits_in(seat, after):
            waiting.append((wraps, seat))
        elif seat != after.small_blind:
            allowed.append((_hands_until(seat, after.big_blind, with_him), wraps, seat))
    if allowed:
        hands, _wraps, seat = min(allowed)
        return WorstSeat(seat, hands, "fewest_hands")
    seat = min(waiting)[1] if waiting else next_seat(last.big_blind, open_seats)
    return WorstSeat(seat, len(occupied), "nothing_else")


def _hands_until(seat: int, big_blind: int, occupied: Collection[int]) -> int:
    """How many players have the big blind before him, from this one on."""
    order = sorted(occupied, key=lambda each: (each < big_blind, each))
    return order.index(seat)
