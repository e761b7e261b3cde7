"""The actions of the tickets and vouchers of others: take them up, take one no more."""

from collections.abc import Sequence
from functools import partial

from tdapp.app.money import accepted_codes
from tdapp.domain.club.club_facts import AcceptedCode
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
