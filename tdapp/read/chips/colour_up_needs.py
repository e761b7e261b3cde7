"""What a colour-up needs of the director: chips to bring before the break in which others leave, and the race in it."""

from __future__ import annotations  # the plan is only loaded when a break is near: a start with a club does without

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from tdapp.domain.clock.clock import position
from tdapp.domain.clock.structure import Break
from tdapp.domain.state import State
from tdapp.read.clock.clock import ClockPhase, ClockView, clock_view
from tdapp.read.clock.clock_needs import whole_minutes
from tdapp.read.message import Said, say
from tdapp.read.needs import Need, Urgency

if TYPE_CHECKING:
    from tdapp.read.chips.chip_plan import StepView

SET, PLAN, RACE = "chips.set", "chips.plan", "chips.race"
SOON = timedelta(minutes=5)
ENDING = timedelta(minutes=1)  # of the break: then it is urgent


def colour_up_needs(state: State, now: datetime) -> Iterator[Need]:
    """The card of the break that comes with what leaves play in it, or in the break of chips that are not raced off
    yet.
    """
    clock = clock_view(state, now)
    if clock.phase is ClockPhase.RUNNING and clock.next_break and clock.left <= SOON:
        yield _break_soon(state, now, minutes=whole_minutes(clock.left))
    elif clock.phase is ClockPhase.BREAK:
        yield from _to_race(state, now, clock)


def _break_soon(state: State, now: datetime, *, minutes: int) -> Need:
    """The card of the break that comes in so many minutes."""
    row = position(state.structure, state.clock.at(now)).period + 1
    leave = _leaving(state, row)
    if not leave:
        return Need("break_soon", Urgency.WARNING, say("needs.break_soon", n=minutes), None)
    title = say("needs.break_soon.chips", n=minutes, chips=leave)
    if state.bank.chip_set is None:
        return Need("break_soon", Urgency.WARNING, title, say("needs.chip_set"), SET)
    return Need("break_soon", Urgency.WARNING, title, _bring(state, now, row), PLAN)


def _to_race(state: State, now: datetime, clock: ClockView) -> Iterator[Need]:
    """The card of chips that leave in the break that runs and are not raced off yet; none where no set is known."""
    if state.bank.chip_set is None or state.bank.race is not None:
        return
    row = position(state.structure, state.clock.at(now)).period
    if leave := _leaving(state, row):
        urgency = Urgency.DANGER if clock.left <= ENDING else Urgency.WARNING
        yield Need("colour_up", urgency, say("needs.colour_up", chips=leave), _bring(state, now, row), RACE)


def _leaving(state: State, row: int) -> tuple[int, ...]:
    """Denominations the break in that row races off, without those that are out of play."""
    period, gone = state.structure[row], state.bank.gone
    return tuple(int(chip) for chip in period.colour_up if chip not in gone) if isinstance(period, Break) else ()


def _bring(state: State, now: datetime, row: int) -> Said | None:
    """New chips for each table and in all; None: nobody knows how many."""
    if state.bank.chip_set is None:
        return None
    from tdapp.read.chips.chip_plan import plan_view

    steps = [step for step in plan_view(state, now).steps if step.at is not None and step.at.index == row]
    bring = tuple(_new_chips(step) for step in steps if step.bring)
    return say("needs.break_soon.bring", chips=bring) if bring else None


def _new_chips(step: StepView) -> Said:
    new = int(step.new.value) if step.new is not None else 0
    return say("needs.new_chips", n=step.bring, chip=new, total=step.bring_all)
