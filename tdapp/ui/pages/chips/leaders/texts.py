"""The texts of the Leaders part of the Chips page."""

from tdapp.texts import QT_TRANSLATE_NOOP

EMPTY = QT_TRANSLATE_NOOP("ChipLeaders", "No stack counted yet")
EMPTY_WHY = QT_TRANSLATE_NOOP(
    "ChipLeaders",
    "Stacks are counted in the Count part, imported from a list, or typed here or anywhere: count 12-4 34500",
)
TO_COUNT = QT_TRANSLATE_NOOP("ChipLeaders", "Count stacks")
AVERAGE = QT_TRANSLATE_NOOP("ChipLeaders", "Average")
COUNTED = QT_TRANSLATE_NOOP("ChipLeaders", "Counted")
COUNTED_IS = QT_TRANSLATE_NOOP("ChipLeaders", "{counted} of {left}")
WHEN = QT_TRANSLATE_NOOP("ChipLeaders", "Between")
WHEN_IS = QT_TRANSLATE_NOOP("ChipLeaders", "{first} and {last}", "two times: the oldest and the newest count")
ALL = QT_TRANSLATE_NOOP("ChipLeaders", "All stacks")
BIG = QT_TRANSLATE_NOOP("ChipLeaders", "Big stacks")
BIG_HELP = QT_TRANSLATE_NOOP("ChipLeaders", "Stacks of twice the average or more")
TABLES = QT_TRANSLATE_NOOP("ChipLeaders", "By table")
EXPORT = QT_TRANSLATE_NOOP("ChipLeaders", "Save as a list")
EXPORT_TITLE = QT_TRANSLATE_NOOP("ChipLeaders", "Save the chip counts")
FILE = QT_TRANSLATE_NOOP("ChipLeaders", "Chip counts", "name of a file")
FILE_TABLES = QT_TRANSLATE_NOOP("ChipLeaders", "Chip counts by table", "name of a file")

PLACE = QT_TRANSLATE_NOOP("ChipLeaders", "Place")
PLAYER = QT_TRANSLATE_NOOP("ChipLeaders", "Player")
SEAT = QT_TRANSLATE_NOOP("ChipLeaders", "Seat")
CHIPS = QT_TRANSLATE_NOOP("ChipLeaders", "Chips")
AT = QT_TRANSLATE_NOOP("ChipLeaders", "Counted at")
TABLE = QT_TRANSLATE_NOOP("ChipLeaders", "Table")
LEADER = QT_TRANSLATE_NOOP("ChipLeaders", "Largest stack")
MEAN = QT_TRANSLATE_NOOP("ChipLeaders", "Average")
OF = QT_TRANSLATE_NOOP("ChipLeaders", "Stacks")
LED = QT_TRANSLATE_NOOP("ChipLeaders", "{name}, {chips}")
NOW = QT_TRANSLATE_NOOP("ChipLeaders", "{at}", "a stack counted in this level, by its time")
LEVEL = QT_TRANSLATE_NOOP("ChipLeaders", "{at}, level {level}", "a stack counted in an earlier level")
BREAK = QT_TRANSLATE_NOOP("ChipLeaders", "{at}, break", "a stack counted in an earlier break, or before the start")
