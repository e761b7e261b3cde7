"""Decisions about the money of bounties: pay out what was won, take back what was paid too much."""

from datetime import datetime

from tdapp.domain.bounties.bounty_book import BountyShare, shares_of
from tdapp.domain.facts import Fact
from tdapp.domain.money.bounty_payments import BountyPaid, BountyReturned
from tdapp.domain.money.sale_spans import registration_open
from tdapp.domain.money.terms import CODED, Tender
from tdapp.domain.refusal import Refused, require
from tdapp.domain.state import State
from tdapp.domain.units import NO_DRAWER, Cents, DrawerId, EntryId


def pay(
    state: State,
    now: datetime,
    entry: EntryId,
    *,
    tender: Tender = Tender.CASH,
    drawer: DrawerId = NO_DRAWER,
) -> tuple[Fact, ...]:
    """Pay an entry the bounties it won, or what is still due of them, out of a drawer ('' none).

    At any time, while it is in and while entries are taken; only the own head of the winner waits until nobody may
    come any more. Refuses where nothing is due; vouchers and tickets are not paid out, for they are not made here.
    """
    require(tender not in CODED, "payment.code_missing")
    share = _share(state, entry)
    if share is None or not share.due:
        raise Refused("bounty.nothing_due", entry=entry)
    due = payable(state, now, share)
    require(due > 0, "bounty.own_waits", entry=entry)
    return (BountyPaid(entry, due, tender, drawer),)


def payable(state: State, now: datetime, share: BountyShare) -> Cents:
    """What can be paid of a share now: the winner's own head only once nobody may come in any more."""
    own = share.own if registration_open(state, now) else 0
    return Cents(max(0, share.won - own - share.paid))


def take_back(
    state: State,
    now: datetime,
    entry: EntryId,
    *,
    tender: Tender = Tender.CASH,
    drawer: DrawerId = NO_DRAWER,
) -> tuple[Fact, ...]:
    """Take back what an entry has too much of bounties, into a drawer ('' none): a payment of its own.

    Whoever has just what it won, or less, gives all of it back, where the payment itself stands because its drawer was
    counted; it is to be paid again. Refuses one that was not paid.
    """
    require(tender not in CODED, "payment.code_missing")
    share = _share(state, entry)
    if share is None or not share.paid:
        raise Refused("bounty.not_paid", entry=entry)
    return (BountyReturned(entry, share.back or share.paid, tender, drawer),)


def _share(state: State, entry: EntryId) -> BountyShare | None:
    return next((share for share in shares_of(state) if share.entry == entry), None)
