"""A chip race for windows and papers: odd chips by seat, what came of them, the bank slip, the rounding."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.chips.chip_bank import Odd, Race, RaceRounding, RaceWay, TableRace
from tdapp.domain.chips.chip_pieces import staying
from tdapp.domain.chips.chip_set import Chip
from tdapp.domain.chips.race_results import chips_raced_for
from tdapp.domain.chips.racing import unraced
from tdapp.domain.state import State
from tdapp.domain.units import Chips, EntryId, Seat, TableNo
from tdapp.read.people.names import NOBODY, Directory, PlayerName


class TableState(StrEnum):
    """How far the race of a table is: nothing entered, odd chips entered and waiting for cards or the floor, done."""

    OPEN = "open"
    WAITING = "waiting"
    DONE = "done"


class RaceSeat(Struct, frozen=True):
    """A player at a table in a race. `odd`: his odd chips, 0 none. `got`: new chips for them, None: not known yet.

    `only`: they are all he has. `card`: his highest, as 'Kd', '' none was dealt. `kept`: what the one chip is worth
    that he keeps and would have been raced out without, 0: he keeps none. `here`: he still sits there. `came`: he came
    after the table was done, and nobody has raced his chips.
    """

    seat: int
    entry: EntryId
    name: PlayerName
    odd: int = 0
    only: bool = False
    got: int | None = None
    card: str = ""
    kept: int = 0
    here: bool = True
    came: bool = False


class RaceTable(Struct, frozen=True):
    """A table with players, or one that was raced and is closed since; its occupied seats from the lowest.

    `size`: its seats. `raced`: new chips its odd ones are raced for; 0 while nothing is entered. `taken`, `given`: the
    bank slip, old chips in and new chips out, those kept aside; `kept`: what is given so that nobody is raced out, by
    denomination. `change`: by how much chips in play change, below 0: less. All of them 0 until the table is done.
    """

    number: TableNo
    size: int
    state: TableState
    seats: tuple[RaceSeat, ...]
    collected: int | None = None
    raced: int = 0
    taken: int = 0
    given: int = 0
    kept: tuple[tuple[Chips, int], ...] = ()
    change: int = 0

    @property
    def odd(self) -> int:
        """The odd chips of the table."""
        return sum(seat.odd for seat in self.seats)

    @property
    def racing(self) -> tuple[RaceSeat, ...]:
        """The seats with odd chips."""
        return tuple(seat for seat in self.seats if seat.odd)

    @property
    def came(self) -> tuple[Seat, ...]:
        """The seats of those for whom a table that is done is entered again."""
        return tuple(Seat(self.number, seat.seat) for seat in self.seats if seat.came)


class RaceView(Struct, frozen=True):
    """A race, table by table. `old`, `new`: the chips. `ended`: it is over. `before`: chips in play when it began;
    `after`: when it ended, or now. They differ by its rounding, and by what was sold or found meanwhile.

    `tables`: by number. `low`: what a chip is worth that somebody keeps so that he is not raced out. `exact`: all chips
    that stay are whole new ones, so that chips in play say how many old ones are over.
    """

    old: Chip
    new: Chip
    way: RaceWay
    rounding: RaceRounding
    tables: tuple[RaceTable, ...]
    ended: bool
    before: Chips
    after: Chips
    low: Chips
    exact: bool = False

    @property
    def ratio(self) -> int:
        """How many old chips are one new one; a seat has fewer odd ones."""
        return self.new.value // self.old.value

    @property
    def change(self) -> int:
        """By how much the race changed chips in play, below 0: there are less."""
        return sum(table.change for table in self.tables)

    @property
    def meanwhile(self) -> int:
        """What else changed chips in play while it went on: rebuys, add-ons, chips found."""
        return self.after - self.before - self.change

    @property
    def astray(self) -> int:
        """How many odd chips are too many in all, or missing to make a whole new one; 0: they fit, or not every table
        is done.
        """
        if not self.exact or not self.tables or len(self.in_state(TableState.DONE)) < len(self.tables):
            return 0
        return (sum(table.odd for table in self.tables) - (self.after - self.change) // self.old.value) % self.ratio

    def in_state(self, state: TableState) -> tuple[RaceTable, ...]:
        """The tables whose race is that far."""
        return tuple(table for table in self.tables if table.state is state)

    @property
    def taken(self) -> int:
        """The old chips the bank gets from all tables."""
        return sum(table.taken for table in self.tables)

    @property
    def given(self) -> int:
        """The new chips the bank gives to all tables."""
        return sum(table.given for table in self.tables)

    @property
    def kept(self) -> tuple[tuple[Chips, int], ...]:
        """The chips given to all tables so that nobody is raced out, by denomination."""
        sums: dict[Chips, int] = {}
        for table in self.tables:
            for value, count in table.kept:
                sums[value] = sums.get(value, 0) + count
        return tuple(sorted(sums.items()))

    def raced_for(self, odd: Mapping[int, int]) -> int:
        """How many new chips a table races for that has these odd chips by seat, as it is being entered."""
        race = Race(self.old.value, self.new.value, self.way, self.rounding)
        return chips_raced_for(race, tuple(Odd(EntryId(0), seat, chips) for seat, chips in sorted(odd.items())))

    @property
    def came(self) -> tuple[Seat, ...]:
        """The seats of those who moved before their chips were raced, at all tables."""
        return tuple(seat for table in self.tables for seat in table.came)

    def table(self, number: int) -> RaceTable | None:
        """The table of that number, None: it is not part of the race."""
        return next((table for table in self.tables if table.number == number), None)


def race_view(state: State, race: Race, directory: Directory, *, ended: bool = False) -> RaceView:
    """A race, one that goes on or is over, or one that has not begun, for sheets to write on."""
    tables = [table.number for table in state.open_tables() if table.seated]
    numbers = sorted({*race.tables, *(() if ended else tables)})
    came = () if ended else unraced(state, race).seats
    return RaceView(
        _chip(state, race.old),
        _chip(state, race.new),
        race.way,
        race.rounding,
        tuple(_table(state, race, number, directory, came) for number in numbers),
        ended,
        race.before or state.chips,
        state.chips if race.after is None else race.after,
        min(staying(state, race.old), default=race.new),
        all(value % race.new == 0 for value in staying(state, race.old)),
    )


def race_going_on(state: State, directory: Directory) -> RaceView | None:
    """The race that goes on, None: none does."""
    return race_view(state, state.bank.race, directory) if state.bank.race is not None else None


def races_over(state: State, directory: Directory) -> tuple[RaceView, ...]:
    """The races that are over, the first one first."""
    return tuple(race_view(state, race, directory, ended=True) for race in state.bank.raced)


def _chip(state: State, value: Chips) -> Chip:
    """The chip as the set has it; one of a set that was chosen before is drawn plain."""
    found = state.bank.chip_set.chip(value) if state.bank.chip_set is not None else None
    return found or Chip(value, PLAIN, 0)


def _table(state: State, race: Race, number: TableNo, directory: Directory, came: tuple[Seat, ...]) -> RaceTable:
    done = race.tables.get(number)
    known = done or race.waiting.get(number)
    odds = {each.seat: each for each in known.odds} if known is not None else {}
    open_table = state.tables.get(number)
    there = dict(enumerate(open_table.seats, 1)) if open_table is not None else {}
    seats = tuple(
        _seat(state, at, there.get(at), odds.get(at), directory, done=done is not None, came=Seat(number, at) in came)
        for at in sorted({*odds, *(at for at, entry in there.items() if entry is not None)})
    )
    far = TableState.DONE if done is not None else TableState.WAITING if known is not None else TableState.OPEN
    raced = chips_raced_for(race, known.odds) if known is not None else 0
    size = len(there) or max(odds, default=0)
    if done is None:
        return RaceTable(number, size, far, seats, known.collected if known else None, raced)
    return RaceTable(number, size, far, seats, done.collected, raced, *race.slip(done), _kept(done), race.change(done))


def _seat(
    state: State,
    seat: int,
    there: EntryId | None,
    odd: Odd | None,
    directory: Directory,
    *,
    done: bool,
    came: bool,
) -> RaceSeat:
    entry = odd.entry if odd is not None else there
    if entry is None:
        raise AssertionError("a seat nobody sits in has no row")
    found = state.entries.get(entry) or state.void[entry].entry  # who was cancelled since stays on the sheet
    name = directory.get(found.player, NOBODY)
    if odd is None:
        return RaceSeat(seat, entry, name, got=0 if done and not came else None, came=came)
    return RaceSeat(
        seat, entry, name, odd.odd, odd.only, odd.got if done else None, odd.card, odd.kept, here=there == entry
    )


def _kept(table: TableRace) -> tuple[tuple[Chips, int], ...]:
    sums: dict[Chips, int] = {}
    for each in table.odds:
        if each.kept:
            sums[each.kept] = sums.get(each.kept, 0) + 1
    return tuple(sorted(sums.items()))


PLAIN = "#808080"
