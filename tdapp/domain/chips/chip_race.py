"""The chip race: chips of a denomination that goes out of play, raced for the next one (HC and TDA 24, N-15)."""

from collections.abc import Collection, Iterable, Mapping
from typing import Literal

from msgspec import Struct

from tdapp.domain.chance import Chance
from tdapp.poker.cards import FULL_DECK, Card, rank, suit

Rounding = Literal["half_up", "always_up"]


class Leftover(Struct, frozen=True):
    """A seat's chips of the old denomination: `exchanged` new chips for full value, `racing` old chips left to race."""

    seat: int
    exchanged: int
    racing: int


def leftovers(held: Mapping[int, int], *, old: int, new: int) -> tuple[Leftover, ...]:
    """The new chips each seat gets for full value, and the old chips it races; `held` are old chips by seat. In the
    order of the deal.

    >>> leftovers({4: 7, 1: 4}, old=25, new=100)
    (Leftover(seat=1, exchanged=1, racing=0), Leftover(seat=4, exchanged=1, racing=3))
    """
    found = []
    for seat in sorted(held):  # the race begins at seat 1
        full, rest = divmod(held[seat] * old, new)
        found.append(Leftover(seat, full, rest // old))
    return tuple(found)


def race_chips(left: tuple[Leftover, ...], *, old: int, new: int, rounding: Rounding) -> int:
    """How many new chips are raced for: all that is left over in new chips, rounded.

    Never more than there are players racing, as each of them has less than one new chip left over.

    >>> five = (Leftover(1, 0, 3), Leftover(4, 0, 2))
    >>> race_chips(five, old=25, new=100, rounding="half_up"), race_chips(five, old=25, new=100, rounding="always_up")
    (1, 2)
    """
    worth = sum(each.racing for each in left) * old
    whole, rest = divmod(worth, new)
    up = rest > 0 if rounding == "always_up" else 2 * rest >= new
    return whole + up


def race_order(best: Mapping[int, Card]) -> tuple[int, ...]:
    """The racing seats from the highest card down; one chip a player, so the first ones win.

    Equal ranks go by suit: spades, hearts, diamonds, clubs. That is house practice for draws, never for hands.

    >>> from tdapp.poker.cards import parse
    >>> race_order(dict(zip((1, 4, 6), parse("9cKdKs"), strict=True)))
    (6, 4, 1)
    """
    return tuple(sorted(best, key=lambda seat: (-rank(best[seat]), -suit(best[seat]))))


def dealt(seed: str, table: int, racing: Mapping[int, int]) -> dict[int, tuple[Card, ...]]:
    """The cards that a seed deals at a table in a race, one for each odd chip, seat by seat from the lowest; `racing`:
    chips by seat.

    A deck of 52 after the other, all from chance "seed/race/TABLE". The manual says it in words, 'Check a draw
    yourself'.

    >>> from tdapp.poker.cards import text
    >>> {seat: text(cards) for seat, cards in dealt("1/ab", 7, {4: 1, 1: 3}).items()}
    {1: 'Ac2sTh', 4: 'Jd'}
    """
    chance = Chance(f"{seed}/race/{table}")
    left = sum(racing.values())
    cards: list[Card] = []
    while left > len(cards):
        cards += chance.sample(FULL_DECK, min(len(FULL_DECK), left - len(cards)))
    found = {}
    for seat in sorted(racing):
        found[seat], cards = tuple(cards[: racing[seat]]), cards[racing[seat] :]
    return found


def highest(cards: Iterable[Card]) -> Card:
    """The highest of the cards somebody was dealt: the one that counts.

    >>> from tdapp.poker.cards import card_text, parse
    >>> card_text(highest(parse("9cKdKs")))
    'Ks'
    """
    return max(cards, key=lambda card: (rank(card), suit(card)))


def empty_handed(left: Iterable[Leftover], winners: Collection[int]) -> tuple[int, ...]:
    """The seats that get nothing for their old chips; whoever has nothing else keeps one new chip, as nobody is raced
    out.

    >>> empty_handed((Leftover(1, 0, 3), Leftover(4, 1, 2), Leftover(6, 0, 2)), winners=(6,))
    (1,)
    """
    return tuple(each.seat for each in left if not each.exchanged and each.seat not in winners)


def new_chips(left: Iterable[Leftover], winners: Collection[int], saved: Collection[int]) -> dict[int, int]:
    """How many new chips each seat has got in the end: exchanged, won, or kept so that he is not out.

    >>> new_chips((Leftover(1, 0, 3), Leftover(4, 1, 2), Leftover(6, 0, 2)), winners=(4,), saved=(1,))
    {1: 1, 4: 2, 6: 0}
    """
    return {each.seat: each.exchanged + (each.seat in winners) + (each.seat in saved) for each in left}


def found_later(chips: int, *, old: int, new: int) -> tuple[int, int]:
    """Old chips found after the race: the new chips they give at full value, and how many go without payment.

    >>> found_later(10, old=10, new=100), found_later(7, old=10, new=100)
    ((1, 0), (0, 7))
    """
    full, rest = divmod(chips * old, new)
    return full, rest // old
