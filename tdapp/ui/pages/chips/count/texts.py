"""The texts of the Count part of the Chips page."""

from tdapp.texts import QT_TRANSLATE_NOOP

EMPTY = QT_TRANSLATE_NOOP("ChipCount", "Nobody in play")
EMPTY_WHY = QT_TRANSLATE_NOOP("ChipCount", "Once players are in, their chips are counted here, by table or by stack.")
BEGIN = QT_TRANSLATE_NOOP("ChipCount", "Start a count")
CLOSE = QT_TRANSLATE_NOOP("ChipCount", "Close the count")
IMPORT = QT_TRANSLATE_NOOP("ChipCount", "Import")
IMPORT_HELP = QT_TRANSLATE_NOOP(
    "ChipCount", "A list with a table and its chips, or a table, a seat or a name, and the chips of each"
)
SAVE = QT_TRANSLATE_NOOP("ChipCount", "Save the stacks")

COUNTED = QT_TRANSLATE_NOOP("ChipCount", "Counted")
IN_PLAY = QT_TRANSLATE_NOOP("ChipCount", "In play")
TO_GO = QT_TRANSLATE_NOOP("ChipCount", "Still to count")
TABLES_TO_GO = QT_TRANSLATE_NOOP("ChipCount", "%n tables", "", 1)
STACKS_TO_GO = QT_TRANSLATE_NOOP("ChipCount", "%n stacks", "", 1)
DIFFERENCE = QT_TRANSLATE_NOOP("ChipCount", "Difference")
NO_DIFFERENCE = QT_TRANSLATE_NOOP("ChipCount", "none", "no difference between counted and in play")
OVER = QT_TRANSLATE_NOOP("ChipCount", "{chips} over")
SHORT = QT_TRANSLATE_NOOP("ChipCount", "{chips} short")

AGREES = QT_TRANSLATE_NOOP(
    "ChipCount", "Every chip is counted, and the total is exactly what is in play. Close the count."
)
BEGUN = QT_TRANSLATE_NOOP("ChipCount", "Count started at {at}. Type one number per table, or its stacks on the right.")
FOR_PRESS = QT_TRANSLATE_NOOP(
    "ChipCount",
    "No count is under way. Stacks typed now are noted for the press and the floor map; the first "
    "number for a table starts a count of the room.",
)
LAST_AGREED = QT_TRANSLATE_NOOP("ChipCount", "Last count, {at}: {chips}, exactly what was in play.")
LAST_OVER = QT_TRANSLATE_NOOP("ChipCount", "Last count, {at}: {chips}, {difference} over.")
LAST_SHORT = QT_TRANSLATE_NOOP("ChipCount", "Last count, {at}: {chips}, {difference} short.")
ROUNDED_UP = QT_TRANSLATE_NOOP(
    "ChipCount", "Race rounding brought {chips} into play: the ledger shows it chip by chip."
)
ROUNDED_DOWN = QT_TRANSLATE_NOOP(
    "ChipCount", "Race rounding took {chips} out of play: the ledger shows it chip by chip."
)
ROUNDED_EVEN = QT_TRANSLATE_NOOP("ChipCount", "Race rounding came out even: the ledger shows it chip by chip.")
TYPED = QT_TRANSLATE_NOOP("ChipCount", "%n numbers are typed and not saved yet.", "", 1)

TABLES = QT_TRANSLATE_NOOP("ChipCount", "Tables")
TABLE = QT_TRANSLATE_NOOP("ChipCount", "Table")
PLAYERS = QT_TRANSLATE_NOOP("ChipCount", "Players")
WHOLE = QT_TRANSLATE_NOOP("ChipCount", "One number")
STACKS = QT_TRANSLATE_NOOP("ChipCount", "Stacks")
STATE = QT_TRANSLATE_NOOP("ChipCount", "Counted", "head of a column: whether a table is counted")
DONE = QT_TRANSLATE_NOOP("ChipCount", "yes")
SOME = QT_TRANSLATE_NOOP("ChipCount", "{some} of {all}")
MOVED = QT_TRANSLATE_NOOP("ChipCount", "again", "a table must be counted again: somebody came or went")
MOVED_WHY = QT_TRANSLATE_NOOP("ChipCount", "Somebody has joined or left this table since it was counted.")
NO_TABLE = QT_TRANSLATE_NOOP("ChipCount", "none", "players without a table")

SEATS_OF = QT_TRANSLATE_NOOP("ChipCount", "Table {table}")
SEATS_OF_NONE = QT_TRANSLATE_NOOP("ChipCount", "Without a seat")
SEAT = QT_TRANSLATE_NOOP("ChipCount", "Seat")
PLAYER = QT_TRANSLATE_NOOP("ChipCount", "Player")
BEFORE = QT_TRANSLATE_NOOP("ChipCount", "Before", "head of a column: how a stack was counted before")
STACK = QT_TRANSLATE_NOOP("ChipCount", "Stack")
SEEN = QT_TRANSLATE_NOOP("ChipCount", "{chips}, {at}", "a stack and when it was counted")
NOT_A_NUMBER = QT_TRANSLATE_NOOP("ChipCount", "'{typed}' is not a number of chips. Type one such as 34500 or 34.5k.")

CAUSES = QT_TRANSLATE_NOOP("ChipCount", "Possible causes, likeliest first")
KEY_ENTER = QT_TRANSLATE_NOOP("ChipCount", "Save, and go to the next table or seat")
KEY_RIGHT = QT_TRANSLATE_NOOP("ChipCount", "From the tables to the stacks, and back")
