"""The texts of the Plan part of the Chips page."""

from tdapp.texts import QT_TRANSLATE_NOOP

TABLE = QT_TRANSLATE_NOOP("ChipPlan", "Which chips leave at which break")
CHIP = QT_TRANSLATE_NOOP("ChipPlan", "Chip")
VALUE = QT_TRANSLATE_NOOP("ChipPlan", "Leaves")
NEEDED = QT_TRANSLATE_NOOP("ChipPlan", "Last needed")
AT = QT_TRANSLATE_NOOP("ChipPlan", "Raced in the break")
NEW = QT_TRANSLATE_NOOP("ChipPlan", "For")
PIECES = QT_TRANSLATE_NOOP("ChipPlan", "In play")
TABLES = QT_TRANSLATE_NOOP("ChipPlan", "Tables")
BRING = QT_TRANSLATE_NOOP("ChipPlan", "Bring each")
IN_ALL = QT_TRANSLATE_NOOP("ChipPlan", "Total")

LEVEL = QT_TRANSLATE_NOOP("ChipPlan", "level {level}")
NEVER_NEEDED = QT_TRANSLATE_NOOP("ChipPlan", "no level")
AFTER = QT_TRANSLATE_NOOP("ChipPlan", "after level {level}")
FIRST = QT_TRANSLATE_NOOP("ChipPlan", "before level 1")
BETTER = QT_TRANSLATE_NOOP("ChipPlan", "{at}, better {best}", "raced after level 8, better after level 6")
NOT_YET = QT_TRANSLATE_NOOP("ChipPlan", "none; best {best}", "raced in no break; best after level 6")
STAYS = QT_TRANSLATE_NOOP("ChipPlan", "stays")
DONE = QT_TRANSLATE_NOOP("ChipPlan", "raced off")
ABOUT = QT_TRANSLATE_NOOP(
    "ChipPlan", "{old}: about {pieces} in play at %n tables. Bring {bring} of {new} to each, {all} in total.", "", 1
)
AT_MOST = QT_TRANSLATE_NOOP("ChipPlan", "At most %n of them are raced for at any one table.", "", 1)
ABOUT_STAYS = QT_TRANSLATE_NOOP("ChipPlan", "{old}: needed to the end, or no break follows; it stays in play.")
ABOUT_DONE = QT_TRANSLATE_NOOP("ChipPlan", "{old}: raced off for {new}.")
ABOUT_RACED = QT_TRANSLATE_NOOP(
    "ChipPlan", "{old}: raced off at %n tables. The bank took in {taken} and gave {given} of {new}.", "", 1
)
ABOUT_OPEN = QT_TRANSLATE_NOOP("ChipPlan", "How many to bring is known once the stack of an entry has its breakdown.")

WRITE = QT_TRANSLATE_NOOP("ChipPlan", "Write into the structure")
WRITTEN = QT_TRANSLATE_NOOP("ChipPlan", "The structure already says this.")
RACE = QT_TRANSLATE_NOOP("ChipPlan", "Race desk")
TO_STRUCTURE = QT_TRANSLATE_NOOP("ChipPlan", "Structure")
TO_SET = QT_TRANSLATE_NOOP("ChipPlan", "Choose a set")
ALL_WELL = QT_TRANSLATE_NOOP("ChipPlan", "Every blind can be paid, and every chip leaves play in time.")
NO_SET = QT_TRANSLATE_NOOP("ChipPlan", "No chips chosen")
NO_SET_WHY = QT_TRANSLATE_NOOP(
    "ChipPlan", "When each chip leaves play depends on the blinds and the chip set. Choose the set first."
)
NOTHING = QT_TRANSLATE_NOOP("ChipPlan", "No chips to race off")
NOTHING_WHY = QT_TRANSLATE_NOOP("ChipPlan", "The blinds need every denomination that is in play to the end.")
