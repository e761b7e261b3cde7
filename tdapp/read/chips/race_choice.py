"""The choice of chips to race off, and for which: what the race desk offers before a race begins."""

from collections.abc import Iterator
from datetime import datetime

from msgspec import Struct

from tdapp.domain.chips.chip_pieces import staying
from tdapp.domain.chips.chip_set import Chip, ChipSet
from tdapp.domain.clock.clock import position
from tdapp.domain.state import State
from tdapp.domain.units import Chips
from tdapp.read.chips.chip_plan import BreakRow, StepView, plan_view


class RaceOffer(Struct, frozen=True):
    """A denomination that may be raced off. `news`: what it may be raced for, the lowest first; `usual`: the one of the
    plan.

    `step`: what the plan says of it, None: nothing. `now`: its break is the one that runs.
    """

    old: Chip
    news: tuple[Chip, ...]
    usual: Chip
    step: StepView | None
    now: bool

    @property
    def at(self) -> BreakRow | None:
        """The break the denomination leaves at, None: the structure has none for it."""
        return None if self.step is None else self.step.at


class RaceChoice(Struct, frozen=True):
    """The denominations that may be raced off, the lowest first. `seated`: tables have players."""

    offers: tuple[RaceOffer, ...]
    seated: bool


def race_choice(state: State, now: datetime) -> RaceChoice | None:
    """The denominations that may be raced off now; None: no chip set is chosen, so nobody knows."""
    chip_set = state.bank.chip_set
    if chip_set is None:
        return None
    plan = {step.old.value: step for step in plan_view(state, now).steps if not step.done}
    here = position(state.structure, state.clock.at(now)).period
    offers = []
    for old, news in _may_leave(state, chip_set):
        step = plan.get(old.value)
        usual = next((chip for chip in news if step is not None and chip == step.new), news[0])
        at_now = step is not None and step.at is not None and step.at.index == here
        offers.append(RaceOffer(old, news, usual, step, at_now))
    return RaceChoice(tuple(offers), any(table.seated for table in state.tables.values()))


def to_race_or_racing(state: State) -> tuple[tuple[int, ...], int | None]:
    """The chips that may be raced off, and those that are being raced (None: none are): what can be typed about."""
    chip_set, race = state.bank.chip_set, state.bank.race
    if race is not None:
        return (), int(race.old)
    if chip_set is None:
        return (), None
    return tuple(int(old.value) for old, _news in _may_leave(state, chip_set)), None


def _may_leave(state: State, chip_set: ChipSet) -> Iterator[tuple[Chip, tuple[Chip, ...]]]:
    """Each chip in play that a higher one is a multiple of, with those it may be raced for."""
    stays = [chip for chip in chip_set.chips if chip.value not in state.bank.gone]
    for value in staying(state, Chips(0)):
        old = chip_set.chip(value)
        news = tuple(chip for chip in stays if chip.value > value and chip.value % value == 0)
        if old is not None and news:
            yield old, news
