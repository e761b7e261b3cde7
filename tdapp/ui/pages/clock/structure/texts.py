"""The texts of the Structure page."""

from tdapp.domain.clock.structure import AnteKind
from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Structure", "Structure")
ABOUT = QT_TRANSLATE_NOOP("Structure", "%n levels, {lasts} total", "", 1)
HOURS = QT_TRANSLATE_NOOP("Structure", "{hours} h {minutes} min")
TABLE = QT_TRANSLATE_NOOP("Structure", "Levels and breaks")
ROW = QT_TRANSLATE_NOOP("Structure", "Row")
LEVEL = QT_TRANSLATE_NOOP("Structure", "Level")
SMALL = QT_TRANSLATE_NOOP("Structure", "Small blind")
BIG = QT_TRANSLATE_NOOP("Structure", "Big blind")
ANTE = QT_TRANSLATE_NOOP("Structure", "Ante")
KIND = QT_TRANSLATE_NOOP("Structure", "Posted by", "who posts the ante")
LASTS = QT_TRANSLATE_NOOP("Structure", "Minutes")
STARTS = QT_TRANSLATE_NOOP("Structure", "Starts")
BREAK_NAME = QT_TRANSLATE_NOOP("Structure", "Name of the break")
CHIPS = QT_TRANSLATE_NOOP("Structure", "Raced off")
KINDS = {
    AnteKind.NONE: QT_TRANSLATE_NOOP("Structure", "nobody", "who posts the ante"),
    AnteKind.EACH: QT_TRANSLATE_NOOP("Structure", "each player", "who posts the ante"),
    AnteKind.BIG_BLIND: QT_TRANSLATE_NOOP("Structure", "big blind", "who posts the ante"),
}
PLAIN_BREAK = QT_TRANSLATE_NOOP("Structure", "Break")
CONTINUED = QT_TRANSLATE_NOOP("Structure", "{number}, continued", "the rest of a level an extra break cut in two")
NO_ANTE = QT_TRANSLATE_NOOP("Structure", "no ante")
PICKING = QT_TRANSLATE_NOOP("Structure", "Choices for this cell")
NO_CHIPS = QT_TRANSLATE_NOOP("Structure", "no race")
LEAVE = QT_TRANSLATE_NOOP("Structure", "{chips} raced off")
AFTER_START = QT_TRANSLATE_NOOP("Structure", "+{hours}:{minutes}", "so long after the start")

ADD_LEVEL = QT_TRANSLATE_NOOP("Structure", "Add level")
ADD_BREAK = QT_TRANSLATE_NOOP("Structure", "Add break")
DELETE = QT_TRANSLATE_NOOP("Structure", "Delete")
UP = QT_TRANSLATE_NOOP("Structure", "Move up")
DOWN = QT_TRANSLATE_NOOP("Structure", "Move down")
UP_HELP = QT_TRANSLATE_NOOP("Structure", "Move the row up (Alt Up)")
DOWN_HELP = QT_TRANSLATE_NOOP("Structure", "Move the row down (Alt Down)")
APPLY = QT_TRANSLATE_NOOP("Structure", "Apply")
DISCARD = QT_TRANSLATE_NOOP("Structure", "Discard")
LOAD = QT_TRANSLATE_NOOP("Structure", "Load")
LOAD_HELP = QT_TRANSLATE_NOOP("Structure", "Load another structure into the draft; rows already played are kept")
OF_THE_CLUB = QT_TRANSLATE_NOOP("Structure", "This club's")
SHIPPED = QT_TRANSLATE_NOOP("Structure", "Built-in")
WITH_STACK = QT_TRANSLATE_NOOP("Structure", "{name}, stack {stack}")
SAVE_AS = QT_TRANSLATE_NOOP("Structure", "Save as template")
DRAFT = QT_TRANSLATE_NOOP("Structure", "Not applied yet")
MERGED = QT_TRANSLATE_NOOP("Structure", "The structure has been changed elsewhere. Your changes are kept.")
OVERTAKEN = QT_TRANSLATE_NOOP(
    "Structure",
    "Play moved past rows you were changing. Rows already played are kept; check the rest before you apply it.",
)
CLASH = QT_TRANSLATE_NOOP(
    "Structure",
    "The same rows have been changed elsewhere, so this draft cannot be applied. Discard it to see them.",
)
NOTHING_CHANGED = QT_TRANSLATE_NOOP("Structure", "Nothing has been changed yet.")
CORRECT_FIRST = QT_TRANSLATE_NOOP("Structure", "Row {row}: {problem}")
FROZEN = QT_TRANSLATE_NOOP("Structure", "Row {row} has been played, so it cannot change. Later rows can.")
OVER = QT_TRANSLATE_NOOP("Structure", "The tournament is finished, so its structure cannot change.")
RUNNING = QT_TRANSLATE_NOOP(
    "Structure", "This row is running. It cannot be moved; its blinds and its length can change."
)
RUNNING_STAYS = QT_TRANSLATE_NOOP("Structure", "Row {row} is running, so it cannot be moved.")
LAST_LEVEL = QT_TRANSLATE_NOOP("Structure", "This is the only level, and a structure needs one.")
FIRST_FREE = QT_TRANSLATE_NOOP("Structure", "Nothing above it can be moved.")
LAST_ROW = QT_TRANSLATE_NOOP("Structure", "This is the last row.")
NO_ROW = QT_TRANSLATE_NOOP("Structure", "Choose a row first.")
FULL = QT_TRANSLATE_NOOP("Structure", "A structure has at most {limit} rows.")
CLOSES_HERE = QT_TRANSLATE_NOOP("Structure", "Late registration closes after this row.")
TYPE_HERE = QT_TRANSLATE_NOOP(
    "Structure", "Enter or a digit edits a cell, Tab goes to the next one. Type minutes as 20 or 1:30."
)
KIND_HELP = QT_TRANSLATE_NOOP("Structure", "Enter changes who posts the ante: nobody, each player, or the big blind.")
CHIPS_HELP = QT_TRANSLATE_NOOP("Structure", "Type the chips raced off in this break, such as 25 or 25 100.")
NAME_HELP = QT_TRANSLATE_NOOP("Structure", "Type a name for the break, or leave it empty.")
SMALL_ABOVE_BIG = QT_TRANSLATE_NOOP(
    "Structure", "{field}: {value} is above the big blind. Type at most {most}, or raise the big blind."
)
NOT_CHIPS = QT_TRANSLATE_NOOP(
    "Structure", "{field}: '{typed}' is not a list of chips. Type values from 1 to {most} with spaces, such as 25 100."
)
MANY_CHIPS = QT_TRANSLATE_NOOP("Structure", "{field}: at most {limit} values. Leave some out.")
LONG_NAME = QT_TRANSLATE_NOOP("Structure", "{field} has {n} characters; {limit} is the maximum. Make it shorter.")
SPOKEN_CELL = QT_TRANSLATE_NOOP("Structure", "{column}, row {row}: {value}")

# The frame of the tournament
SETTINGS = QT_TRANSLATE_NOOP("Structure", "Tournament")
NAME = QT_TRANSLATE_NOOP("Structure", "Name")
DAY = QT_TRANSLATE_NOOP("Structure", "Date")
CURRENCY = QT_TRANSLATE_NOOP("Structure", "Currency")
BUY_IN = QT_TRANSLATE_NOOP("Structure", "Buy-in")
FEE = QT_TRANSLATE_NOOP("Structure", "Fee")
EVENT_NUMBER = QT_TRANSLATE_NOOP("Structure", "Event number")
EVENT_NAME = QT_TRANSLATE_NOOP("Structure", "Event or series")
BOUNTY = QT_TRANSLATE_NOOP("Structure", "Bounty")
STACK = QT_TRANSLATE_NOOP("Structure", "Starting stack")
SEATS = QT_TRANSLATE_NOOP("Structure", "Seats per table")
LATE = QT_TRANSLATE_NOOP("Structure", "Late entry to end of level")
UNIT = QT_TRANSLATE_NOOP("Structure", "Prizes rounded to")
PAYOUT = QT_TRANSLATE_NOOP("Structure", "Payout table")
OWN_PAYOUT = QT_TRANSLATE_NOOP("Structure", "{name}, as it is")
SETTINGS_MERGED = QT_TRANSLATE_NOOP("Structure", "The tournament has been changed elsewhere. What you typed is kept.")
EMPTY = QT_TRANSLATE_NOOP("Structure", "No tournament is open")
EMPTY_WHY = QT_TRANSLATE_NOOP(
    "Structure", "Choose one from the list of tournaments, or create one, to see its levels and settings."
)
