"""The texts of the Prizes page."""

from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Prizes", "Prizes")
PLACE = QT_TRANSLATE_NOOP("Prizes", "Place")
PRIZE = QT_TRANSLATE_NOOP("Prizes", "Prize, {currency}")
POSTED_PRIZE = QT_TRANSLATE_NOOP("Prizes", "Posted, {currency}")
SHARE = QT_TRANSLATE_NOOP("Prizes", "Share")
WINNER = QT_TRANSLATE_NOOP("Prizes", "Winner")
NEXT_OUT = QT_TRANSLATE_NOOP("Prizes", "next out", "the place whoever goes out next takes")
GETS = QT_TRANSLATE_NOOP("Prizes", "Gets, {currency}")
PAID = QT_TRANSLATE_NOOP("Prizes", "Paid out")
TABLE = QT_TRANSLATE_NOOP("Prizes", "Places and prizes")
PLACES = QT_TRANSLATE_NOOP("Prizes", "{best}–{worst}", "places shared in a tie")
IS_PAID = QT_TRANSLATE_NOOP("Prizes", "Paid")
TO_PAY = QT_TRANSLATE_NOOP("Prizes", "To pay")
MORE_TO_PAY = QT_TRANSLATE_NOOP("Prizes", "{amount} to pay", "more than somebody got already")
TO_TAKE_BACK = QT_TRANSLATE_NOOP("Prizes", "Recover {amount}", "so much is to be taken back from somebody")
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
CLAIMED = QT_TRANSLATE_NOOP("Prizes", "To recover")
NOT_FINAL = QT_TRANSLATE_NOOP("Prizes", "Entries may still come in, so pool and places can grow")

POSTED = QT_TRANSLATE_NOOP("Prizes", "Posted")
NOT_POSTED = QT_TRANSLATE_NOOP("Prizes", "Not posted")
LOCKED = QT_TRANSLATE_NOOP("Prizes", "Locked", "the prizes, as final")
LOCK = QT_TRANSLATE_NOOP("Prizes", "Lock")
LOCK_HELP = QT_TRANSLATE_NOOP("Prizes", "Make the posted prizes final: nothing moves them until they are unlocked")
UNLOCK = QT_TRANSLATE_NOOP("Prizes", "Unlock")
UNLOCK_HELP = QT_TRANSLATE_NOOP("Prizes", "Let the prizes be changed again, with a reason")
HOLD = QT_TRANSLATE_NOOP("Prizes", "Hold back")
HOLD_HELP = QT_TRANSLATE_NOOP("Prizes", "Let nobody pay this prize until something is settled, with a reason")
RELEASE = QT_TRANSLATE_NOOP("Prizes", "Release")
RELEASE_HELP = QT_TRANSLATE_NOOP("Prizes", "Let this prize be paid")
KEY_SLIP = QT_TRANSLATE_NOOP("Prizes", "Print the slip of a payment again")
NO_SLIP = QT_TRANSLATE_NOOP("Prizes", "No slip: nothing has been paid for this place.")
IS_HELD = QT_TRANSLATE_NOOP("Prizes", "Held back", "a prize that is not paid yet")
POST = QT_TRANSLATE_NOOP("Prizes", "Post prizes")
POST_AGAIN = QT_TRANSLATE_NOOP("Prizes", "Post again")
POST_HELP = QT_TRANSLATE_NOOP("Prizes", "Show these prizes on the public screens")
WITHDRAW = QT_TRANSLATE_NOOP("Prizes", "Withdraw")
WITHDRAW_HELP = QT_TRANSLATE_NOOP(
    "Prizes", "Take the prizes off the public screens, which then say that payouts follow"
)
RESET = QT_TRANSLATE_NOOP("Prizes", "Back to the payout table")
PAY = QT_TRANSLATE_NOOP("Prizes", "Pay out")
BY_TENDER = QT_TRANSLATE_NOOP("Prizes", "By {tender}", "how a prize is paid out: cash, card")
BY_TENDER_HELP = QT_TRANSLATE_NOOP(
    "Prizes", "Prizes are paid from the drawer {drawer}; press again for another payment method"
)
BY_NO_DRAWER_HELP = QT_TRANSLATE_NOOP("Prizes", "How prizes are paid; press again for another payment method")
BY_TICKET_HELP = QT_TRANSLATE_NOOP(
    "Prizes", "The prize becomes a ticket with a code, which pays once in any tournament of the club"
)
PAY_MORE = QT_TRANSLATE_NOOP("Prizes", "Pay {amount} more")
SETTLE = QT_TRANSLATE_NOOP("Prizes", "Recover {amount}")
TAKE_BACK = QT_TRANSLATE_NOOP("Prizes", "Undo payment")
TAKE_BACK_BY = QT_TRANSLATE_NOOP("Prizes", "Recover by {tender}", "a prize whose drawer is closed: cash, card")
NO_WINNER = QT_TRANSLATE_NOOP("Prizes", "Nobody has this place yet.")
FINISH_DRAFT = QT_TRANSLATE_NOOP("Prizes", "Set the prizes or discard the changes first.")

MISMATCH = QT_TRANSLATE_NOOP("Prizes", "The posted prizes no longer match")
MISMATCH_POOL = QT_TRANSLATE_NOOP("Prizes", "They add up to {total}, but the pool is {pool}.")
MISMATCH_TABLE = QT_TRANSLATE_NOOP("Prizes", "The payout table now gives different amounts.")
DRAFT = QT_TRANSLATE_NOOP("Prizes", "These prizes are not posted yet")
DRAFT_WHY = QT_TRANSLATE_NOOP("Prizes", "Only posted prizes are shown to the room and paid.")
HAND_MISMATCH = QT_TRANSLATE_NOOP("Prizes", "The prizes set by hand no longer add up to the pool")

ADD_PLACE = QT_TRANSLATE_NOOP("Prizes", "Add place")
TAKE_OFF = QT_TRANSLATE_NOOP("Prizes", "Remove last place")
REST = QT_TRANSLATE_NOOP("Prizes", "Rest to this place")
DEAL = QT_TRANSLATE_NOOP("Prizes", "Deal")
SET = QT_TRANSLATE_NOOP("Prizes", "Set prizes")
DISCARD = QT_TRANSLATE_NOOP("Prizes", "Discard")
LEFT_TO_GIVE = QT_TRANSLATE_NOOP("Prizes", "{amount} left to divide")
TOO_MUCH = QT_TRANSLATE_NOOP("Prizes", "{amount} too much")
NOTHING_CHANGED = QT_TRANSLATE_NOOP("Prizes", "No amount has been changed.")
CORRECT_FIRST = QT_TRANSLATE_NOOP("Prizes", "Place {place}: {problem}")
AMOUNT = QT_TRANSLATE_NOOP("Prizes", "Prize")
STANDS = QT_TRANSLATE_NOOP("Prizes", "This prize has been paid out, so it cannot change. Undo the payment first.")
TOO_MUCH_IN_HAND = QT_TRANSLATE_NOOP(
    "Prizes", "{name} has {has}, but the prize is {amount}. Alt+O recovers the difference."
)
TYPE_HERE = QT_TRANSLATE_NOOP(
    "Prizes",
    "Enter or a digit changes the amount, Alt+O ticks the prize as paid. The total must stay equal to the pool.",
)
KEPT = QT_TRANSLATE_NOOP(
    "Prizes", "The prizes changed at the desk in the meantime: the pool is now {pool}. The amounts you typed are kept."
)
ONE_PLACE = QT_TRANSLATE_NOOP("Prizes", "At least one place must be paid.")
NO_MORE_PLACES = QT_TRANSLATE_NOOP("Prizes", "You cannot pay more places than there are entries.")
NO_REST = QT_TRANSLATE_NOOP("Prizes", "The amounts match the pool: nothing is left to divide.")
REST_BELOW = QT_TRANSLATE_NOOP("Prizes", "The excess is larger than this prize. Choose another place.")
FINISHED = QT_TRANSLATE_NOOP("Prizes", "The tournament is finished, so the prizes can no longer change.")

DEAL_TITLE = QT_TRANSLATE_NOOP("Prizes", "Deal between the first")
DEAL_PLACES = QT_TRANSLATE_NOOP("Prizes", "places: {amount} together", "after a number")
DEAL_COUNT = QT_TRANSLATE_NOOP("Prizes", "How many places the deal covers")
DEAL_EVENLY = QT_TRANSLATE_NOOP("Prizes", "Split evenly")
DEAL_EVENLY_HELP = QT_TRANSLATE_NOOP("Prizes", "Equal amounts, rounded down to {unit}; the rest goes to first place")
DEAL_TYPE = QT_TRANSLATE_NOOP("Prizes", "Type amounts")
DEAL_TYPE_HELP = QT_TRANSLATE_NOOP("Prizes", "Type what each player gets; the line below says what is left to divide")
CLOSE = QT_TRANSLATE_NOOP("Prizes", "Close")
DEAL_NOBODY = QT_TRANSLATE_NOOP("Prizes", "A deal needs at least two players left and two places to play for.")

EMPTY = QT_TRANSLATE_NOOP("Prizes", "No prize pool yet")
EMPTY_WHY = QT_TRANSLATE_NOOP(
    "Prizes", "Every entry adds its buy-in to the pool. Places and prizes appear here from the first entry on."
)
FREE = QT_TRANSLATE_NOOP("Prizes", "Nothing to pay out")
FREE_WHY = QT_TRANSLATE_NOOP(
    "Prizes", "This tournament has no buy-in, so there is no pool. The buy-in is set on the Structure page."
)
NO_TOURNAMENT = QT_TRANSLATE_NOOP("Prizes", "No tournament is open")
NO_TOURNAMENT_WHY = QT_TRANSLATE_NOOP("Prizes", "Choose one from the list of tournaments, or create one.")

# The payout table, to choose
CHOOSE_TABLE = QT_TRANSLATE_NOOP("Prizes", "Payout table")
ROUNDED = QT_TRANSLATE_NOOP("Prizes", "Rounded down to")
WOULD_PAY = QT_TRANSLATE_NOOP("Prizes", "Would pay")
AND_MORE = QT_TRANSLATE_NOOP("Prizes", "and %n more, the last {last}", "places of a payout table", 1)
USE_TABLE = QT_TRANSLATE_NOOP("Prizes", "Use this table")
IN_USE = QT_TRANSLATE_NOOP("Prizes", "The tournament already uses this table.")
HAND_GOES = QT_TRANSLATE_NOOP("Prizes", "Prizes set by hand stay until the payout table is used again.")
