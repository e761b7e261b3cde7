"""The account of the prize money: what everybody gets, has in hand, is still due, and has to give back.

One account for the desk, the panel, the pages and the sheets. It always comes out: paid + still due - to be taken back
+ what no prize gives yet = the pool. Amounts are in cents.
"""

from collections.abc import Iterator

from msgspec import Struct

from tdapp.domain.bounties.bounty_book import in_hand
from tdapp.domain.prizes.places import Place, Prizes, come_to, paid_down, posted, standing, to_post
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId

NOTHING = Cents(0)


class Share(Struct, frozen=True):
    """The part of one entry in the prize money: `award` is what its place pays, `paid` what it has in hand.

    `place` None: it is in play, or its entry was cancelled, so nothing is its own yet. `held`: what is due
    of it is held back.
    """

    entry: EntryId
    place: Place | None
    award: Cents
    paid: Cents
    held: bool = False

    @property
    def due(self) -> Cents:
        """What is still to be paid out to the entry."""
        return max(NOTHING, Cents(self.award - self.paid))

    @property
    def back(self) -> Cents:
        """What is to be taken back from the entry."""
        return max(NOTHING, Cents(self.paid - self.award))


class PrizeBook(Struct, frozen=True):
    """The account of the prize money of one tournament. `shares`: whoever gets or has money, best place first.

    `total`: the prizes that stand, posted or not. `open`: those of places nobody has taken yet. `bounties`: sold, and
    not paid out yet.
    """

    pool: Cents
    total: Cents
    open: Cents
    shares: tuple[Share, ...]
    bounties: Cents

    @property
    def paid(self) -> Cents:
        """The prize money players have in hand."""
        return Cents(sum(share.paid for share in self.shares))

    @property
    def due(self) -> Cents:
        """The prize money still to be paid out, for places that nobody has taken yet too."""
        return Cents(self.open + sum(share.due for share in self.shares))

    @property
    def back(self) -> Cents:
        """The prize money to be taken back."""
        return Cents(sum(share.back for share in self.shares))

    @property
    def gap(self) -> Cents:
        """What no prize gives of the pool; below zero: so much more than the pool was promised."""
        return Cents(self.pool - self.total)

    def due_to(self) -> tuple[Share, ...]:
        """The entries that are still to be paid, or to be paid more."""
        return tuple(share for share in self.shares if share.due)

    def back_from(self) -> tuple[Share, ...]:
        """The entries that have more in hand than their place pays."""
        return tuple(share for share in self.shares if share.back)


def prize_book(state: State) -> PrizeBook:
    """The account of the prize money by the prizes that stand: the posted ones, else those that would be posted."""
    these = standing(state)
    shares = tuple(shares_by(state, these))
    total = come_to(state, these)
    left = Cents(total - sum(share.award for share in shares))
    return PrizeBook(state.pool, total, left, shares, in_hand(state))


def shares_by(state: State, these: Prizes) -> Iterator[Share]:
    """The shares of whoever gets or has money if these were the prizes; those without a place come last."""
    paid = dict(state.paid.items())
    for entry, award in paid_down(state, these):
        if these.deal is None and award.place.best > len(these.by_place) and not paid:
            return
        has = paid.pop(entry, NOTHING)
        if award.cents or has:
            yield Share(entry, award.place, award.cents, has, entry in state.held)
    for entry, has in sorted(paid.items()):
        yield Share(entry, None, NOTHING, has)


def to_come(state: State) -> Prizes:
    """The prizes everybody will get in the end, as far as is known: the posted ones while they come to the pool, else
    those that would be posted if they do.
    """
    shown, anew = posted(state), to_post(state)
    if shown is None:
        return anew
    fits = come_to(state, shown) == state.pool or come_to(state, anew) != state.pool
    return shown if fits else anew
