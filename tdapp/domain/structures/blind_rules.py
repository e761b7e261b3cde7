"""What can be wrong with one level beside the one before it: blinds that fall, steps, antes, lengths."""

from collections.abc import Iterator, Mapping
from datetime import timedelta
from fractions import Fraction
from itertools import pairwise

from tdapp.domain.chips.colour_up import amounts_of
from tdapp.domain.clock.games import Limit
from tdapp.domain.clock.stack_unit import stack_unit
from tdapp.domain.clock.structure import AnteKind, Break, Level, Structure
from tdapp.domain.structures.blinds import (
    Pays,
    above,
    ante_of,
    between,
    pays_in,
    playable,
    round_blinds,
    small_of,
    with_big,
)
from tdapp.domain.structures.finding import Code, Finding, Given, Grade, Mend
from tdapp.domain.structures.thresholds import GENTLE, LEAST_SMALL, MOST_SMALL, SHORTEST, STEEPEST
from tdapp.domain.tournament import MOST_PERIODS
from tdapp.domain.units import Chips
from tdapp.values import replace

Row = tuple[int, Level]


def levels_of(structure: Structure) -> list[Row]:
    """The levels with their rows, without the rest of one that a break cut in two."""
    return [(row, each) for row, each in enumerate(structure) if isinstance(each, Level) and not each.continued]


def alike(structure: Structure) -> list[list[Row]]:
    """The levels that can be compared, in their order: those at the same limits. A fixed limit plays with other blinds
    than no limit does.
    """
    found: dict[frozenset[Limit], list[Row]] = {}
    for row, level in levels_of(structure):
        found.setdefault(frozenset(each.limit for each in level.games), []).append((row, level))
    return list(found.values())


def put(structure: Structure, row: int, *periods: Level | Break) -> Structure:
    """The structure with other periods in the place of one; none: without it."""
    return (*structure[:row], *periods, *structure[row + 1 :])


def falls(structure: Structure, given: Given) -> Iterator[Finding]:
    """Blinds that fall. The one that stands out is fitted between its neighbours: the one that falls, or where the next
    one is low as well the one before it.
    """
    for levels in alike(structure):
        yield from _falls(structure, levels, given)


def _falls(structure: Structure, levels: list[Row], given: Given) -> Iterator[Finding]:
    for at in range(1, len(levels)):
        (before, high), (row, low) = levels[at - 1], levels[at]
        if low.big_blind >= high.big_blind:
            continue
        following = levels[at + 1][1].big_blind if at + 1 < len(levels) else None
        lower = at < 2 or levels[at - 2][1].big_blind <= low.big_blind
        peak = lower and (following is None or following < high.big_blind)
        wrong = at - 1 if peak and before >= given.stands else at
        mended = _fitted(structure, levels, wrong, given, low.big_blind if wrong < at else None)
        numbers = (("before", int(high.big_blind)), ("big", int(low.big_blind)), ("mended", levels[wrong][0] + 1))
        yield Finding(Code.FALLS, row, Grade.WARNING, numbers, mended, unit=stack_unit(low).unit)


def _fitted(structure: Structure, levels: list[Row], at: int, given: Given, high: Chips | None) -> Mend | None:
    """The level between its neighbours, or left out where nothing fits between them. `high`: the next one, None: the
    first that is higher.
    """
    row, level = levels[at]
    if row < given.stands:
        return None
    pays = pays_in(structure, row, given.values)
    low = levels[at - 1][1].big_blind if at else None
    if high is None:
        high = next((each.big_blind for _row, each in levels[at + 1 :] if low is None or each.big_blind > low), None)
    if low is None:
        big = above(int(high) // 2, pays, Fraction(1)) if high is not None else None
        big = big if big is not None and high is not None and big <= high else None
    else:
        big = above(low, pays, GENTLE) if high is None else between(low, high, pays)
    if big is not None:
        return Mend(put(structure, row, with_big(level, big, pays)))
    return Mend(put(structure, row))


def steps(structure: Structure, given: Given) -> Iterator[Finding]:
    """Steps above 60 %. A level is put between them; where no chips could pay one it is only a remark. Where levels at
    other limits are played between two, each of them is a step as well.
    """
    numbers = {row: number for number, (row, _level) in enumerate(levels_of(structure))}
    for levels in alike(structure):
        yield from _steps(structure, levels, given, numbers)


def _steps(structure: Structure, levels: list[Row], given: Given, numbers: Mapping[int, int]) -> Iterator[Finding]:
    for (before, low), (row, high) in pairwise(levels):
        if high.big_blind <= STEEPEST ** (numbers[row] - numbers[before]) * low.big_blind:
            continue
        percent = 100 * (int(high.big_blind) - int(low.big_blind)) // int(low.big_blind)
        told = (("before", int(low.big_blind)), ("big", int(high.big_blind)), ("percent", percent))
        pays, unit = pays_in(structure, row, given.values), stack_unit(high).unit
        big = between(low.big_blind, high.big_blind, pays)
        if big is None:
            yield Finding(Code.STEP_BY_CHIPS, row, Grade.REMARK, told, unit=unit)
            continue
        at = max(row, given.stands)
        fits = at == row and len(structure) < MOST_PERIODS
        more = with_big(replace(low, lasts=_whole_length(structure, before)), big, pays)
        mend = Mend((*structure[:at], more, *structure[at:])) if fits else None
        yield Finding(Code.STEP, row, Grade.WARNING, told, mend, unit=unit)


def _whole_length(structure: Structure, row: int) -> timedelta:
    """How long a level lasts with the rest of it that an extra break cut off."""
    lasts = structure[row].lasts
    for period in structure[row + 1 :]:
        if isinstance(period, Level):
            if not period.continued:
                break
            lasts += period.lasts
    return lasts


def antes(structure: Structure, given: Given) -> Iterator[Finding]:
    """An ante above the big blind."""
    for row, level in levels_of(structure):
        if level.ante <= level.big_blind:
            continue
        numbers = (("ante", int(level.ante)), ("big", int(level.big_blind)))
        ante = ante_of(level.ante_kind, level.big_blind, pays_in(structure, row, given.values))
        kind = level.ante_kind if ante else AnteKind.NONE
        mend = _changed(structure, row, given, replace(level, ante=Chips(ante), ante_kind=kind))
        yield Finding(Code.ANTE_HIGH, row, Grade.WARNING, numbers, mend, unit=stack_unit(level).unit)


def small_blinds(structure: Structure, given: Given) -> Iterator[Finding]:
    """A small blind that is not about half of the big one."""
    for row, level in levels_of(structure):
        if not level.has_blinds or LEAST_SMALL * level.big_blind <= level.small_blind <= MOST_SMALL * level.big_blind:
            continue
        numbers = (("small", int(level.small_blind)), ("big", int(level.big_blind)))
        small = small_of(level.big_blind, pays_in(structure, row, given.values))
        mended = replace(level, small_blind=Chips(small)) if small is not None else None
        yield Finding(Code.SMALL_ODD, row, Grade.REMARK, numbers, _changed(structure, row, given, mended))


def twice(structure: Structure, given: Given) -> Iterator[Finding]:
    """A level with the blinds and the ante of the one before it."""
    levels = levels_of(structure)
    for (_before, one), (row, other) in pairwise(levels):
        if replace(other, lasts=one.lasts) == one:
            mend = Mend(put(structure, row)) if row >= given.stands else None
            yield Finding(Code.TWICE, row, Grade.REMARK, (("big", int(other.big_blind)),), mend)


def bets(structure: Structure, given: Given) -> Iterator[Finding]:
    """A big bet that is not twice the small one, and a bring-in above the small bet."""
    for row, level in levels_of(structure):
        if not level.has_bets:
            continue
        small = int(level.small_bet)
        if level.big_bet != 2 * small:
            numbers = (("small", small), ("big", int(level.big_bet)))
            mend = _changed(structure, row, given, replace(level, big_bet=Chips(2 * small)))
            yield Finding(Code.BETS, row, Grade.WARNING, numbers, mend)
        if level.bring_in > small:
            part = ante_of(AnteKind.EACH, small, pays_in(structure, row, given.values))
            numbers = (("bring_in", int(level.bring_in)), ("small", small))
            mend = _changed(structure, row, given, replace(level, bring_in=Chips(part)))
            yield Finding(Code.BRING_IN, row, Grade.FAULT, numbers, mend)


def lengths(structure: Structure, given: Given) -> Iterator[Finding]:
    """A level that is over before every table has played a hand or two."""
    levels = levels_of(structure)
    for at, (row, level) in enumerate(levels):
        lasts = _whole_length(structure, row)
        if lasts >= SHORTEST:
            continue
        beside = (*levels[at + 1 : at + 2], *levels[max(0, at - 1) : at])
        usual = max((each.lasts for _row, each in beside), default=SHORTEST)
        mended = replace(level, lasts=max(usual, SHORTEST))
        numbers = (("lasts", lasts), ("most", mended.lasts))
        yield Finding(Code.SHORT, row, Grade.WARNING, numbers, _changed(structure, row, given, mended))


def unpayable(structure: Structure, given: Given) -> Iterator[Finding]:
    """A blind or an ante that no chips of the set can make. It becomes one that they can, near it."""
    if not given.values:
        return
    levels = levels_of(structure)
    ever = pays_in((), 0, given.values)
    for at, (row, level) in enumerate(levels):
        due = [amount for amount in sorted(amounts_of(level)) if not ever(amount)]
        if not due:
            continue
        numbers = (("amount", due[0]), ("chip", int(min(given.values))))
        low = levels[at - 1][1].big_blind if at else 0
        mended = _payable(level, low, pays_in(structure, row, given.values))
        yield Finding(Code.UNPAYABLE, row, Grade.FAULT, numbers, _changed(structure, row, given, mended))


def _payable(level: Level, low: int, pays: Pays) -> Level | None:
    """The level in amounts that can be paid: its big blind stays where it can."""
    there = int(level.big_blind)
    tried = (there, *round_blinds(max(low, there // 5, 1), 5 * there, rough=True))
    near = [big for big in tried if big >= low and playable(big, pays)]
    big = min(near, key=lambda each: (abs(each - level.big_blind), each), default=None)
    return with_big(level, big, pays) if big is not None else None


def _changed(structure: Structure, row: int, given: Given, level: Level | None) -> Mend | None:
    if level is None or row < given.stands or level == structure[row]:
        return None
    return Mend(put(structure, row, level))
