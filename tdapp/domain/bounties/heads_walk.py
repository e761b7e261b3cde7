"""The walk through the bounties, bust-out by bust-out: what each was worth, who got it, and what goes elsewhere.

Every cent that was sold as a bounty is in exactly one of: on the head of somebody in, won, with an open bust-out,
carried along, in the envelopes, gone to the prize pool.
"""

from __future__ import annotations  # the state asks for this, and is not imported for it

from collections.abc import Sequence
from itertools import islice
from typing import TYPE_CHECKING

from tdapp.domain.bounties.head_values import Fall, Heads, Part
from tdapp.domain.bounties.who_wins import bought_one, may_win
from tdapp.domain.money.bounty_terms import AS_SOLD, WHOLE, Bounties, BountyKind, HeadGoes, in_units, parts
from tdapp.domain.units import Cents, EntryId
from tdapp.values import replace

if TYPE_CHECKING:
    from tdapp.domain.state import Out, State


class HeadsWalk:
    """One walk through the bust-outs, the first one first. Nobody who is in is looked at: there are thousands."""

    def __init__(self, state: State, tells_at: int | None = None) -> None:
        """`tells_at`: `behind` is to say what was so once so many had gone out."""
        self.state = state
        self.tells_at = tells_at
        self.behind: Heads | None = None
        self.terms: Bounties = state.terms.bounty or AS_SOLD
        self.mystery = self.terms.kind is BountyKind.MYSTERY
        self.disqualified, self.surrendered = set(state.disqualified), set(state.surrendered)
        self.kept = {
            number: state.price_of(void.entry).bounty - void.back.bounty for number, void in state.void.items()
        }
        self.left_by: dict[int, list[EntryId]] = {}
        for number in sorted(state.void):
            self.left_by.setdefault(state.void[number].outs, []).append(number)
        self.gone: set[EntryId] = set()
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
            if number == self.tells_at:
                self.behind = self._so_far()
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

    def _so_far(self) -> Heads:
        """What was found by now, which the rest of the walk leaves as it is."""
        grown, won, beaten = self.grown, self.won, self.beaten
        self.grown, self.won, self.beaten = dict(grown), dict(won), dict(beaten)
        told = self._told(self.brought + sum(grown.values()))
        return replace(told, grown=grown, won=won, beaten=beaten)

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
        by = self._may_win(out.by)
        if (goes := self._by_nobody(out, by)) is not None:
            self._goes(head, goes)
            self._fell(out, head)
            return
        if self.carried and (head or not self.terms.optional):
            head, self.carried = Cents(head + self.carried), 0
        if by is None:
            self.waits += head
            self._fell(out, head)
            if head:
                self.open.append(out.entry)
        else:
            self._won(out, head, by)

    def _won(self, out: Out, head: Cents, by: tuple[EntryId, ...]) -> None:
        """The bounty of somebody goes to the winners: paid, or a part of it onto their heads while they are in."""
        shares = (head,) if len(by) == 1 else parts(head, len(by), self.terms.unit)
        grows, found = self.terms.kind is BountyKind.PROGRESSIVE, []
        for winner, share in zip(by, shares, strict=True):
            paid = share
            if grows and winner != out.entry and not self._is_gone(winner):
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
        envelopes = self.state.envelopes
        begun = envelopes is not None and number >= envelopes.after
        by = self._may_win(out.by) if begun else out.by
        goes = self._by_nobody(out, by)
        if goes is HeadGoes.POOL and not begun:
            self.to_pool += out.brought
            return
        self.envelopes += out.brought
        if not begun or envelopes is None or goes is not None or (self.terms.optional and not out.brought):
            return
        amount = envelopes.drawn.get(out.entry)
        if by is None:
            self.open.append(out.entry)
        elif amount is None:
            self.undrawn.append(out.entry)
        else:
            self.envelopes -= amount
            self._won(out, amount, by)

    def _may_win(self, by: tuple[EntryId, ...] | None) -> tuple[EntryId, ...] | None:
        return by and may_win(self.state, by)

    def _by_nobody(self, out: Out, by: tuple[EntryId, ...] | None) -> HeadGoes | None:
        """Where the bounty of somebody goes that nobody of `by` won; None: somebody wins it."""
        if by:
            return None
        if out.entry in self.disqualified:
            return self.terms.disqualified
        if out.entry in self.surrendered:
            return self.terms.surrendered
        return self.terms.nobody if by == () else None

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

    def _is_gone(self, entry: EntryId) -> bool:
        """Whether an entry was out or cancelled by then."""
        return entry in self.gone

    def _leaves(self, entry: EntryId) -> None:
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
        if not self.terms.own or (self.terms.optional and not bought_one(self.state, winner)):
            self.to_pool += own
            return None, 0
        self.won[winner] = Cents(self.won.get(winner, 0) + own)
        return Part(winner, own), 0


class LastSteps(HeadsWalk):
    """The last steps of a walk whose others are known: the latest bust-outs, so many of them."""

    def __init__(self, state: State, known: Heads, many: int) -> None:
        super().__init__(state)
        self.left_by = {}  # those were walked through
        self.steps = list(islice(state.outs, many))[::-1]
        self.still = {out.entry for out in self.steps}  # in by now, though out at the end
        self.grown, self.won, self.beaten = dict(known.grown), dict(known.won), dict(known.beaten)
        self.open, self.undrawn = list(known.open), list(known.undrawn)
        self.brought = known.on - sum(self.grown.values())
        self.waits, self.carried, self.to_pool = known.waits, known.carried, known.to_pool

    def heads(self) -> Heads:
        for out in self.steps:
            self.brought -= out.brought
            self._out(0, out)
            self._leaves(out.entry)
        return self._told(self.brought + sum(self.grown.values()))

    def _is_gone(self, entry: EntryId) -> bool:
        if entry in self.still:
            return False
        found = self.state.entries.get(entry)
        return found is None or found.out

    def _leaves(self, entry: EntryId) -> None:
        self.still.discard(entry)
