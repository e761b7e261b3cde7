"""The steps of a hand, one small frozen record each; a list of them is the whole history of the hand.

What people do (deal, act, show) is handed to the hand; what follows from it (posted blinds, a returned bet, awards)
the hand adds itself. Seats are those of the table, amounts are chips.
"""

from msgspec import Struct

from tdapp.poker.cards import Card


class AntePosted(Struct, frozen=True):
    """An ante: dead money in advance, each player's own or the big blind's for the table."""

    seat: int
    amount: int


class BlindPosted(Struct, frozen=True):
    """A blind, or another wager before the cards; it is a bet."""

    seat: int
    amount: int


class DeadPosted(Struct, frozen=True):
    """The part of a returning player's wager that goes straight into the pot."""

    seat: int
    amount: int


class HoleDealt(Struct, frozen=True):
    """The hole cards a player was dealt; empty when they are not known."""

    seat: int
    cards: tuple[Card, ...] = ()


class BoardDealt(Struct, frozen=True):
    """The board cards of a street: flop, turn or river; empty when they are not known."""

    cards: tuple[Card, ...] = ()


class Folded(Struct, frozen=True):
    """A fold: a hand given up, binding also when there was nothing to call (HC-58)."""

    seat: int


class Checked(Struct, frozen=True):
    """A check: no bet, none to call."""

    seat: int


class Called(Struct, frozen=True):
    """A call: a bet met with this many chips; fewer than the bet only when they are the last ones."""

    seat: int
    amount: int


class BetTo(Struct, frozen=True):
    """A bet or raise to a street total."""

    seat: int
    to: int


class UncalledReturned(Struct, frozen=True):
    """The part of a bet nobody matched, given back."""

    seat: int
    amount: int


class Shown(Struct, frozen=True):
    """A hand tabled: all hole cards, face up. Empty when the hand already knows them."""

    seat: int
    cards: tuple[Card, ...] = ()


class Mucked(Struct, frozen=True):
    """A hand given up unseen at the showdown."""

    seat: int


class CommissionTaken(Struct, frozen=True):
    """The commission the house takes of a pot; the main pot is 0."""

    pot: int
    amount: int


class Awarded(Struct, frozen=True):
    """The chips a player gets of a pot; the main pot is 0. `half` is whole, high or low."""

    pot: int
    seat: int
    amount: int
    half: str = "whole"


class RuledTo(Struct, frozen=True):
    """A street total that stands by a ruling of the floor, also one no rule of play allows."""

    seat: int
    to: int


class RuledDead(Struct, frozen=True):
    """A hand killed by a ruling, in or out of turn; its chips stay in the pot."""

    seat: int


class RuledBack(Struct, frozen=True):
    """The chips a ruling gives back to the player who put them into this hand."""

    seat: int
    amount: int


class RuledTurn(Struct, frozen=True):
    """A turn given by a ruling: this seat acts next."""

    seat: int


class RuledVoid(Struct, frozen=True):
    """A hand declared void: everybody takes back what he put in."""


Consequence = AntePosted | BlindPosted | DeadPosted | UncalledReturned | CommissionTaken | Awarded
Play = HoleDealt | BoardDealt | Folded | Checked | Called | BetTo | Shown | Mucked
Ruled = RuledTo | RuledDead | RuledBack | RuledTurn | RuledVoid
Decision = Play | Ruled
Operation = Consequence | Decision
CONSEQUENCES = (AntePosted, BlindPosted, DeadPosted, UncalledReturned, CommissionTaken, Awarded)
