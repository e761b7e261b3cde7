"""Facts of money about bounties: paid to an entry, given back by it, paid for a lost marker. Money is in cents."""

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


class MarkerLost(Struct, frozen=True):
    """An entry lost its bounty marker and paid its value into the prize pool: `amount` cents by `tender`, into
    `drawer` ('' none). The bounty itself stays what it is.
    """

    entry: EntryId
    amount: Cents
    tender: Tender = Tender.CASH
    drawer: DrawerId = NO_DRAWER


class MarkerFound(Struct, frozen=True):
    """The marker of an entry was found, and what was paid for it was given back: `amount` cents by `tender`, out of
    `drawer` ('' none).
    """

    entry: EntryId
    amount: Cents
    tender: Tender = Tender.CASH
    drawer: DrawerId = NO_DRAWER
