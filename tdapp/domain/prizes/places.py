"""Places and prizes: who finished where, and what that pays. Computed from the order of the bust-outs, never stored."""

from collections.abc import Iterator
from enum import StrEnum
from itertools import zip_longest

from msgspec import Struct

from tdapp.domain.latest import Latest
from tdapp.domain.prizes.deal import Deal
from tdapp.domain.prizes.payout_plan import Plan, plan
from tdapp.domain.setup import BubblePayer, PayoutTable
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId


class Place(Struct, frozen=True):
    """A place: `best` to `worst`, counted from 1; one and the same number unless places are shared in a tie."""

    best: int
    worst: int


def finishes(state: State) -> Iterator[tuple[Place, list[EntryId]]]:
    """The places from the best one down, each with who shares it, last out first. Goes only as far as it is asked
    to. In a satellite those who won a seat stand first, in the order they won it.
    """
    best, seated = 1, state.seats_won
    for group in _with_seats(state) if seated else ():
        yield Place(best, best + len(group) - 1), group
        best += len(group)
    winner = state.winner()
    if winner:
        yield Place(best, best), [winner.id]
    hand: list[EntryId] = []
    best += state.alive
    for out in state.outs:
        if seated and out.entry in seated:
            continue
        hand.append(out.entry)
        if not out.tied:
            yield Place(best, best + len(hand) - 1), hand
            best += len(hand)
            hand = []


def _with_seats(state: State) -> list[list[EntryId]]:
    """Who won a seat, first ones first; those who won one at the same time together."""
    groups: list[list[EntryId]] = []
    for out in reversed([out for out in state.outs if out.entry in state.seats_won]):
        if out.tied and groups:
            groups[-1].append(out.entry)
        else:
            groups.append([out.entry])
    return groups


def places(state: State) -> dict[EntryId, Place]:
    """The place of each entry that is out, and of the winner. While entries are still taken, places may yet fall."""
    return {entry: place for place, group in finishes(state) for entry in group}


_plan: Latest[Plan] = Latest(2)  # by the tournament's table, and by one that is looked at


def plan_of(state: State) -> Plan:
    """What the payout table gives for the entries and the pool as they are."""
    return plan_by(state, state.setup.payout, state.setup.unit)


def plan_by(state: State, table: PayoutTable, unit: Cents, *, more: int = 0) -> Plan:
    """What any table would give for the entries and the pool as they are, rounded to so many cents.

    `more`: with so many more entries at the standard price.
    """
    buy_in = state.standard_price.prize
    pool = max(state.fed(more), state.terms.guarantee, table.guaranteed)
    known = (table, len(state.entries) + more, pool, unit, buy_in)
    return _plan.of(known, lambda: plan(*known))


def by_table(state: State) -> tuple[Cents, ...]:
    """The prizes the payout table gives for the pool as it is."""
    return plan_of(state).amounts


class Prizes(Struct, frozen=True):
    """A list of prizes: what each place pays, first place first, in cents, and the deal some are shared by.

    `deal` None: whoever takes a place gets what it pays. `bubble`: the last one is what the
    bubble gets, out of this prize; None: it is a place like any.
    """

    by_place: tuple[Cents, ...]
    deal: Deal | None = None
    bubble: BubblePayer | None = None

    @property
    def paid(self) -> int:
        """How many places are paid: without that of the bubble."""
        return len(self.by_place) - (self.bubble is not None)


def planned(state: State) -> tuple[Cents, ...]:
    """The prizes that would be posted now, first place first: set by hand, else by the payout table."""
    return state.prizes if state.prizes is not None else by_table(state)


def prizes(state: State) -> tuple[Cents, ...]:
    """The prizes that stand, first place first: the posted ones, else those that would be posted."""
    return state.posted if state.posted is not None else planned(state)


def places_paid(state: State) -> int:
    """How many places the prizes that stand pay; what the bubble gets back is none of them."""
    return standing(state).paid


def to_post(state: State) -> Prizes:
    """The prizes that would be posted now, with the deal they are shared by."""
    by_table = state.setup.payout.rules.payer if state.prizes is None and plan_of(state).bubble else None
    bubble = state.bubble if state.prizes is not None else by_table
    return Prizes(planned(state), state.dealt, bubble)


def posted(state: State) -> Prizes | None:
    """The posted prizes, with the deal they are shared by; None: none are."""
    return Prizes(state.posted, state.posted_deal, state.posted_bubble) if state.posted is not None else None


def standing(state: State) -> Prizes:
    """The prizes that stand, with the deal they are shared by: the posted ones, else those that would be posted."""
    return posted(state) or to_post(state)


def deal_places(state: State) -> int:
    """How many of the first prizes that stand are shared by a deal, 0: none was made, or others stand by now."""
    deal = standing(state).deal
    if deal is not None:
        return len(deal.shares)
    return state.deal.deal if state.deal is not None and state.deal.amounts == prizes(state) else 0


def come_to(state: State, these: Prizes) -> Cents:
    """The sum that prizes pay out in all: one for a place beyond the entries is nobody's, and neither is what a
    cancelled entry was to get by a deal.
    """
    if these.deal is None:
        return Cents(sum(these.by_place[: len(state.entries)]))
    own, here = these.deal.own, sum(entry in state.entries for entry in these.deal.own)
    for_sure = sum(cents for entry, cents in own.items() if entry in state.entries)
    beyond = these.by_place[len(own) : len(own) + len(state.entries) - here]
    return Cents(for_sure + sum(these.deal.saved[:here]) + sum(beyond))


def pays_nobody(state: State) -> bool:
    """Whether there are no prizes in this tournament, and never will be as its terms stand: a league night for points.

    By its payout table, or because nothing that is sold brings money into the pool and nothing is guaranteed.
    """
    if state.posted or state.prizes or state.pool or state.things or state.posted_things:
        return False
    feeds = (state.standard_price, *(line.price for line in state.terms.offers))
    return not state.setup.payout.pays or not any(price.prize for price in feeds)


class PayoutDoubt(StrEnum):
    """Something about prizes a director wants to know before they are posted; none of it is refused."""

    LESS_THAN_BUY_IN = "less_than_buy_in"
    MOST_ARE_PAID = "most_are_paid"
    FEW_ARE_PAID = "few_are_paid"


def payout_doubts(state: State, by_place: tuple[Cents, ...]) -> tuple[PayoutDoubt, ...]:
    """What is odd about these prizes (first place first, cents) for the entries there are.

    The last prize is less than what an entry brings into the pool; more than half of four players or more are paid;
    less than one in twenty of a hundred or more is.
    """
    entries, paid = len(state.entries), len(by_place)
    if not paid:
        return ()
    found = {
        PayoutDoubt.LESS_THAN_BUY_IN: by_place[-1] < state.standard_price.prize,
        PayoutDoubt.MOST_ARE_PAID: entries >= 4 and paid * 2 > entries,
        PayoutDoubt.FEW_ARE_PAID: entries >= 100 and paid * 20 < entries,
    }
    return tuple(doubt for doubt, holds in found.items() if holds)


class Award(Struct, frozen=True):
    """The place of an entry and what it pays, in cents; 0 for a place that is not paid."""

    place: Place
    cents: Cents


def awards(state: State) -> dict[EntryId, Award]:
    """The place and prize of every entry that has finished. A tie adds up the prizes of the places it covers and splits
    them evenly; cents that do not divide go to the entries that went out last, one each.
    """
    return dict(paid_down(state, standing(state)))


def paid_down(state: State, these: Prizes) -> Iterator[tuple[EntryId, Award]]:
    """Everybody who finished, from the best place down, with what these prizes give them.

    By a deal whoever is in it gets what was agreed, wherever she finishes, and what was saved by her place among those
    in the deal; the others get the prizes beyond it, in the order they finish.
    """
    if these.deal is None:
        for place, group in finishes(state):
            yield from _split(group, place, these.by_place[place.best - 1 : place.worst])
        return
    own, saved, beyond = these.deal.own, these.deal.saved, these.by_place[len(these.deal.own) :]
    over = state.winner() is not None
    dealt = 0 if over else sum(_is_in(state, entry) for entry in own)
    others = 0 if over else state.alive - dealt
    for place, group in finishes(state):
        within = [entry for entry in group if entry in own]
        without = [entry for entry in group if entry not in own]
        extra = dict(_split(within, place, saved[dealt : dealt + len(within)]))
        extra.update(_split(without, place, beyond[others : others + len(without)]))
        dealt, others = dealt + len(within), others + len(without)
        for entry in group:
            yield entry, Award(place, Cents(own.get(entry, 0) + extra[entry].cents))


def ladder(state: State, these: Prizes) -> tuple[Cents, ...]:
    """What each place pays as it stands, first place first. In a deal a place that is taken pays what was agreed with
    whoever took it, and those that are open what is left of the deal, by size.
    """
    if these.deal is None:
        return these.by_place
    own, taken = these.deal.own, [award.cents for _entry, award in paid_down(state, these)]
    still = [] if state.winner() is not None else [entry.id for entry in state.playing()]
    inside = sorted((own[entry] for entry in still if entry in own), reverse=True)
    pairs = zip_longest(inside, these.deal.saved[: len(inside)], fillvalue=Cents(0))
    beyond = these.by_place[len(own) : len(own) + len(still) - len(inside)]
    found = sorted((*(Cents(sure + more) for sure, more in pairs), *beyond), reverse=True)
    found += [Cents(0)] * (len(still) - len(found))
    found += taken
    while found and not found[-1]:
        found.pop()
    return tuple(found)


def _split(group: list[EntryId], place: Place, prizes: tuple[Cents, ...]) -> Iterator[tuple[EntryId, Award]]:
    """Some prizes, split evenly between those who share a place."""
    each, odd = divmod(sum(prizes), len(group) or 1)
    for number, entry in enumerate(group):
        yield entry, Award(place, Cents(each + (number < odd)))


def _is_in(state: State, entry: EntryId) -> bool:
    found = state.entries.get(entry)
    return found is not None and not found.out
