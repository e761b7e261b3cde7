"""The answer: when it ends, when the bubble bursts and the final table sits down, and how many are left until then."""

from datetime import timedelta

from msgspec import Struct


class Span(Struct, frozen=True):
    """When something happens, from now on: half of the evenings by `median`, 4 of 5 between `low` and `high`."""

    low: timedelta
    median: timedelta
    high: timedelta


class Count(Struct, frozen=True):
    """How many there are: half of the evenings have no more than `median`, 4 of 5 between `low` and `high`."""

    low: int
    median: int
    high: int


class Moment(Struct, frozen=True):
    """The field at one moment, `after` so long: players left and entries. `stretch`: what begins then, by its place in
    the stretches.
    """

    after: timedelta
    stretch: int
    left: Count
    entries: Count


class Outlook(Struct, frozen=True):
    """What so many simulated evenings (`runs`) say. `ends`: when each hundredth of them is over, the quickest first.

    `bubble` and `final_table`: None where they are over already, or none comes. `chips`: in play at the end. `moments`:
    as each level and break begins. `open_ended`: the share of evenings still going on long after the last level, which
    are counted as over then.
    """

    runs: int
    end: Span
    ends: tuple[timedelta, ...]
    bubble: Span | None
    final_table: Span | None
    entries: Count
    chips: Count
    moments: tuple[Moment, ...]
    open_ended: float = 0.0

    def past(self, limit: timedelta) -> float:
        """The share of evenings that end after `limit`, from 0 to 1."""
        return sum(1 for end in self.ends if end > limit) / len(self.ends)
