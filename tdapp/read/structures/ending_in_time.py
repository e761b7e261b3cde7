"""Ways to make what is left of an evening end at a time, as a window shows them."""

from datetime import datetime, timedelta

from msgspec import Struct

from tdapp.domain.clock.clock import ZERO
from tdapp.domain.clock.structure import Structure
from tdapp.domain.forecast.forecasting import forecast
from tdapp.domain.forecast.outlook import Outlook
from tdapp.domain.progress import Tried, untold
from tdapp.domain.structures.fitting import Fit, ways_to_end
from tdapp.domain.structures.given import given_of
from tdapp.read.forecast.foreseen import Question, counted_from, evening_of, runs_for
from tdapp.read.forecast.trace import traced
from tdapp.values import replace

RUNS = 120  # evenings for each structure that is tried


class Ending(Struct, frozen=True):
    """How the evening goes on `as_it_is`, and the `ways` that end when wished, () where it does so anyway.

    `since`: what the outlooks are counted from; `played`: so much of the schedule had passed then.
    """

    since: datetime
    played: timedelta
    as_it_is: Outlook
    ways: tuple[Fit, ...]


def ways_of(question: Question, wished: datetime, tried: Tried = untold) -> Ending | None:
    """Ways to end at `wished`. None: play is over, or nobody is in. Refuses an end nothing comes to.

    `tried` is told of each structure whose evenings were played; what it raises ends the work.
    """
    state, now, trace = question.state, question.now, traced(question.acts, question.before)
    first = evening_of(question, trace, state)
    if first is None:
        return None
    since = counted_from(state, now)
    runs = runs_for(first, RUNS)

    def ask(structure: Structure) -> Outlook:
        evening = evening_of(question, trace, replace(state, structure=structure))
        assert evening is not None  # there are as many players as before
        outlook = forecast(evening, seed=question.seed, runs=runs)
        tried(1)
        return outlook

    ways = ways_to_end(state.structure, given_of(state, now, state.structure), wished - since, ask)
    return Ending(since, state.clock.at(now) if state.clock.started(now) else ZERO, ask(state.structure), ways)
