"""Views of the terms of entry: what is sold until when, and when registration closes."""

from datetime import datetime, timedelta

from msgspec import Struct

from tdapp.domain.money.sale_spans import closes_at, registration_open, window_open
from tdapp.domain.money.terms import Offer, Price, SaleSpan, Terms
from tdapp.domain.refusal import Refused
from tdapp.domain.registration.price_list import set_closing, sold_of
from tdapp.domain.state import Registration, State
from tdapp.domain.units import Chips
from tdapp.read.message import Said, say_refused
from tdapp.read.registration.span_choices import levels_of
from tdapp.values import replace


class LineNow(Struct, frozen=True):
    """A line of the price list as it is sold now. `ends`: as the clock runs, None: no instant is known."""

    key: str
    sold: int
    on_sale: bool
    ends: datetime | None


class ClosingView(Struct, frozen=True):
    """The closing of registration: whether it is open, and until when. `at`: the instant as the clock runs now, None:
    none is known; `left`: until then.

    `not_yet`: it was never opened.
    """

    window: SaleSpan
    is_open: bool
    not_yet: bool
    at: datetime | None
    left: timedelta | None


class TermsView(Struct, frozen=True):
    """The terms of a tournament, with what is fixed elsewhere: the entry, the stack, the levels and their breaks."""

    terms: Terms
    currency: str
    standard: Price
    stack: Chips
    seats_per_table: int
    level: int | None
    levels: tuple[int, ...]
    breaks: tuple[int, ...]
    lines: tuple[LineNow, ...]
    closing: ClosingView
    why_not: Said | None

    def line(self, key: str) -> LineNow | None:
        """The line of the price list as it is sold now; None for one that is not saved yet."""
        return next((line for line in self.lines if line.key == key), None)


def terms_view(state: State, now: datetime) -> TermsView:
    """The terms of entry at `now`."""
    from tdapp.read.clock.clock import clock_view

    level = clock_view(state, now).level
    levels, breaks = levels_of(state.structure)
    return TermsView(
        terms=state.terms,
        currency=state.setup.currency,
        standard=state.standard_price,
        stack=state.setup.starting_stack,
        seats_per_table=state.setup.seats_per_table,
        level=level.number if level is not None else None,
        levels=levels,
        breaks=breaks,
        lines=tuple(_line(state, now, offer) for offer in state.terms.offers),
        closing=closing_view(state, now),
        why_not=say_refused(Refused("finished")) if state.finished else None,
    )


def closing_view(state: State, now: datetime, window: SaleSpan | None = None) -> ClosingView:
    """The closing of registration; `window`: if this were to close it."""
    if window is not None:
        state = replace(state, closes=window)
    is_open = registration_open(state, now)
    at = closes_at(state, state.closes, now) if is_open else None
    left = at - now if at is not None else None
    return ClosingView(state.closes, is_open, state.registration is Registration.NOT_YET, at, left)


def closing_trouble(state: State, now: datetime, window: SaleSpan) -> Said | None:
    """The reason registration cannot be closed so; None: nothing stands against it."""
    try:
        set_closing(state, now, window)
    except Refused as refused:
        return say_refused(refused, state)
    return None


def _line(state: State, now: datetime, offer: Offer) -> LineNow:
    is_on = window_open(state, offer.window, now)
    return LineNow(offer.key, sold_of(state, offer.key), is_on, closes_at(state, offer.window, now) if is_on else None)
