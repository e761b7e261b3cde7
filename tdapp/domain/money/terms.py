"""The terms of entry: what is sold, for how much, to whom, how often and until when; and what is given back."""

from datetime import datetime, timedelta
from enum import StrEnum
from typing import NamedTuple, assert_never

from msgspec import Struct

from tdapp.domain.money.bounty_terms import Bounties
from tdapp.domain.setup import WHOLE, Setup
from tdapp.domain.units import Cents, Chips
from tdapp.values import replace

NOTHING = Cents(0)


class Price(NamedTuple):
    """The parts of a price, in cents, by where they go: prize pool, house fee, staff fund, bounty (held for whoever
    knocks him out).
    """

    prize: Cents = NOTHING
    fee: Cents = NOTHING
    staff: Cents = NOTHING
    bounty: Cents = NOTHING

    @property
    def total(self) -> Cents:
        """What the player pays."""
        return Cents(sum(self))

    def plus(self, other: "Price", times: int = 1) -> "Price":
        """The price with so many times another one added, part by part.

        >>> Price(Cents(50), Cents(5)).plus(Price(Cents(20)), 2)
        Price(prize=90, fee=5, staff=0, bounty=0)
        """
        return Price(*(Cents(mine + times * its) for mine, its in zip(self, other, strict=True)))

    def part(self, cents: Cents) -> "Price":
        """The parts of a price that make up so many cents, when not all is given back: of the prize part first, of the
        house's fee last.

        >>> price = Price(Cents(50), Cents(5), Cents(2), Cents(10))
        >>> price.part(Cents(40)), price.part(Cents(63)).fee, price.part(Cents(67)) == price
        (Price(prize=40, fee=0, staff=0, bounty=0), 1, True)
        """
        given, left = {}, cents
        for name in ("prize", "bounty", "staff", "fee"):
            given[name] = Cents(min(left, getattr(self, name)))
            left = Cents(left - given[name])
        return Price(**given)


def entry_price(setup: Setup) -> Price:
    """What the standard entry of a setup costs."""
    return Price(setup.buy_in, setup.fee, bounty=setup.bounty)


class SaleKind(StrEnum):
    """What brings chips into play."""

    ENTRY = "entry"
    RE_ENTRY = "re_entry"
    REBUY = "rebuy"
    ADD_ON = "add_on"


class SaleSpanKind(StrEnum):
    """How it is said until when something is sold, or registration is open."""

    REGISTRATION = "registration"  # as long as registration is open
    LEVEL = "level"  # until level `number` ends; 0: until play starts
    LEVEL_AND_BREAK = "level_and_break"  # until the break after level `number` ends
    BREAK = "break"  # only during the break after level `number`
    TIME = "time"  # until the instant `at`
    ENTRIES = "entries"  # until the field counts `number` entries
    BY_HAND = "by_hand"  # until somebody ends it


class SaleSpan(Struct, frozen=True):
    """The span of an evening in which something is sold. `number`: a level, or a count of entries; `at`: an instant,
    None for other kinds.
    """

    kind: SaleSpanKind
    number: int = 0
    at: datetime | None = None


class Buyers(StrEnum):
    """Who may buy. Members have a club card; whether somebody is staff is the seller's word."""

    ANYBODY = "anybody"
    MEMBERS = "members"
    STAFF = "staff"


class Offer(Struct, frozen=True):
    """One line of the price list. `key` names it for good, `name` is what people read.

    `chips` None: a starting stack. `per_player`, `in_total`: how often it is sold, None: no limit.
    """

    key: str
    name: str
    kind: SaleKind
    price: Price
    chips: Chips | None
    window: SaleSpan
    per_player: int | None = None
    in_total: int | None = None
    who: Buyers = Buyers.ANYBODY


class Refund(StrEnum):
    """How much of an entry is given back."""

    ALL = "all"
    ALL_BUT_FEE = "all_but_fee"
    NOTHING = "nothing"

    def of(self, price: Price) -> Price:
        """The parts of a price that go back.

        >>> Refund.ALL_BUT_FEE.of(Price(Cents(50), Cents(5)))
        Price(prize=50, fee=0, staff=0, bounty=0)
        """
        if self is Refund.NOTHING:
            return Price()
        return price if self is Refund.ALL else price._replace(fee=NOTHING)


class SeasonShare(Struct, frozen=True):
    """What of the money for prizes is held back for the season, the league or its final; one of both is above 0.

    `percent`: thousandths of a percent of all that is sold for the pool. `per_entry`: cents of every entry and
    re-entry.
    """

    percent: int = 0
    per_entry: Cents = NOTHING

    def of(self, sold: Cents, entries: int) -> Cents:
        """The part held back, in cents, rounded down, where so much was sold for the pool in so many entries.

        >>> SeasonShare(percent=20_000).of(Cents(100_03), 2), SeasonShare(per_entry=Cents(3_00)).of(Cents(100_00), 2)
        (2000, 600)
        """
        part = sold * self.percent // WHOLE if self.percent else self.per_entry * entries
        return Cents(max(0, min(sold, part)))


class Terms(Struct, frozen=True):
    """The terms of entry of one tournament, beside the standard entry of its setup.

    `guarantee`: the least the prize pool will be, in cents; 0: none. `most_tables`: the room holds no more, None: no
    end. `rebuy_percent`: the largest stack that may rebuy, in percent of a starting stack (HC-27: 50), None: any.
    `single_rebuy_any_stack`: with one rebuy a player that limit does not hold (HC-27, reading A4). `started`: what an
    entry gets back once play began, None: nothing is given back then without a reason. `no_show`: what somebody gets
    back who never came. `open_table_at`: a further table opens when so many alternates can sit down there.
    `seats_held`: so many free seats are kept back from alternates. `call_minutes`: how long a called one may take.
    `bounty`: the terms of the bounties, None: all on a head goes to whoever knocks it out, where a price has one.
    `season`: what is held back of the money for prizes, None: nothing.
    """

    offers: tuple[Offer, ...] = ()
    guarantee: Cents = NOTHING
    most_tables: int | None = None
    rebuy_percent: int | None = 50
    single_rebuy_any_stack: bool = True
    started: Refund | None = None
    no_show: Refund = Refund.ALL
    open_table_at: int = 6
    seats_held: int = 0
    call_minutes: int = 10
    bounty: Bounties | None = None
    season: SeasonShare | None = None

    def offer(self, key: str) -> Offer | None:
        """The line of the price list with this key."""
        return next((offer for offer in self.offers if offer.key == key), None)


def moved(window: SaleSpan, later: timedelta) -> SaleSpan:
    """A sale span so much later; only a time of its own moves.

    >>> moved(SaleSpan(SaleSpanKind.LEVEL, 6), timedelta(days=7))
    SaleSpan(kind=<SaleSpanKind.LEVEL: 'level'>, number=6, at=None)
    """
    return window if window.at is None else replace(window, at=window.at + later)


def moved_terms(terms: Terms, later: timedelta) -> Terms:
    """The terms for an evening so much later."""
    return replace(terms, offers=tuple(replace(offer, window=moved(offer.window, later)) for offer in terms.offers))


class Tender(StrEnum):
    """The ways to pay: how money changes hands."""

    CASH = "cash"
    CARD = "card"
    VOUCHER = "voucher"
    TICKET = "ticket"
    ACCOUNT = "account"


def is_coded(tender: Tender) -> bool:
    """Whether each of these payments carries a code, which is used once."""
    match tender:
        case Tender.VOUCHER | Tender.TICKET:
            return True
        case Tender.CASH | Tender.CARD | Tender.ACCOUNT:
            return False
        case _:
            assert_never(tender)


def is_cash(tender: Tender) -> bool:
    """Whether money paid this way lies in a drawer, and is counted there."""
    match tender:
        case Tender.CASH:
            return True
        case Tender.CARD | Tender.VOUCHER | Tender.TICKET | Tender.ACCOUNT:
            return False
        case _:
            assert_never(tender)


CODED = tuple(filter(is_coded, Tender))
NOT_CODED = tuple(tender for tender in Tender if tender not in CODED)  # may pay for several players, and pay out prizes
