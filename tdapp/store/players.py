"""The people of the club, edited in place."""

import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime

from tdapp.domain.units import PlayerId
from tdapp.store.shapes import to_microseconds
from tdapp.store.statements import INSERT

Fold = Callable[[str], str]  # a name to its plain letters, for finding and sorting

_INSERT = INSERT["player"]
_EDIT = "UPDATE player SET last = ?, first = ?, club_no = ?, search_last = ?, search_first = ? WHERE id = ?"
_COLUMNS = "SELECT id, last, first, club_no FROM player"
_ALL = f"{_COLUMNS} ORDER BY search_last, search_first, id"
_ONE = f"{_COLUMNS} WHERE id = ?"


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """A person of the club; either name may be empty. `club_no`: the number on the club card, None without one."""

    id: PlayerId
    last: str
    first: str
    club_no: str | None = None


def add(db: sqlite3.Connection, people: Iterable[PlayerRecord], *, now: datetime, fold: Fold) -> None:
    """Add people; thousands at once are no trouble."""
    created = to_microseconds(now)
    values = [
        (one.id, one.last, one.first, one.club_no, "", created, fold(one.last), fold(one.first)) for one in people
    ]
    if values:
        db.executemany(_INSERT, values)


def edit(db: sqlite3.Connection, person: PlayerRecord, *, fold: Fold) -> None:
    """Give a person of the club these names and number. Somebody the club does not know is a bug of the caller."""
    values = (person.last, person.first, person.club_no, fold(person.last), fold(person.first), person.id)
    if db.execute(_EDIT, values).rowcount != 1:
        raise LookupError(person.id)


def note(db: sqlite3.Connection, player: PlayerId) -> str:
    """The club's own note about a person, empty without one."""
    row = db.execute("SELECT note FROM player WHERE id = ?", (player,)).fetchone()
    return str(row[0]) if row else ""


def set_note(db: sqlite3.Connection, player: PlayerId, text: str) -> None:
    """Write the club's note about a person anew."""
    if db.execute("UPDATE player SET note = ? WHERE id = ?", (text, player)).rowcount != 1:
        raise LookupError(player)


def everybody(db: sqlite3.Connection) -> tuple[PlayerRecord, ...]:
    """All people of the club, in the order of the plain letters of their names."""
    return tuple([PlayerRecord(*row) for row in db.execute(_ALL).fetchall()])


def one(db: sqlite3.Connection, player: PlayerId) -> PlayerRecord | None:
    """One person, or None if the club does not know the id."""
    row = db.execute(_ONE, (player,)).fetchone()
    return PlayerRecord(*row) if row else None
