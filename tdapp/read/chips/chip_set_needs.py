"""What the chips need of the director before a race: a set where the structure colours up, and levels they can pay."""

from collections.abc import Iterator
from datetime import datetime

from tdapp.domain.chips.level_chips import unpayable
from tdapp.domain.clock.clock import position
from tdapp.domain.clock.structure import Break, Level, level_numbers
from tdapp.domain.play_over import play_is_over
from tdapp.domain.state import State
from tdapp.read.clock.clock import ClockPhase, clock_view
from tdapp.read.message import say
from tdapp.read.needs import Need, Urgency

SET, PLAN = "chips.set", "chips.plan"


def chip_set_needs(state: State, now: datetime) -> Iterator[Need]:
    """The card of a chip set nobody has chosen though chips are to leave play, and of a level the chips cannot pay."""
    if play_is_over(state, now):
        return
    if state.bank.chip_set is None:
        yield from _no_set(state, now)
    else:
        yield from _level(state, now)


def _no_set(state: State, now: datetime) -> Iterator[Need]:
    """Urgent in the break in which chips leave; the card of the break that comes says it just before."""
    here = position(state.structure, state.clock.at(now)).period
    row = next((row for row in range(here, len(state.structure)) if _leaving(state, row)), None)
    if row is None:
        return
    on_now = row == here and clock_view(state, now).phase in (ClockPhase.BREAK, ClockPhase.PAUSED)
    urgency = Urgency.WARNING if on_now else Urgency.INFO
    number = next((number for number in reversed(level_numbers(state.structure)[:row]) if number is not None), None)
    chips = _leaving(state, row)
    if on_now:
        why = say("needs.chip_set.now", chips=chips)
    elif number is None:
        why = say("needs.chip_set.first", chips=chips)
    else:
        why = say("needs.chip_set.after", chips=chips, level=number)
    yield Need("chip_set", urgency, say("needs.chip_set"), why, SET)


def _leaving(state: State, row: int) -> tuple[int, ...]:
    period = state.structure[row]
    return tuple(map(int, period.colour_up)) if isinstance(period, Break) else ()


def _level(state: State, now: datetime) -> Iterator[Need]:
    """The level that is played and the next one: what comes later, the plan of the chips says."""
    here = position(state.structure, state.clock.at(now)).period
    levels = [row for row in range(here, len(state.structure)) if isinstance(state.structure[row], Level)]
    numbers = level_numbers(state.structure)
    for row in levels[:2]:
        if amounts := unpayable(state, now, row):
            title = say("needs.level_chips", level=numbers[row] or 0)
            why = say("needs.level_chips.why", amounts=amounts)
            yield Need("level_chips", Urgency.WARNING, title, why, PLAN)
            return
