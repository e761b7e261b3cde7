"""A player who joins a table: whether he is dealt in, and what he owes (HC and TDA 8, 10; QLD 21, 23A)."""

from collections.abc import Collection, Sequence
from typing import Literal

from tdapp.poker.cards import Card, rank, suit
from tdapp.poker.positions import Positions, between

TakenPosition = Literal["big_blind", "small_blind", "button", "none"]


def waits(seat: int, *, button: int, small_blind: int) -> bool:
    """Whether a newcomer waits: he gets no cards between button and small blind, until the button has passed (N-17,
    reading A44).
    """
    return between(seat, button, small_blind)


def waits_in(seat: int, after: Positions) -> bool:
    """Whether a newcomer waits in the hand of these positions; where there is a single big blind, between the button
    and that.
    """
    first_blind = after.big_blind if after.small_blind is None else after.small_blind
    return waits(seat, button=after.button, small_blind=first_blind)


def who_plays(after: Positions, players: Collection[int]) -> tuple[int, ...]:
    """The seats that get cards: whoever sits between button and small blind came to the table since, and waits (N-17).

    When all the others have left at once only newcomers are there, and somebody must play: then nobody waits.
    """
    dealt = tuple(seat for seat in players if not waits_in(seat, after))
    return dealt if after.big_blind in dealt and len(dealt) > 1 else tuple(players)


def position_of(seat: int, *, button: int, small_blind: int, big_blind: int | None) -> TakenPosition:
    """The position whose rights and duties a newcomer takes over; heads-up the button is the small blind."""
    if seat == big_blind:
        return "big_blind"
    if seat == small_blind:
        return "small_blind"
    return "button" if seat == button else "none"


def missed_blinds(missed: int, *, first: int, second: int) -> tuple[int, int]:
    """What a returning player pays for missed blinds, live and dead chips (QLD 23A). At most both blinds of this round;
    what is more than the second blind is dead.

    >>> missed_blinds(5, first=2, second=5), missed_blinds(14, first=2, second=5), missed_blinds(2, first=2, second=5)
    ((5, 0), (5, 2), (2, 0))
    """
    due = min(missed, first + second)
    return min(due, second), max(0, due - second)


def by_high_card(cards: Sequence[Card], *, suits: bool) -> tuple[tuple[int, ...], ...]:
    """The places in the row of cards from the highest card down; equal cards stand together when suits do not count.

    >>> from tdapp.poker.cards import parse
    >>> by_high_card(parse("9cKdKs"), suits=True), by_high_card(parse("9cKdKs"), suits=False)
    (((2,), (1,), (0,)), ((1, 2), (0,)))
    """
    groups: dict[tuple[int, int], list[int]] = {}
    for place, card in enumerate(cards):
        key = (-rank(card), -suit(card) if suits else 0)
        groups.setdefault(key, []).append(place)
    return tuple(tuple(groups[key]) for key in sorted(groups))
