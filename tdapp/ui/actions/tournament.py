"""What a director does to the tournament itself: registration, setup, structure, messages, the end."""

from datetime import timedelta

from tdapp.domain import tournament
from tdapp.domain.act import Act
from tdapp.domain.clock.structure import Structure
from tdapp.domain.setup import Setup
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action
from tdapp.ui.session import Room


def open_registration(room: Room, until: int | None = None) -> Act | None:
    """Take entries, until the end of a level; None keeps what the setup says."""
    return room.do(tournament.open_registration, until)


def close_registration(room: Room) -> Act | None:
    """Take no more entries."""
    return room.do(tournament.close_registration)


def change_setup(room: Room, setup: Setup) -> Act | None:
    """Another name, stack, payout table and so on."""
    return room.do(tournament.change_setup, setup)


def change_structure(room: Room, structure: Structure) -> Act | None:
    """Other levels and breaks."""
    return room.do(tournament.change_structure, structure)


def announce(room: Room, text: str, lasts: timedelta | None = None) -> Act | None:
    """Show a message on the room's screen; '' takes it off."""
    return room.announce(text, lasts)


def finish(room: Room) -> Act | None:
    """End the evening."""
    return room.do(tournament.finish)


def why_not_open(room: Room) -> str:
    return room.why_not(tournament.open_registration)


def why_not_close(room: Room) -> str:
    return room.why_not(tournament.close_registration)


def why_not_finish(room: Room) -> str:
    return room.why_not(tournament.finish)


OPEN = Action(
    "registration.open",
    QT_TRANSLATE_NOOP("Actions", "Open registration"),
    "ticket",
    do=open_registration,
    why_not=why_not_open,
)
CLOSE = Action(
    "registration.close",
    QT_TRANSLATE_NOOP("Actions", "Close registration"),
    "ban",
    do=close_registration,
    why_not=why_not_close,
)
FINISH = Action(
    "tournament.finish",
    QT_TRANSLATE_NOOP("Actions", "Finish the tournament"),
    "flag",
    do=finish,
    why_not=why_not_finish,
)
ANNOUNCE = Action("tournament.announce", QT_TRANSLATE_NOOP("Actions", "Announce"), "megaphone", do=announce, bare=False)

TOURNAMENT = (OPEN, CLOSE, FINISH, ANNOUNCE)
