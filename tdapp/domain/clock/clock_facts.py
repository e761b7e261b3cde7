"""What can happen to the clock: it is set, a period is stretched, an extra break comes in; and what its undo leaves."""

from datetime import datetime, timedelta
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.units import ActNo


class ClockVerb(StrEnum):
    """What the director did to the clock; the words of the journal line and of its undo."""

    START = "start"
    SCHEDULE = "schedule"
    PAUSE = "pause"
    RESUME = "resume"
    NEXT = "next"
    PREVIOUS = "previous"
    GO_TO = "go_to"
    CORRECT = "correct"


class ClockSet(Struct, frozen=True):
    """The clock was set: so much of the schedule had passed at `anchor`; no anchor: it stands still. An anchor ahead:
    it starts then.
    """

    verb: ClockVerb
    played: timedelta
    anchor: datetime | None


class PeriodStretched(Struct, frozen=True):
    """The period at `index` (from 0) lasts `by` longer (or shorter, below zero): the plus and minus minute keys."""

    index: int
    by: timedelta


class BreakInserted(Struct, frozen=True):
    """The room goes on an extra break now: the running level at `index` was cut after `after`, its rest follows."""

    index: int
    after: timedelta
    lasts: timedelta


class ClockUndone(Struct, frozen=True):
    """The undo of an earlier clock act: the facts beside it put the clock back. It says what undo undid."""

    act: ActNo


ClockFact = ClockSet | PeriodStretched | BreakInserted | ClockUndone
CLOCK_FACTS = (ClockSet, PeriodStretched, BreakInserted, ClockUndone)
