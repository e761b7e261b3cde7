"""The tick of a paid prize, and taking it back: as if it had never been, or by a payment the other way."""

from tdapp.domain.act import Act
from tdapp.domain.money.paying import drawers_of
from tdapp.domain.money.prize_payments import PrizePaid
from tdapp.domain.money.terms import NOT_CODED, Tender
from tdapp.domain.prizes.seats import seat_due
from tdapp.domain.units import ActNo, EntryId
from tdapp.read.prizes.prizes import Winner
from tdapp.ui.actions import prizes
from tdapp.ui.session import Session


def toggle(session: Session, winner: Winner, tender: Tender = Tender.CASH) -> Act | None:
    """Pay a prize or what is due of it, take back what somebody has too much, or take a payment back.

    What was paid out of a drawer that is closed since stands: it comes back by `tender`, as a payment of its own.
    """
    back_by = tender if tender in NOT_CODED else Tender.CASH  # nobody gives a ticket back that may have paid
    if winner.back.cents:
        return prizes.take_back(session, winner.entry, back_by)
    if not winner.paid:
        return prizes.pay(session, winner.entry, tender)
    act = paid_by(session, winner.entry)
    if act is None:
        return None
    return prizes.take_back(session, winner.entry, back_by) if counted(session, act) else session.retract(act)


def would_undo(session: Session, winner: Winner) -> ActNo | None:
    """The act that taking a payment back undoes; None: something is due, or it comes back by a payment of its own."""
    act = paid_by(session, winner.entry) if winner.paid and not winner.back.cents else None
    return None if act is None or counted(session, act) else act


def asks_for_ticket(session: Session, winner: Winner) -> bool:
    """Whether to pay somebody by ticket now asks what the ticket is: there is something due, and no seat that says."""
    return bool(winner.due.cents) and not winner.back.cents and not session.view(seat_due, winner.entry)


def counted(session: Session, act: ActNo) -> bool:
    """Whether the drawer that an act paid out of is counted and closed."""
    if session.tournament is None:
        return False
    known = session.club.desk.club.drawers
    paid = session.club.desk.history(session.tournament).acts[act - 1]
    return any(drawer in known and not known[drawer].open for drawer in drawers_of(paid))


def paid_by(session: Session, entry: EntryId) -> ActNo | None:
    """The act that paid an entry and still counts; None when it has not been paid."""
    if session.tournament is None:
        return None
    for act in reversed(session.club.desk.history(session.tournament).counting()):
        if any(isinstance(fact, PrizePaid) and fact.entry == entry for fact in act.facts):
            return act.number
    return None
