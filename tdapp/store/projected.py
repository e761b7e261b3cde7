"""Writes and reads the projected tables, which say again what follows from the journal."""

import sqlite3
from collections.abc import Sequence
from datetime import date
from typing import Any

from tdapp.domain.money.paying import code_of
from tdapp.domain.money.terms import Tender
from tdapp.domain.units import Cents, DrawerId, EntryId, PlayerId, Seat, TournamentId
from tdapp.read.people.history import RULING, PersonRecord
from tdapp.store.codec import FACTS
from tdapp.store.projection import (
    CodeUse,
    EntryRow,
    PaymentKind,
    PaymentRow,
    Projection,
    RecordRow,
    ResultRow,
    Rows,
    TournamentRow,
)  # fmt: skip
from tdapp.store.shapes import from_microseconds
from tdapp.store.statements import UPSERT

_PUT_TOURNAMENT = UPSERT["tournament"]
_PUT_ENTRY = UPSERT["entry"]
_PUT_RESULT = UPSERT["result"]
_PUT_PAYMENT = UPSERT["payment"]
_PUT_RECORD = UPSERT["record"]
_STAND_UP = "UPDATE entry SET table_no = NULL, seat = NULL WHERE tournament = ? AND entry = ? AND table_no IS NOT NULL"
_DROP_ENTRY = "DELETE FROM entry WHERE tournament = ? AND entry = ?"
_DROP_RESULT = "DELETE FROM result WHERE tournament = ? AND entry = ?"
_DROP_PAYMENT = "DELETE FROM payment WHERE tournament = ? AND seq = ? AND part = ?"
_DROP_RECORD = "DELETE FROM record WHERE tournament = ? AND seq = ? AND entry = ?"

_TOURNAMENTS = "SELECT id, name, day, phase, currency, entries, remaining, pool, archived, chip_set FROM tournament"
_IN_ORDER = " ORDER BY day DESC, name, id"
_ON = "{0}.phase <> 'finished' AND NOT {0}.archived"  # of a row by this name
_ENTRIES = "SELECT tournament, entry, player, table_no, seat, alive, out_order FROM entry WHERE tournament = ?"
_RESULTS = "SELECT tournament, entry, place_from, place_to, prize FROM result WHERE tournament = ?"
_RECORD = "tournament, seq, entry, kind, incident, book, rules, hands"
_RECORDS = f"SELECT {_RECORD} FROM record WHERE tournament = ?"
_PAYMENT = "tournament, seq, part, entry, kind, tender, code, drawer, amount"
_PAYMENTS = f"SELECT {_PAYMENT} FROM payment WHERE tournament = ?"
_OF_DRAWER = f"SELECT {_PAYMENT} FROM payment WHERE drawer = ? ORDER BY tournament, seq, part"

# Old lines may hold a code as it was typed; since then it is kept in capitals and without blanks.
_UNSETTLED = (  # of finished tournaments: whoever has not what the place pays, or has money and no place
    "SELECT tournament, entry, max(prize), sum(paid) FROM ("
    "SELECT tournament, entry, prize, 0 AS paid FROM result WHERE prize > 0 UNION ALL "
    "SELECT tournament, entry, 0, CASE kind WHEN 'prize' THEN amount ELSE -amount END FROM payment "
    "WHERE kind IN ('prize', 'prize_back') AND tournament IN (SELECT tournament FROM result)"
    ") GROUP BY tournament, entry HAVING max(prize) <> sum(paid)"
)
_WITH_TICKETS = "SELECT DISTINCT tournament FROM payment WHERE code <> '' AND kind = 'prize'"
_OF_CODE = (
    "SELECT p.tournament, t.name, t.day, j.at, p.kind, p.tender, p.amount FROM payment p "
    "JOIN tournament t ON t.id = p.tournament JOIN journal j ON j.stream = p.tournament AND j.seq = p.seq "
    "WHERE upper(replace(p.code, ' ', '')) = ? AND p.code <> '' ORDER BY j.at, p.seq, p.part"
)


def write(db: sqlite3.Connection, projection: Projection) -> None:
    """Write the rows an act touched, within the transaction of the act."""
    if projection.tournament is not None:
        db.execute(_PUT_TOURNAMENT, _tournament_values(projection.tournament))
    _many(db, _DROP_ENTRY, projection.entries_gone)
    _many(db, _DROP_RESULT, projection.results_gone)
    _many(db, _DROP_PAYMENT, projection.payments_gone)
    _many(db, _DROP_RECORD, projection.records_gone)
    sitting = [row for row in projection.entries if row.seat is not None]
    _many(db, _PUT_ENTRY, [_entry_values(row) for row in projection.entries if row.seat is None])
    if len(sitting) > 1:
        # Two who change places would for a moment share a seat, which the table refuses: first everybody stands up.
        _many(db, _STAND_UP, [(row.tournament, row.entry) for row in sitting])
    _many(db, _PUT_ENTRY, [_entry_values(row) for row in sitting])
    _many(
        db,
        _PUT_RESULT,
        [(row.tournament, row.entry, row.place_from, row.place_to, row.prize) for row in projection.results],
    )
    _many(db, _PUT_PAYMENT, [_payment_values(row) for row in projection.payments])
    _many(db, _PUT_RECORD, [_record_values(row) for row in projection.records])


def _many(db: sqlite3.Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> None:
    if rows:
        db.executemany(statement, rows)


def _tournament_values(row: TournamentRow) -> tuple[Any, ...]:
    day, archived = row.day.isoformat(), int(row.archived)
    counts = (row.entries, row.remaining, row.pool)
    return (row.id, row.name, day, row.phase, row.currency, *counts, archived, row.chip_set)


def _entry_values(row: EntryRow) -> tuple[Any, ...]:
    table_no, number = row.seat or (None, None)
    return (row.tournament, row.entry, row.player, table_no, number, int(row.alive), row.out_order)


def _payment_values(row: PaymentRow) -> tuple[Any, ...]:
    how = (row.tender.value, row.code, row.drawer)
    return (row.tournament, row.seq, row.part, row.entry, row.kind.value, *how, row.amount)


def _payment(row: Any) -> PaymentRow:
    of, seq, part, entry, kind, tender, code, drawer, amount = row
    return PaymentRow(of, seq, part, entry, PaymentKind(kind), Tender(tender), code, drawer, amount)


def payments_of(db: sqlite3.Connection, drawer: DrawerId) -> tuple[PaymentRow, ...]:
    """The payments through a drawer, in every tournament of the club, by tournament and journal line."""
    return tuple(_payment(row) for row in db.execute(_OF_DRAWER, (drawer,)))


def uses_of(db: sqlite3.Connection, code: str) -> tuple[CodeUse, ...]:
    """The uses of the code of a voucher or ticket, paid with or given back, in every tournament of the club."""
    return tuple(
        CodeUse(of, name, date.fromisoformat(day), from_microseconds(at), PaymentKind(kind), Tender(tender), amount)
        for of, name, day, at, kind, tender, amount in db.execute(_OF_CODE, (code_of(code),))
    )


def unsettled_prizes(db: sqlite3.Connection) -> tuple[tuple[TournamentId, EntryId, Cents, Cents], ...]:
    """The prizes of finished tournaments that are not settled: of which entry, what its place pays, and what it has."""
    return tuple((of, entry, Cents(prize), Cents(paid)) for of, entry, prize, paid in db.execute(_UNSETTLED))


def tournaments_with_tickets(db: sqlite3.Connection) -> frozenset[TournamentId]:
    """The tournaments in which a prize was paid as a ticket."""
    return frozenset(of for (of,) in db.execute(_WITH_TICKETS))


def _record_values(row: RecordRow) -> tuple[Any, ...]:
    return (row.tournament, row.seq, row.entry, row.kind, row.incident, row.book, row.rules, row.hands)


def tournaments(db: sqlite3.Connection, known: dict[Any, TournamentRow]) -> tuple[TournamentRow, ...]:
    """Every tournament of the club, the newest day first. `known`: those of the last time, as this time's from now on;
    one that says the same is the very same.
    """
    found = {row: known.get(row) or _tournament(row) for row in db.execute(f"{_TOURNAMENTS}{_IN_ORDER}").fetchall()}
    known.clear()
    known.update(found)
    return tuple(found.values())


def follow_on_now(db: sqlite3.Connection) -> None:
    """Note in a table of this connection alone which tournaments are on, whatever is written from now on: so an act
    after years of them goes through none of those that are over.
    """
    gone, came = "DELETE FROM on_now WHERE id = {}.id;", f"INSERT INTO on_now SELECT new.id WHERE {_ON.format('new')};"
    db.execute("CREATE TEMP TABLE on_now (id TEXT NOT NULL, PRIMARY KEY (id)) WITHOUT ROWID")
    db.execute(f"INSERT INTO temp.on_now SELECT id FROM main.tournament WHERE {_ON.format('tournament')}")
    for when, steps in (
        ("INSERT", came),
        ("UPDATE", f"{gone.format('old')} {came}"),
        ("DELETE", gone.format("old")),
    ):
        db.execute(f"CREATE TEMP TRIGGER on_now_{when} AFTER {when} ON main.tournament BEGIN {steps} END")


def on_now(db: sqlite3.Connection) -> tuple[TournamentRow, ...]:
    """The tournaments that are neither finished nor in the archive, in the order of the list; see `follow_on_now`."""
    found = db.execute(f"{_TOURNAMENTS} WHERE id IN (SELECT id FROM temp.on_now){_IN_ORDER}").fetchall()
    return tuple(_tournament(row) for row in found)


def any_tournament(db: sqlite3.Connection) -> bool:
    """Whether there is a tournament at all."""
    return db.execute("SELECT 1 FROM tournament LIMIT 1").fetchone() is not None


def rows_of(db: sqlite3.Connection, tournament: TournamentId) -> Rows:
    """All projected rows of one tournament as the tables hold them."""
    found = db.execute(f"{_TOURNAMENTS} WHERE id = ?", (tournament,)).fetchone()
    entries = [
        EntryRow(
            tournament=of,
            entry=entry,
            player=player,
            seat=None if table_no is None else Seat(table_no, seat),
            alive=bool(alive),
            out_order=out_order,
        )
        for of, entry, player, table_no, seat, alive, out_order in db.execute(_ENTRIES, (tournament,))
    ]
    results = [ResultRow(*row) for row in db.execute(_RESULTS, (tournament,))]
    payments = [_payment(row) for row in db.execute(_PAYMENTS, (tournament,))]
    return Rows(
        tournament=_tournament(found) if found else None,
        entries={row.entry: row for row in entries},
        results={row.entry: row for row in results},
        payments={(row.seq, row.part): row for row in payments},
        records={(row.seq, row.entry): row for row in (RecordRow(*row) for row in db.execute(_RECORDS, (tournament,)))},
    )


def _tournament(row: Any) -> TournamentRow:
    identity, name, day, phase, currency, entries, remaining, pool, archived, chip_set = row
    return TournamentRow(
        id=identity,
        name=name,
        day=date.fromisoformat(day),
        phase=phase,
        currency=currency,
        entries=entries,
        remaining=remaining,
        pool=pool,
        archived=bool(archived),
        chip_set=chip_set,
    )


def replace(db: sqlite3.Connection, tournament: TournamentId, rows: Rows) -> None:
    """Put these rows in the place of all the tables hold about the tournament."""
    for name in ("record", "payment", "result", "entry"):
        db.execute(f"DELETE FROM {name} WHERE tournament = ?", (tournament,))
    write(
        db,
        Projection(
            tournament=rows.tournament,
            entries=tuple(rows.entries.values()),
            results=tuple(rows.results.values()),
            payments=tuple(rows.payments.values()),
            records=tuple(rows.records.values()),
        ),
    )


_OF_PLAYER = """
    SELECT tournament.name, tournament.day, journal.at, record.tournament, record.kind, record.incident, record.book,
           record.rules, record.hands, journal.type, journal.version, journal.payload
    FROM record
    JOIN entry ON entry.tournament = record.tournament AND entry.entry = record.entry
    JOIN tournament ON tournament.id = record.tournament
    JOIN journal ON journal.stream = record.tournament AND journal.seq = record.seq
    WHERE entry.player IN ({players})
    ORDER BY journal.at DESC, record.seq DESC
"""


def records_of(db: sqlite3.Connection, *players: PlayerId) -> tuple[PersonRecord, ...]:
    """Rulings and penalties of a person, under each of these ids, in every tournament of the club, newest first.

    How a ruling ended is told by its line of the journal.
    """
    found = []
    query = _OF_PLAYER.format(players=", ".join("?" * len(players)))
    for name, day, at, stream, *noted in db.execute(query, players):
        kind, incident, book, rules, hands, *line = noted
        fact = FACTS.decode(*line) if kind == RULING else None
        ended = (fact.code, fact.decision) if fact is not None else ("", "")
        when = (date.fromisoformat(day), from_microseconds(at))
        found.append(PersonRecord(name, *when, kind, incident, book, rules, hands, TournamentId(stream), *ended))
    return tuple(found)
