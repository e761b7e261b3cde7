"""Compares a club file with a copy: what putting the copy back would lose, and what the copy has more."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from datetime import datetime
from pathlib import Path

from msgspec import Struct

from tdapp.store.identity import read_only
from tdapp.store.journal import link_at
from tdapp.store.shapes import from_microseconds

_ENDS = "SELECT id, last_seq, last_act, last_at FROM stream"
_HEADS = "SELECT id, last_seq, head FROM stream"

Ends = Mapping[str, tuple[int, int, int]]  # of each stream: its last line and act, and when (microseconds)


class Loss(Struct, frozen=True):
    """How many acts and lines are not in the other file, and when the last of them was done (None: there are none)."""

    acts: int
    lines: int
    last: datetime | None


def ends_in(db: sqlite3.Connection) -> Ends:
    """The end of every journal of an open file."""
    return {row[0]: (row[1], row[2], row[3]) for row in db.execute(_ENDS)}


def ends_of(path: Path) -> Ends | None:
    """The end of every journal of a closed file; None when it is gone, or too damaged to say."""
    if not path.is_file():
        return None
    try:
        with closing(read_only(path)) as raw:
            return ends_in(raw)
    except (sqlite3.Error, UnicodeDecodeError):
        return None


def lost(now: Ends | None, copy: Path) -> Loss | None:
    """The acts that stand in the club file and not in the copy; None when one of them does not say."""
    then = ends_of(copy)
    return None if now is None or then is None else _only_in(now, then)


def gained(db: sqlite3.Connection, copy: Path) -> Loss | None:
    """The acts that stand in a copy and not in the open file, of which every journal goes on in it; None: nothing
    does.
    """
    try:
        with closing(read_only(copy)) as raw:
            if any(link_at(raw, stream, seq) != head for stream, seq, head in db.execute(_HEADS)):
                return None
            more = _only_in(ends_in(raw), ends_in(db))
    except (sqlite3.Error, UnicodeDecodeError):
        return None
    return more if more.acts else None


def _only_in(now: Ends, then: Ends) -> Loss:
    acts = lines = last = 0
    for stream, (seq, act, at) in now.items():
        seq_then, act_then, _at = then.get(stream, (0, 0, 0))
        if act > act_then:
            acts, lines, last = acts + act - act_then, lines + seq - seq_then, max(last, at)
    return Loss(acts, lines, from_microseconds(last) if acts else None)
