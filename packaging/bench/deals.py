"""Deals by ICM: a final table, a large field, and the largest.

The reference is a plain programme over all sets of players, at nine players for the table and at fifteen for the
field. What the integral is wrong by is what its shares miss of the whole, and what it differs from those sets by. The
largest field is worked out beside the clock, so it is only shown.
"""

import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tdapp.domain.prizes.icm import by_sets, icm  # noqa: E402 - the checkout is found before
from tdapp.domain.prizes.icm_field import by_integral  # noqa: E402
from tdapp.domain.units import Cents, Chips  # noqa: E402

Row = tuple[str, float | None, float | None, float | None, str]
ERROR = 1e-12  # of the pool


def rows() -> Iterator[Row]:
    """Every measurement of deals."""
    chance = Random(4)
    nine, prizes = stacks(chance, 9), ladder(9)
    mine, theirs = side_by_side(lambda: icm(nine, prizes), lambda: plain(nine, prizes), 31)
    yield ("ICM of 9 players, 9 paid", mine, theirs, 2.0, "a plain programme over sets")
    few, paid = stacks(chance, 15), ladder(14)
    field, places = stacks(chance, 1_000), ladder(150)
    share = [cents / sum(places) for cents in places]  # asked of the integral itself: answers are remembered above it
    mine, theirs = side_by_side(lambda: by_integral(field, share), lambda: plain(few, paid), 5)
    yield ("ICM of 1,000 players, 150 paid", mine, theirs, 15.0, "a plain programme over sets of 15")
    yield ("  wrong by, of the pool", abs(sum(by_integral(field, share)) - 1), ERROR, 1.0, "1e-12")
    yield ("  wrong by, of the pool, held to sets", worst(chance), ERROR, 1.0, "1e-12")
    everybody, most = stacks(chance, 10_000), ladder(1_500)
    mine, _none = side_by_side(lambda: icm(everybody, most), lambda: None, 1)
    yield ("ICM of 10,000 players, 1,500 paid, in a worker", mine, None, None, "")


def side_by_side(ours: Callable[[], object], reference: Callable[[], object], rounds: int) -> tuple[float, float]:
    """The medians of both, in turn."""
    found: tuple[list[float], list[float]] = ([], [])
    for _ in range(rounds):
        for times, call in zip(found, (ours, reference), strict=True):
            began = time.perf_counter()
            call()
            times.append(time.perf_counter() - began)
    return statistics.median(found[0]), statistics.median(found[1])


def plain(chips: Sequence[int], prizes: Sequence[int]) -> list[float]:
    """ICM as it is written down: for every set of players who finished before, who comes next."""
    n, found = len(chips), [0.0] * len(chips)
    chance, left = [1.0] + [0.0] * ((1 << n) - 1), [sum(chips)] * (1 << n)
    for ahead in range((1 << n) - 1):
        place = ahead.bit_count()
        for at in range(n):
            if not ahead >> at & 1:
                comes = chance[ahead] * chips[at] / left[ahead]
                found[at] += comes * (prizes[place] if place < len(prizes) else 0)
                chance[ahead | 1 << at] += comes
                left[ahead | 1 << at] = left[ahead] - chips[at]
    return found


def worst(chance: Random) -> float:
    """The largest error of the integral held to sets of up to 15 players, stacks up to a million to one."""
    found = 0.0
    for n in range(2, 16):
        for spread in (1, 1_000, 1_000_000):
            chips = [max(1, int(spread ** chance.random())) for _ in range(n)]
            pay = [1 / (at + 2) for at in range(n - 1)]
            share = [each / sum(pay) for each in pay]
            pairs = zip(by_sets(chips, share), by_integral(chips, share), strict=True)
            found = max(found, *(abs(one - other) for one, other in pairs))
    return found


def stacks(chance: Random, n: int) -> tuple[Chips, ...]:
    """Stacks as they are late in an evening: some large ones, many small ones."""
    return tuple(Chips(1_000 * (1 + int(40 * chance.expovariate(1)))) for _ in range(n))


def ladder(paid: int) -> tuple[Cents, ...]:
    """Prizes that fall with the place."""
    return tuple(Cents(10_000_00 // (place + 3)) for place in range(paid))
