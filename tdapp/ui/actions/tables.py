"""The actions of a whole table: its button, a hand played there, changing places, moving up, playing on."""

from tdapp.domain.act import Act
from tdapp.domain.rulings import discipline
from tdapp.domain.seating import breaking, buttons, halting
from tdapp.domain.units import Seat, TableNo
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action
from tdapp.ui.session import Session


def place(session: Session, seat: Seat) -> Act | None:
    """Place the dealer button of the hand that is being played at this seat."""
    return session.do(buttons.place, seat.table, seat.number)


def forget(session: Session, table: TableNo) -> Act | None:
    """Forget where the button of this table is."""
    return session.do(buttons.forget, table)


def hand(session: Session, table: TableNo) -> Act | None:
    """Note that a hand was played at a table: the button goes on."""
    return session.do(discipline.hand_played, table)


def swap(session: Session, table: TableNo, other: TableNo) -> Act | None:
    """Swap two tables: everybody changes places with everybody at the other."""
    return session.do(breaking.swap_tables, table, other)


def compress(session: Session, table: TableNo) -> Act | None:
    """Move everybody at the table up to its lowest seats."""
    return session.do(breaking.compress, table)


def play_on(session: Session, table: TableNo) -> Act | None:
    """Let a table play on that is too short; asks for the reason."""
    return session.do(halting.waive, table)


BUTTON = Action(
    "tables.button", QT_TRANSLATE_NOOP("Actions", "Place the dealer button"), "circle-dot", do=place, bare=False
)
HAND = Action("tables.hand", QT_TRANSLATE_NOOP("Actions", "Count a hand played"), "check", do=hand, bare=False)
SWAP = Action(
    "tables.swap", QT_TRANSLATE_NOOP("Actions", "Let two tables change places"), "arrow-left-right", do=swap, bare=False
)
COMPRESS = Action(
    "tables.compress", QT_TRANSLATE_NOOP("Actions", "Move a table up"), "arrow-left", do=compress, bare=False
)
PLAY_ON = Action(
    "tables.play_on", QT_TRANSLATE_NOOP("Actions", "Let a short table play on"), "play", do=play_on, bare=False
)

ROOM = Action("window.room", QT_TRANSLATE_NOOP("Actions", "Room and draw rules"), "settings", "Ctrl+Shift+R")
PLAN = Action("window.room_plan", QT_TRANSLATE_NOOP("Actions", "Arrange the room"), "move", "Ctrl+Shift+A")

TABLES = (ROOM, PLAN, BUTTON, HAND, SWAP, COMPRESS, PLAY_ON)
