"""The messages that rules put over the screens, each for its own time. They are no facts: time took them up and takes
them off.
"""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tdapp.app.events.telling import Due
    from tdapp.domain.units import TournamentId


class _Up(NamedTuple):
    """A message and until when it stands."""

    due: Due
    until: datetime


class OverScreens:
    """The messages over the screens of an open club; of several of one tournament the newest is seen."""

    def __init__(self) -> None:
        self._up: dict[TournamentId, list[_Up]] = {}

    def put(self, due: Due, now: datetime) -> None:
        """Put up the message of a rule, if it has one."""
        if due.rule.message:
            there = [each for each in self._up.get(due.tournament, []) if now < each.until]
            self._up[due.tournament] = [*there, _Up(due, now + due.rule.lasts)]

    def at(self, tournament: TournamentId, now: datetime) -> Due | None:
        """What stands over the screens of a tournament; None: nothing does."""
        up = (each.due for each in reversed(self._up.get(tournament, ())) if now < each.until)
        return next(up, None)

    def until(self, tournament: TournamentId, now: datetime) -> datetime | None:
        """Until when that stands; None: nothing does."""
        up = (each.until for each in reversed(self._up.get(tournament, ())) if now < each.until)
        return next(up, None)

    def take_off(self, tournament: TournamentId) -> None:
        """Take everything off that stands over the screens of a tournament."""
        self._up.pop(tournament, None)

    def clear(self) -> None:
        """Take everything off: the club is another one."""
        self._up.clear()
