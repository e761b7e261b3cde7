"""Reads a club file that nobody has open, whole or damaged, and leaves it and all beside it as they are.

What cannot be read of it is left out; whoever asks is told where. Where SQLite would first have to put something right
(a kill left an open transaction behind, or the file is of an older version) that is done on a copy elsewhere.
"""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tdapp.store import migrations, schema
from tdapp.store.durable import copy_to_part
from tdapp.store.engine import pragma
from tdapp.store.errors import KnownError, known, troubles_named
from tdapp.store.identity import read_only
from tdapp.store.journal import EMPTY, LINES, LINES_FROM, End, end_of
from tdapp.store.opening import size_of, version_of

_OPEN_TRANSACTION = (sqlite3.SQLITE_READONLY_ROLLBACK, sqlite3.SQLITE_READONLY_RECOVERY, sqlite3.SQLITE_CANTOPEN)
_HOLE = 1 << 20  # lines looked over at most for the next one that can be read


@contextmanager
def to_read(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection for reading a closed club file of any version, as today's tables. Raises `KnownError` where nothing
    of it can be read: no file, none of ours, a newer one, its list of tables gone.
    """
    size = size_of(path, create=False)
    if size == 0:
        raise KnownError("store.empty", path=path)
    with TemporaryDirectory(ignore_cleanup_errors=True) as elsewhere, troubles_named(path):
        raw = _readable(path, Path(elsewhere))
        try:
            if version_of(raw) < schema.VERSION:
                raw = _raised(raw, Path(elsewhere))
            raw.text_factory = partial(str, encoding="utf-8", errors="replace")  # what was damaged shows by its link
            yield raw
        finally:
            raw.close()


@contextmanager
def bytes_to_read(content: bytes) -> Iterator[sqlite3.Connection]:
    """The same of the content of a club file of today's version, taken from an open one."""
    with troubles_named(), closing(sqlite3.connect(":memory:", check_same_thread=False)) as raw:
        raw.deserialize(content)
        version_of(raw)
        raw.text_factory = partial(str, encoding="utf-8", errors="replace")
        yield raw


def _readable(path: Path, elsewhere: Path) -> sqlite3.Connection:
    raw = read_only(path)
    try:
        pragma(raw, "user_version")
        raw.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except UnicodeDecodeError:
        raw.close()
        raise
    except sqlite3.Error as error:
        raw.close()
        journal = Path(f"{path}-journal")
        if getattr(error, "sqlite_errorcode", None) not in _OPEN_TRANSACTION or not journal.exists():
            raise
        copy = elsewhere / "club.tdapp"
        shutil.copyfile(path, copy)
        shutil.copyfile(journal, f"{copy}-journal")
        raw = sqlite3.connect(copy, isolation_level=None)
        raw.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return raw


def _raised(raw: sqlite3.Connection, elsewhere: Path) -> sqlite3.Connection:
    """A copy of an older file, raised to today's version."""
    part = copy_to_part(raw, elsewhere / "raised.tdapp")
    raw.close()
    migrations.raise_part(part)
    return sqlite3.connect(part, isolation_level=None)


def streams_in(raw: sqlite3.Connection) -> list[str]:
    """Every stream of which there is a line or an end."""
    names: set[str] = set()
    for query in ("SELECT id FROM stream", "SELECT DISTINCT stream FROM journal"):
        names.update(str(row[0]) for row in _as_far(raw, query))
    return sorted(names)


def end_in(raw: sqlite3.Connection, stream: str) -> End:
    """The end of a stream; as of an empty one where that cannot be read."""
    try:
        return end_of(raw, stream)
    except sqlite3.Error as error:
        _refuse_others(error)
        return EMPTY


def lines_in(raw: sqlite3.Connection, stream: str) -> list[Any]:
    """The lines of a stream that can be read, with their links, in order; behind a hole those after it."""
    rows = list(_as_far(raw, LINES, stream))
    last = end_in(raw, stream).seq
    after, step = _last(rows), 1
    while after < last and step < _HOLE:
        more = list(_as_far(raw, LINES_FROM, stream, after))
        rows += more
        if more:
            after, step = _last(more), 1
        else:
            after, step = after + step, step * 2
    return rows


def rows_in(raw: sqlite3.Connection, query: str) -> list[Any]:
    """The rows of a query that can be read, up to the first that cannot."""
    return list(_as_far(raw, query))


def _last(rows: list[Any]) -> int:
    return rows[-1][1] if rows and isinstance(rows[-1][1], int) else 0


def _as_far(raw: sqlite3.Connection, query: str, *of: object) -> Iterator[Any]:
    """The rows of a query, up to the first that cannot be read."""
    try:
        yield from raw.execute(query, of)
    except sqlite3.Error as error:
        _refuse_others(error)


def _refuse_others(error: sqlite3.Error) -> None:
    """Raise an error that does not come from the content of the file. A flipped bit may have renamed a column too."""
    if "no such column" in str(error):
        return
    trouble = known(error)
    if trouble is None or trouble.code not in ("store.damaged", "store.no_database", "store.disk_failed"):
        raise error
