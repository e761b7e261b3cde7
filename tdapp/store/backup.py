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
from tdapp.store.club_file import ClubFile
from tdapp.store.durable import copy_to_part, flush_folder
from tdapp.store.engine import APPLICATION_ID, connect, pragma, sound
from tdapp.store.errors import KnownError, known
from tdapp.store.journal import broken_line

SUFFIX = ".tdapp"
_TIME = "%Y%m%dT%H%M%S.%fZ"


class Copy(NamedTuple):
    """A copy in the folder: when it was made, why ('level', 'close' ...), and where it is."""

    at: datetime
    reason: str
    path: Path


def copy_name(club: str, *, at: datetime, reason: str) -> str:
    """The file name of a copy. The reason is a word of letters, digits and dashes.

    >>> copy_name("club", at=datetime(2026, 11, 21, 19, 5, tzinfo=UTC), reason="level")
    'club 20261121T190500.000000Z level.tdapp'
    """
    if not reason.replace("-", "").isalnum() or not reason.isascii():
        raise ValueError(f"not a word: {reason!r}")
    return f"{club} {at.astimezone(UTC).strftime(_TIME)} {reason}{SUFFIX}"


def copy_now(club: ClubFile, folder: Path, *, now: datetime, reason: str) -> Path:
    """Copy the open club file into the folder, looked over and safe on its disk; where the copy is.

    Following every chain as well would hold up the evening after a few years; `newest_good` does that.
    """
    target = folder / copy_name(club.path.stem, at=now, reason=reason)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        clean(folder, club.path.stem)
        part = club.copy_to_part(target)
        if not _sound(part):
            part.unlink(missing_ok=True)
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


def clean(folder: Path, club: str) -> None:
    """Remove what copies that were cut short left behind."""
    for path in folder.glob("*.part"):
        if path.name.startswith(f"{club} ") and _copy(path.with_suffix("")):
            path.unlink(missing_ok=True)


def copies(folder: Path, club: str) -> list[Copy]:
    """The copies of a club file in the folder, the newest first."""
    if not folder.is_dir():
        return []
    found = (_copy(path) for path in folder.iterdir() if path.name.startswith(f"{club} "))
    return sorted((copy for copy in found if copy), reverse=True)


def _copy(path: Path) -> Copy | None:
    parts = path.name.removesuffix(SUFFIX).rsplit(" ", 2)
    if len(parts) != 3 or not path.name.endswith(SUFFIX):
        return None
    try:
        at = datetime.fromisoformat(parts[1])  # strptime brings a calendar in every language along, at every start
    except ValueError:
        return None
    return Copy(at, parts[2], path) if at.strftime(_TIME) == parts[1] else None


def superfluous(times: Iterable[datetime], *, now: datetime) -> set[datetime]:
    """Which copies need not be kept: all stay until their hour is an hour past, then one an hour until their day is a
    day past, then one a day until their month is a month past, then one a month.

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


def thin_out(folder: Path, club: str, *, now: datetime) -> None:
    """Remove the copies that need not be kept any more."""
    found = copies(folder, club)
    gone = superfluous((copy.at for copy in found), now=now)
    for copy in found:
        if copy.at in gone:
            copy.path.unlink(missing_ok=True)


def _sound(path: Path) -> bool:
    with closing(_read_only(path)) as raw:
        return sound(raw) is None


def _read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def good(path: Path) -> bool:
    """Whether a file is a club file this program can read, sound, with every journal whole."""
    try:
        with closing(_read_only(path)) as raw:
            return (
                pragma(raw, "application_id") == APPLICATION_ID
                and pragma(raw, "user_version") <= schema.VERSION
                and sound(raw) is None
                and broken_line(raw) is None
                and (pragma(raw, "user_version") < seals.SINCE or not any(seals.broken(raw)))
            )
    except sqlite3.Error:
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
    with closing(_read_only(path)) as raw:
        return {stream: journal.end_of(raw, stream).head for stream in journal.streams(raw)}


def duplicate(copy: Path, target: Path) -> None:
    """Another file with all that is in a copy."""
    with closing(_read_only(copy)) as raw:
        copy_to_part(raw, target).replace(target)


def newest_good(folder: Path, club: str) -> Path | None:
    """The newest copy that passes every check, or None."""
    return next((copy.path for copy in copies(folder, club) if good(copy.path)), None)


def restore(copy: Path, target: Path, *, now: datetime) -> Path | None:
    """Put a copy in the place of a club file that nobody has open; where the file that was there is now kept.

    Refuses when the club file is open somewhere, or when the copy does not pass its checks; both then stay as they are.
    """
    if not good(copy):
        raise KnownError("backup.damaged", path=copy)
    _refuse_if_open(target)
    with closing(_read_only(copy)) as raw:
        part = copy_to_part(raw, target)
    aside = target.with_name(f"{target.stem} damaged {now.astimezone(UTC).strftime(_TIME)}{target.suffix}")
    journal = Path(f"{target}-journal")
    if journal.exists():  # belongs to the old file; beside the copy SQLite would play it into the wrong one
        journal.replace(f"{aside}-journal")
    was_there = target.exists()
    if was_there:
        target.replace(aside)
    part.replace(target)
    flush_folder(target.parent)
    return aside if was_there else None


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
