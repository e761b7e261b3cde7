"""What facts about entries and their money do to a tournament: steps of `evolve`."""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from collections.abc import Callable, Sequence
from typing import Any

from rpds import HashTrieMap

from tdapp.domain import facts as f
from tdapp.domain.bounties.evolve_bounties import knocked_out_instead, not_knocked_out
from tdapp.domain.hands import hand_facts as h
from tdapp.domain.hands.evolve_hands import came_back, gone_out, put_right
from tdapp.domain.hands.going_out import in_place_of, out_of, placed, without
from tdapp.domain.money import prize_payments as p
from tdapp.domain.money import sale_facts as s
from tdapp.domain.money.terms import Price, Tender
from tdapp.domain.prizes.prize_facts import SeatWon
from tdapp.domain.refusal import Conflict
from tdapp.domain.seating.evolve_seats import alive, left, sat
from tdapp.domain.seating.evolve_tables import eliminated, filled, gone_home
from tdapp.domain.state import Alternate, Entry, Out, Purchase, State, Void
from tdapp.domain.units import AlternateNo, Cents, Chips, EntryId, PlayerId, SaleNo, Seat
from tdapp.values import replace


def _registered(state: State, fact: f.Registered) -> State:
    if fact.entry in state.entries or fact.entry in state.void:
        raise Conflict("entry_exists", entry=fact.entry)
    known = state.players.get(fact.player)
    if known is not None and known != fact.again:
        raise Conflict("player_entered", entry=known)
    if fact.again is not None:
        if known is None:
            raise Conflict("no_such_entry", entry=fact.again)
        if not state.entries[known].out:
            raise Conflict("re_entered_in", entry=fact.again)
    sale = fact.sale
    if sale is not None:
        _adds_up(fact.paid, sale.price, sale.payments, fact.entry)
    elif fact.paid != state.standard_price.total:
        # It was sold at a buy-in that was taken back since: what of it goes where is not known any more.
        raise Conflict("payments_differ", entry=fact.entry)
    codes = _taken(state, sale)
    entry = Entry(fact.entry, fact.player, fact.paid, None, False, sale, fact.again)
    return replace(
        state,
        entries=state.entries.insert(fact.entry, entry),
        players=state.players.insert(fact.player, fact.entry),
        last_entry=max(state.last_entry, fact.entry),
        alive=state.alive + 1,
        alternates=_without(state, fact.player),
        # Whoever was seen before enters again at the desk, and need not be looked for.
        present=state.present.insert(fact.entry) if fact.again in state.present else state.present,
        codes=codes,
        **_sums(state, sale, 1),
    )


def _without(state: State, player: PlayerId) -> HashTrieMap[AlternateNo, Alternate]:
    """The queue without this player: whoever is in waits no more."""
    waiting = state.alternates
    number = next((number for number, alternate in waiting.items() if alternate.player == player), None)
    return waiting if number is None else waiting.remove(number)


def _unregistered(state: State, fact: f.Unregistered) -> State:
    entry = alive(state, fact.entry)
    if _stands(state, entry.id):
        raise Conflict("has_purchases", entry=entry.id)
    price = state.price_of(entry)
    back = price if fact.back is None else fact.back
    _adds_up(fact.refunded, back, fact.payments, entry.id)
    if any(given > was for given, was in zip(back, price, strict=True)):
        raise Conflict("refund_too_high", entry=entry.id)
    players = state.players.remove(entry.player)
    if entry.earlier is not None:
        players = players.insert(entry.player, entry.earlier)
    lost = 0 if fact.chips is None else brought(state, entry.sale) - fact.chips
    gone = Void(replace(entry, sale=written_out(state, entry)), back, fact.payments, len(state.entries) - state.alive)
    state = replace(
        state,
        tables=left(state.tables, entry.seat),
        floor=gone_home(state.floor, entry.id),
        entries=state.entries.remove(entry.id),
        players=players,
        present=state.present.discard(entry.id),
        alive=state.alive - 1,
        void=state.void.insert(entry.id, gone),
        codes=_freed(state, entry.sale, fact.payments),
    )
    state = _brought(state, entry.sale, -1)
    # The parts that were kept stay with the house, and chips lost to others before stay in play.
    return replace(state, sold=state.sold.plus(price).plus(back, -1), more_chips=state.more_chips + lost)


def busted(state: State, fact: f.BustedOut) -> State:
    """An entry out of play, the last of the field so far; or, when it was forgotten, before somebody who is out
    already.
    """
    entry = alive(state, fact.entry)
    if state.alive == 1:
        raise Conflict("last_one_in", entry=entry.id)
    out = Out(entry.id, fact.tied, entry.seat, len(state.purchases), state.last_entry, state.price_of(entry).bounty)
    outs = state.outs.push_front(out) if fact.before is None else placed(state.outs, out, fact.before)
    return replace(
        state,
        tables=left(state.tables, entry.seat),
        floor=eliminated(state.floor, entry.id, entry.seat),
        entries=state.entries.insert(entry.id, replace(entry, seat=None, out=True)),
        outs=outs,
        alive=state.alive - 1,
        hands=gone_out(state.hands, out) if fact.before is None else state.hands,
    )


def _seat_won(state: State, fact: SeatWon) -> State:
    """An entry out of play with a seat: nobody knocked it out, so its own bounty is its own."""
    entry = alive(state, fact.entry)
    bounty = state.price_of(entry).bounty
    own = (entry.id,) if state.collected.bounty else None
    out = Out(entry.id, fact.tied, entry.seat, len(state.purchases), state.last_entry, bounty, own)
    return replace(
        state,
        tables=left(state.tables, entry.seat),
        floor=eliminated(state.floor, entry.id, entry.seat),
        entries=state.entries.insert(entry.id, replace(entry, seat=None, out=True)),
        outs=state.outs.push_front(out),
        alive=state.alive - 1,
        seats_won=state.seats_won.insert(entry.id, fact.chips),
    )


def _reinstated(state: State, fact: f.Reinstated) -> State:
    entry = _may_come_back(state, fact.entry)
    outs, out = without(state.outs, entry.id)
    state = replace(not_knocked_out(state, entry.id), outs=outs, alive=state.alive + 1)
    state = replace(state, hands=came_back(state.hands, entry.id))
    return _back_in(state, entry, out.seat, fact.seat)


def _may_come_back(state: State, number: EntryId) -> Entry:
    entry = state.entries.get(number)
    if entry is None or not entry.out:
        raise Conflict("not_out", entry=number)
    if entry.id in state.disqualified:
        raise Conflict("disqualified", entry=entry.id)
    if entry.id in state.paid:
        raise Conflict("already_paid", entry=entry.id)
    if entry.id in state.surrendered:
        raise Conflict("stack_given_up", entry=entry.id)
    if entry.id in state.seats_won:
        raise Conflict("seat_won", entry=entry.id)
    if state.players.get(entry.player) != entry.id:
        raise Conflict("entered_again", entry=entry.id)
    return entry


def _back_in(state: State, entry: Entry, was: Seat | None, seat: Seat | None) -> State:
    """The entry in play again, in that seat (None: without one), where nobody went out of seat `was` after all."""
    back = replace(entry, out=False)
    entries, waiting = state.entries.insert(entry.id, back), _without(state, entry.player)
    floor = state.floor
    for table in {each.table for each in (was, seat) if each is not None and each.table in state.tables}:
        floor = filled(floor, table)
    state = replace(state, entries=entries, alternates=waiting, floor=floor)
    return state if seat is None else sat(state, back, seat, state.tables)


def _bust_out_corrected(state: State, fact: h.BustOutCorrected) -> State:
    wrong, right = _may_come_back(state, fact.wrong), alive(state, fact.right)
    if right.id in state.paid:
        raise Conflict("already_paid", entry=right.id)
    was = out_of(state.outs, wrong.id).seat
    out = Out(right.id, False, right.seat, brought=state.price_of(right).bounty)
    state = replace(
        state,
        tables=left(state.tables, right.seat),
        floor=eliminated(state.floor, right.id, right.seat),
        entries=state.entries.insert(right.id, replace(right, seat=None, out=True)),
        outs=in_place_of(state.outs, wrong.id, out),
        hands=put_right(state.hands, wrong.id, out),
    )
    return _back_in(knocked_out_instead(state, wrong.id, right.id), wrong, was, fact.seat)


def _prize_paid(state: State, fact: p.PrizePaid) -> State:
    entry = state.entries.get(fact.entry)
    if entry is None or not (entry.out or state.alive == 1):
        raise Conflict("still_in", entry=fact.entry)
    return replace(state, paid=state.paid.insert(fact.entry, Cents(state.paid.get(fact.entry, 0) + fact.amount)))


def _prize_returned(state: State, fact: p.PrizeReturned) -> State:
    if fact.entry not in state.paid:
        raise Conflict("not_paid", entry=fact.entry)
    left = Cents(state.paid[fact.entry] - fact.amount)
    if left < 0:
        raise Conflict("payments_differ", entry=fact.entry)
    return replace(state, paid=state.paid.insert(fact.entry, left) if left else state.paid.remove(fact.entry))


def _surrendered(state: State, fact: s.Surrendered) -> State:
    state = busted(state, f.BustedOut(fact.entry))
    return replace(state, surrendered=state.surrendered.insert(fact.entry, fact.chips))


def _bought(state: State, fact: s.Bought) -> State:
    entry = alive(state, fact.entry)
    if fact.number in state.purchases:
        raise Conflict("sale_exists", number=fact.number)
    sale = fact.sale
    _adds_up(sale.price.total, sale.price, sale.payments, entry.id)
    before = state.purchases.get(SaleNo(fact.number - 1))
    beside = before.sale if before is not None and before.entry == entry.id else None
    codes = _taken(state, sale, beside=beside)
    bought = Purchase(fact.number, entry.id, fact.kind, sale, fact.announced)
    return _brought(replace(state, purchases=state.purchases.insert(fact.number, bought), codes=codes), sale, 1)


def _sale_returned(state: State, fact: s.SaleReturned) -> State:
    bought = state.purchases.get(fact.number)
    if bought is None or bought.entry != fact.entry:
        raise Conflict("no_such_sale", number=fact.number)
    if bought.back is not None:
        raise Conflict("sale_returned", number=fact.number)
    alive(state, bought.entry)
    price = bought.sale.price
    _adds_up(fact.back.total, fact.back, fact.payments, bought.entry)
    if any(given > was for given, was in zip(fact.back, price, strict=True)):
        raise Conflict("refund_too_high", entry=bought.entry)
    returned = state.purchases.insert(fact.number, replace(bought, back=fact.back, out=fact.payments))
    codes = _freed(state, bought.sale, fact.payments)
    state = _brought(replace(state, purchases=returned, codes=codes), bought.sale, -1)
    return replace(state, sold=state.sold.plus(price).plus(fact.back, -1))


def _terms_set(state: State, fact: s.TermsSet) -> State:
    return replace(state, terms=fact.terms)


def _closing_set(state: State, fact: s.ClosingSet) -> State:
    return replace(state, closes=fact.window)


def _checked_in(state: State, fact: s.CheckedIn) -> State:
    present = state.present
    for number in fact.entries:
        present = present.insert(alive(state, number).id)
    return replace(state, present=present)


def _check_in_cleared(state: State, fact: s.CheckInCleared) -> State:
    present = state.present
    for number in fact.entries:
        present = present.discard(number)
    return replace(state, present=present)


def _alternate_added(state: State, fact: s.AlternateAdded) -> State:
    if fact.number <= state.last_alternate:
        raise Conflict("alternate_exists", number=fact.number)
    if any(alternate.player == fact.player for alternate in state.alternates.values()):
        raise Conflict("alternate_waits", number=fact.number)
    known = state.players.get(fact.player)
    if known is not None and not state.entries[known].out:
        raise Conflict("player_entered", entry=known)
    added = state.alternates.insert(fact.number, Alternate(fact.number, fact.player))
    return replace(state, alternates=added, last_alternate=fact.number)


def _alternate_called(state: State, fact: s.AlternateCalled) -> State:
    called = replace(_waiting(state, fact.number), until=fact.until, answered=False)
    return replace(state, alternates=state.alternates.insert(fact.number, called))


def _alternate_answered(state: State, fact: s.AlternateAnswered) -> State:
    answered = replace(_waiting(state, fact.number), answered=True)
    return replace(state, alternates=state.alternates.insert(fact.number, answered))


def _alternate_gone(state: State, fact: s.AlternateGone) -> State:
    return replace(state, alternates=state.alternates.remove(_waiting(state, fact.number).number))


def _waiting(state: State, number: AlternateNo) -> Alternate:
    found = state.alternates.get(number)
    if found is None:
        raise Conflict("no_such_alternate", number=number)
    return found


def _brought(state: State, sale: s.Sale | None, sign: int) -> State:
    """What a sale brought, added to the sums (`sign` 1) or taken out of them again (-1)."""
    return replace(state, **_sums(state, sale, sign))


def _sums(state: State, sale: s.Sale | None, sign: int) -> dict[str, Any]:
    """The sums of the state with a sale added (`sign` 1) or taken out (-1)."""
    if sale is None:
        return {"plain": state.plain + sign, "stacks": state.stacks + sign}
    stacks, chips = (1, 0) if sale.chips is None else (0, sale.chips)
    return {
        "sold": state.sold.plus(sale.price, sign),
        "stacks": state.stacks + sign * stacks,
        "more_chips": state.more_chips + sign * chips,
    }


def written_out(state: State, entry: Entry) -> s.Sale:
    """The price of an entry and how it was paid, also for the standard entry, whose price may be another one later."""
    if entry.sale is not None:
        return entry.sale
    cash = (s.Payment(Tender.CASH, entry.paid),) if entry.paid else ()
    return s.Sale("", state.standard_price, None, cash)


def brought(state: State, sale: s.Sale | None) -> Chips:
    """The chips an entry brings into play by this sale."""
    return state.setup.starting_stack if sale is None or sale.chips is None else sale.chips


def _stands(state: State, entry: EntryId) -> bool:
    """Whether the entry has a rebuy or add-on that was not given back."""
    return any(bought.entry == entry and bought.back is None for bought in state.purchases.values())


def _taken(state: State, sale: s.Sale | None, *, beside: s.Sale | None = None) -> HashTrieMap[str, int]:
    """The codes in use once this sale is paid. `beside`: the sale just before it, which one code may pay together."""
    codes = state.codes
    for payment in sale.payments if sale is not None else ():
        if payment.code:
            together = beside is not None and any(other.code == payment.code for other in beside.payments)
            if payment.code in codes and not together:
                raise Conflict("code_used", used=payment.code)
            codes = codes.insert(payment.code, codes.get(payment.code, 0) + 1)
    return codes


def _freed(state: State, sale: s.Sale | None, out: Sequence[s.Payment]) -> HashTrieMap[str, int]:
    """The codes in use once these payments went back: one that went back in part stays used up."""
    codes = state.codes
    for payment in sale.payments if sale is not None else ():
        if payment.code and payment in out:
            stand = codes[payment.code] - 1
            codes = codes.insert(payment.code, stand) if stand else codes.remove(payment.code)
    return codes


def _adds_up(total: Cents, price: Price, payments: Sequence[s.Payment], entry: EntryId) -> None:
    if not total == price.total == sum(payment.cents for payment in payments):
        raise Conflict("payments_differ", entry=entry)


STEPS: dict[type, Callable[[State, Any], State]] = {
    f.Registered: _registered,
    f.Unregistered: _unregistered,
    f.BustedOut: busted,
    f.Reinstated: _reinstated,
    h.BustOutCorrected: _bust_out_corrected,
    SeatWon: _seat_won,
    p.PrizePaid: _prize_paid,
    p.PrizeReturned: _prize_returned,
    s.Surrendered: _surrendered,
    s.Bought: _bought,
    s.SaleReturned: _sale_returned,
    s.TermsSet: _terms_set,
    s.ClosingSet: _closing_set,
    s.CheckedIn: _checked_in,
    s.CheckInCleared: _check_in_cleared,
    s.AlternateAdded: _alternate_added,
    s.AlternateCalled: _alternate_called,
    s.AlternateAnswered: _alternate_answered,
    s.AlternateGone: _alternate_gone,
}
