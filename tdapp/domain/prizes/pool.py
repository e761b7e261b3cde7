"""Decisions about the prize pool itself: money that is added to it, and what is held back for the season."""

from datetime import datetime

from tdapp.domain.facts import Fact
from tdapp.domain.money.paying import money
from tdapp.domain.money.pool_payments import PoolAdded, SeasonPaid
from tdapp.domain.money.terms import CODED, Tender
from tdapp.domain.people.naming import named
from tdapp.domain.prizes.payouts import places_stand
from tdapp.domain.refusal import Allowed, require
from tdapp.domain.setup import PayoutTable
from tdapp.domain.state import State
from tdapp.domain.units import NO_DRAWER, Cents, DrawerId

MOST_ADDED = Cents(1_000_000_000_00)


def add(
    state: State,
    now: datetime,
    amount: Cents,
    giver: str,
    *,
    tender: Tender = Tender.CASH,
    drawer: DrawerId = NO_DRAWER,
) -> tuple[Fact, ...]:
    """Add money to the prize pool, in cents, that the house or a sponsor (`giver`) brings into a drawer ('' none).

    Before, during or after registration; a guarantee counts it before the house adds the rest. Refuses nothing or
    less, a giver without a name, vouchers and tickets, and where the payout table pays nobody.
    """
    require(not state.finished, "finished")
    require(0 < amount <= MOST_ADDED, "pool.amount", limit=money(state, MOST_ADDED))
    require(tender not in CODED, "payment.code_missing")
    added_has_a_way(state.setup.payout, amount)
    return (PoolAdded(amount, named(giver, "giver"), tender, drawer),)


def pay_season(
    state: State,
    now: datetime,
    keeper: str,
    *,
    tender: Tender = Tender.CASH,
    drawer: DrawerId = NO_DRAWER,
) -> tuple[Fact, ...]:
    """Give the season's `keeper` what is held back for the season, or what has come to it since, out of a drawer ('').

    After the finish too. Refuses while entries may still come, and where nothing is to be given.
    """
    require(tender not in CODED, "payment.code_missing")
    places_stand(state, now)
    due = season_due(state)
    require(due > 0, "season.nothing_due")
    return (SeasonPaid(due, named(keeper, "keeper"), tender, drawer),)


def season_due(state: State) -> Cents:
    """What of the money held back for the season is still there, in cents; below zero: its keeper has too much."""
    return Cents(state.season - state.season_paid)


def added_has_a_way(table: PayoutTable, added: Cents) -> None:
    """Refuse money added to a pool that a payout table pays to nobody."""
    require(table.pays or not added, "pool.pays_nobody")


def season_stays(before: State, after: State, allow: Allowed) -> None:
    """Refuse what would leave the keeper of the season with more than is held back. A reason lifts it: the difference
    then stands in the money statement until it is put right.
    """
    over = -season_due(after)
    if over > 0 and over > -season_due(before):
        paid, share, back = (money(after, Cents(cents)) for cents in (after.season_paid, after.season, over))
        allow.unless(False, "season.paid_stays", paid=paid, share=share, back=back)
