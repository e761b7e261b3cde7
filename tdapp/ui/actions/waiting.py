"""What is done with the queue for a seat: join, call, answer, seat, leave, strike."""

from collections.abc import Sequence

from tdapp.domain.act import Act
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.registration import waiting
from tdapp.domain.units import AlternateNo
from tdapp.read.registration.waiting import AlternateRow, AlternateStatus
from tdapp.ui.actions.desk import is_member, objection
from tdapp.ui.session import Room


def call_next(room: Room) -> int:
    """Call as many as there are seats for, the first in the queue first; how many were called."""
    view = room.waiting_view()
    waits = view.of(AlternateStatus.WAITING)
    number = 0
    for row in waits[: max(1, view.seats)]:
        if room.do(waiting.call, row.number) is None:
            break
        number += 1
    return number


def call(room: Room, number: AlternateNo) -> Act | None:
    """Call this one; past others it takes a reason."""
    return room.do(waiting.call, number)


def answer(room: Room, number: AlternateNo) -> Act | None:
    """A called one is at the desk."""
    return room.do(waiting.answer, number)


def leave(room: Room, number: AlternateNo) -> Act | None:
    """One no longer wants a seat."""
    return room.do(waiting.leave, number)


def strike(room: Room) -> int:
    """Strike everybody who was called and did not come; how many that were."""
    number = 0
    for row in room.waiting_view().of(AlternateStatus.EXPIRED):
        number += room.do(waiting.expire, row.number) is not None
    return number


def seat(room: Room, row: AlternateRow, offer: str, payments: Sequence[Payment]) -> Act | None:
    """Sell the one who was called an entry, or another one; a seat is drawn at once."""
    return room.do(
        waiting.seat,
        row.number,
        room.seed(),
        offer=offer,
        payments=tuple(payments),
        drawer=room.drawer(),
        member=is_member(room, row.player),
    )


def why_not_seat(room: Room, row: AlternateRow, offer: str) -> str:
    """What the rules say against it, also what a reason lifts."""
    return objection(room, waiting.seat, row.number, "", offer=offer, member=is_member(room, row.player))
