"""When the final table is drawn, and at which table: one that fits (TDA RP-9)."""

from collections.abc import Iterator
from typing import NamedTuple

from tdapp.domain.book_values import BookValues
from tdapp.domain.refusal import Refused
from tdapp.domain.seating.locks import kept_seat, size_of
from tdapp.domain.seating.short_tables import final_table_size
from tdapp.domain.state import State
from tdapp.domain.units import Seat, TableNo


class FinalTable(NamedTuple):
    """The final table and how many seats it has then: a chair more than before where the book seats one more."""

    table: TableNo
    seats: int


def final_size(state: State, by_book: BookValues) -> int:
    """With how many players the final table begins: as the book has it for tables of this size, where it is silent with
    a full table; never with more than the largest table seats."""
    largest = max(_widest(state, table, by_book) for table in _tables(state))
    by_rule = _by_rule(state.setup.seats_per_table, by_book)
    return largest if by_rule is None else min(by_rule, largest)


def final_due(state: State, by_book: BookValues) -> bool:
    """Whether the final table is due: no more are in than it begins with, and everybody draws for it."""
    by_rule = _by_rule(state.setup.seats_per_table, by_book)
    if by_rule is not None and state.alive > by_rule:
        return False  # whatever the tables there are would seat
    return 1 < state.alive <= final_size(state, by_book)


def final_table(state: State, by_book: BookValues) -> FinalTable:
    """The table the final is played at: the first in the order tables open that holds everybody still in; one that
    needs a chair more only where no other does. Whoever has a seat kept for him plays the final table there. Refuses
    where no table holds them.
    """
    kept = {seat.table for entry in state.playing() if (seat := kept_seat(state, entry.id)) is not None}
    tables = list(kept or _tables(state))
    for more in (False, True) if len(kept) < 2 else ():
        for table in tables:
            here = _now(state, table)
            widest = _widest(state, table, by_book) if more else here
            wide = next((seats for seats in range(here, widest + 1) if _usable(state, table, seats) >= state.alive), 0)
            if wide:
                return FinalTable(table, wide)
    most = max(_usable(state, table, _widest(state, table, by_book)) for table in tables)
    raise Refused("draw.final_full", n=state.alive, seats=most)


def _by_rule(seats: int, by_book: BookValues) -> int | None:
    return final_table_size(seats, from_large=by_book.final_large, from_small=by_book.final_small)


def _now(state: State, table: TableNo) -> int:
    """How many seats a table has: as it stands, else as it would open."""
    found = state.tables.get(table)
    return size_of(state, table) if found is None else len(found.seats)


def _widest(state: State, table: TableNo, by_book: BookValues) -> int:
    """How many it may have as the final table."""
    return max(_now(state, table), _by_rule(_now(state, table), by_book) or 0)


def _tables(state: State) -> Iterator[TableNo]:
    """The tables there are, in the order they open: those that stand, those the room's rules name, the first one."""
    rules = state.room.rules
    named = {*state.tables, *rules.order, *(table for table, _size in rules.sizes), next(rules.opening())}
    order = {table: at for at, table in enumerate(rules.order)}
    yield from sorted(named, key=lambda table: (order.get(table, len(order)), table))


def _usable(state: State, table: TableNo, seats: int) -> int:
    """How many of those still in may sit there, were the table to have so many seats."""
    rules = state.room.rules
    blocked = {seat for seat in rules.blocked_at(table) if seat <= seats}
    return seats - len(blocked | _of_others(state, table, seats))


def _of_others(state: State, table: TableNo, seats: int) -> set[int]:
    """The seats kept for people who are not in, and may still come."""
    players = state.players
    kept = (wish for wish in state.room.rules.kept if wish.seat.table == table and wish.seat.number <= seats)
    return {wish.seat.number for wish in kept if wish.player not in players}


def seats_at(state: State, found: FinalTable) -> tuple[int, ...]:
    """The seat numbers of the final table that anybody still in may draw."""
    table, seats = found
    taken = {*state.room.rules.blocked_at(table), *_of_others(state, table, seats)}
    own = {seat for entry in state.playing() if (seat := kept_seat(state, entry.id)) is not None}
    return tuple(n for n in range(1, seats + 1) if n not in taken and Seat(table, n) not in own)
