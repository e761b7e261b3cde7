"""A whole hand: every step is checked, then carried out, then recorded (catalogue 6 and 7).

A `Hand` is the fold of its steps over a `Table`. `do` is its one door: it refuses a step that is out of order or not
legal, says what would be, and leaves the hand as it was. What follows by itself (blinds, a returned bet, the next
player, awards) is carried out and recorded at once. `copy` is cheap, for "what if".

Inside, players are numbered from 0, the first seat left of the button; a seat number is only translated at the door.
"""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from tdapp.poker import operations as steps
from tdapp.poker.acting import bet_to, call, check, fold
from tdapp.poker.betting import RaiseRange, counted_pot, raise_range
from tdapp.poker.by_ruling import rule_back, rule_dead, rule_to, rule_turn, rule_void
from tdapp.poker.cards import Card
from tdapp.poker.dealing import deal_board, deal_hole
from tdapp.poker.errors import PokerError, refuse
from tdapp.poker.phase import Phase
from tdapp.poker.positions import clockwise
from tdapp.poker.posting import post_all
from tdapp.poker.pots import Pot, layer
from tdapp.poker.showdown import showing_order
from tdapp.poker.showing import in_showdown, muck, show
from tdapp.poker.table import AnteKind, Table


class Choices(Struct, frozen=True):
    """The actions the player in turn may take; folding is always possible."""

    seat: int
    to_call: int
    """Chips to put in for a call, at most his stack; 0: he may check."""
    call_is_all_in: bool
    raise_to: RaiseRange
    """The street totals of a bet or raise; an all-in for less than the minimum shows as its own single total."""


class Hand:
    """A hand in play, or over; the record is `record`."""

    __slots__ = (
        "acted",
        "aggressor",
        "all_in",
        "ante",
        "board",
        "dead",
        "dead_payers",
        "dealt",
        "folded",
        "front",
        "full",
        "hole",
        "level",
        "live",
        "middle",
        "mucked",
        "phase",
        "place",
        "put",
        "raises",
        "record",
        "seats",
        "short_blinds",
        "shown",
        "stack",
        "street",
        "table",
        "to_show",
        "total",
        "turn",
        "used",
    )  # fmt: skip

    def __init__(self, table: Table) -> None:
        count = len(table.seats)
        chips = dict(zip(table.seats, table.stacks, strict=True))
        self.table = table
        self.seats: list[int] = clockwise(table.seats, table.button)
        self.place: dict[int, int] = {seat: number for number, seat in enumerate(self.seats)}
        self.stack: list[int] = [chips[seat] for seat in self.seats]
        self.put: list[int] = [0] * count
        """Live chips in front of each player this street."""
        self.total: list[int] = [0] * count
        """Live chips of each player on earlier streets."""
        self.ante: list[int] = [0] * count
        self.dead = 0
        self.dead_payers: set[int] = set()
        self.folded: list[bool] = [False] * count
        self.acted: list[bool] = [False] * count
        self.hole: list[tuple[Card, ...] | None] = [None] * count
        self.shown: list[bool] = [False] * count
        self.mucked: list[bool] = [False] * count
        self.dealt = 0
        """How many players have their hole cards."""
        self.live = count
        self.board: tuple[Card, ...] = ()
        self.used = 0
        """The cards that are out, as bits."""
        self.street = 0
        self.level = 0
        self.full = 0
        self.raises = 0
        self.front = 0
        """All live chips in front of players this street."""
        self.middle = 0
        """Live chips of earlier streets."""
        self.short_blinds = 0
        self.aggressor: int | None = None
        self.turn: int | None = None
        self.all_in = False
        self.to_show = 0
        """How many hands are still face down at the showdown."""
        self.phase = Phase.HOLE
        self.record: list[steps.Operation] = []
        post_all(self)

    def do(self, step: steps.Decision) -> None:
        """Check a step, carry it out, record it and all that follows from it; refuses and changes nothing."""
        handler = _HANDLERS.get(type(step))
        if handler is None:
            refuse("not_a_decision", step=type(step).__name__)
        handler(self, step)

    def why_not(self, step: steps.Decision) -> PokerError | None:
        """The refusal this step would get now; None when it is legal."""
        try:
            self.copy().do(step)
        except PokerError as error:
            return error
        return None

    def copy(self) -> "Hand":
        """An independent hand at the same point."""
        twin = object.__new__(Hand)
        for name in Hand.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if isinstance(value, list | set) else value)
        return twin

    def choices(self) -> Choices | None:
        """The actions the player in turn may take; None when nobody is to act."""
        if self.turn is None:
            return None
        player = self.turn
        need = self.level - self.put[player]
        stack = self.stack[player]
        pays = need if need < stack else stack
        return Choices(self.seats[player], pays, need >= stack, self.raise_range(player))

    def raise_range(self, player: int) -> RaiseRange:
        """The totals to which a player (by number) may bet or raise as things stand."""
        put, stack, folded = self.put, self.stack, self.folded
        reach = 0
        for other in range(len(put)):
            if other != player and not folded[other] and put[other] + stack[other] > reach:
                reach = put[other] + stack[other]
        return raise_range(
            self.table.betting,
            street=self.street,
            level=self.level,
            own=put[player],
            stack=stack[player],
            full=self.full,
            pot=self.counted_pot(),
            acted=self.acted[player],
            raises=self.raises,
            others_reach=reach,
            lowest_chip=self.table.lowest_chip,
        )

    def counted_pot(self) -> int:
        """N-9: the pot as pot-limit counts it."""
        # all dead money is a wager unless somebody pays an ante for the table
        antes_aside = self.table.ante_kind in (AnteKind.NONE, AnteKind.EACH)
        return counted_pot(
            self.table.betting,
            street=self.street,
            front=self.front,
            middle=self.middle + self.dead + sum(self.ante),
            dead_wagers=self.dead if antes_aside else self._dead_wagers(),
            short_blinds=self.short_blinds,
        )

    def _dead_wagers(self) -> int:
        if self.street:
            return 0
        return sum(step.amount for step in self.record if type(step) is steps.DeadPosted)

    def showing_order(self) -> tuple[int, ...]:
        """HC-17, QLD s27: the seats that still have to show or muck, in order; empty before the showdown."""
        if self.phase is not Phase.SHOW:
            return ()
        live = [player for player in range(len(self.seats)) if in_showdown(self, player)]
        all_in = [player for player in live if not self.stack[player]]
        order = showing_order(live, last_aggressor=self.aggressor, showing=self.table.showing, all_in=all_in)
        return tuple(self.seats[player] for player in order if not self.shown[player])

    def pots(self) -> list[Pot]:
        """The pots as they stand, main pot first, chips in front of players included; by player number.

        While the betting goes on, whoever has chips left counts as calling.
        """
        paid = [a + b + c for a, b, c in zip(self.total, self.put, self.ante, strict=True)]
        in_hand = [player for player, out in enumerate(self.folded) if not out]
        over = self.phase is Phase.OVER  # stacks hold what was won then, and nobody in the hand owes a call
        alone = bool(self.dead) and any(not paid[player] and (over or not self.stack[player]) for player in in_hand)
        reach = None
        if self.phase in (Phase.HOLE, Phase.ACT):
            most = max(paid)
            reach = [most if stack else mine for mine, stack in zip(paid, self.stack, strict=True)]
        return layer(paid, in_hand, dead=self.dead, dead_alone=alone, reach=reach)

    def stacks(self) -> dict[int, int]:
        """The chips each seat has behind."""
        return dict(zip(self.seats, self.stack, strict=True))


_HANDLERS: dict[type, Callable[[Hand, Any], None]] = {
    steps.HoleDealt: deal_hole,
    steps.BoardDealt: deal_board,
    steps.Folded: fold,
    steps.Checked: check,
    steps.Called: call,
    steps.BetTo: bet_to,
    steps.Shown: show,
    steps.Mucked: muck,
    steps.RuledTo: rule_to,
    steps.RuledDead: rule_dead,
    steps.RuledBack: rule_back,
    steps.RuledTurn: rule_turn,
    steps.RuledVoid: rule_void,
}


def replay(table: Table, record: Iterable[steps.Operation]) -> Hand:
    """The hand of a record; refuses a record whose consequences are not those of the rules."""
    hand = Hand(table)
    at = 0
    for step in record:
        if at == len(hand.record):
            if isinstance(step, steps.CONSEQUENCES):
                refuse("record_differs", at=at + 1, recorded=step, expected=None)
            hand.do(step)
        if hand.record[at] != step:
            refuse("record_differs", at=at + 1, recorded=step, expected=hand.record[at])
        at += 1
    if at < len(hand.record):
        refuse("record_differs", at=at + 1, recorded=None, expected=hand.record[at])
    return hand
