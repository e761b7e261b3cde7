"""The texts of the two lines at the foot of the Desk page."""

from tdapp.read.registration.registration_desk import Goes
from tdapp.texts import QT_TRANSLATE_NOOP, Text

MONEY_IN = QT_TRANSLATE_NOOP("Desk", "In {taken}")
MONEY_BACK = QT_TRANSLATE_NOOP("Desk", "less {back} refunded")
GOES: dict[Goes, Text] = {
    Goes.POOL: QT_TRANSLATE_NOOP("Desk", "prize pool {amount}"),
    Goes.SEASON: QT_TRANSLATE_NOOP("Desk", "season {amount}"),
    Goes.FEES: QT_TRANSLATE_NOOP("Desk", "fees {amount}"),
    Goes.STAFF: QT_TRANSLATE_NOOP("Desk", "staff {amount}"),
    Goes.BOUNTIES: QT_TRANSLATE_NOOP("Desk", "bounties {amount}"),
}
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
