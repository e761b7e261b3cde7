"""Stacks as they were last counted: leaders, big stacks, the average, table by table."""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from collections.abc import Iterator
from datetime import datetime, timedelta

from msgspec import Struct

from tdapp.domain.chips.chip_bank import StackCount
from tdapp.domain.chips.chip_counts import table_number
from tdapp.domain.clock.clock import position
from tdapp.domain.clock.level_now import present_level
from tdapp.domain.clock.stack_unit import StackUnit, stack_unit
from tdapp.domain.clock.structure import Structure, level_numbers
from tdapp.domain.latest import Latest
from tdapp.domain.state import Entry, State, Table
from tdapp.domain.units import Chips, EntryId, PlayerId, Seat, TableNo
from tdapp.read.clock.depth import Depth, depth_in, depth_of
from tdapp.read.people.names import NOBODY, Directory, PlayerName, as_now
from tdapp.read.status import average_stack


class StackSeen(Struct, frozen=True):
    """A stack as it was last counted. `level`: the one it was counted in, None: in a break or before the start.

    `now`: it was counted in the level or break that goes on. `depth`: in the present level.
    """

    chips: Chips
    depth: Depth
    at: datetime
    level: int | None
    now: bool


class ChipCountRow(Struct, frozen=True):
    """One player still in, with the stack as it was last counted. `place`: by chips, those with as many share one;
    None: not counted, and `stack` is None too.

    `seat` None: without one.
    """

    place: int | None
    entry: EntryId
    player: PlayerId
    name: PlayerName
    seat: Seat | None
    stack: StackSeen | None


class TableStacks(Struct, frozen=True):
    """A table with the stacks at it. `chips`: all that was counted there (`counted` stacks of `seated`), or as one
    number.

    `average`: of the counted stacks; None: nothing is counted there. `largest`: who leads the table, None: unknown.
    """

    table: TableNo
    seated: int
    counted: int
    chips: Chips
    average: Chips | None
    average_depth: Depth | None
    largest: ChipCountRow | None


class ChipCountsView(Struct, frozen=True):
    """Chip counts for the press, the room and the desk: largest stack first, those not counted last, by seat.

    `average` None: nobody is in. `first`, `last`: when the oldest and the newest count shown was taken.
    """

    rows: tuple[ChipCountRow, ...]
    tables: tuple[TableStacks, ...]
    counted: int
    left: int
    in_play: Chips
    average: Chips | None
    average_depth: Depth | None
    unit: StackUnit
    level: int | None
    first: datetime | None
    last: datetime | None

    def leaders(self, many: int) -> tuple[ChipCountRow, ...]:
        """The largest stacks, fewer if not so many are counted."""
        return tuple(row for row in self.rows[:many] if row.stack is not None)

    def big(self, times: int = 2) -> tuple[ChipCountRow, ...]:
        """The stacks of at least so many averages."""
        least = times * (self.average or 0)
        return tuple(row for row in self.rows if row.stack is not None and row.stack.chips >= least)


def stacks_seen(state: State, now: datetime) -> dict[EntryId, StackSeen]:
    """The stack of everybody still in as it was last counted, at `now`."""
    seen, here = Seeing(state, now), {}
    for number, stack in state.bank.stack_counts.items():
        entry = state.entries.get(number)
        if entry is not None and not entry.out:
            here[number] = seen.of(stack)
    return here


def stack_seen(state: State, now: datetime, entry: EntryId) -> StackSeen | None:
    """The last count of one stack; None: never."""
    stack = state.bank.stack_counts.get(entry)
    return Seeing(state, now).of(stack) if stack is not None else None


class Seeing:
    """What the last counts of stacks are worked out from at one instant. `by`: what a stack looks different by that was
    not counted again, the period of the schedule that is on, what stacks are measured in there, and who has all chips.
    """

    def __init__(self, state: State, now: datetime) -> None:
        self._structure: Structure = state.structure
        self._numbers = level_numbers(state.structure)
        self._here = position(state.structure, state.clock.at(now)).period
        self._unit = stack_unit(present_level(state, now))
        self._before: dict[timedelta, int] = {}
        self._all = state.chips if state.alive == 1 else None  # whoever is left alone has all of them
        self.by = (self._here, self._unit, self._all)

    def of(self, stack: StackCount) -> StackSeen:
        at = self._before.get(stack.played)
        if at is None:
            at = self._before[stack.played] = position(self._structure, stack.played).period
        level = self._numbers[at]
        if self._all is not None:
            return StackSeen(self._all, depth_of(self._all, self._unit), stack.at, level, True)
        return StackSeen(stack.chips, depth_of(stack.chips, self._unit), stack.at, level, at == self._here)


def chip_counts_view(state: State, now: datetime, directory: Directory) -> ChipCountsView:
    """The chip counts of everybody still in, at `now`. Kept while nothing happens: only the period of the schedule
    tells one moment from another.
    """
    here = position(state.structure, state.clock.at(now)).period
    return _kept.of((state, here, *as_now(directory)), lambda: _counts(state, now, directory, here))


_kept: Latest[ChipCountsView] = Latest(2)  # of the tournament in front, and of one that is on a screen


def _counts(state: State, now: datetime, directory: Directory, here: int) -> ChipCountsView:
    seen = stacks_seen(state, now)
    rows = tuple(_ranked(state, directory, seen))
    by_table: dict[TableNo, list[ChipCountRow]] = {}
    for row in rows:
        if row.seat is not None:
            by_table.setdefault(row.seat.table, []).append(row)
    level = present_level(state, now)
    unit = stack_unit(level)
    average = average_stack(state)
    times = [stack.at for stack in seen.values()]
    numbers = [number for number in level_numbers(state.structure)[: here + 1] if number is not None]
    return ChipCountsView(
        rows=rows,
        tables=tuple(
            _table_stacks(state, table, by_table.get(table.number, []), unit)
            for table in state.open_tables()
            if table.seated
        ),
        counted=len(seen),
        left=state.alive,
        in_play=state.chips,
        average=average,
        average_depth=depth_in(average, level),
        unit=unit,
        level=numbers[-1] if numbers else None,
        first=min(times, default=None),
        last=max(times, default=None),
    )


def _ranked(state: State, directory: Directory, seen: dict[EntryId, StackSeen]) -> Iterator[ChipCountRow]:
    """Everybody still in, the largest stack first."""
    people: list[tuple[Entry, StackSeen | None]] = [(entry, seen.get(entry.id)) for entry in state.playing()]
    people.sort(key=lambda each: (each[1] is None, -each[1].chips if each[1] else 0, each[0].seat or (1 << 30, 0)))
    place, before = 0, None
    for number, (entry, stack) in enumerate(people, 1):
        if stack is not None and stack.chips != before:
            place, before = number, stack.chips
        name = directory.get(entry.player, NOBODY)
        yield ChipCountRow(place if stack is not None else None, entry.id, entry.player, name, entry.seat, stack)


def _table_stacks(state: State, table: Table, rows: list[ChipCountRow], unit: StackUnit) -> TableStacks:
    """A table by its stacks; where it was counted as one number, later than they were, that number stands."""
    stacks = [row.stack for row in rows if row.stack is not None]
    whole = table_number(state, table)
    chips = Chips(sum(stack.chips for stack in stacks)) if whole is None else whole
    many = len(stacks) if whole is None else table.seated
    average = Chips(chips // many) if many else None
    return TableStacks(
        table=table.number,
        seated=table.seated,
        counted=many,
        chips=chips,
        average=average,
        average_depth=None if average is None else depth_of(average, unit),
        largest=rows[0] if rows and rows[0].stack is not None else None,
    )
