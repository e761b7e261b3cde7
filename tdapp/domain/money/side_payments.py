"""Facts of money in and out of side pools: stakes, stakes given back, what was won and paid. In cents."""

from msgspec import Struct

from tdapp.domain.money.terms import Tender
from tdapp.domain.units import NO_DRAWER, Cents, DrawerId, EntryId, SidePoolNo

_NOTHING = Cents(0)


class SideJoined(Struct, frozen=True):
    """The player of an entry joined a side pool: `amount` cents for it and `fee` cents for the house, into `drawer` (''
    none).
    """

    number: SidePoolNo
    entry: EntryId
    amount: Cents
    fee: Cents = _NOTHING
    tender: Tender = Tender.CASH
    drawer: DrawerId = NO_DRAWER


class SideLeft(Struct, frozen=True):
    """Somebody is in a side pool no more, and has stake (`amount`) and `fee` back, out of `drawer` ('' none)."""

    number: SidePoolNo
    entry: EntryId
    amount: Cents
    fee: Cents = _NOTHING
    tender: Tender = Tender.CASH
    drawer: DrawerId = NO_DRAWER


class SidePaid(Struct, frozen=True):
    """Somebody was paid `amount` cents won in a side pool, out of `drawer` ('' none)."""

    number: SidePoolNo
    entry: EntryId
    amount: Cents
    tender: Tender = Tender.CASH
    drawer: DrawerId = NO_DRAWER


class SideReturned(Struct, frozen=True):
    """Somebody gave back `amount` cents of what was paid out of a side pool, into `drawer` ('' none)."""

    number: SidePoolNo
    entry: EntryId
    amount: Cents
    tender: Tender = Tender.CASH
    drawer: DrawerId = NO_DRAWER


SideStake = SideJoined | SideLeft
SideWinnings = SidePaid | SideReturned
SidePayment = SideStake | SideWinnings
