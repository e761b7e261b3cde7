"""The terms of entry as they stand and as they would be: what is sold until when, and when registration closes."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from tdapp.domain.price_list import set_closing, sold_of
from tdapp.domain.refusal import Refused
from tdapp.domain.state import Registration, State
from tdapp.domain.structure import level_numbers
from tdapp.domain.terms import NOTHING, Offer, Price, Terms, Window
from tdapp.domain.units import Chips, Money
from tdapp.domain.windows import breaks_after, closes_at, registration_open, window_open
from tdapp.read.said import Said, say, say_refused


@dataclass(frozen=True, slots=True)
class LineNow:
    """A line of the price list as it is sold now. `ends`: as the clock runs, None: no instant is known."""

    key: str
    sold: int
    on_sale: bool
    ends: datetime | None


@dataclass(frozen=True, slots=True)
class ClosingView:
    """When registration closes. `at`: the instant as the clock runs now, None: none is known; `left`: until then.

    `not_yet`: it was never opened.
    """

    window: Window
    is_open: bool
    not_yet: bool
    at: datetime | None
    left: timedelta | None


@dataclass(frozen=True, slots=True)
class TermsView:
    """The terms of a tournament, with what is fixed elsewhere: the entry, the stack, the levels and their breaks."""

    terms: Terms
    currency: str
    standard: Price
    stack: Chips
    seats_per_table: int
    level: int | None
    levels: int
    breaks: tuple[int, ...]
    lines: tuple[LineNow, ...]
    closing: ClosingView
    why_not: Said | None

    def line(self, key: str) -> LineNow | None:
        """How a line stands; None for one that is not saved yet."""
        return next((line for line in self.lines if line.key == key), None)


def terms_view(state: State, now: datetime) -> TermsView:
    """The terms of entry at `now`."""
    from tdapp.read.clock import clock_view

    level = clock_view(state, now).level
    numbers = sorted({number for number in level_numbers(state.structure) if number is not None})
    return TermsView(
        terms=state.terms,
        currency=state.setup.currency,
        standard=state.standard_price,
        stack=state.setup.starting_stack,
        seats_per_table=state.setup.seats_per_table,
        level=level.number if level is not None else None,
        levels=max(numbers, default=0),
        breaks=tuple(number for number in numbers if breaks_after(state.structure, number)),
        lines=tuple(_line(state, now, offer) for offer in state.terms.offers),
        closing=closing_view(state, now),
        why_not=say_refused(Refused("finished")) if state.finished else None,
    )


def closing_view(state: State, now: datetime, window: Window | None = None) -> ClosingView:
    """When registration closes; `window`: if this were to close it."""
    if window is not None:
        state = state._replace(closes=window)
    is_open = registration_open(state, now)
    at = closes_at(state, state.closes, now) if is_open else None
    left = at - now if at is not None else None
    return ClosingView(state.closes, is_open, state.registration is Registration.NOT_YET, at, left)


def closing_trouble(state: State, now: datetime, window: Window) -> Said | None:
    """What stands against closing registration so; None: nothing."""
    try:
        set_closing(state, now, window)
    except Refused as refused:
        return say_refused(refused, state)
    return None


def terms_effect(state: State, now: datetime, terms: Terms) -> tuple[Said, ...]:
    """What saving these terms changes at once: what begins and ceases to be sold, the pool, the size of the room."""
    return tuple(_effects(state, now, terms))


def _effects(state: State, now: datetime, terms: Terms) -> Iterator[Said]:
    after = state._replace(terms=terms)
    old = {offer.key: offer for offer in state.terms.offers}
    for offer in terms.offers:
        before = old.pop(offer.key, None)
        was = before is not None and window_open(state, before.window, now)
        will = window_open(after, offer.window, now)
        ends = closes_at(after, offer.window, now)
        if will and not was:
            yield (
                say("terms.on_sale_until", name=offer.name, time=ends)
                if ends
                else say("terms.on_sale", name=offer.name)
            )
        elif was and not will:
            yield say("terms.off_sale", name=offer.name)
        elif before is None:
            yield say("terms.not_yet", name=offer.name)
        elif before.window != offer.window and ends is not None:
            yield say("terms.ends", name=offer.name, time=ends)
        if before is not None and before.price != offer.price:
            total = Money(offer.price.total, state.setup.currency)
            yield say("terms.price", name=offer.name, total=total, n=sold_of(state, offer.key))
    for gone in old.values():
        yield say("terms.gone", name=gone.name)
    if after.pool != state.pool:
        currency = state.setup.currency
        yield say("terms.pool", pool=Money(after.pool, currency), before=Money(state.pool, currency))
    if terms.most_tables != state.terms.most_tables:
        if terms.most_tables is None:
            yield say("terms.no_end")
        else:
            yield say("terms.room", n=terms.most_tables * state.setup.seats_per_table, left=state.alive)
    if _rules(terms) != _rules(state.terms):
        yield say("terms.rules")


def _rules(terms: Terms) -> Terms:
    """The rules alone, without what is told on its own."""
    return replace(terms, offers=(), guarantee=NOTHING, most_tables=None)


def _line(state: State, now: datetime, offer: Offer) -> LineNow:
    is_on = window_open(state, offer.window, now)
    return LineNow(offer.key, sold_of(state, offer.key), is_on, closes_at(state, offer.window, now) if is_on else None)
