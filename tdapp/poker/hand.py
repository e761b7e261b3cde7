"""A whole hand: every step is checked, then carried out, then recorded (catalogue 6 and 7).

A `Hand` is the fold of its steps over a `Table`. `do` is its one door: it refuses a step that is out of order or not
legal, says what would be, and leaves the hand as it was. What follows by itself (blinds, a returned bet, the next
player, awards) is carried out and recorded at once. `copy` is cheap, for "what if".

Inside, players are numbered from 0, the first seat left of the button; a seat number is only translated at the door.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from tdapp.poker import operations as steps
from tdapp.poker.betting import BlindPot, RaiseRange, full_after, is_raise, minimum_bet, raise_range
from tdapp.poker.cards import Card, card_text
from tdapp.poker.errors import PokerError, chips_in, refuse
from tdapp.poker.pots import Pot, layer, uncalled
from tdapp.poker.settlement import settle
from tdapp.poker.showdown import check_muck, showing_order
from tdapp.poker.table import AnteKind, Showing, Table


class Phase(StrEnum):
    """What the hand waits for."""

    HOLE = "hole"
    ACT = "act"
    BOARD = "board"
    SHOW = "show"
    OVER = "over"


_ACT = Phase.ACT  # an attribute of a module is found faster than one of an enum


@dataclass(frozen=True, slots=True)
class Choices:
    """What the player in turn may do; folding is always possible."""

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
        button = table.button
        ordered = sorted(table.seats)
        self.table = table
        self.seats: list[int] = [s for s in ordered if s > button] + [s for s in ordered if s <= button]
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
        self._post()

    # the record

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

    # blinds and antes

    def _post(self) -> None:
        table = self.table
        self.level = table.big_blind  # A52: a short big blind is still called in full
        self.full = minimum_bet(table.betting, 0)
        if table.ante and table.ante_kind is AnteKind.EACH:
            for player in range(len(self.seats)):
                amount = self._pay(player, table.ante)
                self.ante[player] = amount
                self.record.append(steps.AntePosted(self.seats[player], amount))
        posted = 0
        if table.small_blind and table.small_blind_seat is not None:
            posted += self._post_bet(table.small_blind_seat, table.small_blind)
        posted += self._post_bet(table.big_blind_seat, table.big_blind)
        self.short_blinds = table.small_blind + table.big_blind - posted
        for post in table.posts:
            self._post_bet(post.seat, post.live)
            self._post_dead(post.seat, post.dead, steps.DeadPosted)
        if table.ante_kind is AnteKind.BIG_BLIND:
            self._post_dead(table.big_blind_seat, table.ante, steps.AntePosted)  # RP-11: the blind comes first

    def _pay(self, player: int, amount: int) -> int:
        """Take up to this amount from a stack."""
        paid = amount if amount < self.stack[player] else self.stack[player]
        self.stack[player] -= paid
        return paid

    def _post_bet(self, seat: int, amount: int) -> int:
        player = self.place[seat]
        paid = self._pay(player, amount)
        if paid:
            self.put[player] += paid
            self.front += paid
            self.record.append(steps.BlindPosted(seat, paid))
        return paid

    def _post_dead(self, seat: int, amount: int, kind: type[steps.AntePosted] | type[steps.DeadPosted]) -> None:
        paid = self._pay(self.place[seat], amount)
        if paid:
            self.dead += paid
            self.dead_payers.add(self.place[seat])
            self.record.append(kind(seat, paid))

    # cards

    def _take_cards(self, cards: tuple[Card, ...], known: int = 0) -> int:
        """The cards that are out once these are; refuses what is no card or already out (`known` are the player's)."""
        used = self.used
        for card in cards:
            if type(card) is not int or not 0 <= card < 52:
                refuse("unknown_card", written=repr(card), place=cards.index(card) + 1, text="")
            bit = 1 << card
            if used & bit and not known & bit:
                refuse("duplicate_card", card=card_text(card))
            known &= ~bit
            used |= bit
        return used

    def _deal_hole(self, step: steps.HoleDealt) -> None:
        if self.phase is not Phase.HOLE:
            refuse("not_now", step="hole", waits_for=self.phase.value)
        player = self.dealt
        if step.seat != self.seats[player]:
            refuse("not_in_turn", seat=step.seat, expected=self.seats[player])
        if step.cards:
            if len(step.cards) != self.table.game.hole_cards:
                refuse("wrong_card_count", what="hole", found=len(step.cards), wanted=self.table.game.hole_cards)
            self.used = self._take_cards(step.cards)
        self.hole[player] = step.cards
        self.dealt = player + 1
        self.record.append(step)
        if self.dealt == len(self.seats):
            self._turn_to(self._next(self.place[self.table.big_blind_seat]))

    def _deal_board(self, step: steps.BoardDealt) -> None:
        if self.phase is not Phase.BOARD:
            refuse("not_now", step="board", waits_for=self.phase.value)
        wanted = 1 if self.board else 3
        if len(step.cards) != wanted:
            refuse("wrong_card_count", what="board", found=len(step.cards), wanted=wanted)
        self.used = self._take_cards(step.cards)
        self.board += step.cards
        self.record.append(step)
        self.street += 1
        if self.all_in:
            self._run_out()
        else:
            self.full = minimum_bet(self.table.betting, self.street)
            self._turn_to(self._next(-1))

    # acting

    def _in_turn(self, seat: int) -> int:
        """The player in turn; refuses anybody else, and tells who it is."""
        turn = self.turn
        if self.phase is not _ACT or turn is None:
            refuse("not_now", step="act", waits_for=self.phase.value)
        if self.seats[turn] != seat:
            refuse("not_in_turn", seat=seat, expected=self.seats[turn])
        return turn

    def _next(self, after: int) -> int | None:
        """The next player clockwise who has to act; None when the round is complete."""
        put, stack, folded, acted, level = self.put, self.stack, self.folded, self.acted, self.level
        count = len(put)
        around: list[int] = [*range(after + 1, count), *range(after + 1)]
        for player in around:
            if stack[player] and not folded[player] and (put[player] < level or not acted[player]):
                mine = put[player]
                for other in range(count):
                    # somebody has, or can still have, more in front: there is something to decide
                    if put[other] + stack[other] > mine and other != player and not folded[other]:
                        return player
        return None

    def _turn_to(self, player: int | None) -> None:
        self.turn = player
        if player is None:
            self._close_round()
        else:
            self.phase = _ACT

    def _acted(self, player: int) -> None:
        self.acted[player] = True
        self.turn = following = self._next(player)
        if following is None:
            self._close_round()

    def choices(self) -> Choices | None:
        """What the player in turn may do; None when nobody is to act."""
        if self.turn is None:
            return None
        player = self.turn
        need = self.level - self.put[player]
        stack = self.stack[player]
        pays = need if need < stack else stack
        return Choices(self.seats[player], pays, need >= stack, self._raise_range(player))

    def _raise_range(self, player: int) -> RaiseRange:
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
        """N-9: the pot as pot-limit counts it: everything, but before the flop full blinds and antes by option."""
        if self.street:
            return self.front + self.middle + self.dead + sum(self.ante)
        betting = self.table.betting
        antes = sum(self.ante) + self.dead
        if not betting.antes_count:
            # a dead wager is money in the pot, an ante is not counted yet
            antes = self.dead if self.table.ante_kind is not AnteKind.BIG_BLIND else self._dead_wagers()
        return self.front + antes + (self.short_blinds if betting.blind_pot is BlindPot.FULL_BLINDS else 0)

    def _dead_wagers(self) -> int:
        return sum(step.amount for step in self.record if type(step) is steps.DeadPosted)

    def _fold(self, step: steps.Folded) -> None:
        player = self._in_turn(step.seat)
        self.folded[player] = True
        self.live -= 1
        self.record.append(step)
        if self.live == 1:
            self.turn = None
            self._close_round()
        else:
            self._acted(player)

    def _check(self, step: steps.Checked) -> None:
        player = self._in_turn(step.seat)
        if self.level > self.put[player]:
            refuse("cannot_check", seat=step.seat, legal=min(self.level - self.put[player], self.stack[player]))
        self.record.append(step)
        self._acted(player)

    def _call(self, step: steps.Called) -> None:
        player = self._in_turn(step.seat)
        need = self.level - self.put[player]
        stack = self.stack[player]
        if need <= 0:
            refuse("nothing_to_call", seat=step.seat)
        pays = need if need < stack else stack
        if step.amount != pays or type(step.amount) is not int:
            refuse("wrong_call", seat=step.seat, amount=step.amount, legal=pays)
        self.stack[player] = stack - pays
        self.put[player] += pays
        self.front += pays
        self.record.append(step)
        self._acted(player)

    def _bet_to(self, step: steps.BetTo) -> None:
        player = self._in_turn(step.seat)
        to = chips_in(step.to, what="bet", least=1)
        own, stack, level = self.put[player], self.stack[player], self.level
        allowed = self._raise_range(player)
        least, most = allowed.least, allowed.most
        if least is None or most is None:
            refuse("cannot_raise", seat=step.seat, why=allowed.why_not, legal=min(level - own, stack))
        if not least <= to <= most and (to != own + stack or not level < to < least):
            refuse("wrong_raise", seat=step.seat, amount=to, least=least, most=most)
        if to != own + stack and to % self.table.lowest_chip:
            refuse("not_payable", amount=to, lowest_chip=self.table.lowest_chip)
        if level and is_raise(self.table.betting, street=self.street, level=level, to=to, full=self.full):
            self.raises += 1
        self.full = full_after(level=level, to=to, full=self.full)
        self.level = to
        self.stack[player] = own + stack - to
        self.put[player] = to
        self.front += to - own
        self.aggressor = player
        self.record.append(step)
        self._acted(player)

    def _close_round(self) -> None:
        """The round is complete: give back what nobody called, then the board, the showdown or the award."""
        over = uncalled(self.put)
        if over is not None and not self.folded[over[0]]:
            player, amount = over
            self.put[player] -= amount
            self.stack[player] += amount
            self.front -= amount
            self.record.append(steps.UncalledReturned(self.seats[player], amount))
        self.total = [earlier + now for earlier, now in zip(self.total, self.put, strict=True)]
        count = len(self.put)
        self.put = [0] * count
        self.acted = [False] * count
        self.middle += self.front
        self.front = self.level = self.raises = 0
        if self.live == 1:
            self._settle()
            return
        self.to_show = self.live
        with_chips = sum([1 for stack, out in zip(self.stack, self.folded, strict=True) if stack and not out])
        if self.street == 3:
            self.all_in = with_chips < self.live
            self.phase = Phase.SHOW
        elif with_chips <= 1:
            self.all_in = True
            self._run_out()
        else:
            self.aggressor = None
            self.phase = Phase.BOARD

    # showdown

    def _run_out(self) -> None:
        """All-in and no more betting: hands up first where the rules say so, then the rest of the board."""
        if len(self.board) == 5:
            self.phase = Phase.SHOW
            if not self.to_show:
                self._settle()
        elif self.to_show and self.table.showing is Showing.ALL_UP:
            self.phase = Phase.SHOW
        else:
            self.phase = Phase.BOARD

    def showing_order(self) -> tuple[int, ...]:
        """HC-17: the seats that still have to show or muck, in order; empty before the showdown."""
        if self.phase is not Phase.SHOW:
            return ()
        live = [player for player in range(len(self.seats)) if self._in_showdown(player)]
        order = showing_order(live, last_aggressor=self.aggressor)
        return tuple(self.seats[player] for player in order if not self.shown[player])

    def _in_showdown(self, player: int) -> bool:
        return not self.folded[player] and not self.mucked[player]

    def _at_showdown(self, seat: int) -> int:
        """The player at this seat, who still holds his cards at a showdown; refused otherwise."""
        if self.phase is not Phase.SHOW:
            refuse("not_now", step="show", waits_for=self.phase.value)
        player = self.place.get(seat)
        if player is None or self.folded[player] or self.mucked[player] or self.shown[player]:
            refuse("nothing_to_show", seat=seat, legal=self.showing_order())
        return player

    def _show(self, step: steps.Shown) -> None:
        player = self._at_showdown(step.seat)
        held = self.hole[player] or ()
        cards = step.cards or held
        if len(cards) != self.table.game.hole_cards:
            refuse("wrong_card_count", what="hole", found=len(cards), wanted=self.table.game.hole_cards)
        if held and {*cards} != {*held}:
            refuse("other_cards", seat=step.seat)
        if not held:
            self.used = self._take_cards(cards)
            self.hole[player] = cards
        self.shown[player] = True
        self.to_show -= 1
        self.record.append(steps.Shown(step.seat, self.hole[player] or ()))
        self._after_showing()

    def _muck(self, step: steps.Mucked) -> None:
        player = self._at_showdown(step.seat)
        if self.all_in and self.table.showing is Showing.ALL_UP:
            refuse("all_in_hands_are_shown", seat=step.seat)
        everybody = [other for other in range(len(self.seats)) if not self.folded[other]]
        live = [other for other in everybody if not self.mucked[other]]
        check_muck(self.pots(), in_hand=everybody, live=live, player=player)
        self.mucked[player] = True
        self.to_show -= 1
        self.record.append(step)
        self._after_showing()

    def _after_showing(self) -> None:
        if len(self.board) < 5:
            self._run_out()
            return
        if not self.to_show or sum(self._in_showdown(player) for player in range(len(self.seats))) == 1:
            self._settle()

    # pots

    def pots(self) -> list[Pot]:
        """The pots as they stand, main pot first, chips in front of players included; by player number."""
        paid = [a + b + c for a, b, c in zip(self.total, self.put, self.ante, strict=True)]
        in_hand = [player for player, out in enumerate(self.folded) if not out]
        return layer(paid, in_hand, dead=self.dead)

    def _settle(self) -> None:
        """Award every pot; the hand is over."""
        awarded = settle(
            self.table,
            self.pots(),
            seats=self.seats,
            holes=self.hole,
            mucked=self.mucked,
            board=self.board,
            paid=[live + ante for live, ante in zip(self.total, self.ante, strict=True)],
            dead_payers=self.dead_payers,
        )
        for step in awarded:
            if type(step) is steps.Awarded:
                self.stack[self.place[step.seat]] += step.amount
        self.record += awarded
        self.phase = Phase.OVER

    def stacks(self) -> dict[int, int]:
        """What each seat has behind."""
        return dict(zip(self.seats, self.stack, strict=True))


_HANDLERS: dict[type, Callable[[Hand, Any], None]] = {
    steps.HoleDealt: Hand._deal_hole,
    steps.BoardDealt: Hand._deal_board,
    steps.Folded: Hand._fold,
    steps.Checked: Hand._check,
    steps.Called: Hand._call,
    steps.BetTo: Hand._bet_to,
    steps.Shown: Hand._show,
    steps.Mucked: Hand._muck,
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
