"""What ships with the application, named in the language of the reader; what a club has named stays as it is."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.say import Words

_TEXTS = (
    QT_TRANSLATE_NOOP("Shipped", "Club evening, 20 minutes, 10,000 chips"),
    QT_TRANSLATE_NOOP("Shipped", "Home game, 15 minutes, 30,000 chips, big blind ante"),
    QT_TRANSLATE_NOOP("Shipped", "League night, 15 minutes, 5,000 chips"),
    QT_TRANSLATE_NOOP("Shipped", "Series event, 60 minutes, 50,000 chips"),
    QT_TRANSLATE_NOOP("Shipped", "Graded by the size of the field", "a payout table"),
    QT_TRANSLATE_NOOP("Shipped", "Home sizes", "a payout table for small fields"),
    QT_TRANSLATE_NOOP("Shipped", "Nine places", "a payout table"),
    QT_TRANSLATE_NOOP("Shipped", "Everything to the winner", "a payout table"),
)
SHIPPED: dict[str, Text] = {text.source: text for text in _TEXTS}


def template_name(words: Words, name: str) -> str:
    """The name of a structure or payout table for this reader."""
    return words(SHIPPED[name]) if name in SHIPPED else name
