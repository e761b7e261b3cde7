"""Names of what can go wrong with a file or a disk, so that it can be said in words.

A `KnownError` is nobody's bug: the disk is full, the file is locked, the stick is gone. Whatever happened, the file is
as it was before. Any other exception from here is a bug of ours and travels on as it is.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tdapp.store.trouble import KnownError

__all__ = ["KnownError", "known", "troubles_named"]


_BY_EXTENDED_CODE = {
    sqlite3.SQLITE_IOERR_LOCK: "store.no_locks",
    sqlite3.SQLITE_IOERR_RDLOCK: "store.no_locks",
    sqlite3.SQLITE_IOERR_UNLOCK: "store.no_locks",
    sqlite3.SQLITE_IOERR_CHECKRESERVEDLOCK: "store.no_locks",
    sqlite3.SQLITE_READONLY_DBMOVED: "store.gone",
}
_BY_PRIMARY_CODE = {
    sqlite3.SQLITE_FULL: "store.disk_full",
    sqlite3.SQLITE_IOERR: "store.disk_failed",
    sqlite3.SQLITE_READONLY: "store.read_only",
    sqlite3.SQLITE_PERM: "store.not_allowed",
    sqlite3.SQLITE_AUTH: "store.not_allowed",
    sqlite3.SQLITE_BUSY: "store.locked",
    sqlite3.SQLITE_LOCKED: "store.locked",
    sqlite3.SQLITE_PROTOCOL: "store.no_locks",
    sqlite3.SQLITE_CANTOPEN: "store.cannot_open",
    sqlite3.SQLITE_NOTADB: "store.no_database",
    sqlite3.SQLITE_CORRUPT: "store.damaged",
}
_ASK = {"store.disk_failed", "store.read_only", "store.locked", "store.cannot_open"}  # the disk knows why


def known(error: sqlite3.Error, path: Path | None = None) -> KnownError | None:
    """The trouble behind an error of SQLite; None: not the outside world, so a bug of ours.

    By its result code, and by what the disk under the file says itself, if `path` is given.
    """
    extended = getattr(error, "sqlite_errorcode", None)
    if extended is None:
        # The driver itself could not read a text: its bytes are no UTF-8 any more, so somebody else changed them.
        return KnownError("store.damaged", detail=str(error)) if "decode to UTF-8" in str(error) else None
    code = _BY_EXTENDED_CODE.get(extended) or _BY_PRIMARY_CODE.get(extended & 0xFF)
    if code is None:
        return None
    if path is None:
        return KnownError(code, detail=error.sqlite_errorname)
    if code in _ASK:
        from tdapp.store.disk import reason  # what it needs is not loaded by an opening that goes well

        code = reason(code, path)
    return KnownError(code, detail=error.sqlite_errorname, path=path)


@contextmanager
def troubles_named(path: Path | None = None) -> Iterator[None]:
    """A context in which what SQLite says about disk and file (at `path`) comes out as `KnownError`."""
    try:
        yield
    except sqlite3.Error as error:
        if trouble := known(error, path):
            raise trouble from error
        raise
    except UnicodeDecodeError as error:
        # Not even what SQLite has to say about it can be read: names in the file itself are broken.
        raise KnownError("store.damaged", detail=str(error)) from error
