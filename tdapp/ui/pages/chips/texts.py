"""The texts of the Chips page."""

from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Chips", "Chips")
SET = QT_TRANSLATE_NOOP("Chips", "Set")
STACKS = QT_TRANSLATE_NOOP("Chips", "Stacks")
PLAN = QT_TRANSLATE_NOOP("Chips", "Plan")
COUNT = QT_TRANSLATE_NOOP("Chips", "Count")
LEDGER = QT_TRANSLATE_NOOP("Chips", "Ledger")
LEADERS = QT_TRANSLATE_NOOP("Chips", "Leaders")
EMPTY = QT_TRANSLATE_NOOP("Chips", "No tournament open")
EMPTY_WHY = QT_TRANSLATE_NOOP("Chips", "Its chips are shown here: the set, the stacks, and what is raced off when.")
