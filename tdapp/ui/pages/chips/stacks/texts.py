"""The texts of the Stacks part of the Chips page."""

from tdapp.texts import QT_TRANSLATE_NOOP

TABLE = QT_TRANSLATE_NOOP("ChipStacks", "Stack breakdowns, and whether there are enough chips")
STANDARD = QT_TRANSLATE_NOOP("ChipStacks", "Entry")
STACK_OF = QT_TRANSLATE_NOOP("ChipStacks", "Stack of")
WORTH = QT_TRANSLATE_NOOP("ChipStacks", "Worth")
COUNT = QT_TRANSLATE_NOOP("ChipStacks", "Chips")
SOLD = QT_TRANSLATE_NOOP("ChipStacks", "Sold")
EXPECTED = QT_TRANSLATE_NOOP("ChipStacks", "Expected")
PIECES_OF = QT_TRANSLATE_NOOP("ChipStacks", "Number of {chip}")
SPOKEN = QT_TRANSLATE_NOOP("ChipStacks", "{row}, {column}: {value}", "a cell, read out")
TOO_LITTLE = QT_TRANSLATE_NOOP("ChipStacks", "{name}: worth {made} of {chips}, {by} too little.")
TOO_MUCH = QT_TRANSLATE_NOOP("ChipStacks", "{name}: worth {made} of {chips}, {by} too much.")

# Rows below the stacks
FOR_STACKS = QT_TRANSLATE_NOOP("ChipStacks", "For stacks")
FOR_RACES = QT_TRANSLATE_NOOP("ChipStacks", "For colour-ups")
FOR_OTHERS = QT_TRANSLATE_NOOP("ChipStacks", "For other tournaments")
AT_HAND = QT_TRANSLATE_NOOP("ChipStacks", "On hand")
OVER = QT_TRANSLATE_NOOP("ChipStacks", "Over")

# Proposals
PROPOSALS = QT_TRANSLATE_NOOP("ChipStacks", "Breakdowns: {name}, {chips}")
GO_TO_WAYS = QT_TRANSLATE_NOOP("ChipStacks", "To the list")
SO_MANY_OF = QT_TRANSLATE_NOOP("ChipStacks", "{n} × {chip}", "pieces of a chip")
PROPOSAL_COUNT = QT_TRANSLATE_NOOP("ChipStacks", "%n chips", "", 1)
PROPOSAL_LARGEST = QT_TRANSLATE_NOOP("ChipStacks", "for %n players", "", 1)
CHOOSE = QT_TRANSLATE_NOOP("ChipStacks", "Choose")
OPEN_AGAIN = QT_TRANSLATE_NOOP("ChipStacks", "Leave open")
IS_OPEN = QT_TRANSLATE_NOOP("ChipStacks", "It is already open.")
NO_PROPOSAL = QT_TRANSLATE_NOOP("ChipStacks", "There is nothing to choose.")
NO_SET = QT_TRANSLATE_NOOP("ChipStacks", "No chips chosen")
NO_SET_WHY = QT_TRANSLATE_NOOP("ChipStacks", "Stacks are made up from the chips of a set. Choose the set first.")
TO_SET = QT_TRANSLATE_NOOP("ChipStacks", "Choose a set")

# Whether there are enough
ENOUGH = QT_TRANSLATE_NOOP("ChipStacks", "Enough for %n entries; the set covers {largest}.", "", 1)
ENOUGH_ALL = QT_TRANSLATE_NOOP("ChipStacks", "Enough for %n entries.", "", 1)
SHORT = QT_TRANSLATE_NOOP(
    "ChipStacks",
    "Not enough for %n entries. The set covers {largest}: the {chip} chips run out first.",
    "",
    1,
)
SHORT_ALL = QT_TRANSLATE_NOOP("ChipStacks", "Not enough for %n entries.", "", 1)

SAVE = QT_TRANSLATE_NOOP("ChipStacks", "Save")
DISCARD = QT_TRANSLATE_NOOP("ChipStacks", "Discard")
UNCHANGED = QT_TRANSLATE_NOOP("ChipStacks", "Nothing has been changed yet.")
TYPE_HERE = QT_TRANSLATE_NOOP("ChipStacks", "Type how many of each chip, or choose one of the breakdowns.")
EXPECTED_HELP = QT_TRANSLATE_NOOP("ChipStacks", "How many you expect to sell in total. Empty: only what has been sold.")
AS_STANDARD = QT_TRANSLATE_NOOP("ChipStacks", "Same breakdown as the stack of an entry, because it is worth the same.")
