"""The next level: blinds that can be posted with the chips in play, a fair step up."""

from datetime import timedelta
from fractions import Fraction
from math import gcd

from tdapp.domain.clock.structure import AnteKind, Break, Level, Structure
from tdapp.domain.units import Chips
from tdapp.values import replace

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
    if not last.has_blinds:
        return _next_stud(last, unit)
    low = last.small_blind or last.big_blind // 2 or 1
    small = _step(low, unit)
    following = next((each for each in after if isinstance(each, Level)), None)
    if following is not None and small >= following.small_blind:
        between = [blind for blind in _ladder(low, following.small_blind) if low < blind < following.small_blind]
        small = next((blind for blind in between if blind % unit == 0), small)
    ante, big = last.ante, 2 * small
    if last.ante_kind is not AnteKind.NONE:
        ante = Chips(max(unit, last.ante * big // last.big_blind // unit * unit))
    new = replace(last, small_blind=Chips(small), big_blind=Chips(big), ante=ante, continued=False)
    if not last.has_bets:
        return new
    bets = Chips(max(unit, last.small_bet * big // last.big_blind // unit * unit))
    return replace(new, small_bet=bets, big_bet=Chips(2 * bets), bring_in=_part(last.bring_in, bets, last, unit))


def _next_stud(last: Level, unit: int) -> Level:
    """The level after one of stud games alone: its bets a step up, ante and bring-in the same part of them."""
    bet = Chips(_step(last.small_bet, unit))
    ante, bring_in = _part(last.ante, bet, last, unit), _part(last.bring_in, bet, last, unit)
    raised = replace(last, big_blind=bet, small_bet=bet, big_bet=Chips(2 * bet), continued=False)
    return replace(raised, ante=ante, bring_in=bring_in)


def _part(of_last: Chips, bet: Chips, last: Level, unit: int) -> Chips:
    """An ante or a bring-in that stays the same part of the small bet; 0 stays 0."""
    return Chips(max(unit, of_last * bet // last.small_bet // unit * unit)) if of_last else Chips(0)


def smallest_chip(before: Structure) -> int:
    """The chip everything has to be a multiple of: what all levels need, or after a colour-up the chip above those that
    have left.
    """
    since: list[int] = []
    gone = 0
    for period in before:
        if isinstance(period, Level):
            since += period.amounts
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
