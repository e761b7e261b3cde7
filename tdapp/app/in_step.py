"""What the rulebook of a tournament and the house say about hands played in step."""

from __future__ import annotations  # a rulebook is read only when somebody asks for it

from datetime import timedelta
from typing import TYPE_CHECKING

from tdapp.domain.end_of_day import BEFORE, HIGH, LOW
from tdapp.domain.state import State
from tdapp.value import value

if TYPE_CHECKING:
    from tdapp.rulebooks.book import Plain


@value
class StepRules:
    """`by_stack`: bust-outs of one table are placed by their stacks before the hand (A37). The card at the end of the
    day is one from `low` to `high`, drawn `before` it ends; `with_this`: the hand being played counts (A39).
    """

    by_stack: bool
    low: int
    high: int
    before: timedelta
    with_this: bool


def step_rules(state: State) -> StepRules:
    """As the book of the tournament has it; where it is silent, as most rooms play."""
    from tdapp.app.rulebooks import rulebook

    values = rulebook(state.rulebook, state.house).values

    def value(name: str, usual: Plain) -> Plain:
        return values[name].value if name in values else usual

    return StepRules(
        by_stack=value("bust_places", "table_by_stack") == "table_by_stack",
        low=int(value("end_of_day_low", LOW)),
        high=int(value("end_of_day_high", HIGH)),
        before=timedelta(minutes=int(value("end_of_day_minutes", BEFORE // timedelta(minutes=1)))),
        with_this=value("hand_in_progress", "finished_first") == "counts",
    )
