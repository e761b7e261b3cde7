"""The hands shown for a high hand, ranked by the poker engine."""

from collections.abc import Iterable, Mapping

from tdapp.domain.refusal import require
from tdapp.domain.sidepools.side_pool import NotedHand
from tdapp.domain.units import EntryId
from tdapp.poker.cards import parse, text
from tdapp.poker.errors import PokerError
from tdapp.poker.ranking import Category, kind_of, strength

LEAST, MOST = 5, 7  # cards of a hand


def hand_cards(written: str) -> str:
    """The cards of a hand as they are kept, `AsKd...`. Refuses what is no card, a card twice, and fewer than five or
    more than seven.
    """
    try:
        cards = parse(written)
    except PokerError:
        cards = ()
    require(LEAST <= len(cards) <= MOST, "side.hand", limit=MOST, least=LEAST)
    return text(cards)


def kind_of_hand(cards: str) -> tuple[Category, tuple[int, ...]]:
    """The kind of the best five of these cards, and the ranks that decide, most important first."""
    return kind_of(strength(parse(cards)))


def best_shown(hands: Iterable[NotedHand]) -> Mapping[EntryId, str]:
    """The best hand that each of them showed, of equal ones the first."""
    best: dict[EntryId, NotedHand] = {}
    for hand in hands:
        before = best.get(hand.entry)
        if before is None or strength(parse(hand.cards)) > strength(parse(before.cards)):
            best[hand.entry] = hand
    return {entry: hand.cards for entry, hand in best.items()}


def best_hands(hands: Iterable[NotedHand]) -> tuple[tuple[EntryId, ...], ...]:
    """Who showed a hand by its strength, best first, equal ones together; of several hands the best one counts."""
    best = {entry: strength(parse(cards)) for entry, cards in best_shown(hands).items()}
    return tuple(
        tuple(sorted(entry for entry, found in best.items() if found == strong))
        for strong in sorted(set(best.values()), reverse=True)
    )
