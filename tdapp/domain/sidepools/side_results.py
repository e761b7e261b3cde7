"""Decisions about who won a side pool: a hand shown for the high hand, and a result recorded by the director."""

from collections.abc import Sequence
from datetime import datetime

from tdapp.domain.facts import Fact
from tdapp.domain.lookup import entry_of
from tdapp.domain.money.paying import money
from tdapp.domain.refusal import Refused, require
from tdapp.domain.sidepools.high_hands import hand_cards
from tdapp.domain.sidepools.side_book import parts_of, player_of, ranked
from tdapp.domain.sidepools.side_facts import HandShown, SideResult
from tdapp.domain.sidepools.side_pool import SideKind, SidePart, SidePool
from tdapp.domain.sidepools.side_pools import pool_of
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId, SidePoolNo


def show_hand(state: State, now: datetime, number: SidePoolNo, entry: EntryId, cards: str) -> tuple[Fact, ...]:
    """Note a hand somebody in the pool showed for the high hand: five to seven cards, as in `AhKhQhJhTh`.

    Noted hands are ranked, the best of each player counts, and equal ones share. Refuses a pool that is decided.
    """
    pool = pool_of(state, number)
    require(pool.terms.kind is SideKind.HIGH_HAND, "side.no_hands", pool=pool.terms.name)
    require(pool.result is None and not state.finished, "side.decided", pool=pool.terms.name)
    joined = _joined(state, pool, entry)
    seat = entry_of(state, entry).seat
    return (HandShown(number, joined, hand_cards(cards), seat.table if seat is not None else None, now),)


def award(
    state: State,
    now: datetime,
    number: SidePoolNo,
    winners: Sequence[Sequence[EntryId]] = (),
    amounts: Sequence[Cents] = (),
) -> tuple[Fact, ...]:
    """Record who won a side pool: a group for each rank, those in a group share alike; of a bad beat loser, winner and
    table.

    No `winners`: whoever is in front by now has it, as the hands that were shown, or those who are still in.
    `amounts`: cents for each group instead of the shares of the terms, as entrants agreed. Refuses whoever is not in
    the pool, one named twice, and amounts that do not come to it.
    """
    pool = pool_of(state, number)
    require(pool.staked > 0, "side.empty", pool=pool.terms.name)
    groups = tuple(tuple(_joined(state, pool, each) for each in group) for group in winners if group)
    if not groups:
        groups = ranked(state, pool)
    require(bool(groups), "side.no_winner", pool=pool.terms.name)
    named = [each for group in groups for each in group]
    require(len(set(named)) == len(named), "side.twice")
    parts = _by_amounts(state, pool, groups, amounts) if amounts else _by_terms(pool, groups)
    return () if pool.result == parts else (SideResult(number, parts),)


def _by_terms(pool: SidePool, groups: tuple[tuple[EntryId, ...], ...]) -> tuple[SidePart, ...]:
    if pool.terms.kind is not SideKind.BAD_BEAT:
        return parts_of(pool, groups)
    # A part of a bad beat is a role: several at the table share the table's part, and take nobody else's.
    require(len(groups) <= len(pool.terms.shares), "side.too_many_groups", limit=len(pool.terms.shares))
    return tuple(SidePart(share, group) for share, group in zip(pool.terms.shares, groups, strict=False))


def _by_amounts(
    state: State, pool: SidePool, groups: tuple[tuple[EntryId, ...], ...], amounts: Sequence[Cents]
) -> tuple[SidePart, ...]:
    require(len(amounts) == len(groups) and all(amount > 0 for amount in amounts), "side.amounts", n=len(groups))
    total = Cents(sum(amounts))
    gap = money(state, Cents(abs(pool.staked - total)))
    there = money(state, pool.staked)
    require(total == pool.staked, "side.sum", total=money(state, total), pool=there, difference=gap)
    return tuple(SidePart(amount, group) for amount, group in zip(amounts, groups, strict=True))


def _joined(state: State, pool: SidePool, entry: EntryId) -> EntryId:
    """The entry somebody joined a pool with, by any entry of the same player."""
    if entry in pool.stakes:
        return entry
    player = entry_of(state, entry).player
    for joined in sorted(pool.stakes):
        if player_of(state, joined) == player:
            return joined
    raise Refused("side.not_entrant", entry=entry, pool=pool.terms.name)
