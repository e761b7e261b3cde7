"""What facts about bounties do to a tournament: steps of `evolve`."""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from collections.abc import Callable
from typing import Any

from rpds import List

from tdapp.domain.bounties import bounty_facts as b
from tdapp.domain.bounties.envelope_table import Envelopes
from tdapp.domain.money import bounty_payments as p
from tdapp.domain.refusal import Conflict
from tdapp.domain.state import Entry, Out, State
from tdapp.domain.units import Cents, EntryId
from tdapp.values import replace


def _knocked_out(state: State, fact: b.KnockedOut) -> State:
    _is_out(state, fact.entry)
    for winner in fact.by:
        if winner not in state.entries and winner not in state.void:
            raise Conflict("no_such_entry", entry=winner)
    if not fact.by:
        state = not_knocked_out(state, fact.entry)  # nobody gets an envelope for it
    return replace(state, outs=_named(state.outs, fact.entry, fact.by))


def _envelopes_set(state: State, fact: b.EnvelopesSet) -> State:
    drawn = state.envelopes.drawn if state.envelopes is not None else Envelopes((), 0).drawn
    left = list(fact.amounts)
    for entry, amount in drawn.items():
        if amount not in left:
            raise Conflict("envelope_gone", entry=entry)
        left.remove(amount)
    return replace(state, envelopes=Envelopes(fact.amounts, fact.after, drawn))


def _envelope_drawn(state: State, fact: b.EnvelopeDrawn) -> State:
    _is_out(state, fact.entry)
    envelopes = state.envelopes
    if envelopes is None or fact.entry in envelopes.drawn or fact.amount not in envelopes.left:
        raise Conflict("envelope_gone", entry=fact.entry)
    return replace(state, envelopes=replace(envelopes, drawn=envelopes.drawn.insert(fact.entry, fact.amount)))


def _paid(state: State, fact: p.BountyPaid) -> State:
    if fact.entry not in state.entries and fact.entry not in state.void:
        raise Conflict("no_such_entry", entry=fact.entry)
    has = Cents(state.bounties.get(fact.entry, 0) + fact.amount)
    return replace(state, bounties=state.bounties.insert(fact.entry, has))


def _returned(state: State, fact: p.BountyReturned) -> State:
    left = Cents(state.bounties.get(fact.entry, 0) - fact.amount)
    if left < 0:
        raise Conflict("payments_differ", entry=fact.entry)
    kept = state.bounties.insert(fact.entry, left) if left else state.bounties.remove(fact.entry)
    return replace(state, bounties=kept)


def _marker_lost(state: State, fact: p.MarkerLost) -> State:
    if fact.entry not in state.entries or fact.entry in state.markers:
        raise Conflict("no_such_entry", entry=fact.entry)
    return replace(state, markers=state.markers.insert(fact.entry, fact.amount))


def _marker_found(state: State, fact: p.MarkerFound) -> State:
    if state.markers.get(fact.entry) != fact.amount:
        raise Conflict("payments_differ", entry=fact.entry)
    return replace(state, markers=state.markers.remove(fact.entry))


def _named(outs: List[Out], entry: EntryId, by: tuple[EntryId, ...]) -> List[Out]:
    """The order of going out with the names of those who knocked an entry out; quick for the latest."""
    latest = next(iter(outs))
    if latest.entry == entry:
        return outs.drop_first().push_front(replace(latest, by=by))
    return List([replace(out, by=by) if out.entry == entry else out for out in outs])


def by_of(outs: List[Out], entry: EntryId) -> tuple[EntryId, ...] | None:
    """Who knocked an entry out that is out: nobody where it was blinded off, None where it was not said."""
    return next((out.by for out in outs if out.entry == entry), None)


def _is_out(state: State, number: EntryId) -> Entry:
    entry = state.entries.get(number)
    if entry is None or not entry.out:
        raise Conflict("not_out", entry=number)
    return entry


def not_knocked_out(state: State, entry: EntryId) -> State:
    """The tournament where an envelope drawn for this entry is back: it is in again, or nobody knocked it out."""
    envelopes = state.envelopes
    if envelopes is None or entry not in envelopes.drawn:
        return state
    return replace(state, envelopes=replace(envelopes, drawn=envelopes.drawn.remove(entry)))


def knocked_out_instead(state: State, wrong: EntryId, right: EntryId) -> State:
    """The tournament where not `wrong` was knocked out but `right`, for the same envelope, where somebody is named
    for it.
    """
    drawn = state.envelopes.drawn.get(wrong) if state.envelopes is not None else None
    state = not_knocked_out(state, wrong)
    if drawn is None or state.envelopes is None or not by_of(state.outs, right):
        return state
    return replace(state, envelopes=replace(state.envelopes, drawn=state.envelopes.drawn.insert(right, drawn)))


STEPS: dict[type, Callable[[State, Any], State]] = {
    b.KnockedOut: _knocked_out,
    b.EnvelopesSet: _envelopes_set,
    b.EnvelopeDrawn: _envelope_drawn,
    p.BountyPaid: _paid,
    p.BountyReturned: _returned,
    p.MarkerLost: _marker_lost,
    p.MarkerFound: _marker_found,
}
