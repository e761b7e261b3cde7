"""The actions of the tournament itself: registration, setup, structure, messages, the end."""

from datetime import timedelta

from tdapp.domain import tournament
from tdapp.domain.act import Act
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action, deciding
from tdapp.ui.session import Session

OPEN = deciding(
    "registration.open", QT_TRANSLATE_NOOP("Actions", "Open registration"), "ticket", tournament.open_registration
)
CLOSE = deciding(
    "registration.close", QT_TRANSLATE_NOOP("Actions", "Close registration"), "ban", tournament.close_registration
)
FINISH = deciding("tournament.finish", QT_TRANSLATE_NOOP("Actions", "Finish the tournament"), "flag", tournament.finish)
SAY = QT_TRANSLATE_NOOP("Actions", "Announce")


def announce(session: Session, text: str, lasts: int | None = None, second: str = "") -> Act | None:
    """Announce a text for so many seconds, None: until it is taken off; `second`: the same in the second language."""
    return session.announce(text, timedelta(seconds=lasts) if lasts is not None else None, second=second)


ANNOUNCE = Action("tournament.announce", SAY, "megaphone", do=announce, bare=False)

TOURNAMENT = (OPEN, CLOSE, FINISH, ANNOUNCE)
