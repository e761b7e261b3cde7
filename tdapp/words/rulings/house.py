"""The words of the house rules: the club's own values over a rulebook, and the book new tournaments take."""

from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("HouseRules", "House rules")
OVER = QT_TRANSLATE_NOOP("HouseRules", "Over {book}. They count from the next ruling on, here and in new tournaments.")
NEW_TOURNAMENTS = QT_TRANSLATE_NOOP("HouseRules", "New tournaments rule under")
FIND = QT_TRANSLATE_NOOP("HouseRules", "Find a value")
VALUES = QT_TRANSLATE_NOOP("HouseRules", "Values the house may set")
BY_THE_BOOK = QT_TRANSLATE_NOOP("HouseRules", "The book says: {setting} ({rule})")
LEFT_OPEN = QT_TRANSLATE_NOOP("HouseRules", "The book leaves it to the house; usual is: {setting} ({rule})")
SETTING = QT_TRANSLATE_NOOP("HouseRules", "In this house")
CITE = QT_TRANSLATE_NOOP("HouseRules", "Where the house has written it down")
CITE_HINT = QT_TRANSLATE_NOOP("HouseRules", "Rulings then cite this, for instance: House rules 2026, art. 4")
NO_CITE = QT_TRANSLATE_NOOP("HouseRules", "Say where the house has written it down.")
SET = QT_TRANSLATE_NOOP("HouseRules", "Set", "a value of the house; a short verb")
TAKE_BACK = QT_TRANSLATE_NOOP("HouseRules", "Go by the book again")
CLOSE = QT_TRANSLATE_NOOP("HouseRules", "Close")
DIFFERENT = QT_TRANSLATE_NOOP(
    "HouseRules", "The club's house rules for this book are others than those of this tournament."
)
TAKE_OVER = QT_TRANSLATE_NOOP("HouseRules", "Take over the club's")
UNFIT = QT_TRANSLATE_NOOP("HouseRules", "These house rules do not fit the rulebook and do not count: {what}")
NOTHING = QT_TRANSLATE_NOOP("HouseRules", "No value is called that.")
