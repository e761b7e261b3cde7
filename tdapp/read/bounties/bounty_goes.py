"""Where a bounty goes that nobody wins, told before it is done: of somebody disqualified, cancelled, or giving up."""

from collections.abc import Sequence
from datetime import datetime

from tdapp.domain.bounties.heads import have_amounts, head_of, is_mystery
from tdapp.domain.facts import Fact
from tdapp.domain.journal import apply
from tdapp.domain.money.paying import money
from tdapp.domain.money.sale_facts import Surrendered
from tdapp.domain.money.terms import Refund
from tdapp.domain.refusal import Allowed, Refused
from tdapp.domain.registration.entries import unregister
from tdapp.domain.rulings.discipline import disqualify
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Chips, EntryId
from tdapp.read.message import Said, say

LOOKED_PAST = Allowed(frozenset({"unregister.started", "unregister.other_share"}))


def of_disqualified(state: State, now: datetime, entry: EntryId) -> Said | None:
    """Where the bounty on the head of somebody goes who would be disqualified; None: nowhere, or there is none."""
    try:
        facts = disqualify(state, now, entry, Chips(0), "")
    except Refused:
        return None
    return _goes(state, entry, facts)


def of_cancelled(state: State, now: datetime, entry: EntryId, share: Refund) -> Said | None:
    """Where the part of a bounty goes that is not given back with an entry; None: nowhere, or there is none."""
    try:
        facts = unregister(state, now, entry, refund=share, allow=LOOKED_PAST)
    except Refused:
        return None
    return _goes(state, entry, facts, back=share.of(state.price_of(state.entries[entry])).bounty)


def of_given_up(state: State, _now: datetime, entry: EntryId) -> Said | None:
    """Where the bounty of a stack goes that is given up to enter again; None: nowhere, or there is none."""
    if state.entries[entry].out or state.alive < 2:
        return None
    return _goes(state, entry, (Surrendered(entry, Chips(0)),))


def _goes(state: State, entry: EntryId, facts: Sequence[Fact], *, back: int = 0) -> Said | None:
    """What becomes of the bounty, read off the tournament as it would be."""
    worth = head_of(state, entry) if have_amounts(state) else state.price_of(state.entries[entry]).bounty
    left = Cents(worth - back)
    if left <= 0:
        return None
    pool = min(left, apply(state, facts).heads.to_pool - state.heads.to_pool)
    if pool > 0:
        return say("bounty_goes.pool", amount=money(state, Cents(pool)))
    return say("bounty_goes.envelopes" if is_mystery(state) else "bounty_goes.next", amount=money(state, left))
