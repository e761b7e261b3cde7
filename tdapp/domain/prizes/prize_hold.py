"""Prizes that are held back: due, and paid to nobody until they are released.

For a winner whose play is looked into, a prize that a third party lays claim to, somebody who must bring an identity
card first.
"""

from datetime import datetime

from tdapp.domain.facts import Fact
from tdapp.domain.lookup import entry_of
from tdapp.domain.prizes.places import awards
from tdapp.domain.prizes.prize_facts import PrizeHeld, PrizeReleased
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, require
from tdapp.domain.state import State
from tdapp.domain.units import EntryId


def hold(state: State, now: datetime, entry: EntryId, *, allow: Allowed = NOTHING_LIFTED) -> tuple[Fact, ...]:
    """Hold the prize of an entry back. It always takes a reason, which stands on the payouts sheet.

    Refuses an entry whose prize is held already, and one that finished and has nothing due. Somebody still in may be
    named before the prize is won.
    """
    found = entry_of(state, entry)
    require(entry not in state.held, "pay.is_held", entry=entry)
    award = awards(state).get(found.id)
    has = state.paid.get(entry, 0)
    require(award is None or award.cents > 0, "pay.no_prize", entry=entry)
    require(award is None or award.cents > has, "pay.is_paid", entry=entry)
    allow.unless(False, "prizes.hold", entry=entry)
    return (PrizeHeld(entry),)


def release(state: State, now: datetime, entry: EntryId) -> tuple[Fact, ...]:
    """Let a prize that was held back be paid."""
    require(entry in state.held, "pay.not_held", entry=entry)
    return (PrizeReleased(entry),)
