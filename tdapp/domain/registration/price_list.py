"""Decisions about the terms of entry, and which lines of the price list may be sold now to whom."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime

from tdapp.domain.facts import Fact
from tdapp.domain.latest import Latest
from tdapp.domain.money.bounty_terms import AS_SOLD, WHOLE, Bounties, BountyKind, StageKind
from tdapp.domain.money.paying import money
from tdapp.domain.money.sale_facts import ClosingSet, TermsSet
from tdapp.domain.money.sale_spans import checked, registration_open, window_open, window_over
from tdapp.domain.money.terms import Buyers, Offer, SaleKind, SaleSpan, SaleSpanKind, SeasonShare, Terms
from tdapp.domain.people.naming import clean, named
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused, require
from tdapp.domain.setup import WHOLE as ALL_OF_IT
from tdapp.domain.setup import Setup
from tdapp.domain.state import Entry, State
from tdapp.domain.tally import Tally
from tdapp.domain.units import Cents, Chips, Money
from tdapp.values import replace

MOST_OFFERS = 50
MOST_MONEY = Cents(1_000_000_00)  # of one part of one price
MOST_CHIPS = Chips(1_000_000_000)
STANDARD = ""  # the key of the standard entry


def set_terms(state: State, now: datetime, terms: Terms) -> tuple[Fact, ...]:
    """Set the price list and the rules around it. What was sold keeps its price; its line may not vanish.

    Refuses a price list that cannot be sold from, naming the line.
    """
    require(not state.finished, "finished")
    terms = _checked_terms(state, terms)
    prize_money_has_a_way(state.setup, terms)
    sold = {entry.sale.offer for entry in state.entries.values() if entry.sale is not None}
    sold.update(void.entry.sale.offer for void in state.void.values() if void.entry.sale is not None)
    sold.update(bought.sale.offer for bought in state.purchases.values())
    for key in sorted(sold - {offer.key for offer in terms.offers} - {STANDARD}):
        old = state.terms.offer(key)
        raise Refused("terms.sold", name=old.name if old else key)
    return () if terms == state.terms else (TermsSet(terms),)


def prize_money_has_a_way(setup: Setup, terms: Terms) -> None:
    """Refuse terms that bring in prize money, or promise some, under a payout table that pays nobody."""
    if setup.payout.pays:
        return
    line = next((line for line in terms.offers if line.price.prize), None)
    if line is not None:
        raise Refused("terms.pays_nobody", name=line.name, prize=Money(line.price.prize, setup.currency))
    guarantee = Money(terms.guarantee, setup.currency)
    require(not terms.guarantee, "terms.guarantees_nobody", guarantee=guarantee)


def set_closing(state: State, now: datetime, window: SaleSpan) -> tuple[Fact, ...]:
    """Say when registration closes by itself. Once it is over it may be opened again by this."""
    require(not state.finished, "finished")
    checked(state.structure, window, of_registration=True)
    after = replace(state, closes=window)
    ends_now = registration_open(state, now) and not registration_open(after, now)
    require(not ends_now, "closing.over", window=window)
    return () if window == state.closes else (ClosingSet(window),)


def may_sell(
    state: State,
    now: datetime,
    line: Offer,
    entry: Entry | None,
    *,
    times: int = 1,
    member: bool = False,
    allow: Allowed = NOTHING_LIFTED,
) -> None:
    """Refuse a line of the price list that is closed, sold out, used up by this player, or not for him.

    `entry` None: somebody new. `member`: he has a club card. Every reason may be lifted.
    """
    by_registration = line.window.kind is SaleSpanKind.REGISTRATION
    open_now = window_open(state, line.window, now)
    ends = state.closes if by_registration else line.window
    if entry is None and ends.kind is SaleSpanKind.ENTRIES:
        open_now = open_now and len(state.entries) + times <= ends.number
    allow.unless(open_now, "registration.is_closed" if by_registration else "sale.closed", name=line.name)
    allow.unless(line.who is not Buyers.MEMBERS or member, "sale.members_only", name=line.name)
    if line.in_total is not None:
        gone = sold_of(state, line.key)
        allow.unless(gone + times <= line.in_total, "sale.sold_out", name=line.name, n=gone, limit=line.in_total)
    if line.per_player is not None and entry is not None:
        had = sold_of(state, line.key, to=entry)
        fits = had + times <= line.per_player
        allow.unless(fits, "sale.limit", name=line.name, n=had, limit=line.per_player, entry=entry.id)


def on_offer(state: State, key: str, *kinds: SaleKind) -> Offer:
    """The line of the price list with this key. Refuses one that is not there, or is of another kind."""
    found = standard(state) if key == STANDARD else state.terms.offer(key)
    if found is None or found.kind not in kinds:
        raise Refused("sale.not_offered", name=found.name if found else key)
    return found


def standard(state: State) -> Offer:
    """The standard entry as a line of the price list, as the setup says."""
    window = SaleSpan(SaleSpanKind.REGISTRATION)
    return Offer(STANDARD, "", SaleKind.ENTRY, state.standard_price, None, window)


def offers(state: State, *kinds: SaleKind) -> tuple[Offer, ...]:
    """The lines of the price list of these kinds, the standard entry first."""
    listed = (standard(state), *state.terms.offers)
    return tuple(offer for offer in listed if offer.kind in kinds)


def still_feeds(state: State, now: datetime) -> tuple[Offer, ...]:
    """The lines of the price list that may still bring money into the prize pool: on sale now, or later by the terms.

    Not the standard entry, which is sold as long as registration is open.
    """
    return tuple(
        line
        for line in state.terms.offers
        if line.price.prize
        and not window_over(state, line.window, now)
        and (line.in_total is None or sold_of(state, line.key) < line.in_total)
    )


def sold_of(state: State, key: str, *, to: Entry | None = None) -> int:
    """How often a line was sold and not given back: in all, or to one player in all his entries."""
    if to is None:
        return sold(state)[key]
    entries = _all_of(state, to)
    numbers = {entry.id for entry in entries}
    return sum(1 for entry in entries if _line_of(entry) == key) + sum(
        1
        for bought in state.purchases.values()
        if bought.sale.offer == key and bought.back is None and bought.entry in numbers
    )


def sold(state: State) -> Counter[str]:
    """How often each line of the price list was sold and not given back."""
    return _sold.of((state.entries, state.purchases), lambda: _counted(state))


def entries_sold(state: State) -> Counter[tuple[str, Cents]]:
    """How many entries stand, by the line they were sold by and what was paid for each."""
    return _entries.of(tuple(state.by_ticket()))


def _counted(state: State) -> Counter[str]:
    count = _again.of((state.purchases,), lambda: _bought(state)).copy()
    for (line, _paid), many in entries_sold(state).items():
        count[line] += many
    return count


def _bought(state: State) -> Counter[str]:
    """How often each line was sold to somebody who was in already, and not given back."""
    return Counter(bought.sale.offer for bought in state.purchases.values() if bought.back is None)


def _line_and_paid(entry: Entry) -> tuple[str, Cents]:
    paid = entry.paid if entry.sale is None else sum(payment.cents for payment in entry.sale.payments)
    return _line_of(entry), Cents(paid)


_sold: Latest[Counter[str]] = Latest()
_again: Latest[Counter[str]] = Latest()
_entries: Tally[Entry, tuple[str, Cents]] = Tally(_line_and_paid)


def _line_of(entry: Entry) -> str:
    """The line of the price list an entry was sold by."""
    return entry.sale.offer if entry.sale else STANDARD


def _all_of(state: State, entry: Entry) -> Sequence[Entry]:
    """All entries of the player of this one, newest first."""
    found: list[Entry] = []
    number = state.players.get(entry.player)
    while number is not None:
        found.append(state.entries[number])
        number = found[-1].earlier
    return found


def _checked_terms(state: State, terms: Terms) -> Terms:
    require(len(terms.offers) <= MOST_OFFERS, "terms.too_many", limit=MOST_OFFERS)
    keys = [offer.key for offer in terms.offers]
    require(len(set(keys)) == len(keys) and STANDARD not in keys, "terms.keys")
    for offer in terms.offers:
        _checked_offer(state, offer)
    require(0 <= terms.guarantee <= 1_000_000_000_00, "terms.guarantee")
    _checked_season(state, terms.season)
    require(terms.most_tables is None or 1 <= terms.most_tables <= 9_999, "terms.most_tables", limit=9_999)
    require(terms.rebuy_percent is None or 1 <= terms.rebuy_percent <= 1_000, "terms.rebuy_percent", limit=1_000)
    require(1 <= terms.open_table_at <= 10, "terms.open_table_at", limit=10)
    require(0 <= terms.seats_held <= 1_000, "terms.seats_held", limit=1_000)
    require(1 <= terms.call_minutes <= 120, "terms.call_minutes", limit=120)
    _checked_bounties(state, terms.bounty or AS_SOLD)
    return terms


def _checked_season(state: State, season: SeasonShare | None) -> None:
    if season is None:
        return
    one = (season.percent > 0) != (season.per_entry > 0) and min(season.percent, season.per_entry) >= 0
    require(one and season.percent < ALL_OF_IT, "terms.season")
    most = state.standard_price.prize
    require(
        season.per_entry <= most, "terms.season_entry", held=money(state, season.per_entry), most=money(state, most)
    )


def _checked_bounties(state: State, bounty: Bounties) -> None:
    require(0 <= bounty.percent <= WHOLE, "terms.bounty_percent", percent=bounty.percent)
    require(1 <= bounty.unit <= MOST_MONEY, "terms.bounty_unit", unit=money(state, bounty.unit))
    mystery = bounty.kind is BountyKind.MYSTERY
    require(mystery or state.envelopes is None, "terms.envelopes_set")
    stage = bounty.stage
    if stage is not None and stage.kind in (StageKind.LEVEL, StageKind.LEFT):
        require(1 <= stage.number <= 100_000, "terms.bounty_stage")


def _checked_offer(state: State, offer: Offer) -> None:
    name = named(offer.name, "offer")
    require(offer.key == clean(offer.key) and 0 < len(offer.key) <= 40, "terms.keys")
    for part in offer.price:
        require(0 <= part <= MOST_MONEY, "terms.price", name=name, limit=money(state, MOST_MONEY))
    require(offer.chips is None or 1 <= offer.chips <= MOST_CHIPS, "terms.chips", name=name, limit=MOST_CHIPS)
    for limit in (offer.per_player, offer.in_total):
        require(limit is None or limit >= 1, "terms.limit", name=name)
    entry = offer.kind in (SaleKind.ENTRY, SaleKind.RE_ENTRY)
    require(entry or not offer.price.bounty, "terms.bounty", name=name)
    checked(state.structure, offer.window)
