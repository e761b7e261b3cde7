"""The floor: tables, seats, and the moves that are proposed."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime

from tdapp.domain.balance import Proposal, ProposalKind
from tdapp.domain.state import State, Table
from tdapp.domain.units import EntryId, PlayerId, Seat, TableNo
from tdapp.read.names import NOBODY, Directory, PlayerName, short_names


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat. An empty one has neither entry nor name. `badge`: number of the proposed move it takes part in.

    `away`: hands this player still misses for a penalty, 0 for none.
    """

    number: int
    entry: EntryId | None
    name: PlayerName | None
    short: str  # '' when free
    leaving: int | None = None  # badge: the player in this seat is to move
    arriving: int | None = None  # badge: this free seat is to be taken
    away: int = 0


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
class _Memory:
    """What the next view is told apart from this one by."""

    tables: tuple[Table, ...]
    names: dict[PlayerId, PlayerName]


@dataclass(frozen=True, slots=True)
class TablesView:
    """The room: open tables by number, entries without a seat, and the proposal that stands, if any.

    `memory` is for the next view and nobody else.
    """

    tables: tuple[TableView, ...]
    seats_per_table: int
    seated: int
    free: int
    waiting: tuple[tuple[EntryId, PlayerName], ...]
    proposal: ProposalView | None
    memory: _Memory | None = field(default=None, compare=False, repr=False)


def tables_view(
    state: State,
    now: datetime,  # noqa: ARG001  every view takes (state, now, ...), whether it needs the time or not
    directory: Directory,
    proposal: Proposal | None = None,
    previous: TablesView | None = None,
) -> TablesView:
    """The room as it stands, with the moves that are proposed. Tables that look as in `previous` are those objects."""
    tables = state.open_tables()
    names = dict(directory)
    before = _standing(previous, names)
    fullest = max((table.seated for table in tables), default=0)
    leaving, arriving = _badges(proposal)
    at = {seat.table for seat in arriving} | {move.origin.table for move in (proposal.moves if proposal else ())}
    breaking = proposal.table if proposal else None
    away = away_at(state)
    at |= {seat.table for seat in away}
    views = []
    for table in tables:
        was, old = before.get(table.number, (None, None))
        seats = old.seats if old and was is table else _seats(state, directory, table)
        if table.number in at or (old and any(seat.leaving or seat.arriving or seat.away for seat in seats)):
            seats = tuple(_marked(table.number, seat, leaving, arriving, away) for seat in seats)
        view = TableView(table.number, seats, table.seated, fullest - table.seated, table.number == breaking)
        views.append(old if old == view else view)
    seated = sum(table.seated for table in tables)
    return TablesView(
        tables=tuple(views),
        seats_per_table=state.setup.seats_per_table,
        seated=seated,
        free=sum(len(table.seats) for table in tables) - seated,
        waiting=_waiting(state, directory) if state.alive > seated else (),
        proposal=_proposal_view(state, directory, proposal) if proposal else None,
        memory=_Memory(tuple(tables), names),
    )


def _standing(
    previous: TablesView | None, names: dict[PlayerId, PlayerName]
) -> dict[TableNo, tuple[Table | None, TableView]]:
    """The tables seen before, each with what it was made from; None where names have changed since."""
    if previous is None or previous.memory is None:
        return {}
    same = previous.memory.names == names
    pairs = zip(previous.memory.tables, previous.tables, strict=True)
    return {view.number: (table if same else None, view) for table, view in pairs}


def _seats(state: State, directory: Directory, table: Table) -> tuple[SeatView, ...]:
    names = [directory.get(state.entries[entry].player, NOBODY) if entry else None for entry in table.seats]
    shorts = iter(short_names(name for name in names if name))
    return tuple(
        SeatView(number, entry, name, next(shorts) if name else "")
        for number, (entry, name) in enumerate(zip(table.seats, names, strict=True), 1)
    )


def away_at(state: State) -> dict[Seat, int]:
    """Who is away on a penalty, by seat, with the hands still to miss; of two penalties the longer one."""
    found: dict[Seat, int] = {}
    for penalty in state.away():
        seat = state.entries[penalty.entry].seat
        if seat is not None:
            found[seat] = max(found.get(seat, 0), penalty.left)
    return found


def _marked(
    table: TableNo,
    seat: SeatView,
    leaving: Mapping[EntryId, int],
    arriving: Mapping[Seat, int],
    away: Mapping[Seat, int],
) -> SeatView:
    """The seat with the badges of the moves it takes part in, and the hands its player still misses."""
    leaves = leaving.get(seat.entry) if seat.entry else None
    here = Seat(table, seat.number)
    arrives, misses = arriving.get(here), away.get(here, 0)
    same = (seat.leaving, seat.arriving, seat.away) == (leaves, arrives, misses)
    return seat if same else replace(seat, leaving=leaves, arriving=arrives, away=misses)


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
