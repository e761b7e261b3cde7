"""The view of the bounties: who was knocked out by whom, what is on every head, who won what, where the money is."""

from enum import StrEnum

from msgspec import Struct

from tdapp.domain.bounties.bounty_book import bounty_book, has_bounties
from tdapp.domain.bounties.head_values import Fall
from tdapp.domain.bounties.heads import falls_of, head_of, is_mystery
from tdapp.domain.bounties.who_wins import may_win
from tdapp.domain.money.paying import money
from tdapp.domain.state import Out, State
from tdapp.domain.units import Cents, EntryId, Money, PlayerId, Seat
from tdapp.read.people.names import NOBODY, Directory, PlayerName

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
    falls: tuple[FallRow, ...]
    heads: tuple[HeadRow, ...]
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


def _falls(state: State, directory: Directory) -> tuple[FallRow, ...]:
    if not state.collected.bounty:
        return ()
    falls, heads = falls_of(state), state.heads
    waiting = {**dict.fromkeys(heads.open, FallState.OPEN), **dict.fromkeys(heads.undrawn, FallState.UNDRAWN)}
    after = state.envelopes.after if state.envelopes is not None else len(state.entries)
    first = len(state.entries) - state.alive - after if is_mystery(state) else None
    rows = []
    for rank, out in enumerate(state.outs):
        before = first is not None and rank >= first
        found = waiting.get(out.entry) or _became(state, out, before=before)
        fall = falls.get(out.entry, NOT_WORTH)  # of a mystery bounty nobody knows before it is drawn
        by = tuple(_name(state, directory, each) for each in out.by or ())
        rows.append(FallRow(out.entry, _name(state, directory, out.entry), found, money(state, fall.head), by))
    return tuple(sorted(rows, key=lambda row: row.state not in (FallState.OPEN, FallState.UNDRAWN)))


def _became(state: State, out: Out, *, before: bool) -> FallState:
    if before:
        return FallState.BEFORE
    if out.by == (out.entry,):
        return FallState.KEPT
    if not out.by:
        return FallState.NOBODY
    return FallState.WON if may_win(state, out.by) else FallState.PASSED


def _heads(state: State, directory: Directory) -> tuple[HeadRow, ...]:
    shares = {share.entry: share for share in bounty_book(state).shares}
    no_heads = is_mystery(state) or state.alive == 1 or not state.collected.bounty
    inside = () if not state.collected.bounty else tuple(entry.id for entry in state.playing())
    rows = []
    for entry in dict.fromkeys((*shares, *state.markers, *inside)):
        found, share = state.entries.get(entry), shares.get(entry)
        plays = found is not None and not found.out
        rows.append(
            HeadRow(
                entry=entry,
                player=found.player if found is not None else state.void[entry].entry.player,
                name=_name(state, directory, entry),
                seat=found.seat if found is not None else None,
                head=money(state, head_of(state, entry)) if plays and not no_heads else None,
                beaten=share.beaten if share is not None else 0,
                won=money(state, share.won if share is not None else Cents(0)),
                due=money(state, share.due if share is not None else Cents(0)),
                back=money(state, share.back if share is not None else Cents(0)),
                marker=money(state, state.markers[entry]) if entry in state.markers else None,
            )
        )
    return tuple(sorted(rows, key=_most_first))


def _most_first(row: HeadRow) -> tuple[int, ...]:
    settled = not (row.due.cents or row.back.cents)
    return (settled, -(row.head.cents if row.head is not None else 0), -row.won.cents, row.entry)


def _name(state: State, directory: Directory, entry: EntryId) -> PlayerName:
    found = state.entries.get(entry)
    player = found.player if found is not None else state.void[entry].entry.player
    return directory.get(player, NOBODY)
