"""Chips for tests: a set from 25 to 5000, stacks of it, and evenings that are about to race."""

from datetime import datetime

from tdapp.domain.chips.chip_facts import ChipSetChosen, StackMade
from tdapp.domain.chips.chip_set import Chip, ChipSet, Pieces
from tdapp.domain.facts import Fact
from tdapp.domain.state import State
from tdapp.domain.units import Chips, TableNo
from tests.domain.evening import Evening, playing

SET = ChipSet(
    "club",
    "Club",
    (
        Chip(Chips(25), "#2e7d32", 4_000),
        Chip(Chips(100), "#212121", 4_000),
        Chip(Chips(500), "#6a1b9a", 2_000),
        Chip(Chips(1_000), "#f9a825", 2_000),
        Chip(Chips(5_000), "#d81b60", 1_000),
    ),
)
STACK: Pieces = ((Chips(25), 8), (Chips(100), 8), (Chips(500), 4), (Chips(1_000), 7), (Chips(5_000), 2))  # 20,000


def set_out(state: State, now: datetime, chip_set: ChipSet) -> tuple[Fact, ...]:
    """The set and its stack, without the checks of choosing one."""
    stack = tuple((chip, count) for chip, count in STACK if chip_set.chip(chip) is not None)
    return (ChipSetChosen(chip_set), StackMade("", stack))


def with_chips(evening: Evening, chip_set: ChipSet = SET) -> Evening:
    """The same playing with this set, its stack made."""
    evening.do(set_out, chip_set)
    return evening


def at_break(players: int = 20, chip_set: ChipSet = SET) -> Evening:
    """So many at tables of nine, in the break after level 2."""
    return with_chips(playing(players).wait(41), chip_set)


def seats_of(evening: Evening, table: TableNo) -> list[int]:
    """The occupied seats of a table."""
    return [number for number, entry in enumerate(evening.state.tables[table].seats, 1) if entry is not None]
