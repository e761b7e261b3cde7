"""The view of the bounties: who was knocked out by whom, what is on every head, who won what, where the money is."""

from enum import StrEnum

from msgspec import Struct

from tdapp.domain.bounties.bounty_book import bounty_book, has_bounties
from tdapp.domain.bounties.head_values import Fall
from tdapp.domain.bounties.heads import falls_of, is_mystery
from tdapp.domain.bounties.who_wins import may_win
from tdapp.domain.money.paying import money
from tdapp.domain.state import Out, State
from tdapp.domain.units import Cents, EntryId, Money, PlayerId, Seat
from tdapp.read.people.names import NOBODY, Directory, PlayerName
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


class BountiesView(Struct, frozen=True):
    """The bounties of one tournament. `falls`: the bust-outs, open ones first, then the latest; `heads`: whoever has
    something to get or give back first, then the most on the head and won. `there`: whether there are bounties at all.
    `envelopes`: those that are left, highest first.
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


def bounties_view(state: State, directory: Directory) -> BountiesView:
    """The bounties as they stand."""
    book = bounty_book(state)
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
        heads=_heads(state, directory),
        envelopes=tuple(money(state, each) for each in envelopes.left) if envelopes is not None else (),
    )


def _falls(state: State, directory: Directory) -> Rows[EntryId, FallRow]:
    outs = {out.entry: (rank, out) for rank, out in enumerate(state.outs)} if state.collected.bounty else {}
    heads = state.heads
    waiting = {**dict.fromkeys(heads.open, FallState.OPEN), **dict.fromkeys(heads.undrawn, FallState.UNDRAWN)}
    after = state.envelopes.after if state.envelopes is not None else len(state.entries)
    first = len(state.entries) - state.alive - after if is_mystery(state) else None

    def make(entry: EntryId) -> FallRow:
        rank, out = outs[entry]
        found = waiting.get(entry) or _became(state, out, before=first is not None and rank >= first)
        fall = falls_of(state).get(entry, NOT_WORTH)  # of a mystery bounty nobody knows before it is drawn
        by = tuple(_name(state, directory, each) for each in out.by or ())
        return FallRow(entry, _name(state, directory, entry), found, money(state, fall.head), by)

    asked = [entry for entry in outs if entry in waiting]
    return Rows((*asked, *(entry for entry in outs if entry not in waiting)), make)


def _became(state: State, out: Out, *, before: bool) -> FallState:
    if before:
        return FallState.BEFORE
    if out.by == (out.entry,):
        return FallState.KEPT
    if not out.by:
        return FallState.NOBODY
    return FallState.WON if may_win(state, out.by) else FallState.PASSED


def _heads(state: State, directory: Directory) -> Rows[EntryId, HeadRow]:
    """Whoever has something to get or give back first, then the most on the head and won."""
    shares = {share.entry: share for share in bounty_book(state).shares}
    amounts = _amounts(state)
    no_heads = is_mystery(state) or state.alive == 1

    def first(entry: EntryId) -> tuple[int, ...]:
        share = shares.get(entry)
        settled = share is None or not (share.due or share.back)
        head = 0 if no_heads else amounts.get(entry, 0)
        return (settled, -head, -share.won if share is not None else 0, entry)

    def make(entry: EntryId) -> HeadRow:
        found, share = state.entries.get(entry), shares.get(entry)
        return HeadRow(
            entry=entry,
            player=found.player if found is not None else state.void[entry].entry.player,
            name=_name(state, directory, entry),
            seat=found.seat if found is not None else None,
            head=money(state, amounts[entry]) if entry in amounts and not no_heads else None,
            beaten=share.beaten if share is not None else 0,
            won=money(state, share.won if share is not None else Cents(0)),
            due=money(state, share.due if share is not None else Cents(0)),
            back=money(state, share.back if share is not None else Cents(0)),
            marker=money(state, state.markers[entry]) if entry in state.markers else None,
        )

    return Rows(sorted({*shares, *state.markers, *amounts}, key=first), make)


def _amounts(state: State) -> dict[EntryId, Cents]:
    """What is on the head of each who is in, in cents, all of them at once: there are thousands."""
    if not state.collected.bounty:
        return {}
    plain, grown = state.standard_price.bounty, state.heads.grown
    return {
        entry.id: Cents((plain if entry.sale is None else entry.sale.price.bounty) + grown.get(entry.id, 0))
        for entry in state.playing()
    }


def _name(state: State, directory: Directory, entry: EntryId) -> PlayerName:
    found = state.entries.get(entry)
    player = found.player if found is not None else state.void[entry].entry.player
    return directory.get(player, NOBODY)
