"""What a director does to seats and tables."""

from collections.abc import Sequence
from dataclasses import replace

from tdapp.domain.act import Act
from tdapp.domain.seating import buttons, moves, seating
from tdapp.domain.seating.proposal import Proposal
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action
from tdapp.ui.session import Room


def draw(room: Room) -> Act | None:
    """Draw seats for everybody."""
    return room.do(seating.draw_seats, room.seed())


def seat_waiting(room: Room) -> Act | None:
    """Draw seats for those who have none; a table opens when there is no room."""
    return room.do(seating.seat_waiting, room.seed())


def move(room: Room, entry: EntryId, seat: Seat) -> Act | None:
    """Put somebody into a free seat."""
    return room.do(seating.move, entry, seat)


def swap(room: Room, entry: EntryId, other: EntryId) -> Act | None:
    """Let two change places."""
    return room.do(seating.swap, entry, other)


def open_table(room: Room, table: TableNo | None = None) -> Act | None:
    """Open an empty table; None takes the lowest free number."""
    return room.do(seating.open_table, table)


def close_table(room: Room, table: TableNo) -> Act | None:
    """Take an empty table out of the room."""
    return room.do(seating.close_table, table)


def propose_break(room: Room, table: TableNo | None) -> None:
    """Propose to break this table; nobody is moved yet."""
    room.propose_break(table)


def accept(room: Room, proposal: Proposal | None = None, ticked: Sequence[int] | None = None) -> Act | None:
    """Take the ticked moves of a proposal; left out, the one that stands and all of its moves.

    Where one of them hangs on a button nobody knows, chance decides it first, and nobody is moved yet.
    """
    chosen = proposal or (room.proposal() if room.tournament else None)
    if chosen is None:
        return None
    badges = tuple(range(1, len(chosen.moves) + 1)) if ticked is None else tuple(ticked)
    if any(None in (move.entry, move.seat) for badge, move in enumerate(chosen.moves, 1) if badge in badges):
        room.plan_around(replace(chosen.choices, all_unknown=True))
        return None
    return room.do(moves.accept, chosen, badges)


def place_button(room: Room, table: TableNo, *where: int) -> Act | None:
    """The button of a table is at this seat, with the blinds if they were seen too."""
    return room.do(buttons.place, table, *where)


def confirm(room: Room, entries: Sequence[EntryId] = ()) -> Act | None:
    """These players, or everybody who was moved, have been seen in the new seats."""
    return room.do(moves.confirm_seated, tuple(entries))


def why_not_confirm(room: Room) -> str:
    return room.why_not(moves.confirm_seated)


def why_not_draw(room: Room) -> str:
    return room.why_not(seating.draw_seats, "")


def why_not_seat_waiting(room: Room) -> str:
    return room.why_not(seating.seat_waiting, "")


def why_not_open_table(room: Room) -> str:
    return room.why_not(seating.open_table, None)


DRAW = Action("seats.draw", QT_TRANSLATE_NOOP("Actions", "Draw seats"), "dices", do=draw, why_not=why_not_draw)
WAITING = Action(
    "seats.waiting",
    QT_TRANSLATE_NOOP("Actions", "Seat those who wait"),
    "armchair",
    do=seat_waiting,
    why_not=why_not_seat_waiting,
)
MOVE = Action("seats.move", QT_TRANSLATE_NOOP("Actions", "Move to a seat"), "move", do=move, bare=False)
SWAP = Action("seats.swap", QT_TRANSLATE_NOOP("Actions", "Swap two seats"), "arrow-left-right", do=swap, bare=False)
OPEN_TABLE = Action(
    "tables.open", QT_TRANSLATE_NOOP("Actions", "Open a table"), "plus", do=open_table, why_not=why_not_open_table
)
CLOSE_TABLE = Action(
    "tables.close", QT_TRANSLATE_NOOP("Actions", "Close an empty table"), "x", do=close_table, bare=False
)
BREAK_TABLE = Action(
    "tables.break", QT_TRANSLATE_NOOP("Actions", "Propose to break a table"), "split", do=propose_break, bare=False
)
# A card of the panel shows the moves first; they are accepted where they can be read.
ACCEPT = Action("moves.accept", QT_TRANSLATE_NOOP("Actions", "See the moves"), "move", goes_to="tables")

CONFIRM = Action(
    "moves.confirm",
    QT_TRANSLATE_NOOP("Actions", "All have sat down"),
    "check",
    do=confirm,
    why_not=why_not_confirm,
)

SLIPS = Action("window.slips", QT_TRANSLATE_NOOP("Actions", "Print slips for moves"), "printer")

SEATS = (DRAW, WAITING, MOVE, SWAP, OPEN_TABLE, CLOSE_TABLE, BREAK_TABLE, ACCEPT, CONFIRM, SLIPS)
