"""The texts of the window of the draws."""

from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("DrawsWindow", "Draws")
COUNT = QT_TRANSLATE_NOOP("DrawsWindow", "%n draws", "", 1)
COUNT_UNDONE = QT_TRANSLATE_NOOP("DrawsWindow", "%n undone, with the number it had", "draws", 1)
NONE_YET = QT_TRANSLATE_NOOP("DrawsWindow", "Nothing has been drawn yet")
NONE_YET_WHY = QT_TRANSLATE_NOOP(
    "DrawsWindow",
    "Read commitment and list out, or hang them on the wall. Then the room gives its value, and seats are drawn.",
)
NONE_YET_GIVEN = QT_TRANSLATE_NOOP(
    "DrawsWindow", "The room has given its value for this list. Draw now: one more entry opens the list again."
)
LIST = QT_TRANSLATE_NOOP("DrawsWindow", "Every draw, the newest first")
COMMITMENT = QT_TRANSLATE_NOOP("DrawsWindow", "Commitment")
NOT_FIXED = QT_TRANSLATE_NOOP("DrawsWindow", "No secret is fixed yet. That is done with the first draw.")
COPY = QT_TRANSLATE_NOOP("DrawsWindow", "Copy")
COPIED = QT_TRANSLATE_NOOP("DrawsWindow", "Commitment copied.")
VALUE = QT_TRANSLATE_NOOP("DrawsWindow", "Value of the room")
VALUE_HOW = QT_TRANSLATE_NOOP(
    "DrawsWindow",
    "Show the list first. Then let somebody call out a word or roll dice. It holds for this list as it stands; whoever "
    "enters after it opens the list again.",
)
VALUE_NEXT = QT_TRANSLATE_NOOP(
    "DrawsWindow",
    "For the next draw: somebody turns a card or calls out a word. The draws of this level after it have it too.",
)
VALUE_TYPE = QT_TRANSLATE_NOOP("DrawsWindow", "word or digits")
GIVE = QT_TRANSLATE_NOOP("DrawsWindow", "Give it")
VALUE_GIVEN = QT_TRANSLATE_NOOP(
    "DrawsWindow", "Given for just this list and draw {number}. Whoever enters after the draw gets a later draw."
)
VALUE_OUTDATED = QT_TRANSLATE_NOOP(
    "DrawsWindow",
    "{value} was given for another list: since then somebody came or went, or the rules changed. Show the list again, "
    "and let the room give a fresh value.",
)
SHOWN = QT_TRANSLATE_NOOP("DrawsWindow", "List for draw {number}")
SHOWN_WHY = QT_TRANSLATE_NOOP(
    "DrawsWindow", "The fingerprint of who is in, where they sit and the rules of the room. It changes with each."
)
SHOWN_COPIED = QT_TRANSLATE_NOOP("DrawsWindow", "List copied.")
SECRET = QT_TRANSLATE_NOOP("DrawsWindow", "Secret")
REVEAL = QT_TRANSLATE_NOOP("DrawsWindow", "Reveal the secret")
HIDDEN = QT_TRANSLATE_NOOP("DrawsWindow", "Nobody sees it before the end, the director neither.")
CHECK = QT_TRANSLATE_NOOP(
    "DrawsWindow", "Check them: python3 packaging/check_draws.py FILE", "do not translate the line"
)
SAVE = QT_TRANSLATE_NOOP("DrawsWindow", "Save for checking")
SAVE_TITLE = QT_TRANSLATE_NOOP("DrawsWindow", "Save the draws for checking")
SAVE_HELP = QT_TRANSLATE_NOOP("DrawsWindow", "A file with every draw and no names; anybody's program can check it")
JSON = QT_TRANSLATE_NOOP("DrawsWindow", "Draws (*.json)", "keep the brackets as they are")
SAVED = QT_TRANSLATE_NOOP("DrawsWindow", "Draws written: {path}")
NOT_SAVED = QT_TRANSLATE_NOOP(
    "DrawsWindow", "The draws could not be written to {path}: {reason}. Choose another folder."
)
PAPER = QT_TRANSLATE_NOOP("DrawsWindow", "Sheet")
PAPER_HELP = QT_TRANSLATE_NOOP("DrawsWindow", "The draw sheet on the Papers page")
CLOSE = QT_TRANSLATE_NOOP("DrawsWindow", "Close")
