"""Tickets: a prize, or a part of it, that is paid as an entry into another tournament of the club.

A ticket has a code nobody can guess, and pays once, at the registration desk of any tournament of the club. What it is
worth leaves the prize pool here and comes in there.
"""

from datetime import date, datetime, timedelta

from tdapp.domain.facts import Fact
from tdapp.domain.money.paying import code_of, money
from tdapp.domain.money.prize_payments import PrizePaid, PrizeReturned
from tdapp.domain.money.terms import CODED, Tender
from tdapp.domain.prizes.payouts import due_now
from tdapp.domain.prizes.prize_facts import TicketIssued, TicketReturned
from tdapp.domain.prizes.seats import seat_due
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused, require
from tdapp.domain.state import State
from tdapp.domain.units import NO_DRAWER, Cents, DrawerId, EntryId, TournamentId


def issue(
    state: State,
    now: datetime,
    entry: EntryId,
    code: str,
    *,
    value: Cents | None = None,
    expires: date | None = None,
    targets: tuple[TournamentId, ...] | None = None,
    refundable: bool | None = None,
) -> tuple[Fact, ...]:
    """Pay an entry what is due of its prize as a ticket with this code.

    `value`: only so many cents, the rest stays due; None: the seat that was won, or else all. `expires`: the last day
    of a tournament it pays for; `targets`: the tournaments it is for, () any of the club; `refundable`: its holder may
    have the money for it later. None: as the payout table says of a seat, else never, any, and not.

    Refuses what `payouts.pay` refuses, a value above what is due, a code that was issued here before, and a ticket that
    has expired when it is issued.
    """
    due, kept, seats = due_now(state, now, entry), code_of(code), state.setup.payout.seats
    seat = seat_due(state, entry)
    worth = (min(seat, due) or due) if value is None else value
    if seats is not None and seat:
        targets = seats.targets if targets is None else targets
        refundable = seats.cash if refundable is None else refundable
        if expires is None and seats.valid:
            expires = state.setup.day + timedelta(days=seats.valid)
    require(0 < worth <= due, "ticket.value", entry=entry, value=money(state, worth), due=money(state, due))
    require(expires is None or expires >= state.setup.day, "ticket.expires_before", day=state.setup.day)
    require(bool(kept), "payment.code_missing")
    require(kept not in state.tickets and kept not in state.void_tickets, "ticket.code_taken", given=kept)
    ticket = TicketIssued(kept, entry, worth, expires, targets or (), bool(refundable))
    return (PrizePaid(entry, worth, Tender.TICKET, NO_DRAWER, kept), ticket)


def give_back(state: State, now: datetime, code: str) -> tuple[Fact, ...]:
    """Take a ticket back from whoever holds it: it pays no more, and what it was worth is due again as a prize.

    Refuses a code that was not issued here or came back before, one whose prize came back in money, and once the
    tournament is finished, where nothing may be due. That the ticket has not paid the gate of the codes sees to.
    """
    require(not state.finished, "finished")
    return _came_back(state, _standing(state, code))


def cash_in(
    state: State,
    now: datetime,
    code: str,
    *,
    tender: Tender = Tender.CASH,
    drawer: DrawerId = NO_DRAWER,
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """Take a ticket back and pay its holder what it is worth, out of a drawer ('' none); also when the night is over.

    Refuses what `give_back` refuses of a code, a prize that is held back, and without a reason a ticket that is not
    refundable.
    """
    require(tender not in CODED, "payment.code_missing")
    ticket = _standing(state, code)
    require(ticket.entry not in state.held, "pay.held", entry=ticket.entry)
    allow.unless(ticket.refundable, "ticket.not_refundable", given=ticket.code)
    return (*_came_back(state, ticket), PrizePaid(ticket.entry, ticket.value, tender, drawer))


def _came_back(state: State, ticket: TicketIssued) -> tuple[Fact, ...]:
    in_money = state.paid.get(ticket.entry, 0) < ticket.value  # whoever gave it back has bought the ticket with it
    require(not in_money, "ticket.prize_is_back", entry=ticket.entry, given=ticket.code)
    return (TicketReturned(ticket.code), PrizeReturned(ticket.entry, ticket.value, Tender.TICKET))


def _standing(state: State, code: str) -> TicketIssued:
    """The ticket with this code that the tournament issued and that did not come back."""
    kept = code_of(code)
    require(kept not in state.void_tickets, "ticket.is_back", given=kept)
    ticket = state.tickets.get(kept)
    if ticket is None:
        raise Refused("ticket.not_ours", given=kept)
    return ticket
