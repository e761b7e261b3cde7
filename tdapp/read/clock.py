"""The clock as people read it, now: what runs, how long still, what comes next and when."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from tdapp.domain.structure import Break, Level


class ClockPhase(StrEnum):
    """What the clock is doing. OVER: the last level's time has run out and it goes on until play ends."""

    NOT_STARTED = "not_started"
    SCHEDULED = "scheduled"
    RUNNING = "running"
    PAUSED = "paused"
    BREAK = "break"
    OVER = "over"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class LevelView:
    """A level with its number."""

    number: int
    level: Level


@dataclass(frozen=True, slots=True)
class PeriodView:
    """One line of the schedule. `starts_at`: when it began or will begin if nothing stops the clock; None: unknown."""

    index: int
    number: int | None  # None: a break
    period: Level | Break
    starts_at: datetime | None
    state: str  # 'played', 'now', 'coming'
    registration_ends: bool  # late registration closes when this one ends


@dataclass(frozen=True, slots=True)
class ClockView:
    """Everything a clock face shows at one instant. Durations are whole seconds, as counted down.

    `left`: of the running level or break. `break_in`: until the next break begins, None when none follows.
    `back_at`: when play goes on, during a break. `starts_at`: the time set for the start. `warn`: inside the last
    minute of a level that runs.
    """

    phase: ClockPhase
    name: str
    now: datetime
    level: LevelView | None  # None before a structure exists, or in a break before level 1
    on_break: Break | None
    left: timedelta
    lasts: timedelta
    next_level: LevelView | None
    next_break: Break | None  # the break that follows the present level directly
    break_in: timedelta | None
    back_at: datetime | None
    ends_at: datetime | None
    starts_at: datetime | None
    warn: bool
    schedule: tuple[PeriodView, ...]

    @property
    def fraction(self) -> float:
        """How much of the present level or break has passed, 0 to 1."""
        total = self.lasts.total_seconds()
        return 0.0 if total <= 0 else min(1.0, max(0.0, 1 - self.left.total_seconds() / total))
