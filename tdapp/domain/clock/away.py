"""Time that passed while nobody looked: the club was closed, or the laptop slept. The director says what it was.

It is no fact: the clock runs on blindly, and what she answers is an act of the clock (`timing.let_count`,
`timing.set_back`, `timing.stop_back`).
"""

from datetime import datetime, timedelta
from enum import IntEnum

from msgspec import Struct

from tdapp.domain.clock.clock import ZERO, Clock
from tdapp.domain.state import State

ASKED = timedelta(seconds=30)  # nobody is asked about less


class AwayAnswer(IntEnum):
    """The answers to time that passed while nobody looked, in the order in which they are asked: it was played, the
    clock goes on from where it stood, or it stops there.
    """

    RAN_ON = 0
    GOES_ON = 1
    STANDS = 2


class AwayRule(Struct, frozen=True):
    """The answer a house would give, and how long the question stands before it is given. `after` None: it waits until
    somebody answers.
    """

    answer: AwayAnswer = AwayAnswer.RAN_ON
    after: timedelta | None = None


class Away(Struct, frozen=True):
    """The time in which nobody looked at a tournament's clock: from `since` to `until`. `clock`: as it was set all that
    while; set anew, it is answered.

    `behind`: the laptop's clock is so far behind what it said at `since`. How long it really was nobody knows then.
    """

    since: datetime
    until: datetime
    clock: Clock
    behind: timedelta = ZERO

    @property
    def ran(self) -> timedelta:
        """How much of the schedule has passed while nobody looked."""
        return self.clock.at(self.until) - self.clock.at(self.since)


def away(state: State, since: datetime, until: datetime, behind: timedelta = ZERO) -> Away | None:
    """The question about a tournament nobody looked at; None: its clock stood, or it was only a moment."""
    clock = state.clock
    moved = clock.runs(since) or clock.at(until) > clock.at(since)
    if state.finished or not moved or (until - since <= ASKED and behind <= ASKED):
        return None
    return Away(since, until, clock, behind)


def still_asked(state: State, question: Away) -> bool:
    """Whether the question stands: nobody has set the clock since. Its answer undone, it is asked again."""
    return not state.finished and state.clock == question.clock


def usual_answer(rule: AwayRule, question: Away) -> AwayAnswer:
    """The answer to begin with: the house's. Where the laptop's clock is behind nobody knows what was played, so the
    clock goes on instead of having run on.
    """
    return AwayAnswer.GOES_ON if question.behind and rule.answer is AwayAnswer.RAN_ON else rule.answer
