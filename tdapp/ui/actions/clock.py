"""The actions of the clock."""

from datetime import timedelta

from tdapp.app.deeds import USUAL_BREAK
from tdapp.domain.act import Act
from tdapp.domain.clock import timing
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action, deciding
from tdapp.ui.session import Session

MINUTE = timedelta(minutes=1)


def toggle(session: Session) -> Act | None:
    """Do what Space does: start the clock, pause it, or let it go on."""
    if session.tournament is None:
        return None
    if not session.why_not(timing.pause):
        return session.do(timing.pause)
    return session.do(timing.start if session.why_not(timing.resume) else timing.resume)


START = deciding("clock.start", QT_TRANSLATE_NOOP("Actions", "Start the clock"), "play", timing.start)
START_AT = deciding(
    "clock.start_at", QT_TRANSLATE_NOOP("Actions", "Set a start time"), "alarm-clock", timing.start_at, bare=False
)
PAUSE = deciding("clock.pause", QT_TRANSLATE_NOOP("Actions", "Pause"), "pause", timing.pause)
RESUME = deciding("clock.resume", QT_TRANSLATE_NOOP("Actions", "Resume"), "play", timing.resume)
TOGGLE = Action(
    "clock.toggle", QT_TRANSLATE_NOOP("Actions", "Start, pause or resume"), "play", "Space", do=toggle, by_name=False
)
# No key of these is a letter: a name typed on the Clock page must not send the room on a break.
MORE = QT_TRANSLATE_NOOP("Actions", "A minute more")
LESS = QT_TRANSLATE_NOOP("Actions", "A minute less")
NEXT_LEVEL = QT_TRANSLATE_NOOP("Actions", "Next level")
LEVEL_BEFORE = QT_TRANSLATE_NOOP("Actions", "Previous level")
CHOOSE = QT_TRANSLATE_NOOP("Actions", "Choose a level")
TO_LEVEL = QT_TRANSLATE_NOOP("Actions", "Go to a level")
TO_BREAK = QT_TRANSLATE_NOOP("Actions", "Go to the next break")
NOW = QT_TRANSLATE_NOOP("Actions", "Break now")
ADD = deciding("clock.add_minute", MORE, "plus", timing.add_time, MINUTE, key="+", page="clock")
TAKE = deciding("clock.take_minute", LESS, "minus", timing.add_time, -MINUTE, key="-", page="clock")
NEXT = deciding("clock.next", NEXT_LEVEL, "skip-forward", timing.next_period, key="Alt+N", page="clock")
PREVIOUS = deciding("clock.previous", LEVEL_BEFORE, "skip-back", timing.previous_period, key="Alt+P", page="clock")
GO_TO_BREAK = deciding("clock.go_to_break", TO_BREAK, "coffee", timing.go_to_break, key="Alt+T", page="clock")
GO_TO_LEVEL = deciding("clock.go_to_level", TO_LEVEL, "list-ordered", timing.go_to_level, bare=False)
CHOOSE_LEVEL = Action("clock.choose_level", CHOOSE, "list-ordered", "Alt+G", "clock", goes_to="clock", by_name=True)
BREAK = deciding("clock.break", NOW, "coffee", timing.break_now, USUAL_BREAK, key="Alt+K", page="clock")
ADD_TIME = deciding(
    "clock.add_time", QT_TRANSLATE_NOOP("Actions", "Add or take off time"), "timer", timing.add_time, bare=False
)

CLOCK = (
    START, START_AT, PAUSE, RESUME, TOGGLE, ADD, TAKE, ADD_TIME, NEXT, PREVIOUS, CHOOSE_LEVEL, GO_TO_LEVEL,
    GO_TO_BREAK, BREAK,
)  # fmt: skip
