"""Facts of the registration desk, beside those of the entry itself: sales, check-in, alternates."""

from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.money.terms import Price, SaleKind, SaleSpan, Tender, Terms
from tdapp.domain.units import NO_DRAWER, AlternateNo, Cents, Chips, DrawerId, EntryId, PlayerId, SaleNo


class Payment(Struct, frozen=True):
    """One payment: so much by one tender, in cents. `code`: of the voucher or ticket, '' for others."""

    tender: Tender
    cents: Cents
    code: str = ""


class Sale(Struct, frozen=True):
    """One sale of the price list: what was sold, for what, and how it was paid. The payments add up to the price.

    `offer`: the key in the price list, '' is the standard entry. `chips` None: a starting stack. `drawer` '': none.
    """

    offer: str
    price: Price
    chips: Chips | None
    payments: tuple[Payment, ...]
    drawer: DrawerId = NO_DRAWER


class TermsSet(Struct, frozen=True):
    """The terms of entry were set: the price list and the rules around it, from now on. What was sold keeps its
    price.
    """

    terms: Terms


class ClosingSet(Struct, frozen=True):
    """It was set when registration closes by itself: at the end of this span."""

    window: SaleSpan


class Surrendered(Struct, frozen=True):
    """An entry gave up its stack to enter again: it is out, and `chips` leave play (HC-8, TDA 8)."""

    entry: EntryId
    chips: Chips


class Bought(Struct, frozen=True):
    """A rebuy or an add-on was bought. `announced`: before the hand, so that its chips play in it (HC-27, TDA 27)."""

    number: SaleNo
    entry: EntryId
    kind: SaleKind
    sale: Sale
    announced: bool


class SaleReturned(Struct, frozen=True):
    """A rebuy or add-on was given back: `back` of its price by `payments`, and its chips left play."""

    number: SaleNo
    entry: EntryId
    back: Price
    payments: tuple[Payment, ...]
    drawer: DrawerId = NO_DRAWER


class CheckedIn(Struct, frozen=True):
    """These entries were seen at the desk or at their table."""

    entries: tuple[EntryId, ...]


class CheckInCleared(Struct, frozen=True):
    """These entries are not there after all: their check-in is taken back."""

    entries: tuple[EntryId, ...]


class AlternateAdded(Struct, frozen=True):
    """A player waits for a seat, with this number in the queue. Nothing is paid yet."""

    number: AlternateNo
    player: PlayerId


class AlternateCalled(Struct, frozen=True):
    """A seat is free for an alternate: to answer before `until`."""

    number: AlternateNo
    until: datetime


class AlternateAnswered(Struct, frozen=True):
    """A called alternate is at the desk."""

    number: AlternateNo


class Gone(StrEnum):
    """Why an alternate left the queue without a seat."""

    LEFT = "left"
    EXPIRED = "expired"


class AlternateGone(Struct, frozen=True):
    """An alternate left the queue without a seat."""

    number: AlternateNo
    why: Gone


SaleFact = (
    TermsSet
    | ClosingSet
    | Surrendered
    | Bought
    | SaleReturned
    | CheckedIn
    | CheckInCleared
    | AlternateAdded
    | AlternateCalled
    | AlternateAnswered
    | AlternateGone
)
