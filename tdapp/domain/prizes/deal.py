"""A deal as it stands: who gets what by it, whatever place they take, and what is left to play for."""

from msgspec import Struct

from tdapp.domain.prizes.prize_facts import DealMade, DealShare
from tdapp.domain.units import Cents, EntryId


class Deal(Struct, frozen=True):
    """The deals of an evening taken together: the last one, and what earlier ones gave to whoever is not in it."""

    last: DealMade
    earlier: tuple[DealShare, ...] = ()

    @property
    def shares(self) -> tuple[DealShare, ...]:
        """What everybody in it gets for sure, the last deal first."""
        return (*self.last.shares, *self.earlier)

    @property
    def own(self) -> dict[EntryId, Cents]:
        """What each entry in it gets for sure, in cents."""
        return {share.entry: share.amount for share in self.shares}

    @property
    def saved(self) -> tuple[Cents, ...]:
        """What is left to play for, by place among those in the deal, first one first."""
        return self.last.saved


def joined(before: Deal | None, made: DealMade) -> Deal:
    """The deals with one more: for whoever is in it, it takes the place of those before."""
    inside = {share.entry for share in made.shares}
    return Deal(made, tuple(share for share in before.shares if share.entry not in inside) if before else ())
