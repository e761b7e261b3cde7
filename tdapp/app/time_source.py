"""The one time source: wall time at start plus monotonic time since, watched for sleep and for clocks set anew.

A blind clock must not jump because somebody set the laptop's clock, and must not silently lose the eight minutes the
lid was closed. So nothing is moved without being asked: a jump is reported, and the director says whether it counts.
"""

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from enum import StrEnum

from msgspec import Struct

NOTICED = timedelta(seconds=2)  # differences below this are the drift of ordinary clocks
STALLED = timedelta(seconds=30)  # no tick for so long: the machine slept, even if its monotonic clock went on


class JumpKind(StrEnum):
    """The kinds of jumps in time: the machine slept (and time did pass), or somebody set its clock (and none did)."""

    SLEPT = "slept"
    SET = "set"


class Jump(Struct, frozen=True):
    """A jump in time, of so much. `counted`: the time that `now()` already contains; the director may take it out
    again.
    """

    kind: JumpKind
    by: timedelta
    counted: bool


class TimeSource:
    """The source of the present time. All three are clocks in seconds; `awake` goes on in sleep, where the system has
    such a clock.
    """

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        awake: Callable[[], float] | None = None,
    ) -> None:
        self._wall, self._steady = wall, steady
        self._with_sleep = awake or _with_sleep()
        self._offset = wall() - steady()
        self._wall_offset = self._offset
        self._sleep_offset = self._with_sleep() - steady()
        self._last_tick = steady()
        self._ahead = False  # of a wall that was behind when the club was opened

    def now(self) -> datetime:
        """The present instant, UTC. Never runs backwards, never jumps by itself."""
        return datetime.fromtimestamp(self._steady() + self._offset, UTC)

    def check(self) -> Jump | None:
        """The jump since the last tick, None when all clocks agree; called with every tick."""
        steady = self._steady()
        slept = timedelta(seconds=(self._with_sleep() - steady) - self._sleep_offset)
        wall = timedelta(seconds=(self._wall() - steady) - self._wall_offset)
        silent = timedelta(seconds=steady - self._last_tick)
        self._last_tick = steady
        if slept > NOTICED:
            self._sleep_offset += slept.total_seconds()
            self._wall_offset = self._wall() - steady
            return Jump(JumpKind.SLEPT, slept, counted=False)
        if abs(wall) > NOTICED:
            self._wall_offset += wall.total_seconds()
            if self._ahead and abs(self._wall_offset - self._offset) < STALLED.total_seconds():
                self._ahead = False  # set right, to what it is here already: nothing is to be said
                return None
            return Jump(JumpKind.SET, wall, counted=False)
        if silent > STALLED:
            return Jump(JumpKind.SLEPT, silent, counted=True)
        return None

    def not_before(self, seen: datetime) -> timedelta:
        """Let time never run backwards, not even from one start to the next; returns how far the laptop's clock is
        behind `seen`.

        It goes on from there, and follows the wall again once that was set right.
        """
        behind = max(timedelta(0), seen - self.now())
        self._offset += behind.total_seconds()
        self._ahead = self._ahead or behind > NOTICED
        return behind

    def count(self, jump: Jump) -> None:
        """Let a jump count after all: time goes on from where the wall says it is."""
        if not jump.counted and jump.by > timedelta(0):
            self._offset += jump.by.total_seconds()


def _with_sleep() -> Callable[[], float]:
    """A clock that goes on while the machine sleeps, where there is one; else the wall, which cannot tell the two."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    if boot is None:
        return time.monotonic
    return _boot_clock


def _boot_clock() -> float:
    return time.clock_gettime(time.CLOCK_BOOTTIME)
