"""Decisions about rebuys and add-ons: sell them, one by one or a whole table's, and take them back."""

from collections.abc import Collection, Sequence
from datetime import datetime

from tdapp.domain.facts import Fact
from tdapp.domain.money.paying import in_full, money_back, split
from tdapp.domain.money.sale_facts import Bought, Payment, Sale, SaleReturned
from tdapp.domain.money.terms import CODED, Offer, Price, SaleKind, Tender
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused, require
from tdapp.domain.registration.evolve_entries import brought
from tdapp.domain.registration.price_list import may_sell, on_offer
from tdapp.domain.registration.rebuys import stack_allows_rebuy
from tdapp.domain.state import Entry, Purchase, State
from tdapp.domain.units import NO_DRAWER, Cents, Chips, DrawerId, EntryId, SaleNo
from tdapp.values import replace


def buy(
    state: State,
    now: datetime,
    entry: EntryId,
    offer: str,
    payments: Sequence[Payment] | None = None,
    *,
    times: int = 1,
    stack: Chips | None = None,
    announced: bool = False,
    drawer: DrawerId = NO_DRAWER,
    member: bool = False,
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """Sell an entry in play so many rebuys or add-ons. The seat stays.

    `payments` None: all in cash; else they pay for all of them together. `stack`: his chips as the floor counts them,
    None: not looked at. `announced`: before the hand, so the chips play in it (HC-27, TDA-27). `member`: he has a club
    card. Refuses what is not on offer; a closed window, a limit, a price for others or too large a stack (HC-27) may be
    lifted with a reason.
    """
    require(not state.finished, "finished")
    found = _in_play(state, entry)
    line = on_offer(state, offer, SaleKind.REBUY, SaleKind.ADD_ON)
    require(1 <= times <= 20, "sale.times", most=20)
    may_sell(state, now, line, found, times=times, member=member, allow=allow)
    if line.kind is SaleKind.REBUY and stack is not None:
        _small_enough(state, line, stack, entry, allow)
    first = next_sale(state)
    parts = split(state, payments, line.price, times)
    return tuple(
        Bought(SaleNo(first + turn), entry, line.kind, Sale(line.key, line.price, line.chips, paid, drawer), announced)
        for turn, paid in enumerate(parts)
    )


def buy_many(
    state: State,
    now: datetime,
    entries: Sequence[EntryId],
    offer: str,
    *,
    tender: Tender = Tender.CASH,
    times: int = 1,
    drawer: DrawerId = NO_DRAWER,
    members: Collection[EntryId] = (),
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """Sell one line of the price list to many entries at once: the add-ons of a break, ticked on the table's sheet. All
    or none.

    `members`: those of them whose players have a club card.
    """
    require(bool(entries) and len(set(entries)) == len(entries), "sale.twice")
    line = on_offer(state, offer, SaleKind.REBUY, SaleKind.ADD_ON)
    require(tender not in CODED, "payment.code_missing")
    pay = in_full(Cents(line.price.total * times), tender)
    facts: list[Fact] = []
    room = state
    for entry in entries:
        member = entry in members
        for fact in buy(room, now, entry, offer, pay, times=times, drawer=drawer, member=member, allow=allow):
            if isinstance(fact, Bought):
                bought = Purchase(fact.number, fact.entry, fact.kind, fact.sale, fact.announced)
                room = replace(room, purchases=room.purchases.insert(fact.number, bought))
            facts.append(fact)
    return tuple(facts)


def give_back(
    state: State,
    now: datetime,
    sale: SaleNo,
    payments: Sequence[Payment] | None = None,
    *,
    back: Price | None = None,
    drawer: DrawerId = NO_DRAWER,
) -> tuple[Fact, ...]:
    """Take a rebuy or add-on back: its chips leave play, and `back` of its price (None: all) is paid out.

    `payments` None: the way it was paid. Refuses what was given back before, an entry that is out, and chips that are
    in play no more: everybody who is in has at least one.
    """
    require(not state.finished, "finished")
    bought = state.purchases.get(sale)
    if bought is None:
        raise Refused("sale.unknown", sale=sale)
    require(bought.back is None, "sale.is_returned", sale=sale)
    _in_play(state, bought.entry)
    chips, most = brought(state, bought.sale), may_leave(state, state.alive)
    require(chips <= most, "sale.chips_gone", chips=chips, most=most)
    price = bought.sale.price
    back = price if back is None else back
    return (
        SaleReturned(sale, bought.entry, back, money_back(state, price, back, bought.sale.payments, payments), drawer),
    )


def may_leave(state: State, others: int) -> Chips:
    """The most chips that may leave play: as many others as stay in have at least one each."""
    return Chips(max(0, state.chips - others))


def purchases_of(state: State, entry: EntryId) -> list[Purchase]:
    """The rebuys and add-ons of an entry, first ones first, with what was given back."""
    return [bought for _number, bought in sorted(state.purchases.items()) if bought.entry == entry]


def bought_later(state: State) -> dict[EntryId, Cents]:
    """What each entry paid for rebuys and add-ons and did not get back, in cents; without those who bought nothing."""
    cents: dict[EntryId, Cents] = {}
    for bought in state.purchases.values():
        kept = bought.sale.price.total - (bought.back.total if bought.back is not None else 0)
        cents[bought.entry] = Cents(cents.get(bought.entry, 0) + kept)
    return cents


def next_sale(state: State) -> SaleNo:
    """The number the next rebuy or add-on gets."""
    return SaleNo(max(state.purchases, default=0) + 1)


def _in_play(state: State, number: EntryId) -> Entry:
    found = state.entries.get(number)
    if found is None:
        raise Refused("entry.unknown", entry=number)
    require(not found.out, "sale.is_out", entry=number)
    return found


def _small_enough(state: State, line: Offer, stack: Chips, entry: EntryId, allow: Allowed) -> None:
    require(0 <= stack <= state.chips, "sale.stack", most=state.chips)
    terms = state.terms
    if line.per_player == 1 and terms.single_rebuy_any_stack:
        return
    fits = stack_allows_rebuy(stack, state.setup.starting_stack, percent=terms.rebuy_percent)
    limit = state.setup.starting_stack * (terms.rebuy_percent or 0) // 100
    allow.unless(fits, "sale.stack_too_big", citation="HC-27", entry=entry, chips=stack, limit=limit)
