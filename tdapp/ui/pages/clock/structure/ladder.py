"""The next level: blinds that can be posted with the chips in play, a fair step up."""

from datetime import timedelta
from fractions import Fraction
from math import gcd

from tdapp.domain.clock.structure import AnteKind, Break, Level, Structure
from tdapp.domain.units import Chips

FIRST = Level(Chips(25), Chips(50), Chips(0), AnteKind.NONE, timedelta(minutes=20))
USUAL_BREAK = Break(timedelta(minutes=15))
STEPS = (100, 120, 150, 200, 250, 300, 400, 500, 600, 750, 800)  # of a hundred, of a thousand ...
SIZES = (5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000, 1_000_000)  # chips, as they follow each other
LEAST_STEP = Fraction(6, 5)


def next_level(before: Structure, after: Structure = ()) -> Level:
    """A level to play after `before`, if possible below the first level of `after`.

    At least a fifth up, in blinds that the chips still in play can post; the ante keeps its part of the big blind.

    >>> def level(small, ante=0):
    ...     kind = AnteKind.BIG_BLIND if ante else AnteKind.NONE
    ...     return Level(Chips(small), Chips(2 * small), Chips(ante), kind, timedelta(minutes=20))
    >>> next_level((level(25), level(50))).small_blind
    75
    >>> next_level((level(100), level(200, 400))).ante
    600
    >>> next_level((level(100), level(200), Break(timedelta(minutes=10), colour_up=(Chips(100),)))).small_blind
    500
    """
    played = [each for each in before if isinstance(each, Level)]
    if not played:
        return FIRST
    last = played[-1]
    unit = smallest_chip(before)
    low = last.small_blind or last.big_blind // 2 or 1
    small = _step(low, unit)
    following = next((each for each in after if isinstance(each, Level)), None)
    if following is not None and small >= following.small_blind:
        between = [blind for blind in _ladder(low, following.small_blind) if low < blind < following.small_blind]
        small = next((blind for blind in between if blind % unit == 0), small)
    ante, big = last.ante, 2 * small
    if last.ante_kind is not AnteKind.NONE:
        ante = Chips(max(unit, last.ante * big // last.big_blind // unit * unit))
    return Level(Chips(small), Chips(big), ante, last.ante_kind, last.lasts)


def smallest_chip(before: Structure) -> int:
    """The chip everything has to be a multiple of: what all levels need, or after a colour-up the chip above those that
    have left.
    """
    since: list[int] = []
    gone = 0
    for period in before:
        if isinstance(period, Level):
            since += [period.small_blind, period.big_blind, period.ante]
        elif period.colour_up:
            since, gone = [], max(period.colour_up)
    needed = gcd(*since)
    if not gone and needed:
        return needed
    above = next((size for size in SIZES if size > gone), gone)
    return gcd(above, needed)


def _step(small: int, unit: int) -> int:
    wanted = LEAST_STEP * small
    top = max(4 * small, 2 * unit)
    return next((blind for blind in _ladder(small, top) if blind >= wanted and blind % unit == 0), 2 * small)


def _ladder(low: int, high: int) -> list[int]:
    """The usual small blinds from `low` to `high`: 100, 120, 150, 200 ... and their tens."""
    found = []
    size = Fraction(1, 100)
    while size * 100 <= high:
        found += [int(size * step) for step in STEPS if (size * step).denominator == 1 and low <= size * step <= high]
        size *= 10
    return found
