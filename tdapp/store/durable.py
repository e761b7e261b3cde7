"""Whole copies of an open database that survive a power cut: written beside, flushed, then put in place."""

import os
import sqlite3
import sys
from pathlib import Path

from tdapp.store.owner_only import new_file


def copy_to_part(raw: sqlite3.Connection, target: Path) -> Path:
    """A flushed copy of the open database in `<target>.part`, ready to be put in place of `target`."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        new_file(part)
        copy = sqlite3.connect(part, isolation_level=None)
        try:
            raw.backup(copy)
        finally:
            copy.close()
        flush_file(part)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return part


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
