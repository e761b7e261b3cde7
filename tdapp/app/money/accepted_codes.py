"""The tickets and vouchers of others that the club takes, beside its own: acts of its own stream.

accept(club, (AcceptedCode("AB-17", Cents(50_00), "EUR", "Casino West"),))      all of them, or none
drop(club, "AB-17")                    from now on nobody here knows it
known_codes(club)                      its own tickets and those of others, with where each has paid
"""

from collections.abc import Sequence

from tdapp.app.open_club import Club
from tdapp.app.prizes.tickets import tickets_of
from tdapp.app.registration.code_uses import standing, ticket_of
from tdapp.domain.club.club_facts import AcceptedCode
from tdapp.domain.money import accepted_codes
from tdapp.domain.money.paying import code_of
from tdapp.domain.refusal import require
from tdapp.domain.units import Money
from tdapp.read.money.known_codes import KnownCode
from tdapp.read.prizes.tickets import TicketUse
from tdapp.store import projected


def accept(club: Club, codes: Sequence[AcceptedCode]) -> None:
    """Take these tickets and vouchers of others from now on; refuses one that is a ticket of the club itself."""
    facts = accepted_codes.accept(club.desk.club, codes)
    with club.file.transaction() as db:
        uses = {each.code: projected.uses_of(db, code_of(each.code)) for each in codes}
    for code, found in uses.items():
        require(ticket_of(club.desk, found, code_of(code)) is None, "accepted.own", given=code_of(code))
    club.desk.in_club("accepted_codes.accept", facts)


def drop(club: Club, code: str) -> None:
    """Take a ticket or voucher of somebody else no more."""
    club.desk.in_club("accepted_codes.drop", accepted_codes.drop(club.desk.club, code))


def known_codes(club: Club) -> tuple[KnownCode, ...]:
    """Every ticket and voucher the club knows: those of others in the order they were taken up, then its own."""
    with club.file.transaction() as db:
        uses = {code: standing(projected.uses_of(db, code)) for code in club.desk.club.codes}
    others = (
        KnownCode(
            code,
            Money(each.value, each.currency),
            each.issuer,
            None,
            each.expires,
            TicketUse(use.name, use.day, use.at) if (use := uses[code]) is not None else None,
        )
        for code, each in club.desk.club.codes.items()
    )
    own = (
        KnownCode(
            each.code, Money(each.value, each.currency), each.tournament, each.holder, each.expires, each.use, each
        )
        for each in tickets_of(club)
    )
    return (*others, *own)
