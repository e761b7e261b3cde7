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
from tdapp.domain.setup import PayoutRules, Setup
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
    require(state.bubble, "bubble.not_protected")
    *others, back = state.prizes
    payer = -1 if rules.split_bubble else 0
    others[payer] = Cents(others[payer] + back)
    return (PrizesSet(tuple(others)),)


def is_protected(state: State) -> bool:
    """Whether the bubble gets its buy-in back by the prizes that would be posted, or will once they can be told."""
    return to_post(state).bubble or (state.prizes is None and state.setup.payout.rules.bubble)


def _protect(state: State, *, split: bool) -> tuple[Fact, ...]:
    _may_change(state)
    require(not to_post(state).bubble, "bubble.is_protected")
    setup = state.setup
    rules, by_hand = replace(setup.payout.rules, split_bubble=split), state.prizes is not None
    require(setup.payout.pays and setup.payout.seats is None, "bubble.satellite")
    ruled = SetupChanged(_ruled(state, rules if by_hand else replace(rules, bubble=True)))
    if not by_hand and not state.entries:  # nobody knows yet what the prizes will be
        return (ruled,)
    held_to = replace(rules, locked=()) if by_hand else rules
    buy_in = state.standard_price.prize
    found = with_bubble(held_to, planned(state), len(state.entries), buy_in=buy_in, unit=setup.unit)
    if found is None:
        raise Refused("bubble.no_half" if split else "bubble.no_money")
    if not by_hand:
        return (ruled,)
    return (*((ruled,) if ruled.setup != setup else ()), PrizesSet(found, bubble=True))


def _may_change(state: State) -> None:
    require(not state.finished, "finished")
    require(state.dealt is None and state.posted_deal is None, "bubble.deal")


def _ruled(state: State, rules: PayoutRules) -> Setup:
    return replace(state.setup, payout=replace(state.setup.payout, rules=rules))
