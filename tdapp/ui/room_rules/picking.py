"""What a pick changes in the rules of the room: each returns what would be typed, read. Nothing here knows a window."""

from tdapp.domain.seating.room import BlockedSeat
from tdapp.domain.units import TableNo

Sizes = tuple[tuple[TableNo, int], ...]


def with_size(sizes: Sizes, table: TableNo, seats: int | None) -> Sizes:
    """The sizes with a table of so many seats; None: it has the usual number again."""
    rest = tuple((each, size) for each, size in sizes if each != table)
    return rest if seats is None else (*rest, (table, seats))


def with_blocked(
    blocked: tuple[BlockedSeat, ...], seat: int, table: TableNo | None, label: str = ""
) -> tuple[BlockedSeat, ...]:
    """The seats nobody gets with this one more, or without it where it is among them already."""
    rest = tuple(each for each in blocked if (each.seat, each.table) != (seat, table))
    return rest if len(rest) < len(blocked) else (*blocked, BlockedSeat(seat, table, label))


def turned(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The numbers with this one at the end, or without it where it is among them already."""
    if number in numbers:
        return tuple(each for each in numbers if each != number)
    return (*numbers, number)


def counts_for(seats: int, tables: int = 4) -> tuple[int, ...]:
    """How many players are left when they fit at 2, 3 ... tables of so many seats: when one would draw anew."""
    return tuple(seats * number for number in range(2, tables + 1))
