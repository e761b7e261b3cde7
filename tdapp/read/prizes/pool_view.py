"""Where the prize pool comes from: what was sold, held back for the season, added, and made up by the house."""

from msgspec import Struct

from tdapp.domain.money.paying import money
from tdapp.domain.money.terms import SeasonShare, Tender
from tdapp.domain.prizes.bubble import is_protected
from tdapp.domain.prizes.places import to_post
from tdapp.domain.prizes.pool import season_due
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Money


class AddedMoney(Struct, frozen=True):
    """Money that was put into the pool, by whom and how."""

    giver: str
    amount: Money
    tender: Tender


class PoolView(Struct, frozen=True):
    """The prize pool from its sources. `sold` + bounties that go there (`bounties`) - `season` + what was `added` +
    `overlay` = `pool`.

    `share`: what is held back for the season by the terms, None: nothing. `due`: of it is still to be handed over,
    below zero: so much too much was. `keeper`: who got the last of it, '' nobody. `protected`: the bubble gets its
    buy-in back; `back`: how much that is now, None: nothing, as things stand.
    """

    sold: Money
    bounties: Money
    season: Money
    added: Money
    overlay: Money
    pool: Money
    gifts: tuple[AddedMoney, ...]
    share: SeasonShare | None
    handed: Money
    due: Money
    protected: bool
    back: Money | None


def pool_view(state: State) -> PoolView:
    """The prize pool as things stand."""
    these = to_post(state)
    return PoolView(
        sold=money(state, state.collected.prize),
        bounties=money(state, state.heads.to_pool),
        season=money(state, state.season),
        added=money(state, Cents(sum(each.amount for each in state.added))),
        overlay=money(state, state.overlay),
        pool=money(state, state.pool),
        gifts=tuple(AddedMoney(each.giver, money(state, each.amount), each.tender) for each in state.added),
        share=state.terms.season,
        handed=money(state, state.season_paid),
        due=money(state, season_due(state)),
        protected=is_protected(state),
        back=money(state, these.by_place[-1]) if these.bubble else None,
    )
