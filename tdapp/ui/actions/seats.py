"""The actions of seats and tables."""

from collections.abc import Sequence

from tdapp.domain.act import Act
from tdapp.domain.seating import moves, seating
from tdapp.domain.seating.proposal import Proposal
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action, deciding
from tdapp.ui.session import Session
from tdapp.values import replace


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


DRAW = deciding("seats.draw", QT_TRANSLATE_NOOP("Actions", "Draw seats"), "dices", seating.draw_seats, draws=True)
WAITING = deciding(
    "seats.waiting", QT_TRANSLATE_NOOP("Actions", "Seat waiting players"), "armchair", seating.seat_waiting, draws=True
)
MOVE = deciding("seats.move", QT_TRANSLATE_NOOP("Actions", "Move to a seat"), "move", seating.move, bare=False)
SWAP = deciding(
    "seats.swap", QT_TRANSLATE_NOOP("Actions", "Swap two seats"), "arrow-left-right", seating.swap, bare=False
)
OPEN_TABLE = deciding("tables.open", QT_TRANSLATE_NOOP("Actions", "Open a table"), "plus", seating.open_table, None)
CLOSE_TABLE = deciding(
    "tables.close", QT_TRANSLATE_NOOP("Actions", "Close an empty table"), "x", seating.close_table, bare=False
)
BREAK_IT = QT_TRANSLATE_NOOP("Actions", "Propose to break a table")
BREAK_TABLE = Action("tables.break", BREAK_IT, "split", do=Session.propose_break, bare=False)
# A card of the panel shows the moves first; they are accepted where they can be read.
ACCEPT = Action("moves.accept", QT_TRANSLATE_NOOP("Actions", "Show the moves"), "move", goes_to="tables")
CONFIRM = deciding("moves.confirm", QT_TRANSLATE_NOOP("Actions", "Everybody is seated"), "check", moves.confirm_seated)
SLIPS = Action("window.slips", QT_TRANSLATE_NOOP("Actions", "Print move slips"), "printer", "Ctrl+Shift+E")

SEATS = (DRAW, WAITING, MOVE, SWAP, OPEN_TABLE, CLOSE_TABLE, BREAK_TABLE, ACCEPT, CONFIRM, SLIPS)
