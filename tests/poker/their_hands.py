"""Hands that PokerKit's state can compare: its own, and quick ones by phevaluator, which take microseconds."""

import functools
import itertools
from typing import Any

import pokerkit
from phevaluator import _pheval
from pokerkit import Card

from tdapp.poker.games import (
    HOLDEM,
    OMAHA,
    OMAHA_FIVE,
    OMAHA_FIVE_HIGH_LOW,
    OMAHA_HIGH_LOW,
    OMAHA_SIX,
    OMAHA_SIX_HIGH_LOW,
    Game,
)


@functools.total_ordering
class Quick:
    """A hand that PokerKit's state can compare; `worth` is higher for the better one."""

    def __init__(self, worth: tuple[int, ...]) -> None:
        self.worth = worth

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Quick) and self.worth == other.worth

    def __lt__(self, other: "Quick") -> bool:
        return self.worth < other.worth

    __hash__ = None  # type: ignore[assignment]


def _numbers(cards: Any) -> tuple[int, ...]:
    return tuple(RANK_NUMBERS[card.rank] * 4 + SUIT_NUMBERS[card.suit] for card in Card.clean(cards))


class QuickHoldem(Quick):
    """Hold'em hands by phevaluator, because PokerKit needs milliseconds for each."""

    @classmethod
    def from_game(cls, hole: Any, board: Any = ()) -> Quick:
        """The best of seven; with a short board there is none yet."""
        cards = (*_numbers(hole), *_numbers(board))
        if len(cards) != 7:
            raise ValueError(cards)
        return cls((-_pheval.evaluate_7cards(*cards),))


class QuickOmaha(Quick):
    """Omaha hands by phevaluator."""

    @classmethod
    def from_game(cls, hole: Any, board: Any = ()) -> Quick:
        """The best of two and three."""
        cards = (*_numbers(board), *_numbers(hole))
        if len(cards) != 9:
            raise ValueError(cards)
        return cls((-_pheval.evaluate_omaha_cards(*cards),))


class QuickBigOmaha(Quick):
    """Omaha hands with five or six hole cards: phevaluator on every two of them with every three of the board."""

    @classmethod
    def from_game(cls, hole: Any, board: Any = ()) -> Quick:
        """The best of two and three."""
        mine, shared = _numbers(hole), _numbers(board)
        if len(shared) != 5:
            raise ValueError(shared)
        twos, threes = itertools.combinations(mine, 2), [*itertools.combinations(shared, 3)]
        return cls((-min(_pheval.evaluate_5cards(*two, *three) for two in twos for three in threes),))


class QuickLow(Quick):
    """Eight-or-better lows by trying all sixty fives."""

    @classmethod
    def from_game(cls, hole: Any, board: Any = ()) -> Quick:
        """The best low; refused when there is none."""
        lows = []
        mine = [(card // 4 + 1) % 13 + 1 for card in _numbers(hole)]
        shared = [(card // 4 + 1) % 13 + 1 for card in _numbers(board)]
        for two in itertools.combinations(mine, 2):
            for three in itertools.combinations(shared, 3):
                ranks = sorted({*two, *three}, reverse=True)
                if len(ranks) == 5 and ranks[0] <= 8:
                    lows.append(tuple(-rank for rank in ranks))
        if not lows:
            raise ValueError("no low")
        return cls(max(lows))


RANK_NUMBERS = {rank: number for number, rank in enumerate("23456789TJQKA")}
SUIT_NUMBERS = {suit: number for number, suit in enumerate("cdhs")}
THEIR_HANDS: dict[Game, tuple[Any, ...]] = {
    HOLDEM: (pokerkit.StandardHighHand,),
    OMAHA: (pokerkit.OmahaHoldemHand,),
    OMAHA_HIGH_LOW: (pokerkit.OmahaHoldemHand, pokerkit.OmahaEightOrBetterLowHand),
    OMAHA_FIVE: (pokerkit.OmahaHoldemHand,),
    OMAHA_SIX: (pokerkit.OmahaHoldemHand,),
    OMAHA_FIVE_HIGH_LOW: (pokerkit.OmahaHoldemHand, pokerkit.OmahaEightOrBetterLowHand),
    OMAHA_SIX_HIGH_LOW: (pokerkit.OmahaHoldemHand, pokerkit.OmahaEightOrBetterLowHand),
}
QUICK_HANDS: dict[Game, tuple[Any, ...]] = {
    HOLDEM: (QuickHoldem,),
    OMAHA: (QuickOmaha,),
    OMAHA_HIGH_LOW: (QuickOmaha, QuickLow),
    OMAHA_FIVE: (QuickBigOmaha,),
    OMAHA_SIX: (QuickBigOmaha,),
    OMAHA_FIVE_HIGH_LOW: (QuickBigOmaha, QuickLow),
    OMAHA_SIX_HIGH_LOW: (QuickBigOmaha, QuickLow),
}
