"""The words of the bar of the practice night, and of what came of it."""

from tdapp.texts import QT_TRANSLATE_NOOP

HEAD = QT_TRANSLATE_NOOP("Practice", "Task {number} of {of}: {title}")
HINT = QT_TRANSLATE_NOOP("Practice", "Hint")
SKIP = QT_TRANSLATE_NOOP("Practice", "Skip")
NEXT = QT_TRANSLATE_NOOP("Practice", "Next task")
LAST = QT_TRANSLATE_NOOP("Practice", "See what was done")
AGAIN = QT_TRANSLATE_NOOP("Practice", "Begin the task again")
LEAVE = QT_TRANSLATE_NOOP("Practice", "Leave")
BOTH_WAYS = QT_TRANSLATE_NOOP("Practice", "By keys: {keys}. By mouse: {way}.")
STEP = QT_TRANSLATE_NOOP("Practice", "Step {step} of {of}: {hint}")
STRAY = QT_TRANSLATE_NOOP("Practice", "{said}. That was not the task: Ctrl Z undoes it.")
UNSET = QT_TRANSLATE_NOOP(
    "Practice", "What led to this task is undone. Ctrl Shift Z redoes it, or begin the task again."
)
STEPS_DONE = QT_TRANSLATE_NOOP("Practice", "Good, %n steps of {of} are done.", "", 1)
DONE_KEYS = QT_TRANSLATE_NOOP("Practice", "Done with {keys} and {clicks}. The hints take {fewest}.")
KEYS = QT_TRANSLATE_NOOP("Practice", "%n keys", "", 1)
CLICKS = QT_TRANSLATE_NOOP("Practice", "%n clicks", "", 1)
RESTS = QT_TRANSLATE_NOOP("Practice", "The practice night waits at task {number}: Shift F1 takes it up again.")

TITLE = QT_TRANSLATE_NOOP("Practice", "Your practice night")
WHY = QT_TRANSLATE_NOOP(
    "Practice",
    "You did %n of the {of} tasks. Everything works the same in your own club; this one was only for practice.",
    "",
    1,
)
COLUMNS = (
    QT_TRANSLATE_NOOP("Practice", "Task"),
    QT_TRANSLATE_NOOP("Practice", "Result"),
    QT_TRANSLATE_NOOP("Practice", "Keys"),
    QT_TRANSLATE_NOOP("Practice", "By the hints"),
    QT_TRANSLATE_NOOP("Practice", "Clicks"),
    QT_TRANSLATE_NOOP("Practice", "Time"),
)
ALL = QT_TRANSLATE_NOOP("Practice", "Total")
DONE = QT_TRANSLATE_NOOP("Practice", "done")
SKIPPED = QT_TRANSLATE_NOOP("Practice", "skipped")
OWN_CLUB = QT_TRANSLATE_NOOP("Practice", "To my club")
ONCE_MORE = QT_TRANSLATE_NOOP("Practice", "Practise again")
CLOSE = QT_TRANSLATE_NOOP("Practice", "Close")
