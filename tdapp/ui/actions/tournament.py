"""The actions of the tournament itself: registration, setup, structure, messages, the end."""

from tdapp.domain import tournament
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
ANNOUNCE = Action("tournament.announce", SAY, "megaphone", do=Session.announce, bare=False)

TOURNAMENT = (OPEN, CLOSE, FINISH, ANNOUNCE)
