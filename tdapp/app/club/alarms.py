"""Alarms over the bottom line, which stay until they are settled: the file is gone, or not as it was written."""

from collections.abc import Generator
from pathlib import Path

from msgspec import Struct

from tdapp.app.club.holding import Held, accept, held
from tdapp.app.club.rescue import Guard, Loss
from tdapp.app.open_club import Club
from tdapp.read.club.found import say_newer
from tdapp.read.message import Said, say, say_trouble
from tdapp.store.errors import KnownError
from tdapp.store.seals import Found


class Alarm(Struct, frozen=True):
    """An alarm: sentences for the director. `copy`: a file to open and go on with; `settles`: it is over once she has
    seen it; `copies`: what helps are the copies of the club.
    """

    said: tuple[Said, ...]
    copy: Path | None = None
    settles: bool = False
    copies: bool = False
    changed: tuple[Found, ...] = ()


class Alarms:
    """The alarms of an open club, the worst first."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._guard = Guard(club)
        self._loss: Alarm | None = None
        self._waiting: list[Alarm] = []
        club.file.told = self._on_told

    @property
    def first(self) -> Alarm | None:
        """The alarm that is to be said now."""
        return self._loss or (self._waiting[0] if self._waiting else None)

    def look(self) -> None:
        """Look whether the file is the one that was opened, and whether anything was put right meanwhile."""
        if self._club.mended:
            self._waiting.append(Alarm(tuple(self._club.mended), settles=True))
            self._club.mended.clear()
        loss = self._guard.look()
        self._loss = None if loss is None else _alarm(loss)

    def look_at_copies(self) -> None:
        """Look whether the newest copy has more than the file: it may have been replaced by an older one meanwhile."""
        from tdapp.app.club.copies import newer_of

        if (newer := newer_of(self._club)) is not None:
            at = newer.copy.at.astimezone()
            self._waiting.append(Alarm((say_newer(at, newer.more.acts),), settles=True, copies=True))

    def hold(self) -> Generator[int, None, Held]:
        """Hold the file against itself, see `holding`; what was found goes to `found`."""
        return held(self._club)

    def found(self, what: Held) -> None:
        """Raise an alarm for what holding the file against itself found."""
        if what.said:
            self._waiting.append(Alarm(what.said, settles=True, changed=what.changed))

    def damaged(self, trouble: KnownError) -> None:
        """Raise an alarm for a file that was found damaged when a copy of it was looked over."""
        self._waiting.append(Alarm((say_trouble(trouble.code, trouble.facts),), settles=True, copies=True))

    def settle(self) -> None:
        """Settle the first alarm: the director has seen it. Raises `KnownError`; then it stands."""
        if self._loss is None and self._waiting:
            if self._waiting[0].changed:
                accept(self._club, self._waiting[0].changed)
            del self._waiting[0]

    def _on_told(self, trouble: KnownError) -> None:
        self._waiting.append(Alarm((say_trouble(trouble.code, trouble.facts),), settles=True))


def _alarm(loss: Loss) -> Alarm:
    then = say("rescue.copied", path=str(loss.copy)) if loss.why is None else say_trouble(loss.why.code, loss.why.facts)
    return Alarm((say_trouble(loss.trouble.code, loss.trouble.facts), then), copy=loss.copy)
