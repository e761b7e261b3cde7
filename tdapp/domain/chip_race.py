"""The chip race: chips of a denomination that goes out of play, raced for the next one (HC and TDA 24, N-15)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from tdapp.poker.cards import SUITS, Card, rank, suit

Rounding = Literal["half_up", "always_up"]
SUITS_DOWN: Final = "shdc"
"""House practice for the race alone: spades before hearts, diamonds, clubs."""


@dataclass(frozen=True, slots=True)
class Leftover:
    """A seat's chips of the old denomination: `exchanged` new chips for full value, `racing` old chips left to race."""

    seat: int
    exchanged: int
    racing: int


@dataclass(frozen=True, slots=True)
class Race:
    """Who gets a new chip. `winners` in order of their cards; `saved` would have had no chips left and keeps one."""

    winners: tuple[int, ...]
    saved: tuple[int, ...]


def leftovers(held: Mapping[int, int], *, old: int, new: int) -> tuple[Leftover, ...]:
    """What each seat gets for full value and what he races; `held` are old chips by seat. In the order of the deal.

    >>> leftovers({4: 7, 1: 4}, old=25, new=100)
    (Leftover(seat=1, exchanged=1, racing=0), Leftover(seat=4, exchanged=1, racing=3))
    """
    found = []
    for seat in sorted(held):  # the race begins at seat 1
        full, rest = divmod(held[seat] * old, new)
        found.append(Leftover(seat, full, rest // old))
    return tuple(found)


def race_chips(left: tuple[Leftover, ...], *, old: int, new: int, rounding: Rounding) -> int:
    """How many new chips are raced for: all that is left over in new chips, rounded; never more than players racing.

    >>> seven = (Leftover(1, 0, 3), Leftover(4, 0, 3))
    >>> race_chips(seven, old=25, new=100, rounding="half_up"), race_chips(seven, old=25, new=100, rounding="always_up")
    (2, 2)
    """
    worth = sum(each.racing for each in left) * old
    whole, rest = divmod(worth, new)
    up = rest > 0 if rounding == "always_up" else 2 * rest >= new
    return min(whole + up, sum(each.racing > 0 for each in left))


def race(
    left: tuple[Leftover, ...], best: Mapping[int, Card], chips: int, *, last_chips: frozenset[int] = frozenset()
) -> Race:
    """Who wins the chips: the highest cards, one chip a player at most; equal ranks by suit.

    `best` is each racing seat's highest card, `last_chips` the seats that have nothing but old chips: who of them gets
    nothing at all keeps one new chip, which is extra.
    """
    racing = [each.seat for each in left if each.racing]
    order = sorted(racing, key=lambda seat: (-rank(best[seat]), SUITS_DOWN.index(suit_letter(best[seat]))))
    winners = tuple(order[:chips])
    bare = {each.seat for each in left if not each.exchanged} & last_chips
    return Race(winners, tuple(seat for seat in sorted(bare) if seat not in winners))


def suit_letter(card: Card) -> str:
    """The suit as a letter: c, d, h, s."""
    return SUITS[suit(card)]


def found_later(chips: int, *, old: int, new: int) -> tuple[int, int]:
    """Old chips found after the race: the new chips they give at full value, and how many go without payment.

    >>> found_later(10, old=10, new=100), found_later(7, old=10, new=100)
    ((1, 0), (0, 7))
    """
    full, rest = divmod(chips * old, new)
    return full, rest // old
