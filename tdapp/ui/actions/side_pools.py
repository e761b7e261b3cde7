"""The actions of side pools: join, leave, show a hand, name winners, pay. Money goes through this desk's drawer."""

from collections.abc import Sequence

from tdapp.domain.act import Act
from tdapp.domain.money.terms import Tender
from tdapp.domain.sidepools import side_entrants, side_payouts, side_pools, side_results
from tdapp.domain.units import EntryId, SidePoolNo
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action
from tdapp.ui.session import Session


def join(session: Session, number: SidePoolNo, entries: Sequence[EntryId], tender: Tender = Tender.CASH) -> Act | None:
    """Let these entries into a side pool, each paying its price."""
    return session.do(side_entrants.join, number, tuple(entries), tender=tender, drawer=session.drawer())


def leave(session: Session, number: SidePoolNo, entry: EntryId) -> Act | None:
    """Give somebody in a side pool the money back."""
    return session.do(side_entrants.leave, number, entry, drawer=session.drawer())


def give_back(session: Session, number: SidePoolNo) -> Act | None:
    """Give everybody in a side pool the money back."""
    return session.do(side_entrants.give_back, number, drawer=session.drawer())


def show_hand(session: Session, number: SidePoolNo, entry: EntryId, cards: str) -> Act | None:
    """Note a hand that somebody showed."""
    return session.do(side_results.show_hand, number, entry, cards)


def award(session: Session, number: SidePoolNo, winners: Sequence[Sequence[EntryId]]) -> Act | None:
    """Say who won a side pool; nobody named: whoever is in front."""
    return session.do(side_results.award, number, tuple(tuple(group) for group in winners))


def pay(session: Session, number: SidePoolNo, entry: EntryId) -> Act | None:
    """Pay what somebody won in a side pool."""
    return session.do(side_payouts.pay, number, entry, drawer=session.drawer())


def take_back(session: Session, number: SidePoolNo, entry: EntryId) -> Act | None:
    """Recover what somebody has too much of a side pool."""
    return session.do(side_payouts.take_back, number, entry, drawer=session.drawer())


def close(session: Session, number: SidePoolNo) -> Act | None:
    """Close a side pool to entrants."""
    return session.do(side_pools.close_pool, number)


def reopen(session: Session, number: SidePoolNo) -> Act | None:
    """Open a side pool to entrants again."""
    return session.do(side_pools.reopen_pool, number)


PART = Action("desk.side_pools", QT_TRANSLATE_NOOP("Actions", "Side pools"), "coins", goes_to="desk")
PARTS = {PART.id: "side_pools"}  # the part of the Desk page it shows

SHOW = Action(
    "desk.side_pool",
    QT_TRANSLATE_NOOP("Actions", "Show a side pool"),
    "coins",
    goes_to="desk",
    bare=False,
    by_name=False,
)

SIDE_POOLS = (PART, SHOW)
