"""Facts of money of the prize pool that no entry pays or gets: added by the house or a sponsor, and what is held back
for a season that went to its keeper. Money is in cents.
"""

from msgspec import Struct

from tdapp.domain.money.terms import Tender
from tdapp.domain.units import NO_DRAWER, Cents, DrawerId


class PoolAdded(Struct, frozen=True):
    """Money came into the prize pool that nobody bought anything with: `giver` gave `amount` cents by `tender`, into
    `drawer` ('' none).
    """

    amount: Cents
    giver: str
    tender: Tender = Tender.CASH
    drawer: DrawerId = NO_DRAWER


class SeasonPaid(Struct, frozen=True):
    """What is held back for the season, or more of it, went to its `keeper`: `amount` cents by `tender`, out of
    `drawer` ('' none).
    """

    amount: Cents
    keeper: str
    tender: Tender = Tender.CASH
    drawer: DrawerId = NO_DRAWER


PoolFact = PoolAdded | SeasonPaid
