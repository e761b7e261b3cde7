"""Seals of what stands beside the journal: a row that something else changed, a flipped bit too, is found and named.

Each row that is edited in place has a mark of its own, the projected rows of a tournament have one together for each
table (the sum of theirs, so that a write costs what it touches). Triggers of the connection note every row that is
written, whoever writes it; `Seals.flush` puts the marks into the file before the transaction is committed.

A mark is 16 bytes of BLAKE2b and 4 of CRC-32 over them: a bit that flipped in the mark itself is no fault of its row.
"""

import json
import sqlite3
import zlib
from collections.abc import Callable, Generator, Iterable, Iterator
from hashlib import blake2b
from json.encoder import encode_basestring_ascii
from types import MappingProxyType, NoneType
from typing import Any, NamedTuple

from tdapp.store.statements import UPSERT

SINCE = 8  # the version of the file format from which on there are marks
COMMITS = "commits"  # the mark of this name counts the transactions that wrote something

# Tables whose rows have a mark each, with their key; those whose rows of a tournament have one together.
ALONE = MappingProxyType(
    {
        "free_text": "id",
        "player": "id",
        "player_private": "player",
        "player_photo": "player",
        "barred": "id",
        "template": "id",
        "chip_picture": "digest",
        "setting": "key",
        "operator": "id",
    }
)
TOGETHER = MappingProxyType(
    {"tournament": "id", "entry": "tournament", "result": "tournament", "payment": "tournament", "record": "tournament"}
)
_KEYS = MappingProxyType({**ALONE, **TOGETHER})
_UNSEALED = "openings"  # the setting an opening counts itself in, before anything else
_PUT = UPSERT["seal"]
_MARK = "SELECT mark FROM seal WHERE name = ? AND part = ?"
_DROP = "DELETE FROM seal WHERE name = ? AND part = ?"
_AT_ONCE = 200  # rows with a mark each that are looked at between two looks at the clock
_SUMMED = 1000  # rows sealed together that are summed between two looks at the clock: some 6 ms
_TRIES = 3  # times that rows sealed together are read some at a time, each time disturbed by something written
_ALL = 1 << 128

_write = json.JSONEncoder(ensure_ascii=True, separators=(",", ":"), default=lambda blob: {"": blob.hex()}).encode
_PLAIN: MappingProxyType[type, Callable[[Any], str]] = MappingProxyType(
    {str: encode_basestring_ascii, int: int.__repr__, NoneType: lambda _nothing: "null"}
)
Part = tuple[str, str]  # a table, and the key of a row or the tournament of many


class Found(NamedTuple):
    """A row, or the rows of a tournament, that somebody else changed; '' when not even the key can be read."""

    table: str
    part: str


class Seals:
    """The seals of one connection, kept up with what it writes."""

    def __init__(self, raw: sqlite3.Connection) -> None:
        self._alone: dict[Part, int | None] = {}
        self._together: dict[Part, int] = {}
        self._anew: set[Part] = set()
        raw.create_function("sealed", -1, self._on_row)
        raw.execute("PRAGMA temp_store=MEMORY")
        for name in _KEYS:
            columns = columns_of(raw, name)
            for when, rows in (("INSERT", ("new",)), ("DELETE", ("old",)), ("UPDATE", ("old", "new"))):
                calls = " ".join(f"SELECT sealed('{name}', '{row}', {_of(row, columns)});" for row in rows)
                raw.execute(f"CREATE TEMP TRIGGER seal_{name}_{when} AFTER {when} ON main.{name} BEGIN {calls} END")

    def flush(self, db: sqlite3.Connection) -> int:
        """Write the seals of what this transaction has touched; returns the number it is counted under."""
        found = self._of_rows(db)
        for key in self._anew:
            found.append((*key, _sealed(key, _sum_of(db, key))))
        for key, change in self._together.items():
            if key not in self._anew:
                row = db.execute(_MARK, key).fetchone()
                was = opened(key, row[0]) if row else 0
                mark = _sum_of(db, key) if was is None else (was + change) % _ALL
                found.append((*key, _sealed(key, mark)))
        number = commits(db) + 1
        found.append((COMMITS, "", _sealed((COMMITS, ""), number)))
        db.executemany(_PUT, found)
        return number

    def flush_rows(self, db: sqlite3.Connection) -> None:
        """Write the seals of the rows that have one each, in the middle of a transaction that goes on."""
        db.executemany(_PUT, self._of_rows(db))
        self._alone.clear()

    def _of_rows(self, db: sqlite3.Connection) -> list[tuple[str, str, bytes]]:
        """The seals of the rows that have one each; those of rows that are gone go."""
        db.executemany(_DROP, [key for key, mark in self._alone.items() if mark is None])
        return [(*key, _sealed(key, mark)) for key, mark in self._alone.items() if mark is not None]

    def drop(self) -> None:
        """Drop what the transaction has touched, when it is over."""
        self._alone.clear()
        self._together.clear()
        self._anew.clear()

    def make_anew(self, tournament: str) -> None:
        """Note that the projected rows of a tournament were written anew: what their seals were does not count any
        more.
        """
        self._anew.update((name, tournament) for name in TOGETHER)

    def _on_row(self, name: str, row: str, *values: Any) -> None:
        key = (name, values[0])
        if name in TOGETHER:
            mark = mark_of(values)
            self._together[key] = self._together.get(key, 0) + (mark if row == "new" else -mark)
        elif key != ("setting", _UNSEALED):
            self._alone[key] = mark_of(values) if row == "new" else None


def columns_of(raw: sqlite3.Connection, name: str) -> list[str]:
    """The columns of a table, the one its seals go by first."""
    names = [row[1] for row in raw.execute(f"PRAGMA main.table_info({name})")]
    return sorted(names, key=lambda column: column != _KEYS[name])


def mark_of(values: Iterable[Any]) -> int:
    """The seal of a row."""
    try:  # what nearly all rows are made of is written in a third of the time by itself
        written = f"[{','.join([_PLAIN[type(each)](each) for each in values])}]"
    except KeyError:
        written = _write(tuple(values))
    return int.from_bytes(blake2b(written.encode(), digest_size=16).digest(), "big")


def opened(key: Part, kept: bytes) -> int | None:
    """The mark that was kept of this place; None when it was damaged itself."""
    return int.from_bytes(kept[:16], "big") if kept[16:] == _check(key, kept[:16]) else None


def commits(db: sqlite3.Connection) -> int:
    """The number of transactions that have written something; the last of them has this number."""
    row = db.execute(_MARK, (COMMITS, "")).fetchone()
    return (opened((COMMITS, ""), row[0]) or 0) if row else 0


def make(raw: sqlite3.Connection) -> None:
    """Make all seals from the rows as they stand: for a file that has none yet."""
    raw.execute("DELETE FROM seal")
    for name in _KEYS:
        marks: dict[Part, int] = {}
        for values in raw.execute(f"SELECT {', '.join(columns_of(raw, name))} FROM {name}"):
            key = (name, values[0])
            marks[key] = (marks.get(key, 0) + mark_of(values)) % _ALL
        marks.pop(("setting", _UNSEALED), None)
        raw.executemany(_PUT, [(*key, _sealed(key, mark)) for key, mark in marks.items()])


def broken(raw: sqlite3.Connection) -> Iterator[Found | None]:
    """The rows that are not as they were written, one after the other; None after each piece of work (some ms) that
    found nothing.

    Between two pieces the file may be written to.
    """
    for name in ALONE:
        yield from _broken_alone(raw, name)
    for name in TOGETHER:
        yield from _broken_together(raw, name)


def accept(raw: sqlite3.Connection, found: Iterable[Found]) -> None:
    """Take these rows as they stand now."""
    for name, part in found:
        key = (name, part)
        rows = _rows_of(raw, key)
        if rows:
            raw.execute(_PUT, (*key, _sealed(key, sum(map(mark_of, rows)) % _ALL)))
        else:
            raw.execute(_DROP, key)


def _broken_alone(raw: sqlite3.Connection, name: str) -> Iterator[Found | None]:
    columns, key = columns_of(raw, name), ALONE[name]
    query = f"SELECT {', '.join(columns)} FROM {name} WHERE {key} > ? ORDER BY {key} LIMIT {_AT_ONCE}"
    last, more = "", True
    while more:
        try:
            rows = raw.execute(query, (last,)).fetchall()
        except sqlite3.OperationalError as error:
            if getattr(error, "sqlite_errorcode", None) is not None:
                raise
            yield Found(name, "")  # the letters of a row are no letters any more
            return
        more = len(rows) == _AT_ONCE
        until = rows[-1][0] if more else None
        marks = dict(
            raw.execute(
                "SELECT part, mark FROM seal WHERE name = ? AND part > ? AND (? IS NULL OR part <= ?)",
                (name, last, until, until),
            )
        )
        for row in rows:
            part = (name, row[0])
            mark = marks.pop(row[0], None)
            if part != ("setting", _UNSEALED) and (mark is None or opened(part, mark) not in (None, mark_of(row))):
                yield Found(*part)
        for part in marks:
            yield Found(name, part)  # there is a mark, and the row is gone
        last = until or ""
        yield None


def _broken_together(raw: sqlite3.Connection, name: str) -> Iterator[Found | None]:
    rows = raw.execute(f"SELECT DISTINCT {TOGETHER[name]} FROM {name}").fetchall()
    marks = raw.execute("SELECT part FROM seal WHERE name = ?", (name,)).fetchall()
    for (part,) in dict.fromkeys(rows + marks):
        if (yield from _differs(raw, (name, part))):
            yield Found(name, part)
        yield None


def _differs(raw: sqlite3.Connection, key: Part) -> Generator[None, None, bool]:
    """Whether the rows that are sealed together are not as they were written; they are read some at a time.

    What is written in between may be among them or not, so it begins anew then; of an evening that never stands still
    all of them are read at once.
    """
    for _ in range(_TRIES):
        before, at, summed = raw.total_changes, 0, 0
        kept = _kept(raw, key)
        while rows := _rows_of(raw, key, limit=_SUMMED, after=at):
            at, summed = at + len(rows), summed + sum(map(mark_of, rows))
            if len(rows) == _SUMMED:
                yield None
            if raw.total_changes != before:
                break
        else:
            return kept is not None and kept != summed % _ALL
    kept = _kept(raw, key)
    return kept is not None and kept != _sum_of(raw, key)


def _kept(raw: sqlite3.Connection, key: Part) -> int | None:
    """The mark that stands for rows sealed together: 0 where none does, None when it was damaged itself."""
    row = raw.execute(_MARK, key).fetchone()
    return opened(key, row[0]) if row else 0


def _of(row: str, columns: Iterable[str]) -> str:
    return ", ".join(f"{row}.{column}" for column in columns)


def _rows_of(raw: sqlite3.Connection, key: Part, *, limit: int = -1, after: int = 0) -> list[tuple[Any, ...]]:
    """The rows of a part; `limit` of them (-1: all) after so many, as their order stays while nothing is written."""
    name, part = key
    return raw.execute(
        f"SELECT {', '.join(columns_of(raw, name))} FROM {name} WHERE {_KEYS[name]} = ? LIMIT ? OFFSET ?",
        (part, limit, after),
    ).fetchall()


def _sum_of(raw: sqlite3.Connection, key: Part) -> int:
    return sum(map(mark_of, _rows_of(raw, key))) % _ALL


def _sealed(key: Part, mark: int) -> bytes:
    """A mark as it stands in the file."""
    body = mark.to_bytes(16, "big")
    return body + _check(key, body)


def _check(key: Part, body: bytes) -> bytes:
    return zlib.crc32("\0".join(key).encode() + body).to_bytes(4, "big")
