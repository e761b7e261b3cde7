"""The texts of the pool desk."""

from tdapp.domain.prizes.pool_sources import Source
from tdapp.texts import QT_TRANSLATE_NOOP, Text

SOURCES: dict[Source, Text] = {
    Source.SOLD: QT_TRANSLATE_NOOP("PoolDesk", "Sold for the pool"),
    Source.SEASON: QT_TRANSLATE_NOOP("PoolDesk", "Held back for the season"),
    Source.BOUNTIES: QT_TRANSLATE_NOOP("PoolDesk", "From bounties"),
    Source.MARKERS: QT_TRANSLATE_NOOP("PoolDesk", "From lost markers"),
    Source.GIVEN: QT_TRANSLATE_NOOP("PoolDesk", "Added"),
    Source.OVERLAY: QT_TRANSLATE_NOOP("PoolDesk", "Overlay"),
}
POOL = QT_TRANSLATE_NOOP("PoolDesk", "Prize pool")

ADD_TITLE = QT_TRANSLATE_NOOP("PoolDesk", "Money added by the house or a sponsor")
AMOUNT = QT_TRANSLATE_NOOP("PoolDesk", "Amount")
GIVER = QT_TRANSLATE_NOOP("PoolDesk", "Who gives it")
BY = QT_TRANSLATE_NOOP("PoolDesk", "By {tender}", "how money changes hands")
ADD = QT_TRANSLATE_NOOP("PoolDesk", "Add to the pool")
GIFT = QT_TRANSLATE_NOOP("PoolDesk", "{amount} from {name}, {tender}", "money in the pool")
NOTHING_ADDED = QT_TRANSLATE_NOOP(
    "PoolDesk", "Nothing yet. It counts toward the guarantee before the house makes up the rest."
)

SEASON_TITLE = QT_TRANSLATE_NOOP("PoolDesk", "Held back for the season")
PERCENT = QT_TRANSLATE_NOOP("PoolDesk", "Of what is sold, percent")
PER_ENTRY = QT_TRANSLATE_NOOP("PoolDesk", "Or of each entry")
SET = QT_TRANSLATE_NOOP("PoolDesk", "Hold back")
KEEPER = QT_TRANSLATE_NOOP("PoolDesk", "Who keeps the money of the season")
HAND_OVER = QT_TRANSLATE_NOOP("PoolDesk", "Hand over")
STANDS = QT_TRANSLATE_NOOP("PoolDesk", "{held} held back, {handed} of it handed over.")
NOTHING_HELD = QT_TRANSLATE_NOOP("PoolDesk", "Nothing is held back. Leave both empty for nothing.")
UNCHANGED = QT_TRANSLATE_NOOP("PoolDesk", "It is held back like this already.")
CORRECT = QT_TRANSLATE_NOOP("PoolDesk", "Correct what is marked first.")

BUBBLE_TITLE = QT_TRANSLATE_NOOP("PoolDesk", "Bubble")
PROTECT = QT_TRANSLATE_NOOP("PoolDesk", "Give the buy-in back")
UNPROTECT = QT_TRANSLATE_NOOP("PoolDesk", "Give nothing back")
PROTECTED = QT_TRANSLATE_NOOP("PoolDesk", "The bubble gets {amount} back, out of first prize.")
PROTECTED_LATER = QT_TRANSLATE_NOOP("PoolDesk", "The bubble gets its buy-in back, once first prize can pay it.")
SHARE = QT_TRANSLATE_NOOP("PoolDesk", "Share the last prize", "with the bubble")
SHARED = QT_TRANSLATE_NOOP("PoolDesk", "The bubble gets {amount}, half of the last prize.")
SHARED_LATER = QT_TRANSLATE_NOOP("PoolDesk", "The bubble gets half of the last prize, once there are prizes.")
OPEN_BUBBLE = QT_TRANSLATE_NOOP(
    "PoolDesk", "The last one out without a prize gets nothing. Those who bust there together would share it."
)
CLOSE = QT_TRANSLATE_NOOP("PoolDesk", "Back to the prizes")

THINGS_TITLE = QT_TRANSLATE_NOOP("PoolDesk", "Prizes that are not money")
THING_PLACE = QT_TRANSLATE_NOOP("PoolDesk", "Place")
THING = QT_TRANSLATE_NOOP("PoolDesk", "What is won")
THING_WORTH = QT_TRANSLATE_NOOP("PoolDesk", "Worth")
THING_WORTH_HINT = QT_TRANSLATE_NOOP("PoolDesk", "may stay empty")
ADD_THING = QT_TRANSLATE_NOOP("PoolDesk", "Add", "a prize that is not money")
NO_THINGS = QT_TRANSLATE_NOOP(
    "PoolDesk", "A trophy, a bottle, a seat at the final. The room sees it once the prizes are posted."
)
HAND_NEXT = QT_TRANSLATE_NOOP("PoolDesk", "Hand over the next one")
NOTHING_TO_HAND = QT_TRANSLATE_NOOP("PoolDesk", "Nothing that was posted waits for its winner.")
HAND_TO = QT_TRANSLATE_NOOP("PoolDesk", "Hand to {name}")
HAS = QT_TRANSLATE_NOOP("PoolDesk", "{name} has it")
RETURNED = QT_TRANSLATE_NOOP("PoolDesk", "Returned", "a prize that was handed over")
NOT_POSTED = QT_TRANSLATE_NOOP("PoolDesk", "not posted")
TAKE_OUT = QT_TRANSLATE_NOOP("PoolDesk", "Take {thing} off the list")
