"""The price list as the desk reads it out: what is sold now, until when, and what comes later."""

from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.money.paying import money
from tdapp.domain.money.sale_spans import closes_at, window_open, window_over
from tdapp.domain.money.terms import Buyers, Offer, SaleKind, SaleSpan
from tdapp.domain.play_over import play_is_over
from tdapp.domain.registration.price_list import offers, sold_of
from tdapp.domain.state import Registration, State
from tdapp.domain.units import Chips, Money
from tdapp.read.message import Said
from tdapp.read.registration.registration_desk import offer_name


class PriceLine(Struct, frozen=True):
    """A line of the price list. `on_sale`: it is sold now, else it will be.

    `ends`: when it is no longer sold as the clock runs now, None where no instant is known: then `span` says it.
    `left`: so many more in all, None: no limit. `members`: only for who has a club card.
    """

    name: str | Said
    kind: SaleKind
    total: Money
    chips: Chips
    on_sale: bool
    span: SaleSpan
    ends: datetime | None
    left: int | None
    members: bool


def on_sale_now(state: State, now: datetime) -> tuple[PriceLine, ...]:
    """What is sold at `now`, then what will be sold later, each in the order of the price list.

    What is over or sold out is left out.
    """
    lines = (_line(state, now, line) for line in offers(state, *SaleKind) if not window_over(state, line.window, now))
    found = [line for line in lines if line.left != 0]
    return tuple(sorted(found, key=lambda line: not line.on_sale))


class Unsold(StrEnum):
    """Why nothing is sold: it begins later, registration has not opened or is closed, or play is over."""

    LATER = "later"
    NOT_OPEN = "not_open"
    CLOSED = "closed"
    OVER = "over"


def why_unsold(state: State, now: datetime) -> Unsold | None:
    """Why nothing of the price list is sold at `now`; None: something is."""
    lines = on_sale_now(state, now)
    if any(line.on_sale for line in lines):
        return None
    if state.finished or play_is_over(state, now):
        return Unsold.OVER
    if state.registration is Registration.NOT_YET:
        return Unsold.NOT_OPEN
    return Unsold.LATER if lines else Unsold.CLOSED


def _line(state: State, now: datetime, line: Offer) -> PriceLine:
    on_sale = window_open(state, line.window, now)
    return PriceLine(
        name=offer_name(state, line.key, line.kind),
        kind=line.kind,
        total=money(state, line.price.total),
        chips=state.setup.starting_stack if line.chips is None else line.chips,
        on_sale=on_sale,
        span=line.window,
        ends=closes_at(state, line.window, now) if on_sale else None,
        left=None if line.in_total is None else max(0, line.in_total - sold_of(state, line.key)),
        members=line.who is Buyers.MEMBERS,
    )
