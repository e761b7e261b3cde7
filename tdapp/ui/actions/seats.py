"""The actions of seats and tables."""

from collections.abc import Sequence

from tdapp.domain.act import Act
from tdapp.domain.seating import buttons, moves, seating
from tdapp.domain.seating.proposal import Proposal
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action
from tdapp.ui.session import Session
from tdapp.values import replace


def draw(session: Session) -> Act | None:
    """Draw seats for everybody."""
    return session.do(seating.draw_seats, session.seed())


def seat_waiting(session: Session) -> Act | None:
    """Draw seats for those who have none; a table opens when there is no room."""
    return session.do(seating.seat_waiting, session.seed())


def move(session: Session, entry: EntryId, seat: Seat) -> Act | None:
    """Put somebody into a free seat."""
    return session.do(seating.move, entry, seat)


def swap(session: Session, entry: EntryId, other: EntryId) -> Act | None:
    """Let two change places."""
    return session.do(seating.swap, entry, other)


def open_table(session: Session, table: TableNo | None = None) -> Act | None:
    """Open an empty table; None takes the lowest free number."""
    return session.do(seating.open_table, table)


def close_table(session: Session, table: TableNo) -> Act | None:
    """Take an empty table out of the room."""
    return session.do(seating.close_table, table)


def propose_break(session: Session, table: TableNo | None) -> None:
    """Propose to break this table; nobody is moved yet."""
    session.propose_break(table)


def accept(session: Session, proposal: Proposal | None = None, ticked: Sequence[int] | None = None) -> Act | None:
    """Make the ticked moves of a proposal; left out, the one that stands and all of its moves.

    Where one of them hangs on a button nobody knows, chance decides it first, and nobody is moved yet.
    """
    chosen = proposal or (session.proposal() if session.tournament else None)
    if chosen is None:
        return None
    badges = tuple(range(1, len(chosen.moves) + 1)) if ticked is None else tuple(ticked)
    if any(None in (move.entry, move.seat) for badge, move in enumerate(chosen.moves, 1) if badge in badges):
        session.plan_around(replace(chosen.choices, all_unknown=True))
        return None
    return session.do(moves.accept, chosen, badges)


def place_button(session: Session, table: TableNo, *where: int) -> Act | None:
    """Place the button of a table at this seat, with the blinds if they were seen too."""
    return session.do(buttons.place, table, *where)


def confirm(session: Session, entries: Sequence[EntryId] = ()) -> Act | None:
    """Note that these players, or everybody who was moved, have been seen in the new seats."""
    return session.do(moves.confirm_seated, tuple(entries))


def why_not_confirm(session: Session) -> str:
    return session.why_not(moves.confirm_seated)


def why_not_draw(session: Session) -> str:
    return session.why_not(seating.draw_seats, "")


def why_not_seat_waiting(session: Session) -> str:
    return session.why_not(seating.seat_waiting, "")


def why_not_open_table(session: Session) -> str:
    return session.why_not(seating.open_table, None)


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
