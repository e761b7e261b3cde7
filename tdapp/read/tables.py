"""The floor: tables, seats, and the moves that are proposed."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from tdapp.domain.balance import Proposal, ProposalKind
from tdapp.domain.state import State, Table
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.read.names import NOBODY, Directory, PlayerName, short_names


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat. An empty one has neither entry nor name. `badge`: number of the proposed move it takes part in."""

    number: int
    entry: EntryId | None
    name: PlayerName | None
    short: str  # '' when free
    leaving: int | None = None  # badge: the player in this seat is to move
    arriving: int | None = None  # badge: this free seat is to be taken


@dataclass(frozen=True, slots=True)
class TableView:
    """One table. `short`: how many players fewer than the fullest table; `breaking`: proposed to be broken."""

    number: TableNo
    seats: tuple[SeatView, ...]
    seated: int
    short: int
    breaking: bool = False


@dataclass(frozen=True, slots=True)
class MoveView:
    """One proposed move; `badge` counts from 1. `why` is a code the words know ('move.balance', 'move.break' ...)."""

    badge: int
    entry: EntryId
    name: PlayerName
    from_seat: Seat
    to_seat: Seat
    why: str


@dataclass(frozen=True, slots=True)
class ProposalView:
    """Moves the director may tick and accept. `seed` is the chance they were drawn with.

    `partial`: whether some may be left out (a balance), or all belong together (breaking a table, the final table).
    """

    kind: ProposalKind
    table: TableNo | None  # the table that breaks
    moves: tuple[MoveView, ...]
    seed: str
    partial: bool


@dataclass(frozen=True, slots=True)
class TablesView:
    """The room: open tables by number, entries without a seat, and the proposal that stands, if any."""

    tables: tuple[TableView, ...]
    seats_per_table: int
    seated: int
    free: int
    waiting: tuple[tuple[EntryId, PlayerName], ...]
    proposal: ProposalView | None


def tables_view(
    state: State,
    now: datetime,  # noqa: ARG001  every view takes (state, now, ...), whether it needs the time or not
    directory: Directory,
    proposal: Proposal | None = None,
    previous: TablesView | None = None,
) -> TablesView:
    """The room as it stands, with the moves that are proposed. Tables that look as in `previous` are those objects."""
    tables = state.open_tables()
    fullest = max((table.seated for table in tables), default=0)
    leaving, arriving = _badges(proposal)
    breaking = proposal.table if proposal else None
    before = {table.number: table for table in previous.tables} if previous else {}
    views = []
    for table in tables:
        seats = _seats(state, directory, table, leaving, arriving, before.get(table.number))
        view = TableView(table.number, seats, table.seated, fullest - table.seated, table.number == breaking)
        old = before.get(table.number)
        views.append(old if old == view else view)
    seated = sum(table.seated for table in tables)
    waiting = _waiting(state, directory) if state.alive > seated else ()
    return TablesView(
        tables=tuple(views),
        seats_per_table=state.setup.seats_per_table,
        seated=seated,
        free=sum(len(table.seats) for table in tables) - seated,
        waiting=waiting,
        proposal=_proposal_view(state, directory, proposal) if proposal else None,
    )


def _seats(
    state: State,
    directory: Directory,
    table: Table,
    leaving: Mapping[EntryId, int],
    arriving: Mapping[Seat, int],
    previous: TableView | None,
) -> tuple[SeatView, ...]:
    names = [directory.get(state.entries[entry].player, NOBODY) if entry else None for entry in table.seats]
    if previous and [(seat.entry, seat.name) for seat in previous.seats] == list(zip(table.seats, names, strict=True)):
        seats = previous.seats
    else:
        shorts = iter(short_names(name for name in names if name))
        seats = tuple(
            SeatView(number, entry, name, next(shorts) if name else "")
            for number, (entry, name) in enumerate(zip(table.seats, names, strict=True), 1)
        )
    if not leaving and all(seat.leaving is None and seat.arriving is None for seat in seats):
        return seats
    return tuple(
        _marked(seat, leaving.get(seat.entry) if seat.entry else None, arriving.get(Seat(table.number, seat.number)))
        for seat in seats
    )


def _marked(seat: SeatView, leaving: int | None, arriving: int | None) -> SeatView:
    if (seat.leaving, seat.arriving) == (leaving, arriving):
        return seat
    return replace(seat, leaving=leaving, arriving=arriving)


def _badges(proposal: Proposal | None) -> tuple[dict[EntryId, int], dict[Seat, int]]:
    """The badge of each player who is to move, and of each seat that is to be taken."""
    moves = list(enumerate(proposal.moves, 1)) if proposal else []
    return {move.entry: badge for badge, move in moves}, {move.seat: badge for badge, move in moves}


def _waiting(state: State, directory: Directory) -> tuple[tuple[EntryId, PlayerName], ...]:
    return tuple((entry.id, directory.get(entry.player, NOBODY)) for entry in state.playing() if entry.seat is None)


def _proposal_view(state: State, directory: Directory, proposal: Proposal) -> ProposalView:
    moves = tuple(
        MoveView(
            badge=badge,
            entry=move.entry,
            name=directory.get(state.entries[move.entry].player, NOBODY),
            from_seat=move.origin,
            to_seat=move.seat,
            why=f"move.{proposal.kind}",
        )
        for badge, move in enumerate(proposal.moves, 1)
    )
    return ProposalView(proposal.kind, proposal.table, moves, proposal.seed, proposal.partial)
