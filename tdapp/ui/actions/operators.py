"""The actions of operators: sign in and out, add, change, remove. Loaded only where operators are used."""

from collections.abc import Callable
from functools import partial

from tdapp.app.club import operators
from tdapp.domain.rights import Rights
from tdapp.domain.units import OperatorId
from tdapp.read.club.operators import OperatorsView
from tdapp.read.message import say_refused
from tdapp.texts import Text
from tdapp.ui.actions.guarded import was_done
from tdapp.ui.operators import texts
from tdapp.ui.session import Session


def view(session: Session) -> OperatorsView:
    """The operators of the open club."""
    return operators.view(session.club)


def why_may_not(session: Session, verb: str) -> str:
    """Why whoever sits here may not do an act of the club; '' may."""
    refused = operators.why_may_not(session.club, verb)
    return session.words.said(say_refused(refused)) if refused is not None else ""


def sign_in(session: Session, operator: OperatorId, pin: str) -> bool:
    """Sign an operator in at the desk."""
    name = session.club.operators.get(operator, "")
    return _do(session, partial(operators.sign_in, session.club, operator, pin), texts.SIGNED_IN, name)


def sign_out(session: Session) -> bool:
    """Sign out whoever sits at the desk."""
    return _do(session, partial(operators.sign_out, session.club), texts.SIGNED_OUT, view(session).here)


def switch_on(session: Session, name: str, pin: str) -> bool:
    """Let everybody sign in from now on; whoever is named is the director."""
    return _do(session, partial(operators.switch_on, session.club, name, pin), texts.IS_ON, name)


def switch_off(session: Session) -> bool:
    """Let whoever sits here do everything again."""
    return _do(session, partial(operators.switch_off, session.club), texts.IS_OFF, "")


def add(session: Session, name: str, rights: Rights, pin: str) -> bool:
    """Add an operator."""
    return _do(session, partial(operators.add, session.club, name, rights, pin), texts.ADDED, name)


def change(session: Session, operator: OperatorId, name: str, rights: Rights) -> bool:
    """Give an operator another name or other rights."""
    return _do(session, partial(operators.edit, session.club, operator, name, rights), texts.CHANGED, name)


def set_pin(session: Session, operator: OperatorId, pin: str) -> bool:
    """Give somebody else a new PIN."""
    name = session.club.operators.get(operator, "")
    return _do(session, partial(operators.set_pin, session.club, operator, pin), texts.PIN_SET, name)


def own_pin(session: Session, old: str, pin: str) -> bool:
    """Change the PIN of whoever is signed in."""
    return _do(session, partial(operators.own_pin, session.club, old=old, new=pin), texts.PIN_SET, view(session).here)


def remove(session: Session, operator: OperatorId) -> bool:
    """Remove an operator."""
    name = session.club.operators.get(operator, "")
    return _do(session, partial(operators.remove, session.club, operator), texts.REMOVED, name)


def _do(session: Session, deed: Callable[[], object], text: Text, name: str) -> bool:
    """Do a deed about operators and say so; returns whether it was done."""
    done = was_done(session, deed)
    if done:
        session.tell(text, name=name)
    return done
