"""What is on every head, what was won, and what goes elsewhere: asked here, found by the walk through the bust-outs.

Computed from who went out and who knocked him out, never stored; so a name that is put right puts right all that
followed from it. What was found is kept for the same bust-outs, names and terms.
"""

from __future__ import annotations  # the state asks for this, and is not imported for it

from collections.abc import Mapping
from operator import is_
from typing import TYPE_CHECKING

from tdapp.domain.bounties.head_values import NO_HEADS, NOTHING, Fall, Heads
from tdapp.domain.bounties.heads_walk import HeadsWalk, LastStep
from tdapp.domain.latest import Latest
from tdapp.domain.money.bounty_terms import BountyKind
from tdapp.domain.units import Cents, EntryId

if TYPE_CHECKING:
    from tdapp.domain.state import State


def heads_of(state: State) -> Heads:
    """What became of the bounty money. Worked out once for the same bust-outs, names and terms: what moves seats or
    clocks does not walk again.
    """
    if not state.collected.bounty:
        return NO_HEADS
    return _walked.of(_key(state), lambda: _walk(state))


def _walk(state: State) -> Heads:
    """The walk, or its last step alone: a bust-out more than last time adds what it was worth to what was known."""
    known = next((heads for before, heads in _lately if _one_more(before, state)), None)
    heads = HeadsWalk(state).heads() if known is None else LastStep(state, known).heads()
    _lately.insert(0, (state, heads))
    del _lately[KEEPS:]
    return heads


def _one_more(before: State, state: State) -> bool:
    """Whether nothing happened since but that one went out, and several are still in."""
    same = all(map(is_, _frame(before), _frame(state)))
    if not same or is_mystery(state) or state.alive < 2 or len(state.outs) != len(before.outs) + 1:
        return False
    return state.outs.drop_first() == before.outs


def falls_of(state: State) -> Mapping[EntryId, Fall]:
    """What each bust-out was worth, and who got it, for a list that shows them: kept like what is on the heads."""
    return _fell.of(_key(state), lambda: _walk_for_falls(state))


def _walk_for_falls(state: State) -> Mapping[EntryId, Fall]:
    """The walk for each bust-out, or its last step alone, as `_walk` has it."""
    before, known = _fell_lately[0] if _fell_lately else (None, {})
    if before is not None and _one_more(before, state):
        walk: HeadsWalk = LastStep(state, heads_of(before))
        walk.falls = dict(known)
    else:
        walk = HeadsWalk(state)
        walk.falls = {}
    walk.heads()
    _fell_lately[:] = [(state, walk.falls)]
    return walk.falls


def is_mystery(state: State) -> bool:
    """Whether bounties lie in envelopes, so that no head has an amount of its own."""
    return state.terms.bounty is not None and state.terms.bounty.kind is BountyKind.MYSTERY


def head_of(state: State, entry: EntryId) -> Cents:
    """What is on the head of somebody who is in; 0 of mystery bounties, and once he has won."""
    if not have_amounts(state):
        return NOTHING
    return Cents(state.price_of(state.entries[entry]).bounty + heads_of(state).grown.get(entry, 0))


def have_amounts(state: State) -> bool:
    """Whether each head has an amount of its own: not of mystery bounties, and not once somebody has won."""
    return not is_mystery(state) and state.alive != 1


KEEPS = 4  # of a change both sides are looked at, and an undo comes back to the one before
_walked: Latest[Heads] = Latest(KEEPS)
_fell: Latest[Mapping[EntryId, Fall]] = Latest()
_lately: list[tuple[State, Heads]] = []
_fell_lately: list[tuple[State, Mapping[EntryId, Fall]]] = []


def _key(state: State) -> tuple[object, ...]:
    """All that the walk depends on. Who entered for what is in `players`, which every entry makes anew."""
    return (*_frame(state), state.outs, state.alive == 1)


def _frame(state: State) -> tuple[object, ...]:
    """What stays as it is while players go out."""
    return (
        state.players,
        state.setup,
        state.void,
        state.disqualified,
        state.surrendered,
        state.envelopes,
        state.terms.bounty,
    )
