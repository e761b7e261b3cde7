"""The texts of the two lines at the foot of the Desk page."""

from tdapp.texts import QT_TRANSLATE_NOOP

MONEY_IN = QT_TRANSLATE_NOOP("Desk", "In {taken}")
MONEY_BACK = QT_TRANSLATE_NOOP("Desk", "less {back} refunded")
POOL_PART = QT_TRANSLATE_NOOP("Desk", "prize pool {amount}")
FEES = QT_TRANSLATE_NOOP("Desk", "fees {amount}")
STAFF = QT_TRANSLATE_NOOP("Desk", "staff {amount}")
BOUNTIES = QT_TRANSLATE_NOOP("Desk", "bounties {amount}")
GUARANTEE = QT_TRANSLATE_NOOP("Desk", "guarantee {amount}")
OVERLAY = QT_TRANSLATE_NOOP("Desk", "overlay {amount}")
PRIZES_PAID = QT_TRANSLATE_NOOP("Desk", "prizes paid {amount}")
PRIZES_BACK = QT_TRANSLATE_NOOP("Desk", "to recover {amount}")
ENTRIES = QT_TRANSLATE_NOOP("Desk", "%n entries", "", 1)
CANCELLED = QT_TRANSLATE_NOOP("Desk", "%n cancelled", "entries", 1)
SOLD = QT_TRANSLATE_NOOP("Desk", "{n} × {name}")
UNEQUAL = QT_TRANSLATE_NOOP(
    "Desk",
    "The money is out by {difference}. Stop selling, and save a copy of the club file to get help.",
)
