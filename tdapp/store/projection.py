"""The changes an act makes in the projected tables, which say again what follows from the journal.

The desk works these rows out from the states before and after; only rows that differ are written.
"""

from collections.abc import Hashable, Mapping
from datetime import date, datetime
from enum import StrEnum
from types import MappingProxyType
from typing import Any, TypeVar

from msgspec import Struct, field

from tdapp.domain.money.terms import Tender
from tdapp.domain.units import Cents, DrawerId, EntryId, PlayerId, Seat, Seq, TournamentId

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class TournamentRow(Struct, frozen=True):
    """A tournament as the club's list shows it. `pool`: cents of `currency`; `remaining`: entries still in play.

    `chip_set`: the key of the chips it plays with, '' none.
    """

    id: TournamentId
    name: str
    day: date
    phase: str
    currency: str
    entries: int
    remaining: int
    pool: Cents
    archived: bool = False
    chip_set: str = ""


class EntryRow(Struct, frozen=True):
    """An entry and where it sits (None: nowhere). `out_order`: the first, second ... to go; None while it plays."""

    tournament: TournamentId
    entry: EntryId
    player: PlayerId
    seat: Seat | None
    alive: bool
    out_order: int | None = None


class ResultRow(Struct, frozen=True):
    """Where an entry finished (a tie: from one place to another) and its prize in cents."""

    tournament: TournamentId
    entry: EntryId
    place_from: int
    place_to: int
    prize: Cents


class PaymentKind(StrEnum):
    """The kind of a payment: what money went in for, or why it went out."""

    BUY_IN = "buy_in"
    RE_ENTRY = "re_entry"
    REBUY = "rebuy"
    ADD_ON = "add_on"
    REFUND = "refund"
    PRIZE = "prize"
    PRIZE_BACK = "prize_back"
    BOUNTY = "bounty"
    BOUNTY_BACK = "bounty_back"
    MARKER = "marker"
    MARKER_BACK = "marker_back"
    SIDE = "side"
    SIDE_LEFT = "side_left"
    SIDE_PRIZE = "side_prize"
    SIDE_BACK = "side_back"
    ADDED = "added"
    SEASON = "season"


PAID_OUT = (
    PaymentKind.REFUND,
    PaymentKind.PRIZE,
    PaymentKind.BOUNTY,
    PaymentKind.SEASON,
    PaymentKind.MARKER_BACK,
    PaymentKind.SIDE_LEFT,
    PaymentKind.SIDE_PRIZE,
)


class PaymentRow(Struct, frozen=True):
    """Money that changed hands in cents: payment `part` of the journal line `seq`, through `drawer` ('' none).

    `entry` 0: it is of the prize pool, and of no entry.
    """

    tournament: TournamentId
    seq: Seq
    part: int
    entry: EntryId
    kind: PaymentKind
    tender: Tender
    code: str
    drawer: DrawerId
    amount: Cents


class CodeUse(Struct, frozen=True):
    """A payment with the code of a voucher or ticket: in which tournament (by name, on what day), and when."""

    tournament: TournamentId
    name: str
    day: date
    at: datetime
    kind: PaymentKind
    tender: Tender
    amount: Cents


class RecordRow(Struct, frozen=True):
    """A ruling about an entry ('ruling'), or a penalty of this kind, by the journal line `seq` that says so."""

    tournament: TournamentId
    seq: Seq
    entry: EntryId
    kind: str
    incident: str
    book: str = ""
    rules: str = ""
    hands: int = 0


EntryKey = tuple[TournamentId, EntryId]
PaymentKey = tuple[TournamentId, Seq, int]
RecordKey = tuple[TournamentId, Seq, EntryId]


def _nothing() -> Mapping[Any, Any]:
    return MappingProxyType({})


class Rows(Struct, frozen=True):
    """All projected rows of a tournament, or those an act may have touched, by their keys within it."""

    tournament: TournamentRow | None = None
    entries: Mapping[EntryId, EntryRow] = field(default_factory=_nothing)
    results: Mapping[EntryId, ResultRow] = field(default_factory=_nothing)
    payments: Mapping[tuple[Seq, int], PaymentRow] = field(default_factory=_nothing)
    records: Mapping[tuple[Seq, EntryId], RecordRow] = field(default_factory=_nothing)


class Projection(Struct, frozen=True):
    """The rows to write (new or changed) and the keys of rows that are gone."""

    tournament: TournamentRow | None = None
    entries: tuple[EntryRow, ...] = ()
    results: tuple[ResultRow, ...] = ()
    payments: tuple[PaymentRow, ...] = ()
    records: tuple[RecordRow, ...] = ()
    entries_gone: tuple[EntryKey, ...] = ()
    results_gone: tuple[EntryKey, ...] = ()
    payments_gone: tuple[PaymentKey, ...] = ()
    records_gone: tuple[RecordKey, ...] = ()


NOTHING_TOUCHED = Projection()


def touched(*, before: Rows, after: Rows) -> Projection:
    """The rows in which two sets differ. Rows shared between them are passed over without a look."""
    return Projection(
        tournament=None if before.tournament == after.tournament else after.tournament,
        entries=_changed(before=before.entries, after=after.entries),
        results=_changed(before=before.results, after=after.results),
        payments=_changed(before=before.payments, after=after.payments),
        entries_gone=tuple((row.tournament, row.entry) for row in _gone(before=before.entries, after=after.entries)),
        results_gone=tuple((row.tournament, row.entry) for row in _gone(before=before.results, after=after.results)),
        records=_changed(before=before.records, after=after.records),
        payments_gone=tuple(
            (row.tournament, row.seq, row.part) for row in _gone(before=before.payments, after=after.payments)
        ),
        records_gone=tuple(
            (row.tournament, row.seq, row.entry) for row in _gone(before=before.records, after=after.records)
        ),
    )


def _changed(*, before: Mapping[Key, Value], after: Mapping[Key, Value]) -> tuple[Value, ...]:
    if before is after:
        return ()
    old = before.get
    return tuple(row for key, row in after.items() if (was := old(key)) is not row and was != row)


def _gone(*, before: Mapping[Key, Value], after: Mapping[Key, Value]) -> tuple[Value, ...]:
    if before is after:
        return ()
    return tuple(row for key, row in before.items() if key not in after)
