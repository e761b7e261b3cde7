"""What a fact does to a tournament: the same pure step when it happens and at every replay.

Each step checks what it rests on (seat free, entry alive, table open) and raises `Conflict` when it does not hold.
Live, decisions have refused such things before; in a replay after a retraction the line that no longer fits is the one
that stands in the way.
"""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

from tdapp.domain import facts as f
from tdapp.domain.bounties import evolve_bounties
from tdapp.domain.chips import evolve_chips
from tdapp.domain.clock import clock_facts as c
from tdapp.domain.clock.clock import Clock, held, stretched, with_break
from tdapp.domain.hands import evolve_hands
from tdapp.domain.hands.evolve_hands import came_back
from tdapp.domain.money.terms import SaleSpan, SaleSpanKind, entry_price
from tdapp.domain.prizes import evolve_pool
from tdapp.domain.prizes import prize_facts as p
from tdapp.domain.prizes.deal import joined
from tdapp.domain.prizes.places import standing
from tdapp.domain.refusal import Conflict
from tdapp.domain.registration import evolve_entries
from tdapp.domain.registration.evolve_entries import busted, written_out
from tdapp.domain.rulings import ruling_facts as r
from tdapp.domain.seating import evolve_draws, evolve_seats, evolve_tables
from tdapp.domain.seating.evolve_seats import alive
from tdapp.domain.setup import BubblePayer
from tdapp.domain.sidepools import evolve_side_pools
from tdapp.domain.state import Penalty, Registration, State
from tdapp.values import replace


def evolve(state: State | None, fact: f.Fact) -> State:
    """The tournament after `fact`. `state` None: nothing yet, and only its creation can follow. Raises `Conflict`."""
    if state is None:
        if isinstance(fact, f.TournamentCreated):
            return State(fact.setup, fact.structure, closes=SaleSpan(SaleSpanKind.LEVEL, fact.setup.late_level))
        raise Conflict("not_created")
    step = _STEPS.get(type(fact))
    if step is None:
        raise Conflict("not_of_a_tournament", fact=type(fact).__name__)
    return step(state, fact)


def _created(_state: State, _fact: f.TournamentCreated) -> State:
    raise Conflict("created_twice")


def _setup_changed(state: State, fact: f.SetupChanged) -> State:
    late = fact.setup.late_level
    closes = SaleSpan(SaleSpanKind.LEVEL, late) if late != state.setup.late_level else state.closes
    if state.plain and entry_price(fact.setup) != state.standard_price:
        # Only a cancellation taken back brings this about: what was sold keeps its price.
        for entry in state.entries.values():
            entries = state.entries.insert(entry.id, replace(entry, sale=written_out(state, entry)))
            state = replace(state, entries=entries)
        state = replace(state, plain=0, sold=state.collected)
    return replace(state, setup=fact.setup, closes=closes)


def _structure_changed(state: State, fact: f.StructureChanged) -> State:
    return replace(state, structure=fact.structure)


def _registration_opened(state: State, fact: f.RegistrationOpened) -> State:
    closes = state.closes if fact.until is None else SaleSpan(SaleSpanKind.LEVEL, fact.until)
    return replace(state, registration=Registration.OPEN, closes=closes)


def _registration_closed(state: State, _fact: f.RegistrationClosed) -> State:
    return replace(state, registration=Registration.CLOSED)


def _clock_set(state: State, fact: c.ClockSet) -> State:
    clock = Clock(fact.played, fact.anchor)
    in_step = state.hands.play is not None and state.hands.play.per_hand is not None
    return replace(state, clock=held(state.structure, clock, fact.anchor) if in_step else clock)


def _stretched(state: State, fact: c.PeriodStretched) -> State:
    if not 0 <= fact.index < len(state.structure) or state.structure[fact.index].lasts + fact.by <= timedelta(0):
        raise Conflict("no_such_level", index=fact.index)
    return replace(state, structure=stretched(state.structure, fact.index, fact.by))


def _break_inserted(state: State, fact: c.BreakInserted) -> State:
    if not 0 <= fact.index < len(state.structure):
        raise Conflict("no_such_level", index=fact.index)
    return replace(state, structure=with_break(state.structure, fact.index, fact.after, fact.lasts))


def _prizes_set(state: State, fact: p.PrizesSet) -> State:
    shown = fact.posted and state.posted is not None
    again = state.deal is not None and state.deal.amounts == fact.amounts
    deal = fact if fact.deal else None if again else state.deal  # one that is posted is one until others are
    state = replace(state, prizes=fact.amounts, bubble=_payer(state, fact.bubble), dealt=None, deal=deal)
    return replace(state, posted=fact.amounts, posted_bubble=None, posted_deal=None) if shown else state


def _payer(state: State, told: BubblePayer | None) -> BubblePayer | None:
    """Which prize pays the bubble; where an older file does not say, the one that did then."""
    if told is not BubblePayer.RULES:
        return told
    return (state.prizes and state.bubble) or state.setup.payout.rules.payer


def _deal_made(state: State, fact: p.DealMade) -> State:
    bubble = standing(state).bubble if fact.bubble is BubblePayer.RULES else fact.bubble
    return replace(state, prizes=fact.amounts, bubble=bubble, dealt=joined(state.posted_deal, fact))


def _prizes_reset(state: State, _fact: p.PrizesReset) -> State:
    return replace(state, prizes=None, bubble=None, dealt=None)


def _prizes_posted(state: State, fact: p.PrizesPosted) -> State:
    deal = state.dealt if fact.amounts == state.prizes else None
    return replace(state, posted=fact.amounts, posted_bubble=_payer(state, fact.bubble), posted_deal=deal)


def _prizes_withdrawn(state: State, _fact: p.PrizesWithdrawn) -> State:
    return replace(state, posted=None, posted_bubble=None, posted_deal=None, posted_things=())


def _prizes_locked(state: State, _fact: p.PrizesLocked) -> State:
    if state.posted is None:
        raise Conflict("not_posted")
    return replace(state, locked=True)


def _prizes_unlocked(state: State, _fact: p.PrizesUnlocked) -> State:
    return replace(state, locked=False)


def _prize_held(state: State, fact: p.PrizeHeld) -> State:
    if fact.entry not in state.entries:
        raise Conflict("no_such_entry", entry=fact.entry)
    return replace(state, held=state.held.insert(fact.entry))


def _prize_released(state: State, fact: p.PrizeReleased) -> State:
    return replace(state, held=state.held.discard(fact.entry))


def _ticket_issued(state: State, fact: p.TicketIssued) -> State:
    if fact.code in state.tickets or fact.code in state.void_tickets:
        raise Conflict("ticket_exists", given=fact.code)
    return replace(state, tickets=state.tickets.insert(fact.code, fact))


def _ticket_returned(state: State, fact: p.TicketReturned) -> State:
    ticket = state.tickets.get(fact.code)
    if ticket is None:
        raise Conflict("ticket_gone", given=fact.code)
    gone = state.void_tickets.insert(fact.code, ticket)
    return replace(state, tickets=state.tickets.remove(fact.code), void_tickets=gone)


def _things_set(state: State, fact: p.ThingsSet) -> State:
    return replace(state, things=fact.things)


def _things_posted(state: State, fact: p.ThingsPosted) -> State:
    return replace(state, posted_things=fact.things)


def _thing_handed(state: State, fact: p.ThingHanded) -> State:
    if fact.thing.key in state.things_handed:
        raise Conflict("thing_handed", given=fact.thing.name)
    return replace(state, things_handed=state.things_handed.insert(fact.thing.key, fact.entry))


def _thing_returned(state: State, fact: p.ThingReturned) -> State:
    if fact.thing.key not in state.things_handed:
        raise Conflict("thing_not_handed", given=fact.thing.name)
    return replace(state, things_handed=state.things_handed.remove(fact.thing.key))


def _announced(state: State, fact: f.Announced) -> State:
    if not fact.text:
        return replace(state, announced=())
    stay = state.announced if fact.beside else ()
    stay = tuple(each for each in stay if not (fact.topic and each.topic == fact.topic))
    return replace(state, announced=(*stay, fact))


def _announcement_taken_off(state: State, fact: f.AnnouncementTakenOff) -> State:
    stay = tuple(each for each in state.announced if each.text != fact.text)
    if len(stay) == len(state.announced):
        raise Conflict("announcement_gone")
    return replace(state, announced=stay)


def _rulebook_chosen(state: State, fact: r.RulebookChosen) -> State:
    return replace(state, rulebook=fact.book, house=fact.house)


def _ruling_given(state: State, fact: r.RulingGiven) -> State:
    if fact.ruling in state.rulings:
        raise Conflict("ruling_exists", ruling=fact.ruling)
    for entry in fact.entries:
        if entry not in state.entries:
            raise Conflict("no_such_entry", entry=entry)
    return replace(state, rulings=state.rulings.insert(fact.ruling, fact))


def _hand_carried_on(state: State, fact: r.HandCarriedOn) -> State:
    if fact.ruling not in state.rulings:
        raise Conflict("no_such_ruling", ruling=fact.ruling)
    return replace(state, carried_on=state.carried_on.insert(fact.ruling, fact.line))


def _penalty_given(state: State, fact: r.PenaltyGiven) -> State:
    entry = alive(state, fact.entry)
    if fact.penalty in state.penalties:
        raise Conflict("penalty_exists", penalty=fact.penalty)
    given = Penalty(fact.penalty, entry.id, fact.kind, fact.hands, fact.hands, fact.offence, fact.ruling)
    return replace(state, penalties=state.penalties.insert(fact.penalty, given))


def _penalty_lifted(state: State, fact: r.PenaltyLifted) -> State:
    penalty = state.penalties.get(fact.penalty)
    if penalty is None or not penalty.left or penalty.lifted:
        raise Conflict("penalty_over", penalty=fact.penalty)
    return replace(state, penalties=state.penalties.insert(fact.penalty, replace(penalty, lifted=True)))


def _disqualified(state: State, fact: r.Disqualified) -> State:
    state = busted(state, f.BustedOut(fact.entry))
    if fact.penalty in state.penalties:
        raise Conflict("penalty_exists", penalty=fact.penalty)
    kind = r.PenaltyKind.DISQUALIFICATION
    given = Penalty(fact.penalty, fact.entry, kind, 0, 0, fact.offence, fact.ruling)
    return replace(
        state,
        penalties=state.penalties.insert(fact.penalty, given),
        disqualified=state.disqualified.insert(fact.entry, fact.chips),
        hands=came_back(state.hands, fact.entry),  # one who is put out shares no place with those of his hand
    )


def _finished(state: State, fact: f.TournamentFinished) -> State:
    if state.alive > 1:
        raise Conflict("still_playing", n=state.alive)
    return replace(state, finished=True, clock=Clock(state.clock.at(fact.at)))


def _undone(state: State, _fact: f.Retracted | c.ClockUndone) -> State:
    # What a retraction takes back never counted, so there is nothing left to do here.
    return state


def _typed_back(state: State, _fact: f.TypedBack) -> State:
    # What was done by hand is the same as what is done here: the other facts of the act say it.
    return state


_STEPS: dict[type, Callable[[State, Any], State]] = {
    f.TournamentCreated: _created,
    f.SetupChanged: _setup_changed,
    f.StructureChanged: _structure_changed,
    f.RegistrationOpened: _registration_opened,
    f.RegistrationClosed: _registration_closed,
    c.ClockSet: _clock_set,
    c.PeriodStretched: _stretched,
    c.BreakInserted: _break_inserted,
    p.PrizesSet: _prizes_set,
    p.DealMade: _deal_made,
    p.PrizesReset: _prizes_reset,
    p.PrizesPosted: _prizes_posted,
    p.PrizesWithdrawn: _prizes_withdrawn,
    p.PrizesLocked: _prizes_locked,
    p.PrizesUnlocked: _prizes_unlocked,
    p.PrizeHeld: _prize_held,
    p.PrizeReleased: _prize_released,
    p.TicketIssued: _ticket_issued,
    p.TicketReturned: _ticket_returned,
    p.ThingsSet: _things_set,
    p.ThingsPosted: _things_posted,
    p.ThingHanded: _thing_handed,
    p.ThingReturned: _thing_returned,
    f.Announced: _announced,
    f.AnnouncementTakenOff: _announcement_taken_off,
    r.RulebookChosen: _rulebook_chosen,
    r.RulingGiven: _ruling_given,
    r.HandCarriedOn: _hand_carried_on,
    r.PenaltyGiven: _penalty_given,
    r.PenaltyLifted: _penalty_lifted,
    r.Disqualified: _disqualified,
    f.TournamentFinished: _finished,
    f.Retracted: _undone,
    f.TypedBack: _typed_back,
    c.ClockUndone: _undone,
    **evolve_bounties.STEPS,
    **evolve_chips.STEPS,
    **evolve_draws.STEPS,
    **evolve_seats.STEPS,
    **evolve_entries.STEPS,
    **evolve_hands.STEPS,
    **evolve_tables.STEPS,
    **evolve_pool.STEPS,
    **evolve_side_pools.STEPS,
}
