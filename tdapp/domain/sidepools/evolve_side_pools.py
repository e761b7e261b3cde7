"""What facts about side pools do to a tournament: steps of `evolve`."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from tdapp.domain.money import side_payments as p
from tdapp.domain.refusal import Conflict
from tdapp.domain.sidepools import side_facts as s
from tdapp.domain.sidepools.side_pool import NotedHand, SidePool, Stake
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId, SidePoolNo
from tdapp.values import replace


def _opened(state: State, fact: s.SidePoolOpened) -> State:
    return _with(state, SidePool(fact.number, fact.terms))


def _closed(state: State, fact: s.SidePoolClosed) -> State:
    return _with(state, replace(_pool(state, fact.number), closed=True))


def _reopened(state: State, fact: s.SidePoolReopened) -> State:
    return _with(state, replace(_pool(state, fact.number), closed=False))


def _joined(state: State, fact: p.SideJoined) -> State:
    pool = _pool(state, fact.number)
    _is_there(state, fact.entry)
    if fact.entry in pool.stakes:
        raise Conflict("side_stake", entry=fact.entry)
    return _with(state, replace(pool, stakes=pool.stakes.insert(fact.entry, Stake(fact.amount, fact.fee))))


def _left(state: State, fact: p.SideLeft) -> State:
    pool = _entrant(state, fact.number, fact.entry)
    if pool.stakes[fact.entry] != Stake(fact.amount, fact.fee):
        raise Conflict("payments_differ", entry=fact.entry)
    return _with(state, replace(pool, stakes=pool.stakes.remove(fact.entry)))


def _shown(state: State, fact: s.HandShown) -> State:
    pool = _entrant(state, fact.number, fact.entry)
    return _with(state, replace(pool, hands=(*pool.hands, NotedHand(fact.entry, fact.cards, fact.table, fact.at))))


def _result(state: State, fact: s.SideResult) -> State:
    pool = _pool(state, fact.number)
    for part in fact.parts:
        for entry in part.entries:
            _entrant(state, fact.number, entry)
    return _with(state, replace(pool, result=fact.parts))


def _paid(state: State, fact: p.SidePaid) -> State:
    pool = _entrant(state, fact.number, fact.entry)
    has = Cents(pool.paid.get(fact.entry, 0) + fact.amount)
    return _with(state, replace(pool, paid=pool.paid.insert(fact.entry, has)))


def _returned(state: State, fact: p.SideReturned) -> State:
    pool = _pool(state, fact.number)
    left = Cents(pool.paid.get(fact.entry, 0) - fact.amount)
    if left < 0:
        raise Conflict("payments_differ", entry=fact.entry)
    return _with(
        state, replace(pool, paid=pool.paid.insert(fact.entry, left) if left else pool.paid.remove(fact.entry))
    )


def _pool(state: State, number: SidePoolNo) -> SidePool:
    pool = state.side_pools.get(number)
    if pool is None:
        raise Conflict("no_such_side_pool")
    return pool


def _entrant(state: State, number: SidePoolNo, entry: EntryId) -> SidePool:
    pool = _pool(state, number)
    if entry not in pool.stakes:
        raise Conflict("not_in_side_pool", entry=entry)
    return pool


def _is_there(state: State, entry: EntryId) -> None:
    if entry not in state.entries and entry not in state.void:
        raise Conflict("no_such_entry", entry=entry)


def _with(state: State, pool: SidePool) -> State:
    return replace(state, side_pools=state.side_pools.insert(pool.number, pool))


STEPS: Mapping[type, Callable[[State, Any], State]] = MappingProxyType(
    {
        s.SidePoolOpened: _opened,
        s.SidePoolClosed: _closed,
        s.SidePoolReopened: _reopened,
        p.SideJoined: _joined,
        p.SideLeft: _left,
        s.HandShown: _shown,
        s.SideResult: _result,
        p.SidePaid: _paid,
        p.SideReturned: _returned,
    }
)
