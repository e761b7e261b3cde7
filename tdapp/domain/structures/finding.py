"""What can be wrong with a structure, how grave it is, and what mends it."""

from datetime import timedelta
from enum import IntEnum, StrEnum

from msgspec import Struct

from tdapp.domain.clock.stack_unit import Unit
from tdapp.domain.clock.structure import Structure
from tdapp.domain.units import Chips

Number = int | timedelta


class Grade(IntEnum):
    """How grave a finding is: good to know; most directors would change it; it cannot be played so."""

    REMARK = 0
    WARNING = 1
    FAULT = 2


class Code(StrEnum):
    """What is found in a structure."""

    FALLS = "falls"
    STEP = "step"
    STEP_BY_CHIPS = "step_by_chips"  # steep, and the chips allow nothing between
    ANTE_HIGH = "ante_high"
    SMALL_ODD = "small_odd"
    BETS = "bets"
    BRING_IN = "bring_in"
    TWICE = "twice"
    SHORT = "short"
    UNPAYABLE = "unpayable"
    SHALLOW = "shallow"
    DEEP = "deep"
    NO_BREAK = "no_break"
    CLOSES_LATE = "closes_late"
    REBUYS_LATE = "rebuys_late"
    ENDS_EARLY = "ends_early"  # half of all evenings last longer
    ENDS_TIGHT = "ends_tight"  # some evenings last longer
    COLOUR_UP = "colour_up"


DEPTHS = frozenset({"n", "least"})  # numbers of a finding that say how deep stacks are


class Mend(Struct, frozen=True):
    """What mends a finding: another structure, or another level registration closes with. None: stays as it is."""

    structure: Structure | None = None
    late_level: int | None = None


class Finding(Struct, frozen=True):
    """Something found in a structure. `row` counts from 0, None: it is about the whole.

    `numbers`: what its sentence needs, by name; those in `DEPTHS` count `unit`, by which stacks are measured in its
    row. `mend`: None where only the director knows. Of a colour-up `fault` says which one, with its `chip` and the
    `other` row it is about.
    """

    code: Code
    row: int | None
    grade: Grade
    numbers: tuple[tuple[str, Number], ...] = ()
    mend: Mend | None = None
    fault: str = ""
    chip: Chips = Chips(0)
    other: int = 0
    unit: Unit = Unit.BIG_BLINDS

    def number(self, name: str) -> Number:
        """One of its numbers."""
        return dict(self.numbers)[name]


class Sold(Struct, frozen=True):
    """Something that brings a stack into play until a level ends: how many chips, and that level."""

    chips: Chips
    level: int


class Given(Struct, frozen=True):
    """What is known of the tournament a structure is for.

    `values`: the denominations that can be paid with, () where no chip set is chosen. `in_play`: those on the tables
    for sure. `closes`: registration ends with this level, 0: when play starts, None: with none. `rebuys`: rebuys and
    re-entries. `chips`: all that are expected in play, 0: nobody knows. `stands`: so many rows were played or are on
    and keep their place.
    """

    stack: Chips
    values: tuple[Chips, ...] = ()
    in_play: tuple[Chips, ...] = ()
    closes: int | None = None
    rebuys: tuple[Sold, ...] = ()
    chips: Chips = Chips(0)
    stands: int = 0
