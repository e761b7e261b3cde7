"""The view of the bounties: who was knocked out by whom, what is on every head, who won what, where the money is."""

from bisect import bisect_left, insort
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import partial

from msgspec import Struct

from tdapp.domain.bounties.bounty_book import bounty_book, has_bounties, share_of
from tdapp.domain.bounties.head_values import Fall, Heads
from tdapp.domain.bounties.heads import falls_of, is_mystery
from tdapp.domain.bounties.known_heads import KnownHeads
from tdapp.domain.bounties.who_wins import may_win
from tdapp.domain.money.paying import money
from tdapp.domain.state import Entry, Out, State
from tdapp.domain.tally import changed, differ
from tdapp.domain.units import Cents, EntryId, Money, PlayerId, Seat
from tdapp.read.people.names import NOBODY, Directory, PlayerName
from tdapp.read.remembering import Remembering
from tdapp.read.rows import Rows

NOT_WORTH = Fall(Cents(0))


class FallState(StrEnum):
    """What became of the bounty of a bust-out."""

    OPEN = "open"  # nobody was named
    UNDRAWN = "undrawn"  # its envelope is still to be drawn
    WON = "won"
    KEPT = "kept"  # by a deal everybody kept the own head
    PASSED = "passed"  # whoever did it bought no bounty, and wins none: it went where the terms say
    NOBODY = "nobody"  # it went where the terms say
    BEFORE = "before"  # before mystery bounties began: it is worth none


class FallRow(Struct, frozen=True):
    """A bust-out: what it was worth, and who won it."""

    entry: EntryId
    name: PlayerName
    state: FallState
    head: Money
    by: tuple[PlayerName, ...] = ()


class HeadRow(Struct, frozen=True):
    """Somebody who is in, won a bounty, or lost a marker. `head` None: out, or there is none; `won`: the winner's own
    head too. `marker`: what was paid for a marker that is lost, None: none is.
    """

    entry: EntryId
    player: PlayerId
    name: PlayerName
    seat: Seat | None
    head: Money | None
    beaten: int
    won: Money
    due: Money
    back: Money
    marker: Money | None = None


First = tuple[bool, int, int, EntryId]  # by what the list of heads is sorted; the entry alone tells two apart


class _Memory(Struct, frozen=True):
    """What the next view builds on: who stands where in the list of heads, and what that was told from."""

    state: State
    heads: Heads
    entries: tuple[Entry, ...]
    firsts: Mapping[EntryId, First]
    order: Sequence[First]


class BountiesView(Remembering, frozen=True):
    """The bounties of one tournament. `falls`: the bust-outs, open ones first, then the latest; `heads`: whoever has
    something to get or give back first, then the most on the head and won. `there`: whether there are bounties at all.
    `envelopes`: those that are left, highest first. `memory` is for the next view and nobody else.
    """

    there: bool
    mystery: bool
    begun: bool
    taken: Money
    paid: Money
    due: Money
    back: Money
    on_heads: Money
    held: Money
    to_pool: Money
    gap: Money
    falls: Rows[EntryId, FallRow]
    heads: Rows[EntryId, HeadRow]
    envelopes: tuple[Money, ...]
    memory: _Memory | None = None


def bounties_view(state: State, directory: Directory, previous: BountiesView | None = None) -> BountiesView:
    """The bounties as they stand. Of the list of heads those are put in their place whose head, or what they won, is
    another one than in `previous`: there are thousands.
    """
    book = bounty_book(state)
    memory = _in_order(state, previous.memory if previous else None)
    envelopes = state.envelopes
    return BountiesView(
        there=has_bounties(state),
        mystery=is_mystery(state),
        begun=envelopes is not None,
        taken=money(state, book.taken),
        paid=money(state, book.paid),
        due=money(state, book.due),
        back=money(state, book.back),
        on_heads=money(state, book.on_heads),
        held=money(state, book.held),
        to_pool=money(state, book.to_pool),
        gap=money(state, book.gap),
        falls=_falls(state, directory),
        heads=_heads(state, directory, memory),
        envelopes=tuple(money(state, each) for each in envelopes.left) if envelopes is not None else (),
        memory=memory,
    )


def _falls(state: State, directory: Directory) -> Rows[EntryId, FallRow]:
    outs = tuple(state.outs) if state.collected.bounty else ()
    fell = tuple(out.entry for out in outs)
    heads = state.heads
    waiting = {**dict.fromkeys(heads.open, FallState.OPEN), **dict.fromkeys(heads.undrawn, FallState.UNDRAWN)}
    after = state.envelopes.after if state.envelopes is not None else len(state.entries)
    first = len(state.entries) - state.alive - after if is_mystery(state) else None

    def make(entry: EntryId) -> FallRow:
        rank = fell.index(entry)
        out = outs[rank]
        found = waiting.get(entry) or _became(state, out, before=first is not None and rank >= first)
        fall = falls_of(state).get(entry, NOT_WORTH)  # of a mystery bounty nobody knows before it is drawn
        by = tuple(_name(state, directory, each) for each in out.by or ())
        return FallRow(entry, _name(state, directory, entry), found, money(state, fall.head), by)

    asked = [entry for entry in fell if entry in waiting] if waiting else []
    return Rows((*asked, *(entry for entry in fell if entry not in waiting)) if asked else fell, make)


def _became(state: State, out: Out, *, before: bool) -> FallState:
    if before:
        return FallState.BEFORE
    if out.by == (out.entry,):
        return FallState.KEPT
    if not out.by:
        return FallState.NOBODY
    return FallState.WON if may_win(state, out.by) else FallState.PASSED


def _heads(state: State, directory: Directory, memory: _Memory) -> Rows[EntryId, HeadRow]:
    """Whoever has something to get or give back first, then the most on the head and won."""
    known = KnownHeads(state)

    def make(entry: EntryId) -> HeadRow:
        found, share = state.entries.get(entry), share_of(state, entry)
        return HeadRow(
            entry=entry,
            player=found.player if found is not None else state.void[entry].entry.player,
            name=_name(state, directory, entry),
            seat=found.seat if found is not None else None,
            head=money(state, known.cents(entry)) if known.there and found is not None and not found.out else None,
            beaten=share.beaten,
            won=money(state, share.won),
            due=money(state, share.due),
            back=money(state, share.back),
            marker=money(state, state.markers[entry]) if entry in state.markers else None,
        )

    return Rows(tuple(first[-1] for first in memory.order), make)


def _in_order(state: State, before: _Memory | None) -> _Memory:
    """The list of heads in its order: as it was, with those in another place whose place hangs on what is new."""
    entries, heads = tuple(state.by_ticket()), state.heads
    first = partial(_first, state, heads, KnownHeads(state), sold=bool(state.collected.bounty))
    if before is None or not _like(before.state, state):
        there = {*heads.won, *state.bounties, *state.markers, *(entry.id for entry in entries if not entry.out)}
        found = {entry: place for entry in there if (place := first(entry)) is not None}
        return _Memory(state, heads, entries, found, sorted(found.values()))
    others = differ(before.heads.won, heads.won) | differ(before.heads.grown, heads.grown)
    others |= {entries[number].id for number in changed(before.entries, entries)}
    firsts, order = dict(before.firsts), list(before.order)
    for entry in others:
        then, now = firsts.get(entry), first(entry)
        if then == now:
            continue
        if then is not None:
            del order[bisect_left(order, then)]
            del firsts[entry]
        if now is not None:
            insort(order, now)
            firsts[entry] = now
    return _Memory(state, heads, entries, firsts, order)


def _like(before: State, now: State) -> bool:
    """Whether nobody entered, left, was paid or lost a marker since, and heads are worth what they were."""
    return (
        before.players is now.players
        and len(before.entries) == len(now.entries)
        and before.void is now.void
        and before.bounties is now.bounties
        and before.markers is now.markers
        and before.setup == now.setup
        and before.terms == now.terms
        and (before.alive == 1) is (now.alive == 1)
        and bool(before.collected.bounty) is bool(now.collected.bounty)
    )


def _first(state: State, heads: Heads, known: KnownHeads, entry: EntryId, *, sold: bool) -> First | None:
    """By what somebody stands in the list of heads; None: he is not in it. `sold`: whether any bounties were."""
    found, won, paid = state.entries.get(entry), heads.won.get(entry), state.bounties.get(entry)
    plays = sold and found is not None and not found.out
    if not plays and won is None and paid is None and entry not in state.markers:
        return None
    head = known.cents(entry) if plays else 0
    return ((won or 0) == (paid or 0), -head, -(won or 0), entry)


def _name(state: State, directory: Directory, entry: EntryId) -> PlayerName:
    found = state.entries.get(entry)
    player = found.player if found is not None else state.void[entry].entry.player
    return directory.get(player, NOBODY)
