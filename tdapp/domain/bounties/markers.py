"""Decisions about bounty markers that are lost: their value goes into the prize pool, and back when they are found."""

from datetime import datetime

from tdapp.domain.bounties.heads import have_amounts, head_of, is_mystery
from tdapp.domain.bounties.who_wins import bought_one
from tdapp.domain.facts import Fact
from tdapp.domain.lookup import entry_of
from tdapp.domain.money.bounty_payments import MarkerFound, MarkerLost
from tdapp.domain.money.bounty_terms import AS_SOLD, in_units
from tdapp.domain.money.terms import CODED, Tender
from tdapp.domain.refusal import require
from tdapp.domain.state import State
from tdapp.domain.units import NO_DRAWER, Cents, DrawerId, EntryId


def lose(
    state: State,
    now: datetime,
    entry: EntryId,
    *,
    tender: Tender = Tender.CASH,
    drawer: DrawerId = NO_DRAWER,
) -> tuple[Fact, ...]:
    """Take the value of a bounty marker that somebody lost, for the prize pool, into a drawer ('' none).

    The bounty stays on the head: whoever wins it is paid without the marker. Refuses somebody who is out, who bought
    no bounty, or whose marker is lost already; vouchers and tickets.
    """
    require(not state.finished, "finished")
    require(tender not in CODED, "payment.code_missing")
    require(not entry_of(state, entry).out, "marker.is_out", entry=entry)
    require(bought_one(state, entry), "marker.none", entry=entry)
    require(entry not in state.markers, "marker.is_lost", entry=entry)
    value = marker_value(state, entry)
    require(value > 0, "marker.none", entry=entry)
    require(state.setup.payout.pays, "pool.pays_nobody")
    return (MarkerLost(entry, value, tender, drawer),)


def find(
    state: State,
    now: datetime,
    entry: EntryId,
    *,
    tender: Tender = Tender.CASH,
    drawer: DrawerId = NO_DRAWER,
) -> tuple[Fact, ...]:
    """Give back what somebody paid for a bounty marker that is found, out of a drawer ('' none).

    Refuses where none is lost; vouchers and tickets.
    """
    require(not state.finished, "finished")
    require(tender not in CODED, "payment.code_missing")
    require(entry in state.markers, "marker.not_lost", entry=entry)
    return (MarkerFound(entry, state.markers[entry], tender, drawer),)


def marker_value(state: State, entry: EntryId) -> Cents:
    """What the bounty marker of somebody who is in is worth now: what is on the head, of mystery bounties as much as
    there is on average for each who can still be knocked out, in whole units. 0: nothing.
    """
    if not is_mystery(state):
        return head_of(state, entry) if have_amounts(state) else Cents(0)
    terms, worth = state.terms.bounty or AS_SOLD, state.heads.envelopes
    waiting = len(state.heads.open) + len(state.heads.undrawn)
    inside = sum(bought_one(state, each.id) for each in state.playing()) if terms.optional else state.alive
    return in_units(Cents(worth // (inside + waiting)), terms.unit)
