"""What the room's screen says of the bounties: the largest heads, who knocked out most, the envelopes that are left."""

from collections import Counter
from heapq import nsmallest

from msgspec import Struct

from tdapp.domain.bounties.heads import head_of, is_mystery
from tdapp.domain.money.bounty_terms import BountyKind
from tdapp.domain.money.paying import money
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, Money
from tdapp.read.people.names import NOBODY, Directory, PlayerName

MOST = 6


class ScreenHead(Struct, frozen=True):
    """Somebody who is in: what is on the head, and how many were knocked out."""

    name: PlayerName
    head: Money
    beaten: int


class ScreenBounties(Struct, frozen=True):
    """What is told of the bounties. `heads`: those that grew, largest first; `leaders`: who knocked out most; either is
    empty where the other tells more. `envelopes`: how many are left with how much, highest first.
    """

    heads: tuple[ScreenHead, ...] = ()
    leaders: tuple[ScreenHead, ...] = ()
    envelopes: tuple[tuple[int, Money], ...] = ()


def screen_bounties(state: State, directory: Directory) -> ScreenBounties | None:
    """The bounties as the room sees them; None: there are none, nobody won one yet, or play is over."""
    if not state.collected.bounty or state.alive == 1:
        return None
    heads, envelopes = state.heads, state.envelopes
    if is_mystery(state):
        if envelopes is None:
            return None
        left = sorted(Counter(envelopes.left).items(), reverse=True)
        return ScreenBounties(envelopes=tuple((number, money(state, cents)) for cents, number in left[:MOST]))
    progressive = state.terms.bounty is not None and state.terms.bounty.kind is BountyKind.PROGRESSIVE
    if progressive:
        found = nsmallest(MOST, heads.grown, key=lambda entry: (-head_of(state, entry), entry))
        return ScreenBounties(heads=_rows(state, directory, found)) if found else None
    inside = [entry for entry in heads.beaten if _is_in(state, entry)]
    found = nsmallest(MOST, inside, key=lambda entry: (-heads.beaten[entry], entry))
    return ScreenBounties(leaders=_rows(state, directory, found)) if found else None


def _is_in(state: State, entry: EntryId) -> bool:
    found = state.entries.get(entry)
    return found is not None and not found.out


def _rows(state: State, directory: Directory, entries: list[EntryId]) -> tuple[ScreenHead, ...]:
    return tuple(
        ScreenHead(
            directory.get(state.entries[entry].player, NOBODY),
            money(state, head_of(state, entry)),
            state.heads.beaten.get(entry, 0),
        )
        for entry in entries
    )
