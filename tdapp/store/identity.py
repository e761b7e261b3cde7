"""The identity of a club: it stands in the file, goes into its copies, and does not follow the file's name.

A file gets its identity when it is first opened. Files and copies from before have none: two of those are of one club
when they share a tournament or somebody who sat at the desk, as both are known by numbers nobody else ever drew.
"""

import sqlite3
from collections.abc import Set
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from tdapp.store.engine import APPLICATION_ID, pragma

KEY = "club.identity"

_GIVE = "INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING"
_READ = "SELECT value FROM setting WHERE key = ?"
_DRAWN = "SELECT id FROM stream WHERE id <> 'club' UNION SELECT id FROM operator"


class Identity(Struct, frozen=True):
    """The `key` of a club ('' in a file from before there were any), and the numbers that were drawn in it."""

    key: str
    drawn: Set[str]

    def same_club(self, other: "Identity") -> bool | None:
        """Whether two identities are of one club; None when nothing in them says so or the contrary."""
        if self.key and other.key:
            return self.key == other.key
        if self.drawn and other.drawn:
            return not self.drawn.isdisjoint(other.drawn)
        return None


def give(db: sqlite3.Connection, key: str) -> None:
    """Give a file this identity, unless it has one."""
    db.execute(_GIVE, (KEY, key))


def identity_in(db: sqlite3.Connection) -> Identity:
    """The identity of an open file."""
    row = db.execute(_READ, (KEY,)).fetchone()
    return Identity(str(row[0]) if row else "", frozenset(each[0] for each in db.execute(_DRAWN)))


def identity_of(path: Path) -> Identity | None:
    """The identity of a file nobody has open; None when it is no club file or cannot be read."""
    try:
        with closing(read_only(path)) as raw:
            return identity_in(raw) if pragma(raw, "application_id") == APPLICATION_ID else None
    except (sqlite3.Error, UnicodeDecodeError):
        return None


def read_only(path: Path) -> sqlite3.Connection:
    """A connection to a file for looking into it: nothing in it or beside it changes."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=0)
