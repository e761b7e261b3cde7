"""Puts a copy in the place of a club file: whenever it is cut short, a file stands under the club's name.

The copy is written beside, whole and on its disk; the old file gets a second name; then one renaming puts the copy in
its place. What a kill leaves is cleared away when the file is next opened, or when a copy is next put back.
"""

import os
import shutil
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from tdapp.store import identity, settings
from tdapp.store.backup import good
from tdapp.store.beside import aside_name, clear_leftovers
from tdapp.store.durable import copy_to_part, flush_file, flush_folder
from tdapp.store.engine import connect, pragma, transaction
from tdapp.store.errors import KnownError, known
from tdapp.store.identity import identity_of, read_only
from tdapp.store.owner_only import close_to_others, new_file
from tdapp.store.seals import SINCE, Seals

PUT_BACK = "club.copy_put_back"  # a setting: when this file was put in the place of another one, ISO 8601


def restore(copy: Path, target: Path, *, now: datetime) -> Path | None:
    """Put a copy in the place of a club file that nobody has open; returns where the file that was there is now kept.

    Refuses when the club file is open somewhere, or when the copy does not pass its checks; both then stay as they are.
    """
    if not good(copy):
        raise KnownError("backup.damaged", path=copy)
    _refuse_if_open(target)
    clear_leftovers(target)
    try:
        return _put(copy, target, now)
    except OSError as error:
        raise KnownError("backup.cannot_write", path=target, detail=str(error)) from error
    except sqlite3.Error as error:
        trouble = known(error)
        if trouble is None:
            raise
        raise KnownError("backup.cannot_write", path=target, detail=trouble.code) from error


def _put(copy: Path, target: Path, now: datetime) -> Path | None:
    part = _part_of(copy, target, now)
    aside = aside_name(target, now)
    was_there = target.exists()
    if was_there:
        _name_too(target, aside)
    journal = Path(f"{target}-journal")
    if journal.exists():  # belongs to the old file; beside the copy SQLite would play it into the wrong one
        journal.replace(f"{aside}-journal")
    flush_folder(target.parent)
    part.replace(target)
    flush_folder(target.parent)
    return aside if was_there else None


def _part_of(copy: Path, target: Path, now: datetime) -> Path:
    """The copy beside its place: when it was put there, and which club it is of, stand in it."""
    with closing(read_only(copy)) as raw:
        part = copy_to_part(raw, target)
    old = identity_of(target) if target.exists() else None
    with closing(sqlite3.connect(part, isolation_level=None)) as raw:
        marks = Seals(raw) if pragma(raw, "user_version") >= SINCE else None
        with transaction(raw):
            if old is not None and old.key:
                identity.give(raw, old.key)
            settings.put_setting(raw, PUT_BACK, now.isoformat())
            if marks is not None:
                marks.flush(raw)
    flush_file(part)
    return part


def _name_too(target: Path, aside: Path) -> None:
    """Give the old file a second name; where the disk knows no second names, a second file. It keeps the first."""
    try:
        os.link(target, aside)
    except OSError:
        part = aside.with_name(f"{aside.name}.part")
        new_file(part)
        shutil.copyfile(target, part)
        flush_file(part)
        part.replace(aside)
    close_to_others(aside)


def _refuse_if_open(target: Path) -> None:
    if not target.exists():
        return
    try:
        connect(target, create=False).close()
    except sqlite3.Error as error:
        trouble = known(error)
        if trouble is None:
            raise
        if trouble.code == "store.locked":
            raise KnownError("store.locked", path=target) from error
