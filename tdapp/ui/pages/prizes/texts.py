"""The texts of the Prizes page."""

from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Prizes", "Prizes")
PLACE = QT_TRANSLATE_NOOP("Prizes", "Place")
PRIZE = QT_TRANSLATE_NOOP("Prizes", "Prize, {currency}")
POSTED_PRIZE = QT_TRANSLATE_NOOP("Prizes", "Posted, {currency}")
SHARE = QT_TRANSLATE_NOOP("Prizes", "Share")
WINNER = QT_TRANSLATE_NOOP("Prizes", "Winner")
GETS = QT_TRANSLATE_NOOP("Prizes", "Gets, {currency}")
PAID = QT_TRANSLATE_NOOP("Prizes", "Paid out")
TABLE = QT_TRANSLATE_NOOP("Prizes", "Places and prizes")
PLACES = QT_TRANSLATE_NOOP("Prizes", "{best}–{worst}", "places shared in a tie")
IS_PAID = QT_TRANSLATE_NOOP("Prizes", "Paid")
TO_PAY = QT_TRANSLATE_NOOP("Prizes", "To pay")
MORE_TO_PAY = QT_TRANSLATE_NOOP("Prizes", "{amount} to pay", "more than somebody got already")
TO_TAKE_BACK = QT_TRANSLATE_NOOP("Prizes", "Back: {amount}", "so much is to be taken back from somebody")
SPOKEN_CELL = QT_TRANSLATE_NOOP("Prizes", "{column}, place {row}: {value}")

POOL = QT_TRANSLATE_NOOP("Prizes", "Prize pool")
ENTRIES = QT_TRANSLATE_NOOP("Prizes", "Entries")
TIMES = QT_TRANSLATE_NOOP("Prizes", "{entries} × {buy_in}")
PLACES_PAID = QT_TRANSLATE_NOOP("Prizes", "Places paid")
BY = QT_TRANSLATE_NOOP("Prizes", "Payout")
BY_TABLE = QT_TRANSLATE_NOOP("Prizes", "{name}, rounded to {unit}")
BY_DEAL = QT_TRANSLATE_NOOP("Prizes", "deal, places 1 to {n}", "how the prizes were made")
BY_HAND = QT_TRANSLATE_NOOP("Prizes", "set by hand")
UNPAID = QT_TRANSLATE_NOOP("Prizes", "Still to pay out")
CLAIMED = QT_TRANSLATE_NOOP("Prizes", "To be taken back")
NOT_FINAL = QT_TRANSLATE_NOOP("Prizes", "Entries may still come, so pool and places can grow")

POSTED = QT_TRANSLATE_NOOP("Prizes", "Posted")
NOT_POSTED = QT_TRANSLATE_NOOP("Prizes", "Not posted")
POST = QT_TRANSLATE_NOOP("Prizes", "Post prizes")
POST_AGAIN = QT_TRANSLATE_NOOP("Prizes", "Post again")
POST_HELP = QT_TRANSLATE_NOOP("Prizes", "Show these prizes on the screens")
WITHDRAW = QT_TRANSLATE_NOOP("Prizes", "Withdraw")
WITHDRAW_HELP = QT_TRANSLATE_NOOP("Prizes", "Take the prizes off the screens; payouts follow, they say then")
RESET = QT_TRANSLATE_NOOP("Prizes", "Back to the payout table")
PAY = QT_TRANSLATE_NOOP("Prizes", "Pay out")
BY_TENDER = QT_TRANSLATE_NOOP("Prizes", "By {tender}", "how a prize is paid out: cash, card")
BY_TENDER_HELP = QT_TRANSLATE_NOOP("Prizes", "Prizes go out of the drawer {drawer}; press again for another way to pay")
PAY_MORE = QT_TRANSLATE_NOOP("Prizes", "Pay {amount} more")
SETTLE = QT_TRANSLATE_NOOP("Prizes", "Take {amount} back")
TAKE_BACK = QT_TRANSLATE_NOOP("Prizes", "Take payment back")
TAKE_BACK_BY = QT_TRANSLATE_NOOP("Prizes", "Take back by {tender}", "a prize whose drawer is closed: cash, card")
NO_WINNER = QT_TRANSLATE_NOOP("Prizes", "Nobody has this place yet.")
FINISH_DRAFT = QT_TRANSLATE_NOOP("Prizes", "Set the prizes or discard the changes first.")

MISMATCH = QT_TRANSLATE_NOOP("Prizes", "The posted prizes no longer match")
MISMATCH_POOL = QT_TRANSLATE_NOOP("Prizes", "They add up to {total}, the pool is {pool}.")
MISMATCH_TABLE = QT_TRANSLATE_NOOP("Prizes", "The payout table gives other amounts by now.")
DRAFT = QT_TRANSLATE_NOOP("Prizes", "These prizes are not posted yet")
DRAFT_WHY = QT_TRANSLATE_NOOP("Prizes", "The room sees the posted ones, and only those are paid.")
HAND_MISMATCH = QT_TRANSLATE_NOOP("Prizes", "The prizes set by hand no longer add up to the pool")

ADD_PLACE = QT_TRANSLATE_NOOP("Prizes", "Add place")
TAKE_OFF = QT_TRANSLATE_NOOP("Prizes", "Take last place off")
REST = QT_TRANSLATE_NOOP("Prizes", "Rest to this place")
DEAL = QT_TRANSLATE_NOOP("Prizes", "Deal")
SET = QT_TRANSLATE_NOOP("Prizes", "Set prizes")
DISCARD = QT_TRANSLATE_NOOP("Prizes", "Discard")
LEFT_TO_GIVE = QT_TRANSLATE_NOOP("Prizes", "{amount} left to give")
TOO_MUCH = QT_TRANSLATE_NOOP("Prizes", "{amount} too much")
NOTHING_CHANGED = QT_TRANSLATE_NOOP("Prizes", "No amount has been changed.")
CORRECT_FIRST = QT_TRANSLATE_NOOP("Prizes", "Place {place}: {problem}")
AMOUNT = QT_TRANSLATE_NOOP("Prizes", "Prize")
STANDS = QT_TRANSLATE_NOOP("Prizes", "This prize has been paid out, so it stands. Take the payment back first.")
TOO_MUCH_IN_HAND = QT_TRANSLATE_NOOP(
    "Prizes", "{name} has {has} in hand and gets {amount}. Alt+O takes back what is too much."
)
TYPE_HERE = QT_TRANSLATE_NOOP(
    "Prizes", "Enter or a digit changes the amount, Alt+O ticks the prize as paid. The sum must stay the pool."
)
KEPT = QT_TRANSLATE_NOOP(
    "Prizes", "The prizes changed at the desk meanwhile: the pool is {pool} now. The amounts you typed are kept."
)
ONE_PLACE = QT_TRANSLATE_NOOP("Prizes", "One place must be paid.")
NO_MORE_PLACES = QT_TRANSLATE_NOOP("Prizes", "There are no more entries than these places.")
NO_REST = QT_TRANSLATE_NOOP("Prizes", "Nothing is left to give, and nothing is too much.")
REST_BELOW = QT_TRANSLATE_NOOP("Prizes", "More is too much than this place has. Choose another place.")
FINISHED = QT_TRANSLATE_NOOP("Prizes", "The tournament is finished, so its prizes stay.")

DEAL_TITLE = QT_TRANSLATE_NOOP("Prizes", "Deal between the first")
DEAL_PLACES = QT_TRANSLATE_NOOP("Prizes", "places: {amount} together", "after a number")
DEAL_COUNT = QT_TRANSLATE_NOOP("Prizes", "How many places the deal covers")
DEAL_EVENLY = QT_TRANSLATE_NOOP("Prizes", "Split evenly")
DEAL_EVENLY_HELP = QT_TRANSLATE_NOOP(
    "Prizes", "Equal amounts, rounded down to {unit}; what is over goes to first place"
)
DEAL_TYPE = QT_TRANSLATE_NOOP("Prizes", "Type amounts")
DEAL_TYPE_HELP = QT_TRANSLATE_NOOP("Prizes", "Type what each gets; the line below tells what is left to give")
CLOSE = QT_TRANSLATE_NOOP("Prizes", "Close")
DEAL_NOBODY = QT_TRANSLATE_NOOP("Prizes", "A deal needs at least two players still in, and two places they play for.")

EMPTY = QT_TRANSLATE_NOOP("Prizes", "No prize pool yet")
EMPTY_WHY = QT_TRANSLATE_NOOP(
    "Prizes", "Every entry adds its buy-in to the pool. The places and their prizes stand here from the first one on."
)
FREE = QT_TRANSLATE_NOOP("Prizes", "Nothing to pay out")
FREE_WHY = QT_TRANSLATE_NOOP(
    "Prizes", "The buy-in of this tournament is nothing, so there is no pool. It is set on the Structure page."
)
NO_TOURNAMENT = QT_TRANSLATE_NOOP("Prizes", "No tournament is open")
NO_TOURNAMENT_WHY = QT_TRANSLATE_NOOP("Prizes", "Choose one from the list of tournaments, or create one.")

# The payout table, to choose
CHOOSE_TABLE = QT_TRANSLATE_NOOP("Prizes", "Payout table")
ROUNDED = QT_TRANSLATE_NOOP("Prizes", "Rounded down to")
WOULD_PAY = QT_TRANSLATE_NOOP("Prizes", "Would pay")
AND_MORE = QT_TRANSLATE_NOOP("Prizes", "and %n more, the last {last}", "places of a payout table", 1)
USE_TABLE = QT_TRANSLATE_NOOP("Prizes", "Use this table")
IN_USE = QT_TRANSLATE_NOOP("Prizes", "The tournament has this table.")
HAND_GOES = QT_TRANSLATE_NOOP("Prizes", "Prizes set by hand stay until they go back to the payout table.")
