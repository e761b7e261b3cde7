"""Omaha: exactly two hole cards with exactly three of the board, QLD s2.

For each set of five board ranks one row holds the best strength that every pair of hole ranks reaches on it, so that
a hand is six look-ups for its six pairs (ten with five hole cards, fifteen with six). Flushes are looked at apart,
and only when the board has three of a suit.
"""

from array import array
from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Final

from msgspec import Struct

from tdapp.poker.cards import Card
from tdapp.poker.ranking import RANK_KEYS, tables

_SUIT_BITS: Final = 16
# a counter per suit below the rank key; started at five, it reaches its fourth bit with the third card of a suit
_KEYS: Final[tuple[int, ...]] = tuple(
    (RANK_KEYS[card >> 2] << _SUIT_BITS) + (1 << 4 * (card & 3)) for card in range(52)
)
_START: Final = 0x5555
_THREE_SUITED: Final = 0x8888


class Rows(Struct, frozen=True):
    """The best unsuited strength by board and hole pair."""

    boards: dict[int, "array[int]"]
    """By the sum of five board rank keys a row, in it by the number of the hole pair the strength."""
    pairs: tuple[tuple[int, ...], ...]
    """The number of a hole pair by its two cards."""


@cache
def rows() -> Rows:
    """The strengths by board and hole pair, made at the first Omaha hand from the table of five-card hands."""
    five = tables().five
    pairs = list(combinations_with_replacement(range(13), 2))
    number = {pair: place for place, pair in enumerate(pairs)}
    keys = [RANK_KEYS[one] + RANK_KEYS[two] for one, two in pairs]
    threes = {
        key: [five.get(pair + key, 0) for pair in keys] for key in map(sum, combinations_with_replacement(RANK_KEYS, 3))
    }
    fours = {
        a + b + c + d: list(map(max, threes[a + b + c], threes[a + b + d], threes[a + c + d], threes[b + c + d]))
        for a, b, c, d in combinations_with_replacement(RANK_KEYS, 4)
    }
    # any three of five cards lack one of the first three, or are just those
    boards = {
        a + b + c + d + e: array(  # a fifth of the memory of a list, and so more of it in the processor's cache
            "H", map(max, fours[b + c + d + e], fours[a + c + d + e], fours[a + b + d + e], threes[a + b + c])
        )
        for a, b, c, d, e in combinations_with_replacement(RANK_KEYS, 5)
        if a != e
    }
    ranks = [card >> 2 for card in range(52)]
    return Rows(
        boards=boards,
        pairs=tuple(tuple([number[min(a, b), max(a, b)] for b in ranks]) for a in ranks),
    )


def omaha_strength_unchecked(hole: Sequence[Card], board: Sequence[Card]) -> int:
    """The best of exactly two hole cards with three of a board of three to five; distinct cards, not checked."""
    if len(board) != 5:
        return _on_the_way(hole, board)
    a, b, c, d, e = board
    key = _KEYS
    total = key[a] + key[b] + key[c] + key[d] + key[e]
    made = rows()
    pairs = made.pairs
    row = made.boards[total >> _SUIT_BITS]
    if len(hole) == 4:
        # the four-card game is dealt most, and six look-ups in a row are faster than a loop over them
        w, x, y, z = hole
        of_w, of_x = pairs[w], pairs[x]
        best = max(row[of_w[x]], row[of_w[y]], row[of_w[z]], row[of_x[y]], row[of_x[z]], row[pairs[y][z]])
    else:
        best = max([row[pairs[one][two]] for one, two in combinations(hole, 2)])
    suited = total + _START & _THREE_SUITED
    if suited:
        flush = _flush(hole, board, (suited.bit_length() - 1) // 4)
        return flush if flush > best else best
    return best


def _flush(hole: Sequence[Card], board: Sequence[Card], suit: int) -> int:
    """The best flush of two hole cards with three board cards of this suit, 0 when there is none."""
    mine = [1 << (card >> 2) for card in hole if card & 3 == suit]
    if len(mine) < 2:
        return 0
    flush = tables().flush
    shared = [1 << (card >> 2) for card in board if card & 3 == suit]
    threes = [one | two | three for one, two, three in combinations(shared, 3)]
    return max([flush[one | two | three] for one, two in combinations(mine, 2) for three in threes])


def _on_the_way(hole: Sequence[Card], board: Sequence[Card]) -> int:
    """The best hand on a flop or a turn, by trying every pair with every three."""
    five = tables().five
    key = RANK_KEYS
    threes = [key[a >> 2] + key[b >> 2] + key[c >> 2] for a, b, c in combinations(board, 3)]
    plain = max([five[key[a >> 2] + key[b >> 2] + three] for a, b in combinations(hole, 2) for three in threes])
    suits = [card & 3 for card in board]
    return max([plain, *[_flush(hole, board, suit) for suit in range(4) if suits.count(suit) >= 3]])
