"""What facts about seats do to a tournament: steps of `evolve`, and what other steps need to seat somebody."""

from collections.abc import Callable, Iterable
from typing import Any

from tdapp.domain import facts as f
from tdapp.domain.numbered import Numbered
from tdapp.domain.refusal import Conflict
from tdapp.domain.seating import evolve_tables
from tdapp.domain.seating.floor_state import Floor
from tdapp.domain.seating.seeds import number_of
from tdapp.domain.state import Entry, State, Table
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.values import replace

_TO_EVEN = (f.MoveReason.BALANCE, f.MoveReason.BREAK)


def _seats_drawn(state: State, fact: f.SeatsDrawn) -> State:
    rooms: dict[TableNo, list[EntryId | None]] = {table: [None] * size for table, size in fact.sizes}
    origins = {entry.id: entry.seat for entry in state.entries.values() if entry.seat is not None}
    drawn_now = {number for number, _seat in fact.seats}
    sit = {number: replace(state.entries[number], seat=None) for number in origins if number not in drawn_now}
    for number, seat in fact.seats:
        entry = alive(state, number)
        seats = rooms.get(seat.table)
        if seats is None or not 1 <= seat.number <= len(seats):
            raise Conflict("no_such_seat", seat=seat)
        if seats[seat.number - 1] is not None:
            raise Conflict("seat_taken", seat=seat, entry=seats[seat.number - 1])
        seats[seat.number - 1] = number
        sit[number] = entry.at(seat)
    entries = state.entries.update(sit)
    tables = {table: Table(table, tuple(rooms[table])) for table, _size in fact.sizes}
    anew = fact.kind not in (f.DrawKind.FIRST, f.DrawKind.SPREAD)  # who came back in since has no seat to be seen in
    moved = {number: origins[number] for number, _seat in fact.seats if number in origins} if anew else {}
    floor = evolve_tables.drawn(state.floor, moved)
    spread = fact.kind is f.DrawKind.SPREAD
    drawn = number_of(fact.seed) or 0
    room = replace(state.room, drawn=len(fact.seats), number=drawn, spread=spread, bound_to=None)
    return replace(state, entries=entries, tables=Numbered(tables), floor=floor, room=room)


def _table_opened(state: State, fact: f.TableOpened) -> State:
    if fact.table in state.tables:
        raise Conflict("table_open", table=fact.table)
    tables = state.tables.insert(fact.table, Table(fact.table, (None,) * fact.seats))
    return replace(state, tables=tables, floor=evolve_tables.opened(state.floor, fact.table))


def _table_broken(state: State, fact: f.TableBroken) -> State:
    table = state.tables.get(fact.table)
    if table is None:
        raise Conflict("no_such_table", table=fact.table)
    if table.seated:
        raise Conflict("table_not_empty", table=fact.table, n=table.seated)
    return replace(state, tables=state.tables.remove(fact.table), floor=evolve_tables.broken(state.floor, fact.table))


def _seated(state: State, fact: f.Seated) -> State:
    entry = alive(state, fact.entry)
    if entry.seat is not None:
        raise Conflict("already_seated", entry=entry.id, seat=entry.seat)
    return with_floor(sat(state, entry, fact.seat, state.tables), evolve_tables.filled(state.floor, fact.seat.table))


def _moved(state: State, fact: f.Moved) -> State:
    return all_moved(state, (fact,))


def all_moved(state: State, facts: Iterable[f.Moved]) -> State:
    """The tournament after some moves, one after the other: who sits where is written down once, after all of them."""
    entries, tables, floor = state.entries, state.tables, state.floor
    seats: dict[EntryId, Seat] = {}
    rows: dict[TableNo, list[EntryId | None]] = {}
    for fact in facts:
        number, seat = fact.entry, fact.seat
        origin = seats.get(number) or sitting(state, number).seat or seat
        floor = evolve_tables.moved(floor, number, origin, seat, to_even=fact.reason in _TO_EVEN)
        at, place = origin
        row = rows.get(at)
        if row is None:
            row = rows[at] = list(tables[at].seats)
        row[place - 1] = None
        at, place = seat
        row = rows.get(at)
        if row is None:
            table = tables.get(at)
            row = rows[at] = [] if table is None else list(table.seats)
        if not 1 <= place <= len(row):
            raise Conflict("no_such_seat", seat=seat)
        if row[place - 1] is not None:
            raise Conflict("seat_taken", seat=seat, entry=row[place - 1])
        row[place - 1] = number
        seats[number] = seat
    for number, seat in seats.items():
        entry = entries[number]
        if entry.seat != seat:
            entries = entries.insert(number, entry.at(seat))
    for at, row in rows.items():
        sit = tuple(row)
        if tables[at].seats != sit:
            tables = tables.insert(at, Table(at, sit))
    return with_floor(state.with_room(entries, tables), floor)


def _swapped(state: State, fact: f.SeatsSwapped) -> State:
    one, other = sitting(state, fact.entry), sitting(state, fact.other)
    if one.id == other.id or one.seat is None or other.seat is None:
        raise Conflict("swap_with_self", entry=one.id)
    emptied = left(left(state.tables, one.seat), other.seat)
    state = sat(state, one, other.seat, emptied)
    return sat(state, other, one.seat, state.tables)


def alive(state: State, number: EntryId) -> Entry:
    """An entry that is in play."""
    entry = state.entries.get(number)
    if entry is None:
        raise Conflict("no_such_entry", entry=number)
    if entry.out:
        raise Conflict("already_out", entry=number)
    return entry


def sitting(state: State, number: EntryId) -> Entry:
    """An entry in play that has a seat."""
    entry = alive(state, number)
    if entry.seat is None:
        raise Conflict("not_seated", entry=number)
    return entry


def with_floor(state: State, floor: Floor) -> State:
    """The state with what its tables remember now; mostly that is what they remembered before."""
    return state if floor is state.floor else replace(state, floor=floor)


def left(tables: Numbered[TableNo, Table], seat: Seat | None) -> Numbered[TableNo, Table]:
    """The tables with a seat made free."""
    return tables if seat is None else tables.insert(seat.table, _with(tables[seat.table], seat, None))


def sat(state: State, entry: Entry, seat: Seat, tables: Numbered[TableNo, Table]) -> State:
    """The tournament with the entry in that seat; `tables` is the room as it stands, where the entry sits nowhere."""
    table = tables.get(seat.table)
    if table is None or not 1 <= seat.number <= len(table.seats):
        raise Conflict("no_such_seat", seat=seat)
    taken = table.seats[seat.number - 1]
    if taken is not None:
        raise Conflict("seat_taken", seat=seat, entry=taken)
    seated = tables.insert(seat.table, _with(table, seat, entry.id))
    return state.with_room(state.entries.insert(entry.id, entry.at(seat)), seated)


def _with(table: Table, seat: Seat, entry: EntryId | None) -> Table:
    """The table with that entry in the seat, None: with nobody."""
    seats = list(table.seats)
    seats[seat.number - 1] = entry
    return Table(table.number, tuple(seats))


STEPS: dict[type, Callable[[State, Any], State]] = {
    f.SeatsDrawn: _seats_drawn,
    f.TableOpened: _table_opened,
    f.TableBroken: _table_broken,
    f.Seated: _seated,
    f.Moved: _moved,
    f.SeatsSwapped: _swapped,
}
