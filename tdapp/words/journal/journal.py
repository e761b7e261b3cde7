"""The words of the Journal page."""

from tdapp.texts import QT_TRANSLATE_NOOP

NOTHING_THERE = QT_TRANSLATE_NOOP("Journal", "There is nothing to undo or redo.")
TITLE = QT_TRANSLATE_NOOP("Journal", "Journal")
ABOUT = QT_TRANSLATE_NOOP("Journal", "%n lines", "", 1)
CHAIN = QT_TRANSLATE_NOOP("Journal", "check code {head}")
OF_TOURNAMENT = QT_TRANSLATE_NOOP("Journal", "This tournament")
OF_CLUB = QT_TRANSLATE_NOOP("Journal", "The club")
CLUB_STANDS = QT_TRANSLATE_NOOP(
    "Journal",
    "The club’s own lines cannot be undone. Correct a mistake where it was made: a drawer by moving "
    "cash, people in the directory, a tournament in the archive.",
)
COPY = QT_TRANSLATE_NOOP("Journal", "Copy the line: when, who and what")
UNDO = QT_TRANSLATE_NOOP("Journal", "Undo")
REDO = QT_TRANSLATE_NOOP("Journal", "Redo")
RETRACT = QT_TRANSLATE_NOOP("Journal", "Undo this act")
RETRACT_HELP = QT_TRANSLATE_NOOP(
    "Journal", "The act stays in the journal but no longer counts. Redo makes it count again."
)
SEARCH = QT_TRANSLATE_NOOP("Journal", "Find in the journal")
COLUMN_LINE = QT_TRANSLATE_NOOP("Journal", "Line")
COLUMN_TIME = QT_TRANSLATE_NOOP("Journal", "Time")
COLUMN_WHO = QT_TRANSLATE_NOOP("Journal", "Who")
COLUMN_WHAT = QT_TRANSLATE_NOOP("Journal", "What happened")
TAKEN_BACK = QT_TRANSLATE_NOOP("Journal", "undone by line {line}")
LIFTED = QT_TRANSLATE_NOOP("Journal", "{although}, because: {reason}")
NOTHING = QT_TRANSLATE_NOOP("Journal", "Choose a line to see what undoing it would change.")
NO_MATCH = QT_TRANSLATE_NOOP("Journal", "No line contains “{text}”.")
WOULD = QT_TRANSLATE_NOOP("Journal", "Undoing it changes")
IN_THE_WAY = QT_TRANSLATE_NOOP("Journal", "It cannot be undone")
SLIP = QT_TRANSLATE_NOOP("Journal", "Print the slip again")
SLIP_GOOD = QT_TRANSLATE_NOOP("Journal", "This slip is real: {name}, {item}, {amount}.")
SLIP_RETURNED = QT_TRANSLATE_NOOP("Journal", "The money for this slip was refunded: {name}, {item}, {amount}.")
SLIP_VOID = QT_TRANSLATE_NOOP("Journal", "This slip was undone and is not valid: {name}, {item}, {amount}.")
SLIP_ELSEWHERE = QT_TRANSLATE_NOOP("Journal", "This slip is of another tournament: {tournament}.")
SLIP_FALSE = QT_TRANSLATE_NOOP("Journal", "No such slip was printed here. Check it again, and ask who issued it.")
REINSTATE = QT_TRANSLATE_NOOP("Journal", "Back in with a new seat: {name}")
CORRECT = QT_TRANSLATE_NOOP("Journal", "Correct", "a bust-out")
CORRECT_HELP = QT_TRANSLATE_NOOP("Journal", "Somebody else busted out, or it happened earlier")
PLAYERS_LEFT = QT_TRANSLATE_NOOP("Journal", "Players left: {before} → {after}")
ENTRIES = QT_TRANSLATE_NOOP("Journal", "Entries: {before} → {after}")
CHIPS = QT_TRANSLATE_NOOP("Journal", "Chips in play: {before} → {after}")
POOL = QT_TRANSLATE_NOOP("Journal", "Prize pool: {before} → {after}")
PLACE = QT_TRANSLATE_NOOP("Journal", "{name}: place {before} → {after}")
PLACE_GONE = QT_TRANSLATE_NOOP("Journal", "{name}: place {before} → still in")
PLACE_NEW = QT_TRANSLATE_NOOP("Journal", "{name}: still in → place {after}")
PRIZE = QT_TRANSLATE_NOOP("Journal", "{name}: prize {before} → {after}")
SEAT = QT_TRANSLATE_NOOP("Journal", "{name}: seat {before} → {after}")
MOVES = QT_TRANSLATE_NOOP("Journal", "Proposed moves: {before} → {after}")
MORE = QT_TRANSLATE_NOOP("Journal", "and %n more", "", 1)
NO_CHANGE = QT_TRANSLATE_NOOP("Journal", "No count, place or prize changes.")
