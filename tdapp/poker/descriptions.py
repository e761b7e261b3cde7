"""Descriptions of hands: a code with ranks; the sentence is made in `words`."""

from collections.abc import Sequence

from msgspec import Struct

from tdapp.poker.cards import Card
from tdapp.poker.games import Game, high, low_of
from tdapp.poker.lows import low_ranks
from tdapp.poker.ranking import kind_of


class Description(Struct, frozen=True):
    """A hand as a code and the ranks that decide it, most important first; an ace is 14, in a low 1."""

    code: str
    ranks: tuple[int, ...]


def describe(strength: int) -> Description:
    """The description of a high hand's strength.

    >>> describe(7462)
    Description(code='royal_flush', ranks=(14,))
    """
    category, ranks = kind_of(strength)
    return Description(category.name.lower(), ranks)


def describe_low(low: int) -> Description:
    """The description of a low; `no_low` when there is none.

    >>> describe_low(225)
    Description(code='low', ranks=(5, 4, 3, 2, 1))
    """
    return Description("low", low_ranks(low)) if low else Description("no_low", ())


def describe_hand(game: Game, hole: Sequence[Card], board: Sequence[Card]) -> tuple[Description, ...]:
    """The description of what a player holds: the high hand, and in a high-low game the low after it."""
    best = describe(high(game, hole, board))
    return (best, describe_low(low_of(game, hole, board))) if game.high_low else (best,)
