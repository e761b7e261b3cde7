"""The big blinds of a structure, one after the other: round, payable, and rising evenly."""

from collections.abc import Sequence
from math import log

from tdapp.domain.chips.chip_change import payable_with
from tdapp.domain.structures.blinds import ROUND, Pays, playable, round_blinds, small_of, with_large_chips
from tdapp.domain.structures.thresholds import SHALLOW, STEEPEST
from tdapp.domain.units import Chips

USUAL_VALUES = tuple(Chips(value) for value in (25, 100, 500, 1_000, 5_000, 25_000, 100_000))
ROUGH_COSTS, SEMI_COSTS = 0.02, 0.001  # beside the square of how far a step (its logarithm) is off
NEVER = 1e9
FIRST = (100, 200, 400, 500)  # leading figures of a big blind evenings begin with
DEEPEST = 300  # big blinds at the start
WIDEST = 9  # rungs at most in one step
SEMI_ROUND = (160, 240)


def chips_for(stack: Chips, values: Sequence[Chips]) -> tuple[Chips, ...]:
    """The chips to plan with: those of the set, else the usual ones for such a stack."""
    if values:
        return tuple(sorted(values))
    low = 25 if stack >= 2_500 else 5 if stack >= 500 else 1
    usual = (Chips(1), Chips(5), *USUAL_VALUES)
    return tuple(value for value in usual if value >= low)


def candidates(low: int, high: int, values: Sequence[Chips]) -> list[int]:
    """Big blinds from `low` to `high` that can be played with large chips; where that leaves a steep step, with any."""
    every = payable_with(values)
    tried = [big for big in round_blinds(low, high, rough=True) if playable(big, every)]
    found = list[int]()
    for big in tried:
        if found and not playable(big, with_large_chips(big, values)) and not _needed(big, found[-1], tried, values):
            continue
        found.append(big)
    return found


def _needed(big: int, before: int, tried: Sequence[int], values: Sequence[Chips]) -> bool:
    """Whether leaving a big blind out would leave a step above the steepest."""
    following = next((each for each in tried if each > big and playable(each, with_large_chips(each, values))), None)
    return following is None or following > STEEPEST * before


def first_blinds(stack: Chips, values: Sequence[Chips]) -> list[int]:
    """The big blinds a structure may begin with: playable, and the stack is worth enough of them."""
    every: Pays = payable_with(values)
    return [big for big in round_blinds(1, int(stack) // SHALLOW) if playable(big, every)]


def begins_at(stack: Chips, values: Sequence[Chips], depth: int) -> tuple[int | None, int, int | None]:
    """The first big blind of a stack that is worth about `depth` of it, with a usual one below and above it.

    There must be one the stack is worth enough of. None: there is no other.
    """
    found = first_blinds(stack, values)
    usual = [big for big in found if _leading(big) in FIRST] or found
    wanted = log(max(1.0, int(stack) / depth))
    first = min(usual, key=lambda big: (abs(log(big) - wanted), big))
    at = usual.index(first)
    below = usual[at - 1] if at and stack <= DEEPEST * usual[at - 1] else None
    return below, first, usual[at + 1] if at + 1 < len(usual) else None


def climb(first: int, top: int, step: float, values: Sequence[Chips]) -> list[int]:
    """Big blinds from `first` to the first that reaches `top`: as many as rise by about `step` a level, and as evenly
    as round amounts allow.

    >>> climb(100, 2000, 1.4, (Chips(25), Chips(100), Chips(500), Chips(1000)))
    [100, 150, 200, 300, 400, 600, 800, 1200, 1500, 2000]
    """
    rungs = candidates(first, 4 * max(top, first), values)
    rungs = rungs[: next((at + 1 for at, big in enumerate(rungs) if big >= top), len(rungs))]
    if len(rungs) < 3:
        return rungs
    pays = [with_large_chips(big, values) for big in rungs]
    smalls = [small_of(big, each) or big // 2 for big, each in zip(rungs, pays, strict=True)]
    many = max(1, round(log(rungs[-1] / rungs[0]) / log(step)))
    heights, rough = [log(rung) for rung in rungs], [_rough(rung) for rung in rungs]
    for steps in range(min(many, len(rungs) - 1), len(rungs)):
        found = _evenly(heights, rough, smalls, steps)
        if found:
            return [rungs[at] for at in found]
    return rungs


def _evenly(heights: Sequence[float], rough: Sequence[float], smalls: Sequence[int], steps: int) -> list[int]:
    """The rungs of so many steps from the first to the last that come nearest to steps of one size. (): one of them
    would be too steep, where there is something between.
    """
    aim, last, steepest = (heights[-1] - heights[0]) / steps, len(heights) - 1, log(float(STEEPEST)) + 1e-9
    best = [0.0] + [NEVER] * last
    came = list[list[int]]()
    for _ in range(steps):
        now, before = [NEVER] * (last + 1), [-1] * (last + 1)
        for at in range(1, last + 1):
            for under in range(at - 1, max(-1, at - 1 - WIDEST), -1):
                rise = heights[at] - heights[under]
                if best[under] >= NEVER or (rise > steepest and under < at - 1):
                    continue
                cost = best[under] + (rise - aim) * (rise - aim) + rough[at] + (smalls[at] < smalls[under])
                if cost < now[at]:
                    now[at], before[at] = cost, under
        best = now
        came.append(before)
    if best[last] >= NEVER:
        return []
    found = [last]
    for before in reversed(came):
        found.append(before[found[-1]])
    return found[::-1]


def _leading(big: int) -> int:
    """The first three figures of a number."""
    while big >= 1000:
        big //= 10
    while big < 100:
        big *= 10
    return big


def _rough(big: int) -> float:
    """What it costs that an amount is less round than others."""
    leading = _leading(big)
    if leading in SEMI_ROUND:
        return SEMI_COSTS
    return 0.0 if leading in ROUND else ROUGH_COSTS
