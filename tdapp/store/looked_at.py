"""A club file as a check looks at it: what SQLite, seals, indexes and tables say. What cannot be read is a
`KnownError`.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tdapp.domain.units import TournamentId
from tdapp.store import indexes, projected, reading, schema, seals
from tdapp.store.engine import sound
from tdapp.store.errors import KnownError, troubles_named
from tdapp.store.journal import End
from tdapp.store.projection import Rows
from tdapp.store.seals import Found
from tdapp.store.sources import Line

_CALLED = {  # by what a row is called
    "operator": "SELECT name FROM operator WHERE id = ?",
    "template": "SELECT name FROM template WHERE id = ?",
    "player": "SELECT first || ' ' || last FROM player WHERE id = ?",
    "tournament": "SELECT name FROM tournament WHERE id = ?",
}


class LookedAt:
    """A club file that is being read."""

    def __init__(self, raw: sqlite3.Connection) -> None:
        self._raw = raw

    def fault(self) -> str:
        """The fault SQLite finds in the file, '' for none."""
        finding = "damaged"
        with suppress(sqlite3.DatabaseError):
            finding = sound(self._raw) or ""
        return finding.splitlines()[-1] if finding else ""

    def has_our_tables(self) -> bool:
        """Whether it has today's tables and nothing else."""
        with troubles_named():
            return schema.matches(self._raw)

    def streams(self) -> list[str]:
        """Every stream of which there is a line or an end."""
        return reading.streams_in(self._raw)

    def lines(self, stream: str) -> list[Line]:
        """The lines of a stream that can be read."""
        return reading.lines_in(self._raw, stream)

    def end(self, stream: str) -> End:
        """The end of a stream, as the file says."""
        return reading.end_in(self._raw, stream)

    def changed(self) -> list[Found]:
        """The rows beside the journal that are not as they were written."""
        with troubles_named(), _columns_named():
            return [each for each in seals.broken(self._raw) if each is not None]

    def mislaid(self) -> list[str]:
        """The tables of which not every row is found where it is looked up."""
        with troubles_named(), _columns_named():
            return sorted({table for table in indexes.broken(self._raw) if table is not None})

    def rows_of(self, tournament: TournamentId) -> Rows:
        """The projected rows of a tournament."""
        with troubles_named(), _columns_named():
            return projected.rows_of(self._raw, tournament)

    def called(self, found: Found) -> str:
        """What a row is called; '' where it does not say."""
        table = "player" if found.table.startswith("player") else found.table
        if table not in _CALLED:
            return found.part
        row = None
        with suppress(sqlite3.Error):
            row = self._raw.execute(_CALLED[table], (found.part,)).fetchone()
        return str(row[0]).strip() if row and row[0] else ""


@contextmanager
def _columns_named() -> Iterator[None]:
    """A column that is not there under its name is damage too: a flipped bit renamed it."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if "no such column" not in str(error):
            raise
        raise KnownError("store.damaged", detail=str(error)) from error


@contextmanager
def looking_at(path: Path) -> Iterator[LookedAt]:
    """A context in which a closed club file is read, see `reading.to_read`."""
    with reading.to_read(path) as raw:
        yield LookedAt(raw)


@contextmanager
def looking_at_bytes(content: bytes) -> Iterator[LookedAt]:
    """The same of the content of an open one."""
    with reading.bytes_to_read(content) as raw:
        yield LookedAt(raw)
