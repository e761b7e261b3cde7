"""Makes a club file again from what its sources have together: whole or not at all, and never over a file.

It is written beside its place, with lines as they were written, and is put there once it is whole and on its disk.
"""

import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

from tdapp.store import journal, settings
from tdapp.store.club_file import ClubFile
from tdapp.store.durable import flush_file, flush_folder
from tdapp.store.errors import KnownError, known
from tdapp.store.restoring import PUT_BACK
from tdapp.store.seals import ALONE
from tdapp.store.sources import Joined


def make_again(
    joined: Joined, target: Path, *, now: datetime, then: Callable[[ClubFile], None] = lambda _file: None
) -> None:
    """Write a club file with all of this. `then` writes what follows from it, before it is put in its place.

    Refuses, as a `KnownError`, where a file stands, and where it cannot be written.
    """
    if target.exists():
        raise KnownError("save.exists", path=target)
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        Path(f"{part}-journal").unlink(missing_ok=True)
        with ClubFile.open(part, create=True, now=now, holder="") as file:
            with file.transaction() as db:
                _write(db, joined, now)
            then(file)
        flush_file(part)
        if target.exists():
            raise KnownError("save.exists", path=target)
        part.replace(target)
        flush_folder(target.parent)
    except OSError as error:
        raise KnownError("backup.cannot_write", path=target, detail=error.strerror or str(error)) from error
    except sqlite3.Error as error:
        trouble = known(error, part)
        if trouble is None:
            raise
        raise KnownError("backup.cannot_write", path=target, detail=trouble.code) from error
    finally:
        part.unlink(missing_ok=True)
        Path(f"{part}-journal").unlink(missing_ok=True)


def _write(db: sqlite3.Connection, joined: Joined, now: datetime) -> None:
    for lines in joined.lines.values():
        journal.put(db, lines)
    columns = {table: _columns(db, table) for table in ALONE}
    for table in ALONE:  # people before what belongs to them
        for (of, _part), values in joined.rows.items():
            if of == table:
                _put(db, table, columns[table], values)
    settings.put_setting(db, PUT_BACK, now.isoformat())


def _columns(db: sqlite3.Connection, table: str) -> Mapping[str, Any]:
    """The columns of a table, each with what stands in it where a source does not know it yet."""
    empty = {"TEXT": "", "INTEGER": 0, "BLOB": b""}
    with closing(db.execute(f"PRAGMA table_info({table})")) as found:
        return {row[1]: empty.get(row[2], "") if row[3] else None for row in found}


def _put(db: sqlite3.Connection, table: str, columns: Mapping[str, Any], values: Mapping[str, Any]) -> None:
    """Write a row; one that cannot be a row of ours any more is left out."""
    row = {name: values.get(name, otherwise) for name, otherwise in columns.items()}
    places = ", ".join(f":{name}" for name in row)
    keys = ALONE[table]
    others = ", ".join(f"{name} = excluded.{name}" for name in row if name != keys)
    try:
        db.execute(
            f"INSERT INTO {table} ({', '.join(row)}) VALUES ({places}) ON CONFLICT ({keys}) DO UPDATE SET {others}", row
        )
    except sqlite3.IntegrityError:
        return
