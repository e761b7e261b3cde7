"""The list of entries, and what a bust-out would mean before it happens."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from itertools import islice

from tdapp.domain.entries import bust_out
from tdapp.domain.journal import apply
from tdapp.domain.places import Award, paid_down, prizes
from tdapp.domain.refusal import Allowed, Refused
from tdapp.domain.state import Entry, State, registration_open
from tdapp.domain.units import Cents, Chips, EntryId, Money, PlayerId, Seat
from tdapp.read.names import NOBODY, Directory, PlayerName, fold


class EntryStatus(StrEnum):
    """Where an entry stands."""

    WAITING = "waiting"  # in play, no seat yet
    PLAYING = "playing"
    OUT = "out"
    WINNER = "winner"


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """One entry. `place` and `place_to` span the places shared in a tie; None while still in.

    `provisional`: more entries may come, so the place may still fall. `prize` None: no prize, or not known yet.
    """

    entry: EntryId
    player: PlayerId
    name: PlayerName
    status: EntryStatus
    seat: Seat | None
    place: int | None
    place_to: int | None
    provisional: bool
    prize: Money | None
    prize_paid: bool
    paid: Money
    search: str  # folded name, for finding


@dataclass(frozen=True, slots=True)
class PlayersView:
    """All entries by ticket number, with the counts of each kind."""

    rows: tuple[PlayerRow, ...]
    playing: int
    out: int
    waiting: int


@dataclass(frozen=True, slots=True)
class BustPreview:
    """What Enter will do: the place, the prize, the average before and after, the table and what it will need.

    `others` are the rest of the same hand, each with a preview of its own, in the order they were named.
    """

    row: PlayerRow
    place: int
    provisional: bool
    prize: Money | None
    places_paid: int
    left_before: int
    average_before: Chips
    average_after: Chips
    table_before: int | None
    table_after: int | None
    leaves_short: bool  # the table will be two or more short of the fullest
    others: tuple["BustPreview", ...] = ()


def players_view(state: State, now: datetime, directory: Directory, previous: PlayersView | None = None) -> PlayersView:
    """All entries at `now`. Rows that say the same as in `previous` are those very rows, so that a list of 10,000 can
    tell at a glance which ones changed."""
    provisional = registration_open(state, now)
    finished = dict(paid_down(state, prizes(state)))
    before = {row.entry: row for row in previous.rows} if previous else {}
    rows = []
    for entry in state.by_ticket():
        award = finished.get(entry.id)
        name = directory.get(entry.player, NOBODY)
        old = before.get(entry.id)
        if old is not None and _same(old, entry, name, award, provisional=provisional, state=state):
            rows.append(old)
        else:
            rows.append(_row(state, entry, name, award, provisional=provisional))
    waiting = state.alive - sum(table.seated for table in state.tables.values())
    return PlayersView(tuple(rows), state.alive - waiting, len(state.entries) - state.alive, waiting)


def player_row(state: State, now: datetime, directory: Directory, entry: EntryId) -> PlayerRow:
    """One entry, who must exist."""
    found = state.entries[entry]
    award = next((award for each, award in paid_down(state, prizes(state)) if each == entry), None)
    name = directory.get(found.player, NOBODY)
    return _row(state, found, name, award, provisional=registration_open(state, now))


def bust_preview(
    state: State, now: datetime, directory: Directory, entries: Sequence[EntryId], tied: Sequence[bool] = ()
) -> BustPreview | None:
    """What it would mean if these went out in one hand, in the order given (smallest stack first). None when they
    cannot all go out."""
    lift = Allowed(frozenset({"bust_out.not_started"}))
    try:
        after = apply(state, bust_out(state, now, entries, tied, allow=lift))
    except Refused:
        return None
    fates = dict(islice(paid_down(after, prizes(after)), len(entries) + 1))  # one more: the winner this may leave
    first, *others = [_fate(state, after, now, directory, entry, fates[entry]) for entry in entries]
    return replace(first, others=tuple(others))


def _fate(state: State, after: State, now: datetime, directory: Directory, entry: EntryId, award: Award) -> BustPreview:
    found = state.entries[entry]
    provisional = registration_open(state, now)
    left = after.tables[found.seat.table].seated if found.seat else None
    fullest = max((table.seated for table in after.tables.values()), default=0)
    return BustPreview(
        row=_row(state, found, directory.get(found.player, NOBODY), None, provisional=provisional),
        place=award.place.best,
        provisional=provisional,
        prize=None if provisional else _money(state, award.cents),
        places_paid=len(prizes(after)),
        left_before=state.alive,
        average_before=Chips(state.chips // state.alive),
        average_after=Chips(state.chips // after.alive),
        table_before=state.tables[found.seat.table].seated if found.seat else None,
        table_after=left,
        leaves_short=left is not None and fullest - left >= 2,
    )


def _row(state: State, entry: Entry, name: PlayerName, award: Award | None, *, provisional: bool) -> PlayerRow:
    return PlayerRow(
        entry=entry.id,
        player=entry.player,
        name=name,
        status=_status(entry, award),
        seat=entry.seat,
        place=award.place.best if award else None,
        place_to=award.place.worst if award else None,
        provisional=provisional and award is not None,
        prize=_money(state, _prize(state, entry, award, provisional=provisional)),
        prize_paid=entry.id in state.paid,
        paid=Money(entry.paid, state.setup.currency),
        search=fold(name.full),
    )


def _same(
    row: PlayerRow, entry: Entry, name: PlayerName, award: Award | None, *, provisional: bool, state: State
) -> bool:
    """Whether a row already says this. Most rows of most rebuilds leave at the first few comparisons."""
    if row.name is not name and row.name != name:
        return False
    if award is None:
        return row.place is None and row.seat == entry.seat and row.paid.cents == entry.paid
    cents = _prize(state, entry, award, provisional=provisional)
    return (
        row.place == award.place.best
        and row.place_to == award.place.worst
        and row.status is _status(entry, award)
        and row.seat == entry.seat
        and row.provisional is provisional
        and (row.prize.cents if row.prize else 0) == cents
        and row.prize_paid is (entry.id in state.paid)
    )


def _status(entry: Entry, award: Award | None) -> EntryStatus:
    if entry.out:
        return EntryStatus.OUT
    if award is not None:
        return EntryStatus.WINNER
    return EntryStatus.PLAYING if entry.seat else EntryStatus.WAITING


def _prize(state: State, entry: Entry, award: Award | None, *, provisional: bool) -> Cents:
    """What an entry got, or gets as things stand; 0 while places may still fall."""
    got = state.paid.get(entry.id)
    if got is not None:
        return got
    return Cents(0) if award is None or provisional else award.cents


def _money(state: State, cents: Cents) -> Money | None:
    return Money(cents, state.setup.currency) if cents else None
