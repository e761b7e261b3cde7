"""The causes a difference in a count of chips may have: everything booked that comes to just that difference.

A difference in chips has few shapes. It is a stack or a table nobody counted, a number written wrong, a stack that was
sold and not given out or left play on paper only, a race or an exchange that went another way than it was recorded.
Each cause here would explain the whole difference by itself; the likeliest stands first.
"""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from collections.abc import Iterator
from itertools import combinations

from tdapp.domain.chips.booked_causes import booked
from tdapp.domain.chips.chip_counts import (
    counted,
    denominations,
    payable,
    stack_number,
    table_number,
    table_sum,
    uncounted,
)
from tdapp.domain.chips.count_cause import Cause, Why
from tdapp.domain.state import State
from tdapp.domain.typing_slips import TypingSlip, slip
from tdapp.domain.units import Chips, EntryId, TableNo

MOST = 8  # causes told: who reads more of them looks for none
MOST_ALIKE = 3  # of one kind
_TELLING = {Why.SWAPPED: 3 * MOST_ALIKE, Why.MISREAD: MOST_ALIKE}  # numbers such a slip may be in


def difference(state: State) -> int:
    """By how many chips the count so far is over what is in play; below zero: short."""
    return counted(state) - state.chips


def causes(state: State) -> tuple[Cause, ...]:
    """The causes the difference in the count that goes on may have, the likeliest first; (): it agrees, or none goes
    on.

    While something is not counted only that is told, and tables where two ways of counting say different things.
    """
    if state.bank.since is None:
        return ()
    missing, over = uncounted(state), difference(state)
    if missing:
        return (*_missing(state, missing, over), *_both_ways(state))
    if not over:
        return ()
    return tuple(_chosen([cause for cause in _candidates(state, over) if cause.change == over]))


def _chosen(found: list[Cause]) -> Iterator[Cause]:
    """The likeliest first, of each kind only some: by kind, few chips before many."""
    told: dict[Why, int] = {}
    ranks = {why: rank for rank, why in enumerate(Why)}
    for cause in sorted(found, key=lambda each: (ranks[each.why], each.n, each.table or 0, each.entry or 0)):
        told[cause.why] = told.get(cause.why, 0) + 1
        if told[cause.why] <= MOST_ALIKE and sum(told.values()) <= MOST:
            yield cause


def _missing(state: State, missing: tuple[EntryId, ...], over: int) -> Iterator[Cause]:
    by_table: dict[TableNo | None, int] = {}
    for number in missing:
        seat = state.entries[number].seat
        table = seat.table if seat is not None else None
        by_table[table] = by_table.get(table, 0) + 1
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
    yield from _numbers(state, over)
    yield from booked(state, over)


def _race_on(state: State, over: int) -> Iterator[Cause]:
    """A race that goes on: at each open table as many new chips as players may stand for what was not entered yet."""
    race = state.bank.race
    if race is None:
        return
    open_tables = [table for table in state.open_tables() if table.seated and table.number not in race.tables]
    if abs(over) <= race.new * sum(table.seated for table in open_tables):
        yield Cause(Why.RACE_ON, over, len(open_tables), chip=race.old, other=race.new)


def _numbers(state: State, over: int) -> Iterator[Cause]:
    """Numbers as they were entered that may have been meant to be others."""
    values = denominations(state)
    found: dict[Why, list[Cause]] = {}
    for table, entry, entered in entered_numbers(state):
        meant = entered - over
        kind = slip(entered, meant)
        if kind is not None and payable(meant, values):
            why = _SLIPS[kind]
            cause = Cause(why, over, table=table, entry=entry, entered=entered, meant=Chips(meant))
            found.setdefault(why, []).append(cause)
    for why, alike in found.items():
        if len(alike) <= _TELLING.get(why, len(alike)):  # a digit in any of many numbers says nothing
            yield from alike
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
    TypingSlip.SWAPPED: Why.SWAPPED,
    TypingSlip.ZERO_MORE: Why.ZERO,
    TypingSlip.ZERO_LESS: Why.ZERO,
    TypingSlip.MISREAD: Why.MISREAD,
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
