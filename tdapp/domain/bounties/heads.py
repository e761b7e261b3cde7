"""What is on every head, what was won, and what goes elsewhere: asked here, found by the walk through the bust-outs.

Computed from who went out and who knocked him out, never stored; so a name that is put right puts right all that
followed from it. What was found is kept for the same bust-outs, names and terms.
"""

from __future__ import annotations  # the state asks for this, and is not imported for it

from collections.abc import Mapping
from itertools import islice
from operator import is_
from typing import TYPE_CHECKING

from msgspec import Struct
from rpds import List

from tdapp.domain.bounties.head_values import NO_HEADS, NOTHING, Fall, Heads
from tdapp.domain.bounties.heads_walk import HeadsWalk, LastSteps
from tdapp.domain.latest import Latest
from tdapp.domain.money.bounty_terms import BountyKind
from tdapp.domain.units import Cents, EntryId

if TYPE_CHECKING:
    from tdapp.domain.state import Out, State


class Known(Struct, frozen=True):
    """What is known of a tournament when these had gone out: `frame` is what else it goes by."""

    frame: tuple[object, ...]
    outs: List[Out]
    heads: Heads
    falls: Mapping[EntryId, Fall] | None = None


def heads_of(state: State) -> Heads:
    """What became of the bounty money. Worked out once for the same bust-outs, names and terms: what moves seats or
    clocks does not walk again.
    """
    if not state.collected.bounty:
        return NO_HEADS
    return _walked.of(_key(state), lambda: _walk(state))


def _walk(state: State) -> Heads:
    """The walk, or its last steps alone: a bust-out more than last time adds what it was worth to what was known, and
    whoever undoes one comes back to what was known some bust-outs before.
    """
    walk = _steps_from(state, [*_lately, *_behind]) or _whole_walk(state)
    heads = walk.heads()
    _lately.insert(0, Known(_frame(state), state.outs, heads))
    del _lately[KEEPS:]
    if walk.behind is not None:
        _behind[:] = [Known(_frame(state), _without(state.outs, BEHIND), walk.behind)]
    return heads


def _steps_from(state: State, all_known: list[Known]) -> LastSteps | None:
    """The walk from the latest of what is known that only bust-outs came after; None: nothing such is known."""
    before = (each for each in all_known if len(each.outs) <= len(state.outs))
    for known in sorted(before, key=lambda each: -len(each.outs)):
        if (more := _more_out(state, known)) is not None:
            return LastSteps(state, known.heads, more)
    return None


def _more_out(state: State, known: Known) -> int | None:
    """How many more went out than was known, of fewer it is below 0; None: something else happened, or bounties are
    not walked in steps: those in envelopes, and once one is left.
    """
    more = len(state.outs) - len(known.outs)
    cancelled = max((void.outs for void in state.void.values()), default=0)  # so many had gone out by then
    if is_mystery(state) or state.alive < 2 or cancelled > min(len(state.outs), len(known.outs)):
        return None
    if not all(map(is_, known.frame, _frame(state))):
        return None
    same = _without(state.outs, more) == _without(known.outs, -more)
    return more if same else None


def _whole_walk(state: State) -> HeadsWalk:
    """The walk through all; it tells what was so some bust-outs before, where a walk may begin the next time."""
    at = len(state.outs) - BEHIND
    return HeadsWalk(state, tells_at=None if is_mystery(state) or at < 1 else at)


def _without(outs: List[Out], last: int) -> List[Out]:
    """The bust-outs but the last ones, so many of them."""
    for _each in range(last):
        outs = outs.drop_first()
    return outs


def falls_of(state: State) -> Mapping[EntryId, Fall]:
    """What each bust-out was worth, and who got it, for a list that shows them: kept like what is on the heads."""
    return _fell.of(_key(state), lambda: _walk_for_falls(state))


def _walk_for_falls(state: State) -> Mapping[EntryId, Fall]:
    """The walk for each bust-out, or its last steps alone, as `_walk` has it. What a bust-out was worth does not change
    by those after it, so of fewer of them it is known already.
    """
    had = next(iter(_fell_lately), None)
    more = None if had is None else _more_out(state, had)
    if had is None or had.falls is None or more is None:
        walk = HeadsWalk(state)
        walk.falls = {}
        walk.heads()
        found: Mapping[EntryId, Fall] = walk.falls
    elif more < 0:
        gone = {each.entry for each in islice(had.outs, -more)}
        found = {out: fall for out, fall in had.falls.items() if out not in gone}
    else:
        steps = LastSteps(state, had.heads, more)
        steps.falls = dict(had.falls)
        steps.heads()
        found = steps.falls
    _fell_lately[:] = [Known(_frame(state), state.outs, heads_of(state), found)]
    return found


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
BEHIND = 64  # bust-outs before the last one a walk may begin again: whoever undoes many walks through few of them
_walked: Latest[Heads] = Latest(KEEPS)
_fell: Latest[Mapping[EntryId, Fall]] = Latest()
_lately: list[Known] = []
_behind: list[Known] = []
_fell_lately: list[Known] = []


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
