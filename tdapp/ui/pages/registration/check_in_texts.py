"""The texts of check-in."""

from tdapp.domain.money.terms import Refund
from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("CheckIn", "Check-in")
FIND = QT_TRANSLATE_NOOP("CheckIn", "Name or seat")
FIND_HELP = QT_TRANSLATE_NOOP("CheckIn", "Type letters of a name, a table or a seat such as 12-4. Enter ticks.")
HEADS = (
    QT_TRANSLATE_NOOP("CheckIn", "In"),
    QT_TRANSLATE_NOOP("CheckIn", "Seat"),
    QT_TRANSLATE_NOOP("CheckIn", "Name"),
    QT_TRANSLATE_NOOP("CheckIn", "Entry"),
)
HERE = QT_TRANSLATE_NOOP("CheckIn", "checked in")
ABSENT = QT_TRANSLATE_NOOP("CheckIn", "not checked in")
SUM = QT_TRANSLATE_NOOP("CheckIn", "{here} of %n checked in", "players", 1)
MISSING = QT_TRANSLATE_NOOP("CheckIn", "%n not checked in", "players", 1)
NOBODY = QT_TRANSLATE_NOOP("CheckIn", "Nobody is entered yet")
NOBODY_WHY = QT_TRANSLATE_NOOP("CheckIn", "Sell entries first. The players then appear here to be ticked.")
NOT_FOUND = QT_TRANSLATE_NOOP("CheckIn", "Nobody matches what you typed.")
BY_NAME = QT_TRANSLATE_NOOP("CheckIn", "By name")
ONLY_ABSENT = QT_TRANSLATE_NOOP("CheckIn", "Only not checked in")
WHOLE = QT_TRANSLATE_NOOP("CheckIn", "Whole table {table}")
WHOLE_NONE = QT_TRANSLATE_NOOP("CheckIn", "Whole table")
NO_TABLE = QT_TRANSLATE_NOOP("CheckIn", "This player has no seat yet.")
ALL_THERE = QT_TRANSLATE_NOOP("CheckIn", "Everybody is checked in.")
NO_SHOWS = QT_TRANSLATE_NOOP("CheckIn", "Remove no-shows")
SPOKEN = QT_TRANSLATE_NOOP("CheckIn", "{name}, seat {seat}, {state}")

# Taking out
REMOVE = QT_TRANSLATE_NOOP("CheckIn", "Remove no-shows")
RULES = {
    Refund.ALL: QT_TRANSLATE_NOOP("CheckIn", "The terms refund the whole entry."),
    Refund.ALL_BUT_FEE: QT_TRANSLATE_NOOP("CheckIn", "The terms refund all but the fee."),
    Refund.NOTHING: QT_TRANSLATE_NOOP("CheckIn", "The terms refund nothing."),
}
COUNT = QT_TRANSLATE_NOOP("CheckIn", "Blinds were taken: count each stack and type it in. Empty: a full stack.")
CHIPS = QT_TRANSLATE_NOOP("CheckIn", "Chips left")
OUT = QT_TRANSLATE_NOOP("CheckIn", "Remove")
BACK = QT_TRANSLATE_NOOP("CheckIn", "Refund")
TAKE_OUT = QT_TRANSLATE_NOOP("CheckIn", "Remove %n, refund {amount}", "", 1)
LEAVE = QT_TRANSLATE_NOOP("CheckIn", "Cancel")
NOT_CHIPS = QT_TRANSLATE_NOOP("CheckIn", "{name}: '{typed}' is not a stack. Type a number of chips, or leave it empty.")
NOBODY_TICKED = QT_TRANSLATE_NOOP("CheckIn", "Nobody is ticked.")

# Alone at a table
ALONE = QT_TRANSLATE_NOOP("CheckIn", "Table {table}: {name} sits alone ({seat})")
COLLECTS = QT_TRANSLATE_NOOP(
    "CheckIn",
    "Collects each round from %n absent stacks: {neither}; as small blind {small}; as big blind {big} (HC start rule).",
    "",
    1,
)
BUTTON = QT_TRANSLATE_NOOP("CheckIn", "The button moves in {clock}; %n rounds so far.", "", 1)
BUTTON_WAITS = QT_TRANSLATE_NOOP("CheckIn", "The button moves every two minutes once play starts.")
