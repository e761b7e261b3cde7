"""The texts of the Structure page."""

from tdapp.domain.clock.structure import AnteKind
from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Structure", "Structure")
ABOUT = QT_TRANSLATE_NOOP("Structure", "%n levels, {lasts} total", "", 1)
HOURS = QT_TRANSLATE_NOOP("Structure", "{hours} h {minutes} min")
TABLE = QT_TRANSLATE_NOOP("Structure", "Levels and breaks")
SHORT_KINDS = {
    AnteKind.NONE: QT_TRANSLATE_NOOP("Structure", "—", "who posts the ante: nobody, where there is little room"),
    AnteKind.EACH: QT_TRANSLATE_NOOP("Structure", "each", "who posts the ante, where there is little room"),
    AnteKind.BIG_BLIND: QT_TRANSLATE_NOOP("Structure", "BB", "who posts the ante, where there is little room"),
}
CONTINUED = QT_TRANSLATE_NOOP("Structure", "{number}, continued", "the rest of a level an extra break cut in two")
NO_ANTE = QT_TRANSLATE_NOOP("Structure", "no ante")
PICKING = QT_TRANSLATE_NOOP("Structure", "Choices for this cell")
AFTER_START = QT_TRANSLATE_NOOP("Structure", "+{hours}:{minutes}", "so long after the start")

ADD_LEVEL = QT_TRANSLATE_NOOP("Structure", "Add level")
ADD_BREAK = QT_TRANSLATE_NOOP("Structure", "Add break")
DELETE = QT_TRANSLATE_NOOP("Structure", "Delete")
UP = QT_TRANSLATE_NOOP("Structure", "Move up")
DOWN = QT_TRANSLATE_NOOP("Structure", "Move down")
UP_HELP = QT_TRANSLATE_NOOP("Structure", "Move the row up (Alt Up)")
DOWN_HELP = QT_TRANSLATE_NOOP("Structure", "Move the row down (Alt Down)")
COPY = QT_TRANSLATE_NOOP("Structure", "Copy rows")
PASTE = QT_TRANSLATE_NOOP("Structure", "Paste")
FILL = QT_TRANSLATE_NOOP("Structure", "Fill down")
UNDO_TYPED = QT_TRANSLATE_NOOP("Structure", "Undo in this table")
REDO_TYPED = QT_TRANSLATE_NOOP("Structure", "Redo in this table")
COPY_HELP = QT_TRANSLATE_NOOP("Structure", "Copy the chosen rows, here or to a spreadsheet (Ctrl+C)")
PASTE_HELP = QT_TRANSLATE_NOOP("Structure", "Paste rows under their heads, or cells from this one on (Ctrl+V)")
FILL_HELP = QT_TRANSLATE_NOOP("Structure", "Fill this cell down into the rows chosen below it (Ctrl+D)")
UNDO_HELP = QT_TRANSLATE_NOOP("Structure", "Undo the last change of the draft (Ctrl+Z)")
REDO_HELP = QT_TRANSLATE_NOOP("Structure", "Redo it (Ctrl+Shift+Z)")
NO_STEP = QT_TRANSLATE_NOOP("Structure", "Nothing was changed in this table yet.")
NO_UNDONE = QT_TRANSLATE_NOOP("Structure", "Nothing was undone in this table.")
EMPTY_CLIPBOARD = QT_TRANSLATE_NOOP("Structure", "Nothing was copied. Copy rows here or in a spreadsheet first.")
COPIED = QT_TRANSLATE_NOOP("Structure", "%n rows copied", "", 1)
GAMES = QT_TRANSLATE_NOOP("Structure", "Games and limits")
GAMES_HELP = QT_TRANSLATE_NOOP("Structure", "Show the game of each level, with its bets at fixed limit")
FILE = QT_TRANSLATE_NOOP("Structure", "To a file")
FROM_FILE = QT_TRANSLATE_NOOP("Structure", "From a file")
IMPORT = QT_TRANSLATE_NOOP("Structure", "Import")
IMPORT_HELP = QT_TRANSLATE_NOOP(
    "Structure", "Load levels from a file of this or another program: CSV, XLSX, ODS, a web page or TOML"
)
OPEN_FILE = QT_TRANSLATE_NOOP("Structure", "Load a structure from a file")
SAVE_FILE = QT_TRANSLATE_NOOP("Structure", "Save the structure to a file")
ANY_FILE = QT_TRANSLATE_NOOP(
    "Structure",
    "Structures (*.toml *.csv *.txt *.xlsx *.ods *.html *.htm)",
    "keep the brackets as they are",
)
TOML_FILE = QT_TRANSLATE_NOOP("Structure", "Structure (*.toml)", "keep the brackets as they are")
CSV_FILE = QT_TRANSLATE_NOOP("Structure", "Text for any program (*.csv)", "keep the brackets as they are")
FILE_SAVED = QT_TRANSLATE_NOOP("Structure", "Structure saved to {file}")
NOT_SAVED = QT_TRANSLATE_NOOP(
    "Structure", "The structure could not be saved to {file}: {reason}. Choose another folder."
)
NOT_OPENED = QT_TRANSLATE_NOOP("Structure", "{file} could not be opened: {reason}. Choose another file.")
NOT_READ = QT_TRANSLATE_NOOP("Structure", "{file}: {problem} The draft is as it was.")
TOO_WIDE = QT_TRANSLATE_NOOP(
    "Structure",
    "{n} columns were copied, and from this cell on there is room for {room}. Choose a cell further left, or copy the "
    "heads too.",
)
APPLY = QT_TRANSLATE_NOOP("Structure", "Apply")
DISCARD = QT_TRANSLATE_NOOP("Structure", "Discard")
LOAD = QT_TRANSLATE_NOOP("Structure", "Load")
LOAD_HELP = QT_TRANSLATE_NOOP("Structure", "Load another structure into the draft; rows already played are kept")
OF_THE_CLUB = QT_TRANSLATE_NOOP("Structure", "This club's")
SHIPPED = QT_TRANSLATE_NOOP("Structure", "Built-in")
LISTED = QT_TRANSLATE_NOOP("Structure", "{name}: {figures}", "a structure in a list to choose from")
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
CLOSES_HERE = QT_TRANSLATE_NOOP("Structure", "Late registration closes after this row.")
TYPE_HERE = QT_TRANSLATE_NOOP(
    "Structure", "Enter or a digit edits a cell, Tab goes to the next one. Type minutes as 20 or 1:30."
)
KIND_HELP = QT_TRANSLATE_NOOP("Structure", "Enter changes who posts the ante: nobody, each player, or the big blind.")
CHIPS_HELP = QT_TRANSLATE_NOOP("Structure", "Type the chips raced off in this break, such as 25 or 25 100.")
NAME_HELP = QT_TRANSLATE_NOOP("Structure", "Type a name for the break, or leave it empty.")
GAME_HELP = QT_TRANSLATE_NOOP(
    "Structure", "Type the game with its limit: NLHE, PLO, LHE, HORSE. Several by turns: NLHE + PLO, or NLHE + PLO x8."
)
NOT_PASTED = QT_TRANSLATE_NOOP("Structure", "{problem} Nothing was pasted.")
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
