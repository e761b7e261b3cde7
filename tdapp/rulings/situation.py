"""The situation of an incident: what happened at the table, as it was seen.

Everything may be unknown (None, or an empty list); a ruling answers what can be decided and names the rest. Logged
actions are what was physically done, legal or not. Seats count from 1 clockwise, amounts are chips, a street total is
what a player has in front of him in this betting round.

>>> Situation(incident="betting.silent_chips", seats=(AtSeat(3, bet=100), AtSeat(4, bet=600))).at(4).bet
600
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal, TypeAlias

from msgspec import Struct

from tdapp.poker.betting import Structure

Answer: TypeAlias = bool | int | str | tuple[int | str, ...]
StreetName = Literal["preflop", "flop", "turn", "river"]
AnteName = Literal["none", "per_player", "bb_ante", "button_ante"]
STREETS: tuple[StreetName, ...] = ("preflop", "flop", "turn", "river")
GameName = Literal[
    "holdem", "omaha", "omaha_high_low", "omaha_five", "omaha_six", "omaha_five_high_low", "omaha_six_high_low"
]


class Status(StrEnum):
    """How a seat stands in this hand."""

    ACTIVE = "active"
    FOLDED = "folded"
    ALL_IN = "all_in"
    ABSENT = "absent"
    """Dealt in, but not at the seat."""
    ON_PENALTY = "on_penalty"
    SITTING_OUT = "sitting_out"
    NOT_ENTITLED = "not_entitled"
    """A new player between small blind and button: no cards this hand."""


class Ante(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The ante of the level: from each player, or one for the table from the big blind or from the button."""

    kind: AnteName = "none"
    amount: int = 0


class Level(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Blinds and limits. The last six belong to cash games (QLD): wagers, buy-in, commission in percent, fee."""

    big_blind: int
    small_blind: int = 0
    ante: Ante = Ante()
    lowest_chip: int | None = None
    raise_cap: int | None = None
    small_bet: int | None = None
    big_bet: int | None = None
    min_wager: int | None = None
    max_wager: int | None = None
    min_buy_in: int | None = None
    max_buy_in: int | None = None
    commission: int | None = None
    fee: int | None = None


class AtSeat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One seat of the table, with its player's part in the hand. `stack` is what the player had at the start of the
    hand, before blinds and antes.

    `paid`: live chips put in on earlier streets; `bet`: in front of him now (before the action in question); `ante`:
    what he paid as ante; `dead`: other dead money. `cards` are known hole cards, `tabled` how many of them lie face up,
    `count` how many he was dealt (None: the right number). `newcomer`: new or returning (QLD s21, s23A).
    """

    seat: int
    status: Status = Status.ACTIVE
    stack: int | None = None
    paid: int = 0
    bet: int = 0
    ante: int = 0
    dead: int = 0
    acted: bool | None = None
    cards: str = ""
    tabled: int | None = None
    count: int | None = None
    looked: bool = False
    newcomer: bool = False
    penalty_hands: int = 0


class Dealt(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The n-th card off the deck (from 1) and where it went. `seat` None: to no seat (an empty spot, the floor).

    `seen`: face up through the dealer; `boxed`: found face up in the deck; `by_player`: the player exposed it himself.
    """

    position: int
    seat: int | None = None
    card: str = ""
    seen: bool = False
    boxed: bool = False
    by_player: bool = False
    joker: bool = False


class Did(StrEnum):
    """The physical part of an action: what the player did."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    ALL_IN = "all_in"
    CHIPS = "chips"
    """Chips put in without a word."""


class Spoken(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The words of an action: the verb, the amount named, and whether the table understood them."""

    verb: str = ""
    amount: int | None = None
    understood: bool = True


class Action(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One action, in the order they were done. `to` is his street total afterwards (None for a fold or check).

    `chips` are the denominations pushed, one number a chip; `motions` in how many movements; `first` which came first.
    """

    seat: int
    did: Did
    to: int | None = None
    street: StreetName | None = None
    in_turn: bool = True
    chips: tuple[int, ...] = ()
    said: Spoken | None = None
    first: Literal["words", "chips", "together"] | None = None
    motions: int = 1
    touched_before_words: bool = False
    last_chips: bool = False
    earlier_chips: tuple[int, ...] = ()
    earlier: Literal["left", "partly_pulled", "fully_pulled"] | None = None
    by_dealer: bool = False


class BoardCard(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A burn or community card in the order it came off the deck."""

    kind: Literal["burn", "flop", "turn", "river"]
    card: str = ""
    seen: bool = False


class Situation(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One incident: its name, the table as it stood, and the answers to the incident's own questions (`facts`).

    `bet` of the seats is the state before `actions`; actions without a street belong to `street`. `last_raise` is the
    largest full bet or raise of the street, `pot` what lies in the middle (earlier rounds, antes, dead money), without
    the bets in front. `players_left` in the whole event. `options` are house options set for this case alone.
    """

    incident: str
    game: GameName = "holdem"
    structure: Structure = Structure.NO_LIMIT
    level: Level | None = None
    seats: tuple[AtSeat, ...] = ()
    button: int | None = None
    small_blind: int | None = None
    big_blind: int | None = None
    street: StreetName | None = None
    last_raise: int | None = None
    pot: int | None = None
    turn: int | None = None
    """The seat that acts next by an earlier ruling, as one who has not acted; None: who follows on the last to act."""
    deal: tuple[Dealt, ...] = ()
    actions: tuple[Action, ...] = ()
    board: tuple[BoardCard, ...] = ()
    players_left: int | None = None
    facts: Mapping[str, Answer] = {}
    options: Mapping[str, bool | int | str] = {}
    hand: str = ""
    """The hand it happened in, as the line that enters it (`hands/line.py`); '' when none was entered."""

    def at(self, seat: int) -> AtSeat:
        """The seat with this number; KeyError when the situation does not know it."""
        for place in self.seats:
            if place.seat == seat:
                return place
        raise KeyError(seat)
