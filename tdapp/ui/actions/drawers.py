"""The actions of drawers: open one, use it, move cash, count it and close it."""

from functools import partial

from tdapp.app.money import drawers
from tdapp.domain.club.club_facts import Count
from tdapp.domain.units import Cents, DrawerId, Money
from tdapp.read.message import say_refused
from tdapp.read.money.drawers import DrawerView
from tdapp.ui.actions.guarded import guarded, was_done
from tdapp.ui.drawers import texts
from tdapp.ui.session import Session
from tdapp.words.say import Words


def open_one(session: Session, name: str, currency: str, count: Count, cents: Cents) -> DrawerId | None:
    """Open a drawer for a shift at a cash box, which this desk uses from now on."""
    deed = partial(drawers.open_drawer, session.club, name, currency, count=count, cents=cents)
    made = guarded(session, deed)
    if made is not None:
        view = drawers.view(session.club, made)
        session.tell(texts.SAID_OPEN, name=view.name, amount=view.opening)
    return made


def why_may_not(session: Session, drawer: DrawerId, verb: str) -> str:
    """Why whoever sits here may not close an open drawer, or move its cash; '' where she may."""
    refused = drawers.why_may_not(session.club, drawer, verb)
    return "" if refused is None else session.words.said(say_refused(refused))


def use(session: Session, drawer: DrawerId) -> None:
    """Let the payments of this desk go through this drawer."""
    if was_done(session, partial(drawers.use, session.club, drawer)):
        view = drawers.view(session.club, drawer)
        session.tell(texts.SAID_USES, name=view.name, inside=view.expected)


def use_next(session: Session) -> None:
    """Use the next open drawer, and round again."""
    found = [one.id for one in drawers.to_choose(session.club)]
    here = session.drawer()
    if session.club.desk.club.operators_on:
        session.refuse(texts.OWN_ONLY)
    elif found in ([], [here]):
        session.refuse(texts.ONLY_THIS if found else texts.NO_DRAWER_HELP)
    else:
        use(session, found[(found.index(here) + 1) % len(found)] if here in found else found[0])


def move(session: Session, drawer: DrawerView, cents: Cents, reason: str) -> bool:
    """Add cash to a drawer, or below zero take some out; returns whether it was done."""
    done = was_done(session, partial(drawers.move_cash, session.club, drawer.id, cents, reason))
    if done:
        amount = Money(Cents(abs(cents)), drawer.opening.currency)
        text = texts.SAID_OUT if cents < 0 else texts.SAID_IN
        session.tell(text, amount=amount, name=drawer.name)
    return done


def close(session: Session, drawer: DrawerId, count: Count, cents: Cents) -> DrawerView | None:
    """Close a drawer with what was counted; if this desk sold through it, say that it has none now."""
    before = session.drawer()
    shut = guarded(session, partial(drawers.close_drawer, session.club, drawer, count=count, cents=cents))
    if shut is not None:
        said = outcome(session.words, shut.difference.cents if shut.difference else Cents(0), shut.opening.currency)
        told = session.words(texts.SAID_CLOSED, name=shut.name, outcome=said)
        if before == drawer and drawers.to_choose(session.club):
            told += " " + session.words(texts.SAID_NONE_NOW)
        session.tell(told)
    return shut


def outcome(words: Words, difference: Cents, currency: str) -> str:
    """A difference in words: '€5.00 short: less was counted than expected.'"""
    text = texts.EXACT if not difference else texts.SHORT if difference < 0 else texts.OVER
    return words(text, amount=Money(Cents(abs(difference)), currency))


def tone_of(difference: Cents) -> str:
    """The tone a difference is said in, which gives its colour."""
    return "accent" if not difference else "danger" if difference < 0 else "warning"


def of_desk(session: Session) -> DrawerView | None:
    """The drawer this desk sells through; None: none."""
    drawer = session.drawer()
    return drawers.view(session.club, drawer) if drawer else None
