"""The texts of the window of tickets and vouchers."""

from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Codes", "Tickets and vouchers")
CLOSE = QT_TRANSLATE_NOOP("Codes", "Close window")
WHY = QT_TRANSLATE_NOOP(
    "Codes",
    "The desk takes these codes without asking, each once: tickets won here, and those of others that you list. "
    "Any other code takes a reason.",
)
LIST = QT_TRANSLATE_NOOP("Codes", "Tickets and vouchers the desk knows")
NONE_YET = QT_TRANSLATE_NOOP("Codes", "No ticket or voucher is known yet")
NONE_YET_WHY = QT_TRANSLATE_NOOP("Codes", "Type one above, import a list, or pay a prize by ticket.")
COUNT = QT_TRANSLATE_NOOP("Codes", "%n codes", "", 1)

# One that is taken up
CODE = QT_TRANSLATE_NOOP("Codes", "Code")
WORTH = QT_TRANSLATE_NOOP("Codes", "Worth")
ISSUER = QT_TRANSLATE_NOOP("Codes", "From whom")
UNTIL = QT_TRANSLATE_NOOP("Codes", "Valid until")
UNTIL_HINT = QT_TRANSLATE_NOOP("Codes", "empty: no end")
TAKE = QT_TRANSLATE_NOOP("Codes", "Add")
DROP = QT_TRANSLATE_NOOP("Codes", "Take off the list")
DROP_HELP = QT_TRANSLATE_NOOP("Codes", "The desk takes this code no more; what it has paid stands.")
CHOOSE_ONE = QT_TRANSLATE_NOOP("Codes", "Choose a code of others in the list.")
OWN = QT_TRANSLATE_NOOP("Codes", "This is a ticket of the club: it is returned, or paid out.")
OTHERS = QT_TRANSLATE_NOOP("Codes", "This code is of others: only tickets won here are returned or paid out.")
CHOOSE_OWN = QT_TRANSLATE_NOOP("Codes", "Choose a ticket of the club in the list.")
GIVE_BACK = QT_TRANSLATE_NOOP("Codes", "Return the ticket")
GIVE_BACK_HELP = QT_TRANSLATE_NOOP("Codes", "It pays no more, and the prize is due again.")
CASH_IN = QT_TRANSLATE_NOOP("Codes", "Pay out in cash")
CASH_IN_HELP = QT_TRANSLATE_NOOP("Codes", "The ticket comes back, and its holder gets what it is worth.")
IMPORT = QT_TRANSLATE_NOOP("Codes", "Import a list")
SAID_TAKEN = QT_TRANSLATE_NOOP("Codes", "%n codes added, from {code}", "", 1)
SAID_DROPPED = QT_TRANSLATE_NOOP("Codes", "{code} is off the list")

# Columns
HOLDER = QT_TRANSLATE_NOOP("Codes", "Won by")
USED = QT_TRANSLATE_NOOP("Codes", "Used")

# A list that is imported
IMPORT_TITLE = QT_TRANSLATE_NOOP("Codes", "Import tickets and vouchers")
CHOOSE_FILE = QT_TRANSLATE_NOOP("Codes", "Choose a list of tickets and vouchers")
COMING = QT_TRANSLATE_NOOP("Codes", "%n codes can be imported, in {currency}", "", 1)
LEFT_OUT = QT_TRANSLATE_NOOP("Codes", "%n rows are left out:", "", 1)
NONE_LEFT_OUT = QT_TRANSLATE_NOOP("Codes", "No row is left out.")
BAD_ROWS = QT_TRANSLATE_NOOP("Codes", "Rows that are left out, with their lines")
TAKE_ALL = QT_TRANSLATE_NOOP("Codes", "Import %n codes", "", 1)
NO_COLUMNS = QT_TRANSLATE_NOOP("Codes", "Choose which column has the code, and which its worth.")
NOTHING = QT_TRANSLATE_NOOP("Codes", "No row of this list can be imported.")
LINE = QT_TRANSLATE_NOOP("Codes", "Line {line}: {reason}", "a row of the file that is left out")
LINE_TEXT = QT_TRANSLATE_NOOP("Codes", "Line {line}: {reason}  ({text})", "with what stands in the row")
REASONS = {
    "row.no_code": QT_TRANSLATE_NOOP("Codes", "there is no code"),
    "row.no_worth": QT_TRANSLATE_NOOP("Codes", "'{typed}' is not an amount"),
    "row.worth_missing": QT_TRANSLATE_NOOP(
        "Codes", "no worth is given; write one in the list, or say which column has it"
    ),
    "row.no_day": QT_TRANSLATE_NOOP("Codes", "'{typed}' is not a date"),
    "row.code_twice": QT_TRANSLATE_NOOP("Codes", "the same code as in line {first}"),
    "row.refused": QT_TRANSLATE_NOOP("Codes", "{why}"),
}
