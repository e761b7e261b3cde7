"""The actions of the waiting list: join, call, answer, seat, leave, strike."""

from collections.abc import Sequence

from tdapp.app.deeds import is_member
from tdapp.domain.act import Act
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.registration import waiting
from tdapp.read.registration.waiting import AlternateRow, AlternateStatus
from tdapp.ui.actions.registration import objection
from tdapp.ui.session import Session


def call_next(session: Session) -> int:
    """Call as many alternates as there are seats for, the first in the queue first; returns how many were called."""
    view = session.waiting_view()
    waits = view.of(AlternateStatus.WAITING)
    number = 0
    for row in waits[: max(1, view.seats)]:
        if session.do(waiting.call, row.number) is None:
            break
        number += 1
    return number


def strike(session: Session) -> int:
    """Strike every alternate who was called and did not come; returns how many that were."""
    number = 0
    for row in session.waiting_view().of(AlternateStatus.EXPIRED):
        number += session.do(waiting.expire, row.number) is not None
    return number


def seat(session: Session, row: AlternateRow, offer: str, payments: Sequence[Payment]) -> Act | None:
    """Sell the alternate who was called an entry, or another one; a seat is drawn at once."""
    return session.do(
        waiting.seat,
        row.number,
        session.seed(),
        offer=offer,
        payments=tuple(payments),
        drawer=session.drawer(),
        member=is_member(session, row.player),
    )


def why_not_seat(session: Session, row: AlternateRow, offer: str) -> str:
    """What the rules say against seating this alternate, also what a reason lifts."""
    return objection(session, waiting.seat, row.number, "", offer=offer, member=is_member(session, row.player))
