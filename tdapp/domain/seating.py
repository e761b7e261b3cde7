"""Decisions about seats: draw them, seat late comers, move, swap, open and close tables."""

from collections.abc import Sequence
from datetime import datetime

from tdapp.domain.chance import draw, pick_seats
from tdapp.domain.facts import (
    DrawKind,
    Fact,
    Moved,
    MoveReason,
    Seated,
    SeatedBy,
    SeatsDrawn,
    SeatsSwapped,
    TableBroken,
    TableOpened,
)
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused, require
from tdapp.domain.state import Entry, State
from tdapp.domain.units import EntryId, Seat, TableNo

HIGHEST_TABLE = 9_999


def draw_seats(state: State, now: datetime, seed: str, *, allow: Allowed = NOTHING_LIFTED) -> tuple[Fact, ...]:
    """Draw seats for everybody in play at the fewest even tables. Once play began a new draw needs a reason."""
    require(not state.finished, "finished")
    require(state.alive > 1, "draw.too_few", n=state.alive)
    allow.unless(not (state.tables and state.clock.started(now)), "draw.started")
    return (drawn(state, DrawKind.FIRST, seed),)


def drawn(state: State, kind: DrawKind, seed: str) -> SeatsDrawn:
    """The draw itself, of everybody still in."""
    size = state.setup.seats_per_table
    seats = draw([entry.id for entry in state.playing()], size, seed)
    sizes = tuple((TableNo(table), size) for table in sorted({seat.table for _entry, seat in seats}))
    return SeatsDrawn(kind, seed, sizes, seats)


def seat_waiting(state: State, now: datetime, seed: str) -> tuple[Fact, ...]:
    """Seat everybody who has none, at random among the free seats; new tables open when they do not suffice."""
    require(not state.finished, "finished")
    waiting = [entry.id for entry in state.playing() if entry.seat is None]
    require(bool(waiting), "seat.nobody_waits")
    require(bool(state.tables), "seat.not_drawn")
    return tuple(seats_for(state, waiting, seed))


def seats_for(state: State, entries: Sequence[EntryId], seed: str) -> list[Fact]:
    """Random free seats for these entries, with the tables that must open for them."""
    facts: list[Fact] = []
    free = [seat for table in state.open_tables() for seat in table.free]
    size = state.setup.seats_per_table
    number = max(state.tables, default=0)
    while len(free) < len(entries):
        number += 1
        require(number <= HIGHEST_TABLE, "table.too_many", limit=HIGHEST_TABLE)
        facts.append(TableOpened(TableNo(number), size))
        free.extend(Seat(TableNo(number), seat) for seat in range(1, size + 1))
    picked = pick_seats(free, len(entries), seed)
    facts.extend(Seated(entry, seat, SeatedBy.DRAW, seed) for entry, seat in zip(entries, picked, strict=True))
    return facts


def move(state: State, now: datetime, entry: EntryId, seat: Seat) -> tuple[Fact, ...]:
    """Put a player into a free seat by hand, from another seat or from none."""
    require(not state.finished, "finished")
    found = _in_play(state, entry)
    require(state.has(seat), "seat.unknown", seat=seat)
    taken = state.at(seat)
    require(taken is None, "seat.taken", seat=seat, entry=taken)
    if found.seat is None:
        return (Seated(entry, seat, SeatedBy.HAND),)
    return (Moved(entry, seat, MoveReason.HAND),)


def swap(state: State, now: datetime, entry: EntryId, other: EntryId) -> tuple[Fact, ...]:
    """Let two seated players change places."""
    require(not state.finished, "finished")
    require(entry != other, "swap.self")
    for number in (entry, other):
        require(_in_play(state, number).seat is not None, "seat.has_none", entry=number)
    return (SeatsSwapped(entry, other),)


def open_table(state: State, now: datetime, table: TableNo | None = None) -> tuple[Fact, ...]:
    """Open an empty table; None takes the lowest number that is free."""
    require(not state.finished, "finished")
    number = table if table is not None else TableNo(next(n for n in range(1, 99_999) if n not in state.tables))
    require(1 <= number <= HIGHEST_TABLE, "table.number", limit=HIGHEST_TABLE)
    require(number not in state.tables, "table.is_open", table=number)
    return (TableOpened(number, state.setup.seats_per_table),)


def close_table(state: State, now: datetime, table: TableNo) -> tuple[Fact, ...]:
    """Take an empty table out of the room. Players at it must be moved first: break the table instead."""
    found = state.tables.get(table)
    if found is None:
        raise Refused("table.unknown", table=table)
    require(found.seated == 0, "table.not_empty", table=table, n=found.seated)
    return (TableBroken(table),)


def _in_play(state: State, entry: EntryId) -> Entry:
    found = state.entries.get(entry)
    if found is None:
        raise Refused("entry.unknown", entry=entry)
    require(not found.out, "entry.is_out", entry=entry)
    return found
