"""What facts about chips do to a tournament: steps of `evolve`."""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from collections.abc import Callable
from typing import Any

from rpds import HashTrieMap

from tdapp.domain.chips import chip_facts as c
from tdapp.domain.chips.chip_bank import Bank, Closed, Earlier, Race, StackCount, TableCount, TableRace
from tdapp.domain.refusal import Conflict
from tdapp.domain.state import State
from tdapp.domain.units import TableNo
from tdapp.values import replace


def _with(state: State, bank: Bank) -> State:
    """The same with another bank; there are never fewer chips in play than none."""
    state = replace(state, bank=bank)
    if state.chips < 0:
        raise Conflict("chips_gone")
    return state


def _set_chosen(state: State, fact: c.ChipSetChosen) -> State:
    return replace(state, bank=replace(state.bank, chip_set=fact.chip_set))


def _stack_made(state: State, fact: c.StackMade) -> State:
    bank, made = state.bank, state.bank.stacks
    for chip, _count in fact.pieces:
        if bank.chip_set is None or bank.chip_set.chip(chip) is None:
            raise Conflict("not_in_set", chip=chip)
    earlier = [Earlier(key, made.get(key) or made.get("", ()), times) for key, times in fact.handed_out]
    made = made.insert(fact.offer, fact.pieces) if fact.pieces else made.discard(fact.offer)
    return replace(state, bank=replace(bank, stacks=made, earlier=(*bank.earlier, *earlier)))


def _sales_expected(state: State, fact: c.SalesExpected) -> State:
    return replace(state, bank=replace(state.bank, expected=HashTrieMap(dict(fact.expected))))


def _race_begun(state: State, fact: c.RaceBegun) -> State:
    if state.bank.race is not None:
        raise Conflict("race_on", chip=state.bank.race.old)
    if fact.old in state.bank.gone:
        raise Conflict("raced_off", chip=fact.old)
    race = Race(fact.old, fact.new, fact.way, fact.rounding, before=state.chips, tickets=state.last_entry)
    return replace(state, bank=replace(state.bank, race=race))


def _odd_chips_counted(state: State, fact: c.OddChipsCounted) -> State:
    race = _racing(state, fact.race)
    table = fact.race.table
    after = replace(
        race,
        tables=race.tables.discard(table),
        waiting=race.waiting.insert(table, fact.race),
        sat=race.sat.discard(table),
    )
    return _raced(state, after, -_change_of(race, table))


def _table_raced(state: State, fact: c.TableRaced) -> State:
    race = _racing(state, fact.race)
    table = fact.race.table
    after = replace(
        race,
        tables=race.tables.insert(table, fact.race),
        waiting=race.waiting.discard(table),
        sat=race.sat.insert(table, state.tables[table].seats),
    )
    return _raced(state, after, race.change(fact.race) - _change_of(race, table))


def _racing(state: State, race: TableRace) -> Race:
    """The race that goes on, when everybody whose chips are raced is in it."""
    found = _going_on(state)
    if race.table not in state.tables:
        raise Conflict("no_such_table", table=race.table)
    for each in race.odds:
        entry = state.entries.get(each.entry)
        if entry is None or entry.out:
            raise Conflict("not_in_race", entry=each.entry)
    return found


def _change_of(race: Race, table: TableNo) -> int:
    """By how much chips in play changed with what is recorded of a table, 0: nothing is."""
    before = race.tables.get(table)
    return 0 if before is None else race.change(before)


def _raced(state: State, race: Race, change: int) -> State:
    return _with(state, replace(state.bank, race=race, change=state.bank.change + change))


def _race_ended(state: State, fact: c.RaceEnded) -> State:
    race = _going_on(state)
    if race.old != fact.old:
        raise Conflict("no_race")
    raced = (*state.bank.raced, replace(race, after=state.chips))
    return replace(state, bank=replace(state.bank, race=None, raced=raced))


def _going_on(state: State) -> Race:
    if state.bank.race is None:
        raise Conflict("no_race")
    return state.bank.race


def _adjusted(state: State, fact: c.ChipsAdjusted) -> State:
    bank, adjusted = state.bank, fact.adjusted
    if adjusted.entry is not None and adjusted.entry not in state.entries:
        raise Conflict("no_such_entry", entry=adjusted.entry)
    return _with(state, replace(bank, change=bank.change + adjusted.change, adjusted=(*bank.adjusted, adjusted)))


def _count_begun(state: State, fact: c.CountBegun) -> State:
    return replace(state, bank=replace(state.bank, since=fact.at, table_counts=HashTrieMap()))


def _stacks_counted(state: State, fact: c.StacksCounted) -> State:
    counts, played, sales = state.bank.stack_counts, state.clock.at(fact.at), len(state.purchases)
    for number, chips in fact.stacks:
        if number not in state.entries:
            raise Conflict("no_such_entry", entry=number)
        counts = counts.insert(number, StackCount(chips, fact.at, played, sales))
    return replace(state, bank=replace(state.bank, stack_counts=counts))


def _tables_counted(state: State, fact: c.TablesCounted) -> State:
    counts = state.bank.table_counts
    for number, chips in fact.tables:
        table = state.tables.get(number)
        if table is None:
            raise Conflict("no_such_table", table=number)
        counts = counts.insert(number, TableCount(chips, fact.at, table.seats, len(state.purchases)))
    return replace(state, bank=replace(state.bank, table_counts=counts))


def _count_closed(state: State, fact: c.CountClosed) -> State:
    if state.bank.since is None:
        raise Conflict("no_count")
    closed = (*state.bank.closed, Closed(fact.at, fact.expected, fact.counted))
    return replace(state, bank=replace(state.bank, since=None, closed=closed))


STEPS: dict[type, Callable[[State, Any], State]] = {
    c.ChipSetChosen: _set_chosen,
    c.StackMade: _stack_made,
    c.SalesExpected: _sales_expected,
    c.RaceBegun: _race_begun,
    c.OddChipsCounted: _odd_chips_counted,
    c.TableRaced: _table_raced,
    c.RaceEnded: _race_ended,
    c.ChipsAdjusted: _adjusted,
    c.CountBegun: _count_begun,
    c.StacksCounted: _stacks_counted,
    c.TablesCounted: _tables_counted,
    c.CountClosed: _count_closed,
}
