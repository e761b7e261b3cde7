"""Which levers are worth offering: one of each kind, chosen by how little it is felt at the tables."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from tdapp.domain.clock.clock import position
from tdapp.domain.clock.levers import Lever, LeverKind, may_pull
from tdapp.domain.clock.structure import Break, Level, Structure
from tdapp.domain.state import State

MINUTE = timedelta(minutes=1)
LENGTHS = (2, 4, 6)  # minutes taken off or added
NEAR = 6  # levels ahead of which one may be left out
MOST_OFF = 3  # a level keeps at least two thirds of its length


def levers(state: State, now: datetime, *, longer: bool) -> tuple[Lever, ...]:
    """The levers that could be pulled now, the gentlest of each kind first. `longer`: the evening ends too early, so
    levels are made longer instead.
    """
    begun = position(state.structure, state.clock.at(now)).period if state.clock.started(now) else -1
    found = _longer(state.structure, begun) if longer else _shorter(state.structure, begun)
    return tuple(lever for lever in found if may_pull(state.structure, lever, begun))


def _shorter(structure: Structure, begun: int) -> Iterator[Lever]:
    row = _next_level(structure, begun)
    if row is not None:
        lasts = structure[row].lasts
        for minutes in LENGTHS:
            if minutes * MINUTE * MOST_OFF <= lasts:
                yield Lever(LeverKind.LENGTH, row, -minutes * MINUTE)
    dropped = _least_missed(structure, begun)
    if dropped is not None:
        yield Lever(LeverKind.DROP, dropped)
    skipped = [at for at, each in enumerate(structure) if at > begun and isinstance(each, Break) and not each.colour_up]
    if skipped:
        yield Lever(LeverKind.SKIP, skipped[-1] if len(skipped) > 1 and _worth(structure, skipped[-1]) else skipped[0])


def _longer(structure: Structure, begun: int) -> Iterator[Lever]:
    row = _next_level(structure, begun)
    if row is not None:
        for minutes in LENGTHS:
            yield Lever(LeverKind.LENGTH, row, minutes * MINUTE)


def _next_level(structure: Structure, begun: int) -> int | None:
    return next((at for at, each in enumerate(structure) if at > begun and isinstance(each, Level)), None)


def _least_missed(structure: Structure, begun: int) -> int | None:
    """The coming level without which the blinds rise by the least at once; the next one may be on everybody's lips, so
    it is left alone where another will do.
    """
    levels = [(at, each.big_blind) for at, each in enumerate(structure) if isinstance(each, Level)]
    coming = [place for place, (at, _blind) in enumerate(levels) if at > begun and 0 < place < len(levels) - 1][:NEAR]
    coming = coming[1:] or coming
    if not coming:
        return None
    return levels[min(coming, key=lambda place: levels[place + 1][1] / max(1, levels[place - 1][1]))][0]


def _worth(structure: Structure, row: int) -> bool:
    """Whether a break lies so early that an evening comes to it at all; the later one is missed the least."""
    return row < len(structure) * 3 // 4
