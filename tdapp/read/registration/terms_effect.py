"""The changes that saving other terms of entry would bring, named line by line before it is done."""

from collections.abc import Iterator
from datetime import datetime

from tdapp.domain.money.sale_spans import closes_at, window_open
from tdapp.domain.money.terms import NOTHING, Offer, SaleSpanKind, Terms
from tdapp.domain.registration.price_list import sold_of
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Money
from tdapp.read.message import Said, say
from tdapp.values import replace


def terms_effect(state: State, now: datetime, terms: Terms) -> tuple[Said, ...]:
    """The changes these terms bring: what begins and ceases to be sold, what else is new in a line, the pool, the size
    of the room. Empty only for the terms that stand.
    """
    return (*_lines(state, now, terms), *_beside(state, terms))


def _lines(state: State, now: datetime, terms: Terms) -> Iterator[Said]:
    after = replace(state, terms=terms)
    old = {offer.key: offer for offer in state.terms.offers}
    for offer in terms.offers:
        before = old.get(offer.key)
        if before is None:
            will = window_open(after, offer.window, now)
            yield _on_sale(after, now, offer) if will else say("terms.not_yet", name=offer.name)
        elif before != offer:
            yield from _named(before, offer)
            yield from _sold_when(state, after, now, before, offer)
            yield from _sold_how(state, before, offer)
    kept = [offer.key for offer in terms.offers if offer.key in old]
    for gone in (offer for key, offer in old.items() if key not in kept):
        yield say("terms.gone", name=gone.name)
    if kept != [key for key in old if key in kept]:
        yield say("terms.order")


def _named(before: Offer, offer: Offer) -> Iterator[Said]:
    if before.name != offer.name:
        yield say("terms.name", before=before.name, name=offer.name)
    if before.kind is not offer.kind:
        yield say(f"terms.kind.{offer.kind}", name=offer.name)


def _sold_when(state: State, after: State, now: datetime, before: Offer, offer: Offer) -> Iterator[Said]:
    if before.window == offer.window:
        return
    was, will = window_open(state, before.window, now), window_open(after, offer.window, now)
    ends = closes_at(after, offer.window, now)
    if will and not was:
        yield _on_sale(after, now, offer)
    elif was and not will:
        yield say("terms.off_sale", name=offer.name)
    elif ends is not None and (will or offer.window.kind is not SaleSpanKind.BREAK):
        yield say("terms.ends", name=offer.name, time=ends)
    elif offer.window.kind is SaleSpanKind.LEVEL and not offer.window.number:
        yield say("terms.window.start", name=offer.name)
    else:
        yield say(f"terms.window.{offer.window.kind}", name=offer.name, number=offer.window.number)


def _on_sale(after: State, now: datetime, offer: Offer) -> Said:
    ends = closes_at(after, offer.window, now)
    return say("terms.on_sale_until", name=offer.name, time=ends) if ends else say("terms.on_sale", name=offer.name)


def _sold_how(state: State, before: Offer, offer: Offer) -> Iterator[Said]:
    name = offer.name
    if before.price != offer.price:
        yield say("terms.price", name=name, total=_money(state, offer.price.total), n=sold_of(state, offer.key))
    if before.chips != offer.chips:
        yield say("terms.chips", name=name, chips=state.setup.starting_stack if offer.chips is None else offer.chips)
    for code, was, limit in (
        ("terms.each", before.per_player, offer.per_player),
        ("terms.in_all", before.in_total, offer.in_total),
    ):
        if was != limit:
            yield say(f"{code}_free", name=name) if limit is None else say(code, name=name, limit=limit)
    if before.who is not offer.who:
        yield say(f"terms.who.{offer.who}", name=name)


def _beside(state: State, terms: Terms) -> Iterator[Said]:
    pool = replace(state, terms=terms).pool
    if pool != state.pool:
        yield say("terms.pool", pool=_money(state, pool), before=_money(state, state.pool))
    elif terms.guarantee != state.terms.guarantee:
        yield say("terms.guarantee", guarantee=_money(state, terms.guarantee))
    if terms.season != state.terms.season:
        held = replace(state, terms=terms).season
        yield say("terms.season", held=_money(state, held)) if terms.season is not None else say("terms.no_season")
    if terms.most_tables != state.terms.most_tables:
        if terms.most_tables is None:
            yield say("terms.no_end")
        else:
            yield say("terms.room", n=terms.most_tables * state.setup.seats_per_table, left=state.alive)
    if terms.bounty != state.terms.bounty:
        yield say("terms.bounties")
    if _rules(terms) != _rules(state.terms):
        yield say("terms.rules")


def _money(state: State, cents: Cents) -> Money:
    return Money(cents, state.setup.currency)


def _rules(terms: Terms) -> Terms:
    """The rules alone, without what is told on its own."""
    return replace(terms, offers=(), guarantee=NOTHING, most_tables=None, bounty=None, season=None)
