"""The texts of the Drawers window."""

from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Drawers", "Drawers")
NONE_YET = QT_TRANSLATE_NOOP("Drawers", "No drawer has been opened yet")
NONE_YET_WHY = QT_TRANSLATE_NOOP(
    "Drawers",
    "With a drawer, every payment says which cash box it went through, and at the end of the shift "
    "you see whether anything is missing. A home game needs none.",
)
LIST = QT_TRANSLATE_NOOP("Drawers", "Drawers, the open ones first")
OPEN_SINCE = QT_TRANSLATE_NOOP("Drawers", "open since {time}")
CLOSED_ON = QT_TRANSLATE_NOOP("Drawers", "closed {day} {time}")
HERE = QT_TRANSLATE_NOOP("Drawers", "this desk")
CLOSE = QT_TRANSLATE_NOOP("Drawers", "Close window")
LEAVE = QT_TRANSLATE_NOOP("Drawers", "Cancel")

# The line on the Desk page
DRAWER_OF_DESK = QT_TRANSLATE_NOOP("Drawers", "Drawer: {name} · {inside} · {operator}")
OF_DESK = QT_TRANSLATE_NOOP("Drawers", "Drawer")
SHOULD_BE_IN = QT_TRANSLATE_NOOP("Drawers", "{name}, {operator}: cash that should be in it")
NO_DRAWER = QT_TRANSLATE_NOOP("Drawers", "No drawer")
DRAWER_HELP = QT_TRANSLATE_NOOP("Drawers", "The drawer this desk sells through, and the cash that should be in it")
DRAWER_HELP_SEVERAL = QT_TRANSLATE_NOOP(
    "Drawers", "The drawer this desk sells through, and the cash that should be in it. Alt+D: the next open one."
)
NO_DRAWER_HELP = QT_TRANSLATE_NOOP("Drawers", "Payments at this desk go through no drawer. Open or choose one here.")

# One drawer
OPENED = QT_TRANSLATE_NOOP("Drawers", "Opened {day} {time} by {operator}")
CLOSED = QT_TRANSLATE_NOOP("Drawers", "Closed {day} {time} by {operator}")
FLOAT = QT_TRANSLATE_NOOP("Drawers", "Opening float")
CASH_IN = QT_TRANSLATE_NOOP("Drawers", "Cash in")
CASH_OUT = QT_TRANSLATE_NOOP("Drawers", "Cash out")
MOVED = QT_TRANSLATE_NOOP("Drawers", "Moved")
EXPECTED = QT_TRANSLATE_NOOP("Drawers", "Expected")
COUNTED = QT_TRANSLATE_NOOP("Drawers", "Counted")
DIFFERENCE = QT_TRANSLATE_NOOP("Drawers", "Difference")
TOGETHER = QT_TRANSLATE_NOOP("Drawers", "All payments of %n tournaments together", "", 1)
OTHERS = QT_TRANSLATE_NOOP("Drawers", "By other methods: {several}")
TENDER_SUM = QT_TRANSLATE_NOOP("Drawers", "{tender} {taken} in, {given} out")
EXACT = QT_TRANSLATE_NOOP("Drawers", "Nothing is missing: the count is as expected.")
SHORT = QT_TRANSLATE_NOOP("Drawers", "{amount} short: less was counted than expected.")
OVER = QT_TRANSLATE_NOOP("Drawers", "{amount} over: more was counted than expected.")
USE = QT_TRANSLATE_NOOP("Drawers", "Use at this desk")
USED = QT_TRANSLATE_NOOP("Drawers", "This desk already uses it.")
OWN_ONLY = QT_TRANSLATE_NOOP("Drawers", "Where operators sign in, each sells through a drawer of their own.")
MOVE = QT_TRANSLATE_NOOP("Drawers", "Move cash")
COUNT = QT_TRANSLATE_NOOP("Drawers", "Count and close")
REPORT = QT_TRANSLATE_NOOP("Drawers", "Print report")
SAVE_REPORT = QT_TRANSLATE_NOOP("Drawers", "Save report")
OPEN = QT_TRANSLATE_NOOP("Drawers", "Open a drawer")
IS_CLOSED = QT_TRANSLATE_NOOP("Drawers", "This drawer is closed.")

# Opening one
NAME = QT_TRANSLATE_NOOP("Drawers", "Name of the desk")
USUAL_NAME = QT_TRANSLATE_NOOP("Drawers", "Desk {number}", "proposed name of a drawer")
CURRENCY = QT_TRANSLATE_NOOP("Drawers", "Currency")
COUNT_FLOAT = QT_TRANSLATE_NOOP("Drawers", "Count the opening float, or type its total")
DO_OPEN = QT_TRANSLATE_NOOP("Drawers", "Open with {amount}")
SAID_OPEN = QT_TRANSLATE_NOOP("Drawers", "The drawer {name} is open with {amount}. This desk uses it.")

# Moving cash
MOVE_TITLE = QT_TRANSLATE_NOOP("Drawers", "Move cash of {name}")
TO_SAFE = QT_TRANSLATE_NOOP("Drawers", "Take out")
ADD = QT_TRANSLATE_NOOP("Drawers", "Add")
AMOUNT = QT_TRANSLATE_NOOP("Drawers", "Amount")
REASON = QT_TRANSLATE_NOOP("Drawers", "Reason, such as: to the safe")
INSIDE = QT_TRANSLATE_NOOP("Drawers", "There should be {amount} in it now.")
SAID_OUT = QT_TRANSLATE_NOOP("Drawers", "{amount} taken out of the drawer {name}.")
SAID_IN = QT_TRANSLATE_NOOP("Drawers", "{amount} added to the drawer {name}.")

# Counting
COUNT_TITLE = QT_TRANSLATE_NOOP("Drawers", "Count {name} and close it")
COUNT_HELP = QT_TRANSLATE_NOOP("Drawers", "Enter moves down. Once the drawer is closed, its payments are final.")
DO_CLOSE = QT_TRANSLATE_NOOP("Drawers", "Close with {amount}")
SAID_CLOSED = QT_TRANSLATE_NOOP("Drawers", "The drawer {name} is closed. {outcome}")
SAID_NONE_NOW = QT_TRANSLATE_NOOP("Drawers", "This desk has no drawer now: choose one that is open.")

# Which one this desk uses
WHICH_NOW = QT_TRANSLATE_NOOP("Drawers", "Which drawer does this desk continue with?")
WHICH_WHY = QT_TRANSLATE_NOOP("Drawers", "Until you choose one, payments at this desk go through no drawer.")
HOLDS = QT_TRANSLATE_NOOP(
    "Drawers", "{amount} in it · {operator}", "of a drawer: what should be in it, and whose it is"
)
GO_ON_WITH = QT_TRANSLATE_NOOP("Drawers", "Continue with {name}")
NONE_NOW = QT_TRANSLATE_NOOP("Drawers", "Without one")
SAID_USES = QT_TRANSLATE_NOOP("Drawers", "This desk uses the drawer {name} now: {inside} in it.")
NEXT = QT_TRANSLATE_NOOP("Drawers", "Next drawer")
ONLY_THIS = QT_TRANSLATE_NOOP("Drawers", "No other drawer is open.")
HOW_MANY = QT_TRANSLATE_NOOP("Drawers", "How many of {value}")
SUM = QT_TRANSLATE_NOOP("Drawers", "Total")
SUM_HINT = QT_TRANSLATE_NOOP("Drawers", "Only where coins and notes are not counted one by one")
NOT_COUNTED = QT_TRANSLATE_NOOP("Drawers", "Nothing has been counted yet.")
WRONG_COUNT = QT_TRANSLATE_NOOP("Drawers", "How many of {value} is not a number from 0 to {most}.")
