"""The texts of the window of the draws."""

from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("DrawsWindow", "Draws")
COUNT = QT_TRANSLATE_NOOP("DrawsWindow", "%n draws", "", 1)
COUNT_UNDONE = QT_TRANSLATE_NOOP("DrawsWindow", "%n undone, number kept", "draws", 1)
NONE_YET = QT_TRANSLATE_NOOP("DrawsWindow", "Nothing has been drawn yet")
NONE_YET_WHY = QT_TRANSLATE_NOOP(
    "DrawsWindow",
    "Read out seal and list code, or post them on the wall. Then have somebody call out a word, and draw the seats.",
)
NONE_YET_GIVEN = QT_TRANSLATE_NOOP(
    "DrawsWindow", "The room has called out a word for this list. Draw now: one more entry changes the list."
)
LIST = QT_TRANSLATE_NOOP("DrawsWindow", "Every draw, the newest first")
COMMITMENT = QT_TRANSLATE_NOOP("DrawsWindow", "Seal")
NOT_FIXED = QT_TRANSLATE_NOOP("DrawsWindow", "No secret number is fixed yet. That happens with the first draw.")
COPY = QT_TRANSLATE_NOOP("DrawsWindow", "Copy")
COPIED = QT_TRANSLATE_NOOP("DrawsWindow", "Seal copied.")
VALUE = QT_TRANSLATE_NOOP("DrawsWindow", "Word from the room")
VALUE_HOW = QT_TRANSLATE_NOOP(
    "DrawsWindow",
    "Show the list code first. Then have somebody call out a word or roll dice. It counts for this "
    "list only: a later entry changes the list, and a fresh word is needed.",
)
VALUE_NEXT = QT_TRANSLATE_NOOP(
    "DrawsWindow",
    "For the next draw: have somebody turn a card or call out a word. Later draws in this level use it too.",
)
VALUE_TYPE = QT_TRANSLATE_NOOP("DrawsWindow", "word or digits")
GIVE = QT_TRANSLATE_NOOP("DrawsWindow", "Record word")
VALUE_GIVEN = QT_TRANSLATE_NOOP(
    "DrawsWindow", "Given for exactly this list and draw {number}. Anyone who enters after the draw gets a later draw."
)
VALUE_OUTDATED = QT_TRANSLATE_NOOP(
    "DrawsWindow",
    "{value} was given for another list: since then somebody came or went, or the rules changed. "
    "Show the list code again, and ask the room for a fresh word.",
)
SHOWN = QT_TRANSLATE_NOOP("DrawsWindow", "List code for draw {number}")
SHOWN_WHY = QT_TRANSLATE_NOOP(
    "DrawsWindow", "A code of who is in, where they sit and the room rules. It changes when any of these does."
)
SHOWN_COPIED = QT_TRANSLATE_NOOP("DrawsWindow", "List code copied.")
SECRET = QT_TRANSLATE_NOOP("DrawsWindow", "Secret number")
REVEAL = QT_TRANSLATE_NOOP("DrawsWindow", "Reveal secret number")
HIDDEN = QT_TRANSLATE_NOOP("DrawsWindow", "Nobody sees it before the end, not even the director.")
CHECK = QT_TRANSLATE_NOOP("DrawsWindow", "Anybody can check these draws with Python alone: F1 says how")
SAVE = QT_TRANSLATE_NOOP("DrawsWindow", "Save for checking")
SAVE_TITLE = QT_TRANSLATE_NOOP("DrawsWindow", "Save the draws for checking")
SAVE_HELP = QT_TRANSLATE_NOOP("DrawsWindow", "A file with every draw and no names, which any program can check")
JSON = QT_TRANSLATE_NOOP("DrawsWindow", "Draws (*.json)", "keep the brackets as they are")
SAVED = QT_TRANSLATE_NOOP("DrawsWindow", "Draws saved: {path}")
NOT_SAVED = QT_TRANSLATE_NOOP("DrawsWindow", "The draws could not be saved to {path}: {reason}. Choose another folder.")
PAPER = QT_TRANSLATE_NOOP("DrawsWindow", "Sheet")
PAPER_HELP = QT_TRANSLATE_NOOP("DrawsWindow", "The draw sheet on the Papers page")
CLOSE = QT_TRANSLATE_NOOP("DrawsWindow", "Close")
