"""The actions of bounties: who knocked out whom, and what is paid."""

from tdapp.domain.act import Act
from tdapp.domain.bounties import bounties, knock_outs
from tdapp.domain.money.terms import Tender
from tdapp.domain.units import EntryId
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action
from tdapp.ui.session import Session


def name(session: Session, entry: EntryId, by: tuple[EntryId, ...]) -> Act | None:
    """Say who knocked somebody out; nobody: blinded off."""
    return session.do(knock_outs.name, entry, by)


def pay(session: Session, entry: EntryId, tender: Tender = Tender.CASH) -> Act | None:
    """Pay the bounties somebody won, out of the drawer of this desk if it uses one."""
    return session.do(bounties.pay, entry, tender=tender, drawer=session.drawer())


def take_back(session: Session, entry: EntryId, tender: Tender = Tender.CASH) -> Act | None:
    """Recover bounty money into the drawer of this desk."""
    return session.do(bounties.take_back, entry, tender=tender, drawer=session.drawer())


NAME = Action(
    "bounties.name", QT_TRANSLATE_NOOP("Actions", "Say who knocked somebody out"), "user-x", do=name, bare=False
)
PAY = Action("bounties.pay", QT_TRANSLATE_NOOP("Actions", "Pay a bounty"), "banknote", do=pay, bare=False)

BOUNTIES = (NAME, PAY)
