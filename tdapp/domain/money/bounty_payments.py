"""Facts of bounties that change hands: paid to an entry, or given back by it. Money is in cents."""

from msgspec import Struct

from tdapp.domain.money.terms import Tender
from tdapp.domain.units import NO_DRAWER, Cents, DrawerId, EntryId


class BountyPaid(Struct, frozen=True):
    """An entry was paid bounties it had won: `amount` cents by `tender`, out of `drawer` ('' none)."""

    entry: EntryId
    amount: Cents
    tender: Tender = Tender.CASH
    drawer: DrawerId = NO_DRAWER


class BountyReturned(Struct, frozen=True):
    """An entry gave bounty money back: `amount` cents by `tender`, into `drawer` ('' none)."""

    entry: EntryId
    amount: Cents
    tender: Tender
    drawer: DrawerId = NO_DRAWER
