"""Decisions about a side pool itself: open it, close it to entrants, open it to them again."""

from datetime import datetime

from tdapp.domain.facts import Fact
from tdapp.domain.refusal import Refused, require
from tdapp.domain.sidepools.side_facts import SidePoolClosed, SidePoolOpened, SidePoolReopened
from tdapp.domain.sidepools.side_pool import SidePool, SideTerms
from tdapp.domain.sidepools.side_terms import checked
from tdapp.domain.state import State
from tdapp.domain.units import SidePoolNo

MOST_POOLS = 50


def open_pool(state: State, now: datetime, terms: SideTerms) -> tuple[Fact, ...]:
    """Open a side pool on these terms; entrants join it afterwards. Refuses terms that do not add up, a name taken, and
    a finished tournament.
    """
    require(not state.finished, "finished")
    require(len(state.side_pools) < MOST_POOLS, "side.too_many", limit=MOST_POOLS)
    number = SidePoolNo(max(state.side_pools, default=0) + 1)
    return (SidePoolOpened(number, checked(state, terms)),)


def close_pool(state: State, now: datetime, number: SidePoolNo) -> tuple[Fact, ...]:
    """Take no more entrants in a side pool. Nothing to do where it is closed."""
    return () if pool_of(state, number).closed else (SidePoolClosed(number),)


def reopen_pool(state: State, now: datetime, number: SidePoolNo) -> tuple[Fact, ...]:
    """Take entrants in a side pool again that was closed. Nothing to do where it is open."""
    return (SidePoolReopened(number),) if pool_of(state, number).closed else ()


def pool_of(state: State, number: SidePoolNo) -> SidePool:
    """The side pool with this number. Refuses one that does not exist."""
    found = state.side_pools.get(number)
    if found is None:
        raise Refused("side.unknown")
    return found
