"""Facts of the chips: the set, how stacks are made, races, adjustments, counts. They are part of `Fact`."""

from datetime import datetime

from tdapp.domain.chips.chip_bank import Adjusted, RaceRounding, RaceWay, TableRace
from tdapp.domain.chips.chip_set import ChipSet, Pieces
from tdapp.domain.units import Chips, EntryId, TableNo
from tdapp.value import value


@value
class ChipSetChosen:
    """The tournament plays with these chips; None: nobody has said with which."""

    chip_set: ChipSet | None


@value
class StackMade:
    """The stack of an offer of the price list ('' the standard one) is made of these pieces; (): not decided.

    `handed_out`: so many stacks of each line are on the tables that were made as before.
    """

    offer: str
    pieces: Pieces
    handed_out: tuple[tuple[str, int], ...] = ()


@value
class SalesExpected:
    """So often each offer of the price list ('' the standard entry) will be sold in all, somebody thinks."""

    expected: tuple[tuple[str, int], ...]


@value
class RaceBegun:
    """Chips worth `old` leave play and are raced for chips worth `new`."""

    old: Chips
    new: Chips
    way: RaceWay
    rounding: RaceRounding


@value
class OddChipsCounted:
    """The odd chips of one table are known; its cards, or what the floor gives, are still to come."""

    race: TableRace


@value
class TableRaced:
    """The race of one table is over. `seed`: the chance its cards were drawn with, '' they were dealt."""

    race: TableRace
    seed: str = ""


@value
class RaceEnded:
    """Every table is raced: chips worth `old` are out of play."""

    old: Chips


@value
class ChipsAdjusted:
    """Chips entered or left play, or changed, beside sales and races."""

    adjusted: Adjusted


@value
class CountBegun:
    """All chips in the room are counted from `at` on."""

    at: datetime


@value
class StacksCounted:
    """Stacks were counted at `at`, in a count of the room or for the press."""

    at: datetime
    stacks: tuple[tuple[EntryId, Chips], ...]


@value
class TablesCounted:
    """All chips of these tables were counted at `at`, one number a table."""

    at: datetime
    tables: tuple[tuple[TableNo, Chips], ...]


@value
class CountClosed:
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
