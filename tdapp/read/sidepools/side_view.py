"""The view of the side pools: each with its money and how far it is, and its entrants with rank, hand and money."""

from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.money.paying import money
from tdapp.domain.sidepools.high_hands import best_shown
from tdapp.domain.sidepools.side_book import SideBook, player_of, side_books, still_in
from tdapp.domain.sidepools.side_entrants import joinable
from tdapp.domain.sidepools.side_payouts import may_pay
from tdapp.domain.sidepools.side_pool import SideKind, SideTerms
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId, Money, Seat, SidePoolNo
from tdapp.read.people.names import NOBODY, Directory, PlayerName

_NOTHING = Cents(0)


class SideStage(StrEnum):
    """How far a side pool is."""

    OPEN = "open"  # it takes entrants
    PLAYED = "played"  # it takes none any more, and nobody has won it
    TO_PAY = "to_pay"  # won, and not paid
    WAITS = "waits"  # won as things stand, but registration is open
    TO_RECOVER = "to_recover"  # somebody has too much
    PAID = "paid"  # all is paid


class EntrantRow(Struct, frozen=True):
    """Somebody in a side pool. `rank` None: none yet. `hand`: the best one shown, '' none. `out`: may not win any more
    by going on playing. `won`, `due`, `back`: of the pool.
    """

    entry: EntryId
    name: PlayerName
    seat: Seat | None
    rank: int | None
    hand: str
    out: bool
    won: Money
    due: Money
    back: Money


class SideRow(Struct, frozen=True):
    """One side pool. `staked`: what is won; `inside`: how many are still in; `best`: in front of a high hand, with
    `hand`.
    """

    number: SidePoolNo
    terms: SideTerms
    closed: bool
    stage: SideStage
    price: Money
    staked: Money
    fees: Money
    paid: Money
    due: Money
    back: Money
    open: Money
    inside: int
    entrants: tuple[EntrantRow, ...]
    best: tuple[PlayerName, ...]
    hand: str


class SideView(Struct, frozen=True):
    """The side pools of a tournament, the one opened first first. `currency`: of its money."""

    currency: str
    pools: tuple[SideRow, ...]


def side_view(state: State, now: datetime, directory: Directory) -> SideView:
    """The side pools as they stand."""
    rows = tuple(_row(state, now, book, directory) for book in side_books(state))
    return SideView(state.setup.currency, rows)


def _row(state: State, now: datetime, book: SideBook, directory: Directory) -> SideRow:
    pool = book.pool
    high = pool.terms.kind is SideKind.HIGH_HAND
    entrants = _entrants(state, book, directory)
    first = book.ranks[0] if high and book.ranks else ()
    names = {row.entry: row.name for row in entrants}
    hands = best_shown(pool.hands)
    return SideRow(
        number=pool.number,
        terms=pool.terms,
        closed=pool.closed,
        stage=_stage(state, now, book),
        price=money(state, pool.terms.price),
        staked=money(state, pool.staked),
        fees=money(state, pool.fees),
        paid=money(state, book.paid),
        due=money(state, book.due),
        back=money(state, book.back),
        open=money(state, book.open),
        inside=len(still_in(state, pool)),
        entrants=entrants,
        best=tuple(names[entry] for entry in first),
        hand=hands[first[0]] if first else "",
    )


def _stage(state: State, now: datetime, book: SideBook) -> SideStage:
    if book.back:
        return SideStage.TO_RECOVER
    if book.due:
        return SideStage.TO_PAY if may_pay(state, now, book.pool) else SideStage.WAITS
    if book.paid:
        return SideStage.PAID
    takes = not book.pool.closed and not state.finished and joinable(state, now, book.pool)
    return SideStage.OPEN if takes else SideStage.PLAYED


def _entrants(state: State, book: SideBook, directory: Directory) -> tuple[EntrantRow, ...]:
    pool = book.pool
    shares = {share.entry: share for share in book.shares}
    inside, hands = set(still_in(state, pool)), best_shown(pool.hands)
    ranks, at = {}, 1
    for group in book.ranks:
        ranks.update(dict.fromkeys(group, at))
        at += len(group)
    rows = []
    for entry in {*pool.stakes, *shares}:
        share, found = shares.get(entry), state.entries.get(entry)
        player = player_of(state, entry)
        now = state.entries.get(state.players.get(player, entry), found)
        rows.append(
            EntrantRow(
                entry=entry,
                name=directory.get(player, NOBODY),
                seat=now.seat if now is not None else None,
                rank=ranks.get(entry) if entry not in inside or pool.terms.kind is SideKind.HIGH_HAND else None,
                hand=hands.get(entry, ""),
                out=entry not in inside,
                won=money(state, share.won if share is not None else _NOTHING),
                due=money(state, share.due if share is not None else _NOTHING),
                back=money(state, share.back if share is not None else _NOTHING),
            )
        )
    return tuple(sorted(rows, key=lambda row: _in_front(row, ranks)))


def _in_front(row: EntrantRow, ranks: dict[EntryId, int]) -> tuple[int, ...]:
    """Whoever has something to get or give back first, then by rank, then by ticket number."""
    return (not (row.due.cents or row.back.cents), ranks.get(row.entry, len(ranks) + 1), row.entry)
