"""What the rulebook of a tournament says of chip races: how they round, and in which of its rules it stands."""

from dataclasses import dataclass

from tdapp.domain.bank import RaceRounding
from tdapp.domain.state import State


@dataclass(frozen=True, slots=True)
class RaceRules:
    """How many new chips are raced for, and where it is written, such as 'HC 24'; nothing where the book is silent."""

    rounding: RaceRounding
    rules: tuple[str, ...]


def race_rules(state: State) -> RaceRules:
    """As the book of the tournament has it, with what the house has laid over it; silent, half a chip counts as one."""
    from tdapp.app.rulebooks import rulebook  # books are read when one is asked for

    book = rulebook(state.rulebook, state.house)
    value = book.values.get("race_rounding")
    rounding = RaceRounding.HALF_UP if value is None else RaceRounding(str(value.value))
    return RaceRules(rounding, tuple(f"{book.id} {book.cite(rule.number)}" for rule in book.by_topic("chip_race")))
