"""The actions of a whole table: its button, a hand played there, changing places, moving up, playing on."""

from tdapp.domain.act import Act
from tdapp.domain.rulings import discipline
from tdapp.domain.seating import breaking, buttons, halting
from tdapp.domain.units import Seat
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action, deciding
from tdapp.ui.session import Session


def place(session: Session, seat: Seat) -> Act | None:
    """Place the dealer button of the hand that is being played at this seat."""
    return session.do(buttons.place, seat.table, seat.number)


BUTTON = Action(
    "tables.button", QT_TRANSLATE_NOOP("Actions", "Place the dealer button"), "circle-dot", do=place, bare=False
)
HAND = deciding(
    "tables.hand", QT_TRANSLATE_NOOP("Actions", "Count a hand played"), "check", discipline.hand_played, bare=False
)
CHANGE_PLACES = QT_TRANSLATE_NOOP("Actions", "Let two tables change places")
SWAP = deciding("tables.swap", CHANGE_PLACES, "arrow-left-right", breaking.swap_tables, bare=False)
COMPRESS = deciding(
    "tables.compress", QT_TRANSLATE_NOOP("Actions", "Move a table up"), "arrow-left", breaking.compress, bare=False
)
PLAY_ON = deciding(
    "tables.play_on", QT_TRANSLATE_NOOP("Actions", "Let a short table play on"), "play", halting.waive, bare=False
)

ROOM = Action("window.room", QT_TRANSLATE_NOOP("Actions", "Room and draw rules"), "settings", "Ctrl+Shift+R")
PLAN = Action("window.room_plan", QT_TRANSLATE_NOOP("Actions", "Arrange the room"), "move", "Ctrl+Shift+A")

TABLES = (ROOM, PLAN, BUTTON, HAND, SWAP, COMPRESS, PLAY_ON)
