"""Moments that time itself brings: a level ends, a minute is left, the clock starts by itself. Never facts, each said
once.
"""

from collections.abc import Collection
from datetime import datetime, timedelta
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.clock.clock import ZERO, Clock, begins, position
from tdapp.domain.clock.structure import Break, Structure

LAST_MINUTE = timedelta(seconds=60)


class BoundaryKind(StrEnum):
    """Which moment of the schedule was reached: the start, so much left of a level or break, or its end."""

    START = "start"
    LEFT = "left"
    END = "end"


class Boundary(Struct, frozen=True):
    """A moment of the schedule that was reached. `period`: index of the level or break it belongs to.

    `break_begins`: the end of a level that a break follows. `left`: so much is left of it.
    """

    kind: BoundaryKind
    period: int
    break_begins: bool = False
    left: timedelta = ZERO


def reached(
    structure: Structure, clock: Clock, since: datetime, now: datetime, marks: Collection[timedelta] = (LAST_MINUTE,)
) -> tuple[Boundary, ...]:
    """The moments of the schedule reached after `since` and by `now`, in order, with the clock as it has been set all
    that while. `marks`: the times left of a level or break that are moments too.

    Called with every tick, so that each is announced once; after a pause, an undo or a restart nothing is said again,
    because `since` is then the present.
    """
    if clock.anchor is None or now <= since:
        return ()
    found: list[Boundary] = []
    if clock.played == ZERO and since < clock.anchor <= now:
        found.append(Boundary(BoundaryKind.START, 0))
    before, after = clock.at(since), clock.at(now)
    for index in range(position(structure, before).period, len(structure)):
        start = begins(structure, index)
        if start > after:
            break
        end = start + structure[index].lasts
        found += [
            Boundary(BoundaryKind.LEFT, index, left=left)
            for left in sorted(marks, reverse=True)
            if before < end - left <= after and end - left > start
        ]
        if before < end <= after:
            pause = index + 1 < len(structure) and isinstance(structure[index + 1], Break)
            found.append(Boundary(BoundaryKind.END, index, break_begins=pause))
    return tuple(found)
