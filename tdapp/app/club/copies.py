"""Copies of a club: which there are, what each would lose, and putting one in the place of the club file.

The other way round, a copy that has more than the file tells of a file that was replaced by an older one.
"""

from datetime import datetime
from pathlib import Path

from msgspec import Struct

from tdapp.app.club.tails import CHANGED
from tdapp.app.open_club import Club
from tdapp.store import backup, losing, restoring
from tdapp.store.backup import Copy
from tdapp.store.beside import COPIES
from tdapp.store.errors import KnownError
from tdapp.store.losing import Ends, Loss

__all__ = ["Copy", "Loss", "Newer", "Offer", "newer_of", "offered", "offered_of", "restore_copy"]


class Offer(Struct, frozen=True):
    """The copies of a club that may be put back, the newest good one first and then those before it.

    `damaged`: how many newer ones do not pass their checks. `ends`: where the journals of the club file end.
    """

    copies: tuple[Copy, ...] = ()
    damaged: int = 0
    ends: Ends | None = None

    def loses(self, copy: Copy) -> Loss | None:
        """The acts that are in the club file and not in this copy; None when the file does not say."""
        return losing.lost(self.ends, copy.path)


class Newer(Struct, frozen=True):
    """A copy that goes on where the club file ends, and what it has more."""

    copy: Copy
    more: Loss


def newer_of(club: Club) -> Newer | None:
    """The newest copy of an open club, where it is good and has more than the file; None: all is well.

    One from before a copy was put back does not count: its acts were left out on purpose.
    """
    file = club.file
    try:
        found = backup.copies(club.copies_folder, file.path, file.identity)
        put_back = club.settings().get(restoring.PUT_BACK)
        if not found or (put_back is not None and found[0].at <= datetime.fromisoformat(put_back)):
            return None
        with file.transaction() as db:
            more = losing.gained(db, found[0].path)
    except (KnownError, OSError, ValueError):
        return None
    return Newer(found[0], more) if more is not None and backup.good(found[0].path) else None


def offered(path: Path) -> Offer:
    """The copies of the closed club file at `path`, which may be gone or damaged. Never raises for what it finds."""
    try:
        found = backup.copies(path.parent / COPIES, path)
        return _from(found, backup.trusted(found), losing.ends_of(path))
    except OSError:
        return Offer()


def offered_of(club: Club) -> Offer:
    """The copies of an open club. One that has the very line at which a tournament does not come out helps nobody."""
    file, tails = club.file, club.desk.tails
    with file.transaction() as db:
        ends = losing.ends_in(db)

    def comes_out(copy: Copy) -> bool:
        then = losing.ends_of(copy.path) or {}
        changed = (tournament for tournament, tail in tails.items() if tail.why != CHANGED)
        return all(then.get(tournament, (0, 0, 0))[0] < tails[tournament].line for tournament in changed)

    found = backup.copies(club.copies_folder, file.path, file.identity)
    return _from(found, backup.trusted([copy for copy in found if comes_out(copy)]), ends)


def _from(found: list[Copy], trusted: list[Copy], ends: Ends | None) -> Offer:
    return Offer(tuple(trusted), found.index(trusted[0]) if trusted else len(found), ends)


def restore_copy(copy: Copy, path: Path, now: datetime) -> Path | None:
    """Put a copy in the place of a club file; returns where the one that was there is kept now, None when there was
    none.

    Refuses a damaged copy, and a file that is open somewhere; whatever happens on the way, a file stays in the place.
    """
    return restoring.restore(copy.path, path, now=now)
