"""Reads a hand in play into a situation, so that a dispute is ruled on what the engine knows of the hand.

The log is that of the street the hand stands at; what happened on the streets before shows in the seats.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, cast

from tdapp.poker import operations as steps
from tdapp.poker.betting import limit
from tdapp.poker.cards import card_text, text
from tdapp.poker.hand import Hand
from tdapp.poker.table import AnteKind
from tdapp.rulings.situation import (
    STREETS,
    Action,
    Answer,
    Ante,
    AnteName,
    AtSeat,
    BoardCard,
    Did,
    GameName,
    Level,
    Situation,
    Status,
    StreetName,
)  # fmt: skip
from tdapp.values import replace

ANTES: Mapping[AnteKind, AnteName] = {
    AnteKind.NONE: "none",
    AnteKind.EACH: "per_player",
    AnteKind.BIG_BLIND: "bb_ante",
    AnteKind.BUTTON: "button_ante",
}
RULED = (steps.RuledTo, steps.RuledDead, steps.RuledBack, steps.RuledTurn, steps.RuledVoid)
KINDS: tuple[Literal["flop", "turn", "river"], ...] = ("flop", "turn", "river")


def situation_of_hand(
    hand: Hand, incident: str, facts: Mapping[str, Answer] | None = None, *, players_left: int | None = None
) -> Situation:
    """The situation of an incident in this hand as it stands; `players_left` in the whole tournament.

    Once nobody is to act any more it is that of the last street that was played, with its actions.
    """
    table = hand.table
    read = _Reading(hand)
    seats = read.seats()
    before = sum(place.paid + place.ante + place.dead for place in seats)
    return Situation(
        incident=incident,
        game=cast("GameName", table.game.code),
        structure=table.betting.structure,
        level=_level(hand),
        seats=seats,
        turn=read.turn,
        button=table.button,
        small_blind=table.small_blind_seat,
        big_blind=table.big_blind_seat,
        street=_street(hand),
        pot=before,
        actions=tuple(read.actions),
        board=_board(hand),
        players_left=players_left,
        facts=facts or {},
    )


def _street(hand: Hand) -> StreetName:
    """The street of the last action, or the one that is to be bet on."""
    return STREETS[min(3, max(0, hand.street if hand.turn is not None else _streets_acted(hand) - 1))]


def _streets_acted(hand: Hand) -> int:
    """How many streets have seen an action of a player, counted to the last of them."""
    street, last = 0, 1
    for step in hand.record:
        if isinstance(step, steps.BoardDealt):
            street += 1
        elif isinstance(step, steps.Folded | steps.Checked | steps.Called | steps.BetTo):
            last = street + 1
    return last


def _level(hand: Hand) -> Level:
    table, betting = hand.table, hand.table.betting
    fixed = limit(betting.structure)
    terms = table.commission
    return Level(
        big_blind=table.big_blind,
        small_blind=table.small_blind,
        ante=Ante(ANTES[table.ante_kind], table.ante),
        lowest_chip=table.lowest_chip,
        raise_cap=betting.raise_cap,
        small_bet=betting.small_bet if fixed or terms or betting.small_bet != table.big_blind else None,
        big_bet=betting.big_bet if fixed or terms else None,
        min_wager=terms.minimum_wager if terms else None,
        commission=terms.percent if terms else None,
    )


def lowered(actions: Sequence[Action], seat: int, to: int) -> list[Action]:
    """The actions of a street as they count once a ruling leaves a seat no more than this in front of it."""
    return [_at_most(action, to) if action.seat == seat else action for action in actions]


def _at_most(action: Action, to: int) -> Action:
    if action.to is None or action.to <= to:
        return action
    return replace(action, to=to, chips=()) if to else replace(action, did=Did.CHECK, to=None, chips=())


def _ruled_in_turn(hand: Hand) -> Iterator[bool]:
    """Of each step the floor ruled whether it was the turn of the seat it is about."""
    if not any(isinstance(step, RULED) for step in hand.record):
        return
    at = Hand(hand.table)
    for step in hand.record:
        if isinstance(step, steps.CONSEQUENCES):
            continue
        if isinstance(step, RULED):
            yield at.turn is not None and at.seats[at.turn] == getattr(step, "seat", None)
        at.do(step)


class _Reading:
    """A hand read step by step: who has put what where, and the log of the street that is reached."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.here = STREETS.index(_street(hand))
        self.street = 0
        self.stacks = dict(zip(hand.table.seats, hand.table.stacks, strict=True))
        self.put = Counter[int]()  # in front on this street
        self.bet = Counter[int]()  # of it before anybody acted
        self.paid, self.antes, self.dead = Counter[int](), Counter[int](), Counter[int]()
        self.folded: set[int] = set()  # on the streets before
        self.all_in: set[int] = set()
        self.actions: list[Action] = []
        self.turn: int | None = None  # by a ruling
        self.tabled: dict[int, int] = {}
        in_turn = _ruled_in_turn(hand)
        for step in hand.record:
            self._take(step, in_turn=not isinstance(step, RULED) or next(in_turn))

    def _take(self, step: steps.Operation, *, in_turn: bool) -> None:
        match step:
            case steps.AntePosted(seat=seat, amount=amount):
                self.antes[seat] += amount
            case steps.DeadPosted(seat=seat, amount=amount):
                self.dead[seat] += amount
            case steps.BlindPosted(seat=seat, amount=amount):
                self.put[seat] += amount
                self.bet[seat] = self.put[seat]
            case steps.BoardDealt():
                self._next_street()
            case steps.UncalledReturned(seat=seat, amount=amount) if self.street < self.here:
                self.put[seat] -= amount
            case steps.Shown(seat=seat, cards=cards):
                self.tabled[seat] = len(cards)
            case steps.Mucked(seat=seat):
                self.tabled[seat] = 0
            case steps.RuledBack(seat=seat, amount=amount):
                self._give_back(seat, amount)
            case steps.RuledTo(seat=seat, to=to):
                if to <= self.put[seat]:
                    self._lower(seat, to)
                    self._log(seat, Did.CHECK, in_turn=in_turn)
                else:
                    self._log(seat, Did.CALL if to <= self._level else self._raise, to, in_turn=in_turn)
            case steps.RuledTurn(seat=seat):
                self.turn = seat
            case steps.Folded(seat=seat) | steps.RuledDead(seat=seat):
                self._log(seat, Did.FOLD, in_turn=in_turn)
            case steps.Checked(seat=seat):
                self._log(seat, Did.CHECK)
            case steps.Called(seat=seat, amount=amount):
                self._log(seat, Did.CALL, self.put[seat] + amount)
            case steps.BetTo(seat=seat, to=to):
                self._log(seat, self._raise, to)
            case _:
                pass

    @property
    def _level(self) -> int:
        return max(self.put.values(), default=0)

    @property
    def _raise(self) -> Did:
        return Did.RAISE if self._level else Did.BET

    def _log(self, seat: int, did: Did, to: int | None = None, *, in_turn: bool = True) -> None:
        self.actions.append(Action(seat, did, to, STREETS[self.street], in_turn))
        if in_turn or seat == self.turn:
            self.turn = None
        if to is not None:
            self.put[seat] = to

    def _next_street(self) -> None:
        self.street += 1
        self.turn = None
        if self.street > self.here:
            return
        self.paid += self.put
        self.put, self.bet = Counter(), Counter()
        self.folded |= {action.seat for action in self.actions if action.did is Did.FOLD}
        self.actions = []
        spent = self.paid + self.antes + self.dead
        self.all_in = {seat for seat, stack in self.stacks.items() if stack == spent[seat]} - self.folded

    def _give_back(self, seat: int, amount: int) -> None:
        """Chips the floor gave back: those in front first, then what was paid before, the ante last."""
        front = min(amount, self.put[seat])
        self._lower(seat, self.put[seat] - front)
        amount -= front
        for chips in (self.paid, self.antes):
            part = min(amount, chips[seat])
            chips[seat] -= part
            amount -= part

    def _lower(self, seat: int, to: int) -> None:
        """No more than this counts of what a seat has put in front of it on this street."""
        self.actions = lowered(self.actions, seat, to)
        self.put[seat] = min(self.put[seat], to)
        self.bet[seat] = min(self.bet[seat], to)

    def seats(self) -> tuple[AtSeat, ...]:
        """Everybody's part in the hand before the street that is reached."""
        return tuple(self._seat(seat) for seat in sorted(self.stacks))

    def _seat(self, seat: int) -> AtSeat:
        out, spent = seat in self.folded, seat in self.all_in
        return AtSeat(
            seat,
            status=Status.FOLDED if out else Status.ALL_IN if spent else Status.ACTIVE,
            stack=self.stacks[seat],
            paid=self.paid[seat],
            bet=self.bet[seat],
            ante=self.antes[seat],
            dead=self.dead[seat],
            acted=False,  # on this street, before its log
            cards=text(self.hand.hole[self.hand.place[seat]] or ()),
            tabled=self.tabled.get(seat),
        )


def _board(hand: Hand) -> tuple[BoardCard, ...]:
    """The board, street by street; the cards of a street that nobody knows are left out."""
    dealt = [step.cards for step in hand.record if isinstance(step, steps.BoardDealt)]
    return tuple(BoardCard(kind, card_text(card)) for kind, cards in zip(KINDS, dealt, strict=False) for card in cards)
