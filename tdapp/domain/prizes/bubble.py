"""The protection of the bubble: the first who goes out without a prize gets the buy-in back, out of first prize.

It is one prize more, below the last place that is paid: those who go out there together share it as they share any.
"""

from datetime import datetime

from tdapp.domain.facts import Fact, SetupChanged
from tdapp.domain.prizes.places import planned, to_post
from tdapp.domain.prizes.prize_facts import PrizesSet
from tdapp.domain.prizes.protection import protected
from tdapp.domain.refusal import Refused, require
from tdapp.domain.setup import Setup
from tdapp.domain.state import State
from tdapp.domain.units import Cents
from tdapp.values import replace


def protect(state: State, now: datetime) -> tuple[Fact, ...]:
    """Give the bubble its buy-in back: by the payout table from now on, or in the prizes that were set by hand.

    A draft until the prizes are posted. Refuses where it is so already, in a satellite, once a deal is made, and where
    first prize has not the money or everybody is paid.
    """
    _may_change(state)
    require(not to_post(state).bubble, "bubble.is_protected")
    setup = state.setup
    require(setup.payout.pays and setup.payout.seats is None, "bubble.satellite")
    if state.prizes is None and not state.entries:  # nobody knows yet what first prize will be
        return (SetupChanged(_by_rule(state, bubble=True)),)
    found = protected(planned(state), state.standard_price.prize, len(state.entries))
    locked = state.prizes is None and any(each.place == 1 for each in setup.payout.rules.locked)
    if found is None or locked:
        raise Refused("bubble.no_money")
    if state.prizes is not None:
        return (PrizesSet(found, bubble=True),)
    return (SetupChanged(_by_rule(state, bubble=True)),)


def unprotect(state: State, now: datetime) -> tuple[Fact, ...]:
    """Let the bubble go out with nothing: what it would get goes back to first prize."""
    _may_change(state)
    rule = state.setup.payout.rules.bubble
    if state.prizes is None:
        require(rule, "bubble.not_protected")
        return (SetupChanged(_by_rule(state, bubble=False)),)
    require(state.bubble, "bubble.not_protected")
    first, *others, back = state.prizes
    return (PrizesSet((Cents(first + back), *others)),)


def is_protected(state: State) -> bool:
    """Whether the bubble gets its buy-in back by the prizes that would be posted, or will once they can be told."""
    return to_post(state).bubble or (state.prizes is None and state.setup.payout.rules.bubble)


def _may_change(state: State) -> None:
    require(not state.finished, "finished")
    require(state.dealt is None and state.posted_deal is None, "bubble.deal")


def _by_rule(state: State, *, bubble: bool) -> Setup:
    table = state.setup.payout
    return replace(state.setup, payout=replace(table, rules=replace(table.rules, bubble=bubble)))
