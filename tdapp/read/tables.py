"""The floor: tables, seats, and the moves that are proposed."""

from dataclasses import dataclass
from enum import StrEnum

from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.read.names import PlayerName


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


class ProposalKind(StrEnum):
    """What is proposed: even tables out, break one, or draw the final table."""

    BALANCE = "balance"
    BREAK = "break"
    FINAL = "final"


@dataclass(frozen=True, slots=True)
class MoveView:
    """One proposed move. `why` is a code the words know ('move.balance', 'move.break', 'move.final')."""

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
