"""The texts of check-in."""

from tdapp.domain.money.terms import Refund
from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("CheckIn", "Check-in")
FIND = QT_TRANSLATE_NOOP("CheckIn", "Name or seat")
FIND_HELP = QT_TRANSLATE_NOOP("CheckIn", "Type letters of a name, a table or a seat such as 12-4. Enter ticks.")
HEADS = (
    QT_TRANSLATE_NOOP("CheckIn", "There"),
    QT_TRANSLATE_NOOP("CheckIn", "Seat"),
    QT_TRANSLATE_NOOP("CheckIn", "Name"),
    QT_TRANSLATE_NOOP("CheckIn", "Entry"),
)
HERE = QT_TRANSLATE_NOOP("CheckIn", "there")
ABSENT = QT_TRANSLATE_NOOP("CheckIn", "not there")
SUM = QT_TRANSLATE_NOOP("CheckIn", "{here} of %n are there", "players", 1)
MISSING = QT_TRANSLATE_NOOP("CheckIn", "%n are not there", "players", 1)
NOBODY = QT_TRANSLATE_NOOP("CheckIn", "Nobody is in yet")
NOBODY_WHY = QT_TRANSLATE_NOOP("CheckIn", "Sell entries first; whoever is in stands here to be ticked.")
NOT_FOUND = QT_TRANSLATE_NOOP("CheckIn", "Nobody fits what is typed.")
BY_NAME = QT_TRANSLATE_NOOP("CheckIn", "By name")
ONLY_ABSENT = QT_TRANSLATE_NOOP("CheckIn", "Only who is not there")
WHOLE = QT_TRANSLATE_NOOP("CheckIn", "Whole table {table}")
WHOLE_NONE = QT_TRANSLATE_NOOP("CheckIn", "Whole table")
NO_TABLE = QT_TRANSLATE_NOOP("CheckIn", "This one has no seat yet.")
ALL_THERE = QT_TRANSLATE_NOOP("CheckIn", "Everybody is there.")
NO_SHOWS = QT_TRANSLATE_NOOP("CheckIn", "Take out no-shows")
SPOKEN = QT_TRANSLATE_NOOP("CheckIn", "{name}, seat {seat}, {state}")

# Taking out
REMOVE = QT_TRANSLATE_NOOP("CheckIn", "Who never came is taken out")
RULES = {
    Refund.ALL: QT_TRANSLATE_NOOP("CheckIn", "The terms give all of the entry back."),
    Refund.ALL_BUT_FEE: QT_TRANSLATE_NOOP("CheckIn", "The terms give all but the fee back."),
    Refund.NOTHING: QT_TRANSLATE_NOOP("CheckIn", "The terms give nothing back."),
}
COUNT = QT_TRANSLATE_NOOP("CheckIn", "Blinds were taken: count each stack and type it; empty: a whole stack.")
CHIPS = QT_TRANSLATE_NOOP("CheckIn", "Chips left")
OUT = QT_TRANSLATE_NOOP("CheckIn", "Take out")
BACK = QT_TRANSLATE_NOOP("CheckIn", "Goes back")
TAKE_OUT = QT_TRANSLATE_NOOP("CheckIn", "Take out %n, {amount} back", "", 1)
LEAVE = QT_TRANSLATE_NOOP("CheckIn", "Leave it")
NOT_CHIPS = QT_TRANSLATE_NOOP("CheckIn", "{name}: '{typed}' is no stack. Type a number of chips, or leave it empty.")
NOBODY_TICKED = QT_TRANSLATE_NOOP("CheckIn", "Nobody is ticked.")

# Alone at a table
ALONE = QT_TRANSLATE_NOOP("CheckIn", "Table {table}: {name} sits there alone ({seat})")
COLLECTS = QT_TRANSLATE_NOOP(
    "CheckIn",
    "Takes each round from %n absent stacks: {neither}; as small blind {small}; as big blind {big} (HC start rule).",
    "",
    1,
)
BUTTON = QT_TRANSLATE_NOOP("CheckIn", "The button moves in {clock}; %n rounds so far.", "", 1)
BUTTON_WAITS = QT_TRANSLATE_NOOP("CheckIn", "The button moves every two minutes once play starts.")
