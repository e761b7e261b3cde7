"""Checks indexes against their tables: a flipped bit in one leaves every row whole, and hides it from a lookup."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from tdapp.store.seals import COMMITS

_ALL = "SELECT name, tbl_name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL ORDER BY name"
_AT_ONCE = 200  # rows looked up between two looks at the clock


class _Index(NamedTuple):
    name: str
    table: str
    sql: str

    @property
    def where(self) -> str:
        """The rows that are in it."""
        return self.sql.partition(" WHERE ")[2] or "true"


def broken(raw: sqlite3.Connection) -> Iterator[str | None]:
    """The tables with an index that says something else than they do; None after each piece of work (a ms) that found
    nothing.

    Between two pieces the file may be written to.
    """
    found: set[str] = set()
    for index in _indexes(raw):
        try:
            for right in _looked_up(raw, index):
                if not right and index.table not in found:
                    found.add(index.table)
                    yield index.table
                yield None
        except sqlite3.DatabaseError as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF != sqlite3.SQLITE_CORRUPT:
                raise
            if index.table not in found:
                found.add(index.table)
                yield index.table


@contextmanager
def made_anew(db: sqlite3.Connection, tables: Sequence[str]) -> Iterator[None]:
    """A context in which the indexes of these tables are away, and at the end of which they are made from the rows:
    damaged ones let no row go.

    Raises `IntegrityError` when two rows are the same where none may be.
    """
    made = [index for index in _indexes(db) if index.table in tables]
    for index in made:
        db.execute(f"DROP INDEX {index.name}")
    yield
    for index in made:
        db.execute(index.sql)
    db.execute("UPDATE seal SET mark = mark WHERE name = ?", (COMMITS,))  # an index alone is no change to SQLite


def _indexes(raw: sqlite3.Connection) -> list[_Index]:
    return [_Index(*row) for row in raw.execute(_ALL).fetchall()]


def _looked_up(raw: sqlite3.Connection, index: _Index) -> Iterator[bool]:
    """Whether some rows are found by the index, then the next ones; at last whether there is nothing else in it."""
    name, table, _sql = index
    rows = sorted((row[5], row[1]) for row in raw.execute(f"PRAGMA table_info({table})") if row[5])
    keys = [column for _place, column in rows]
    key, marks = ", ".join(keys), ", ".join("?" * len(keys))
    columns = dict.fromkeys([*(row[2] for row in raw.execute(f"PRAGMA index_info({name})")), *keys])
    same = " AND ".join(f"there.{column} IS here.{column}" for column in columns)
    after = f"FROM {table} NOT INDEXED WHERE ({key}) > ({marks})"
    until = f"SELECT {key} {after} ORDER BY {key} LIMIT 1 OFFSET {_AT_ONCE - 1}"
    missed = (
        f"SELECT 1 FROM (SELECT * {after} ORDER BY {key} LIMIT {_AT_ONCE}) here WHERE {index.where} AND NOT EXISTS "
        f"(SELECT 1 FROM {table} there INDEXED BY {name} WHERE {same} AND {index.where}) LIMIT 1"
    )
    last: Sequence[object] | None = [""] * len(keys)
    while last is not None:
        yield raw.execute(missed, last).fetchone() is None
        last = raw.execute(until, last).fetchone()
    counts = [
        raw.execute(f"SELECT count(*) FROM {table} {how} WHERE {index.where}").fetchone()
        for how in (f"INDEXED BY {name}", "NOT INDEXED")
    ]
    yield counts[0] == counts[1]
