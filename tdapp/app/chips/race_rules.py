"""The rules of chip races in the rulebook of a tournament and in the house's values."""

from __future__ import annotations  # a rulebook is read only when somebody asks for it

from tdapp.domain.chips.chip_bank import RaceRounding
from tdapp.domain.state import State


def race_rounding(state: State) -> RaceRounding:
    """How new chips of a race are rounded, as the book of the tournament has it; silent: half a chip counts as one."""
    from tdapp.app.rulings.rulebooks import rulebook

    value = rulebook(state.rulebook, state.house).values.get("race_rounding")
    return RaceRounding.HALF_UP if value is None else RaceRounding(str(value.value))


def race_written(state: State) -> tuple[str, ...]:
    """The citation of the book's rules of chip races, such as 'HC 24'; nothing where it is silent."""
    from tdapp.app.rulings.rulebooks import rulebook

    book = rulebook(state.rulebook, state.house)
    return tuple(f"{book.id} {book.cite(rule.number)}" for rule in book.by_topic("chip_race"))


def rounding_written(state: State) -> str:
    """The citation of how races are rounded: by the house, else in the book, '' nowhere."""
    from tdapp.app.rulings.rulebooks import rulebook

    value = rulebook(state.rulebook, state.house).values.get("race_rounding")
    return value.house if value is not None and value.house else ", ".join(race_written(state))
