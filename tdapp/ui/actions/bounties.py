"""The actions of bounties: who knocked out whom, and what is paid."""

from tdapp.app.deeds import name_knock_out
from tdapp.domain.act import Act
from tdapp.domain.bounties import bounties, knock_outs, markers
from tdapp.domain.money.terms import Tender
from tdapp.domain.units import EntryId
from tdapp.read.bounties.command_bounties import latest_open
from tdapp.read.command_scene import Verb
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action
from tdapp.ui.session import Session
from tdapp.words.command_box import VERBS


def won(session: Session, winner: EntryId) -> Act | None:
    """Say that this player knocked out the last one out of whom it is open."""
    entry = session.view(latest_open)
    return session.do(knock_outs.name, entry, (winner,)) if entry is not None else None


def pay(session: Session, entry: EntryId, tender: Tender = Tender.CASH) -> Act | None:
    """Pay the bounties somebody won, out of the drawer of this desk if it uses one."""
    return session.do(bounties.pay, entry, tender=tender, drawer=session.drawer())


def take_back(session: Session, entry: EntryId, tender: Tender = Tender.CASH) -> Act | None:
    """Recover bounty money into the drawer of this desk."""
    return session.do(bounties.take_back, entry, tender=tender, drawer=session.drawer())


def lose_marker(session: Session, entry: EntryId, tender: Tender = Tender.CASH) -> Act | None:
    """Take what a lost bounty marker is worth, into the drawer of this desk."""
    return session.do(markers.lose, entry, tender=tender, drawer=session.drawer())


def find_marker(session: Session, entry: EntryId, tender: Tender = Tender.CASH) -> Act | None:
    """Give back what was paid for a bounty marker that is found, out of the drawer of this desk."""
    return session.do(markers.find, entry, tender=tender, drawer=session.drawer())


NAME = Action(
    "bounties.name",
    QT_TRANSLATE_NOOP("Actions", "Say who knocked somebody out"),
    "user-x",
    do=name_knock_out,
    bare=False,
)
WON = Action("bounties.won", QT_TRANSLATE_NOOP("Actions", "Won the open bounty"), "trophy", do=won, bare=False)
PAY = Action("bounties.pay", QT_TRANSLATE_NOOP("Actions", "Pay a bounty"), "banknote", do=pay, bare=False)

ASK = Action("window.bounty", QT_TRANSLATE_NOOP("Actions", "Who won the bounty?"), "user-check")
PART = Action("desk.bounties", QT_TRANSLATE_NOOP("Actions", "Bounties"), "trophy", goes_to="desk")
PARTS = {PART.id: "bounties"}  # the part of the Desk page it shows

BOUNTIES = (NAME, WON, PAY, ASK, PART)


def asked(session: Session, entry: EntryId | None = None) -> str:
    """The beginning of the command that says who knocked somebody out, in the words of the language; None: the last
    one out.
    """
    by = session.words(VERBS[Verb.BY]).partition(",")[0]
    return f"#{entry} {by} " if entry is not None else f"{by} "
