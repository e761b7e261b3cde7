"""Rescues a club whose file was taken away while it was open: what we still hold is put elsewhere, and where is
told.
"""

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from msgspec import Struct

from tdapp.app.journal.history import History
from tdapp.app.journal.projecting import rebuilt
from tdapp.app.open_club import Club
from tdapp.app.preferences import own_folder, rescue_folders
from tdapp.domain.act import Act
from tdapp.domain.units import Seq, TournamentId
from tdapp.read.people.names import fold
from tdapp.store import backup, players
from tdapp.store.club_file import ClubFile
from tdapp.store.errors import KnownError
from tdapp.store.journal import CLUB
from tdapp.store.players import PlayerRecord

RESCUED = "rescued"  # the reason in the copy's name


class Loss(Struct, frozen=True):
    """The loss of a club file: it is not ours any more. `copy`: where everything up to now is; None: nowhere, because
    of `why`.
    """

    trouble: KnownError
    copy: Path | None
    why: KnownError | None = None


class Guard:
    """The guard of an open club's file: looks at every tick, and saves what there is the moment it is not ours any
    more.
    """

    def __init__(self, club: Club) -> None:
        self._club = club
        self._loss: Loss | None = None

    def look(self) -> Loss | None:
        """The loss of the file, None while nothing happened to it. The copy is made once."""
        trouble = self._club.file.another()
        if trouble is None:
            self._loss = None
        elif self._loss is None or self._loss.trouble.code != trouble.code:
            try:
                self._loss = Loss(trouble, rescue(self._club, self._club.time.now()))
            except KnownError as why:
                self._loss = Loss(trouble, None, why)
        return self._loss


def rescue(club: Club, now: datetime) -> Path:
    """Put everything we still hold into a new club file on a disk that takes it; returns where.

    From the open file as long as it can be read, else from the newest good copy and what is in memory.
    """
    detail = ""
    for folder in _places(club.file.path.parent):
        target = folder / backup.copy_name(club.file.path.stem, at=now, reason=RESCUED)
        try:
            own_folder(folder)
            whole = (stream for stream, acts in _streams(club) if acts and stream not in club.desk.tails)
            heads = {stream: club.desk.head(stream) for stream in whole}
            if not backup.copy_if_whole(club.file, target, heads=heads):
                _from_memory(club, target, now)
        except (OSError, KnownError) as error:
            detail = error.code if isinstance(error, KnownError) else str(error)
            with suppress(OSError):
                target.unlink(missing_ok=True)
        else:
            return target
    raise KnownError("rescue.nowhere", detail=detail)


def _places(there: Path) -> Iterator[Path]:
    """Where to put it: this laptop's own folders, and not the one the file went from if that can be helped."""
    return iter(sorted(rescue_folders(), key=lambda folder: folder.is_relative_to(there)))


def _from_memory(club: Club, target: Path, now: datetime) -> None:
    """The newest good copy with the acts and names that are only in memory; without a copy those alone.

    Of a tournament whose journal does not come out the copy may know more than memory, and nothing was added since.
    """
    found = backup.trusted(backup.copies(club.copies_folder, club.file.path, club.file.identity))
    if found:
        backup.duplicate(found[0].path, target)
    with ClubFile.open(target, create=not found, now=now, holder="", chance=club.file.chance) as file:
        with file.transaction() as db:
            there = {one.id for one in players.everybody(db)}
            names = club.people.in_memory()
            new = [PlayerRecord(one, name.last, name.first) for one, name in names.items() if one not in there]
            players.add(db, new, now=now, fold=fold)
        kept: set[str] = set()
        for stream, acts in _streams(club):
            known = file.load(stream)
            if known and stream in club.desk.tails:
                kept.add(stream)
                continue
            if known != tuple(acts[: len(known)]):
                raise KnownError("store.chain", stream=stream, seq=1)
            file.append(stream, acts[len(known) :], expected=known[-1].last if known else Seq(0))
        for tournament, history in club.desk.loaded().items():
            if tournament not in kept:
                _rows(club, file, tournament, history)


def _rows(club: Club, file: ClubFile, tournament: TournamentId, history: History) -> None:
    if history.state is not None:
        acts = history.counting()
        file.rewrite_rows(tournament, rebuilt(tournament, acts, history.state, acts[-1].at, club.desk.club))


def _streams(club: Club) -> Iterator[tuple[str, list[Act]]]:
    """Every stream that is in memory, with its acts."""
    yield CLUB, list(club.desk.club_acts())
    for tournament, history in club.desk.loaded().items():
        yield tournament, history.acts
