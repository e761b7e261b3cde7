"""The question about time that passed while nobody looked, as a window shows it; `away` makes it."""

from datetime import datetime, timedelta

from msgspec import Struct

from tdapp.domain.clock.away import AwayAnswer
from tdapp.read.message import Said

ANSWER = "window.time"  # the action that goes to the question


class AwayView(Struct, frozen=True):
    """The question about time nobody looked at, and what each answer makes of the clock. `by`: what is taken out when
    the time does not count.

    `ran_on` None: the laptop's clock is behind, so nobody can say what was played. `usual`: the answer the house gives;
    `given_in`: by itself, in so much time; None: it waits. `level`: a level can be chosen by its number instead,
    or what was done by hand typed back. `since`: when somebody last looked.
    """

    said: Said
    ran_on: Said | None
    goes_on: Said
    stands: Said
    by: timedelta
    usual: AwayAnswer
    given_in: timedelta | None
    level: bool
    since: datetime
