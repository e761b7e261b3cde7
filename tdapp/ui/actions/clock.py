"""The actions of the clock."""

from datetime import datetime, timedelta

from tdapp.domain.act import Act
from tdapp.domain.clock import timing
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action
from tdapp.ui.session import Session

MINUTE = timedelta(minutes=1)
USUAL_BREAK = timedelta(minutes=15)


def start(session: Session) -> Act | None:
    """Start the clock now."""
    return session.do(timing.start)


def start_at(session: Session, at: datetime) -> Act | None:
    """Let the clock start by itself at a time to come."""
    return session.do(timing.start_at, at)


def pause(session: Session) -> Act | None:
    """Stop the clock where it is."""
    return session.do(timing.pause)


def resume(session: Session) -> Act | None:
    """Let the clock go on."""
    return session.do(timing.resume)


def toggle(session: Session) -> Act | None:
    """Do what Space does: start the clock, pause it, or let it go on."""
    if session.tournament is None:
        return None
    if not session.why_not(timing.pause):
        return pause(session)
    if not session.why_not(timing.resume):
        return resume(session)
    return start(session)


def add_time(session: Session, by: timedelta) -> Act | None:
    """Make the present level or break longer, or shorter when `by` is below zero."""
    return session.do(timing.add_time, by)


def add_minute(session: Session) -> Act | None:
    """Make the present level or break a minute longer."""
    return add_time(session, MINUTE)


def take_minute(session: Session) -> Act | None:
    """Make the present level or break a minute shorter."""
    return add_time(session, -MINUTE)


def next_period(session: Session) -> Act | None:
    """Go to the next level or break."""
    return session.do(timing.next_period)


def previous_period(session: Session) -> Act | None:
    """Go back to the level or break before."""
    return session.do(timing.previous_period)


def break_now(session: Session, lasts: timedelta = USUAL_BREAK) -> Act | None:
    """Send the room on an extra break at once."""
    return session.do(timing.break_now, lasts)


def why_not_start(session: Session) -> str:
    return session.why_not(timing.start)


def why_not_pause(session: Session) -> str:
    return session.why_not(timing.pause)


def why_not_resume(session: Session) -> str:
    return session.why_not(timing.resume)


def why_not_add_minute(session: Session) -> str:
    return session.why_not(timing.add_time, MINUTE)


def why_not_take_minute(session: Session) -> str:
    return session.why_not(timing.add_time, -MINUTE)


def why_not_next(session: Session) -> str:
    return session.why_not(timing.next_period)


def why_not_previous(session: Session) -> str:
    return session.why_not(timing.previous_period)


def why_not_break(session: Session) -> str:
    return session.why_not(timing.break_now, USUAL_BREAK)


START = Action("clock.start", QT_TRANSLATE_NOOP("Actions", "Start the clock"), "play", do=start, why_not=why_not_start)
START_AT = Action(
    "clock.start_at", QT_TRANSLATE_NOOP("Actions", "Start at a time"), "alarm-clock", do=start_at, bare=False
)
PAUSE = Action("clock.pause", QT_TRANSLATE_NOOP("Actions", "Pause"), "pause", do=pause, why_not=why_not_pause)
RESUME = Action("clock.resume", QT_TRANSLATE_NOOP("Actions", "Resume"), "play", do=resume, why_not=why_not_resume)
TOGGLE = Action(
    "clock.toggle", QT_TRANSLATE_NOOP("Actions", "Start, pause or resume"), "play", "Space", do=toggle, by_name=False
)
# No key of these is a letter: a name typed on the Clock page must not send the room on a break.
ADD = Action(
    "clock.add_minute",
    QT_TRANSLATE_NOOP("Actions", "A minute more"),
    "plus",
    "+",
    "clock",
    add_minute,
    why_not_add_minute,
)
TAKE = Action(
    "clock.take_minute",
    QT_TRANSLATE_NOOP("Actions", "A minute less"),
    "minus",
    "-",
    "clock",
    take_minute,
    why_not_take_minute,
)
ADD_TIME = Action("clock.add_time", QT_TRANSLATE_NOOP("Actions", "Add or take time"), "timer", do=add_time, bare=False)
NEXT = Action(
    "clock.next",
    QT_TRANSLATE_NOOP("Actions", "Next level"),
    "skip-forward",
    "Alt+N",
    "clock",
    next_period,
    why_not_next,
)
PREVIOUS = Action(
    "clock.previous",
    QT_TRANSLATE_NOOP("Actions", "Previous level"),
    "skip-back",
    "Alt+P",
    "clock",
    previous_period,
    why_not_previous,
)
BREAK = Action(
    "clock.break",
    QT_TRANSLATE_NOOP("Actions", "Break now"),
    "coffee",
    "Alt+B",
    "clock",
    break_now,
    why_not_break,
)

CLOCK = (START, START_AT, PAUSE, RESUME, TOGGLE, ADD, TAKE, ADD_TIME, NEXT, PREVIOUS, BREAK)
