"""A hand as the questions of an incident ask about it."""

from collections.abc import Callable
from itertools import takewhile
from typing import TypeAlias

from tdapp.poker.hand import Hand
from tdapp.rulings.hands.entered import Entered
from tdapp.rulings.hands.setup import counted
from tdapp.rulings.situation import STREETS, Action, Answer, Did

BETS = (Did.BET, Did.RAISE, Did.ALL_IN)


class Teller:
    """The hand as questions ask about it. `seat` None: nobody is named, and no question about him has an answer."""

    def __init__(self, entered: Entered, hand: Hand, seat: int | None) -> None:
        self.entered, self.hand, self.seat = entered, hand, seat
        self.action: Action | None = entered.disputed
        actions = [log.action for log in entered.counts]
        at = next((at for at, action in enumerate(actions) if action is self.action), len(actions))
        self.before, self.since = actions[:at], actions[at + 1 :]
        self.player = None if seat is None else hand.place.get(seat)

    @property
    def level_then(self) -> int:
        """The bet there was when what is disputed was done, as a street total."""
        street = self.action.street if self.action is not None else STREETS[self.hand.street]
        before = takewhile(lambda log: log.action is not self.action, self.entered.counts)
        bets = [log.action.to or 0 for log in before if log.played and log.action.street == street]
        return max([self.hand.table.big_blind if street == STREETS[0] else 0, *bets])

    def own(self, seat: int) -> int:
        """The chips in front of a seat before what is disputed."""
        return self.hand.put[self.hand.place[seat]]

    def in_street(self, street: int) -> list[Action]:
        """The actions of a round."""
        return [log.action for log in self.entered.counts if log.action.street == STREETS[street]]

    def behind(self, player: int) -> int | None:
        """The chips a player has behind; None when nobody counted them."""
        stack = self.hand.stack[player]
        return counted(stack)


Tell: TypeAlias = Callable[[Teller], Answer | None]
"""The answer to one question; None when this hand does not know it."""
