"""Decisions about the money of a side pool that is decided: pay it out, take it back."""

from datetime import datetime

from tdapp.domain.facts import Fact
from tdapp.domain.money.sale_spans import registration_open
from tdapp.domain.money.side_payments import SidePaid, SideReturned
from tdapp.domain.money.terms import CODED, Tender
from tdapp.domain.refusal import Refused, require
from tdapp.domain.sidepools.side_book import SideShare, side_book
from tdapp.domain.sidepools.side_pool import SideKind, SidePool
from tdapp.domain.sidepools.side_pools import pool_of
from tdapp.domain.state import State
from tdapp.domain.units import NO_DRAWER, DrawerId, EntryId, SidePoolNo


def pay(
    state: State,
    now: datetime,
    number: SidePoolNo,
    entry: EntryId,
    *,
    tender: Tender = Tender.CASH,
    drawer: DrawerId = NO_DRAWER,
) -> tuple[Fact, ...]:
    """Pay somebody what was won in a side pool, or what is still due of it, out of a drawer ('' none).

    Refuses where nothing is due, and while entries are taken by which it may still change.
    """
    require(tender not in CODED, "payment.code_missing")
    pool, share = _share(state, number, entry)
    if share is None or not share.due:
        raise Refused("side.nothing_due", pool=pool.terms.name)
    require(may_pay(state, now, pool), "side.may_return", pool=pool.terms.name)
    return (SidePaid(number, entry, share.due, tender, drawer),)


def may_pay(state: State, now: datetime, pool: SidePool) -> bool:
    """Whether a decided pool can be paid: not while whoever went out may re-enter and goes on by that, nor a high hand
    while others may come and play on.
    """
    may_change = pool.terms.re_entry_counts or pool.terms.kind is SideKind.HIGH_HAND
    return pool.result is not None or not (may_change and registration_open(state, now))


def take_back(
    state: State,
    now: datetime,
    number: SidePoolNo,
    entry: EntryId,
    *,
    tender: Tender = Tender.CASH,
    drawer: DrawerId = NO_DRAWER,
) -> tuple[Fact, ...]:
    """Take back what somebody has too much out of a side pool, into a drawer ('' none): a payment of its own.

    Whoever has just what was won gives all of it back, and is to be paid again. Refuses one that was not paid.
    """
    require(tender not in CODED, "payment.code_missing")
    pool, share = _share(state, number, entry)
    if share is None or not share.paid:
        raise Refused("side.not_paid", pool=pool.terms.name)
    return (SideReturned(number, entry, share.back or share.paid, tender, drawer),)


def _share(state: State, number: SidePoolNo, entry: EntryId) -> tuple[SidePool, SideShare | None]:
    pool = pool_of(state, number)
    return pool, next((share for share in side_book(state, pool).shares if share.entry == entry), None)
