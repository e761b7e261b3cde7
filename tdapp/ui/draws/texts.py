"""What the window of the draws says."""

from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("DrawsWindow", "Draws")
COUNT = QT_TRANSLATE_NOOP("DrawsWindow", "%n draws", "", 1)
COUNT_UNDONE = QT_TRANSLATE_NOOP("DrawsWindow", "%n undone, with the number it had", "draws", 1)
NONE_YET = QT_TRANSLATE_NOOP("DrawsWindow", "Nothing has been drawn yet")
NONE_YET_WHY = QT_TRANSLATE_NOOP(
    "DrawsWindow", "This is the time for a value of the room. Read the commitment out, or hang it on the wall."
)
NONE_YET_GIVEN = QT_TRANSLATE_NOOP(
    "DrawsWindow", "The room has given its value. Read the commitment out, or hang it on the wall, and draw."
)
LIST = QT_TRANSLATE_NOOP("DrawsWindow", "Every draw, the newest first")
COMMITMENT = QT_TRANSLATE_NOOP("DrawsWindow", "Commitment")
NOT_FIXED = QT_TRANSLATE_NOOP("DrawsWindow", "No secret is fixed yet. That is done with the first draw.")
COPY = QT_TRANSLATE_NOOP("DrawsWindow", "Copy")
COPIED = QT_TRANSLATE_NOOP("DrawsWindow", "Commitment copied.")
VALUE = QT_TRANSLATE_NOOP("DrawsWindow", "Value of the room")
VALUE_HOW = QT_TRANSLATE_NOOP(
    "DrawsWindow", "Let somebody call out a word or roll dice, before the first draw. It is given once."
)
VALUE_TYPE = QT_TRANSLATE_NOOP("DrawsWindow", "word or digits")
GIVE = QT_TRANSLATE_NOOP("DrawsWindow", "Give it")
VALUE_GIVEN = QT_TRANSLATE_NOOP("DrawsWindow", "Given by the room; part of every draw.")
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
