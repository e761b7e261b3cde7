"""What the clock needs of the director: the start, and a schedule that runs out."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from tdapp.domain.state import State
from tdapp.read.clock.clock import ClockPhase, clock_view
from tdapp.read.message import say
from tdapp.read.needs import Need, Urgency

STRUCTURE = "structure.page"


def clock_needs(state: State, now: datetime) -> Iterator[Need]:
    """The cards of the start, and of a schedule that has run out or is in its last level."""
    clock = clock_view(state, now)
    match clock.phase:
        case ClockPhase.NOT_STARTED if state.tables:
            yield Need("start", Urgency.INFO, say("needs.start"), say("needs.start.why", n=state.alive), "clock.start")
        case ClockPhase.OVER if state.alive > 1:
            yield Need(
                "levels_over", Urgency.WARNING, say("needs.levels_over"), say("needs.levels_over.why"), STRUCTURE
            )
        case ClockPhase.RUNNING if clock.next_level is None and clock.next_break is None and state.alive > 1:
            yield Need("last_level", Urgency.INFO, say("needs.last_level"), say("needs.levels_over.why"), STRUCTURE)


def starts_within(state: State, now: datetime, near: timedelta) -> bool:
    """Whether an announced start is no further away than that."""
    return state.clock.anchor is not None and state.clock.anchor - now <= near


def whole_minutes(left: timedelta) -> int:
    """Whole minutes still to pass, the begun one counted."""
    return max(1, -(-left // timedelta(minutes=1)))
