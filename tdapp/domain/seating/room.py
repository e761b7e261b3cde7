"""The room as the director has arranged it: which tables and seats there are, what is kept for whom, her wishes.

`RoomRules` is a plain value, one fact holds it whole. What the draw is bound to stands beside it in `Room`.
"""

from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

from msgspec import Struct

from tdapp.domain.units import PlayerId, Seat, TableNo

HIGHEST_TABLE = 9_999


class BlockedSeat(Struct, frozen=True, array_like=True):
    """A blocked seat, which nobody is drawn or moved to: at every table (`table` None), or at one, with what the floor
    calls it.
    """

    seat: int
    table: TableNo | None = None
    label: str = ""


class TablePlace(Struct, frozen=True, array_like=True):
    """Where a table stands: the area's name, the row and the place in it, both from 1 at the front."""

    table: TableNo
    area: str
    row: int = 1
    place: int = 1


class Apart(NamedTuple):
    """A wish: two people who are not to sit at one table."""

    one: PlayerId
    other: PlayerId


class KeptSeat(Struct, frozen=True, array_like=True):
    """A seat kept for one person: a dealer who plays, a wheelchair."""

    player: PlayerId
    seat: Seat


class RoomRules(Struct, frozen=True):
    """How the room is filled.

    `order`: the tables in the order they open, then the numbers not named, from 1. `sizes`: seats of tables that differ
    from the others. `first`: seat numbers that fill before the others. `even`: whoever comes late goes to the tables
    with the fewest players. `redraw_at`: how many players are left when everybody is drawn anew.
    """

    order: tuple[TableNo, ...] = ()
    sizes: tuple[tuple[TableNo, int], ...] = ()
    blocked: tuple[BlockedSeat, ...] = ()
    first: tuple[int, ...] = ()
    even: bool = False
    redraw_at: tuple[int, ...] = ()
    apart: tuple[Apart, ...] = ()
    kept: tuple[KeptSeat, ...] = ()
    places: tuple[TablePlace, ...] = ()

    def size(self, table: TableNo, usual: int) -> int:
        """How many seats a table has; `usual`: what tables have that are not named."""
        return dict(self.sizes).get(table, usual) if self.sizes else usual

    def blocked_at(self, table: TableNo) -> dict[int, str]:
        """The seats of a table nobody gets, each with its label ('' none)."""
        return {each.seat: each.label for each in self.blocked if each.table in (None, table)}

    def usable(self, table: TableNo, usual: int) -> int:
        """How many seats of a table may be taken."""
        size = self.size(table, usual)
        return size - sum(1 for seat in self.blocked_at(table) if seat <= size)

    def opening(self) -> Iterator[TableNo]:
        """Every table number in the order tables open."""
        yield from self.order
        named = set(self.order)
        yield from (TableNo(number) for number in count(1) if number not in named)

    def place_of(self, table: TableNo) -> TablePlace | None:
        """The place where a table stands, None: nobody has said."""
        return next((place for place in self.places if place.table == table), None)

    def area_of(self, table: TableNo) -> str:
        """The part of the room a table stands in; '' where none was named."""
        place = self.place_of(table)
        return "" if place is None else place.area


class Given(Struct, frozen=True):
    """A value of the room, as the fact `draw_facts.PublicValueGiven` has it."""

    value: str
    draw: int = 0
    room: str = ""
    period: int = -1
    groups: tuple[int, ...] = ()


class Room(Struct, frozen=True):
    """The rules of the room, and what its draws are bound to.

    `commitment`: the hash the house showed of its secret, '' not yet. `given`: the latest value of the room, None: not
    given. `secret`: as revealed at the end, '' before. Of the last draw of everybody: how many were `drawn`, its
    `number` (0: before draws had numbers), whether it `spread` people by a flag, and the value that was given for just
    that list (`bound_to`, None: it was made without one).
    """

    rules: RoomRules = RoomRules()
    commitment: str = ""
    given: Given | None = None
    secret: str = ""
    drawn: int = 0
    number: int = 0
    spread: bool = False
    bound_to: Given | None = None
