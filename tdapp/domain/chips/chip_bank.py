"""The chip bank: which set is played with, races, adjustments and counts. With the sales it says what is in play."""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from datetime import datetime, timedelta
from enum import StrEnum

from msgspec import Struct
from rpds import HashTrieMap

from tdapp.domain.chips.chip_set import ChipSet, Pieces
from tdapp.domain.units import Chips, EntryId, RulingNo, TableNo


class RaceWay(StrEnum):
    """How odd chips become new ones in a chip race: by cards dealt at the table, by cards the desk draws, one new chip
    for everybody with odd chips, or as the floor exchanges them.
    """

    CARDS = "cards"
    DRAWN = "drawn"
    ROUND_UP = "round_up"
    FLOOR = "floor"


class RaceRounding(StrEnum):
    """How many new chips are raced for: half a chip or more counts as one, or every part of one does."""

    HALF_UP = "half_up"
    ALWAYS_UP = "always_up"


class Odd(Struct, frozen=True, array_like=True):
    """A seat's odd chips in a race, and what came of them.

    `odd`: old chips that do not make a whole new one. `only`: they are all he has. `got`: new chips for them. `card`:
    his highest card, as 'Kd'; '' none was dealt. `kept`: what the one chip is worth that he keeps because he would be
    raced out (HC-24, TDA-24), 0: he keeps none.
    """

    entry: EntryId
    seat: int
    odd: int
    only: bool = False
    got: int = 0
    card: str = ""
    kept: Chips = Chips(0)


class TableRace(Struct, frozen=True, array_like=True):
    """The chip race of one table: the seats with odd chips. `collected`: all old chips taken in there, those exchanged
    for full value too; None: only the odd ones are known.
    """

    table: TableNo
    odds: tuple[Odd, ...]
    collected: int | None = None

    @property
    def odd(self) -> int:
        """The odd chips of the table."""
        return sum(each.odd for each in self.odds)


class Race(Struct, frozen=True):
    """A chip race: one denomination is exchanged for a higher one, table by table.

    `tables`: those that are done. `waiting`: those whose odd chips are known, and not yet what comes of them.
    `before`, `after`: chips in play when it began and when it ended, None: it has not. `sat`: who sat at the tables
    that are done, when they were. `tickets`: the last ticket given out before it began.
    """

    old: Chips
    new: Chips
    way: RaceWay
    rounding: RaceRounding
    tables: HashTrieMap[TableNo, TableRace] = HashTrieMap()
    waiting: HashTrieMap[TableNo, TableRace] = HashTrieMap()
    before: Chips = Chips(0)
    after: Chips | None = None
    sat: HashTrieMap[TableNo, tuple[EntryId | None, ...]] = HashTrieMap()
    tickets: EntryId = EntryId(0)

    @property
    def ratio(self) -> int:
        """How many old chips make one new one."""
        return self.new // self.old

    def slip(self, table: TableRace) -> tuple[int, int]:
        """The old chips a table hands in and the new chips it gets for them, without those that are kept."""
        taken = table.odd if table.collected is None else table.collected
        return taken, (taken - table.odd) // self.ratio + sum(each.got for each in table.odds)

    def change(self, table: TableRace) -> int:
        """By how many chips in play a table changed in the race: what was rounded up, less what was rounded down."""
        given = sum(each.got * self.new + each.kept for each in table.odds)
        return given - table.odd * self.old


class AdjustKind(StrEnum):
    """Why chips entered or left play beside sales: found without an owner (HC-64), not of this tournament, hidden
    (HC-62, HC-63), found after their race (HC-24), lost, a stack set out wrong, change given wrong, anything else."""

    FOUND = "found"
    FOREIGN = "foreign"
    HIDDEN = "hidden"
    LATE = "late"
    LOST = "lost"
    STACK = "stack"
    CHANGE = "change"
    OTHER = "other"


class Adjusted(Struct, frozen=True, array_like=True):
    """An adjustment of chips in play by `change`: chips that went to the bank (`taken`) and out of it (`given`).

    Foreign chips never were in play, so taking them changes nothing. `entry`, `table`: whose, where; `ruling`: the one
    that had it so; None: not said, by none.
    """

    kind: AdjustKind
    change: int
    taken: Pieces = ()
    given: Pieces = ()
    entry: EntryId | None = None
    table: TableNo | None = None
    ruling: RulingNo | None = None


class StackCount(Struct, frozen=True):
    """A stack as somebody counted it at that instant, when so much of the schedule had passed (`played`) and so many
    rebuys and add-ons had been sold.
    """

    chips: Chips
    at: datetime
    played: timedelta = timedelta(0)
    sales: int = 0


class TableCount(Struct, frozen=True):
    """All chips of a table, counted as one number at that instant, and who sat there; `sales`: see `StackCount`."""

    chips: Chips
    at: datetime
    entries: tuple[EntryId | None, ...]
    sales: int = 0


class Closed(Struct, frozen=True):
    """A closed count of the room: the chips that should have been there, and those that were."""

    at: datetime
    expected: Chips
    counted: Chips


class Earlier(Struct, frozen=True):
    """Stacks of an offer that were handed out (`times` of them) when the offer's stack was made of other pieces than
    now.
    """

    offer: str
    pieces: Pieces
    times: int


class Bank(Struct, frozen=True):
    """What the chip bank knows: the set, how stacks are made, races, adjustments and counts.

    `stacks`: how the stack of each offer of the price list is made ('' the standard one). `earlier`: stacks handed out
    before they were made in another way. `expected`: how often each is
    thought to be sold in all, so that chips are brought for it. `race`: the one going on.
    `raced`: those that are over, the first one first. `change`: what roundings and adjustments brought into play, less
    what they took out. `since`: when the count that goes on began, None: none does. `stack_counts`: the last count of
    each stack, also of counts before. `table_counts`: of the count that goes on or was last.
    """

    chip_set: ChipSet | None = None
    stacks: HashTrieMap[str, Pieces] = HashTrieMap()
    earlier: tuple[Earlier, ...] = ()
    expected: HashTrieMap[str, int] = HashTrieMap()
    race: Race | None = None
    raced: tuple[Race, ...] = ()
    change: int = 0
    adjusted: tuple[Adjusted, ...] = ()
    since: datetime | None = None
    stack_counts: HashTrieMap[EntryId, StackCount] = HashTrieMap()
    table_counts: HashTrieMap[TableNo, TableCount] = HashTrieMap()
    closed: tuple[Closed, ...] = ()

    @property
    def gone(self) -> frozenset[Chips]:
        """The denominations that were raced off."""
        return frozenset(race.old for race in self.raced)


def rounding_of(race: Race) -> int:
    """By how many chips in play the tables raced so far changed."""
    return sum(race.change(table) for table in race.tables.values())
