"""Tickets of a club: issued as prizes, and what became of every one of them.

desk.do(tournament, domain.prizes.tickets.issue, entry, new_code())     the prize that is due, as a ticket
tickets_of(club)                       all that were ever issued, with where each has paid
"""

import secrets

from tdapp.app.open_club import Club
from tdapp.app.registration.code_uses import standing
from tdapp.domain.prizes.prize_facts import TicketIssued
from tdapp.domain.units import TournamentId
from tdapp.read.people.names import NOBODY
from tdapp.read.prizes.tickets import IssuedTicket, TicketUse
from tdapp.store import projected

_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none of them is taken for another one
_LONG = 10


def new_code() -> str:
    """A code nobody can guess, in two parts that are easily read out: 'TK-7Q2MX-9KFDA'."""
    signs = "".join(secrets.choice(_SIGNS) for _ in range(_LONG))
    return f"TK-{signs[: _LONG // 2]}-{signs[_LONG // 2 :]}"


def tickets_of(club: Club) -> tuple[IssuedTicket, ...]:
    """Every ticket the club issued, the newest tournament first, with where it has paid or that it came back."""
    found = []
    with club.file.transaction() as db:
        issued_in = projected.tournaments_with_tickets(db)
    for row in club.tournaments():
        if row.id not in issued_in:
            continue
        state = club.desk.state(row.id)
        issued = (*state.tickets.values(), *state.void_tickets.values())
        for ticket in sorted(issued, key=lambda each: (each.entry, each.code)):
            entry = state.entries.get(ticket.entry)
            found.append(
                IssuedTicket(
                    ticket.code,
                    row.name,
                    row.day,
                    club.directory.get(entry.player, NOBODY) if entry is not None else NOBODY,
                    ticket.value,
                    state.setup.currency,
                    ticket.expires,
                    _use(club, row.id, ticket),
                    row.id,
                    tuple(club.desk.state(target).setup.name for target in ticket.targets),
                    ticket.refundable,
                    returned=ticket.code in state.void_tickets,
                )
            )
    return tuple(found)


def _use(club: Club, tournament: TournamentId, ticket: TicketIssued) -> TicketUse | None:
    """Where a ticket pays for something that was not given back; None: nowhere, so it may still be used."""
    with club.file.transaction() as db:
        uses = projected.uses_of(db, ticket.code)
    use = standing(use for use in uses if use.tournament != tournament)
    return TicketUse(use.name, use.day, use.at) if use is not None else None
