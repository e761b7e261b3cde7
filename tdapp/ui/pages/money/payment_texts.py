"""The texts of the payment field."""

from tdapp.texts import QT_TRANSLATE_NOOP

PAYS_ALL = QT_TRANSLATE_NOOP("Desk", "{tender} {amount}", "one part of a payment: card 65.00")
PAYMENT = QT_TRANSLATE_NOOP("Desk", "Payment")
PAYMENT_HELP = QT_TRANSLATE_NOOP(
    "Desk", "Empty: cash. A letter picks another payment method, amounts split it: 50 {cash} 20 {card}."
)
CHANGE = QT_TRANSLATE_NOOP("Desk", "change {amount}")
SHORT = QT_TRANSLATE_NOOP("Desk", "{amount} is missing")
OVER = QT_TRANSLATE_NOOP("Desk", "{amount} too much: change is given for cash only")
NOTHING_DUE = QT_TRANSLATE_NOOP("Desk", "Nothing to pay.")
