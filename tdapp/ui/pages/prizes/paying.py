"""Ticking a prize as paid, and taking the tick back."""

from tdapp.domain.act import Act
from tdapp.domain.facts import PrizePaid
from tdapp.domain.terms import Tender
from tdapp.domain.units import ActNo, EntryId
from tdapp.read.prizes import Winner
from tdapp.ui.actions import prizes
from tdapp.ui.room import Room

WAYS = (Tender.CASH, Tender.CARD, Tender.ACCOUNT)  # by which a prize is paid


def toggle(room: Room, winner: Winner, tender: Tender = Tender.CASH) -> Act | None:
    """Pay a prize, or take its payment back. The journal keeps both."""
    if not winner.paid:
        return prizes.pay(room, winner.entry, tender)
    act = paid_by(room, winner.entry)
    return room.retract(act) if act is not None else None


def paid_by(room: Room, entry: EntryId) -> ActNo | None:
    """The act that paid an entry and still counts; None when it has not been paid."""
    if room.tournament is None:
        return None
    for act in reversed(room.club.desk.history(room.tournament).counting()):
        if any(isinstance(fact, PrizePaid) and fact.entry == entry for fact in act.facts):
            return act.number
    return None
