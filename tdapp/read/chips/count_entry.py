"""A count of the room as it is entered: table by table, what is missing, and what a difference may come from."""

from __future__ import annotations  # a view stands before the one it is part of

from datetime import datetime

from msgspec import Struct

from tdapp.domain.chips.chip_bank import rounding_of
from tdapp.domain.chips.chip_counts import denominations, stack_number, table_number
from tdapp.domain.chips.count_cause import Cause
from tdapp.domain.chips.count_causes import causes
from tdapp.domain.clock.clock import position
from tdapp.domain.clock.level_now import present_level
from tdapp.domain.clock.stack_unit import StackUnit, stack_unit
from tdapp.domain.latest import Latest
from tdapp.domain.state import State, Table
from tdapp.domain.units import Chips, EntryId, Seat, TableNo
from tdapp.read.chips.cause_lines import cause_said, entry_of
from tdapp.read.chips.known_stacks import StackSeen, stacks_seen
from tdapp.read.message import Said
from tdapp.read.people.names import NOBODY, Directory, PlayerName, as_now


class CountSeat(Struct, frozen=True):
    """An occupied seat in a count of the room. `chips`: his stack in this count, None: not counted by itself.

    `last`: as it was last counted at all.
    """

    seat: int | None
    entry: EntryId
    name: PlayerName
    chips: Chips | None
    last: StackSeen | None


class CountTable(Struct, frozen=True):
    """A table in a count of the room; number None: those without a seat.

    `whole`: entered as one number, None: not, or it does not stand any more. `stacks`: what its stacks come to so far;
    while no count goes on: as they were last counted.
    `reseated`: it was counted, and somebody came or went since. `done`: every chip of it is counted.
    """

    number: TableNo | None
    seats: tuple[CountSeat, ...]
    whole: Chips | None
    stacks: Chips
    reseated: bool
    done: bool

    @property
    def chips(self) -> Chips:
        """The chips of the table as far as they are counted."""
        return self.stacks if self.whole is None else self.whole


class ClosedCount(Struct, frozen=True):
    """A count that is over. `over`: so much more was counted than in play, below zero: less."""

    at: datetime
    expected: Chips
    counted: Chips

    @property
    def over(self) -> int:
        return self.counted - self.expected


class CountView(Struct, frozen=True):
    """A count of the room, table by table. `since` None: none goes on, and `closed` says how the last ones ended,
    newest first.

    `missing`: players whose chips are not counted yet. `difference`: counted less in play, while something is missing
    only what is left to find. `values`: denominations in play. `causes`: the likeliest first. `unit`: what
    stacks are measured in now. `rounding`: by how many chips the races changed what is in play, None: nothing was
    raced.
    """

    since: datetime | None
    tables: tuple[CountTable, ...]
    in_play: Chips
    counted: Chips
    missing: int
    causes: tuple[CauseView, ...]
    closed: tuple[ClosedCount, ...]
    values: tuple[Chips, ...]
    unit: StackUnit
    rounding: int | None

    @property
    def to_go(self) -> int:
        """The tables that are not counted yet, those without a seat as one of them."""
        return sum(not table.done for table in self.tables)

    @property
    def difference(self) -> int:
        return self.counted - self.in_play

    @property
    def agrees(self) -> bool:
        """Whether everything is counted, and comes to just what is in play."""
        return self.since is not None and not self.missing and not self.difference


class CauseView(Struct, frozen=True):
    """A cause that may stand behind a difference, as a sentence. `seat`: of whoever it is about; `table`: to look
    at.
    """

    cause: Cause
    said: Said
    seat: Seat | None
    table: TableNo | None


def count_view(state: State, now: datetime, directory: Directory) -> CountView:
    """The count of the room that goes on, or what is known of the last one. Kept while nothing happens: only the period
    of the schedule tells one moment from another.
    """
    here = position(state.structure, state.clock.at(now)).period
    return _kept.of((state, here, *as_now(directory)), lambda: _made(state, now, directory))


_kept: Latest[CountView] = Latest()


def _made(state: State, now: datetime, directory: Directory) -> CountView:
    seen = stacks_seen(state, now)

    def seat_of(number: int | None, entry: EntryId) -> CountSeat:
        name = directory.get(state.entries[entry].player, NOBODY)
        return CountSeat(number, entry, name, stack_number(state, entry), seen.get(entry))

    on = state.bank.since is not None
    tables = []
    for table in state.open_tables():
        if table.seated:
            seats = tuple(seat_of(number, entry) for number, entry in enumerate(table.seats, 1) if entry is not None)
            tables.append(_count_table(state, table, seats))
    without = tuple(seat_of(None, entry.id) for entry in state.playing() if entry.seat is None)
    if without:
        stacks = [seat.chips for seat in without if seat.chips is not None]
        total = Chips(sum(stacks)) if on else _last(without)
        tables.append(CountTable(None, without, None, total, False, on and len(stacks) == len(without)))
    return CountView(
        since=state.bank.since,
        tables=tuple(tables),
        in_play=state.chips,
        counted=Chips(sum(table.chips for table in tables)) if on else Chips(0),
        missing=sum(_missing(table) for table in tables) if on else 0,
        causes=tuple(_cause_view(state, directory, cause) for cause in causes(state)),
        closed=tuple(ClosedCount(each.at, each.expected, each.counted) for each in reversed(state.bank.closed)),
        values=denominations(state),
        unit=stack_unit(present_level(state, now)),
        rounding=_rounding(state),
    )


def _rounding(state: State) -> int | None:
    bank = state.bank
    races = (*bank.raced, *((bank.race,) if bank.race is not None else ()))
    return sum(rounding_of(race) for race in races) if races else None


def _missing(table: CountTable) -> int:
    return 0 if table.done else sum(seat.chips is None for seat in table.seats)


def _count_table(state: State, table: Table, seats: tuple[CountSeat, ...]) -> CountTable:
    on = state.bank.since is not None
    whole = table_number(state, table) if on else None
    was = state.bank.table_counts.get(table.number)
    return CountTable(
        number=table.number,
        seats=seats,
        whole=whole,
        stacks=Chips(sum(seat.chips or 0 for seat in seats)) if on else _last(seats),
        reseated=on and was is not None and was.entries != table.seats,
        done=on and (whole is not None or all(seat.chips is not None for seat in seats)),
    )


def _last(seats: tuple[CountSeat, ...]) -> Chips:
    """What stacks come to as they were last counted."""
    return Chips(sum(seat.last.chips for seat in seats if seat.last is not None))


def _cause_view(state: State, directory: Directory, cause: Cause) -> CauseView:
    entry = entry_of(state, cause.entry) if cause.entry is not None else None
    seat = entry.seat if entry is not None else None
    table = cause.table if cause.table is not None or seat is None else seat.table
    return CauseView(cause, cause_said(state, directory, cause), seat, table)
