"""The texts of the deal desk."""

from tdapp.texts import QT_TRANSLATE_NOOP

LIST = QT_TRANSLATE_NOOP("DealDesk", "Stacks, and what each way of sharing gives")
PLAYER = QT_TRANSLATE_NOOP("DealDesk", "Player")
SEAT = QT_TRANSLATE_NOOP("DealDesk", "Seat")
STACK = QT_TRANSLATE_NOOP("DealDesk", "Stack")
BY_CHIPS = QT_TRANSLATE_NOOP("DealDesk", "By chips")
BY_CHIPS_WHY = QT_TRANSLATE_NOOP("DealDesk", "What the prizes pay if places are taken in the order of the stacks")
TOTAL = QT_TRANSLATE_NOOP("DealDesk", "Total")
MORE = QT_TRANSLATE_NOOP("DealDesk", "{amount}  +{more}", "what a deal gives, and how much more that is")
LESS = QT_TRANSLATE_NOOP("DealDesk", "{amount}  −{more}", "what a deal gives, and how much less that is")
AS_MUCH = QT_TRANSLATE_NOOP("DealDesk", "{amount}  =", "what a deal gives, just as much as the place by chips")
TOO_LITTLE = QT_TRANSLATE_NOOP("DealDesk", "{name} already has {already}, so this is less than busting now pays.")

WHOLE = QT_TRANSLATE_NOOP("DealDesk", "Still to be won")
STACKS = QT_TRANSLATE_NOOP("DealDesk", "Stacks")
IN_PLAY = QT_TRANSLATE_NOOP("DealDesk", "Chips in play")
MISSING = QT_TRANSLATE_NOOP("DealDesk", "{chips} missing", "chips that the stacks do not come to")
SURPLUS = QT_TRANSLATE_NOOP("DealDesk", "{chips} too many", "chips that the stacks have too many")
FITS = QT_TRANSLATE_NOOP("DealDesk", "All chips are there")
DIFFERENCE = QT_TRANSLATE_NOOP("DealDesk", "Difference")

SAVED = QT_TRANSLATE_NOOP("DealDesk", "Left to play for")
SAVED_HINT = QT_TRANSLATE_NOOP("DealDesk", "For the winner; by place: 500; 200")
THINGS = QT_TRANSLATE_NOOP("DealDesk", "The winner also gets")
THINGS_HINT = QT_TRANSLATE_NOOP("DealDesk", "Trophy; ticket; bracelet")
UNIT = QT_TRANSLATE_NOOP("DealDesk", "Round to")
UNIT_HINT = QT_TRANSLATE_NOOP("DealDesk", "The rest goes to the largest stack")

MAKE = QT_TRANSLATE_NOOP("DealDesk", "Make the deal")
END = QT_TRANSLATE_NOOP("DealDesk", "End play now")
END_HELP = QT_TRANSLATE_NOOP("DealDesk", "Places go by the stacks of the deal, and everybody but the first is out")
SHEET = QT_TRANSLATE_NOOP("DealDesk", "Agreement")
CLOSE = QT_TRANSLATE_NOOP("DealDesk", "Close")
TYPE_STACKS = QT_TRANSLATE_NOOP(
    "DealDesk", "Type each stack; Enter goes to the next. Alt 1 to 5 choose the way to share."
)
TYPE_SHARES = QT_TRANSLATE_NOOP("DealDesk", "Type what each player gets; Enter goes to the next.")
NOT_POSTED = QT_TRANSLATE_NOOP("DealDesk", "The deal is made, but not posted: Alt P posts it, then it can be paid.")
IS_POSTED = QT_TRANSLATE_NOOP(
    "DealDesk", "The deal is posted. Play on, or end play now; the agreement is ready to print."
)
WORKING = QT_TRANSLATE_NOOP("DealDesk", "ICM of %n players is being worked out: {done} %", "", 1)
NOBODY = QT_TRANSLATE_NOOP("DealDesk", "A deal needs at least two players who are still in.")
