"""The facts of a tournament: everything that can happen in it. State is the fold of these, and nothing else changes it.

A fact is small, frozen and named in the past. It holds what was decided, never what follows from it: a draw holds the
seats, a bust-out holds no place. It holds ids, never names. Adding a field later means a new version of the fact in the
codec, with an upcast from the old one: lines already written are never rewritten.
"""

from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.bounties.bounty_facts import BountyFact
from tdapp.domain.chips.chip_facts import ChipFact
from tdapp.domain.clock.clock_facts import ClockFact, ClockUndone
from tdapp.domain.clock.structure import Structure
from tdapp.domain.club.club_facts import HouseFact
from tdapp.domain.hands.hand_facts import HandFact
from tdapp.domain.money.pool_payments import PoolFact
from tdapp.domain.money.sale_facts import Payment, Sale, SaleFact
from tdapp.domain.money.terms import Price
from tdapp.domain.people.people_facts import PeopleFact
from tdapp.domain.prizes.prize_facts import PrizeFact
from tdapp.domain.rulings.ruling_facts import RulingFact
from tdapp.domain.seating.draw_facts import DrawFact
from tdapp.domain.seating.table_facts import TableFact
from tdapp.domain.setup import Setup
from tdapp.domain.sidepools.side_facts import SideFact
from tdapp.domain.units import (
    NO_DRAWER,
    ActNo,
    Cents,
    Chips,
    DrawerId,
    EntryId,
    PlayerId,
    Seat,
    TableNo,
    TextId,
)  # fmt: skip


class TournamentCreated(Struct, frozen=True):
    """The tournament stands in the club's list, set up but not yet open."""

    setup: Setup
    structure: Structure


class SetupChanged(Struct, frozen=True):
    """Name, money, stack or payout table were set anew; the structure has a fact of its own."""

    setup: Setup


class StructureChanged(Struct, frozen=True):
    """Levels and breaks from now on; what was already played stands unchanged at its head."""

    structure: Structure


class RegistrationOpened(Struct, frozen=True):
    """Entries are taken; also reopens what was closed by hand (or by time, then until level `until` ends)."""

    until: int | None = None


class RegistrationClosed(Struct, frozen=True):
    """Registration was closed by hand before its time."""


class Registered(Struct, frozen=True):
    """A player bought in: `entry` is the ticket number, `paid` the whole price in cents.

    `sale` None: the standard entry of the setup, paid in cash. `again`: the earlier entry of somebody who re-enters.
    """

    entry: EntryId
    player: PlayerId
    paid: Cents
    sale: Sale | None = None
    again: EntryId | None = None


class Unregistered(Struct, frozen=True):
    """The entry was cancelled: `refunded` cents of it went back by `payments`, out of `drawer` ('' none).

    `back`: the parts of its price that went back, None: all of it. `chips`: what was still in its stack and left play
    with it, None: all it had brought.
    """

    entry: EntryId
    refunded: Cents
    back: Price | None = None
    payments: tuple[Payment, ...] = ()
    drawer: DrawerId = NO_DRAWER
    chips: Chips | None = None


class DrawKind(StrEnum):
    """Why seats were drawn, and how.

    The first draw, the first one with people of one flag spread over the tables, everybody left anew, or to the final
    table.
    """

    FIRST = "first"
    SPREAD = "spread"
    REDRAW = "redraw"
    FINAL = "final"


class SeatsDrawn(Struct, frozen=True):
    """Seats were drawn at random for everybody in play. `seed` lets anyone draw it again; `sizes` are the tables'
    seats.

    Tables not named are closed by the draw. `groups`: for a draw that spreads people, whom of the seats it took to
    belong together, by a number; one for each seat.
    """

    kind: DrawKind
    seed: str
    sizes: tuple[tuple[TableNo, int], ...]
    seats: tuple[tuple[EntryId, Seat], ...]
    groups: tuple[int, ...] = ()


class TableOpened(Struct, frozen=True):
    """An empty table with so many seats joined the room."""

    table: TableNo
    seats: int


class TableBroken(Struct, frozen=True):
    """An emptied table left the room."""

    table: TableNo


class SeatedBy(StrEnum):
    """How a seat for one player was found."""

    DRAW = "draw"
    HAND = "hand"


class Seated(Struct, frozen=True):
    """An entry without a seat took one: drawn at random (with `seed`) or chosen by hand (`seed` empty)."""

    entry: EntryId
    seat: Seat
    by: SeatedBy
    seed: str = ""


class MoveReason(StrEnum):
    """Why somebody changes seats."""

    HAND = "hand"
    BALANCE = "balance"
    BREAK = "break"
    COMPRESS = "compress"


class Moved(Struct, frozen=True):
    """A player changed to a free seat. `seed` is the chance it was drawn with, empty for a move by hand."""

    entry: EntryId
    seat: Seat
    reason: MoveReason
    seed: str = ""


class SeatsSwapped(Struct, frozen=True):
    """Two players changed places with each other."""

    entry: EntryId
    other: EntryId


class BustedOut(Struct, frozen=True):
    """An entry is out. `tied`: shares the place of the bust-out just before it (same hand, same stack).

    `before`: it was forgotten, and happened before the bust-out of that entry, or, `tied`, in its hand and shares its
    place; None: it is the latest.
    """

    entry: EntryId
    tied: bool = False
    before: EntryId | None = None


class Reinstated(Struct, frozen=True):
    """A bust-out was wrong and the old seat is taken: the entry plays on in another one."""

    entry: EntryId
    seat: Seat
    seed: str = ""


class Announced(Struct, frozen=True):
    """A message to the room until `until`; None: until it is taken off. The words stand in the side table under `text`.

    `digest` is the salted hash of those words, so they can be erased without touching the journal. An empty `text`
    clears every message. `other`: the same words in the second language, told in turn; '' for none. `beside`: it stands
    beside the others, False: it takes the place of all of them, as in older files. `topic`: it takes the place of those
    on the same topic; '' for none of its own.
    """

    text: TextId
    digest: str
    until: datetime | None = None
    other: TextId = TextId("")
    other_digest: str = ""
    beside: bool = False
    topic: str = ""


class AnnouncementTakenOff(Struct, frozen=True):
    """One message was taken off the screens, the others stay. `text`: the id of its words."""

    text: TextId


class TournamentFinished(Struct, frozen=True):
    """The winner is known and the evening is over; the clock stands still from `at`."""

    at: datetime


class Retracted(Struct, frozen=True):
    """An earlier act is taken back: it never counted. Retracting a retraction is redo."""

    act: ActNo


class TypedBack(Struct, frozen=True):
    """The act it stands in was done by hand, without the program, and typed back from paper at `typed`.

    `at`: the time noted on the paper; None: none was. The act itself is never dated before the one it comes after.
    """

    typed: datetime
    at: datetime | None = None


TournamentFact = (
    TournamentCreated
    | SetupChanged
    | StructureChanged
    | RegistrationOpened
    | RegistrationClosed
    | Registered
    | Unregistered
    | SeatsDrawn
    | TableOpened
    | TableBroken
    | Seated
    | Moved
    | SeatsSwapped
    | BustedOut
    | Reinstated
    | Announced
    | AnnouncementTakenOff
    | TournamentFinished
    | Retracted
    | TypedBack
    | ClockFact
    | PrizeFact
    | PoolFact
    | RulingFact
    | SaleFact
    | TableFact
    | DrawFact
    | HandFact
    | ChipFact
    | BountyFact
    | SideFact
)
ClubFact = HouseFact | PeopleFact | Retracted
Fact = TournamentFact | ClubFact
UNDOING = (Retracted, ClockUndone)
