"""Why a count finds more or less than is in play: everything the books know that comes to just that difference.

A difference in chips has few shapes. It is a stack or a table nobody counted, a number written wrong, a stack that was
sold and not given out or left play on paper only, a race or an exchange that went another way than it was recorded.
Each cause here would explain the whole difference by itself; the likeliest stands first.
"""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from collections.abc import Iterator
from enum import StrEnum
from itertools import combinations
from typing import NamedTuple

from tdapp.domain.bank import Race
from tdapp.domain.chip_counts import (
    counted,
    denominations,
    payable,
    stack_number,
    table_number,
    table_sum,
    uncounted,
)
from tdapp.domain.evolve_entries import brought
from tdapp.domain.state import State
from tdapp.domain.typing_slips import Slip, slip
from tdapp.domain.units import Chips, EntryId, TableNo

MOST = 8  # causes told: who reads more of them looks for none
MOST_ALIKE = 3  # of one kind
_BARREL = 20  # chips in a stack as the floor counts them
_FEW = 3
_MOST_STACKS = 9


class Why(StrEnum):
    """What a difference may come from; in the order of how likely it is."""

    NOT_COUNTED = "not_counted"  # `n` players, at `table` if they all sit at one
    RESEATED = "reseated"  # somebody came to `table` or left it after it was counted
    BOTH_WAYS = "both_ways"  # `table` as one number is `entered`, its stacks come to `meant`
    RACE_ON = "race_on"  # `n` tables are not raced yet
    AS_BEFORE = "as_before"  # the count before found the same
    BOUGHT_SINCE = "bought_since"  # `n` rebuys or add-ons were sold after their stacks were counted
    OUT_SINCE = "out_since"  # `n` players went out after they were counted, at `table` if it was one of them
    RACED_OFF = "raced_off"  # `n` chips of `chip`, which was raced off, are still counted
    ZERO = "zero"  # `entered` for `meant`
    SWAPPED = "swapped"
    TWICE = "twice"  # `table` and `second` were counted the same
    GIVEN_UP = "given_up"  # the stack `entry` gave up, which left play
    DISQUALIFIED = "disqualified"
    CANCELLED = "cancelled"  # the stack of a cancelled entry
    GIVEN_BACK = "given_back"  # a rebuy or add-on of `entry` that was given back
    ADJUSTED = "adjusted"  # adjustment `n` was recorded and not done, or done twice
    RACE_ROUNDING = "race_rounding"  # the race of `chip` for `other`, at `table` (None: all), went another way
    RACE_OLD = "race_old"  # its old chips were not taken in
    RACE_NEW = "race_new"  # its new chips were not given out
    STACKS = "stacks"  # `n` stacks of `chip` chips, sold as `offers`
    MISREAD = "misread"
    CHIPS = "chips"  # `n` chips of `chip` too many or too few
    EXCHANGED = "exchanged"  # `n` chips of `chip` changed for as many of `other`
    BARREL = "barrel"  # a stack of 20 of `chip`


class Cause(NamedTuple):
    """What may stand behind `change`: so much more was counted than is in play, less if it is below zero.

    What the other fields are stands at each `Why`; `entered` and `meant` are numbers as counted and as they may be.
    """

    why: Why
    change: int
    n: int = 0
    table: TableNo | None = None
    second: TableNo | None = None
    entry: EntryId | None = None
    chip: Chips | None = None
    other: Chips | None = None
    entered: Chips | None = None
    meant: Chips | None = None
    offers: tuple[str, ...] = ()


def difference(state: State) -> int:
    """So much more than is in play was counted so far; below zero: less."""
    return counted(state) - state.chips


def causes(state: State) -> tuple[Cause, ...]:
    """Why the count that goes on differs, the likeliest first; (): it agrees, or none goes on.

    While something is not counted only that is told, and tables where two ways of counting say different things.
    """
    if state.bank.since is None:
        return ()
    missing = uncounted(state)
    if missing:
        return (*_missing(state, missing), *_both_ways(state))
    over = difference(state)
    if not over:
        return ()
    return tuple(_chosen([cause for cause in _candidates(state, over) if cause.change == over]))


def _chosen(found: list[Cause]) -> Iterator[Cause]:
    """The likeliest first, of each kind only some: by kind, few chips before many."""
    told: dict[Why, int] = {}
    ranks = {why: rank for rank, why in enumerate(Why)}
    for cause in sorted(found, key=lambda each: (ranks[each.why], each.n, each.table or 0, each.entry or 0))[:99]:
        told[cause.why] = told.get(cause.why, 0) + 1
        if told[cause.why] <= MOST_ALIKE and sum(told.values()) <= MOST:
            yield cause


def _missing(state: State, missing: tuple[EntryId, ...]) -> Iterator[Cause]:
    by_table: dict[TableNo | None, int] = {}
    for number in missing:
        seat = state.entries[number].seat
        table = seat.table if seat is not None else None
        by_table[table] = by_table.get(table, 0) + 1
    over = difference(state)
    for at in sorted(at for at in by_table if at is not None):
        if at in state.bank.table_counts:
            yield Cause(Why.RESEATED, over, table=at)
    only = next(iter(by_table)) if len(by_table) == 1 else None
    yield Cause(Why.NOT_COUNTED, over, len(missing), only)


def _both_ways(state: State) -> Iterator[Cause]:
    """Tables counted as one number whose stacks, counted too, come to another."""
    for table in state.open_tables():
        number = table_number(state, table)
        if number is None or any(entry is not None and stack_number(state, entry) is None for entry in table.seats):
            continue
        total = table_sum(state, table)
        if total != number:
            yield Cause(Why.BOTH_WAYS, number - total, table=table.number, entered=number, meant=total)


def _candidates(state: State, over: int) -> Iterator[Cause]:
    """Everything that may have changed a count, whatever it comes to."""
    yield from _both_ways(state)
    yield from _race_on(state, over)
    for closed in state.bank.closed[-1:]:
        yield Cause(Why.AS_BEFORE, closed.counted - closed.expected)
    yield from _bought_since(state)
    yield from _out_since(state)
    yield from _numbers(state, over)
    yield from _left_play(state)
    for number, adjusted in enumerate(state.bank.adjusted, 1):
        for change in (-adjusted.change, adjusted.change):
            yield Cause(Why.ADJUSTED, change, number, adjusted.table, entry=adjusted.entry)
    for race in (*state.bank.raced, *((state.bank.race,) if state.bank.race is not None else ())):
        yield from _race(race)
    yield from _stacks(state, over)
    yield from _pieces(state, over)


def _race_on(state: State, over: int) -> Iterator[Cause]:
    """A race that goes on: at each open table as many new chips as players may stand for what was not entered yet."""
    race = state.bank.race
    if race is None:
        return
    open_tables = [table for table in state.open_tables() if table.seated and table.number not in race.tables]
    if abs(over) <= race.new * sum(table.seated for table in open_tables):
        yield Cause(Why.RACE_ON, over, len(open_tables), chip=race.old, other=race.new)


def _bought_since(state: State) -> Iterator[Cause]:
    """Rebuys and add-ons sold after the stack they went to was counted: together, and one by one."""
    found = []
    for number, bought in state.purchases.items():
        entry = state.entries.get(bought.entry)
        if bought.back is None and entry is not None and not entry.out and number > _sales_then(state, entry.id):
            found.append(Cause(Why.BOUGHT_SINCE, -brought(state, bought.sale), 1, entry=entry.id))
    if len(found) > 1:
        yield Cause(Why.BOUGHT_SINCE, sum(cause.change for cause in found), len(found))
    yield from found


def _out_since(state: State) -> Iterator[Cause]:
    """Who went out after his stack was counted: others have it, whose stacks were counted without it."""
    seats = {out.entry: out.seat for out in state.outs}
    found = []
    for number, seat in seats.items():
        stack = stack_number(state, number)
        if stack is not None and number not in state.disqualified and number not in state.surrendered:
            found.append(Cause(Why.OUT_SINCE, -stack, 1, seat.table if seat is not None else None, entry=number))
    if len(found) > 1:
        yield Cause(Why.OUT_SINCE, sum(cause.change for cause in found), len(found))
    yield from found


def _sales_then(state: State, entry: EntryId) -> int:
    """How many rebuys and add-ons had been sold when these chips were counted."""
    seat, stack = state.entries[entry].seat, state.bank.stack_counts.get(entry)
    table = state.tables.get(seat.table) if seat is not None else None
    number = state.bank.table_counts.get(table.number) if table is not None else None
    if table is not None and number is not None and table_number(state, table) is not None:
        return number.sales
    return stack.sales if stack is not None else 0


def _numbers(state: State, over: int) -> Iterator[Cause]:
    """Numbers as they were entered that may have been meant to be others."""
    values = denominations(state)
    misread = []
    for table, entry, entered in entered_numbers(state):
        meant = entered - over
        kind = slip(entered, meant)
        if kind is None or not payable(meant, values):
            continue
        cause = Cause(_SLIPS[kind], over, table=table, entry=entry, entered=entered, meant=Chips(meant))
        if kind is Slip.MISREAD:
            misread.append(cause)
        else:
            yield cause
    if len(misread) <= MOST_ALIKE:  # a digit in any of many numbers says nothing
        yield from misread
    yield from _twice(state, over)


def _twice(state: State, over: int) -> Iterator[Cause]:
    """Two tables entered with the same number, unless it is what their players began with."""
    whole: dict[int, list[TableNo]] = {}
    for table in state.open_tables():
        number = table_number(state, table)
        if number is not None and number > over and number != table.seated * state.setup.starting_stack:
            whole.setdefault(number, []).append(table.number)
    for same, tables in whole.items():
        if len(tables) > 1:
            meant = Chips(same - over)
            pairs = combinations(tables, 2)
            yield from (Cause(Why.TWICE, over, 0, *pair, entered=Chips(same), meant=meant) for pair in pairs)


_SLIPS = {
    Slip.SWAPPED: Why.SWAPPED,
    Slip.ZERO_MORE: Why.ZERO,
    Slip.ZERO_LESS: Why.ZERO,
    Slip.MISREAD: Why.MISREAD,
}


def entered_numbers(state: State) -> Iterator[tuple[TableNo | None, EntryId | None, Chips]]:
    """The numbers this count stands on: of a table (no entry), or of an entry's stack and the table it sits at."""
    for table in state.open_tables():
        number = table_number(state, table)
        if number is not None:
            yield table.number, None, number
            continue
        for entry in table.seats:
            stack = stack_number(state, entry) if entry is not None else None
            if stack is not None:
                yield table.number, entry, stack
    for each in state.playing():
        stack = stack_number(state, each.id) if each.seat is None else None
        if stack is not None:
            yield None, each.id, stack


def _left_play(state: State) -> Iterator[Cause]:
    """Stacks that left play by the book, and may still be on a table."""
    for entry, chips in state.surrendered.items():
        yield Cause(Why.GIVEN_UP, chips, entry=entry)
    for entry, chips in state.disqualified.items():
        yield Cause(Why.DISQUALIFIED, chips, entry=entry)
    for entry, void in state.void.items():
        yield Cause(Why.CANCELLED, brought(state, void.entry.sale), entry=entry)
    for bought in state.purchases.values():
        if bought.back is not None:
            yield Cause(Why.GIVEN_BACK, brought(state, bought.sale), entry=bought.entry)


def _race(race: Race) -> Iterator[Cause]:
    """A race that was recorded, and at one table or at all of them went another way or was left half done."""
    old = new = 0
    for number, table in race.tables.items():
        worth = table.odd * race.old
        got = race.change(table) + worth
        old, new = old + worth, new + got
        yield from _raced(race, number, worth, got)
    if len(race.tables) > 1:
        yield from _raced(race, None, old, new)


def _raced(race: Race, table: TableNo | None, worth: int, got: int) -> Iterator[Cause]:
    for why, change in ((Why.RACE_ROUNDING, worth - got), (Why.RACE_OLD, worth), (Why.RACE_NEW, -got)):
        if change:
            yield Cause(why, change, table=table, chip=race.old, other=race.new)


def _stacks(state: State, over: int) -> Iterator[Cause]:
    """Stacks given out and not sold, or sold and not given out."""
    start = state.setup.starting_stack
    sizes: dict[int, tuple[str, ...]] = {start: ("",)}
    for offer in state.terms.offers:
        brings = start if offer.chips is None else offer.chips
        sizes[brings] = (*sizes.get(brings, ()), offer.key)
    for size, offers in sizes.items():
        if size and abs(over) % size == 0 and 1 <= abs(over) // size <= _MOST_STACKS:
            yield Cause(Why.STACKS, over, abs(over) // size, chip=Chips(size), offers=offers)


def _pieces(state: State, over: int) -> Iterator[Cause]:
    """Single chips: of one that was raced off, miscounted, changed for another, or a whole stack of 20."""
    values, size = denominations(state), abs(over)
    good = payable(size, values)
    for gone in sorted(state.bank.gone):
        if over > 0 and size % gone == 0 and not good:
            yield Cause(Why.RACED_OFF, over, size // gone, chip=gone)
    for value in values:
        if size % value == 0 and size // value <= _FEW:
            yield Cause(Why.CHIPS, over, size // value, chip=value)
        if size == _BARREL * value:
            yield Cause(Why.BARREL, over, _BARREL, chip=value)
    for low, high in combinations(values, 2):
        if size % (high - low) == 0 and size // (high - low) <= _FEW:
            chip, other = (low, high) if over > 0 else (high, low)
            yield Cause(Why.EXCHANGED, over, size // (high - low), chip=chip, other=other)
