"""Cards: parsing, printing and decks.

A card is a number from 0 (two of clubs) to 51 (ace of spades), four to a rank, so that evaluation can add up table
entries without building objects. Ranks are 2 to 14, the ace is 14. Suits have no order; their numbers are only names.

>>> text(parse("As 10d"))
'AsTd'
"""

from collections.abc import Iterable
from random import Random
from typing import Final, NewType

from tdapp.poker.errors import refuse, writable

Card = NewType("Card", int)

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
ACE: Final = 14
_SIGNS: Final = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}
FULL_DECK: Final[tuple[Card, ...]] = tuple(Card(number) for number in range(52))


def rank(card: Card) -> int:
    """The rank of a card, 2 to 14; the ace is 14."""
    return (card >> 2) + 2


def suit(card: Card) -> int:
    """The suit of a card, 0 to 3 for clubs, diamonds, hearts, spades: names, not an order."""
    return card & 3


def text(cards: Iterable[Card]) -> str:
    """Cards in the short form, ten as T: `AsKd`; refuses what is no card."""
    return "".join(map(card_text, cards))


def card_text(card: Card) -> str:
    """One card in the short form; refuses what is no card."""
    if type(card) is not int or not 0 <= card < 52:
        refuse("unknown_card", written=str(writable(card)), place=1, text="")
    return RANKS[card >> 2] + SUITS[card & 3]


def parse(written: str) -> tuple[Card, ...]:
    """Cards from text such as `AsKd`, `10h 9c` or `A♠,K♦`; refuses an unknown card (and its place) and a card twice."""
    found: list[Card] = []
    place = 0
    while place < len(written):
        if written[place] in " ,\t\n":
            place += 1
            continue
        width = 2 if written.startswith("10", place) else 1
        name = "T" if width == 2 else written[place].upper()
        sign = written[place + width : place + width + 1]
        sign = _SIGNS.get(sign, sign.lower())
        if name not in RANKS or not sign or sign not in SUITS:
            refuse("unknown_card", written=written[place : place + width + 1], place=place + 1, text=written)
        found.append(Card(RANKS.index(name) * 4 + SUITS.index(sign)))
        place += width + 1
    check_distinct(found)
    return tuple(found)


def parse_one(written: str) -> Card:
    """The one card a text names."""
    cards = parse(written)
    if len(cards) != 1:
        refuse("wrong_card_count", what="card", found=len(cards), wanted=1)
    return cards[0]


def check_distinct(cards: Iterable[Card]) -> None:
    """Refuse anything that is not a card, and the same card twice."""
    seen: set[Card] = set()
    for card in cards:
        if type(card) is not int or not 0 <= card < 52:
            refuse("unknown_card", written=str(writable(card)), place=len(seen) + 1, text="")
        if card in seen:
            refuse("duplicate_card", card=card_text(card))
        seen.add(card)


def deck(seed: int | str) -> tuple[Card, ...]:
    """A shuffled deck; the same seed gives the same order on every machine and version."""
    chance = Random(seed)
    cards = list(FULL_DECK)
    for last in range(51, 0, -1):
        # random() is the one stream Python promises never to change, so the shuffle is built on it
        other = int(chance.random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)
