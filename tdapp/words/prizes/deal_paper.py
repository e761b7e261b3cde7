"""Words of the agreement sheet of a deal."""

from tdapp.texts import QT_TRANSLATE_NOOP

INTRO = QT_TRANSLATE_NOOP(
    "DealPaper",
    "The players below are all who are still in. They agree to share the prize money as written here, whatever places "
    "they take. Nobody is paid before all have signed.",
)
METHOD = QT_TRANSLATE_NOOP("DealPaper", "Way of sharing")
LEVEL = QT_TRANSLATE_NOOP("DealPaper", "Level")
IN_PLAY = QT_TRANSLATE_NOOP("DealPaper", "Chips in play")
STACKS = QT_TRANSLATE_NOOP("DealPaper", "Stacks together")
ROUNDED = QT_TRANSLATE_NOOP("DealPaper", "Rounded to")
RANK = QT_TRANSLATE_NOOP("DealPaper", "Rank", "head of a column: by chips")
STACK = QT_TRANSLATE_NOOP("DealPaper", "Stack", "head of a column")
BEFORE = QT_TRANSLATE_NOOP("DealPaper", "Posted prize", "head of a column: what the place by chips pays")
AMOUNT = QT_TRANSLATE_NOOP("DealPaper", "Agreed", "head of a column of amounts")
SIGNATURE = QT_TRANSLATE_NOOP("DealPaper", "Signature", "head of a column")
TOTAL = QT_TRANSLATE_NOOP("DealPaper", "Total")
SAVED_ONE = QT_TRANSLATE_NOOP("DealPaper", "Left to play for: {amount} to the winner")
SAVED = QT_TRANSLATE_NOOP("DealPaper", "Left to play for, by place: {amounts}")
NOTHING_SAVED = QT_TRANSLATE_NOOP("DealPaper", "No money is left to play for.")
THINGS = QT_TRANSLATE_NOOP("DealPaper", "The winner also gets: {things}")
TOGETHER = QT_TRANSLATE_NOOP("DealPaper", "Agreed and left to play for: {total}")
OFF = QT_TRANSLATE_NOOP("DealPaper", "The stacks are not the chips in play: a difference of {chips}.")
BOUNTIES = QT_TRANSLATE_NOOP("DealPaper", "Bounties are not part of this deal.")
NOT_POSTED = QT_TRANSLATE_NOOP("DealPaper", "not posted yet", "beside the title of the sheet")
SECOND = QT_TRANSLATE_NOOP("DealPaper", "Second member of staff")
