"""Runs what is done in the club outside a tournament: what stands in its way is told like any other refusal."""

from collections.abc import Callable
from typing import TypeVar

from tdapp.app.trouble import KnownError
from tdapp.domain.refusal import Refused
from tdapp.ui.session import CLUB, Session

Done = TypeVar("Done")


def guarded(session: Session, deed: Callable[[], Done]) -> Done | None:
    """Do something in the club and tell every window that it changed; None when it could not be done, and why is
    told.
    """
    try:
        done = deed()
    except Refused as refused:
        session.refuse(refused)
        return None
    except KnownError as error:
        session.say_trouble(error)
        return None
    session.changed.emit(CLUB)
    return done


def was_done(session: Session, deed: Callable[[], object]) -> bool:
    """Do something in the club that brings nothing back, as `guarded`; returns whether it was done."""

    def whole() -> bool:
        deed()
        return True

    return bool(guarded(session, whole))
