"""Hold'em and Omaha at one table: cards, hands, betting, pots, showdown and the record of a hand.

Knows nothing of tournaments, languages or windows. What stands below is for everybody: chips are whole numbers, seats
count from 1 as at the table, cards are numbers with a text form (`AsKd`), and whatever is wrong is a `PokerError` with
a code and the facts, also what would be legal. Names that end in `_unchecked` are the exception: they trust their
caller, and are fast. Readings of unclear rules are dated in `NOTES.md`.

A hand is a table and the steps of dealer and players; blinds, uncalled chips and awards follow by themselves:

>>> from tdapp.poker import *
>>> betting = Betting(Structure.NO_LIMIT, small_bet=200, big_bet=200)
>>> hand = Hand(Table(HOLDEM, betting, seats=(2, 5, 8), stacks=(9000, 4000, 9000), button=8,
...     small_blind_seat=2, big_blind_seat=5, small_blind=100, big_blind=200))
>>> for seat, cards in zip(hand.seats, ("AsKs", "QdQc", "7h7d"), strict=True):
...     hand.do(HoleDealt(seat, parse(cards)))
>>> hand.do(BetTo(8, 600))
>>> hand.choices().to_call, hand.choices().raise_to
(500, RaiseRange(least=1000, most=9000, why_not=None))
>>> str(hand.why_not(BetTo(2, 800)))
'wrong_raise(seat=2, amount=800, least=1000, most=9000)'
>>> hand.do(BetTo(2, 9000)), hand.do(Called(5, 3800)), hand.do(Folded(8))
(None, None, None)
>>> hand.do(Shown(5)), hand.do(Shown(2)), hand.do(BoardDealt(parse("Qh 7c 2s")))
(None, None, None)
>>> hand.do(BoardDealt(parse("Js"))), hand.do(BoardDealt(parse("Ts"))), hand.stacks()
(None, None, {2: 13600, 5: 0, 8: 8400})

What a player holds:

>>> describe_hand(HOLDEM, parse("AsKs"), parse("QhJsTs2c3d"))
(Description(code='straight', ranks=(14,)),)
"""

from typing import TYPE_CHECKING

from tdapp.door import Door

if TYPE_CHECKING:
    from tdapp.poker.betting import Betting, BlindPot, OverShortBet, RaiseRange, Structure
    from tdapp.poker.cards import FULL_DECK, Card, card_text, deck, parse, parse_one, text
    from tdapp.poker.descriptions import Description, describe, describe_hand, describe_low
    from tdapp.poker.errors import PokerError
    from tdapp.poker.games import (
        GAMES,
        HOLDEM,
        OMAHA,
        OMAHA_FIVE,
        OMAHA_FIVE_HIGH_LOW,
        OMAHA_HIGH_LOW,
        OMAHA_SIX,
        OMAHA_SIX_HIGH_LOW,
        Game,
        game_of,
        high,
        low_of,
        playing,
        playing_low,
        plays_the_board,
    )
    from tdapp.poker.hand import Choices
    from tdapp.poker.omaha import omaha_strength_unchecked
    from tdapp.poker.operations import (
        AntePosted,
        Awarded,
        BetTo,
        BlindPosted,
        BoardDealt,
        Called,
        Checked,
        CommissionTaken,
        DeadPosted,
        Folded,
        HoleDealt,
        Mucked,
        Operation,
        RuledBack,
        RuledDead,
        RuledTo,
        RuledTurn,
        RuledVoid,
        Shown,
        UncalledReturned,
    )
    from tdapp.poker.phase import Phase
    from tdapp.poker.phh import History, phh_parts, read_phh, read_phhs, write_phh, write_phhs
    from tdapp.poker.phh_details import Details
    from tdapp.poker.positions import Positions, first_positions, next_positions, small_blind_seat
    from tdapp.poker.pots import Commission, OddChips, halves, split
    from tdapp.poker.ranking import strength, strength_of_seven_unchecked
    from tdapp.poker.seated import Hand, Pot, replay, side_pots
    from tdapp.poker.table import AnteKind, AnteOrder, Post, Showing, Table

__all__ = [
    "FULL_DECK", "GAMES", "HOLDEM", "OMAHA", "OMAHA_FIVE", "OMAHA_FIVE_HIGH_LOW", "OMAHA_HIGH_LOW", "OMAHA_SIX",
    "OMAHA_SIX_HIGH_LOW", "AnteKind", "AnteOrder", "AntePosted", "Awarded", "BetTo", "Betting", "BlindPosted",
    "BlindPot", "BoardDealt", "Called", "Card", "Checked", "Choices", "Commission", "CommissionTaken", "DeadPosted",
    "Description", "Details", "Folded", "Game", "Hand", "History", "HoleDealt", "Mucked", "OddChips", "Operation",
    "OverShortBet", "Phase", "PokerError", "Positions", "Post", "Pot", "RaiseRange", "RuledBack", "RuledDead",
    "RuledTo", "RuledTurn", "RuledVoid", "Showing", "Shown", "Structure", "Table", "UncalledReturned", "card_text",
    "deck", "describe", "describe_hand", "describe_low", "first_positions", "game_of", "halves", "high", "low_of",
    "next_positions", "omaha_strength_unchecked", "parse", "parse_one", "phh_parts", "playing", "playing_low",
    "plays_the_board", "read_phh", "read_phhs", "replay", "side_pots", "small_blind_seat", "split", "strength",
    "strength_of_seven_unchecked", "text", "write_phh", "write_phhs",
]  # fmt: skip

_ROOMS = {
    "betting": ("Betting", "BlindPot", "OverShortBet", "RaiseRange", "Structure"),
    "cards": ("FULL_DECK", "Card", "card_text", "deck", "parse", "parse_one", "text"),
    "descriptions": ("Description", "describe", "describe_hand", "describe_low"),
    "errors": ("PokerError",),
    "games": (
        "GAMES", "HOLDEM", "OMAHA", "OMAHA_FIVE", "OMAHA_FIVE_HIGH_LOW", "OMAHA_HIGH_LOW", "OMAHA_SIX",
        "OMAHA_SIX_HIGH_LOW", "Game", "game_of", "high", "low_of", "playing", "playing_low", "plays_the_board",
    ),
    "hand": ("Choices",),
    "omaha": ("omaha_strength_unchecked",),
    "operations": (
        "AntePosted", "Awarded", "BetTo", "BlindPosted", "BoardDealt", "Called", "Checked", "CommissionTaken",
        "DeadPosted", "Folded", "HoleDealt", "Mucked", "Operation", "RuledBack", "RuledDead", "RuledTo",
        "RuledTurn", "RuledVoid", "Shown", "UncalledReturned",
    ),
    "phase": ("Phase",),
    "phh": ("History", "phh_parts", "read_phh", "read_phhs", "write_phh", "write_phhs"),
    "phh_details": ("Details",),
    "positions": ("Positions", "first_positions", "next_positions", "small_blind_seat"),
    "pots": ("Commission", "OddChips", "halves", "split"),
    "ranking": ("strength", "strength_of_seven_unchecked"),
    "seated": ("Hand", "Pot", "replay", "side_pots"),
    "table": ("AnteKind", "AnteOrder", "Post", "Showing", "Table"),
}  # fmt: skip

if not TYPE_CHECKING:
    __getattr__ = Door(__name__, _ROOMS)  # a start needs cards and seats alone
