"""What stands in a club file about one tournament and leaves with it: its lines, and the rows its lines name by id."""

import base64
import sqlite3
from collections.abc import Iterator, Mapping, Set
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tdapp.domain.act import Act
from tdapp.domain.units import TournamentId
from tdapp.store import journal, reading
from tdapp.store.tournament_file import Line, Person, Picture, Text

_PEOPLE = "SELECT id, last, first, nickname, nationality, club_no, merged_into FROM player ORDER BY id"
_PICTURES = "SELECT digest, kind, body FROM chip_picture ORDER BY digest"
_TEXTS = "SELECT id, salt, body FROM free_text ORDER BY id"
_OPERATORS = "SELECT id, name FROM operator ORDER BY id"
_LISTED = "SELECT id, name, day FROM tournament ORDER BY id"


class Leaving:
    """A club file that is being read for what leaves it."""

    def __init__(self, raw: sqlite3.Connection) -> None:
        self._raw = raw

    def listed(self) -> list[tuple[TournamentId, str, str]]:
        """Every tournament: its id, its name, its day as it is written."""
        return [(TournamentId(row[0]), row[1], row[2]) for row in self._raw.execute(_LISTED)]

    def lines(self, stream: str) -> tuple[Line, ...]:
        """The lines of a stream, chain checked. Raises `KnownError`."""
        return tuple(journal.checked_lines(self._raw, stream))

    def acts(self, stream: str) -> tuple[Act, ...]:
        """The acts of a stream, chain checked. Raises `KnownError`."""
        return journal.load(self._raw, stream)

    def people(self, ids: Set[str], found: Set[str], *, names: bool) -> tuple[Person, ...]:
        """These people, and whoever else is among what was `found` in the lines; without `names` only who they are."""
        rows = {row[0]: row for row in self._raw.execute(_PEOPLE)}
        every = sorted(ids | (found & rows.keys()))
        return tuple(_person(one, rows) if names else Person(one) for one in every)

    def operators(self, found: Set[str]) -> dict[str, str]:
        """The names of the operators among these ids."""
        return {one: name for one, name in self._raw.execute(_OPERATORS) if one in found}

    def texts(self, found: Set[str], *, words: bool) -> tuple[Text, ...]:
        """The texts among these ids; without `words` only that they were there."""
        rows = (row for row in self._raw.execute(_TEXTS) if row[0] in found)
        return tuple(
            Text(one, salt.hex(), body) if words and body is not None else Text(one, None, None)
            for one, salt, body in rows
        )

    def pictures(self, found: Set[str]) -> tuple[Picture, ...]:
        """The pictures of chips among these."""
        rows = (row for row in self._raw.execute(_PICTURES) if row[0] in found)
        return tuple(Picture(digest, kind, base64.b64encode(body).decode()) for digest, kind, body in rows)


def _person(player: str, rows: Mapping[str, Any]) -> Person:
    """Somebody by the record that counts for her."""
    row, seen = rows.get(player), {player}
    while row is not None and row[6] in rows and row[6] not in seen:
        seen.add(row[6])
        row = rows[row[6]]
    if row is None:
        return Person(player)
    _id, last, first, nickname, nationality, card, _merged = row
    return Person(player, last, first, nickname, nationality, card or "")


@contextmanager
def leaving(path: Path) -> Iterator[Leaving]:
    """A context in which a closed club file is read, see `reading.to_read`."""
    with reading.to_read(path) as raw:
        yield Leaving(raw)


@contextmanager
def leaving_bytes(content: bytes) -> Iterator[Leaving]:
    """The same of the content of an open one."""
    with reading.bytes_to_read(content) as raw:
        yield Leaving(raw)
