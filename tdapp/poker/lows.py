"""The low half of a split pot: five different ranks, eight or lower, ace low; straights and flushes do not hurt.

A low is the set of its ranks as bits, ace lowest, so the worse low is the larger number: the highest card decides
first, then the next. To read like strengths (higher wins) a low is counted down from 256: ace to five is 225,
eight-seven-six-five-four is 8, and 0 means that there is no low.
"""

from collections.abc import Sequence
from itertools import combinations

from tdapp.poker.cards import Card
from tdapp.poker.errors import refuse


def _low_bit(card: Card) -> int:
    """The bit of a rank that counts for a low (ace 1, two 2, ... eight 128); 0 for nine and above."""
    index = card >> 2
    if index == 12:
        return 1
    return 2 << index if index <= 6 else 0


def low_ranks(low: int) -> tuple[int, ...]:
    """The five ranks of a low, highest first, the ace as 1; none for 0. Refuses a number that is no low.

    >>> low_ranks(225)
    (5, 4, 3, 2, 1)
    """
    mask = 256 - low
    ranks = tuple(bit + 1 for bit in range(7, -1, -1) if mask >> bit & 1) if low else ()
    if low and (len(ranks) != 5 or low < 0):
        refuse("no_such_strength", strength=low, legal=225)
    return ranks


def low_unchecked(cards: Sequence[Card]) -> int:
    """The best low that any five of the cards make, 0 for none; distinct cards, not checked."""
    ranks = sorted({bit for bit in map(_low_bit, cards) if bit})
    return 256 - sum(ranks[:5]) if len(ranks) >= 5 else 0


def omaha_low_unchecked(hole: Sequence[Card], board: Sequence[Card]) -> int:
    """The best low of exactly two hole cards with exactly three of the board, 0 for none; not checked."""
    shared = {bit for bit in map(_low_bit, board) if bit}
    mine = {bit for bit in map(_low_bit, hole) if bit}
    if len(shared) < 3 or len(mine) < 2:
        return 0
    twos = [one | two for one, two in combinations(mine, 2)]
    threes = [one | two | three for one, two, three in combinations(shared, 3)]
    lows = [two | three for two in twos for three in threes if not two & three]
    return 256 - min(lows) if lows else 0
