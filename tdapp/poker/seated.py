"""A hand in seats: the door to a hand in play for everybody outside this package.

Inside, players are numbered from the left of the button (`tdapp.poker.hand`); here there are only seats, from 1 as at
the table. Everything is checked, and whatever is wrong is a `PokerError`.
"""

from collections.abc import Collection, Iterable, Mapping

from msgspec import Struct

from tdapp.poker import hand as by_number
from tdapp.poker.betting import RaiseRange
from tdapp.poker.cards import Card
from tdapp.poker.errors import PokerError, chips_in, refuse
from tdapp.poker.hand import Choices
from tdapp.poker.operations import Awarded, Decision, Operation
from tdapp.poker.phase import Phase
from tdapp.poker.pots import layer
from tdapp.poker.table import Table


class Pot(Struct, frozen=True):
    """A pot in chips and the seats that can win it."""

    amount: int
    seats: tuple[int, ...]


class Hand:
    """A hand in play, or over: blinds and antes are posted when it is made, and every step goes through `do`.

    >>> from tdapp.poker import HOLDEM, Betting, Structure, Folded, HoleDealt
    >>> betting = Betting(Structure.NO_LIMIT, small_bet=200, big_bet=200)
    >>> table = Table(HOLDEM, betting, (4, 7), (5000, 3000), button=7, small_blind_seat=7, big_blind_seat=4,
    ...     small_blind=100, big_blind=200)
    >>> hand = Hand(table)
    >>> for seat in hand.seats:
    ...     hand.do(HoleDealt(seat))
    >>> hand.do(Folded(7))
    >>> hand.stacks()
    {4: 5100, 7: 2900}
    """

    __slots__ = ("_hand",)

    def __init__(self, table: Table) -> None:
        self._hand = by_number.Hand(table)

    @classmethod
    def around(cls, hand: "by_number.Hand") -> "Hand":
        """The door to a hand that is there already; both are the same hand."""
        door = object.__new__(cls)
        door._hand = hand
        return door

    @property
    def inside(self) -> "by_number.Hand":
        """The hand by player number, for the rest of this package."""
        return self._hand

    @property
    def table(self) -> Table:
        """The table it was dealt at."""
        return self._hand.table

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats in the hand as cards are dealt: the first left of the button first."""
        return tuple(self._hand.seats)

    @property
    def phase(self) -> Phase:
        """What the hand waits for."""
        return self._hand.phase

    @property
    def turn(self) -> int | None:
        """The seat to act; None when nobody is."""
        return None if self._hand.turn is None else self._hand.seats[self._hand.turn]

    @property
    def street(self) -> int:
        """The betting round: 0 before the flop, 1 flop, 2 turn, 3 river."""
        return self._hand.street

    @property
    def level(self) -> int:
        """The bet to call, as a street total in chips; 0: there is none."""
        return self._hand.level

    @property
    def board(self) -> tuple[Card, ...]:
        """The community cards that are out."""
        return self._hand.board

    @property
    def record(self) -> tuple[Operation, ...]:
        """All that was done, and what followed from it, in order."""
        return tuple(self._hand.record)

    def do(self, step: Decision) -> None:
        """Carry out a step and all that follows; a refused one (`PokerError`) changes nothing."""
        self._hand.do(step)

    def why_not(self, step: Decision) -> PokerError | None:
        """The refusal this step would get now; None when it is legal."""
        return self._hand.why_not(step)

    def copy(self) -> "Hand":
        """An independent hand at the same point, for 'what if'."""
        return Hand.around(self._hand.copy())

    def choices(self) -> Choices | None:
        """The actions the player in turn may take; None when nobody is to act."""
        return self._hand.choices()

    def raise_range(self, seat: int) -> RaiseRange:
        """The street totals to which this seat may bet or raise as things stand, also out of turn.

        Refuses a seat that is not in the hand, and asks only while there is a player to act.
        """
        player = self._player(seat)
        if self._hand.phase is not Phase.ACT:
            refuse("not_now", step="act", waits_for=self._hand.phase.value)
        if self._hand.folded[player]:
            refuse("has_folded", seat=seat)
        return self._hand.raise_range(player)

    def showing_order(self) -> tuple[int, ...]:
        """The seats that still have to show or muck, in order (HC-17); empty before the showdown."""
        return self._hand.showing_order()

    def pots(self) -> tuple[Pot, ...]:
        """The pots as they stand, the main pot first, chips in front of players included.

        While the betting goes on, whoever has chips left counts as calling: only an all-in makes a side pot.
        """
        seats = self._hand.seats
        return tuple([Pot(pot.amount, tuple([seats[player] for player in pot.eligible])) for pot in self._hand.pots()])

    def stacks(self) -> dict[int, int]:
        """The chips each seat has behind."""
        return self._hand.stacks()

    def bets(self) -> dict[int, int]:
        """The chips each seat has in front this street."""
        return dict(zip(self._hand.seats, self._hand.put, strict=True))

    def folded(self) -> tuple[int, ...]:
        """The seats that have folded."""
        return tuple([seat for seat, out in zip(self._hand.seats, self._hand.folded, strict=True) if out])

    def hole(self, seat: int) -> tuple[Card, ...]:
        """The hole cards of a seat; none while they are not dealt or not known."""
        return self._hand.hole[self._player(seat)] or ()

    def won(self) -> dict[int, int]:
        """The chips each seat was awarded so far, of all pots together."""
        chips = dict.fromkeys(self._hand.seats, 0)
        for step in self._hand.record:
            if isinstance(step, Awarded):
                chips[step.seat] += step.amount
        return chips

    def _player(self, seat: int) -> int:
        player = self._hand.place.get(seat)
        if player is None:
            refuse("no_such_seat", seat=seat, legal=self.seats)
        return player


def replay(table: Table, record: Iterable[Operation]) -> Hand:
    """The hand of a record; refuses a record whose consequences are not those of the rules."""
    return Hand.around(by_number.replay(table, record))


def side_pots(paid: Mapping[int, int], in_hand: Collection[int], *, dead: int = 0) -> tuple[Pot, ...]:
    """The pots of what each seat paid over the hand, the main pot first (HC-21); `in_hand` has not folded.

    Chips nobody called must have gone back. `dead` is money paid for everybody, such as the ante of the big blind.

    >>> side_pots({1: 50, 4: 200, 6: 200, 9: 30}, in_hand=(1, 4, 6))
    (Pot(amount=180, seats=(1, 4, 6)), Pot(amount=300, seats=(4, 6)))
    """
    seats = sorted(paid)
    for seat in seats:
        chips_in(paid[seat], what="wager")
    chips_in(dead, what="pot")
    for seat in in_hand:
        if seat not in paid:
            refuse("no_such_seat", seat=seat, legal=tuple(seats))
    if not in_hand:
        refuse("no_winner", amount=sum(paid.values()) + dead)
    players = [number for number, seat in enumerate(seats) if seat in in_hand]
    found = layer([paid[seat] for seat in seats], players, dead=dead)
    return tuple([Pot(pot.amount, tuple([seats[player] for player in pot.eligible])) for pot in found])
