"""The steps of a hand, one small frozen record each; a list of them is the whole history of the hand.

What people do (deal, act, show) is handed to the hand; what follows from it (posted blinds, a returned bet, awards)
the hand adds itself. Seats are those of the table, amounts are chips.
"""

from dataclasses import dataclass

from tdapp.poker.cards import Card


@dataclass(frozen=True, slots=True)
class AntePosted:
    """Dead money in advance: each player's own ante, or the big blind's for the table."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class BlindPosted:
    """A blind or another wager before the cards; it is a bet."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class DeadPosted:
    """The part of a returning player's wager that goes straight into the pot."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class HoleDealt:
    """A player's hole cards; empty when they are not known."""

    seat: int
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class BoardDealt:
    """Flop, turn or river."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Folded:
    """A hand given up; binding also when there was nothing to call (HC-58)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Checked:
    """No bet, none to call."""

    seat: int


@dataclass(frozen=True, slots=True)
class Called:
    """A bet met with this many chips; fewer than the bet only when they are the last ones."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class BetTo:
    """A bet or raise to this street total."""

    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class UncalledReturned:
    """The part of a bet nobody matched."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Shown:
    """A hand tabled: all hole cards, face up. Empty when the hand already knows them."""

    seat: int
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Mucked:
    """A hand given up unseen at the showdown."""

    seat: int


@dataclass(frozen=True, slots=True)
class CommissionTaken:
    """What the house takes of a pot; the main pot is 0."""

    pot: int
    amount: int


@dataclass(frozen=True, slots=True)
class Awarded:
    """What a player gets of a pot; the main pot is 0. `half` is whole, high or low."""

    pot: int
    seat: int
    amount: int
    half: str = "whole"


Consequence = AntePosted | BlindPosted | DeadPosted | UncalledReturned | CommissionTaken | Awarded
Decision = HoleDealt | BoardDealt | Folded | Checked | Called | BetTo | Shown | Mucked
Operation = Consequence | Decision
CONSEQUENCES = (AntePosted, BlindPosted, DeadPosted, UncalledReturned, CommissionTaken, Awarded)
