"""Tickets: a prize, or a part of it, that is paid as an entry into another tournament of the club.

A ticket has a code nobody can guess, and pays once, at the registration desk of any tournament of the club. What it is
worth leaves the prize pool here and comes in there.
"""

from datetime import date, datetime

from tdapp.domain.facts import Fact
from tdapp.domain.money.paying import code_of, money
from tdapp.domain.money.prize_payments import PrizePaid
from tdapp.domain.money.terms import Tender
from tdapp.domain.prizes.payouts import due_now
from tdapp.domain.prizes.prize_facts import TicketIssued
from tdapp.domain.prizes.seats import seat_due
from tdapp.domain.refusal import require
from tdapp.domain.state import State
from tdapp.domain.units import ANY_TOURNAMENT, NO_DRAWER, Cents, EntryId, TournamentId


def issue(
    state: State,
    now: datetime,
    entry: EntryId,
    code: str,
    *,
    value: Cents | None = None,
    expires: date | None = None,
    target: TournamentId | None = None,
) -> tuple[Fact, ...]:
    """Pay an entry what is due of its prize as a ticket with this code.

    `value`: only so many cents, the rest stays due; None: the seat that was won, or else all. `expires`: the last day
    of a tournament it pays for, None: it never expires. `target`: the tournament it is for, '' any of the club; None:
    as the payout table says of a seat, else any.

    Refuses what `payouts.pay` refuses, a value above what is due, and a code that was issued here before.
    """
    due, kept, seats = due_now(state, now, entry), code_of(code), state.setup.payout.seats
    seat = seat_due(state, entry)
    worth = (min(seat, due) or due) if value is None else value
    if target is None:
        target = seats.target if seats is not None and seat else ANY_TOURNAMENT
    require(0 < worth <= due, "ticket.value", entry=entry, value=money(state, worth), due=money(state, due))
    require(bool(kept), "payment.code_missing")
    require(kept not in state.tickets, "ticket.code_taken", given=kept)
    ticket = TicketIssued(kept, entry, worth, expires, target)
    return (PrizePaid(entry, worth, Tender.TICKET, NO_DRAWER, kept), ticket)
