"""Checks the terms of a side pool."""

from tdapp.domain.money.paying import money
from tdapp.domain.people.naming import named
from tdapp.domain.refusal import require
from tdapp.domain.setup import WHOLE
from tdapp.domain.sidepools.side_pool import SideKind, SideTerms
from tdapp.domain.state import State
from tdapp.domain.units import Cents, SidePoolNo
from tdapp.values import replace

MOST_PRICE = Cents(1_000_000_00)
MOST_SHARES = 20
BAD_BEAT_SHARES = 3  # loser, winner, table


def checked(state: State, terms: SideTerms, number: SidePoolNo | None = None) -> SideTerms:
    """The terms as they are kept. Refuses a price of nothing, a fee that leaves nothing, shares that are not 100 %, and
    a name that another side pool has. `number`: of the pool that has these terms now.
    """
    name = named(terms.name, "side_pool")
    others = (each for each in state.side_pools.values() if each.number != number)
    require(all(each.terms.name.casefold() != name.casefold() for each in others), "side.name_taken", taken=name)
    require(0 < terms.price <= MOST_PRICE, "side.price", limit=money(state, MOST_PRICE))
    require(0 <= terms.fee < terms.price, "side.fee", price=money(state, terms.price))
    shares = terms.shares
    positive = 0 < len(shares) <= MOST_SHARES and all(share > 0 for share in shares)
    require(positive and sum(shares) == WHOLE, "side.shares", limit=MOST_SHARES)
    require(terms.until is None or terms.until >= 1, "side.until")
    beat = terms.kind is SideKind.BAD_BEAT
    require(not beat or len(shares) <= BAD_BEAT_SHARES, "side.shares_of_beat", limit=BAD_BEAT_SHARES)
    return replace(terms, name=name)
