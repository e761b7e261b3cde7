"""Copies of the club file: made while the evening goes on, thinned out by age, checked before they are trusted.

A copy never blocks anything: when it cannot be written that is a `KnownError` for a banner, and the club file goes on.
"""

import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from tdapp.store import journal, schema, seals
from tdapp.store.beside import TIME
from tdapp.store.club_file import ClubFile
from tdapp.store.durable import Watch, copy_to_part, flush_folder
from tdapp.store.engine import APPLICATION_ID, pragma, sound
from tdapp.store.errors import KnownError, known
from tdapp.store.identity import Identity, identity_of, read_only
from tdapp.store.journal import broken_line
from tdapp.store.owner_only import own_folder

SUFFIX = ".tdapp"


class Copy(NamedTuple):
    """A copy in the folder: when it was made, why ('level', 'close' ...), where it is, and what the club file was
    called, without its ending.
    """

    at: datetime
    reason: str
    path: Path
    made_from: str


def copy_name(club: str, *, at: datetime, reason: str) -> str:
    """The file name of a copy. The reason is a word of letters, digits and dashes.

    >>> copy_name("club", at=datetime(2026, 11, 21, 19, 5, tzinfo=UTC), reason="level")
    'club 20261121T190500.000000Z level.tdapp'
    """
    if not reason.replace("-", "").isalnum() or not reason.isascii():
        raise ValueError(f"not a word: {reason!r}")
    return f"{club} {at.astimezone(UTC).strftime(TIME)} {reason}{SUFFIX}"


def copy_now(club: ClubFile, folder: Path, *, now: datetime, reason: str, watch: Watch | None = None) -> Path:
    """Copy the open club file into the folder, looked over and safe on its disk; where the copy is.

    Following every chain as well would hold up the evening after a few years; `trusted` does that. `watch`: see
    `copy_to_part`.
    """
    target = folder / copy_name(club.path.stem, at=now, reason=reason)
    try:
        own_folder(folder)
        clean(folder, club.path)
        part = club.copy_to_part(target, watch)
        if not _sound(part):
            part.unlink(missing_ok=True)
            if finding := club.fault():
                raise KnownError("store.damaged", path=club.path, detail=finding)
            raise KnownError("backup.damaged", path=target)
        part.replace(target)
        flush_folder(folder)
    except OSError as error:
        raise KnownError("backup.cannot_write", path=target, detail=str(error)) from error
    except sqlite3.Error as error:
        trouble = known(error)
        if trouble is None:
            raise
        raise KnownError("backup.cannot_write", path=target, detail=trouble.code) from error
    return target


def clean(folder: Path, club: Path) -> None:
    """Remove what copies that were cut short left behind."""
    for path in folder.glob("*.part"):
        copy = _copy(path.with_suffix(""))
        if copy is not None and copy.made_from == club.stem:
            path.unlink(missing_ok=True)


def copies(folder: Path, club: Path, mine: Identity | None = None) -> list[Copy]:
    """The copies of this club in the folder, the newest first, whatever the file was called when they were made.

    `mine`: the identity of the club, which an open file must be asked for; None: that of the closed file, and where it
    is gone or says nothing, that of the newest copy made under its name.
    """
    if not folder.is_dir():
        return []
    found = sorted((copy for path in folder.iterdir() if (copy := _copy(path))), reverse=True)
    held = {copy: identity_of(copy.path) for copy in found}
    neighbours = {copy.made_from: club.with_name(copy.made_from + SUFFIX) for copy in found}
    neighbours.pop(club.stem, None)
    others = {stem: identity_of(path) for stem, path in neighbours.items() if path.exists()}
    held = {copy: its for copy, its in held.items() if not _is_of_a_neighbour(copy, its, others)}
    if mine is None:
        mine = (identity_of(club) if club.is_file() else None) or next(
            (its for copy, its in held.items() if its is not None and copy.made_from == club.stem), None
        )
    return [copy for copy, its in held.items() if _is_of(copy, its, club, mine)]


def _is_of_a_neighbour(copy: Copy, its: Identity | None, others: Mapping[str, Identity | None]) -> bool:
    """Whether the club file that stands there under the name the copy was made from is the one it is of, even where
    one of the two files began as a copy of the other.
    """
    other = others.get(copy.made_from)
    known_apart = its is not None and other is not None and its.same_club(other) is False
    return copy.made_from in others and not known_apart


def _is_of(copy: Copy, its: Identity | None, club: Path, mine: Identity | None) -> bool:
    same = its.same_club(mine) if its is not None and mine is not None else None
    return copy.made_from == club.stem if same is None else same


def _copy(path: Path) -> Copy | None:
    parts = path.name.removesuffix(SUFFIX).rsplit(" ", 2)
    if len(parts) != 3 or not path.name.endswith(SUFFIX):
        return None
    try:
        at = datetime.fromisoformat(parts[1])  # strptime brings a calendar in every language along, at every start
    except ValueError:
        return None
    return Copy(at, parts[2], path, parts[0]) if at.strftime(TIME) == parts[1] else None


def made(path: Path) -> datetime | None:
    """When a copy was made, as its name says; None for a file that is none by its name."""
    copy = _copy(path)
    return copy.at if copy is not None else None


def superfluous(times: Iterable[datetime], *, now: datetime) -> set[datetime]:
    """The copies that need not be kept: all stay until their hour is an hour past, then one an hour until their day is
    a day past, then one a day until their month is a month past, then one a month.

    The last copy of each hour, day or month stays: it has all that came before. Whole hours, days and months (UTC)
    change over together, so that thinning every evening leaves the same as thinning once.
    """
    kept: set[tuple[int, ...]] = set()
    gone = set()
    for at in sorted(times, reverse=True):
        stretch = _stretch(at.astimezone(UTC), now=now)
        if stretch is None:
            continue
        if stretch in kept:
            gone.add(at)
        kept.add(stretch)
    return gone


def _stretch(at: datetime, *, now: datetime) -> tuple[int, ...] | None:
    """The hour, day or month of which one copy is kept; None: every one is kept."""
    hour = at.replace(minute=0, second=0, microsecond=0)
    day = hour.replace(hour=0)
    next_month = (day.replace(day=1) + timedelta(days=32)).replace(day=1)
    if now - (hour + timedelta(hours=1)) <= timedelta(hours=1):
        return None
    if now - (day + timedelta(days=1)) <= timedelta(days=1):
        return (at.year, at.month, at.day, at.hour)
    if now - next_month <= timedelta(days=31):
        return (at.year, at.month, at.day)
    return (at.year, at.month)


def thin_out(folder: Path, club: ClubFile, *, now: datetime) -> None:
    """Remove the copies that were made from this file and need not be kept any more.

    One that cannot be read is no reason to remove an older one.
    """
    found = [copy for copy in copies(folder, club.path, club.identity) if copy.made_from == club.path.stem]
    found = [copy for copy in found if identity_of(copy.path) is not None]
    gone = superfluous((copy.at for copy in found), now=now)
    for copy in found:
        if copy.at in gone:
            copy.path.unlink(missing_ok=True)


def _sound(path: Path) -> bool:
    with closing(read_only(path)) as raw:
        return sound(raw) is None


def good(path: Path) -> bool:
    """Whether a file is a club file this program can read, sound, with every journal whole."""
    try:
        with closing(read_only(path)) as raw:
            return (
                pragma(raw, "application_id") == APPLICATION_ID
                and pragma(raw, "user_version") <= schema.VERSION
                and sound(raw) is None
                and broken_line(raw) is None
                and (pragma(raw, "user_version") < seals.SINCE or not any(seals.broken(raw)))
            )
    except (sqlite3.Error, UnicodeDecodeError):
        return False


def copy_if_whole(club: ClubFile, target: Path, *, heads: Mapping[str, bytes]) -> bool:
    """Copy a club file that may be damaged while it is open; False, and no copy, when it is not good any more, or when
    the chain of a stream does not end with this head.
    """
    try:
        part = club.copy_to_part(target)
    except sqlite3.Error:
        return False
    if good(part) and heads.items() <= _heads(part).items():
        part.replace(target)
        return True
    part.unlink(missing_ok=True)
    return False


def _heads(path: Path) -> dict[str, bytes]:
    with closing(read_only(path)) as raw:
        return {stream: journal.end_of(raw, stream).head for stream in journal.streams(raw)}


def duplicate(copy: Path, target: Path) -> None:
    """Write another file with all that is in a copy."""
    with closing(read_only(copy)) as raw:
        copy_to_part(raw, target).replace(target)


def trusted(found: list[Copy]) -> list[Copy]:
    """The copies that are trusted, of those listed the newest first: from the first one on that passes every check."""
    return found[next((number for number, copy in enumerate(found) if good(copy.path)), len(found)) :]
