"""The texts of the Set part of the Chips page."""

from tdapp.texts import QT_TRANSLATE_NOOP

TABLE = QT_TRANSLATE_NOOP("ChipSet", "Denominations of the set")
NAME = QT_TRANSLATE_NOOP("ChipSet", "Name of the set")
NO_SET = QT_TRANSLATE_NOOP("ChipSet", "No chips chosen")
NO_SET_WHY = QT_TRANSLATE_NOOP(
    "ChipSet", "Choose the chips this tournament is played with: one of the club's sets, or a built-in one."
)
CHOOSE = QT_TRANSLATE_NOOP("ChipSet", "Choose a set")
OF_CLUB = QT_TRANSLATE_NOOP("ChipSet", "Of the club")
SHIPPED = QT_TRANSLATE_NOOP("ChipSet", "Built-in")
WITHOUT = QT_TRANSLATE_NOOP("ChipSet", "No set")
UNSUITED = QT_TRANSLATE_NOOP("ChipSet", "Cannot pay the blinds")
LISTED = QT_TRANSLATE_NOOP("ChipSet", "{name} · {values} · {good}", "a set, its denominations, and what it is good for")
IS_DEFAULT = QT_TRANSLATE_NOOP("ChipSet", "{name} · {values} · {good} · for new tournaments")
STACKS = QT_TRANSLATE_NOOP("ChipSet", "%n stacks", "so many starting stacks a chip set makes", 1)
NO_STACK = QT_TRANSLATE_NOOP("ChipSet", "cannot make {chips}", "what a starting stack is worth")
CANNOT_PAY = QT_TRANSLATE_NOOP("ChipSet", "cannot pay {amounts}", "blinds and ante of a level")
KEEP = QT_TRANSLATE_NOOP("ChipSet", "Keep for the club")
DEFAULT = QT_TRANSLATE_NOOP("ChipSet", "For new tournaments")
DEFAULT_HELP = QT_TRANSLATE_NOOP("ChipSet", "New tournaments of the club start with this set")
DEFAULT_ON = QT_TRANSLATE_NOOP("ChipSet", "New tournaments start with '{name}'")
DEFAULT_OFF = QT_TRANSLATE_NOOP("ChipSet", "New tournaments start without a chip set")
NOT_KEPT = QT_TRANSLATE_NOOP("ChipSet", "Keep the set for the club first.")

# The table
PICTURE = QT_TRANSLATE_NOOP("ChipSet", "Chip")
VALUE = QT_TRANSLATE_NOOP("ChipSet", "Denomination")
COLOUR = QT_TRANSLATE_NOOP("ChipSet", "Colour")
PATTERN = QT_TRANSLATE_NOOP("ChipSet", "Edge")
EDGE = QT_TRANSLATE_NOOP("ChipSet", "Edge colour")
STOCK = QT_TRANSLATE_NOOP("ChipSet", "Number")
RESERVE = QT_TRANSLATE_NOOP("ChipSet", "Reserve")
AT_HAND = QT_TRANSLATE_NOOP("ChipSet", "On hand")
WORTH = QT_TRANSLATE_NOOP("ChipSet", "Worth")
SPOKEN = QT_TRANSLATE_NOOP("ChipSet", "{column}, row {row}: {value}", "a cell, read out")
NOT_A_COLOUR = QT_TRANSLATE_NOOP(
    "ChipSet", "{field}: '{typed}' is not a known colour. Type one such as green, or #2e8b57, or moss #3a5f0b."
)
TWICE = QT_TRANSLATE_NOOP("ChipSet", "{field}: the set already has chips of {value}.")
RESERVE_HIGH = QT_TRANSLATE_NOOP("ChipSet", "{field}: {value} in reserve is more than the {stock} chips there are.")

# Under the table
ADD = QT_TRANSLATE_NOOP("ChipSet", "Denomination")
REMOVE = QT_TRANSLATE_NOOP("ChipSet", "Remove")
IMPORT = QT_TRANSLATE_NOOP("ChipSet", "Picture")
NO_PICTURE = QT_TRANSLATE_NOOP("ChipSet", "Draw it instead")
IMPORT_TITLE = QT_TRANSLATE_NOOP("ChipSet", "A picture of the chip")
IMAGES = QT_TRANSLATE_NOOP("ChipSet", "Pictures (*.png *.jpg *.jpeg)", "keep the brackets as they are")
NOT_AN_IMAGE = QT_TRANSLATE_NOOP(
    "ChipSet", "{path} cannot be read as a picture. Choose a PNG or JPEG of a single chip."
)
PICTURED = QT_TRANSLATE_NOOP("ChipSet", "The {value} has the club's picture. It is used once the set is saved.")
TYPE_HERE = QT_TRANSLATE_NOOP("ChipSet", "Enter or a double click edits a cell.")
COLOUR_HELP = QT_TRANSLATE_NOOP("ChipSet", "A name such as green, a number such as #2e8b57, or both: moss #3a5f0b.")
TURN_HELP = QT_TRANSLATE_NOOP("ChipSet", "Enter picks the next edge.")
RESERVE_HELP = QT_TRANSLATE_NOOP("ChipSet", "This many stay in the safe: they never count as on hand.")
LOOKS_LIKE = QT_TRANSLATE_NOOP(
    "ChipSet", "Looks like the {others} from a seat away. Choose another colour and another edge."
)
SUM = QT_TRANSLATE_NOOP("ChipSet", "%n chips on hand, worth {worth}", "", 1)
SAVE = QT_TRANSLATE_NOOP("ChipSet", "Save")
DISCARD = QT_TRANSLATE_NOOP("ChipSet", "Discard")
UNCHANGED = QT_TRANSLATE_NOOP("ChipSet", "Nothing has been changed yet.")
NONE_LEFT = QT_TRANSLATE_NOOP("ChipSet", "Nothing to remove.")
NO_ROW = QT_TRANSLATE_NOOP("ChipSet", "No denomination is chosen.")
MOST = QT_TRANSLATE_NOOP("ChipSet", "A set has at most {limit} denominations.")
OVERTAKEN = QT_TRANSLATE_NOOP("ChipSet", "The set was changed meanwhile; saving replaces it with yours.")
IN_RESERVE = QT_TRANSLATE_NOOP("ChipSet", "%n chips, {reserve} of them in reserve", "", 1)
LOOK = QT_TRANSLATE_NOOP("ChipSet", "{colour}, {pattern}", "how a chip looks: green, spots")
GONE = QT_TRANSLATE_NOOP("ChipSet", "Raced off")
SO_MANY = QT_TRANSLATE_NOOP("ChipSet", "%n chips", "", 1)
