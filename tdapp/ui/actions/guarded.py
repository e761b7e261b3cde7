"""Runs what is done in the club outside a tournament: what stands in its way is told like any other refusal."""

from collections.abc import Callable
from typing import TypeVar

from tdapp.app.trouble import KnownError, say_trouble
from tdapp.domain.refusal import Refused
from tdapp.read.message import say_refused
from tdapp.ui.session import CLUB, Session, Told

Done = TypeVar("Done")


def guarded(session: Session, deed: Callable[[], Done]) -> Done | None:
    """Do something in the club and tell every window that it changed; None when it could not be done, and why is
    told.
    """
    try:
        done = deed()
    except Refused as refused:
        session.told.emit(Told(session.words.said(say_refused(refused)), "refused"))
        return None
    except KnownError as error:
        session.told.emit(Told(session.words.said(say_trouble(error)), "error"))
        return None
    session.changed.emit(CLUB)
    return done
