"""What is on heads and what was won, for lists and maps that ask about many players at once."""

from tdapp.domain.bounties.heads import have_amounts
from tdapp.domain.money.bounty_terms import BountyKind
from tdapp.domain.money.terms import SaleKind
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId, Money

ENTERED = (SaleKind.ENTRY, SaleKind.RE_ENTRY)


class KnownHeads:
    """The heads of one tournament at one moment. `there`: whether there are bounties, each with an amount of its own.
    `differ`: whether one head may be worth more than another, so that it is worth while to tell them at every seat.
    """

    def __init__(self, state: State) -> None:
        self._state, self._heads = state, state.heads
        self.there = bool(state.collected.bounty) and have_amounts(state)
        self._brought = _brought(state) if self.there else frozenset()
        self._standard = Cents(state.standard_price.bounty)
        self.differ = self.there and (len(self._brought) > 1 or _grows(state))

    def of(self, entry: EntryId) -> Money | None:
        """What is on the head of somebody who is in; None: nothing."""
        cents = self.cents(entry)
        return Money(cents, self._state.setup.currency) if cents else None

    def cents(self, entry: EntryId) -> Cents:
        """The same in cents, for who asks about ten thousand: 0 is nothing. Each head is what `heads.head_of` says."""
        if not self.there:
            return Cents(0)
        sale = self._state.entries[entry].sale
        brought = self._standard if sale is None else sale.price.bounty
        return Cents(brought + self._heads.grown.get(entry, 0))

    def won(self, entry: EntryId) -> Money | None:
        """The bounties an entry won, its own head as the winner too; None: none."""
        cents = self._heads.won.get(entry, 0)
        return Money(Cents(cents), self._state.setup.currency) if cents else None

    def room(self) -> Money | None:
        """An amount with as many digits as the largest head may have; None where heads do not differ."""
        if not self.differ:
            return None
        most = max(self._brought, default=0) + max(self._heads.grown.values(), default=0)
        return Money(Cents(int("8" * len(str(most)))), self._state.setup.currency)


def _grows(state: State) -> bool:
    return state.terms.bounty is not None and state.terms.bounty.kind is BountyKind.PROGRESSIVE


def _brought(state: State) -> frozenset[int]:
    """What entries bring onto their heads, each amount once."""
    lines = {int(offer.price.bounty) for offer in state.terms.offers if offer.kind in ENTERED}
    return frozenset(lines | ({int(state.standard_price.bounty)} if state.plain else set()))
