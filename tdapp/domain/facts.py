"""Everything that can happen in a tournament. State is the fold of these, and nothing else changes it.

A fact is small, frozen and named in the past. It holds what was decided, never what follows from it: a draw holds the
seats, a bust-out holds no place. It holds ids, never names. Adding a field later means a new version of the fact in the
codec, with an upcast from the old one: lines already written are never rewritten.
"""

from datetime import datetime, timedelta
from enum import StrEnum

from tdapp.domain.club_facts import HouseFact
from tdapp.domain.draw_facts import DrawFact
from tdapp.domain.fact import fact
from tdapp.domain.hand_facts import HandFact
from tdapp.domain.people_facts import PeopleFact
from tdapp.domain.sale_facts import Payment, Sale, SaleFact
from tdapp.domain.setup import Setup
from tdapp.domain.structure import Structure
from tdapp.domain.table_facts import TableFact
from tdapp.domain.terms import Price, Tender
from tdapp.domain.units import (
    NO_DRAWER,
    ActNo,
    Cents,
    Chips,
    DrawerId,
    EntryId,
    PenaltyNo,
    PlayerId,
    RulingNo,
    Seat,
    TableNo,
    TextId,
)  # fmt: skip


@fact
class TournamentCreated:
    """The tournament stands in the club's list, set up but not yet open."""

    setup: Setup
    structure: Structure


@fact
class SetupChanged:
    """Name, money, stack or payout table were set anew; the structure has a fact of its own."""

    setup: Setup


@fact
class StructureChanged:
    """Levels and breaks from now on; what was already played stands unchanged at its head."""

    structure: Structure


@fact
class RegistrationOpened:
    """Entries are taken; also reopens what was closed by hand (or by time, then until level `until` ends)."""

    until: int | None = None


@fact
class RegistrationClosed:
    """No more entries, closed by hand before its time."""


@fact
class Registered:
    """A player bought in: `entry` is the ticket number, `paid` the whole price in cents.

    `sale` None: the standard entry of the setup, paid in cash. `again`: the earlier entry of somebody who re-enters.
    """

    entry: EntryId
    player: PlayerId
    paid: Cents
    sale: Sale | None = None
    again: EntryId | None = None


@fact
class Unregistered:
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


@fact
class SeatsDrawn:
    """Seats drawn at random for everybody in play. `seed` lets anyone draw it again; `sizes` are the tables' seats.

    Tables not named are closed by the draw. `groups`: for a draw that spreads people, whom of the seats it took to
    belong together, by a number; one for each seat.
    """

    kind: DrawKind
    seed: str
    sizes: tuple[tuple[TableNo, int], ...]
    seats: tuple[tuple[EntryId, Seat], ...]
    groups: tuple[int, ...] = ()


@fact
class TableOpened:
    """An empty table with so many seats joins the room."""

    table: TableNo
    seats: int


@fact
class TableBroken:
    """An emptied table leaves the room."""

    table: TableNo


class SeatedBy(StrEnum):
    """How a single seat was found."""

    DRAW = "draw"
    HAND = "hand"


@fact
class Seated:
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


@fact
class Moved:
    """A player changed to a free seat. `seed` is the chance it was drawn with, empty for a move by hand."""

    entry: EntryId
    seat: Seat
    reason: MoveReason
    seed: str = ""


@fact
class SeatsSwapped:
    """Two players changed places with each other."""

    entry: EntryId
    other: EntryId


@fact
class BustedOut:
    """An entry is out. `tied`: shares the place of the bust-out just before it (same hand, same stack).

    `before`: it was forgotten, and happened before the bust-out of that entry, or, `tied`, in its hand and shares its
    place; None: it is the latest.
    """

    entry: EntryId
    tied: bool = False
    before: EntryId | None = None


@fact
class Reinstated:
    """A bust-out was wrong and the old seat is taken: the entry plays on in another one."""

    entry: EntryId
    seat: Seat
    seed: str = ""


class ClockVerb(StrEnum):
    """What the director did to the clock; the words of the journal line and of its undo."""

    START = "start"
    SCHEDULE = "schedule"
    PAUSE = "pause"
    RESUME = "resume"
    NEXT = "next"
    PREVIOUS = "previous"
    CORRECT = "correct"


@fact
class ClockSet:
    """So much of the schedule had passed at `anchor`; no anchor: it stands still. An anchor ahead: it starts then."""

    verb: ClockVerb
    played: timedelta
    anchor: datetime | None


@fact
class PeriodStretched:
    """The period at `index` (from 0) lasts `by` longer (or shorter, below zero): the plus and minus minute keys."""

    index: int
    by: timedelta


@fact
class BreakInserted:
    """The room goes on an extra break now: the running level at `index` was cut after `after`, its rest follows."""

    index: int
    after: timedelta
    lasts: timedelta


@fact
class PrizesSet:
    """Prizes set by hand, first place first, in cents: a deal, a guarantee, a rounding of the house."""

    amounts: tuple[Cents, ...]


@fact
class PrizesReset:
    """Prizes follow the payout table again."""


@fact
class PrizesPosted:
    """These prizes were shown to the players, first place first, in cents; they stand until posted anew."""

    amounts: tuple[Cents, ...]


@fact
class PrizesWithdrawn:
    """The posted prizes left the screen."""


@fact
class PrizePaid:
    """An entry got its prize: `amount` cents by `tender`, out of `drawer` ('' none)."""

    entry: EntryId
    amount: Cents
    tender: Tender = Tender.CASH
    drawer: DrawerId = NO_DRAWER


@fact
class PrizeReturned:
    """An entry gave its prize back: `amount` cents by `tender`, into `drawer` ('' none). It is to be paid again."""

    entry: EntryId
    amount: Cents
    tender: Tender
    drawer: DrawerId = NO_DRAWER


@fact
class Announced:
    """A message to the room until `until`; None: until the next one. The words stand in the side table under `text`.

    `digest` is the salted hash of those words, so they can be erased without touching the journal. An empty `text`
    clears the message.
    """

    text: TextId
    digest: str
    until: datetime | None = None


@fact
class RulebookChosen:
    """Rulings are made under this book from now on; `house` is the text of the club's own values laid over it."""

    book: str
    house: str


@fact
class RulingGiven:
    """A ruling the director gave, as plain data: what happened, what the book says to it, what she decided and why.

    `ruling` counts 1, 2, 3 ... in the tournament. `incident` and `code` are those of the rulings; `case` is the
    situation as JSON, so that it can be ruled again; `steps` are the sentences as they were shown in `language`;
    `rules` the citations. `decision`: empty when the book decided, the id of the director's choice, or OVERRULED. The
    reason stands in the side table under `reason` (empty: none) with the salted hash `digest`.
    """

    ruling: RulingNo
    incident: str
    table: TableNo | None
    entries: tuple[EntryId, ...]
    book: str
    edition: str
    code: str
    rules: tuple[str, ...]
    steps: tuple[str, ...]
    language: str
    case: str
    decision: str
    reason: TextId
    digest: str


OVERRULED = "overruled"


class PenaltyKind(StrEnum):
    """What a penalty is; hands are missed for `MISSED_HANDS` and `ROUNDS`."""

    WARNING = "warning"
    MISSED_HANDS = "missed_hands"
    ROUNDS = "rounds"
    DISQUALIFICATION = "disqualification"


@fact
class PenaltyGiven:
    """A warning, or hands to miss: `hands` is fixed now, however the table changes (0 for a warning).

    `penalty` counts 1, 2, 3 ... in the tournament; `offence` is the incident it answers; `ruling` the one it follows.
    """

    penalty: PenaltyNo
    entry: EntryId
    kind: PenaltyKind
    hands: int
    offence: str
    ruling: RulingNo | None = None


@fact
class PenaltyLifted:
    """The rest of a penalty is let off."""

    penalty: PenaltyNo


@fact
class Disqualified:
    """A player is out for good: `chips`, counted, leave play; there is no refund (HC-71, TDA 71)."""

    penalty: PenaltyNo
    entry: EntryId
    chips: Chips
    offence: str
    ruling: RulingNo | None = None


@fact
class TournamentFinished:
    """The winner is known and the evening is over; the clock stands still from `at`."""

    at: datetime


@fact
class Retracted:
    """An earlier act never counted. Retracting a retraction is redo."""

    act: ActNo


@fact
class ClockUndone:
    """The correcting act of an earlier clock act: the facts beside it put the clock back. It says what undo undid."""

    act: ActNo


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
    | ClockSet
    | PeriodStretched
    | BreakInserted
    | PrizesSet
    | PrizesReset
    | PrizesPosted
    | PrizesWithdrawn
    | PrizePaid
    | PrizeReturned
    | Announced
    | RulebookChosen
    | RulingGiven
    | PenaltyGiven
    | PenaltyLifted
    | Disqualified
    | TournamentFinished
    | Retracted
    | ClockUndone
    | SaleFact
    | TableFact
    | DrawFact
    | HandFact
)
ClubFact = HouseFact | PeopleFact | Retracted
Fact = TournamentFact | ClubFact
CLOCK_FACTS = (ClockSet, PeriodStretched, BreakInserted, ClockUndone)
UNDOING = (Retracted, ClockUndone)
