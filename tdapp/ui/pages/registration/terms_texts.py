"""The texts of the terms of entry and of the closing of registration."""

from tdapp.domain.money.terms import Buyers, Refund, SaleKind
from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("TermsPart", "Terms")
LIST = QT_TRANSLATE_NOOP("TermsPart", "Price list")
STANDARD = QT_TRANSLATE_NOOP(
    "TermsPart", "Beside the entry of {price} for {stack} chips, which stands in the settings of the tournament"
)
EMPTY = QT_TRANSLATE_NOOP(
    "TermsPart", "Nothing is sold but the entry. Take ready-made lines or the club's terms, or press Insert for a line."
)
HEADS = (
    QT_TRANSLATE_NOOP("TermsPart", "Name"),
    QT_TRANSLATE_NOOP("TermsPart", "Kind"),
    QT_TRANSLATE_NOOP("TermsPart", "Prize pool"),
    QT_TRANSLATE_NOOP("TermsPart", "Fee"),
    QT_TRANSLATE_NOOP("TermsPart", "Staff"),
    QT_TRANSLATE_NOOP("TermsPart", "Bounty"),
    QT_TRANSLATE_NOOP("TermsPart", "Chips"),
    QT_TRANSLATE_NOOP("TermsPart", "Each", "how often one player may buy it"),
    QT_TRANSLATE_NOOP("TermsPart", "In all", "how often it is sold in all"),
    QT_TRANSLATE_NOOP("TermsPart", "For", "who may buy it"),
    QT_TRANSLATE_NOOP("TermsPart", "Sold"),
)
KINDS = {
    SaleKind.ENTRY: QT_TRANSLATE_NOOP("TermsPart", "entry"),
    SaleKind.RE_ENTRY: QT_TRANSLATE_NOOP("TermsPart", "re-entry"),
    SaleKind.REBUY: QT_TRANSLATE_NOOP("TermsPart", "rebuy"),
    SaleKind.ADD_ON: QT_TRANSLATE_NOOP("TermsPart", "add-on"),
}
NAMES = {
    SaleKind.ENTRY: QT_TRANSLATE_NOOP("TermsPart", "Other entry"),
    SaleKind.RE_ENTRY: QT_TRANSLATE_NOOP("TermsPart", "Re-entry"),
    SaleKind.REBUY: QT_TRANSLATE_NOOP("TermsPart", "Rebuy"),
    SaleKind.ADD_ON: QT_TRANSLATE_NOOP("TermsPart", "Add-on"),
}
WHO = {
    Buyers.ANYBODY: QT_TRANSLATE_NOOP("TermsPart", "anybody"),
    Buyers.MEMBERS: QT_TRANSLATE_NOOP("TermsPart", "members"),
    Buyers.STAFF: QT_TRANSLATE_NOOP("TermsPart", "staff"),
}
STACK = QT_TRANSLATE_NOOP("TermsPart", "a stack")
NUMBERED = QT_TRANSLATE_NOOP("TermsPart", "{name} {number}")
SPOKEN = QT_TRANSLATE_NOOP("TermsPart", "{column}, line {row}: {value}")
PROBLEM = QT_TRANSLATE_NOOP("TermsPart", "Line {row}. {what}")

# Beside the list
REMOVE = QT_TRANSLATE_NOOP("TermsPart", "Take out")
UP = QT_TRANSLATE_NOOP("TermsPart", "Up")
DOWN = QT_TRANSLATE_NOOP("TermsPart", "Down")
SAVE = QT_TRANSLATE_NOOP("TermsPart", "Save terms")
DISCARD = QT_TRANSLATE_NOOP("TermsPart", "Discard")
UNCHANGED = QT_TRANSLATE_NOOP("TermsPart", "Nothing has been changed.")
MENDED_FIRST = QT_TRANSLATE_NOOP("TermsPart", "Put right first what is marked.")
SOLD_LINE = QT_TRANSLATE_NOOP("TermsPart", "%n sold", "", 1)
ON_SALE = QT_TRANSLATE_NOOP("TermsPart", "on sale now")
ON_SALE_UNTIL = QT_TRANSLATE_NOOP("TermsPart", "on sale until {time}")
OFF_SALE = QT_TRANSLATE_NOOP("TermsPart", "not on sale now")
NOT_SAVED = QT_TRANSLATE_NOOP("TermsPart", "not saved yet")
READY_MADE = QT_TRANSLATE_NOOP("TermsPart", "Ready-made:")
PRESETS = {
    "rebuy": QT_TRANSLATE_NOOP("TermsPart", "Rebuys and add-on"),
    "re_entry": QT_TRANSLATE_NOOP("TermsPart", "Re-entry"),
    "early": QT_TRANSLATE_NOOP("TermsPart", "Early, on time, members"),
}
CLEAR = QT_TRANSLATE_NOOP("TermsPart", "Freezeout: none")
OF_CLUB = QT_TRANSLATE_NOOP("TermsPart", "Club's terms")
OF_CLUB_HELP = QT_TRANSLATE_NOOP("TermsPart", "Terms the club keeps, in place of these. Nothing is saved yet.")
NONE_OF_CLUB = QT_TRANSLATE_NOOP(
    "TermsPart", "The club keeps no terms yet. Set them here, and keep them for the next tournament with {key}."
)
KEEP = QT_TRANSLATE_NOOP("TermsPart", "Keep", "keep these terms under a name, for other tournaments of the club")
KEEP_HELP = QT_TRANSLATE_NOOP("TermsPart", "Keep these terms under a name, for the club's next tournaments")
WITH_REGISTRATION = QT_TRANSLATE_NOOP("TermsPart", "registration", "sold as long as registration is open")
ALL_THERE = QT_TRANSLATE_NOOP("TermsPart", "{list}: these lines are in the list already.")
PUT_BACK = QT_TRANSLATE_NOOP("TermsPart", "Put back what was here")
EARLY = QT_TRANSLATE_NOOP("TermsPart", "Early bird")
MEMBER = QT_TRANSLATE_NOOP("TermsPart", "Member")
CLASH = QT_TRANSLATE_NOOP(
    "TermsPart", "The terms were changed elsewhere meanwhile. Save yours over them, or discard yours."
)
KEYS = QT_TRANSLATE_NOOP(
    "TermsPart", "Type to change a cell, Enter turns a word. Insert adds, Delete takes out, Alt with ↑ ↓ moves."
)
HINTS = {
    "chips": QT_TRANSLATE_NOOP("TermsPart", "Chips it brings; empty: a starting stack."),
    "each": QT_TRANSLATE_NOOP("TermsPart", "How often one player may buy it, in all his entries; empty: no limit."),
    "in_all": QT_TRANSLATE_NOOP("TermsPart", "How often it is sold in all; empty: no limit."),
    "money": QT_TRANSLATE_NOOP("TermsPart", "What of the price goes there."),
    "window": QT_TRANSLATE_NOOP(
        "TermsPart",
        "6: to the end of level 6; 6+: to the end of the break after it; {b} 6: only in that break; 0: until play "
        "starts; 21:30: until then; 100 {e}: up to 100 entries; {h}: until ended by hand; empty: with registration.",
    ),
}

# The rules
RULES = QT_TRANSLATE_NOOP("TermsPart", "Rules beside the list")
GUARANTEE = QT_TRANSLATE_NOOP("TermsPart", "Guaranteed pool")
MOST_TABLES = QT_TRANSLATE_NOOP("TermsPart", "Most tables")
MOST_TABLES_HINT = QT_TRANSLATE_NOOP("TermsPart", "empty: no end")
REBUY_LIMIT = QT_TRANSLATE_NOOP("TermsPart", "Rebuy up to, % of a stack")
REBUY_HINT = QT_TRANSLATE_NOOP("TermsPart", "HC-27: 50; empty: any stack")
SINGLE = QT_TRANSLATE_NOOP("TermsPart", "With one rebuy each, any stack may rebuy (HC-27)")
STARTED = QT_TRANSLATE_NOOP("TermsPart", "Cancelled once play began")
NO_SHOW = QT_TRANSLATE_NOOP("TermsPart", "Whoever never came gets")
OPEN_TABLE = QT_TRANSLATE_NOOP("TermsPart", "Alternates that open a table")
HELD = QT_TRANSLATE_NOOP("TermsPart", "Seats held back")
MINUTES = QT_TRANSLATE_NOOP("TermsPart", "Minutes to answer a call")
BY_REASON = QT_TRANSLATE_NOOP("TermsPart", "nothing without a reason")
SHARES = {
    Refund.ALL: QT_TRANSLATE_NOOP("TermsPart", "all back"),
    Refund.ALL_BUT_FEE: QT_TRANSLATE_NOOP("TermsPart", "all but the fee back"),
    Refund.NOTHING: QT_TRANSLATE_NOOP("TermsPart", "nothing back"),
}

# Closing of registration
CLOSING = QT_TRANSLATE_NOOP("TermsPart", "Closing of registration")
CLOSES = QT_TRANSLATE_NOOP("TermsPart", "Registration closes")
WAYS = (
    QT_TRANSLATE_NOOP("TermsPart", "End of level"),
    QT_TRANSLATE_NOOP("TermsPart", "After the break"),
    QT_TRANSLATE_NOOP("TermsPart", "At a time"),
    QT_TRANSLATE_NOOP("TermsPart", "At a number of entries"),
    QT_TRANSLATE_NOOP("TermsPart", "By hand"),
)
SET = QT_TRANSLATE_NOOP("TermsPart", "Set closing")
IS_SET = QT_TRANSLATE_NOOP("TermsPart", "It closes like this already.")
WOULD_OPEN = QT_TRANSLATE_NOOP("TermsPart", "Registration is open again, {until}.")
WILL_BE = QT_TRANSLATE_NOOP("TermsPart", "Registration is open {until}.")
WILL_CLOSE = QT_TRANSLATE_NOOP("TermsPart", "Registration closes {time}, in %n minutes.", "", 1)
STAYS = QT_TRANSLATE_NOOP("TermsPart", "Registration stays closed until somebody opens it; then it is open {until}.")

# What is typed for a window
NOT_A_WINDOW = QT_TRANSLATE_NOOP(
    "TermsPart", "{field}: '{typed}' says no end. Type a level such as 6, 6+, a time such as 21:30, or leave it empty."
)

# At the head of the page
REGISTRATION_IS = QT_TRANSLATE_NOOP("TermsPart", "Registration {state}")
CLOSES_SHORT = QT_TRANSLATE_NOOP("TermsPart", "Closes {time} · {left} min")
TO_CLOSING = QT_TRANSLATE_NOOP("TermsPart", "Change when registration closes")
