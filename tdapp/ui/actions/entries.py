"""The actions of entries: register, bust out, take back."""

from functools import partial

from tdapp.app.deeds import bust_out, register, reinstate
from tdapp.app.registration.admission import add_to_play
from tdapp.domain.act import Act
from tdapp.domain.people.person import PersonData
from tdapp.domain.registration import entries
from tdapp.domain.units import EntryId
from tdapp.read.people.names import PlayerName
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action
from tdapp.ui.actions.guarded import guarded
from tdapp.ui.session import Session


def register_new(session: Session, name: PlayerName) -> Act | None:
    """Add somebody to the club, and enter them."""
    added = guarded(session, partial(add_to_play, session.club.people, PersonData(name.last, name.first)))
    return register(session, (added,)) if added else None


def unregister(session: Session, entry: EntryId) -> Act | None:
    """Cancel an entry and give the money back."""
    return session.do(entries.unregister, entry, drawer=session.drawer())


REGISTER = Action(
    "entries.register", QT_TRANSLATE_NOOP("Actions", "Register players"), "user-plus", do=register, bare=False
)
NEW_PLAYER = QT_TRANSLATE_NOOP("Actions", "Register a new player")
REGISTER_NEW = Action("entries.register_new", NEW_PLAYER, "user-plus", do=register_new, bare=False)
UNREGISTER = Action(
    "entries.unregister", QT_TRANSLATE_NOOP("Actions", "Cancel an entry"), "user-x", do=unregister, bare=False
)
BUST_OUT = Action("entries.bust_out", QT_TRANSLATE_NOOP("Actions", "Bust out"), "user-x", do=bust_out, bare=False)
REINSTATE = Action(
    "entries.reinstate", QT_TRANSLATE_NOOP("Actions", "Bring back"), "rotate-ccw", do=reinstate, bare=False
)
CORRECT = Action("window.correct", QT_TRANSLATE_NOOP("Actions", "Correct a seat or bust-out"), "pencil")

ENTRIES = (REGISTER, REGISTER_NEW, UNREGISTER, BUST_OUT, REINSTATE, CORRECT)
