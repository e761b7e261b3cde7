"""Erases people from everything of the club that lies beside its file: copies, and files that were once in its place.

A copy that still holds such a person is written anew without her, raised to today's version, and takes the place of the
old one whole. What cannot be read (a damaged file) and what an older version left (`.bak`) is removed. What stands in
the way of one file is told, and tried again the next time.
"""

import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from pathlib import Path

from msgspec import Struct

from tdapp.domain.units import PlayerId, TextId
from tdapp.store import backup, barred, free_text, migrations, players, settings
from tdapp.store.beside import set_aside
from tdapp.store.club_file import ClubFile
from tdapp.store.durable import copy_to_part, flush_file, flush_folder
from tdapp.store.errors import KnownError, known
from tdapp.store.identity import read_only
from tdapp.store.seals import Seals

_ERASED = "SELECT id FROM player WHERE erased = 1"
_EMPTIED = "SELECT id FROM free_text WHERE body IS NULL"
_HELD = "SELECT id FROM player WHERE id IN (SELECT value FROM json_each(?))"
_WRITTEN = "SELECT id FROM free_text WHERE body IS NOT NULL AND id IN (SELECT value FROM json_each(?))"


class Gone(Struct, frozen=True):
    """The people erased from a club, with words about them, and the marks of those who stay blocked with their key."""

    people: tuple[PlayerId, ...]
    texts: tuple[TextId, ...]
    marks: tuple[barred.BarredRow, ...] = ()
    key: tuple[str, str] = ("", "")


class Swept(Struct, frozen=True):
    """The result of a sweep: the files that were written anew, those that were removed, and those that still hold
    somebody who was erased.
    """

    rewritten: tuple[Path, ...] = ()
    removed: tuple[Path, ...] = ()
    left: tuple[Path, ...] = ()


def gone_from(club: ClubFile, key: str) -> Gone:
    """The people and words erased from a club. `key`: the setting under which the key of the marks is kept."""
    with club.transaction() as db:
        return Gone(
            people=tuple(PlayerId(row[0]) for row in db.execute(_ERASED)),
            texts=tuple(TextId(row[0]) for row in db.execute(_EMPTIED)),
            marks=barred.everybody(db),
            key=(key, settings.settings(db).get(key, "")),
        )


def sweep(club: ClubFile, folders: Iterable[Path], gone: Gone) -> Swept:
    """See that no file of this club in its folder, nor its copies in these, holds anybody who was erased."""
    if not gone.people and not gone.texts:
        return Swept()
    rewritten: list[Path] = []
    removed: list[Path] = []
    left: list[Path] = []
    for path, whole in _files_of(club, folders):
        try:
            if path.suffix != backup.SUFFIX or not (whole or backup.good(path)) or _unreadable(path, gone):
                path.unlink()
                removed.append(path)
            elif _holds(path, gone):
                _write_anew(path, gone)
                rewritten.append(path)
        except (OSError, sqlite3.Error, KnownError, LookupError):
            left.append(path)
    for changed in {path.parent for path in (*rewritten, *removed)}:
        with suppress(OSError):
            flush_folder(changed)
    return Swept(tuple(rewritten), tuple(removed), tuple(left))


def _files_of(club: ClubFile, folders: Iterable[Path]) -> Iterable[tuple[Path, bool]]:
    """The files that may hold somebody. True: one that was whole when it was made, which need not be checked line by
    line when it holds nobody.
    """
    for folder in folders:
        yield from ((copy.path, True) for copy in backup.copies(folder, club.path, club.identity))
    yield from ((path, False) for path in set_aside(club.path))
    yield from ((path, False) for path in club.path.parent.glob("*.bak") if path.name.startswith(f"{club.path.name}.v"))


def _unreadable(path: Path, gone: Gone) -> bool:
    """Whether nothing can be made of a file any more. Raises what else stands in the way, such as somebody's lock."""
    try:
        return _holds(path, gone) and not backup.good(path)
    except sqlite3.Error as error:
        trouble = known(error)
        if trouble is not None and trouble.code not in ("store.damaged", "store.no_database"):
            raise
        return True


def _holds(path: Path, gone: Gone) -> bool:
    """Whether a file of any version holds somebody or something that was erased."""
    with closing(read_only(path)) as raw:
        return bool(_people_in(raw, gone) or _texts_in(raw, gone))


def _people_in(db: sqlite3.Connection, gone: Gone) -> list[PlayerId]:
    held = [PlayerId(row[0]) for row in db.execute(_HELD, (_json(gone.people),))]
    with suppress(sqlite3.OperationalError):  # a version that could not erase anybody has no such column
        done = {row[0] for row in db.execute(_ERASED)}
        return [one for one in held if one not in done]
    return held


def _texts_in(db: sqlite3.Connection, gone: Gone) -> list[TextId]:
    return [TextId(row[0]) for row in db.execute(_WRITTEN, (_json(gone.texts),))]


def _json(ids: Iterable[str]) -> str:
    return "[" + ",".join(f'"{one}"' for one in ids) + "]"


def _write_anew(path: Path, gone: Gone) -> None:
    """The file without them, in its own place: whole before, whole after."""
    with closing(read_only(path)) as raw:
        part = copy_to_part(raw, path)
    try:
        migrations.raise_part(part)
        with closing(sqlite3.connect(part, isolation_level=None)) as db:
            db.execute("PRAGMA secure_delete=ON")
            marks = Seals(db)
            db.execute("BEGIN IMMEDIATE")
            for person in _people_in(db, gone):
                players.erase(db, person)
            for text in _texts_in(db, gone):
                free_text.erase_text(db, text)
            if gone.marks:
                settings.put_setting(db, *gone.key)
            for row in gone.marks:
                barred.put(db, row)
            marks.flush(db)
            db.execute("COMMIT")
            db.execute("VACUUM")
        flush_file(part)
        if not backup.good(part):
            raise KnownError("backup.damaged", path=path)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
        Path(f"{part}-journal").unlink(missing_ok=True)
