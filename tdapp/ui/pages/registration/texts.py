"""The texts of the Desk page."""

from tdapp.domain.money.terms import Refund
from tdapp.read.registration.on_sale_now import Unsold
from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Desk", "Desk")
PARTS = QT_TRANSLATE_NOOP("Desk", "Parts of the registration desk")
SELL = QT_TRANSLATE_NOOP("Desk", "Sell")

# The line
NAME = QT_TRANSLATE_NOOP("Desk", "Name or club card")
NAME_HELP = QT_TRANSLATE_NOOP(
    "Desk",
    "Type a name or scan a club card. Arrows choose, Enter goes to the price, or to the account of a player who is in.",
)
SUGGESTIONS = QT_TRANSLATE_NOOP("Desk", "Players of the club")
NEW_PLAYER = QT_TRANSLATE_NOOP("Desk", "New player: {name}")
NEW_LAST_FIRST = QT_TRANSLATE_NOOP("Desk", "New player: last name {last}, first name {first}")
CLUB_NO = QT_TRANSLATE_NOOP("Desk", "club number {number}")
IS_IN = QT_TRANSLATE_NOOP("Desk", "entry {entry}, in")
WAS_IN = QT_TRANSLATE_NOOP("Desk", "entry {entry}, out")
NOBODY_FOUND = QT_TRANSLATE_NOOP("Desk", "Nobody has this card. Type the name.")
WILL_SELL = QT_TRANSLATE_NOOP("Desk", "Enter: sell {name} an entry")
NAMESAKE_IN = QT_TRANSLATE_NOOP("Desk", "{what}. Somebody else of that name is already in")
WILL_OPEN = QT_TRANSLATE_NOOP("Desk", "Enter: account of {name}")
NOT_OPEN = QT_TRANSLATE_NOOP("Desk", "Registration is not open.")
OPEN_REGISTRATION = QT_TRANSLATE_NOOP("Desk", "Open registration")

# A sale
ENTRY_FOR = QT_TRANSLATE_NOOP("Desk", "Entry for {name}")
ENTRY_FOR_NEW = QT_TRANSLATE_NOOP("Desk", "Entry for {name}, new to the club")
REBUY_FOR = QT_TRANSLATE_NOOP("Desk", "Rebuy for {name}")
ADD_ON_FOR = QT_TRANSLATE_NOOP("Desk", "Add-on for {name}")
RE_ENTRY_FOR = QT_TRANSLATE_NOOP("Desk", "Re-entry for {name}")
PRICES = QT_TRANSLATE_NOOP("Desk", "Prices: choose with arrows or digits, Enter goes to the payment")
PRICE = QT_TRANSLATE_NOOP("Desk", "{name} {total}", "a line of the price list on a button: Early bird 120.00")
BRINGS = QT_TRANSLATE_NOOP("Desk", "{chips} chips")
ENDS = QT_TRANSLATE_NOOP("Desk", "sold until {time}")
LEFT = QT_TRANSLATE_NOOP("Desk", "%n left", "so many of a price may still be sold", 1)
PART = QT_TRANSLATE_NOOP("Desk", "{part} {amount}", "part of a price: fee 15.00")
FREE = QT_TRANSLATE_NOOP("Desk", "free")
SELL_FOR = QT_TRANSLATE_NOOP("Desk", "Sell")
TO_WAITING_LIST = QT_TRANSLATE_NOOP("Desk", "Put on the waiting list")
LEAVE = QT_TRANSLATE_NOOP("Desk", "Cancel")
STACK = QT_TRANSLATE_NOOP("Desk", "Stack")
STACK_LIMIT = QT_TRANSLATE_NOOP("Desk", "{limit} or less may rebuy (HC-27)")
STACK_ANY = QT_TRANSLATE_NOOP("Desk", "any stack may rebuy")
STACK_GIVEN_UP = QT_TRANSLATE_NOOP("Desk", "counted; these chips leave play (HC-8)")
STACK_OF_ENTRY = QT_TRANSLATE_NOOP("Desk", "counted; empty: the whole stack leaves play")
NOT_CHIPS = QT_TRANSLATE_NOOP("Desk", "'{typed}' is not a stack. Type a number of chips.")
COUNT_FIRST = QT_TRANSLATE_NOOP("Desk", "Count the stack being given up, and type it in.")
ANNOUNCED = QT_TRANSLATE_NOOP("Desk", "Announced before the hand")
ANNOUNCED_HELP = QT_TRANSLATE_NOOP("Desk", "The chips play in the next hand dealt.")
DOUBLE = QT_TRANSLATE_NOOP("Desk", "Double")
SOLD_LAST = QT_TRANSLATE_NOOP("Desk", "Last entry")
LAST_SALES = QT_TRANSLATE_NOOP("Desk", "Last sales")
NOTHING_SOLD = QT_TRANSLATE_NOOP("Desk", "Nothing has been sold yet.")
SOLD_AT = QT_TRANSLATE_NOOP("Desk", "Time")
SOLD_TO = QT_TRANSLATE_NOOP("Desk", "Who")
SOLD_WHAT = QT_TRANSLATE_NOOP("Desk", "What")
SOLD_FOR = QT_TRANSLATE_NOOP("Desk", "Amount")

# The price list
ON_SALE = QT_TRANSLATE_NOOP("Desk", "On sale")
COMES_LATER = QT_TRANSLATE_NOOP("Desk", "Later")
NOTHING_ON_SALE = {
    Unsold.LATER: QT_TRANSLATE_NOOP("Desk", "Nothing is sold now; the next sale begins later."),
    Unsold.NOT_OPEN: QT_TRANSLATE_NOOP("Desk", "Nothing is sold now: registration is not open yet."),
    Unsold.CLOSED: QT_TRANSLATE_NOOP("Desk", "Nothing is sold now: registration and all other sales are closed."),
    Unsold.OVER: QT_TRANSLATE_NOOP("Desk", "Nothing is sold now: play is over."),
}
MEMBERS_ONLY = QT_TRANSLATE_NOOP("Desk", "with a club card")

# Just done
SOLD_SEAT = QT_TRANSLATE_NOOP("Desk", "{name}: seat {seat}")
SOLD_OUT_SINCE = QT_TRANSLATE_NOOP("Desk", "{name}: entry {entry}, now out")
SOLD_NO_SEAT = QT_TRANSLATE_NOOP("Desk", "{name}: entry {entry}, no seat yet")
GIVE_CHANGE = QT_TRANSLATE_NOOP("Desk", "Give the player {amount}")

# The account
TO_SELLING = QT_TRANSLATE_NOOP("Desk", "Close the account")
STANDARD_LINE = QT_TRANSLATE_NOOP("Desk", "Entry {entry}, {price}")
ENTRY_LINE = QT_TRANSLATE_NOOP("Desk", "Entry {entry}, {name}, {price}")
PAID_BY = QT_TRANSLATE_NOOP("Desk", "{amount} {tender}", "50.00 cash")
AT_SEAT = QT_TRANSLATE_NOOP("Desk", "playing, seat {seat}")
NO_SEAT = QT_TRANSLATE_NOOP("Desk", "in, no seat yet")
IS_OUT = QT_TRANSLATE_NOOP("Desk", "out")
OUT_PLACE = QT_TRANSLATE_NOOP("Desk", "out, place {place}")
GAVE_UP = QT_TRANSLATE_NOOP("Desk", "gave up {chips} chips for a re-entry")
VOID = QT_TRANSLATE_NOOP("Desk", "cancelled, {amount} refunded")
CHECKED_IN = QT_TRANSLATE_NOOP("Desk", "checked in")
NOT_CHECKED_IN = QT_TRANSLATE_NOOP("Desk", "not checked in")
PRIZE = QT_TRANSLATE_NOOP("Desk", "prize {amount} paid")
PENALTIES = QT_TRANSLATE_NOOP("Desk", "%n penalties", "", 1)
BOUGHT_LINE = QT_TRANSLATE_NOOP("Desk", "{name}, {price}")
BEFORE_HAND = QT_TRANSLATE_NOOP("Desk", "announced before the hand")
BOUGHT_BACK = QT_TRANSLATE_NOOP("Desk", "refunded {amount}")
SUM = QT_TRANSLATE_NOOP("Desk", "Paid {paid} in total")
SUM_BACK = QT_TRANSLATE_NOOP("Desk", "Paid {paid} in total, {back} refunded")
REBUY = QT_TRANSLATE_NOOP("Desk", "Rebuy")
DOUBLE_REBUY = QT_TRANSLATE_NOOP("Desk", "Double rebuy")
ADD_ON = QT_TRANSLATE_NOOP("Desk", "Add-on")
RE_ENTRY = QT_TRANSLATE_NOOP("Desk", "Re-entry")
CANCEL = QT_TRANSLATE_NOOP("Desk", "Cancel entry")
GIVE_BACK = QT_TRANSLATE_NOOP("Desk", "Refund")
SLIP_AGAIN = QT_TRANSLATE_NOOP("Desk", "Reprint slip")
NO_REBUY = QT_TRANSLATE_NOOP("Desk", "The price list has no rebuy.")
NO_ADD_ON = QT_TRANSLATE_NOOP("Desk", "The price list has no add-on.")
NO_RE_ENTRY = QT_TRANSLATE_NOOP("Desk", "The price list has no re-entry.")
NOTHING_BOUGHT = QT_TRANSLATE_NOOP("Desk", "There is no rebuy or add-on to refund.")
NO_ENTRY = QT_TRANSLATE_NOOP("Desk", "Every entry of this player was cancelled. Type the name above to sell a new one.")
CLUB_CARD = QT_TRANSLATE_NOOP("Desk", "club card {number}")

# Money back
CANCEL_OF = QT_TRANSLATE_NOOP("Desk", "Cancel entry {entry} of {name}")
GIVE_BACK_OF = QT_TRANSLATE_NOOP("Desk", "Refund for {name}")
SHARES = QT_TRANSLATE_NOOP("Desk", "How much to refund: choose with arrows or digits")
SHARE = {
    Refund.ALL: QT_TRANSLATE_NOOP("Desk", "All of it, {amount}"),
    Refund.ALL_BUT_FEE: QT_TRANSLATE_NOOP("Desk", "All but the fee, {amount}"),
    Refund.NOTHING: QT_TRANSLATE_NOOP("Desk", "Nothing"),
}
NOT_RULED = QT_TRANSLATE_NOOP("Desk", "The terms refund a different share: this needs a reason.")
NO_RULE = QT_TRANSLATE_NOOP("Desk", "Play has begun and the terms refund nothing: this needs a reason.")
DO_CANCEL = QT_TRANSLATE_NOOP("Desk", "Cancel entry and refund")
# Two buttons that begin with Cancel, one of which cancels nothing, would be taken for each other.
KEEP_ENTRY = QT_TRANSLATE_NOOP("Desk", "Keep the entry")
DO_GIVE_BACK = QT_TRANSLATE_NOOP("Desk", "Refund")
WHICH = QT_TRANSLATE_NOOP("Desk", "What to refund: choose with arrows or digits")
PART_BACK = QT_TRANSLATE_NOOP("Desk", "Amount")
KEY_PART_BACK = QT_TRANSLATE_NOOP("Desk", "How much to refund", "what a key does")
PART_BACK_HINT = QT_TRANSLATE_NOOP("Desk", "empty: all of it ({key}). The chips leave play anyway.")

# A table's sheet
SHEET = QT_TRANSLATE_NOOP("Desk", "Table sheet")
SHEET_HELP = QT_TRANSLATE_NOOP("Desk", "Sell a whole table's add-ons or rebuys at once")
TABLE = QT_TRANSLATE_NOOP("Desk", "Table {table}")
NO_TABLES = QT_TRANSLATE_NOOP("Desk", "No table is open yet. Draw seats first.")
NOTHING_TO_SELL = QT_TRANSLATE_NOOP("Desk", "The price list has no add-on and no rebuy.")
SHEET_KEYS = QT_TRANSLATE_NOOP(
    "Desk", "Space ticks, ← → other table, digits go to one, ↑ other price, Alt+Y payment method, Enter sells."
)
TABLE_BEFORE = QT_TRANSLATE_NOOP("Desk", "The table before")
TABLE_AFTER = QT_TRANSLATE_NOOP("Desk", "The next table")
PAY_OTHERWISE = QT_TRANSLATE_NOOP("Desk", "The next payment method")
TICK_ALL = QT_TRANSLATE_NOOP("Desk", "Tick all")
TICKED = QT_TRANSLATE_NOOP("Desk", "%n ticked: {amount}", "", 1)
SELL_TICKED = QT_TRANSLATE_NOOP("Desk", "Sell to %n", "", 1)
NOBODY_TICKED = QT_TRANSLATE_NOOP("Desk", "Nobody is ticked.")
SEATS = QT_TRANSLATE_NOOP("Desk", "Seats at the table")
