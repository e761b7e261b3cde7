"""Facts of the chips: the set, how stacks are made, races, adjustments, counts. They are part of `Fact`."""

from datetime import datetime

from msgspec import Struct

from tdapp.domain.chips.chip_bank import Adjusted, RaceRounding, RaceWay, TableRace
from tdapp.domain.chips.chip_set import ChipSet, Pieces
from tdapp.domain.units import Chips, EntryId, TableNo


class ChipSetChosen(Struct, frozen=True):
    """The tournament plays with these chips; None: nobody has said with which."""

    chip_set: ChipSet | None


class StackMade(Struct, frozen=True):
    """The stack of an offer of the price list ('' the standard one) is made of these pieces; (): not decided.

    `handed_out`: so many stacks of each line are on the tables that were made as before.
    """

    offer: str
    pieces: Pieces
    handed_out: tuple[tuple[str, int], ...] = ()


class SalesExpected(Struct, frozen=True):
    """How often each offer of the price list ('' the standard entry) is expected to be sold in all."""

    expected: tuple[tuple[str, int], ...]


class RaceBegun(Struct, frozen=True):
    """Chips worth `old` leave play and are raced for chips worth `new`."""

    old: Chips
    new: Chips
    way: RaceWay
    rounding: RaceRounding


class OddChipsCounted(Struct, frozen=True):
    """The odd chips of one table are known; what its cards or the floor make of them is still to come."""

    race: TableRace


class TableRaced(Struct, frozen=True):
    """The race of one table is over. `seed`: the chance its cards were drawn with, '' they were dealt."""

    race: TableRace
    seed: str = ""


class RaceEnded(Struct, frozen=True):
    """Every table is raced: chips worth `old` are out of play."""

    old: Chips


class ChipsAdjusted(Struct, frozen=True):
    """Chips entered or left play, or changed, beside sales and races."""

    adjusted: Adjusted


class CountBegun(Struct, frozen=True):
    """All chips in the room are counted from `at` on."""

    at: datetime


class StacksCounted(Struct, frozen=True):
    """Stacks were counted at `at`, in a count of the room or for the press."""

    at: datetime
    stacks: tuple[tuple[EntryId, Chips], ...]


class TablesCounted(Struct, frozen=True):
    """All chips of these tables were counted at `at`, one number a table."""

    at: datetime
    tables: tuple[tuple[TableNo, Chips], ...]


class CountClosed(Struct, frozen=True):
    """The count is over: so many chips should have been in play, so many were counted."""

    at: datetime
    expected: Chips
    counted: Chips


ChipFact = (
    ChipSetChosen
    | StackMade
    | SalesExpected
    | RaceBegun
    | OddChipsCounted
    | TableRaced
    | RaceEnded
    | ChipsAdjusted
    | CountBegun
    | StacksCounted
    | TablesCounted
    | CountClosed
)
