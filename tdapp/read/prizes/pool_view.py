"""The prize pool for its desk: what it is made of, what is held back for the season, and what the bubble gets."""

from msgspec import Struct

from tdapp.domain.money.paying import money
from tdapp.domain.money.terms import SeasonShare, Tender
from tdapp.domain.prizes.bubble import payer
from tdapp.domain.prizes.places import to_post
from tdapp.domain.prizes.pool import season_due
from tdapp.domain.prizes.pool_sources import Source, pool_sources
from tdapp.domain.setup import BubblePayer
from tdapp.domain.state import State
from tdapp.domain.units import Money


class AddedMoney(Struct, frozen=True):
    """Money that was put into the pool, by whom and how."""

    giver: str
    amount: Money
    tender: Tender


class PoolView(Struct, frozen=True):
    """The prize pool and what it is made of (`sources`).

    `share`: what is held back for the `season` by the terms, None: nothing. `due`: of it is still to be handed over,
    below zero: so much too much was. `protected`: the bubble gets its buy-in back, or half of the last prize (`split`);
    `back`: how much that is now, None: nothing, as things stand.
    """

    pool: Money
    sources: tuple[tuple[Source, Money], ...]
    season: Money
    gifts: tuple[AddedMoney, ...]
    share: SeasonShare | None
    handed: Money
    due: Money
    protected: bool
    split: bool
    back: Money | None


def pool_view(state: State) -> PoolView:
    """The prize pool as things stand."""
    these, pays = to_post(state), payer(state)
    return PoolView(
        pool=money(state, state.pool),
        sources=tuple((source, money(state, cents)) for source, cents in pool_sources(state)),
        season=money(state, state.season),
        gifts=tuple(AddedMoney(each.giver, money(state, each.amount), each.tender) for each in state.added),
        share=state.terms.season,
        handed=money(state, state.season_paid),
        due=money(state, season_due(state)),
        protected=pays is not None,
        split=pays is BubblePayer.LAST,
        back=money(state, these.by_place[-1]) if these.bubble else None,
    )
