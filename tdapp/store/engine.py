"""One connection to one file, locked from the first moment, safe against kills and power cuts.

Rollback journal, `synchronous=EXTRA` and an exclusive lock: of all settings tried in simulated power cuts these lost
nothing, and a copy of the file made by hand is whole. In this mode a `-journal` file beside the club file is normal and
is never deleted by us.
"""

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

APPLICATION_ID = 0x54444170  # 'TDAp', in the header of every club file
SMALL = 4 * 1024 * 1024  # bytes: the evenings of about a year

_LOCK = "PRAGMA locking_mode=EXCLUSIVE", "BEGIN EXCLUSIVE", "COMMIT"
_SAFETY = (
    "PRAGMA journal_mode=DELETE",
    "PRAGMA synchronous=EXTRA",
    "PRAGMA foreign_keys=ON",
    "PRAGMA trusted_schema=OFF",
    "PRAGMA cell_size_check=ON",
)
LARGEST = 64 << 20  # bytes: so much of a file is held, so that what stands in it can be compared with what we wrote
_WALKED = 4 << 20  # bytes: of a larger one nothing can be compared, and a walk through years of play leaves no more
_MAC = ("PRAGMA fullfsync=ON",)  # elsewhere fsync reaches the disk by itself


def connect(path: Path, *, create: bool) -> sqlite3.Connection:
    """A connection to the file, opened and locked for us alone; only with `create` a missing one is made.

    The lock is asked for before anything is read: two openers that both read first would each stand in the other's way.
    """
    mode = "rwc" if create else "rw"
    raw = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=0,
        isolation_level=None,  # the driver opens no transaction of its own; `transaction` below does
        check_same_thread=False,
    )
    try:
        held = _WALKED if not create and path.stat().st_size > LARGEST else LARGEST
        room = (f"PRAGMA cache_size=-{held // 1024}",)
        for statement in _LOCK + _SAFETY + room + (_MAC if sys.platform == "darwin" else ()):
            raw.execute(statement)
    except BaseException:
        raw.close()
        raise
    return raw


@contextmanager
def transaction(raw: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """A write transaction from its start, all or nothing: what was read in it still holds when it is left."""
    raw.execute("BEGIN IMMEDIATE")
    try:
        yield raw
        raw.execute("COMMIT")
    except BaseException:
        if raw.in_transaction:  # a full disk has ended it already
            raw.execute("ROLLBACK")
        raise


def is_small(raw: sqlite3.Connection) -> bool:
    """Whether the file can be looked over or copied whole in some hundredths of a second."""
    return pragma(raw, "page_count") * pragma(raw, "page_size") <= SMALL


def pragma(raw: sqlite3.Connection, name: str) -> int:
    """A number from the header of the file, such as `user_version`."""
    return int(raw.execute(f"PRAGMA {name}").fetchone()[0])


def sound(raw: sqlite3.Connection) -> str | None:
    """The fault SQLite finds in the file, or None. The journal has its own, sharper check in `chain`."""
    finding = str(raw.execute("PRAGMA quick_check(1)").fetchone()[0])
    return None if finding == "ok" else finding
