"""The account of the bounties: on whose head how much is, who won what, has it in hand, and has to give back.

It always comes out: what was sold as bounties = paid + due - to be taken back + on heads + held + gone to the prize
pool. Amounts are in cents.
"""

from msgspec import Struct

from tdapp.domain.bounties.head_values import Heads
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId

NOTHING = Cents(0)


class BountyShare(Struct, frozen=True):
    """What one entry won of the bounties: `won` in all, `own` of it its own head as the winner of the tournament, and
    `paid`, what it has in hand. `beaten`: how many it knocked out.
    """

    entry: EntryId
    won: Cents
    own: Cents
    paid: Cents
    beaten: int

    @property
    def due(self) -> Cents:
        """What is still to be paid out to the entry."""
        return max(NOTHING, Cents(self.won - self.paid))

    @property
    def back(self) -> Cents:
        """What is to be taken back from the entry."""
        return max(NOTHING, Cents(self.paid - self.won))


class BountyBook(Struct, frozen=True):
    """The account of the bounties of one tournament. `taken`: sold, and not given back.

    `shares`: whoever won or has something, most first. `on_heads`: on those of all who are in, 0 of mystery bounties.
    `held`: what is in no one's name: open bust-outs (`waits`), what goes with the next bounty, and
    envelopes. `open`: bust-outs nobody was named for; `undrawn`: those whose envelope is not drawn. `gap`: by how much
    the envelopes do not come to the money for them; below zero: they promise more.
    """

    taken: Cents
    shares: tuple[BountyShare, ...]
    on_heads: Cents
    open: tuple[EntryId, ...]
    undrawn: tuple[EntryId, ...]
    waits: Cents
    held: Cents
    to_pool: Cents
    gap: Cents

    @property
    def paid(self) -> Cents:
        """The bounty money players have in hand."""
        return Cents(sum(share.paid for share in self.shares))

    @property
    def due(self) -> Cents:
        """The bounty money that was won and is still to be paid out."""
        return Cents(sum(share.due for share in self.shares))

    @property
    def back(self) -> Cents:
        """The bounty money to be taken back."""
        return Cents(sum(share.back for share in self.shares))

    def due_to(self) -> tuple[BountyShare, ...]:
        """The entries that won more than they have in hand."""
        return tuple(share for share in self.shares if share.due)

    def back_from(self) -> tuple[BountyShare, ...]:
        """The entries that have more in hand than they won."""
        return tuple(share for share in self.shares if share.back)


def bounty_book(state: State) -> BountyBook:
    """The account of the bounties as the bust-outs, the names and the terms have it now."""
    heads = state.heads
    return BountyBook(
        state.collected.bounty,
        shares_of(state),
        heads.on,
        heads.open,
        heads.undrawn,
        heads.waits,
        Cents(heads.waits + heads.carried + heads.envelopes),
        heads.to_pool,
        _gap(state, heads),
    )


def shares_of(state: State) -> tuple[BountyShare, ...]:
    """What each entry won or has of the bounties, most first."""
    heads = state.heads
    found = [share_of(state, entry, heads) for entry in {*heads.won, *state.bounties}]
    return tuple(sorted(found, key=lambda share: (-share.won, -share.beaten, share.entry)))


def share_of(state: State, entry: EntryId, heads: Heads | None = None) -> BountyShare:
    """What one entry won or has of the bounties, which may be nothing. `heads`: of the state, by who asks for many."""
    heads = heads or state.heads
    own = heads.own.paid if heads.own is not None and heads.own.entry == entry else NOTHING
    won, paid = heads.won.get(entry, NOTHING), state.bounties.get(entry, NOTHING)
    return BountyShare(entry, won, own, paid, heads.beaten.get(entry, 0))


def in_hand(state: State) -> Cents:
    """The bounty money of players that the house still has: sold, not paid out, and not gone into the prize pool."""
    return Cents(state.collected.bounty - sum(state.bounties.values()) - state.heads.to_pool)


def settled(book: BountyBook) -> bool:
    """Whether every bounty is won, and paid."""
    return not (book.due or book.back or book.on_heads or book.held)


def has_bounties(state: State) -> bool:
    """Whether there are bounties in this tournament, or may be: one was sold, or can be bought."""
    if state.terms.bounty is not None or state.setup.bounty or state.collected.bounty:
        return True
    return any(offer.price.bounty for offer in state.terms.offers)


def _gap(state: State, heads: Heads) -> Cents:
    # What was left is the winner's, or in the pool; who won a seat keeps her own.
    over = (state.alive == 1 or state.all_seated) and not (heads.open or heads.undrawn)
    if state.envelopes is None or over:
        return NOTHING
    return Cents(heads.envelopes - sum(state.envelopes.left))
