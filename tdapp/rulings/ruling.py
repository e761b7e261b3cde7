"""A ruling: what is decided, in which steps, on which rule, and what is left to the director."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal, TypeAlias

from msgspec import Struct

from tdapp.rulebooks.book import Citation, Plain

Arg: TypeAlias = bool | int | str | tuple[int | str, ...]


class Code(StrEnum):
    """The outcome of a ruling in one word; the sentences are in the steps."""

    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE_TO = "raise_to"
    ALL_IN = "all_in"
    FOLD = "fold"
    FULL_CALL = "full_call"
    CALL_OR_FOLD = "call_or_fold"
    PLAYER_CHOICE = "player_choice"
    MIN_BET = "min_bet"
    MIN_RAISE = "min_raise"
    OOT_BINDING = "oot_binding"
    OOT_RELEASED = "oot_released"
    OOT_RETURNED = "oot_returned"
    OOT_FORFEIT = "oot_forfeit"
    OOT_RETRACT = "oot_retract"
    MISDEAL = "misdeal"
    PLAY_ON = "play_on"
    RECONSTRUCT = "reconstruct"
    EXCHANGE_WITH_BURN = "exchange_with_burn"
    SUPPLY_CARD = "supply_card"
    HAND_DEAD = "hand_dead"
    HAND_LIVE = "hand_live"
    HAND_VOID_REFUND = "hand_void_refund"
    ROUND_VOID_REFUND = "round_void_refund"
    SCRAMBLE_PICK_BURN = "scramble_pick_burn"
    RESHUFFLE_REDEAL_NO_BURN = "reshuffle_redeal_no_burn"
    BOARD_CARD_STAYS = "board_card_stays"
    USE_AS_BURN = "use_as_burn"
    MUCK_CARD = "muck_card"
    CORRECT_ALL_TO = "correct_all_to"
    CORRECT_BETTOR_TO = "correct_bettor_to"
    ERROR_STANDS = "error_stands"
    TD_DECIDES = "td_decides"
    NO_RULE = "no_rule"
    """The book is silent."""
    FACTS_MISSING = "facts_missing"
    """Not yet: `missing` says what is needed."""
    YES = "yes"
    NO = "no"
    OPEN = "open"
    CLOSED = "closed"
    POTS = "pots"
    ORDER = "order"
    POSITIONS = "positions"
    MOVE = "move"
    HALT = "halt"
    CONTINUE = "continue"
    PENALTY = "penalty"
    DISQUALIFIED = "disqualified"
    REMOVE_CHIPS = "remove_chips"
    AMOUNT = "amount"
    """A number is the answer: hands to miss, a maximum, a count."""
    PROCEDURE = "procedure"
    """The steps are the answer."""


class Step(Struct, frozen=True, omit_defaults=True):
    """One sentence of a ruling: its code, what fills it, and where it is written."""

    code: str
    cite: Citation
    args: Mapping[str, Arg] = {}


class Reason(Struct, frozen=True, omit_defaults=True):
    """One thought on the way to a ruling, with its rule where it rests on one."""

    code: str
    args: Mapping[str, Arg] = {}
    cite: Citation | None = None


class SeatEffect(Struct, frozen=True, omit_defaults=True):
    """What the ruling does to one seat: chips that go back, must be added or leave play, and the fate of his hand."""

    seat: int
    refund: int = 0
    must_add: int = 0
    forfeits: int = 0
    """Chips that stay in the pot although his hand is gone."""
    removed: int = 0
    """Chips that leave the tournament."""
    gains: int = 0
    """Chips he gets that were not his: of a pot, or of another player."""
    gives: int = 0
    """Chips of his that another player gets."""
    hand: Literal["live", "dead", "void"] | None = None
    before: int | None = None
    """What he had in front of him before the disputed action; None where the effect is of no wager."""
    put_in: int = 0
    """New chips he has put in with it, whether they count or not."""
    to: int | None = None
    """His street total by the ruling; None where the effect is of no wager."""


class PlayerOption(Struct, frozen=True, omit_defaults=True):
    """An option a player has now. `least`/`most` are street totals; None: the stack is the limit."""

    seat: int
    act: Literal["fold", "check", "call", "bet", "raise", "complete", "all_in"]
    least: int | None = None
    most: int | None = None


class CardFate(Struct, frozen=True, omit_defaults=True):
    """A card and where it goes. `which` names it: a card (`As`), or its place (`flop`, `turn_burn`, `seat_4`,
    `extra`).
    """

    which: str
    fate: Literal["burn", "next_burn", "muck", "stub", "stays", "random_burn", "to_seat", "redeal", "show_then_muck"]
    seat: int | None = None


class PotAward(Struct, frozen=True, omit_defaults=True):
    """A pot, main pot first: who can win it, and who gets what of it when that is known."""

    amount: int
    eligible: tuple[int, ...]
    awards: Mapping[int, int] = {}
    commission: int = 0


class Penalty(Struct, frozen=True, omit_defaults=True):
    """The penalty of a ruling: whether it may or must follow, on which rule, and what the book lets the director choose
    from.
    """

    kind: Literal["may", "must"]
    cite: Citation
    seats: tuple[int, ...] = ()
    menu: tuple[str, ...] = ()
    """Codes: those of `PenaltyKind`, and what only a cash game knows: void_wager, exclude."""


class Choice(Struct, frozen=True, omit_defaults=True):
    """One thing the director may decide, with what it would do to the seats."""

    id: str
    args: Mapping[str, Arg] = {}
    effects: tuple[SeatEffect, ...] = ()


class Discretion(Struct, frozen=True, omit_defaults=True):
    """The discretion a ruling leaves the director: the choices, and the one we would recommend."""

    choices: tuple[Choice, ...]
    recommended: str
    cite: Citation


class Assumed(Struct, frozen=True, omit_defaults=True):
    """An assumption the ruling rests on that nobody entered: a question's usual answer, or a house option or
    reading.
    """

    kind: Literal["answer", "option", "reading", "note"]
    name: str
    value: Plain | tuple[int | str, ...] = ""
    cite: Citation | None = None


class Ruling(Struct, frozen=True, omit_defaults=True):
    """A ruling as a whole, with everything the answer needs. `missing` are the facts still needed (question ids, or
    fields of the situation).
    """

    incident: str
    book: str
    edition: str
    code: Code
    steps: tuple[Step, ...] = ()
    checklist: tuple[Step, ...] = ()
    reasons: tuple[Reason, ...] = ()
    effects: tuple[SeatEffect, ...] = ()
    bet_level: int | None = None
    min_raise_to: int | None = None
    max_raise_to: int | None = None
    next_to_act: int | None = None
    options: tuple[PlayerOption, ...] = ()
    cards: tuple[CardFate, ...] = ()
    pots: tuple[PotAward, ...] = ()
    penalty: Penalty | None = None
    discretion: Discretion | None = None
    assumed: tuple[Assumed, ...] = ()
    missing: tuple[str, ...] = ()

    @property
    def rule(self) -> Citation | None:
        """The rule that decides: the one what is left to the director rests on, else that of the first sentence; None
        while nothing is decided.
        """
        if self.code is Code.FACTS_MISSING:
            return None
        if self.discretion is not None:
            return self.discretion.cite
        said = self.steps or self.checklist
        return said[0].cite if said else None

    @property
    def citations(self) -> tuple[Citation, ...]:
        """The rules the ruling rests on, each once, in the order it is used."""
        found = [step.cite for step in (*self.steps, *self.checklist)]
        found += [reason.cite for reason in self.reasons if reason.cite]
        found += [said.cite for said in (self.penalty, self.discretion) if said]
        found += [assumed.cite for assumed in self.assumed if assumed.cite]
        return tuple(dict.fromkeys(found))
