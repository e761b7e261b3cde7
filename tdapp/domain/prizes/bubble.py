"""The protection of the bubble: the first who goes out without a prize gets the buy-in back, out of first prize, or
half of the last prize.

It is one prize more, below the last place that is paid: those who go out there together share it as they share any.
"""

from datetime import datetime

from tdapp.domain.facts import Fact, SetupChanged
from tdapp.domain.prizes.places import planned, to_post
from tdapp.domain.prizes.prize_facts import PrizesSet
from tdapp.domain.prizes.protection import with_bubble
from tdapp.domain.refusal import Refused, require
from tdapp.domain.setup import BubblePayer, PayoutRules, Setup
from tdapp.domain.state import State
from tdapp.domain.units import Cents
from tdapp.values import replace


def protect(state: State, now: datetime) -> tuple[Fact, ...]:
    """Give the bubble its buy-in back: by the payout table from now on, or in the prizes that were set by hand.

    A draft until the prizes are posted. Refuses where the bubble is protected already, in a satellite, once a deal is
    made, and where first prize has not the money or everybody is paid.
    """
    return _protect(state, split=False)


def share(state: State, now: datetime) -> tuple[Fact, ...]:
    """Give the bubble half of the last prize, as `protect` gives it its buy-in."""
    return _protect(state, split=True)


def unprotect(state: State, now: datetime) -> tuple[Fact, ...]:
    """Let the bubble go out with nothing: what it would get goes back to the prize it came from."""
    _may_change(state)
    rules = state.setup.payout.rules
    if state.prizes is None:
        require(rules.bubble, "bubble.not_protected")
        return (SetupChanged(_ruled(state, replace(rules, bubble=False, split_bubble=False))),)
    if state.bubble is None:
        raise Refused("bubble.not_protected")
    *others, back = state.prizes
    payer = -1 if state.bubble is BubblePayer.LAST else 0
    others[payer] = Cents(others[payer] + back)
    return (PrizesSet(tuple(others)),)


def payer(state: State) -> BubblePayer | None:
    """Which prize pays what the bubble gets by the prizes that would be posted, or will once they can be told; None:
    the bubble gets nothing.
    """
    rules = state.setup.payout.rules
    return to_post(state).bubble or (rules.payer if state.prizes is None and rules.bubble else None)


def _protect(state: State, *, split: bool) -> tuple[Fact, ...]:
    _may_change(state)
    require(to_post(state).bubble is None, "bubble.is_protected")
    setup = state.setup
    rules, by_hand = replace(setup.payout.rules, split_bubble=split), state.prizes is not None
    require(setup.payout.pays and setup.payout.seats is None, "bubble.satellite")
    by_table = SetupChanged(_ruled(state, replace(rules, bubble=True)))
    if not by_hand and not state.entries:  # nobody knows yet what the prizes will be
        return (by_table,)
    held_to = replace(rules, locked=()) if by_hand else rules
    buy_in = state.standard_price.prize
    found = with_bubble(held_to, planned(state), len(state.entries), buy_in=buy_in, unit=setup.unit)
    if found is None:
        raise Refused("bubble.no_half" if split else "bubble.no_money")
    return (PrizesSet(found, bubble=rules.payer),) if by_hand else (by_table,)


def _may_change(state: State) -> None:
    require(not state.finished, "finished")
    require(state.dealt is None and state.posted_deal is None, "bubble.deal")


def _ruled(state: State, rules: PayoutRules) -> Setup:
    return replace(state.setup, payout=replace(state.setup.payout, rules=rules))
