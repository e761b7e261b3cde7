"""Whole copies of an open database that survive a power cut: written beside, flushed, then put in place."""

import os
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from time import sleep

from tdapp.store.owner_only import new_file

Watch = Callable[[int], None]  # told how far a long piece of work is; raises to stop it


_AT_ONCE = 64  # pages copied between two looks at whoever wants to write meanwhile
_FLUSHED = 1024  # pages after which the disk has them
_LET_GO = 0.0005  # seconds between two pieces
_BUSY = 0.002  # seconds until it is tried again while somebody writes


def copy_to_part(raw: sqlite3.Connection, target: Path, watch: Watch | None = None) -> Path:
    """A flushed copy of the open database in `<target>.part`, ready to be put in place of `target`.

    `watch`: it is made some pages at a time, in a thread of its own while others go on writing; what they write
    is in it. Told how many pages are done; raises to stop it.
    """
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        new_file(part)
        copy = sqlite3.connect(part, isolation_level=None)
        try:
            copy.execute("PRAGMA synchronous=OFF")  # it is flushed below: here whoever writes would wait for that
            copy.execute("PRAGMA journal_mode=OFF")
            if watch is None:
                raw.backup(copy)
            else:
                raw.backup(copy, pages=_AT_ONCE, progress=_between(part, watch), sleep=_BUSY)
        finally:
            copy.close()
        flush_file(part)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return part


def _between(part: Path, watch: Watch) -> Callable[[int, int, int], None]:
    """What is done between two pieces of a copy: whoever wants the database has it first, and the disk gets what there
    is; all of it at the end would keep everybody else's next act waiting for the disk.
    """
    flushed = 0

    def done(_status: int, remaining: int, total: int) -> None:
        nonlocal flushed
        watch(total - remaining)
        if total - remaining >= flushed + _FLUSHED:
            flush_file(part)
            flushed = total - remaining
        sleep(_LET_GO)

    return done


def flush_file(path: Path) -> None:
    """Wait until the disk has the file."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def flush_folder(folder: Path) -> None:
    """Wait until the disk has the names in the folder. Windows cannot, and writes them with the file."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
