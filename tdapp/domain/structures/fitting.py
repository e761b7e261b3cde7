"""What is left of a structure made to end at a wished time while play runs: three ways, each with its effect.

Rows that were played, and the one that is on, stay. What a way is taken by is `tournament.change_structure`.
"""

from collections.abc import Callable, Iterator
from datetime import timedelta
from enum import StrEnum
from itertools import pairwise

from msgspec import Struct

from tdapp.domain.clock.levers import Lever, LeverKind, pulled
from tdapp.domain.clock.structure import Break, Level, Structure
from tdapp.domain.forecast.outlook import Outlook
from tdapp.domain.refusal import Refused
from tdapp.domain.structures.blind_rules import levels_of, put
from tdapp.domain.structures.blinds import between, pays_in, with_big
from tdapp.domain.structures.evening_rules import ends_in
from tdapp.domain.structures.finding import Given
from tdapp.domain.structures.thresholds import SHORTEST, STEEPEST
from tdapp.domain.tournament import MOST_PERIODS
from tdapp.values import replace

MINUTE = timedelta(minutes=1)
LONGEST_MORE = 60  # minutes more a level at most
NEAR = timedelta(minutes=5)  # to the wished end: nearer is chance
MOST_WAYS = 3
TRIES = 4  # lengths that are tried
MOST_DROPPED = 12  # levels
SHORT_BREAK = timedelta(minutes=5)
Ask = Callable[[Structure], Outlook]


class How(StrEnum):
    """How a way comes to its end."""

    LENGTHS = "lengths"  # every level from the next on is shorter or longer
    STEPS = "steps"  # levels are left out, or put in
    LATER = "later"  # only the second half of the levels to come is shorter or longer
    BOTH = "both"  # breaks are shorter or some levels go, and the rest is done by the lengths


class Fit(Struct, frozen=True):
    """A way to end in time. `by`: added to each level from the next on, below 0: taken off. `levels`: so many more
    levels, below 0: fewer. `breaks`: so many breaks are shorter. `outlook`: how the evening goes on then.
    """

    how: How
    structure: Structure
    outlook: Outlook
    by: timedelta = timedelta(0)
    levels: int = 0
    breaks: int = 0


def ways_to_end(structure: Structure, given: Given, wished: timedelta, ask: Ask) -> tuple[Fit, ...]:
    """Ways to end `wished` from now on, the nearest of each kind, three at most.

    `given.stands`: rows that stay. `ask`: how the evening goes on with another structure. (): it ends then anyway.
    Refuses an end that nothing comes to, with the nearest that would be possible: it cannot be so early, so late, or
    each way goes past it.
    """
    now = ask(structure).end.median
    if abs(now - wished) <= NEAR:
        return ()
    later = wished > now
    found = [fit for fit in _ways(structure, given, wished, ask, later=later) if fit is not None]
    enough = min(max(3 * NEAR, abs(now - wished) / 4), 6 * NEAR)
    close = [fit for fit in found if abs(fit.outlook.end.median - wished) <= enough]
    if not close:
        ends = [fit.outlook.end.median for fit in found]
        nearest = min(ends, key=lambda end: abs(end - wished), default=now)
        beyond = max(ends, default=now) > wished if later else min(ends, default=now) < wished
        raise Refused("fit.not_near" if beyond else "fit.too_late" if later else "fit.too_soon", nearest=nearest)
    ways = list[Fit]()
    for fit in close:
        if len(ways) < MOST_WAYS and fit.structure not in [way.structure for way in ways]:
            ways.append(fit)
    return tuple(ways)


def _ways(structure: Structure, given: Given, wished: timedelta, ask: Ask, *, later: bool) -> Iterator[Fit | None]:
    yield _by_lengths(How.LENGTHS, structure, given, wished, ask)
    changed = _put_in(structure, given) if later else _left_out(structure, given)
    yield _by_steps(changed, structure, wished, ask)
    mixed, breaks = (structure, 0) if later else _short_breaks(structure, given)
    some = _put_in(structure, given) if later else _left_out(mixed, given)
    first = next(some, None)
    base = first if first is not None else mixed
    fit = _by_lengths(How.BOTH, base, given, wished, ask)
    if fit is not None and base != structure:
        levels = len(levels_of(base)) - len(levels_of(structure))
        yield Fit(How.BOTH, fit.structure, fit.outlook, fit.by, levels, breaks)
    coming = [row for row in range(given.stands, ends_in(structure, given) + 1) if isinstance(structure[row], Level)]
    if len(coming) > 3:
        half = replace(given, stands=coming[len(coming) // 2])
        yield _by_lengths(How.LATER, structure, half, wished, ask)


def _by_lengths(how: How, structure: Structure, given: Given, wished: timedelta, ask: Ask) -> Fit | None:
    """The levels from the next on so many minutes shorter or longer that it ends nearest to the wished time."""
    row = next((at for at in range(given.stands, len(structure)) if isinstance(structure[at], Level)), None)
    if row is None:
        return None
    shortest = min(each.lasts for each in structure[row:] if isinstance(each, Level))
    low, high = -max(0, (shortest - SHORTEST) // MINUTE), LONGEST_MORE
    coming = [each for each in structure[row : max(row, ends_in(structure, given)) + 1] if isinstance(each, Level)]
    asked = {0: (structure, ask(structure))}
    by = 0
    for _ in range(TRIES):  # a minute a level is about as many minutes as there are levels to come
        short = wished - asked[by][1].end.median
        by = min(max(by + round(short / MINUTE / max(1, len(coming))), low), high)
        if by in asked:
            break
        changed = pulled(structure, Lever(LeverKind.LENGTH, row, by * MINUTE))
        asked[by] = (changed, ask(changed))
    best = min(asked, key=lambda each: (abs(asked[each][1].end.median - wished), abs(each)))
    changed, outlook = asked[best]
    return Fit(how, changed, outlook, by=best * MINUTE)


def _by_steps(changed: Iterator[Structure], structure: Structure, wished: timedelta, ask: Ask) -> Fit | None:
    """As many levels more or fewer as bring it nearest to the wished end."""
    best: Fit | None = None
    for each in changed:
        outlook = ask(each)
        if best is not None and abs(outlook.end.median - wished) > abs(best.outlook.end.median - wished):
            break
        best = Fit(How.STEPS, each, outlook, levels=len(levels_of(each)) - len(levels_of(structure)))
    return best


def _left_out(structure: Structure, given: Given) -> Iterator[Structure]:
    """The structure without one more level each time: the one that is missed least, while no step gets too steep."""
    for _ in range(MOST_DROPPED):
        levels = [(row, each) for row, each in enumerate(structure) if isinstance(each, Level)]
        free = [
            (after.big_blind / before.big_blind, row)
            for (_at, before), (row, level), (_then, after) in zip(levels, levels[1:], levels[2:], strict=False)
            if given.stands <= row <= ends_in(structure, given) and not level.continued and not after.continued
            and after.big_blind <= STEEPEST * before.big_blind
        ]  # fmt: skip
        if not free:
            return
        _step, row = min(free)
        structure = put(structure, row)
        yield structure


def _put_in(structure: Structure, given: Given) -> Iterator[Structure]:
    """The structure with one more level each time, where the steps to come are steepest."""
    for _ in range(MOST_DROPPED):
        levels = [(row, each) for row, each in enumerate(structure) if isinstance(each, Level)]
        places = []
        for (_at, before), (row, after) in pairwise(levels):
            if (
                not given.stands <= row <= ends_in(structure, given)
                or after.continued
                or len(structure) >= MOST_PERIODS
            ):
                continue
            big = between(before.big_blind, after.big_blind, pays_in(structure, row, given.values))
            if big is not None:
                places.append((-after.big_blind / before.big_blind, row, big))
        if not places:
            return
        _step, row, big = min(places)
        following = structure[row]
        assert isinstance(following, Level)
        more = with_big(following, big, pays_in(structure, row, given.values))
        structure = (*structure[:row], more, *structure[row:])
        yield structure


def _short_breaks(structure: Structure, given: Given) -> tuple[Structure, int]:
    """The structure with the coming breaks in which no chips leave as short as breaks can be, and how many they are."""
    rows = [
        row
        for row, each in enumerate(structure)
        if row >= given.stands and isinstance(each, Break) and not each.colour_up and each.lasts > SHORT_BREAK
    ]
    for row in rows:
        structure = put(structure, row, replace(structure[row], lasts=SHORT_BREAK))
    return structure, len(rows)
