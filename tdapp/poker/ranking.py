"""Strengths of hands: every five-card hand has one from 1 (seven high) to 7462 (royal flush).

QLD s7 and s8 and the house's ranking (GR 3.4): suits are equal, the ace is high or low in a straight, and all five
cards count, so that equal strength means a split. A hold'em hand is looked up by adding one number per card: rank
numbers so chosen that no two sets of seven ranks have the same sum, and below them suit numbers whose sum tells
which suit, if any, came five times. Omaha has its own room. The tables are made when first needed.
"""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Final

from msgspec import Struct

from tdapp.poker.cards import Card, check_distinct
from tdapp.poker.errors import refuse


class Category(IntEnum):
    """The ten kinds of hand, weakest first."""

    ODD_CARD = 0
    ONE_PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8
    ROYAL_FLUSH = 9


# each number is the smallest that keeps the sums of up to seven ranks, none of them five times, apart
RANK_KEYS: Final = (0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181)
# the smallest numbers whose sums over seven cards tell the suit that came five times or more from all other sums
_SUIT_KEYS: Final = (0, 1, 25, 32)
_SUIT_BITS: Final = 8
_KEYS: Final[tuple[int, ...]] = tuple((RANK_KEYS[card >> 2] << _SUIT_BITS) + _SUIT_KEYS[card & 3] for card in range(52))


class Tables(Struct, frozen=True):
    """Every strength, ready to look up; ranks are counted from 0 (two) to 12 (ace) here."""

    five: dict[int, int]
    """By the sum of the rank keys of five cards, not suited; likewise `six` and `seven`."""
    six: dict[int, int]
    seven: dict[int, int]
    colour: tuple[int, ...]
    """By the sum of the suit keys of seven cards: the suit that makes a flush plus one, 0 for none."""
    flush: list[int]
    """By rank mask of the cards of one suit, five or more."""
    order: tuple[tuple[Category, tuple[int, ...]], ...]


def _straight_top(ranks: Sequence[int]) -> int:
    """The highest rank of a straight (five for ace to five), 0 when five distinct ranks are none; ranks fall."""
    if ranks[0] - ranks[4] == 4:
        return ranks[0]
    return 5 if tuple(ranks) == (14, 5, 4, 3, 2) else 0


def _unsuited(ranks: tuple[int, ...]) -> tuple[Category, tuple[int, ...]]:
    """Kind and deciding ranks of five ranks that are no flush, in the order in which they decide."""
    deciding = tuple(sorted({*ranks}, key=lambda rank: (ranks.count(rank), rank), reverse=True))
    shape = tuple([ranks.count(rank) for rank in deciding])
    if shape == (1, 1, 1, 1, 1):
        top = _straight_top(deciding)
        return (Category.STRAIGHT, (top,)) if top else (Category.ODD_CARD, deciding)
    kinds = {
        (4, 1): Category.FOUR_OF_A_KIND,
        (3, 2): Category.FULL_HOUSE,
        (3, 1, 1): Category.THREE_OF_A_KIND,
        (2, 2, 1): Category.TWO_PAIR,
        (2, 1, 1, 1): Category.ONE_PAIR,
    }
    return kinds[shape], deciding


def _suited(ranks: tuple[int, ...]) -> tuple[Category, tuple[int, ...]]:
    """Kind and deciding ranks of five distinct ranks of one suit; ranks fall."""
    top = _straight_top(ranks)
    if top == 14:
        return Category.ROYAL_FLUSH, (14,)
    return (Category.STRAIGHT_FLUSH, (top,)) if top else (Category.FLUSH, ranks)


def _larger(smaller: dict[int, int], size: int) -> dict[int, int]:
    """One card more: every smaller hand passes its strength on to the hands it is a part of, and the best stays."""
    table: dict[int, int] = {}
    best_so_far = table.get
    for picked in combinations_with_replacement(RANK_KEYS, size - 1):
        if picked[0] == picked[4] or picked[size - 6] == picked[size - 2]:
            continue  # five of one rank do not exist
        full = next((key for key, fourth in zip(picked, picked[3:], strict=False) if key == fourth), None)
        base = sum(picked)
        strength = smaller[base]
        for key in RANK_KEYS:
            if key != full and best_so_far(base + key, 0) < strength:
                table[base + key] = strength
    return table


def _flushes(suited: dict[int, int]) -> list[int]:
    """The best flush of five or more ranks of a suit, by their mask; 0 below five."""
    flush = [0] * 8192
    for mask in range(8192):
        if mask in suited:
            flush[mask] = suited[mask]
        elif mask.bit_count() > 5:
            # the masks with one bit less are smaller numbers, so they are known already
            flush[mask] = max([flush[mask & ~(1 << bit)] for bit in range(13) if mask >> bit & 1])
    return flush


def _colours() -> tuple[int, ...]:
    """Which suit comes five times among seven cards, by the sum of their suit keys."""
    colour = [0] * (1 << _SUIT_BITS)
    for suits in combinations_with_replacement(range(4), 7):
        if suits.count(suits[3]) >= 5:
            colour[sum(_SUIT_KEYS[suit] for suit in suits)] = suits[3] + 1
    return tuple(colour)


@cache
def tables() -> Tables:
    """The tables, made at the first call."""
    plain = {
        sum(RANK_KEYS[rank - 2] for rank in picked): _unsuited(picked)
        for picked in combinations_with_replacement(range(14, 1, -1), 5)
        if picked[0] != picked[4]
    }
    suited = {
        sum(1 << (rank - 2) for rank in distinct): _suited(distinct) for distinct in combinations(range(14, 1, -1), 5)
    }
    order = tuple(sorted({*plain.values(), *suited.values()}))
    place = {kind: number for number, kind in enumerate(order, start=1)}
    five = {key: place[kind] for key, kind in plain.items()}
    six = _larger(five, 6)
    return Tables(
        five=five,
        six=six,
        seven=_larger(six, 7),
        colour=_colours(),
        flush=_flushes({mask: place[kind] for mask, kind in suited.items()}),
        order=order,
    )


def kind_of(strength: int) -> tuple[Category, tuple[int, ...]]:
    """The kind of hand a strength (1 to 7462) stands for, and the ranks that decide, most important first."""
    order = tables().order
    if not 1 <= strength <= len(order):
        refuse("no_such_strength", strength=strength, legal=len(order))
    return order[strength - 1]


def strength_of_seven_unchecked(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card) -> int:
    """The best five of seven distinct cards; not checked, the callers at the table deal from one deck."""
    key = _KEYS
    made = tables()
    total = key[a] + key[b] + key[c] + key[d] + key[e] + key[f] + key[g]
    colour = made.colour[total & 255]
    if colour:
        # nothing but a better flush can win: two more cards are too few for four of a kind or a full house
        return made.flush[_suit_mask((a, b, c, d, e, f, g), colour - 1)]
    return made.seven[total >> 8]


def _suit_mask(cards: Iterable[Card], suit: int) -> int:
    """The ranks of the cards of a suit as bits."""
    mask = 0
    for card in cards:
        if card & 3 == suit:
            mask |= 1 << (card >> 2)
    return mask


def strength(cards: Sequence[Card]) -> int:
    """The best five of five, six or seven cards; refuses another count, an unknown card and a card twice."""
    check_distinct(cards)
    if not 5 <= len(cards) <= 7:
        refuse("wrong_card_count", what="hand", found=len(cards), wanted=5)
    made = tables()
    suits = [card & 3 for card in cards]
    for suit in range(4):
        if suits.count(suit) >= 5:
            return made.flush[_suit_mask(cards, suit)]
    return (made.five, made.six, made.seven)[len(cards) - 5][sum([RANK_KEYS[card >> 2] for card in cards])]
