"""The words of opening a club file, and of what stands in the way."""

from tdapp.texts import QT_TRANSLATE_NOOP

WELCOME = QT_TRANSLATE_NOOP("Opening", "Welcome to tdapp")
WELCOME_WHY = QT_TRANSLATE_NOOP(
    "Opening",
    "A club file holds your players, structures and tournaments. Look around in the demo club first, an evening of "
    "180 players in full swing, or begin with an empty club.",
)
DEMO = QT_TRANSLATE_NOOP("Opening", "Look around in the demo club")
BEGIN = QT_TRANSLATE_NOOP("Opening", "Begin an empty club")
OPEN = QT_TRANSLATE_NOOP("Opening", "Open a club file")
OPENING = QT_TRANSLATE_NOOP("Opening", "Opening {file}")
OPENING_WHY = QT_TRANSLATE_NOOP("Opening", "The journal is being checked line by line.")
PLAYING = QT_TRANSLATE_NOOP("Opening", "The demo evening is being played up to now")
PLAYING_WHY = QT_TRANSLATE_NOOP("Opening", "This takes a few seconds.")
NOT_OPEN = QT_TRANSLATE_NOOP("Opening", "{file} is not open")
AGAIN = QT_TRANSLATE_NOOP("Opening", "Try again")
RESTORE = QT_TRANSLATE_NOOP("Opening", "Put back the copy of {time}, {day}")
RESTORED = QT_TRANSLATE_NOOP("Opening", "The copy is in its place. The damaged file is kept as {file}.")
OPENED = QT_TRANSLATE_NOOP("Opening", "Opened {file}")
CHOOSE = QT_TRANSLATE_NOOP("Opening", "Open a club file, or name a new one")
FILES = QT_TRANSLATE_NOOP("Opening", "Club files (*.tdapp)")
BUG = QT_TRANSLATE_NOOP(
    "Opening", "Something went wrong in the program, and is noted in {file}. Your data is as it was; go on."
)
NO_DISPLAY = QT_TRANSLATE_NOOP("Opening", "Screen on {display}")
ELSEWHERE = QT_TRANSLATE_NOOP("Opening", "{tournament} on {display}")
ELSEWHERE_IN_WINDOW = QT_TRANSLATE_NOOP("Opening", "{tournament} in a window")
TAKEN = QT_TRANSLATE_NOOP(
    "Opening", "{display} shows {other}. {tournament} stands in a window; Ctrl F11 gives it the display."
)
IN_WINDOW = QT_TRANSLATE_NOOP("Opening", "Screen in a window")
CLOCK_BEHIND = QT_TRANSLATE_NOOP(
    "Opening", "This laptop's clock is {span} behind what it was when this club was last open. Set it right."
)
