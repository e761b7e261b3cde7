"""The actions of entries: register, bust out, take back."""

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType

from tdapp.app.registration.admission import add_to_play
from tdapp.domain.act import Act
from tdapp.domain.money.terms import Tender
from tdapp.domain.people.person import PersonData
from tdapp.domain.registration import entries
from tdapp.domain.units import Chips, EntryId, PlayerId
from tdapp.read.people.names import PlayerName
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action
from tdapp.ui.actions.guarded import guarded
from tdapp.ui.session import Session

NO_STACKS: Mapping[EntryId, Chips] = MappingProxyType({})


def register(session: Session, players: Sequence[PlayerId], tender: Tender = Tender.CASH) -> Act | None:
    """Enter players of the club, if they may play; while play is on they get a seat at once."""
    return session.do(entries.register, tuple(players), session.seed(), tender=tender, drawer=session.drawer())


def register_new(session: Session, name: PlayerName) -> Act | None:
    """Add somebody to the club, and enter them."""
    added = guarded(session, partial(add_to_play, session.club.people, PersonData(name.last, name.first)))
    return register(session, (added,)) if added else None


def unregister(session: Session, entry: EntryId) -> Act | None:
    """Cancel an entry and give the money back."""
    return session.do(entries.unregister, entry, drawer=session.drawer())


def bust_out(
    session: Session,
    out: Sequence[EntryId],
    tied: Sequence[bool] = (),
    stacks: Mapping[EntryId, Chips] = NO_STACKS,
    by: Mapping[EntryId, Sequence[EntryId]] = entries.NOT_SAID,
) -> Act | None:
    """Take out everybody who lost the last chip in one hand, the smallest stack first. `stacks`: what they had before
    it, hand for hand. `by`: who knocked each of them out, as far as it was said.
    """
    if not by:
        return session.do(entries.bust_out, tuple(out), tuple(tied), stacks)
    return session.do(entries.bust_out, tuple(out), tuple(tied), stacks, by=by)


def reinstate(session: Session, entry: EntryId) -> Act | None:
    """Bring back somebody who was taken out by mistake; a new seat is drawn when the old one is taken."""
    return session.do(entries.reinstate, entry, session.seed())


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
