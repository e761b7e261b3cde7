"""What can be wrong with a structure for its evening: how deep it begins, breaks, late entries, its end."""

from collections.abc import Iterator

from tdapp.domain.clock.clock import ZERO, level_begins
from tdapp.domain.clock.stack_unit import stack_unit
from tdapp.domain.clock.structure import Break, Level, Structure
from tdapp.domain.structures.blind_rules import Row, levels_of
from tdapp.domain.structures.blinds import above, pays_in, playable, round_blinds, with_big
from tdapp.domain.structures.finding import Code, Finding, Given, Grade, Mend
from tdapp.domain.structures.thresholds import (
    DEEP,
    ENDS_AT,
    ENDS_LATE,
    GENTLE,
    LONGEST_PLAY,
    SHALLOW,
    USUAL_BREAK,
    USUAL_PLAY,
    WORTH,
)
from tdapp.domain.tournament import MOST_PERIODS
from tdapp.domain.units import Chips


def depth(structure: Structure, given: Given) -> Iterator[Finding]:
    """Too few or very many big blinds at the start. Lower levels come before it, or the lowest are left out."""
    levels = levels_of(structure)
    if given.stands or not levels:
        return
    row, first = levels[0]
    worth = int(given.stack) // int(first.big_blind)
    if worth < SHALLOW:
        mend = _deeper(structure, row, first, given)
        yield _of_depth(Code.SHALLOW, row, Grade.WARNING, first, given.stack, SHALLOW, mend)
    elif worth > DEEP:
        mend = _shallower(structure, levels, given)
        yield _of_depth(Code.DEEP, row, Grade.REMARK, first, given.stack, DEEP, mend)


def _of_depth(
    code: Code, row: int, grade: Grade, level: Level, chips: Chips, least: int, mend: Mend | None = None,
    *more: tuple[str, int],
) -> Finding:  # fmt: skip
    """A finding about how deep so many chips are in a level; `least`: the big blinds it is held to."""
    unit = stack_unit(level)
    numbers = (("n", unit.many(chips)), ("least", unit.many(least * level.big_blind)), *more)
    return Finding(code, row, grade, numbers, mend, unit=unit.unit)


def _deeper(structure: Structure, row: int, first: Level, given: Given) -> Mend | None:
    """Levels before the first one, from one that is deep enough."""
    pays = pays_in(structure, 0, given.values)
    lower = [
        big
        for big in round_blinds(1, int(first.big_blind) - 1)
        if playable(big, pays) and SHALLOW * big <= given.stack and first.big_blind > big
    ]
    if not lower:
        return None
    chain, least = list[Level](), lower[-1]
    big: int | None = least
    while big is not None and big < first.big_blind and len(structure) + len(chain) < MOST_PERIODS:
        chain.append(with_big(first, big, pays))
        big = above(big, pays, GENTLE)
    return Mend((*structure[:row], *chain, *structure[row:]))


def _shallower(structure: Structure, levels: list[Row], given: Given) -> Mend | None:
    """The structure from the first level on that is not too deep; breaks before it go as well."""
    start = next((row for row, level in levels if given.stack <= DEEP * level.big_blind), None)
    if start is None:
        return None
    return Mend(structure[start:])


def breaks(structure: Structure, given: Given) -> Iterator[Finding]:
    """More than two and a half hours without a break, up to where the evening ends. A break is put in after two."""
    end, played, begun = ends_in(structure, given), ZERO, 0
    said = False
    for row, period in enumerate(structure[: end + 1]):
        if isinstance(period, Break):
            played, begun, said = ZERO, row + 1, False
            continue
        played += period.lasts
        if played > LONGEST_PLAY and not said and row >= given.stands:
            said = True
            yield Finding(Code.NO_BREAK, row, Grade.WARNING, (("played", played),), _rest(structure, begun, row, given))


def _rest(structure: Structure, begun: int, row: int, given: Given) -> Mend | None:
    """A break after about two hours of the levels from `begun` to `row`."""
    played, best = ZERO, None
    for at in range(begun, row + 1):
        played += structure[at].lasts
        following = structure[at + 1] if at + 1 < len(structure) else None
        between = at + 1 >= given.stands and isinstance(following, Level) and not following.continued
        if between and (best is None or played <= USUAL_PLAY):
            best = at + 1
    if best is None or len(structure) >= MOST_PERIODS:
        return None
    lasts = next((each.lasts for each in structure if isinstance(each, Break)), USUAL_BREAK)
    return Mend((*structure[:best], Break(lasts), *structure[best:]))


def ends_in(structure: Structure, given: Given) -> int:
    """The row play ends in, as evenings go; the last one where nobody knows."""
    late = (row for row, each in levels_of(structure) if given.chips and each.big_blind * ENDS_AT >= given.chips)
    return next(late, len(structure) - 1)


def closing(structure: Structure, given: Given) -> Iterator[Finding]:
    """Registration that closes once a stack is worth less than 20 big blinds, and rebuys that do."""
    if given.closes is not None and (found := _worth(structure, given.stack, given.closes)) is not None:
        row, level = found
        last = _last_worth(structure, given.stack)
        numbers = (("level", given.closes), ("mended", last))
        if row >= given.stands:
            mend = Mend(late_level=last) if not given.stands else None
            yield _of_depth(Code.CLOSES_LATE, row, Grade.WARNING, level, given.stack, WORTH, mend, *numbers)
    for sold in given.rebuys:
        found = _worth(structure, sold.chips, sold.level)
        if found is not None and found[0] >= given.stands:
            row, level = found
            numbers = (("level", sold.level), ("mended", _last_worth(structure, sold.chips)))
            yield _of_depth(Code.REBUYS_LATE, row, Grade.WARNING, level, sold.chips, WORTH, None, *numbers)


def _worth(structure: Structure, chips: Chips, level: int) -> Row | None:
    """A level with its row, where so many chips are worth too little in it."""
    row = level_begins(structure, level)
    period = structure[row] if row is not None else None
    if row is None or not isinstance(period, Level) or chips >= WORTH * period.big_blind:
        return None
    return row, period


def _last_worth(structure: Structure, chips: Chips) -> int:
    """The last level in a row, from the first, in which that many chips are worth enough; 0: not even the first."""
    last = 0
    for number, (_row, level) in enumerate(levels_of(structure), 1):
        if chips < WORTH * level.big_blind:
            break
        last = number
    return last


def ending(structure: Structure, given: Given) -> Iterator[Finding]:
    """Levels that end while more big blinds are in play than there are when evenings end. Levels are added."""
    levels = levels_of(structure)
    if not given.chips or not levels:
        return
    row, last = levels[-1]
    left = int(given.chips) // int(last.big_blind)
    if left <= ENDS_LATE:
        return
    code, grade, least = Code.ENDS_TIGHT, Grade.REMARK, ENDS_LATE
    if left > ENDS_AT:
        code, grade, least = Code.ENDS_EARLY, Grade.WARNING, ENDS_AT
    yield _of_depth(code, row, grade, last, given.chips, least, _longer(structure, last, given))


def _longer(structure: Structure, last: Level, given: Given) -> Mend | None:
    """More levels at the end, until few evenings last longer."""
    pays = pays_in(structure, len(structure), given.values)
    more, big = list[Level](), above(last.big_blind, pays, GENTLE)
    while big is not None and len(structure) + len(more) < MOST_PERIODS:
        more.append(with_big(last, big, pays))
        if given.chips <= ENDS_LATE * big:
            break
        big = above(big, pays, GENTLE)
    return Mend((*structure, *more)) if more else None
