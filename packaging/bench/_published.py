"""Evenings as live reports told them: level, big blind and players left at two moments or more. Levels of 60 minutes.

From the live reports of Playground Montreal (Spring Classic 2014 event 4), ANZPT Perth 2012, Foxwoods (January 2015
event 1), WSOP main event 2018 and a club (Meadows, 2010). Half a level: somewhere in it.
"""

import math
from collections.abc import Iterator
from datetime import timedelta
from typing import NamedTuple

from tdapp.domain.forecast.evening import Evening, Stretch
from tdapp.domain.forecast.forecasting import forecast
from tdapp.domain.forecast.outlook import Count
from tdapp.domain.units import Chips

HOUR = timedelta(hours=1)
RUNS = 1_000


class Seen(NamedTuple):
    """A moment: the level it was told of, its big blind, and who was left."""

    level: float
    big_blind: int
    left: int


class Published(NamedTuple):
    """An evening: chips in play and its moments."""

    name: str
    chips: int
    moments: tuple[Seen, ...]


EVENINGS = (
    Published(
        "Playground",
        221 * 25_000,
        (Seen(5, 300, 202), Seen(8.5, 600, 155), Seen(9, 800, 154), Seen(12.5, 1_600, 93), Seen(13, 2_000, 73)),
    ),
    Published("Perth", 310 * 20_000, (Seen(8, 1_000, 136), Seen(13.5, 3_000, 50), Seen(15, 4_000, 40))),
    Published("Foxwoods", 332 * 20_000, (Seen(16.5, 3_000, 45), Seen(18, 4_000, 38))),
    Published("WSOP", 7_874 * 50_000, (Seen(36.5, 600_000, 9), Seen(45, 5_000_000, 1))),
    Published("Meadows", 780_000, (Seen(10.5, 4_000, 10), Seen(16.5, 20_000, 4))),
)


def held() -> Iterator[tuple[str, bool]]:
    """From each moment to each later one: whether so many were left as the range of four in five had it."""
    for evening in EVENINGS:
        for at, first in enumerate(evening.moments):
            for later in evening.moments[at + 1 :]:
                count = left_at(evening, first, later)
                yield f"{evening.name}, level {first.level} to {later.level}", count.low <= later.left <= count.high


def left_at(evening: Published, first: Seen, later: Seen) -> Count:
    """How many are left at the later moment, as it is forecast at the first one. Somewhere in a level: from the most at
    its begin to the fewest at its end.
    """
    growth = (later.big_blind / first.big_blind) ** (1 / max(0.5, int(later.level) - int(first.level)))
    last = math.ceil(later.level) - int(first.level)
    rows = [
        Stretch(HOUR, Chips(round(first.big_blind * growth**at)), HOUR * (first.level % 1) if not at else HOUR * 0)
        for at in range(last + 1)
    ]
    outlook = forecast(Evening(tuple(rows), first.left, Chips(evening.chips), first.left), seed=1, runs=RUNS)
    begin = int(later.level) - int(first.level)
    those = [each.left for each in outlook.moments if each.stretch in (begin, last)] or [Count(1, 1, 1)]
    return Count(min(each.low for each in those), those[0].median, max(each.high for each in those))
