"""The list of entries, and what a bust-out would mean before it happens."""

from dataclasses import dataclass
from enum import StrEnum

from tdapp.domain.units import Chips, EntryId, Money, PlayerId, Seat
from tdapp.read.names import PlayerName


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
    """What Enter will do: the place, the prize, the average before and after, the table and what it will need."""

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
