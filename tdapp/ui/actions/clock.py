"""What a director does to the clock."""

from datetime import datetime, timedelta

from tdapp.domain.act import Act
from tdapp.domain.clock import timing
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action
from tdapp.ui.session import Room

MINUTE = timedelta(minutes=1)
USUAL_BREAK = timedelta(minutes=15)


def start(room: Room) -> Act | None:
    """Start the clock now."""
    return room.do(timing.start)


def start_at(room: Room, at: datetime) -> Act | None:
    """Let the clock start by itself at a time to come."""
    return room.do(timing.start_at, at)


def pause(room: Room) -> Act | None:
    """Stop the clock where it is."""
    return room.do(timing.pause)


def resume(room: Room) -> Act | None:
    """Let the clock go on."""
    return room.do(timing.resume)


def toggle(room: Room) -> Act | None:
    """What Space does: start it, pause it, or let it go on."""
    if room.tournament is None:
        return None
    if not room.why_not(timing.pause):
        return pause(room)
    if not room.why_not(timing.resume):
        return resume(room)
    return start(room)


def add_time(room: Room, by: timedelta) -> Act | None:
    """Make the present level or break longer, or shorter when `by` is below zero."""
    return room.do(timing.add_time, by)


def add_minute(room: Room) -> Act | None:
    """A minute more."""
    return add_time(room, MINUTE)


def take_minute(room: Room) -> Act | None:
    """A minute less."""
    return add_time(room, -MINUTE)


def next_period(room: Room) -> Act | None:
    """Go to the next level or break."""
    return room.do(timing.next_period)


def previous_period(room: Room) -> Act | None:
    """Go back to the level or break before."""
    return room.do(timing.previous_period)


def break_now(room: Room, lasts: timedelta = USUAL_BREAK) -> Act | None:
    """Send the room on an extra break at once."""
    return room.do(timing.break_now, lasts)


def why_not_start(room: Room) -> str:
    return room.why_not(timing.start)


def why_not_pause(room: Room) -> str:
    return room.why_not(timing.pause)


def why_not_resume(room: Room) -> str:
    return room.why_not(timing.resume)


def why_not_add_minute(room: Room) -> str:
    return room.why_not(timing.add_time, MINUTE)


def why_not_take_minute(room: Room) -> str:
    return room.why_not(timing.add_time, -MINUTE)


def why_not_next(room: Room) -> str:
    return room.why_not(timing.next_period)


def why_not_previous(room: Room) -> str:
    return room.why_not(timing.previous_period)


def why_not_break(room: Room) -> str:
    return room.why_not(timing.break_now, USUAL_BREAK)


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
