"""The account of a side pool: who is ahead, whether it is decided, who won how much and has it in hand.

It always comes out: what was staked = paid + due - to be taken back + not won yet. Odd cents go one
each to the parts that were cut off most, of equal ones to the higher rank, then to whoever is named first.
"""

from collections.abc import Iterator

from msgspec import Struct

from tdapp.domain.money.sharing_out import share_out
from tdapp.domain.sidepools.high_hands import best_hands
from tdapp.domain.sidepools.side_pool import SideKind, SidePart, SidePool
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId, PlayerId

NOTHING = Cents(0)
Ranks = tuple[tuple[EntryId, ...], ...]


class SideShare(Struct, frozen=True):
    """What one entrant won of a side pool and has of it in hand, in cents."""

    entry: EntryId
    won: Cents
    paid: Cents

    @property
    def due(self) -> Cents:
        """What is still to be paid out."""
        return max(NOTHING, Cents(self.won - self.paid))

    @property
    def back(self) -> Cents:
        """What is to be taken back."""
        return max(NOTHING, Cents(self.paid - self.won))


class SideBook(Struct, frozen=True):
    """The account of one side pool. `ranks`: who is ahead, equal ones together; of a last longer those still in first.

    `decided`: nobody else can win it. `shares`: whoever won or has something, most first. `open`: nobody's yet.
    """

    pool: SidePool
    ranks: Ranks
    decided: bool
    shares: tuple[SideShare, ...]
    open: Cents

    @property
    def due(self) -> Cents:
        """What was won and is still to be paid out."""
        return Cents(sum(share.due for share in self.shares))

    @property
    def back(self) -> Cents:
        """What is to be taken back."""
        return Cents(sum(share.back for share in self.shares))

    @property
    def paid(self) -> Cents:
        """What was paid out."""
        return Cents(sum(share.paid for share in self.shares))


def side_books(state: State) -> tuple[SideBook, ...]:
    """The accounts of all side pools, the one opened first first."""
    return tuple(side_book(state, state.side_pools[number]) for number in sorted(state.side_pools))


def side_book(state: State, pool: SidePool) -> SideBook:
    """The account of one side pool as things stand."""
    ranks = ranked(state, pool)
    over = _decided(state, pool, ranks)
    won = _won(pool, parts_of(pool, ranks) if pool.result is None else pool.result) if over else {}
    shares = [SideShare(entry, won.get(entry, NOTHING), pool.paid.get(entry, NOTHING)) for entry in {*won, *pool.paid}]
    shares.sort(key=lambda share: (-share.won, share.entry))
    return SideBook(pool, ranks, over, tuple(shares), Cents(pool.staked - sum(won.values())))


def ranked(state: State, pool: SidePool) -> Ranks:
    """The entrants by rank as far as it follows by itself: the last longer by its bust-outs, the high hand by its
    hands; nobody else.
    """
    match pool.terms.kind:
        case SideKind.LAST_LONGER:
            return tuple(_last_longer(state, pool))
        case SideKind.HIGH_HAND:
            return best_hands(hand for hand in pool.hands if hand.entry in pool.stakes)
        case _:
            return ()


def still_in(state: State, pool: SidePool) -> tuple[EntryId, ...]:
    """The entrants who are in, by the entry they joined with."""
    stands = _stands(state, pool)
    return tuple(sorted(entry for entry, now in stands.items() if now in state.entries and not state.entries[now].out))


def parts_of(pool: SidePool, ranks: Ranks) -> tuple[SidePart, ...]:
    """The parts of a pool by its terms: equal ones share what the ranks they take get together. What no one takes
    falls to the others by their parts.
    """
    found, at, shares = [], 0, pool.terms.shares
    for group in ranks:
        weight = sum(shares[at : at + len(group)])
        if weight:
            found.append(SidePart(weight, group))
        at += len(group)
    return tuple(found)


def player_of(state: State, entry: EntryId) -> PlayerId:
    """Whose entry it is, or was before it was cancelled."""
    found = state.entries.get(entry)
    return found.player if found is not None else state.void[entry].entry.player


def _won(pool: SidePool, parts: tuple[SidePart, ...]) -> dict[EntryId, Cents]:
    won: dict[EntryId, Cents] = {}
    if not parts:
        return won
    amounts = share_out(pool.staked, [part.weight for part in parts])
    for part, amount in zip(parts, amounts, strict=True):
        each = share_out(amount, (1,) * len(part.entries))
        for entry, cents in zip(part.entries, each, strict=True):
            won[entry] = Cents(won.get(entry, 0) + cents)
    return won


def _decided(state: State, pool: SidePool, ranks: Ranks) -> bool:
    if pool.result is not None:
        return True
    match pool.terms.kind:
        case SideKind.LAST_LONGER:
            last = len(pool.stakes) > 1 and len(still_in(state, pool)) <= 1
            return last or (_played_out(state) and bool(ranks))
        case SideKind.HIGH_HAND:
            return _played_out(state) and bool(ranks)
        case _:
            return False


def _played_out(state: State) -> bool:
    return state.finished or state.all_seated or state.winner() is not None


def _last_longer(state: State, pool: SidePool) -> Iterator[tuple[EntryId, ...]]:
    """Those still in together, then who went out, last first, those of one place together; cancelled entries last."""
    left = {now: joined for joined, now in _stands(state, pool).items()}
    inside = still_in(state, pool)
    if inside:
        yield inside
    for entry in inside:
        left = {now: joined for now, joined in left.items() if joined != entry}
    hand: list[EntryId] = []
    for out in state.outs if left else ():
        if out.entry in left:
            hand.append(left.pop(out.entry))
        if hand and not out.tied:
            yield tuple(sorted(hand))
            hand = []
        if not left and not hand:
            return
    if left:
        yield tuple(sorted(left.values()))


def _stands(state: State, pool: SidePool) -> dict[EntryId, EntryId]:
    """The entry that counts for each entrant: the one joined with, or the latest where re-entries go on."""
    if not pool.terms.re_entry_counts:
        return {entry: entry for entry in pool.stakes}
    latest = {entry: state.players.get(player_of(state, entry), entry) for entry in pool.stakes}
    return {entry: max(entry, now) for entry, now in latest.items()}
