"""What the clock needs of the director: the start, a pause that goes on, and a schedule that runs out."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from tdapp.domain.state import State
from tdapp.read.clock.clock import ClockPhase, clock_view
from tdapp.read.message import say
from tdapp.read.needs import Need, Urgency

STRUCTURE, START, RESUME = "structure.page", "clock.start", "clock.resume"
LONG = timedelta(minutes=3)  # of a pause: from then on somebody may have forgotten it


def clock_needs(state: State, now: datetime, since: datetime | None = None) -> Iterator[Need]:
    """The cards of the start, of a clock that was paused, and of a schedule that has run out or is in its last level.

    `since`: when the clock was stopped, None: nobody knows.
    """
    clock = clock_view(state, now)
    match clock.phase:
        case ClockPhase.NOT_STARTED if seated := state.filled.seated:
            yield Need("start", Urgency.INFO, say("needs.start"), say("needs.start.why", n=seated), START)
        case ClockPhase.PAUSED if not clock.by_hand:
            yield _paused(now, since)
        case ClockPhase.OVER if state.alive > 1:
            yield Need(
                "levels_over", Urgency.WARNING, say("needs.levels_over"), say("needs.levels_over.why"), STRUCTURE
            )
        case ClockPhase.RUNNING if clock.next_level is None and clock.next_break is None and state.alive > 1:
            yield Need("last_level", Urgency.INFO, say("needs.last_level"), say("needs.levels_over.why"), STRUCTURE)


def _paused(now: datetime, since: datetime | None) -> Need:
    if since is None:
        return Need("paused", Urgency.WARNING, say("needs.paused"), None, RESUME)
    stood = now - since
    minutes = stood // timedelta(minutes=1)
    title = say("needs.paused.long", n=minutes) if minutes else say("needs.paused")
    urgency = Urgency.INFO if stood < LONG else Urgency.WARNING
    return Need("paused", urgency, title, say("needs.paused.since", time=since), RESUME)


def starts_within(state: State, now: datetime, near: timedelta) -> bool:
    """Whether an announced start is no further away than that."""
    return state.clock.anchor is not None and state.clock.anchor - now <= near


def whole_minutes(left: timedelta) -> int:
    """Whole minutes still to pass, the begun one counted."""
    return max(1, -(-left // timedelta(minutes=1)))
