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
from tdapp.domain.refusal import require
from tdapp.domain.state import State
from tdapp.domain.units import NO_DRAWER, Cents, EntryId


def issue(
    state: State,
    now: datetime,
    entry: EntryId,
    code: str,
    *,
    value: Cents | None = None,
    expires: date | None = None,
) -> tuple[Fact, ...]:
    """Pay an entry what is due of its prize as a ticket with this code.

    `value`: only so many cents, the rest stays due; None: all. `expires`: the last day of a tournament it pays for,
    None: it never expires.

    Refuses what `payouts.pay` refuses, a value above what is due, and a code that was issued here before.
    """
    due, kept = due_now(state, now, entry), code_of(code)
    worth = due if value is None else value
    require(0 < worth <= due, "ticket.value", entry=entry, value=money(state, worth), due=money(state, due))
    require(bool(kept), "payment.code_missing")
    require(kept not in state.tickets, "ticket.code_taken", given=kept)
    return (PrizePaid(entry, worth, Tender.TICKET, NO_DRAWER, kept), TicketIssued(kept, entry, worth, expires))
