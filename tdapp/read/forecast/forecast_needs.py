"""What the forecast needs of the director: a look at the levers while an evening may run past closing time."""

from collections.abc import Iterator

from tdapp.read.forecast.foreseen import Foreseen
from tdapp.read.message import say
from tdapp.read.needs import Need, Urgency

CLOCK = "clock.page"
MANY = 1 / 3  # of the evenings end past closing time


def forecast_needs(seen: Foreseen | None) -> Iterator[Need]:
    """The card of an evening that may run past closing time, while there is a lever against it."""
    if seen is not None and runs_late(seen) and seen.closing is not None:
        why = say("needs.past_closing.why", share=min(9, round(10 * (seen.past or 0.0))), time=seen.closing)
        yield Need("past_closing", Urgency.INFO, say("needs.past_closing"), why, CLOCK)


def runs_late(seen: Foreseen | None) -> bool:
    """Whether so many evenings like this one end past closing time that it is worth a word."""
    return seen is not None and seen.began and bool(seen.levers) and seen.past is not None and seen.past >= MANY
