"""Decisions about check-in: who was seen, and is really there."""

from collections.abc import Sequence
from datetime import datetime

from tdapp.domain.facts import Fact
from tdapp.domain.money.sale_facts import CheckedIn, CheckInCleared
from tdapp.domain.refusal import Refused, require
from tdapp.domain.state import Entry, State, Table
from tdapp.domain.units import EntryId, TableNo


def check_in(state: State, now: datetime, entries: Sequence[EntryId]) -> tuple[Fact, ...]:
    """Note that these entries are there. Whoever is known to be there already is passed over."""
    return _told(state, entries, CheckedIn, here=True)


def clear(state: State, now: datetime, entries: Sequence[EntryId]) -> tuple[Fact, ...]:
    """Note that these entries are not there after all."""
    return _told(state, entries, CheckInCleared, here=False)


def unverified(state: State) -> list[Entry]:
    """The entries that are in and have not been seen yet, by ticket number."""
    return [entry for entry in state.playing() if entry.id not in state.present]


def here(state: State, table: Table) -> list[EntryId]:
    """The entries of a table that are known to be there, by seat."""
    return [entry for entry in table.seats if entry is not None and entry in state.present]


def alone(state: State) -> list[tuple[Table, EntryId]]:
    """The tables with one player there and others absent: he collects blinds and antes (HC start rule)."""
    if not state.present:
        return []
    tables = ((table, _alone(state, table)) for table in state.open_tables())
    return [(table, entry) for table, entry in tables if entry is not None]


def alone_at(state: State | None, table: TableNo) -> EntryId | None:
    """The entry that is alone at this table while the others are absent; None: nobody, or there is no such table."""
    found = state.tables.get(table) if state is not None else None
    return _alone(state, found) if state is not None and found is not None else None


def _alone(state: State, table: Table) -> EntryId | None:
    there = here(state, table)
    return there[0] if len(there) == 1 and table.seated > 1 else None


def _told(
    state: State, entries: Sequence[EntryId], fact: type[CheckedIn] | type[CheckInCleared], *, here: bool
) -> tuple[Fact, ...]:
    require(not state.finished, "finished")
    require(bool(entries), "check_in.nobody")
    changed = []
    for number in dict.fromkeys(entries):
        entry = state.entries.get(number)
        if entry is None:
            raise Refused("entry.unknown", entry=number)
        require(not entry.out, "entry.is_out", entry=number)
        if (number in state.present) is not here:
            changed.append(number)
    return (fact(tuple(changed)),) if changed else ()
