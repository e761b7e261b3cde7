"""What lies ahead of an evening, as the forecast is asked about it: the levels and breaks from some moment on."""

from datetime import timedelta

from tdapp.domain.clock.clock import ZERO, position
from tdapp.domain.clock.structure import Break, Structure
from tdapp.domain.forecast.evening import Stretch


def stretches(structure: Structure, played: timedelta = ZERO) -> tuple[Stretch, ...]:
    """The levels and breaks after `played` of the structure, the running one with how much of it has gone. Past the
    last level, that level goes on.
    """
    here = position(structure, played)
    rows = structure[here.period :] if not here.over else structure[-1:]
    gone = here.into if not here.over else ZERO
    return tuple(
        Stretch(row.lasts, None if isinstance(row, Break) else row.big_blind, gone if at == 0 else ZERO)
        for at, row in enumerate(rows)
    )
