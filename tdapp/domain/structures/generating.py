"""Structures made for an evening: three of them side by side, each as the chips can pay it and ending as wished.

Steps and the length of levels go together: with longer levels there are fewer until the same end, so they rise more
steeply. How many levels an evening takes at a step is asked of the forecast for a few steps, and between them reckoned.
"""

from collections.abc import Sequence
from datetime import timedelta
from itertools import pairwise
from math import log
from typing import NoReturn

from msgspec import Struct

from tdapp.domain.clock.stack_unit import stack_unit
from tdapp.domain.clock.structure import Break, Level, Structure
from tdapp.domain.progress import Tried, untold
from tdapp.domain.refusal import Refused, require
from tdapp.domain.structures.building import built, late_level, rests_within
from tdapp.domain.structures.expecting import MANY, levels_taken, outlook_of
from tdapp.domain.structures.ladder import begins_at, chips_for, climb, first_blinds
from tdapp.domain.structures.thresholds import ENDS_AT, SHALLOW, SHORTEST
from tdapp.domain.structures.wish import DEPTHS, STEPS, Proposal, Style, Way, Wish
from tdapp.domain.tournament import MOST_PERIODS
from tdapp.domain.units import Chips
from tdapp.values import replace

MINUTE = timedelta(minutes=1)
USUAL = tuple(MINUTE * n for n in (5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 45, 50, 60, 75, 90, 120))  # lengths of levels
LENGTHS = tuple(sorted({*USUAL, *(MINUTE * n for n in range(5, 31)), 35 * MINUTE}))
TRIED = (1.16, 1.27, 1.42, 1.58)  # steps the forecast is asked about
LEAST_STEP = 1.1
CORRECTED = 3  # times a step is put right
UNUSUAL = 0.15  # of the logarithm of a step: so much nearer to the style an unusual length of levels must be
APART = 1.12  # the lengths of levels of two proposals differ by so much
APART_AT_LEAST = 1.05  # and by so much where there would not be three otherwise
SPARE = 30  # big blinds in play at the last level: few evenings come to it
MOST_ENTRIES, MOST_STACK = 20_000, 100_000_000
THREE = 3
LARGE = 300  # entries from which fewer evenings are played: chance within one matters less


class Pace(Struct, frozen=True):
    """How many levels half of the evenings take when the big blind rises by `step` a level."""

    step: float
    levels: float


class Plan(Struct, frozen=True):
    """What a structure is built from: how long its levels last, how steeply it rises, the big blind it begins with."""

    way: Way
    lasts: timedelta
    step: float
    first: int


def propose(wish: Wish, *, seed: int, tried: Tried = untold) -> tuple[Proposal, ...]:
    """Structures for an evening, three where there are so many that really differ.

    `tried` is told of each structure whose evenings were played; what it raises ends the work. Refuses what cannot be,
    and says what would be possible: a stack too small for the chips, an end that is too early or too late.
    """
    _checked(wish)
    plans = _in_time(wish, _plans(wish, seed, tried), seed, tried)
    found = tuple(_made(wish, plan, seed, tried) for plan in plans)
    return tuple(each for at, each in enumerate(found) if each.structure not in [one.structure for one in found[:at]])


def _checked(wish: Wish) -> None:
    require(2 <= wish.entries <= MOST_ENTRIES, "generate.entries", limit=MOST_ENTRIES)
    require(0 < wish.stack <= MOST_STACK, "generate.stack", limit=MOST_STACK)
    lengths = wish.level is None or SHORTEST <= wish.level <= LENGTHS[-1]
    require(lengths, "generate.level", least=SHORTEST, most=LENGTHS[-1])
    values = chips_for(wish.stack, wish.values)
    if not first_blinds(wish.stack, values):
        least = next(big for big in _any_blinds(values)) * SHALLOW
        raise Refused("generate.stack_small", stack=wish.stack, chip=min(values), least=least)


def _any_blinds(values: Sequence[Chips]) -> list[int]:
    """Big blinds these chips can pay, the lowest first."""
    return first_blinds(Chips(max(values) * SHALLOW * 10), values)


def _plans(wish: Wish, seed: int, tried: Tried) -> list[Plan]:
    below, first, above = begins_at(wish.stack, chips_for(wish.stack, wish.values), DEPTHS[wish.style])
    if wish.lasts is None:
        lasts, step = wish.level or _usual_length(wish), STEPS[wish.style]
        steps = ((Way.LATE, max(TRIED[0], step / 1.08)), (Way.MIDDLE, step), (Way.EARLY, min(TRIED[-1], step * 1.1)))
        return [Plan(way, lasts, each, first) for way, each in steps]
    lengths = [wish.level] if wish.level else [each for each in LENGTHS if each >= wish.shortest] or [wish.shortest]
    paces = _paces(wish, first, seed, tried)
    fitting = _fitting(wish, wish.lasts, lengths, paces)
    if not fitting and above is not None:  # less deep at the start it ends earlier
        below, first, above = first, above, None
        paces = _paces(wish, first, seed, tried)
        fitting = _fitting(wish, wish.lasts, lengths, paces)
    if not fitting:
        _refuse(wish, wish.lasts, paces, lengths)
    found = _by_length(wish, fitting, first)
    middle = next(plan for plan in found if plan.way is Way.MIDDLE)
    for way, other in ((Way.SHALLOW, above), (Way.DEEP, below)):
        if other is not None and len(found) < THREE:
            found.append(_from(wish, middle, way, other))
    ways = {plan.way for plan in found}
    nearer = [plan for plan in _by_length(wish, fitting, first, APART_AT_LEAST) if plan.way not in ways]
    found += nearer[: max(0, THREE - len(found))]
    order = {way: at for at, way in enumerate(Way)}
    return sorted(found, key=lambda plan: order[plan.way])


def _usual_length(wish: Wish) -> timedelta:
    usual = {Style.FLAT: 30, Style.STEADY: 20, Style.FAST: 15}[wish.style]
    return max(wish.shortest, usual * MINUTE)


def _fitting(wish: Wish, end: timedelta, lengths: Sequence[timedelta], paces: Sequence[Pace]) -> dict[timedelta, float]:
    """The lengths of levels that end when wished, with the step each needs for it."""
    steps = ((each, _step_for(wish, end, each, paces)) for each in lengths)
    return {lasts: step for lasts, step in steps if step is not None}


def _by_length(wish: Wish, fitting: dict[timedelta, float], first: int, apart: float = APART) -> list[Plan]:
    """Three lengths of levels of those that end in time; the middle one nearest to the style."""
    liked = log(STEPS[wish.style])
    middle = min(fitting, key=lambda each: abs(log(fitting[each]) - liked) + (0 if each in USUAL else UNUSUAL))
    longer = [each for each in fitting if each >= middle * apart]
    shorter = [each for each in reversed(fitting) if each * apart <= middle]
    found = [Plan(Way.MIDDLE, middle, fitting[middle], first)]
    for way, others in ((Way.LONG, longer), (Way.SHORT, shorter)):
        if others:
            lasts = next((each for each in others[:6] if each in USUAL), others[0])
            found.append(Plan(way, lasts, fitting[lasts], first))
    return found


def _from(wish: Wish, middle: Plan, way: Way, first: int) -> Plan:
    """A plan with the same levels that begins with another big blind, and comes to the same one at the end."""
    last = wish.chips / ENDS_AT
    levels = max(2.0, log(max(2.0, last / middle.first)) / log(middle.step))
    step = max(2.0, last / first) ** (1 / levels)
    return Plan(way, middle.lasts, min(max(step, LEAST_STEP), TRIED[-1]), first)


def _refuse(wish: Wish, end: timedelta, paces: Sequence[Pace], lengths: Sequence[timedelta]) -> NoReturn:
    """Refuse an end that no structure comes to, with the one that is nearest to it."""
    first, last = lengths[0], lengths[-1]
    earliest, latest = _ends(wish, first, paces[-1].levels), _ends(wish, last, paces[0].levels)
    if end < earliest:
        raise Refused("generate.too_soon", n=wish.entries, chips=wish.stack, earliest=earliest, level=first)
    raise Refused("generate.too_late", n=wish.entries, chips=wish.stack, latest=latest, level=last)


def _paces(wish: Wish, first: int, seed: int, tried: Tried) -> tuple[Pace, ...]:
    """How many levels an evening takes at a few steps, gentle ones first; steps the chips make the same once."""
    found = dict[tuple[int, ...], float]()
    for step in TRIED:
        found.setdefault(_ladder(wish, step, first), step)
    taken = levels_taken(wish, tuple(found), seed=seed)
    tried(len(taken))
    return tuple(Pace(step, levels) for step, levels in zip(found.values(), taken, strict=True))


def _ends(wish: Wish, lasts: timedelta, levels: float) -> timedelta:
    """When an evening of so many levels ends, with its breaks."""
    play = levels * lasts
    return play + rests_within(play, lasts, round(wish.late / lasts))


def _step_for(wish: Wish, end: timedelta, lasts: timedelta, paces: Sequence[Pace]) -> float | None:
    """The step at which levels of that length end when wished; None: gentler or steeper than what was tried."""
    if not _ends(wish, lasts, paces[-1].levels) <= end <= _ends(wish, lasts, paces[0].levels):
        return None
    for gentle, steep in pairwise(paces):
        late, early = _ends(wish, lasts, gentle.levels), _ends(wish, lasts, steep.levels)
        if early <= end <= late:
            share = (late - end) / (late - early) if late > early else 0.0
            return gentle.step + share * (steep.step - gentle.step)
    return paces[0].step


def _structure(wish: Wish, plan: Plan) -> tuple[Structure, int]:
    """The structure of a plan, and the level registration closes with."""
    bigs = _ladder(wish, plan.step, plan.first)
    late = late_level(wish, bigs, plan.lasts)
    return built(wish, bigs, plan.lasts, chips_for(wish.stack, wish.values), late), late


def _ladder(wish: Wish, step: float, first: int) -> tuple[int, ...]:
    """The big blinds from `first` on that rise by about `step`, level by level."""
    return tuple(climb(first, -(-wish.chips // SPARE), step, chips_for(wish.stack, wish.values)))[:MOST_PERIODS]


def _in_time(wish: Wish, plans: Sequence[Plan], seed: int, tried: Tried) -> list[Plan]:
    """The plans with steps by which their evenings end nearer to what is wished: what lay between the steps that were
    tried is only reckoned. Those that are not there yet are played side by side.
    """
    end = wish.lasts
    if end is None:
        return list(plans)
    best, open_yet = [(timedelta.max, plan) for plan in plans], dict(enumerate(plans))
    for _ in range(CORRECTED):
        ladders = [_ladder(wish, plan.step, plan.first) for plan in open_yet.values()]
        played = levels_taken(wish, ladders, seed=seed)
        tried(len(played))
        for (at, plan), taken in zip(tuple(open_yet.items()), played, strict=True):
            off = _ends(wish, plan.lasts, taken) - end
            best[at] = min(best[at], (abs(off), plan), key=lambda each: each[0])
            wanted = max(2.0, taken - off / plan.lasts)
            open_yet[at] = replace(plan, step=min(max(plan.step ** (taken / wanted), LEAST_STEP), TRIED[-1]))
            if abs(off) <= plan.lasts / 3:
                del open_yet[at]
        if not open_yet:
            break
    return [plan for _off, plan in best]


def _made(wish: Wish, plan: Plan, seed: int, tried: Tried) -> Proposal:
    structure, late = _structure(wish, plan)
    levels = [period for period in structure if isinstance(period, Level)]
    measured = stack_unit(levels[0])
    depth = measured.many(wish.stack)
    outlook = outlook_of(wish, structure, seed=seed, runs=MANY if wish.entries <= LARGE else MANY // 2)
    tried(1)
    return Proposal(plan.way, structure, late, plan.lasts, depth, measured.unit, mean_step(structure), outlook)


def mean_step(structure: Structure) -> int:
    """How much the big blind rises a level on average, in percent."""
    bigs = [int(period.big_blind) for period in structure if isinstance(period, Level)]
    if len(bigs) < 2:
        return 0
    return round(100 * (float((bigs[-1] / bigs[0]) ** (1 / (len(bigs) - 1))) - 1))


def players_at_breaks(proposal: Proposal) -> tuple[int, ...]:
    """How many players are left at each break, as half of the evenings have it."""
    breaks = {row for row, period in enumerate(proposal.structure) if isinstance(period, Break)}
    moments = {moment.stretch: moment.left.median for moment in proposal.outlook.moments}
    return tuple(moments[row] for row in sorted(breaks) if moments.get(row, 0) > 1)
