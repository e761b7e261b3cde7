"""The actions of the tournament itself: registration, setup, structure, messages, the end."""

from datetime import timedelta

from tdapp.domain import tournament
from tdapp.domain.act import Act
from tdapp.domain.clock.structure import Structure
from tdapp.domain.setup import Setup
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action
from tdapp.ui.session import Session


def open_registration(session: Session, until: int | None = None) -> Act | None:
    """Take entries, until the end of a level; None keeps what the setup says."""
    return session.do(tournament.open_registration, until)


def close_registration(session: Session) -> Act | None:
    """Take no more entries."""
    return session.do(tournament.close_registration)


def change_setup(session: Session, setup: Setup) -> Act | None:
    """Change the setup: name, stack, payout table and so on."""
    return session.do(tournament.change_setup, setup)


def change_structure(session: Session, structure: Structure) -> Act | None:
    """Change levels and breaks."""
    return session.do(tournament.change_structure, structure)


def announce(session: Session, text: str, lasts: timedelta | None = None) -> Act | None:
    """Show a message on the room's screen; '' takes it off."""
    return session.announce(text, lasts)


def finish(session: Session) -> Act | None:
    """Finish the tournament."""
    return session.do(tournament.finish)


def why_not_open(session: Session) -> str:
    return session.why_not(tournament.open_registration)


def why_not_close(session: Session) -> str:
    return session.why_not(tournament.close_registration)


def why_not_finish(session: Session) -> str:
    return session.why_not(tournament.finish)


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
