"""Facts of prize money that changes hands: paid to an entry, or given back by it. Money is in cents."""

from msgspec import Struct

from tdapp.domain.money.terms import Tender
from tdapp.domain.units import NO_DRAWER, Cents, DrawerId, EntryId


class PrizePaid(Struct, frozen=True):
    """An entry got its prize, or more of it: `amount` cents by `tender`, out of `drawer` ('' none).

    `code`: of the ticket it was paid as, '' for anything else.
    """

    entry: EntryId
    amount: Cents
    tender: Tender = Tender.CASH
    drawer: DrawerId = NO_DRAWER
    code: str = ""


class PrizeReturned(Struct, frozen=True):
    """An entry gave prize money back: `amount` cents by `tender`, into `drawer` ('' none).

    All of the prize is to be paid again; what it had too much is settled by it.
    """

    entry: EntryId
    amount: Cents
    tender: Tender
    drawer: DrawerId = NO_DRAWER
