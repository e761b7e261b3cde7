"""Who moves to balance tables, and to which seat (HC and TDA 11-A, reading A43)."""

from collections.abc import Collection
from typing import Literal

from tdapp.poker.positions import Positions, between, next_positions, next_seat
from tdapp.value import value

WhyWorst = Literal["big_blind_at_once", "single_big_blind_twice", "fewest_hands", "nothing_else"]


@value
class WorstSeat:
    """The seat, how many hands until he has the big blind there (0: the next one), and why it is the worst.

    `nothing_else`: every open seat is the small blind or lies between button and small blind.
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
    allowed: list[tuple[int, int]] = []
    for seat in open_seats:
        with_him = {*occupied, seat}
        after = next_positions(last, with_him)
        if seat == after.small_blind or between(seat, after.button, after.small_blind):
            continue
        allowed.append((_hands_until(seat, after.big_blind, with_him), seat))
    if allowed:
        hands = min(hands for hands, _seat in allowed)
        seat = next_seat(last.big_blind, [seat for found, seat in allowed if found == hands])
        if hands == 0:
            return WorstSeat(seat, 0, "big_blind_at_once")
    if last.big_blind in open_seats:
        return WorstSeat(last.big_blind, 0, "single_big_blind_twice")
    if allowed:
        return WorstSeat(seat, hands, "fewest_hands")
    return WorstSeat(next_seat(last.big_blind, open_seats), len(occupied), "nothing_else")


def _hands_until(seat: int, big_blind: int, occupied: Collection[int]) -> int:
    """How many players have the big blind before him, from this one on."""
    order = sorted(occupied, key=lambda each: (each < big_blind, each))
    return order.index(seat)
