"""Who can win bounties where they are optional: those alone who bought one."""

from __future__ import annotations  # the state asks for this, and is not imported for it

from typing import TYPE_CHECKING

from tdapp.domain.money.bounty_terms import AS_SOLD
from tdapp.domain.units import EntryId

if TYPE_CHECKING:
    from tdapp.domain.state import State


def may_win(state: State, by: tuple[EntryId, ...]) -> tuple[EntryId, ...]:
    """Those of the winners of a pot who can win the bounty in it."""
    if not (state.terms.bounty or AS_SOLD).optional:
        return by
    return tuple(each for each in by if bought_one(state, each))


def bought_one(state: State, entry: EntryId) -> bool:
    """Whether an entry, also one that was cancelled since, was sold with a bounty."""
    void = state.void.get(entry)
    return state.price_of(state.entries[entry] if void is None else void.entry).bounty > 0
