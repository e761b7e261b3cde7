"""What is on every head, what was won, and what goes elsewhere: the bounties walked through, bust-out by bust-out.

Computed from who went out and who knocked him out, never stored; so a name that is put right puts right all that
followed from it. Every cent that was sold as a bounty is in exactly one of: on the head of somebody in, won, with an
open bust-out, carried along, in the envelopes, gone to the prize pool.
"""

from __future__ import annotations  # the state asks for this, and is not imported for it

from collections.abc import Mapping, Sequence
from operator import is_
from typing import TYPE_CHECKING, cast

from msgspec import Struct

from tdapp.domain.latest import Latest
from tdapp.domain.money.bounty_terms import (
    AS_SOLD,
    WHOLE,
    Bounties,
    BountyKind,
    HeadGoes,
    in_units,
    parts,
)
from tdapp.domain.units import Cents, EntryId

if TYPE_CHECKING:
    from tdapp.domain.state import Out, State

NOTHING = Cents(0)


class Part(Struct, frozen=True):
    """What one winner got of a bounty, in cents: `paid` out, and `head`, put on his own head."""

    entry: EntryId
    paid: Cents
    head: Cents = NOTHING


class Fall(Struct, frozen=True):
    """What a bust-out was worth: `head`, and who got it; no parts: nobody yet, or nobody at all."""

    head: Cents
    parts: tuple[Part, ...] = ()


class Heads(Struct, frozen=True):
    """What became of the bounty money of one tournament, in cents.

    `grown`: what came onto heads of those who are in, beside what they brought; `on`: on all heads together.
    `won`: what each won in money, on no head; the winner's own head too. `beaten`: how many each knocked out, shared
    ones too. `open`: bust-outs nobody was named for, the first one first; `undrawn`: those whose envelope is not drawn.
    `waits`: the money of the open ones. `carried`: goes with the next bounty won. `envelopes`: mystery money that was
    not drawn yet. `to_pool`: went into the prize pool. `own`: the winner of the tournament, with his own head.
    """

    grown: Mapping[EntryId, Cents]
    won: Mapping[EntryId, Cents]
    beaten: Mapping[EntryId, int]
    open: tuple[EntryId, ...] = ()
    undrawn: tuple[EntryId, ...] = ()
    on: Cents = NOTHING
    waits: Cents = NOTHING
    carried: Cents = NOTHING
    envelopes: Cents = NOTHING
    to_pool: Cents = NOTHING
    own: Part | None = None


NO_HEADS = Heads({}, {}, {})


def heads_of(state: State) -> Heads:
    """What became of the bounty money. Worked out once for the same bust-outs, names and terms: what moves seats or
    clocks does not walk again.
    """
    if not state.sold.bounty:
        return NO_HEADS
    return _walked.of(_key(state), lambda: _walk(state))


def _walk(state: State) -> Heads:
    """The walk, or its last step alone: a bust-out more than last time adds what it was worth to what was known."""
    known = next((heads for before, heads in _lately if _one_more(before, state)), None)
    heads = _Walk(state).heads() if known is None else _Step(state, known).heads()
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
    """What each bust-out was worth, and who got it: worked out anew, for a list that shows them."""
    walk = _Walk(state)
    walk.falls = {}
    walk.heads()
    return walk.falls


def is_mystery(state: State) -> bool:
    """Whether bounties lie in envelopes, so that no head has an amount of its own."""
    return state.terms.bounty is not None and state.terms.bounty.kind is BountyKind.MYSTERY


def head_of(state: State, entry: EntryId) -> Cents:
    """What is on the head of somebody who is in; 0 of mystery bounties, and once he has won."""
    heads = heads_of(state)
    if is_mystery(state) or state.alive == 1:
        return NOTHING
    return Cents(state.price_of(state.entries[entry]).bounty + heads.grown.get(entry, 0))


KEEPS = 4  # of a change both sides are looked at, and an undo comes back to the one before
_walked: Latest[Heads] = Latest(KEEPS)
_lately: list[tuple[State, Heads]] = []


def _key(state: State) -> tuple[object, ...]:
    """All that the walk depends on. Who entered for what is in `players`, which every entry makes anew."""
    return (*_frame(state), state.outs, state.alive == 1)


def _frame(state: State) -> tuple[object, ...]:
    """What stays as it is while players go out."""
    return (
        state.players,
        state.void,
        state.disqualified,
        state.surrendered,
        state.envelopes,
        state.terms.bounty,
    )


class _Walk:
    """One walk through the bust-outs, the first one first. Nobody who is in is looked at: there are thousands."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.terms: Bounties = state.terms.bounty or AS_SOLD
        self.mystery = self.terms.kind is BountyKind.MYSTERY
        self.disqualified, self.surrendered = set(state.disqualified), set(state.surrendered)
        self.kept = {
            number: state.price_of(void.entry).bounty - void.back.bounty for number, void in state.void.items()
        }
        self.left_by: dict[int, list[EntryId]] = {}
        for number in sorted(state.void):
            self.left_by.setdefault(state.void[number].outs, []).append(number)
        self.gone: set[EntryId] | _Gone = set()
        self.grown: dict[EntryId, Cents] = {}
        self.won: dict[EntryId, Cents] = {}
        self.falls: dict[EntryId, Fall] | None = None  # only where they are asked for
        self.beaten: dict[EntryId, int] = {}
        self.open: list[EntryId] = []
        self.undrawn: list[EntryId] = []
        # What those who are in brought, once all who went out are walked through.
        self.brought: int = state.collected.bounty - sum(self.kept.values())
        self.waits = self.carried = self.envelopes = self.to_pool = 0

    def heads(self) -> Heads:
        outs = list(self.state.outs)
        step = self._mystery if self.mystery else self._out
        for number, out in enumerate(reversed(outs)):
            if self.left_by:
                self._cancelled(number)
            self.brought -= out.brought
            step(number, out)
            self._leaves(out.entry)
        for number in sorted(self.left_by):
            self._cancelled(number)
        on = self.brought + sum(self.grown.values())
        if self.mystery:
            # No head has an amount of its own: all of it is in the envelopes, or will be.
            self.envelopes, on = self.envelopes + on, 0
        own = None
        if (winner := self.state.winner()) is not None:
            own, on = self._winner(winner.id, on)
        return self._told(on, own)

    def _told(self, on: int, own: Part | None = None) -> Heads:
        """What was found: what is on heads now, and the winner's own."""
        return Heads(
            self.grown,
            self.won,
            self.beaten,
            tuple(self.open),
            tuple(self.undrawn),
            Cents(on),
            Cents(self.waits),
            Cents(self.carried),
            Cents(self.envelopes),
            Cents(self.to_pool),
            own,
        )

    def _out(self, _number: int, out: Out) -> None:
        head = Cents(out.brought + self.grown.pop(out.entry, 0))
        if (goes := self._by_nobody(out)) is not None:
            self._goes(head, goes)
            self._fell(out, head)
            return
        if self.carried:
            head, self.carried = Cents(head + self.carried), 0
        if out.by is None:
            self.waits += head
            self._fell(out, head)
            if head:
                self.open.append(out.entry)
        else:
            self._won(out, head, out.by)

    def _won(self, out: Out, head: Cents, by: tuple[EntryId, ...]) -> None:
        """The bounty of somebody goes to the winners: paid, or a part of it onto their heads while they are in."""
        shares = (head,) if len(by) == 1 else parts(head, len(by), self.terms.unit)
        grows, found = self.terms.kind is BountyKind.PROGRESSIVE, []
        for winner, share in zip(by, shares, strict=True):
            paid = share
            if grows and winner != out.entry and winner not in self.gone:
                paid = in_units(Cents(share * self.terms.percent // WHOLE), self.terms.unit)
                self.grown[winner] = Cents(self.grown.get(winner, 0) + share - paid)
            self.won[winner] = Cents(self.won.get(winner, 0) + paid)
            if winner != out.entry:
                self.beaten[winner] = self.beaten.get(winner, 0) + 1
            found.append((winner, paid, share - paid))
        self._fell(out, head, found)

    def _fell(self, out: Out, head: Cents, by: Sequence[tuple[EntryId, int, int]] = ()) -> None:
        if self.falls is not None:
            self.falls[out.entry] = Fall(head, tuple(Part(winner, Cents(paid), Cents(on)) for winner, paid, on in by))

    def _mystery(self, number: int, out: Out) -> None:
        """A bust-out where bounties lie in envelopes: what was on the head feeds them."""
        envelopes, goes = self.state.envelopes, self._by_nobody(out)
        begun = envelopes is not None and number >= envelopes.after
        if goes is HeadGoes.POOL and not begun:
            self.to_pool += out.brought
            return
        self.envelopes += out.brought
        if not begun or envelopes is None or goes is not None:
            return
        amount = envelopes.drawn.get(out.entry)
        if out.by is None:
            self.open.append(out.entry)
        elif amount is None:
            self.undrawn.append(out.entry)
        else:
            self.envelopes -= amount
            self._won(out, amount, out.by)

    def _by_nobody(self, out: Out) -> HeadGoes | None:
        """Where the bounty of somebody goes that nobody won; None: somebody wins it."""
        if out.by:
            return None
        if out.entry in self.disqualified:
            return self.terms.disqualified
        if out.entry in self.surrendered:
            return self.terms.surrendered
        return self.terms.nobody if out.by == () else None

    def _goes(self, cents: int, where: HeadGoes) -> None:
        if where is HeadGoes.POOL:
            self.to_pool += cents
        elif self.mystery:
            self.envelopes += cents
        else:
            self.carried += cents

    def _cancelled(self, number: int) -> None:
        """Entries that were cancelled when so many had gone out: what was not given back goes by the terms."""
        envelopes = self.state.envelopes
        begun = self.mystery and envelopes is not None and number >= envelopes.after
        for entry in self.left_by.pop(number, ()):
            head = self.kept[entry] + self.grown.pop(entry, 0)
            self._goes(head, HeadGoes.BOUNTIES if begun else self.terms.cancelled)
            self._leaves(entry)

    def _leaves(self, entry: EntryId) -> None:
        if isinstance(self.gone, set):
            self.gone.add(entry)

    def _winner(self, winner: EntryId, on: int) -> tuple[Part | None, int]:
        """The winner's own head with what was carried along, or the envelopes that are left once all others are
        drawn; and what is on heads after that.
        """
        if self.mystery:
            if self.state.envelopes is None or self.open or self.undrawn:
                return None, on
            own, self.envelopes = Cents(self.envelopes), 0
        else:
            own, self.carried = Cents(on + self.carried), 0
        if not self.terms.own:
            self.to_pool += own
            return None, 0
        self.won[winner] = Cents(self.won.get(winner, 0) + own)
        return Part(winner, own), 0


class _Gone:
    """Everybody who is out or was cancelled by now."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __contains__(self, entry: object) -> bool:
        found = self.state.entries.get(cast("EntryId", entry))
        return found is None or found.out


class _Step(_Walk):
    """The last step of a walk whose others are known: the latest bust-out."""

    def __init__(self, state: State, known: Heads) -> None:
        super().__init__(state)
        self.left_by = {}  # those were walked through
        self.gone = _Gone(state)
        self.grown, self.won, self.beaten = dict(known.grown), dict(known.won), dict(known.beaten)
        self.open, self.undrawn = list(known.open), list(known.undrawn)
        self.brought = known.on - sum(self.grown.values())
        self.waits, self.carried, self.to_pool = known.waits, known.carried, known.to_pool

    def heads(self) -> Heads:
        latest = next(iter(self.state.outs))
        self.brought -= latest.brought
        self._out(0, latest)
        return self._told(self.brought + sum(self.grown.values()))
