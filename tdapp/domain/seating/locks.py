"""Which seats may be given away, and to whom: blocked seats, seats kept for one person, people kept apart."""

from collections.abc import Iterator, Sequence

from tdapp.domain.seating.room import BlockedSeat, KeptSeat, RoomRules
from tdapp.domain.state import State, Table
from tdapp.domain.units import EntryId, PlayerId, Seat, TableNo
from tdapp.values import replace


def open_seats(state: State, table: Table) -> tuple[Seat, ...]:
    """The free seats of a table anybody may get: not blocked, and not kept for somebody."""
    return tuple(Seat(table.number, number) for number in open_numbers(state, table))


def open_numbers(state: State, table: Table) -> list[int]:
    """The numbers of the free seats of a table anybody may get."""
    free, rules = free_numbers(table), state.room.rules
    if not rules.blocked and not rules.kept:
        return free
    here = [wish for wish in rules.kept if wish.seat.table == table.number]
    kept = {wish.seat.number for wish in here if not _is_out(state, wish.player)}
    blocked = rules.blocked_at(table.number)
    return [number for number in free if number not in blocked and number not in kept]


def free_numbers(table: Table) -> list[int]:
    """The numbers of the seats of a table nobody sits in."""
    return [number for number, entry in enumerate(table.seats, 1) if entry is None]


def how_many_open(state: State, table: Table) -> int:
    """How many free seats of a table anybody may get."""
    if not state.room.rules.blocked and not state.room.rules.kept:
        return table.seats.count(None)
    return len(open_numbers(state, table))


def closed_seats(state: State) -> int:
    """How many free seats of the open tables only some, or nobody, may get."""
    if not state.room.rules.blocked and not state.room.rules.kept:
        return 0
    return sum(table.seats.count(None) - how_many_open(state, table) for table in state.tables.values())


def blocked(state: State, seat: Seat) -> str | None:
    """The label of a blocked seat ('' none); None: it is not blocked."""
    return state.room.rules.blocked_at(seat.table).get(seat.number)


def with_blocked(rules: RoomRules, seat: Seat, *, blocked: bool) -> RoomRules:
    """The rules with one seat blocked, or given out again; a seat that is blocked at every table stays so."""
    others = tuple(each for each in rules.blocked if (each.table, each.seat) != (seat.table, seat.number))
    return replace(rules, blocked=(*others, BlockedSeat(seat.number, seat.table)) if blocked else others)


def with_kept(rules: RoomRules, player: PlayerId, seat: Seat | None) -> RoomRules:
    """The rules with this seat kept for a player and no other one; None: none is kept for him any more."""
    others = tuple(wish for wish in rules.kept if wish.player != player)
    return replace(rules, kept=others if seat is None else (*others, KeptSeat(player, seat)))


def kept_seats(state: State) -> dict[Seat, PlayerId]:
    """The seats kept for people who are in, or may still come."""
    return {wish.seat: wish.player for wish in state.room.rules.kept if not _is_out(state, wish.player)}


def kept_seat(state: State, entry: EntryId) -> Seat | None:
    """The seat kept for this player, who is in; None: any other will do."""
    if not state.room.rules.kept:
        return None
    player = state.entries[entry].player
    return next((wish.seat for wish in state.room.rules.kept if wish.player == player), None)


def stays(state: State, entry: EntryId) -> bool:
    """Whether an entry sits in the seat that is kept for its player, and is not to be moved from it."""
    seat = kept_seat(state, entry)
    return seat is not None and state.entries[entry].seat == seat


def kept_apart(state: State, entry: EntryId) -> frozenset[EntryId]:
    """The entries still in that are not to sit at a table with this player."""
    player = state.entries[entry].player
    others = (other for wish in state.room.rules.apart if (other := _other(wish, player)) is not None)
    entries = (state.players.get(other) for other in others)
    return frozenset(number for number in entries if number is not None and not state.entries[number].out)


def may_sit(state: State, entry: EntryId, table: TableNo) -> bool:
    """Whether a player may sit at a table: nobody is there from whom he is kept apart, as long as there is another
    one.
    """
    if not state.room.rules.apart or len(state.tables) < 2:
        return True
    seats = (state.entries[other].seat for other in kept_apart(state, entry))
    return all(seat is None or seat.table != table for seat in seats)


def opening(state: State) -> Iterator[TableNo]:
    """The tables that are not open, in the order they would open."""
    return (number for number in state.room.rules.opening() if number not in state.tables)


def size_of(state: State, table: TableNo) -> int:
    """How many seats a table gets when it opens."""
    return state.room.rules.size(table, state.setup.seats_per_table)


def numbers_of(state: State, table: TableNo) -> Sequence[int]:
    """The numbers of the seats of a table, once it is open and empty, that anybody may get."""
    rules = state.room.rules
    every = range(1, size_of(state, table) + 1)
    if not rules.blocked and not rules.kept:
        return every
    blocked, kept = rules.blocked_at(table), kept_seats(state)
    return [number for number in every if number not in blocked and Seat(table, number) not in kept]


def _other(wish: tuple[PlayerId, PlayerId], player: PlayerId) -> PlayerId | None:
    one, other = wish
    return other if one == player else one if other == player else None


def _is_out(state: State, player: PlayerId) -> bool:
    entry = state.players.get(player)
    return entry is not None and state.entries[entry].out
