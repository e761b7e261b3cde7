"""Decisions about who is in a side pool: join it, leave it with the money back, give all the money back."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from tdapp.domain.clock.clock import level_end
from tdapp.domain.facts import Fact
from tdapp.domain.lookup import entry_of
from tdapp.domain.money.side_payments import SideJoined, SideLeft
from tdapp.domain.money.terms import CODED, Tender
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused, require
from tdapp.domain.sidepools.side_book import player_of, side_book, still_in
from tdapp.domain.sidepools.side_pool import SideKind, SidePool
from tdapp.domain.sidepools.side_pools import pool_of
from tdapp.domain.state import State
from tdapp.domain.units import NO_DRAWER, Cents, DrawerId, EntryId, SidePoolNo


def join(
    state: State,
    now: datetime,
    number: SidePoolNo,
    entries: Sequence[EntryId],
    *,
    tender: Tender = Tender.CASH,
    drawer: DrawerId = NO_DRAWER,
) -> tuple[Fact, ...]:
    """Let the players of these entries into a side pool: each pays its price into a drawer ('' none).

    Refuses whoever is out or in it already (with an earlier entry too), and a pool that is closed, over or decided.
    """
    require(not state.finished, "finished")
    require(tender not in CODED, "payment.code_missing")
    pool = pool_of(state, number)
    require(not pool.closed, "side.closed", pool=pool.terms.name)
    require(joinable(state, now, pool), "side.too_late", pool=pool.terms.name, level=pool.terms.until)
    _undecided(state, pool)
    require(bool(entries), "side.nobody", pool=pool.terms.name)
    inside = {player_of(state, entry) for entry in pool.stakes}
    for each in entries:
        entry = entry_of(state, each)
        if entry.out:
            raise Refused("side.is_out", entry=each, pool=pool.terms.name)
        if entry.player in inside:
            raise Refused("side.already", entry=each, pool=pool.terms.name)
        inside.add(entry.player)
    terms = pool.terms
    amount = Cents(terms.price - terms.fee)
    return tuple(SideJoined(number, each, amount, terms.fee, tender, drawer) for each in entries)


def leave(
    state: State,
    now: datetime,
    number: SidePoolNo,
    entry: EntryId,
    *,
    tender: Tender = Tender.CASH,
    drawer: DrawerId = NO_DRAWER,
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """Take somebody out of a side pool and give stake and fee back, out of a drawer ('' none).

    Refuses it once the pool is decided, and without a reason for whoever has gone out of a last longer.
    """
    require(tender not in CODED, "payment.code_missing")
    pool = pool_of(state, number)
    if entry not in pool.stakes:
        raise Refused("side.not_in", pool=pool.terms.name)
    _undecided(state, pool)
    lost = pool.terms.kind is SideKind.LAST_LONGER and entry not in still_in(state, pool)
    cancelled = entry not in state.entries
    allow.unless(not lost or cancelled, "side.has_lost", entry=entry, pool=pool.terms.name)
    return tuple(_back(pool, (entry,), tender, drawer))


def give_back(
    state: State,
    now: datetime,
    number: SidePoolNo,
    *,
    tender: Tender = Tender.CASH,
    drawer: DrawerId = NO_DRAWER,
) -> tuple[Fact, ...]:
    """Give everybody in a side pool the money back, fee too, out of a drawer ('' none): nobody won it, or it is called
    off. Refuses it once the pool is decided.
    """
    require(tender not in CODED, "payment.code_missing")
    pool = pool_of(state, number)
    require(bool(pool.stakes), "side.nobody", pool=pool.terms.name)
    _undecided(state, pool)
    return tuple(_back(pool, sorted(pool.stakes), tender, drawer))


def joinable(state: State, now: datetime, pool: SidePool) -> bool:
    """Whether a side pool takes entrants by its level, closed or not."""
    end = level_end(state.structure, pool.terms.until) if pool.terms.until is not None else None
    return end is None or state.clock.at(now) < end


def _back(pool: SidePool, entries: Sequence[EntryId], tender: Tender, drawer: DrawerId) -> Iterator[Fact]:
    for entry in entries:
        stake = pool.stakes[entry]
        yield SideLeft(pool.number, entry, stake.amount, stake.fee, tender, drawer)


def _undecided(state: State, pool: SidePool) -> None:
    if side_book(state, pool).decided:
        raise Refused("side.decided", pool=pool.terms.name)
