"""The figures that are always in sight: the top bar, and a line of the tournament list."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from tdapp.domain.units import Chips, Money, TournamentId


class Phase(StrEnum):
    """Where a tournament stands."""

    SETUP = "setup"
    REGISTERING = "registering"
    RUNNING = "running"
    PAUSED = "paused"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class StatusView:
    """Counts and sums of one tournament. `average` is chips per player left, None when nobody is in."""

    name: str
    day: date
    phase: Phase
    entries: int
    left: int
    chips: Chips  # chips in play
    average: Chips | None
    average_blinds: int | None  # the same in big blinds of the present level
    tables: int
    free_seats: int
    waiting: int  # entries in play without a seat
    pool: Money
    registration_open: bool
    closes_after_level: int | None  # None: closed, or not bound to a level
    lines: int  # journal lines so far


@dataclass(frozen=True, slots=True)
class LobbyRow:
    """One tournament of the club in the list."""

    id: TournamentId
    name: str
    day: date
    phase: Phase
    entries: int
    left: int
    pool: Money
    archived: bool
