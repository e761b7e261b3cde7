"""Opens a file somebody pointed at: it is a club file of ours, or a clear reason why it is not.

A small file is looked over whole before it is trusted. Of a large one, years of play, header, version and tables are,
and each line and row as it is read (a journal with its chain). The rest is looked over beside the evening: the pages
on the copy that is made then, and every line, row and index when the file is held against itself.
"""

import sqlite3
from pathlib import Path

from tdapp.store import disk, schema
from tdapp.store.beside import clear_leftovers
from tdapp.store.engine import APPLICATION_ID, connect, is_small, pragma, sound, transaction
from tdapp.store.errors import KnownError, troubles_named
from tdapp.store.lock_note import read_note
from tdapp.store.migrations import migrate
from tdapp.store.owner_only import close_to_others, new_file

_SMALLEST = 512  # bytes; SQLite takes a shorter file for an empty one and writes over it


def open_locked(path: Path, *, create: bool) -> sqlite3.Connection:
    """The connection to a club file, locked for us, checked and of today's version. `create`: a missing or empty one is
    made anew.
    """
    size = size_of(path, create=create)
    try:
        if size is None:
            new_file(path)
        with troubles_named(path):
            raw = connect(path, create=create)
            try:
                raw = _checked(path, raw, create=create)
            except BaseException:
                raw.close()
                raise
    except KnownError as trouble:
        if size is None and path.exists() and path.stat().st_size == 0:
            path.unlink()  # ours, begun and not finished
        raise _explained(path, trouble) from trouble
    except OSError as error:
        raise KnownError(disk.reason("store.cannot_open", path), path=path, detail=str(error)) from error
    close_to_others(path)
    clear_leftovers(path)
    return raw


def _checked(path: Path, raw: sqlite3.Connection, *, create: bool) -> sqlite3.Connection:
    """The locked file as a club file of today's version, sound as far as it was looked over."""
    if _blank(raw):
        if not create:
            raise KnownError("store.empty")
        schema.create(raw)
    if version_of(raw) < schema.VERSION:
        raw = migrate(path, raw)
    try:
        finding = (sound(raw) if is_small(raw) else None) or ("" if schema.matches(raw) else "tables")
        if finding:
            raise KnownError("store.damaged", detail=finding.splitlines()[-1])
        with transaction(raw):
            _count_opening(raw)
    except BaseException:
        raw.close()
        raise
    return raw


def size_of(path: Path, *, create: bool) -> int | None:
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
    if size and size < _SMALLEST:
        raise KnownError("store.no_database", path=path)
    return size


def _blank(raw: sqlite3.Connection) -> bool:
    """Whether there is nothing in it at all: just made, or a making that did not get as far as the first table."""
    tables = raw.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    return tables == 0 and pragma(raw, "application_id") == 0 and pragma(raw, "user_version") == 0


def version_of(raw: sqlite3.Connection) -> int:
    """The version of the file. Refuses a file of another program, or of a later version of this one."""
    if pragma(raw, "application_id") != APPLICATION_ID:
        raise KnownError("store.foreign")
    version = pragma(raw, "user_version")
    if version > schema.VERSION:
        raise KnownError("store.newer", version=version, known=schema.VERSION)
    return version


def _count_opening(raw: sqlite3.Connection) -> None:
    """Write something that was not there before, so that a disk that takes nothing is noticed before the evening."""
    raw.execute(
        "INSERT INTO setting (key, value) VALUES ('openings', '1') ON CONFLICT (key) "
        "DO UPDATE SET value = CAST(CAST(setting.value AS INTEGER) + 1 AS TEXT)"
    )


def _explained(path: Path, trouble: KnownError) -> KnownError:
    """The trouble with what its sentence needs: the file, and for a locked one whoever has it."""
    if trouble.code != "store.locked":
        return KnownError(trouble.code, **{**trouble.facts, "path": path})
    note = read_note(path)
    return KnownError("store.locked", path=path, holder=note.holder, machine=note.machine, since=note.since)
