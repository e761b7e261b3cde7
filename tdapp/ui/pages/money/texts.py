"""The texts of the Money part of the Desk page."""

from tdapp.texts import QT_TRANSLATE_NOOP

MONEY = QT_TRANSLATE_NOOP("DeskMoney", "Money")
BY_KIND = QT_TRANSLATE_NOOP("DeskMoney", "What came in and was paid out")
WHOSE = QT_TRANSLATE_NOOP("DeskMoney", "Whose it is")
TOTAL = QT_TRANSLATE_NOOP("DeskMoney", "total")
LEFT = QT_TRANSLATE_NOOP("DeskMoney", "left in the house")
KIND = QT_TRANSLATE_NOOP("DeskMoney", "{n} × {kind}")
POOL = QT_TRANSLATE_NOOP("DeskMoney", "Prize pool")
PAID = QT_TRANSLATE_NOOP("DeskMoney", "Prizes paid")
CLAIMED = QT_TRANSLATE_NOOP("DeskMoney", "Players have been overpaid {back}. Recover it on the Prizes page.")
APART = QT_TRANSLATE_NOOP("DeskMoney", "The prizes add up to {total}, the pool is {pool}: out by {difference}.")

PAYMENTS = QT_TRANSLATE_NOOP("DeskMoney", "Payments")
SHOWN = QT_TRANSLATE_NOOP("DeskMoney", "%n payments, {sum} in total", "", 1)
ALL_TENDERS = QT_TRANSLATE_NOOP("DeskMoney", "any payment method")
ALL_DRAWERS = QT_TRANSLATE_NOOP("DeskMoney", "any drawer")
NO_DRAWER = QT_TRANSLATE_NOOP("DeskMoney", "no drawer")
BY_TENDER = QT_TRANSLATE_NOOP("DeskMoney", "Only payments by this method")
BY_DRAWER = QT_TRANSLATE_NOOP("DeskMoney", "Only payments through this drawer")
SAVE = QT_TRANSLATE_NOOP("DeskMoney", "Save list")
STATEMENT = QT_TRANSLATE_NOOP("DeskMoney", "Statement", "of the money, on paper")
STATEMENT_HELP = QT_TRANSLATE_NOOP("DeskMoney", "The money statement, to print and sign at the end of the night")
SLIP = QT_TRANSLATE_NOOP("DeskMoney", "Reprint slip")
CHOOSE = QT_TRANSLATE_NOOP("DeskMoney", "Choose a payment in the list first.")
VOID_SLIP = QT_TRANSLATE_NOOP("DeskMoney", "This payment was undone, so it no longer has a slip.")
FILE = QT_TRANSLATE_NOOP("DeskMoney", "payments", "name of a file")
NOTHING = QT_TRANSLATE_NOOP("DeskMoney", "Nothing has been sold yet")
NOTHING_WHY = QT_TRANSLATE_NOOP(
    "DeskMoney",
    "Every payment in and out appears here, with the totals they must add up to. Alt 1 sells the first entry.",
)
NO_MATCH = QT_TRANSLATE_NOOP("DeskMoney", "No payment was made this way.")

TIME = QT_TRANSLATE_NOOP("DeskMoney", "Time", "a column")
WHO = QT_TRANSLATE_NOOP("DeskMoney", "Player", "a column")
WHAT = QT_TRANSLATE_NOOP("DeskMoney", "For", "a column: what was paid for")
AMOUNT = QT_TRANSLATE_NOOP("DeskMoney", "Amount", "a column")
TENDER = QT_TRANSLATE_NOOP("DeskMoney", "Paid by", "a column: cash, card")
DRAWER = QT_TRANSLATE_NOOP("DeskMoney", "Drawer", "a column")
OPERATOR = QT_TRANSLATE_NOOP("DeskMoney", "Operator", "a column")
LINE = QT_TRANSLATE_NOOP("DeskMoney", "Line", "a column: of the journal")
VOID = QT_TRANSLATE_NOOP("DeskMoney", "{what} · undone at line {line}")
