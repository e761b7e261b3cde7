"""The words about prizes of finished tournaments that are not settled."""

from tdapp.read.prizes.unsettled import UnsettledPrize
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.say import Words

TOURNAMENT = QT_TRANSLATE_NOOP("Unsettled", "Tournament")
DAY = QT_TRANSLATE_NOOP("Unsettled", "Day")
TO_PAY = QT_TRANSLATE_NOOP("Unsettled", "To pay")
TO_RECOVER = QT_TRANSLATE_NOOP("Unsettled", "To recover")
HELD = QT_TRANSLATE_NOOP("Unsettled", "{amount}, held back")
OPEN = QT_TRANSLATE_NOOP("Unsettled", "%n prizes not settled", "", 1)
DONE = QT_TRANSLATE_NOOP("Unsettled", "Settled, date and initials")


def due(words: Words, prize: UnsettledPrize, amount: str) -> str:
    """What is still to be paid, and whether it is held back."""
    return words(HELD, amount=amount) if prize.held else amount
