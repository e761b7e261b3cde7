"""The texts of the terms of entry and of the closing of registration."""

from tdapp.domain.money.terms import Buyers, Refund, SaleKind
from tdapp.read.registration.span_choices import Way
from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("TermsPart", "Terms")
LIST = QT_TRANSLATE_NOOP("TermsPart", "Price list")
IN_WORDS = QT_TRANSLATE_NOOP("TermsPart", "Tonight's prices in words")
OTHER_NAME = QT_TRANSLATE_NOOP("TermsPart", "{name}: {sentence}")
EMPTY = QT_TRANSLATE_NOOP(
    "TermsPart", "Only the entry is sold: a freezeout. Start from a ready-made list, or add a line."
)
HEADS = (
    QT_TRANSLATE_NOOP("TermsPart", "Name"),
    QT_TRANSLATE_NOOP("TermsPart", "Kind"),
    QT_TRANSLATE_NOOP("TermsPart", "Prize pool"),
    QT_TRANSLATE_NOOP("TermsPart", "Fee"),
    QT_TRANSLATE_NOOP("TermsPart", "Staff"),
    QT_TRANSLATE_NOOP("TermsPart", "Bounty"),
    QT_TRANSLATE_NOOP("TermsPart", "Chips"),
    QT_TRANSLATE_NOOP("TermsPart", "Max each", "how often one player may buy it"),
    QT_TRANSLATE_NOOP("TermsPart", "Max total", "how often it is sold in all"),
    QT_TRANSLATE_NOOP("TermsPart", "For", "who may buy it"),
    QT_TRANSLATE_NOOP("TermsPart", "On sale"),
)
KINDS = {
    SaleKind.ENTRY: QT_TRANSLATE_NOOP("TermsPart", "entry"),
    SaleKind.RE_ENTRY: QT_TRANSLATE_NOOP("TermsPart", "re-entry"),
    SaleKind.REBUY: QT_TRANSLATE_NOOP("TermsPart", "rebuy"),
    SaleKind.ADD_ON: QT_TRANSLATE_NOOP("TermsPart", "add-on"),
}
NAMES = {
    SaleKind.ENTRY: QT_TRANSLATE_NOOP("TermsPart", "Entry price", "another price for an entry, such as early bird"),
    SaleKind.RE_ENTRY: QT_TRANSLATE_NOOP("TermsPart", "Re-entry"),
    SaleKind.REBUY: QT_TRANSLATE_NOOP("TermsPart", "Rebuy"),
    SaleKind.ADD_ON: QT_TRANSLATE_NOOP("TermsPart", "Add-on"),
}
WHO = {
    Buyers.ANYBODY: QT_TRANSLATE_NOOP("TermsPart", "everybody"),
    Buyers.MEMBERS: QT_TRANSLATE_NOOP("TermsPart", "members"),
    Buyers.STAFF: QT_TRANSLATE_NOOP("TermsPart", "staff"),
}
FOR_WHOM = {
    Buyers.ANYBODY: QT_TRANSLATE_NOOP("TermsPart", "Everybody"),
    Buyers.MEMBERS: QT_TRANSLATE_NOOP("TermsPart", "Members only"),
    Buyers.STAFF: QT_TRANSLATE_NOOP("TermsPart", "Staff only"),
}
STACK = QT_TRANSLATE_NOOP("TermsPart", "a stack")

# What is picked for a cell
PICKING = QT_TRANSLATE_NOOP("TermsPart", "Choices")
PICK_HERE = QT_TRANSLATE_NOOP("TermsPart", "Choose from a list")
NO_LIMIT = QT_TRANSLATE_NOOP("TermsPart", "No limit")
NOTHING = QT_TRANSLATE_NOOP("TermsPart", "Nothing")
AS_ENTRY = QT_TRANSLATE_NOOP("TermsPart", "{money}, as the entry")
HALF_OF_IT = QT_TRANSLATE_NOOP("TermsPart", "{money}, half of it")
ONE_STACK = QT_TRANSLATE_NOOP("TermsPart", "Starting stack, {chips}")
HALF_STACK = QT_TRANSLATE_NOOP("TermsPart", "Half, {chips}")
STACK_AND_HALF = QT_TRANSLATE_NOOP("TermsPart", "One and a half, {chips}")
TWO_STACKS = QT_TRANSLATE_NOOP("TermsPart", "Double, {chips}")
WAYS = {
    Way.REGISTRATION: QT_TRANSLATE_NOOP(
        "TermsPart", "Registration", "until when something is sold, or registration is open"
    ),
    Way.START: QT_TRANSLATE_NOOP("TermsPart", "Play starts", "until when something is sold, or registration is open"),
    Way.LEVEL: QT_TRANSLATE_NOOP("TermsPart", "End of level", "until when something is sold, or registration is open"),
    Way.LEVEL_AND_BREAK: QT_TRANSLATE_NOOP(
        "TermsPart", "End of break", "until when something is sold, or registration is open"
    ),
    Way.BREAK: QT_TRANSLATE_NOOP("TermsPart", "Only in break", "until when something is sold, or registration is open"),
    Way.TIME: QT_TRANSLATE_NOOP("TermsPart", "Time", "until when something is sold, or registration is open"),
    Way.ENTRIES: QT_TRANSLATE_NOOP("TermsPart", "Entries", "until when something is sold, or registration is open"),
    Way.BY_HAND: QT_TRANSLATE_NOOP("TermsPart", "By hand", "until when something is sold, or registration is open"),
}
NUMBERED = QT_TRANSLATE_NOOP("TermsPart", "{name} {number}")
SPOKEN = QT_TRANSLATE_NOOP("TermsPart", "{column}, line {row}: {value}")
PROBLEM = QT_TRANSLATE_NOOP("TermsPart", "Line {row}. {what}")

# Beside the list
REMOVE = QT_TRANSLATE_NOOP("TermsPart", "Remove")
UP = QT_TRANSLATE_NOOP("TermsPart", "Up")
DOWN = QT_TRANSLATE_NOOP("TermsPart", "Down")
SAVE = QT_TRANSLATE_NOOP("TermsPart", "Save terms")
DISCARD = QT_TRANSLATE_NOOP("TermsPart", "Discard")
UNCHANGED = QT_TRANSLATE_NOOP("TermsPart", "No changes to save.")
MENDED_FIRST = QT_TRANSLATE_NOOP("TermsPart", "Correct the marked cells first.")
SOLD_LINE = QT_TRANSLATE_NOOP("TermsPart", "%n sold", "", 1)
ON_SALE = QT_TRANSLATE_NOOP("TermsPart", "on sale now")
ON_SALE_UNTIL = QT_TRANSLATE_NOOP("TermsPart", "on sale until {time}")
OFF_SALE = QT_TRANSLATE_NOOP("TermsPart", "not on sale now")
NOT_SAVED = QT_TRANSLATE_NOOP("TermsPart", "not saved yet")
READY_MADE = QT_TRANSLATE_NOOP("TermsPart", "Start from")
PRESETS = {
    "rebuy": QT_TRANSLATE_NOOP("TermsPart", "Rebuys and add-on"),
    "re_entry": QT_TRANSLATE_NOOP("TermsPart", "Re-entry"),
    "early": QT_TRANSLATE_NOOP("TermsPart", "Early, on time, members"),
}
CLEAR = QT_TRANSLATE_NOOP("TermsPart", "Freezeout")
OF_CLUB = QT_TRANSLATE_NOOP("TermsPart", "Club's terms")
OF_CLUB_HELP = QT_TRANSLATE_NOOP("TermsPart", "Saved terms of the club, in place of these. Nothing is saved yet.")
NONE_OF_CLUB = QT_TRANSLATE_NOOP(
    "TermsPart", "The club has no saved terms yet. Set them here, and keep them for the next tournament with {key}."
)
KEEP = QT_TRANSLATE_NOOP("TermsPart", "Keep", "keep these terms under a name, for other tournaments of the club")
KEEP_HELP = QT_TRANSLATE_NOOP("TermsPart", "Keep these terms under a name, for the club's next tournaments")
WITH_REGISTRATION = QT_TRANSLATE_NOOP("TermsPart", "registration", "sold as long as registration is open")
ALL_THERE = QT_TRANSLATE_NOOP("TermsPart", "{list}: these lines are already in the list.")
PUT_BACK = QT_TRANSLATE_NOOP("TermsPart", "Restore what was here")
EARLY = QT_TRANSLATE_NOOP("TermsPart", "Early bird")
MEMBER = QT_TRANSLATE_NOOP("TermsPart", "Member")
CLASH = QT_TRANSLATE_NOOP("TermsPart", "The terms have been changed elsewhere. Save yours over them, or discard yours.")
KEYS = QT_TRANSLATE_NOOP(
    "TermsPart",
    "Enter edits a cell, F4 opens its list. Insert adds a line, Delete removes it, Alt+↑ ↓ moves it.",
)
HINTS = {
    "chips": QT_TRANSLATE_NOOP("TermsPart", "Chips the player gets. Empty: a starting stack."),
    "each": QT_TRANSLATE_NOOP(
        "TermsPart", "How often one player may buy it tonight, over all entries. Empty: no limit."
    ),
    "in_all": QT_TRANSLATE_NOOP("TermsPart", "How many are sold to the whole field. Empty: no limit."),
    "money": QT_TRANSLATE_NOOP("TermsPart", "The part of the price that goes to this."),
    "window": QT_TRANSLATE_NOOP(
        "TermsPart",
        "To type: 6, or 6+ with its break, {b} 6 only in that break, 0 until play starts, 21:30, 100 {e} for entries, "
        "{h} by hand.",
    ),
}

# The rules
RULES = QT_TRANSLATE_NOOP("TermsPart", "Guarantee, refunds and alternates")
GUARANTEE = QT_TRANSLATE_NOOP("TermsPart", "Guaranteed prize pool")
MOST_TABLES = QT_TRANSLATE_NOOP("TermsPart", "Tables in the room")
MOST_TABLES_HINT = QT_TRANSLATE_NOOP("TermsPart", "empty: as many as needed")
REBUY_LIMIT = QT_TRANSLATE_NOOP("TermsPart", "Largest stack that may rebuy, %")
REBUY_HINT = QT_TRANSLATE_NOOP("TermsPart", "HC-27: 50; empty: any stack")
SINGLE = QT_TRANSLATE_NOOP("TermsPart", "Any stack may rebuy if each player has one rebuy (HC-27)")
STARTED = QT_TRANSLATE_NOOP("TermsPart", "Refund once play has started")
NO_SHOW = QT_TRANSLATE_NOOP("TermsPart", "Refund for a no-show")
OPEN_TABLE = QT_TRANSLATE_NOOP("TermsPart", "Alternates for a new table")
HELD = QT_TRANSLATE_NOOP("TermsPart", "Seats held back")
MINUTES = QT_TRANSLATE_NOOP("TermsPart", "Minutes to answer a call")
BY_REASON = QT_TRANSLATE_NOOP("TermsPart", "nothing, unless a reason is given")
SHARES = {
    Refund.ALL: QT_TRANSLATE_NOOP("TermsPart", "in full"),
    Refund.ALL_BUT_FEE: QT_TRANSLATE_NOOP("TermsPart", "without the fee"),
    Refund.NOTHING: QT_TRANSLATE_NOOP("TermsPart", "nothing"),
}

# Closing of registration
CLOSING = QT_TRANSLATE_NOOP("TermsPart", "When registration closes")
CLOSES = QT_TRANSLATE_NOOP("TermsPart", "Registration closes")
SET = QT_TRANSLATE_NOOP("TermsPart", "Set")
IS_SET = QT_TRANSLATE_NOOP("TermsPart", "It is already set to that.")
WOULD_OPEN = QT_TRANSLATE_NOOP("TermsPart", "Registration is open again, {until}.")
WILL_BE = QT_TRANSLATE_NOOP("TermsPart", "Registration is open {until}.")
WILL_CLOSE = QT_TRANSLATE_NOOP("TermsPart", "Registration closes {time}, in %n minutes.", "", 1)
NOT_YET = QT_TRANSLATE_NOOP("TermsPart", "{said}; then open {until}", "not open yet; then open to end of level 6")
STAYS = QT_TRANSLATE_NOOP("TermsPart", "Registration stays closed until you open it; then it is open {until}.")

# What is typed for a window
NOT_A_WINDOW = QT_TRANSLATE_NOOP(
    "TermsPart",
    "{field}: '{typed}' is not an end. Type a level such as 6 or 6+, a time such as 21:30, or leave it empty.",
)

# At the head of the page
REGISTRATION_IS = QT_TRANSLATE_NOOP("TermsPart", "Registration {state}")
CLOSES_SHORT = QT_TRANSLATE_NOOP("TermsPart", "Closes {time} · {left} min")
TO_CLOSING = QT_TRANSLATE_NOOP("TermsPart", "Change when registration closes")
