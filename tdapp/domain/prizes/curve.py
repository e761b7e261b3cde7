"""The curve of a payout: how many places of a field are paid, and what part of the pool each of them gets."""

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from math import log

from tdapp.domain.setup import WHOLE, PayoutCurve

FINE = 1_000_000  # the parts of a curve are so much finer than the thousandths of a percent a table is typed in
STEPS = 50  # halvings of the range a number is looked for in: finer than a float tells apart
STEEPEST = 12.0
FINAL = 9  # the places of the final table are told apart
# What first place usually gets where so many places are paid, in thousandths of a percent.
USUAL_FIRST = (
    (1, 100_000), (2, 65_000), (3, 50_000), (5, 40_000), (9, 30_000), (18, 26_000), (45, 22_000), (100, 19_000),
    (225, 17_000), (500, 15_000), (1_500, 13_000), (5_000, 10_000),
)  # fmt: skip
# The low places that get one prize together: groups of so many, up to that place.
GROUPS = ((18, 3), (81, 9), (189, 27), (513, 54))
LARGEST_GROUP = 108


def places_paid(curve: PayoutCurve, entries: int) -> int:
    """How many places of so many entries are paid, at least one of any and never more than there are.

    >>> places_paid(PayoutCurve(percent=15_000), 10_043), places_paid(PayoutCurve(one_in=8), 3_835)
    (1507, 480)
    """
    if entries <= 0:
        return 0
    if curve.percent:
        wanted = -(-entries * curve.percent // WHOLE)
    elif curve.one_in:
        wanted = -(-entries // curve.one_in)
    else:
        wanted = curve.places
    return max(1, min(entries, wanted))


@lru_cache(maxsize=32)
def parts_of(curve: PayoutCurve, places: int) -> tuple[int, ...]:
    """The parts of the pool for so many places, first place first: whole numbers to be held against their sum.

    Each is the size of the place to a power that gives first place its share; where second prize is set too, the places
    from second on follow a power of their own. They never rise: a first prize below an even part is an even part. Where
    places go by the field, few of them give first at least what a straight line down to nothing does.
    """
    if places <= 0:
        return ()
    if curve.steepness is not None:
        return _whole(_power(places, curve.steepness / 1000))
    first = (curve.first if curve.first is not None else usual_first(places)) / WHOLE
    if curve.first is not None and not curve.places:
        first = max(first, 2 / (places + 1))
    if places == 1 or first * places <= 1:
        return _whole([1.0] * places)
    if curve.second is None:
        return _whole(_power(places, _solved(lambda steep: 1 / sum(_power(places, steep)), first)))
    second = min(first, first * curve.second / WHOLE)
    rest = places - 1
    want = second / (1 - first) if first < 1 else 1.0
    steep = _solved(lambda steep: 1 / sum(_power(rest, steep)), want) if want * rest > 1 else 0.0
    low = _power(rest, steep)
    scale = (1 - first) / sum(low)
    return _whole([first, *(min(first, part * scale) for part in low)])


def usual_first(places: int) -> int:
    """What first place usually gets where so many are paid, in thousandths of a percent of the pool.

    >>> usual_first(9), usual_first(12), usual_first(1_507)
    (30000, 28340, 12988)
    """
    for (fewer, more), (many, less) in pairwise(USUAL_FIRST):
        if places <= many:
            way = log(places / fewer) / log(many / fewer)
            return round(more - (more - less) * way)
    return USUAL_FIRST[-1][1]


def groups(places: int) -> list[tuple[int, int]]:
    """The places that get one prize together, best first, each group as its first and last place, counted from 1.

    >>> groups(20)[8:]
    [(9, 9), (10, 12), (13, 15), (16, 18), (19, 20)]
    """
    found = [(place, place) for place in range(1, min(places, FINAL) + 1)]
    while (first := len(found) and found[-1][1] + 1) and first <= places:
        size = next((size for most, size in GROUPS if first <= most), LARGEST_GROUP)
        found.append((first, min(places, first + size - 1)))
    return found


def grouped(parts: tuple[int, ...]) -> tuple[int, ...]:
    """The parts with each group of places getting the same, so that together they get what they did."""
    together = [(last - first + 1, sum(parts[first - 1 : last])) for first, last in groups(len(parts))]
    return tuple(total * LARGEST_GROUP // many for many, total in together for _each in range(many))


def _power(places: int, steep: float) -> list[float]:
    return [float(place**-steep) for place in range(1, places + 1)]


def _solved(share_at: Callable[[float], float], wanted: float) -> float:
    """The steepness at which a share that grows with it is the wanted one, or as near as the steepest comes."""
    low, high = 0.0, STEEPEST
    for _step in range(STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if share_at(middle) < wanted else (low, middle)
    return high


def _whole(parts: list[float]) -> tuple[int, ...]:
    total = sum(parts)
    return tuple(max(1, round(part / total * WHOLE * FINE)) for part in parts)
