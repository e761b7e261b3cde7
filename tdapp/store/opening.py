"""Opening a file somebody pointed at: it is a sound club file of ours, or a clear reason why it is not."""

import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from tdapp.store import schema
from tdapp.store.engine import APPLICATION_ID, connect, pragma, sound
from tdapp.store.errors import KnownError, known
from tdapp.store.lock_note import read_note
from tdapp.store.migrations import migrate


def open_locked(path: Path, *, create: bool, now: datetime) -> sqlite3.Connection:
    """The club file, locked for us, checked and of today's version. `create`: a missing or empty one is made anew."""
    size = _size(path, create=create)
    try:
        raw = connect(path, create=create)
        try:
            if _blank(raw):
                if not create:
                    raise KnownError("store.empty", path=path)
                schema.create(raw)
            if _version(raw, path) < schema.VERSION:
                raw = migrate(path, raw)
            if finding := sound(raw):
                raise KnownError("store.damaged", path=path, detail=finding)
            _note_opening(raw, now)
        except BaseException:
            raw.close()
            raise
    except sqlite3.Error as error:
        if size is None and path.exists() and path.stat().st_size == 0:
            path.unlink()  # ours, begun and not finished
        trouble = known(error)
        if trouble is None:
            raise
        raise _explained(path, trouble) from error
    return raw


def _size(path: Path, *, create: bool) -> int | None:
    """The size of the file in bytes; None: there is none yet. Refuses what cannot be opened without even trying."""
    try:
        if path.is_dir():
            raise KnownError("store.is_a_folder", path=path)
        size = path.stat().st_size if path.exists() else None
        if size is None and not path.parent.is_dir():
            raise KnownError("store.no_folder", path=path)
    except OSError as error:
        raise KnownError("store.cannot_open", path=path, detail=str(error)) from error
    if not create and size is None:
        raise KnownError("store.missing", path=path)
    if not create and size == 0:
        raise KnownError("store.empty", path=path)
    return size


def _blank(raw: sqlite3.Connection) -> bool:
    """Whether there is nothing in it at all: just made, or a making that did not get as far as the first table."""
    tables = raw.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    return tables == 0 and pragma(raw, "application_id") == 0 and pragma(raw, "user_version") == 0


def _version(raw: sqlite3.Connection, path: Path) -> int:
    """The version of the file. Refuses a file of another program, or of a later version of this one."""
    if pragma(raw, "application_id") != APPLICATION_ID:
        raise KnownError("store.foreign", path=path)
    version = pragma(raw, "user_version")
    if version > schema.VERSION:
        raise KnownError("store.newer", path=path, version=version, known=schema.VERSION)
    return version


def _note_opening(raw: sqlite3.Connection, now: datetime) -> None:
    """Write something, so that a disk that takes nothing is noticed before the evening starts."""
    raw.execute(
        "INSERT INTO setting (key, value) VALUES ('opened', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        (now.astimezone(UTC).isoformat(),),
    )


def _explained(path: Path, trouble: KnownError) -> KnownError:
    """The trouble with what its sentence needs: the file, and for a locked one whoever has it."""
    if trouble.code != "store.locked":
        return KnownError(trouble.code, path=path, **trouble.facts)
    note = read_note(path)
    return KnownError("store.locked", path=path, holder=note.holder, machine=note.machine, since=note.since)
