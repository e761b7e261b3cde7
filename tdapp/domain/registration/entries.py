"""Decisions about entries: register, enter again, cancel, bust out, bring back into another seat."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import chain, islice
from types import MappingProxyType

from tdapp.domain.bounties.bounty_facts import KnockedOut
from tdapp.domain.bounties.knock_outs import check_names, check_winner
from tdapp.domain.facts import BustedOut, Fact, Registered, Reinstated, Unregistered
from tdapp.domain.hands.hand_for_hand import stacks_before
from tdapp.domain.journal import apply
from tdapp.domain.lookup import entry_of
from tdapp.domain.money.paying import in_full, money_back, paid_for
from tdapp.domain.money.sale_facts import Payment, Sale, Surrendered
from tdapp.domain.money.terms import CODED, Offer, Refund, SaleKind, Tender
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused, require
from tdapp.domain.registration.evolve_entries import brought
from tdapp.domain.registration.price_list import STANDARD, may_sell, on_offer
from tdapp.domain.registration.sales import buy, may_leave, purchases_of
from tdapp.domain.seating.draw_problem import for_newcomers
from tdapp.domain.seating.locks import opening
from tdapp.domain.seating.seat_lottery import solve
from tdapp.domain.seating.seating import seats_for
from tdapp.domain.state import Alternate, Entry, State
from tdapp.domain.units import NO_DRAWER, Chips, DrawerId, EntryId, PlayerId
from tdapp.values import replace

NOTHING_COUNTED: Mapping[EntryId, Chips] = MappingProxyType({})
NOT_SAID: Mapping[EntryId, Sequence[EntryId]] = MappingProxyType({})


def register(
    state: State,
    now: datetime,
    players: Sequence[PlayerId],
    seed: str,
    *,
    offer: str = STANDARD,
    payments: Sequence[Payment] | None = None,
    tender: Tender = Tender.CASH,
    drawer: DrawerId = NO_DRAWER,
    member: bool = False,
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """Register players: they buy in. Once seats are drawn they get one at once, at random among the free ones; `seed`
    is the chance.

    `offer`: the line of the price list; `payments` None: each pays it in full by `tender`, else the one player pays
    like this.
    `member`: he has a club card. Refuses a player twice. A closed registration, a full room, alternates who wait, and
    the limits of the price list may be lifted with a reason.
    """
    require(not state.finished, "finished")
    require(len(set(players)) == len(players) and bool(players), "register.twice")
    require(payments is None or len(players) == 1, "register.pays_one")
    require(tender not in CODED, "payment.code_missing")
    winner_unpaid(state)
    line = on_offer(state, offer, SaleKind.ENTRY)
    if payments is None and tender is not Tender.CASH:
        payments = in_full(line.price.total, tender)
    may_sell(state, now, line, None, times=len(players), member=member, allow=allow)
    facts: list[Fact] = []
    for number, player in enumerate(players, next_entry(state)):
        known = state.players.get(player)
        if known is not None:
            was_in = state.entries[known].out
            raise Refused("register.was_in" if was_in else "register.is_in", player=player, entry=known)
        facts.append(_entered(state, EntryId(number), player, line, payments, drawer))
    _room_for(state, now, players, allow)
    if state.tables:
        newcomers = [fact.entry for fact in facts if isinstance(fact, Registered)]
        facts.extend(seats_for(apply(state, facts), newcomers, seed))
    return tuple(facts)


def re_enter(
    state: State,
    now: datetime,
    entry: EntryId,
    offer: str,
    seed: str,
    payments: Sequence[Payment] | None = None,
    *,
    surrenders: Chips | None = None,
    drawer: DrawerId = NO_DRAWER,
    member: bool = False,
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """Let a player enter again: a new entry number, a full stack and a random seat like a newcomer (HC-8, TDA-8).

    `surrenders`: the chips he gives up, counted, when he is still in; they leave play. `member`: he has a club card.
    Refuses an entry that is not his last one, somebody still in who gives nothing up, and what is not on offer.
    """
    require(not state.finished, "finished")
    winner_unpaid(state)
    old = entry_of(state, entry)
    require(state.players.get(old.player) == entry, "re_entry.not_last", entry=entry)
    require(entry not in state.paid, "re_entry.is_paid", entry=entry)
    require(entry not in state.disqualified, "re_entry.is_disqualified", entry=entry)
    line = on_offer(state, offer, SaleKind.RE_ENTRY)
    may_sell(state, now, line, old, member=member, allow=allow)
    facts: list[Fact] = []
    room = state
    if not old.out:
        if surrenders is None:
            raise Refused("re_entry.still_in", entry=entry)
        require(0 <= surrenders <= state.chips, "penalty.chips", chips=surrenders, most=state.chips)
        require(state.alive > 1, "re_entry.last", entry=entry)
        facts.append(Surrendered(entry, surrenders))
        room = apply(state, facts)
    entered = _entered(state, next_entry(state), old.player, line, payments, drawer, again=entry)
    facts.append(entered)
    if old.out:
        _room_for(room, now, (old.player,), allow)  # whoever gives up a stack leaves a seat for the one he gets
    if state.tables:
        facts.extend(seats_for(apply(room, [entered]), [entered.entry], seed))
    return tuple(facts)


def unregister(
    state: State,
    now: datetime,
    entry: EntryId,
    *,
    refund: Refund | None = None,
    payments: Sequence[Payment] | None = None,
    drawer: DrawerId = NO_DRAWER,
    chips: Chips | None = None,
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """Cancel an entry and give money back: all of it before play begins, after that what the terms say.

    `refund`: another share than the terms give, None: theirs. `payments` None: the way it was paid. `chips`: what is
    left of its stack, None: all of it; they leave play. Once play began and the terms give nothing back,
    and for another share than they give, it takes a reason. Refuses an entry that is out, the last one in after
    bust-outs, and one with a rebuy or add-on that stands.
    """
    require(not state.finished, "finished")
    found = entry_of(state, entry)
    require(not found.out, "unregister.is_out", entry=entry)
    require(state.alive > 1 or state.alive == len(state.entries), "unregister.last", entry=entry)
    begun = state.clock.started(now)
    ruled = state.terms.started if begun else Refund.ALL
    allow.unless(ruled is not None or refund is Refund.NOTHING, "unregister.started", entry=entry)
    allow.unless(ruled is None or refund in (None, ruled), "unregister.other_share", entry=entry)
    return (_cancelled(state, found, refund or ruled or Refund.ALL, payments, drawer, chips),)


def remove_no_shows(
    state: State,
    now: datetime,
    entries: Sequence[EntryId],
    *,
    drawer: DrawerId = NO_DRAWER,
    chips: Mapping[EntryId, Chips] = NOTHING_COUNTED,
) -> tuple[Fact, ...]:
    """Take out entries whose players never came; they get back what the terms say.

    `chips`: what is left of each stack that blinds were taken of; whoever is not named has all of it. They leave play.
    Refuses somebody who was checked in.
    """
    require(not state.finished, "finished")
    require(bool(entries) and len(set(entries)) == len(entries), "sale.twice")
    facts = []
    for entry in entries:
        found = entry_of(state, entry)
        require(not found.out, "unregister.is_out", entry=entry)
        require(entry not in state.present, "no_show.is_here", entry=entry)
        facts.append(_cancelled(state, found, state.terms.no_show, None, drawer, chips.get(entry)))
    require(len(entries) < state.alive or not state.tables, "no_show.everybody")
    leave = sum(_leaves(state, state.entries[entry], chips.get(entry)) for entry in entries)
    most = may_leave(state, state.alive - len(entries))
    require(leave <= most, "penalty.chips", chips=leave, most=most)
    return tuple(facts)


def _entered(
    state: State,
    number: EntryId,
    player: PlayerId,
    line: Offer,
    payments: Sequence[Payment] | None,
    drawer: DrawerId,
    again: EntryId | None = None,
) -> Registered:
    if line.key == STANDARD and payments is None and not drawer:
        return Registered(number, player, line.price.total)
    paid = paid_for(state, line.price, payments)
    return Registered(number, player, line.price.total, Sale(line.key, line.price, line.chips, paid, drawer), again)


def _cancelled(
    state: State,
    entry: Entry,
    refund: Refund,
    payments: Sequence[Payment] | None,
    drawer: DrawerId,
    chips: Chips | None,
) -> Unregistered:
    stands = any(bought.back is None for bought in purchases_of(state, entry.id))
    require(not stands, "unregister.has_sales", entry=entry.id)
    leaves = _leaves(state, entry, chips)
    most = may_leave(state, state.alive - 1)
    require(0 <= leaves <= most, "penalty.chips", chips=leaves, most=most)
    price = state.price_of(entry)
    back = refund.of(price)
    paid = entry.sale.payments if entry.sale is not None else ()
    parts = money_back(state, price, back, paid, payments)
    return Unregistered(entry.id, back.total, None if back == price else back, parts, drawer, chips)


def _leaves(state: State, entry: Entry, chips: Chips | None) -> Chips:
    """The chips that leave play with an entry, None: all it brought."""
    return brought(state, entry.sale) if chips is None else chips


def winner_unpaid(state: State) -> None:
    """Refuse another entry once the winner has the prize, or all seats are won: there is nothing left to play for."""
    require(state.alive > 0 or not state.seats_won, "register.seats_given", n=len(state.seats_won))
    winner = state.winner()
    if winner is not None:
        require(winner.id not in state.paid, "register.winner_paid", entry=winner.id)


def _room_for(state: State, now: datetime, players: Sequence[PlayerId], allow: Allowed) -> None:
    """Refuse more players than the room has seats, and to seat somebody before those who wait in the queue."""
    seats = capacity(state)
    kept = sum(1 for one in state.alternates.values() if called(one, now) and one.player not in players)
    allow.unless(seats is None or state.alive + kept + len(players) <= seats, "register.full", seats=seats or 0)
    first = {alternate.player for alternate in state.queue() if alternate.until is not None}
    waits = sum(1 for alternate in state.alternates.values() if alternate.player not in first)
    passed = [player for player in players if waits and player not in first]
    allow.unless(not passed, "register.alternates_wait", n=waits)


def called(alternate: Alternate, now: datetime) -> bool:
    """Whether an alternate was called and a seat is kept for him."""
    return alternate.until is not None and (alternate.answered or now < alternate.until)


def capacity(state: State) -> int | None:
    """How many players the room seats at its tables, those that are open before those that may open; None: no limit."""
    most = state.terms.most_tables
    if most is None:
        return None
    rules, usual = state.room.rules, state.setup.seats_per_table
    tables = islice(chain(sorted(state.tables), opening(state)), most)
    return sum(rules.usable(number, usual) for number in tables)


def next_entry(state: State) -> EntryId:
    """The ticket number the next entry gets; numbers of cancelled ones are not given out again."""
    return EntryId(state.last_entry + 1)


def bust_out(
    state: State,
    now: datetime,
    entries: Sequence[EntryId],
    tied: Sequence[bool] = (),
    stacks: Mapping[EntryId, Chips] = NOTHING_COUNTED,
    *,
    by: Mapping[EntryId, Sequence[EntryId]] = NOT_SAID,
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """Bust entries out that lost their last chip in one hand, the smallest stack first (it takes the lower place).

    `tied[i]` says that entry i had as much as the one before it: they share their places (TDA 2024 rule 19 and the
    custom of adding the prizes up). `stacks`: what they had before the hand, where play is hand for hand. `by`: who
    knocked each of them out, as far as it is known; nobody: blinded off. Refuses somebody who is out, the last one in,
    a tournament that has not begun, and a winner who is out.
    """
    require(not state.finished, "finished")
    require(bool(entries) and len(set(entries)) == len(entries), "bust_out.twice")
    for entry in entries:
        found = entry_of(state, entry)
        require(not found.out, "bust_out.is_out", entry=entry)
    require(len(entries) < state.alive, "bust_out.last", n=state.alive)
    allow.unless(state.clock.started(now), "bust_out.not_started")
    ties = list(tied) + [False] * (len(entries) - len(tied))
    facts: list[Fact] = []
    for number, (entry, tie) in enumerate(zip(entries, ties, strict=True)):
        facts.append(BustedOut(entry, tied=tie and number > 0))
        winners = by.get(entry)
        if winners is not None:
            for winner in winners:
                check_winner(state, winner, entries)
            check_names(state, entry, tuple(winners))
            facts.append(KnockedOut(entry, tuple(winners)))
    return (*facts, *stacks_before(state, entries, stacks))


def reinstate(state: State, now: datetime, entry: EntryId, seed: str) -> tuple[Fact, ...]:
    """Take a bust-out back whose seat is taken: the entry is back in a free seat drawn at random."""
    require(not state.finished, "finished")
    check_may_come_back(state, entry)
    winner_unpaid(state)
    back = replace(state, entries=state.entries.insert(entry, replace(entry_of(state, entry), out=False)))
    problem, opened = for_newcomers(back, [entry])
    require(bool(state.tables) and not opened, "seat.none_free")
    return (Reinstated(entry, solve(problem, seed)[0][1], seed),)


def back_and_buy(
    state: State,
    now: datetime,
    entry: EntryId,
    offer: str,
    seed: str,
    payments: Sequence[Payment] | None = None,
    *,
    drawer: DrawerId = NO_DRAWER,
    member: bool = False,
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """Bring back somebody who was busted out a moment too soon, and sell a rebuy: one act, with the rules of both.

    `payments` None: all in cash. `member`: he has a club card.
    """
    back = reinstate(state, now, entry, seed)
    room = apply(state, back)
    return (*back, *buy(room, now, entry, offer, payments, drawer=drawer, member=member, allow=allow))


def check_may_come_back(state: State, entry: EntryId) -> None:
    """Refuse to take back the bust-out of somebody who is in, was put out for good, was paid, or entered again."""
    found = entry_of(state, entry)
    require(found.out, "reinstate.is_in", entry=entry)
    require(entry not in state.disqualified, "reinstate.is_disqualified", entry=entry)
    require(entry not in state.paid, "reinstate.is_paid", entry=entry)
    require(entry not in state.surrendered, "reinstate.surrendered", entry=entry)
    require(entry not in state.seats_won, "reinstate.has_seat", entry=entry)
    require(state.players.get(found.player) == entry, "reinstate.entered_again", entry=entry)
