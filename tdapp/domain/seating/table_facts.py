"""Facts of tables: buttons, hands, halts waived, who has sat down, the rules they are kept even by."""

from datetime import timedelta
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.poker.positions import Positions

FIRST = TableNo(1)


class Game(StrEnum):
    """The game that is dealt, as far as moving players goes. `STUD_ROUND`: of mixed games, the button frozen (TDA
    11-B). `BY_TURNS`: games with and without a button within one level; which one a table deals it alone knows, so a
    button that was seen holds for no later hand.
    """

    BLINDS = "blinds"
    STUD_ROUND = "stud_round"
    STUD = "stud"
    BY_TURNS = "by_turns"


class BreakOrder(StrEnum):
    """Which table breaks first: by the list and then the highest number, the newest, or the farthest from one."""

    LIST = "list"
    NEWEST = "newest"
    FARTHEST = "farthest"


class FloorRules(Struct, frozen=True):
    """How the room is kept even.

    `tolerance`: how many players tables may differ by. `ideal`: a table breaks when nobody then sits at a table of more
    players than this, 0: as soon as the rest fit. `broken`: the tables to break first, first one first. `near`: with
    `FARTHEST` the table all others are measured from. `halt_short`: so many short a table stops (HC and
    TDA 11-D), 0: as the rulebook and the house say. `game`: what moving players goes by, None: what the
    level of the moment plays (`game_now.py`).
    """

    tolerance: int = 1
    ideal: int = 0
    order: BreakOrder = BreakOrder.LIST
    broken: tuple[TableNo, ...] = ()
    near: TableNo = FIRST
    game: Game | None = None
    halt_short: int = 0


class FloorRulesSet(Struct, frozen=True):
    """The room is kept even by these rules from now on."""

    rules: FloorRules


class ButtonPlaced(Struct, frozen=True):
    """It was said where button and blinds of a table stand; `at`: how much of the schedule had been played when it was
    seen.

    None: nobody knows where they are.
    """

    table: TableNo
    positions: Positions | None
    at: timedelta


class HandPlayed(Struct, frozen=True):
    """A hand was played at the table: button and blinds, if known, stand where the next one has them.

    Everybody there who is away on a penalty has one hand less to miss; who had none left was dealt in. `at`: how much
    of the schedule had been played; None in the lines of versions that followed no button.
    """

    table: TableNo
    at: timedelta | None = None


class BigBlindSettled(Struct, frozen=True):
    """This player, who was just moved to that seat, has the next big blind of the table (HC and TDA 11-A).

    In the seat that had it in the last hand it is a single big blind: nobody is the small blind then.
    """

    entry: EntryId
    seat: Seat


class TablesSwapped(Struct, frozen=True):
    """Everybody at a table changed places with everybody at the other, seat by seat; its number was free, all moved."""

    table: TableNo
    other: TableNo


class SeatsConfirmed(Struct, frozen=True):
    """Players who were moved have been seen in their new seats."""

    entries: tuple[EntryId, ...]


class HaltWaived(Struct, frozen=True):
    """A table that would have to stop plays on, until somebody is seated there (HC and TDA 11-D)."""

    table: TableNo


TableFact = FloorRulesSet | ButtonPlaced | HandPlayed | BigBlindSettled | TablesSwapped | SeatsConfirmed | HaltWaived
