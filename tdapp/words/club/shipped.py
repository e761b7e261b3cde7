"""The names of what ships with the application, in the language of the reader; what a club has named stays as it is."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.say import Words

_TEXTS = (
    QT_TRANSLATE_NOOP("Shipped", "Casino evening", "a structure"),
    QT_TRANSLATE_NOOP("Shipped", "Club evening", "a structure"),
    QT_TRANSLATE_NOOP("Shipped", "Club evening, big blind ante", "a structure"),
    QT_TRANSLATE_NOOP("Shipped", "Deep stack", "a structure"),
    QT_TRANSLATE_NOOP("Shipped", "Freeroll", "a structure"),
    QT_TRANSLATE_NOOP("Shipped", "8-game, a game each level", "a structure"),
    QT_TRANSLATE_NOOP("Shipped", "HORSE", "a structure"),
    QT_TRANSLATE_NOOP("Shipped", "Heads-up", "a structure"),
    QT_TRANSLATE_NOOP("Shipped", "Hold'em and Omaha by turns", "a structure"),
    QT_TRANSLATE_NOOP("Shipped", "Home game, big blind ante", "a structure"),
    QT_TRANSLATE_NOOP("Shipped", "Home game, chips from 5", "a structure"),
    QT_TRANSLATE_NOOP("Shipped", "League night", "a structure"),
    QT_TRANSLATE_NOOP("Shipped", "Limit hold'em", "a structure"),
    QT_TRANSLATE_NOOP("Shipped", "Omaha hi-lo", "a structure"),
    QT_TRANSLATE_NOOP("Shipped", "One table, quick", "a structure"),
    QT_TRANSLATE_NOOP("Shipped", "Pot-limit Omaha", "a structure"),
    QT_TRANSLATE_NOOP("Shipped", "Series event", "a structure"),
    QT_TRANSLATE_NOOP("Shipped", "Turbo", "a structure"),
    QT_TRANSLATE_NOOP("Shipped", "By field size", "a payout table"),
    QT_TRANSLATE_NOOP("Shipped", "Home game, small fields", "a payout table for small fields"),
    QT_TRANSLATE_NOOP("Shipped", "Nine places", "a payout table"),
    QT_TRANSLATE_NOOP("Shipped", "10 % of the field", "a payout table"),
    QT_TRANSLATE_NOOP("Shipped", "12.5 % of the field", "a payout table"),
    QT_TRANSLATE_NOOP("Shipped", "15 % of the field", "a payout table"),
    QT_TRANSLATE_NOOP("Shipped", "Three places", "a payout table"),
    QT_TRANSLATE_NOOP("Shipped", "Five places", "a payout table"),
    QT_TRANSLATE_NOOP("Shipped", "Flat, a third of the field", "a payout table"),
    QT_TRANSLATE_NOOP("Shipped", "Top-heavy, 10 % of the field", "a payout table"),
    QT_TRANSLATE_NOOP("Shipped", "Club, up to five places", "a payout table"),
    QT_TRANSLATE_NOOP("Shipped", "Everything to the winner", "a payout table"),
    QT_TRANSLATE_NOOP("Shipped", "Nobody is paid", "a payout table"),
    QT_TRANSLATE_NOOP("Shipped", "Seats of a satellite", "a payout table"),
    QT_TRANSLATE_NOOP("Shipped", "400 chips from 25, one table", "a chip set"),
    QT_TRANSLATE_NOOP("Shipped", "600 chips from 25, two tables", "a chip set"),
    QT_TRANSLATE_NOOP("Shipped", "500 chips from 5, one table", "a chip set"),
    QT_TRANSLATE_NOOP("Shipped", "1,000 chips from 100, three tables", "a chip set"),
    QT_TRANSLATE_NOOP("Shipped", "Live series, 500 players", "a chip set"),
    QT_TRANSLATE_NOOP("Shipped", "Short stacks of 20 chips, one table", "a chip set"),
    QT_TRANSLATE_NOOP("Shipped", "Case of 500 chips from 50", "a chip set"),
)
# What a payout table is called whose curve somebody picked, or whose shares were typed.
OWN_CURVE = QT_TRANSLATE_NOOP("Shipped", "Own curve", "a payout table")
OWN_SHARES = QT_TRANSLATE_NOOP("Shipped", "Own shares", "a payout table")
SHIPPED: dict[str, Text] = {text.source: text for text in _TEXTS}

_NAMES = {**SHIPPED, OWN_CURVE.source: OWN_CURVE, OWN_SHARES.source: OWN_SHARES}


def template_name(words: Words, name: str) -> str:
    """The name of a structure, payout table or chip set for this reader."""
    return words(_NAMES[name]) if name in _NAMES else name
