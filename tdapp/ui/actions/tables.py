"""The actions of a whole table: its button, a hand played there, changing places, moving up, playing on."""

from tdapp.app.deeds import hand_played, place_button
from tdapp.domain.act import Act
from tdapp.domain.seating import arranging, breaking, buttons, halting, locks
from tdapp.domain.seating.room import RoomRules
from tdapp.domain.state import State
from tdapp.domain.units import PlayerId, Seat
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action, deciding
from tdapp.ui.session import Session


def keep_seat(session: Session, player: PlayerId, seat: Seat) -> Act | None:
    """Lock a player to a seat: it is nobody else's, and no draw or move takes him from it."""
    return session.do(arranging.set_room, locks.with_kept(session.view(_rules), player, seat))


def release_seat(session: Session, player: PlayerId) -> Act | None:
    """Let a player be drawn and moved like everybody else."""
    return session.do(arranging.set_room, locks.with_kept(session.view(_rules), player, None))


def block_seat(session: Session, seat: Seat) -> Act | None:
    """Block a seat: nobody gets it."""
    return session.do(arranging.set_room, locks.with_blocked(session.view(_rules), seat, blocked=True))


def unblock_seat(session: Session, seat: Seat) -> Act | None:
    """Give a blocked seat out again."""
    return session.do(arranging.set_room, locks.with_blocked(session.view(_rules), seat, blocked=False))


def _rules(state: State) -> RoomRules:
    return state.room.rules


BUTTON = Action(
    "tables.button", QT_TRANSLATE_NOOP("Actions", "Place the dealer button"), "circle-dot", do=place_button, bare=False
)
FORGET = deciding(
    "tables.forget", QT_TRANSLATE_NOOP("Actions", "Mark the button as unknown"), "circle-question-mark", buttons.forget,
    bare=False,
)  # fmt: skip
KEEP = Action("room.keep", QT_TRANSLATE_NOOP("Actions", "Lock a player to a seat"), "lock", do=keep_seat, bare=False)
FREED = QT_TRANSLATE_NOOP("Actions", "Unlock a player from a seat")
RELEASE = Action("room.release", FREED, "lock-open", do=release_seat, bare=False)
BLOCK = Action("room.block", QT_TRANSLATE_NOOP("Actions", "Block a seat"), "ban", do=block_seat, bare=False)
UNBLOCK = Action("room.unblock", QT_TRANSLATE_NOOP("Actions", "Unblock a seat"), "check", do=unblock_seat, bare=False)
HAND = Action("tables.hand", QT_TRANSLATE_NOOP("Actions", "Mark a hand as played"), "check", do=hand_played, bare=False)
CHANGE_PLACES = QT_TRANSLATE_NOOP("Actions", "Swap two tables")
SWAP = deciding("tables.swap", CHANGE_PLACES, "arrow-left-right", breaking.swap_tables, bare=False)
COMPRESS = deciding(
    "tables.compress",
    QT_TRANSLATE_NOOP("Actions", "Move a table's players up"),
    "arrow-left",
    breaking.compress,
    bare=False,
)
PLAY_ON = deciding(
    "tables.play_on", QT_TRANSLATE_NOOP("Actions", "Let a short table play on"), "play", halting.waive, bare=False
)

ROOM = Action("window.room", QT_TRANSLATE_NOOP("Actions", "Room and draw rules"), "settings", "Ctrl+Shift+R")
PLAN = Action("window.room_plan", QT_TRANSLATE_NOOP("Actions", "Arrange the room"), "move", "Ctrl+Shift+A")

TABLES = (ROOM, PLAN, BUTTON, FORGET, KEEP, RELEASE, BLOCK, UNBLOCK, HAND, SWAP, COMPRESS, PLAY_ON)
