"""The actions of tickets and vouchers: those of others are taken up and dropped, those of the club come back."""

from collections.abc import Callable, Sequence
from functools import partial

from tdapp.app.money import accepted_codes
from tdapp.domain.act import Act
from tdapp.domain.club.club_facts import AcceptedCode
from tdapp.domain.facts import Fact
from tdapp.domain.prizes import tickets
from tdapp.read.prizes.tickets import IssuedTicket
from tdapp.ui.actions.guarded import was_done
from tdapp.ui.codes import texts
from tdapp.ui.session import Session


def accept(session: Session, codes: Sequence[AcceptedCode]) -> bool:
    """Take tickets and vouchers of others from now on; returns whether it was done."""
    done = was_done(session, partial(accepted_codes.accept, session.club, codes))
    if done:
        session.tell(texts.SAID_TAKEN, n=len(codes), code=codes[0].code)
    return done


def drop(session: Session, code: str) -> None:
    """Take a ticket or voucher of somebody else no more."""
    if was_done(session, partial(accepted_codes.drop, session.club, code)):
        session.tell(texts.SAID_DROPPED, code=code)


def give_back(session: Session, ticket: IssuedTicket) -> Act | None:
    """Take a ticket of the club back in the tournament it was won in: what it is worth is due there again."""
    return session.do(tickets.give_back, ticket.code, tournament=ticket.won_in)


def cash_in(session: Session, ticket: IssuedTicket) -> Act | None:
    """Take a ticket of the club back and pay its holder, out of the drawer of this desk if it uses one."""
    return session.do(tickets.cash_in, ticket.code, drawer=session.drawer(), tournament=ticket.won_in)


def why_not(session: Session, ticket: IssuedTicket, deed: Callable[..., tuple[Fact, ...]]) -> str:
    """Why a ticket cannot come back so, as a sentence; '' when it can, or when a reason lifts what is in the way."""
    refused = session.club.desk.why_not(ticket.won_in, deed, ticket.code)
    if refused is None or refused.overridable:
        return ""
    return session.words.said(session.named(refused, ticket.won_in))
