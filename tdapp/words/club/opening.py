"""The words of opening a club file, and of what stands in the way."""

from tdapp.texts import QT_TRANSLATE_NOOP

WELCOME = QT_TRANSLATE_NOOP("Opening", "Welcome to tdapp")
WELCOME_WHY = QT_TRANSLATE_NOOP(
    "Opening",
    "A club file holds your players, structures and tournaments. Look around in the demo club first, "
    "an evening of 180 players in full swing, practise a night, or create your own.",
)
LIES_IN = QT_TRANSLATE_NOOP("Opening", "Clubs are kept in {folder}.")
NAME_IT = QT_TRANSLATE_NOOP("Opening", "Your club")
NAME_IT_WHY = QT_TRANSLATE_NOOP(
    "Opening", "What is it called? Its file has the same name and holds everything: players, tournaments, money."
)
CLUB_NAME = QT_TRANSLATE_NOOP("Opening", "Name of the club")
CLUB_LANGUAGE = QT_TRANSLATE_NOOP("Opening", "Language")
CLUB_CURRENCY = QT_TRANSLATE_NOOP("Opening", "Currency")
CLUB_SEATS = QT_TRANSLATE_NOOP("Opening", "Seats at a table, usually")
CLUB_PAPER = QT_TRANSLATE_NOOP("Opening", "Paper in the printer")
WILL_LIE = QT_TRANSLATE_NOOP("Opening", "Its file will be {file}")
NAME_TAKEN = QT_TRANSLATE_NOOP("Opening", "{file} already exists. Choose another name, or open it.")
NO_NAME = QT_TRANSLATE_NOOP("Opening", "Type a name with letters or digits.")
BEGIN_IT = QT_TRANSLATE_NOOP("Opening", "Create this club")
ELSEWHERE_THEN = QT_TRANSLATE_NOOP("Opening", "Keep it somewhere else")
DEMO = QT_TRANSLATE_NOOP("Opening", "Look around in the demo club")
PRACTISE = QT_TRANSLATE_NOOP("Opening", "Practise a night")
PRACTICE_NAME = QT_TRANSLATE_NOOP("Opening", "Practice night", "the name of its tournament")
BEGIN = QT_TRANSLATE_NOOP("Opening", "Create my club")
OPEN = QT_TRANSLATE_NOOP("Opening", "Open a club file")
OPENING = QT_TRANSLATE_NOOP("Opening", "Opening {file}")
OPENING_WHY = QT_TRANSLATE_NOOP("Opening", "The journal is being checked line by line.")
PLAYING = QT_TRANSLATE_NOOP("Opening", "The demo evening is being played up to this moment")
PRACTISING = QT_TRANSLATE_NOOP("Opening", "The practice night is being prepared")
NO_PRACTICE = QT_TRANSLATE_NOOP("Opening", "No practice night is running: Shift F1 opens one.")
PLAYING_WHY = QT_TRANSLATE_NOOP("Opening", "This takes a few seconds.")
NOT_OPEN = QT_TRANSLATE_NOOP("Opening", "{file} is not open")
AGAIN = QT_TRANSLATE_NOOP("Opening", "Try again")
RECOVER = QT_TRANSLATE_NOOP("Opening", "Recover a night")
CHECK = QT_TRANSLATE_NOOP("Opening", "Check it, save what is left")
LOOK = QT_TRANSLATE_NOOP("Opening", "Show it anyway")
LOOKING_WHY = QT_TRANSLATE_NOOP("Opening", "What can be read of it is collected. The file stays as it is.")
LOOKED_AT = QT_TRANSLATE_NOOP("Opening", "{file} is shown as it was; every act of it can be read.")
LOOKED_AT_LESS = QT_TRANSLATE_NOOP(
    "Opening", "{file} is shown as it was; %n acts of it cannot be read, or do not follow.", "", 1
)
SAVE_LEFT = QT_TRANSLATE_NOOP("Opening", "Save what is left")
RESTORE = QT_TRANSLATE_NOOP("Opening", "Put back the copy of {time}, {day}")
RESTORED = QT_TRANSLATE_NOOP("Opening", "Copy of {time}, {day}, put back. The old file is beside it: {file}")
RESTORED_ALONE = QT_TRANSLATE_NOOP("Opening", "Copy of {time}, {day}, put back.")
COPIES_NAME = QT_TRANSLATE_NOOP("Opening", "Copies of this club")
COPIES_OF = QT_TRANSLATE_NOOP("Opening", "Copies of {file}")
COPIES_WHY = QT_TRANSLATE_NOOP(
    "Opening",
    "A copy replaces the whole club file, with all its tournaments. The current file is copied first "
    "and kept under another name.",
)
NO_COPIES = QT_TRANSLATE_NOOP("Opening", "There is no copy of this club in {folder}.")
COPY_LINE = QT_TRANSLATE_NOOP("Opening", "{day}, {time}: {reason}", "a copy in the list: when it was made, and why")
COPY_REASONS = {
    "open": QT_TRANSLATE_NOOP("Opening", "when the club was opened"),
    "break": QT_TRANSLATE_NOOP("Opening", "at a break"),
    "close": QT_TRANSLATE_NOOP("Opening", "when the club was closed"),
    "restore": QT_TRANSLATE_NOOP("Opening", "before a copy was put back"),
}
COPY_OTHER = QT_TRANSLATE_NOOP("Opening", "made by hand", "why a copy was made")
LOSES = QT_TRANSLATE_NOOP(
    "Opening", "Lost with this copy: %n acts done after it, the last of them at {time}, {day}.", "", 1
)
LOSES_NOTHING = QT_TRANSLATE_NOOP("Opening", "Nothing is lost with this copy: every act of the file is in it.")
LOSES_UNKNOWN = QT_TRANSLATE_NOOP(
    "Opening",
    "Anything done after {time}, {day}, is not in this copy. The file itself cannot say how much that is.",
)
DAMAGED_TOO = QT_TRANSLATE_NOOP("Opening", "%n newer copies are damaged too and not listed here.", "", 1)
BACK = QT_TRANSLATE_NOOP("Opening", "Back")
IS_OPEN = QT_TRANSLATE_NOOP("Opening", "{file} is already open in this window.")
OPENED = QT_TRANSLATE_NOOP("Opening", "Opened {file}")
CHOOSE = QT_TRANSLATE_NOOP("Opening", "Open a club file, or name a new one")
FILES = QT_TRANSLATE_NOOP("Opening", "Club files (*.tdapp)")
BUG = QT_TRANSLATE_NOOP(
    "Opening",
    "Something went wrong in the program. It is noted, your data is safe; carry on. The report is in {folder}.",
)
ENDED = QT_TRANSLATE_NOOP(
    "Opening", "The program ended by itself last time. It is noted, your data is safe. The report is in {folder}."
)
NO_DISPLAY = QT_TRANSLATE_NOOP("Opening", "Screen on {display}")
ELSEWHERE = QT_TRANSLATE_NOOP("Opening", "{tournament} on {display}")
ELSEWHERE_IN_WINDOW = QT_TRANSLATE_NOOP("Opening", "{tournament} in a window")
TAKEN = QT_TRANSLATE_NOOP(
    "Opening", "{display} shows {other}. {tournament} is in a window; Ctrl F11 gives it the display."
)
BESIDE_ALREADY = QT_TRANSLATE_NOOP(
    "Opening", "{tournament} stands beside {other} on {display} already, and is in a window too."
)
IN_WINDOW = QT_TRANSLATE_NOOP("Opening", "Screen in a window")
CLOCK_BEHIND = QT_TRANSLATE_NOOP(
    "Opening", "This laptop's clock is {span} behind the time this club was last open. Correct it."
)
