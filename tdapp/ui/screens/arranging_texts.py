"""What the window in which boxes are arranged says."""

from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Arranging", "Boxes of the public screen")
CLOSE = QT_TRANSLATE_NOOP("Arranging", "Close window")
LAYOUT = QT_TRANSLATE_NOOP("Arranging", "Layout")
SHAPE = QT_TRANSLATE_NOOP("Arranging", "Shape of the display")
PORTRAIT = QT_TRANSLATE_NOOP("Arranging", "9:16, upright")
STAGE = QT_TRANSLATE_NOOP("Arranging", "Stage of the evening")
BOXES = QT_TRANSLATE_NOOP("Arranging", "Boxes at this stage")
WHERE = QT_TRANSLATE_NOOP(
    "Arranging", "{box}: column {x}, row {y}, {w} wide, {h} high", "of a grid of columns and rows, counted from 1"
)
NONE_CHOSEN = QT_TRANSLATE_NOOP("Arranging", "Click a box, or pick one above.")
STAGES = QT_TRANSLATE_NOOP("Arranging", "Seen at")
ALL_STAGES = QT_TRANSLATE_NOOP("Arranging", "Every stage")
ALIGN = QT_TRANSLATE_NOOP("Arranging", "Lines stand")
PICTURE = QT_TRANSLATE_NOOP("Arranging", "File of the picture")
PICTURE_HINT = QT_TRANSLATE_NOOP("Arranging", "In {folder}. Empty: the logo of the house.")
LISTS = QT_TRANSLATE_NOOP("Arranging", "Where seat lists hang")
LISTS_HINT = QT_TRANSLATE_NOOP("Arranging", "Empty: what the house says.")
GIVES_WAY = QT_TRANSLATE_NOOP("Arranging", "Gives way to")
NOTHING = QT_TRANSLATE_NOOP("Arranging", "Nothing")
TURN = QT_TRANSLATE_NOOP("Arranging", "Takes turns as", "the name of the turn a box belongs to")
NO_TURN = QT_TRANSLATE_NOOP("Arranging", "With what stands there")
NEW_TURN = QT_TRANSLATE_NOOP("Arranging", "A new turn")
PAGE = QT_TRANSLATE_NOOP("Arranging", "Page of the turn")
OF_TURN = QT_TRANSLATE_NOOP("Arranging", "Page {page}: {boxes}.")
TOURNAMENT = QT_TRANSLATE_NOOP("Arranging", "Which tournament, from the left")
KIND = QT_TRANSLATE_NOOP("Arranging", "New box")
ADD = QT_TRANSLATE_NOOP("Arranging", "Add box")
REMOVE = QT_TRANSLATE_NOOP("Arranging", "Take box out")
UNDO = QT_TRANSLATE_NOOP("Arranging", "Undo step")
REDO = QT_TRANSLATE_NOOP("Arranging", "Redo step")
SHIPPED = QT_TRANSLATE_NOOP("Arranging", "Built-in boxes")
SHIPPED_HELP = QT_TRANSLATE_NOOP("Arranging", "Take the boxes this layout ships with; Ctrl+Z brings yours back.")
NOT_SHIPPED = QT_TRANSLATE_NOOP("Arranging", "This layout is your own: there are no built-in boxes of it.")
NAME = QT_TRANSLATE_NOOP("Arranging", "Save as")
NAME_HINT = QT_TRANSLATE_NOOP(
    "Arranging",
    "Under this name every programme with these boxes shows them; under another one they become a new programme.",
)
SAVE = QT_TRANSLATE_NOOP("Arranging", "Save boxes")
SAVED = QT_TRANSLATE_NOOP("Arranging", "Saved. Every screen with these boxes shows them.")
SAVED_NEW = QT_TRANSLATE_NOOP(
    "Arranging", "Saved. The programme '{programme}' shows these boxes; this screen has it now."
)
NOTHING_CHANGED = QT_TRANSLATE_NOOP("Arranging", "Nothing was changed yet.")
NO_STEP = QT_TRANSLATE_NOOP("Arranging", "There is no step to undo.")
NO_REDO = QT_TRANSLATE_NOOP("Arranging", "There is no step to redo.")
CHOOSE_FIRST = QT_TRANSLATE_NOOP("Arranging", "Choose a box first.")
KEYS = QT_TRANSLATE_NOOP(
    "Arranging", "Arrows move the box, Shift with an arrow changes its size, Page Up and Down choose another."
)
COPIED = QT_TRANSLATE_NOOP(
    "Arranging", "The nearest shape, fitted. It becomes boxes of its own for this shape with the first change."
)
ARROWS = QT_TRANSLATE_NOOP("Arranging", "move the chosen box")
SHIFT_ARROWS = QT_TRANSLATE_NOOP("Arranging", "make it larger or smaller")
PAGES = QT_TRANSLATE_NOOP("Arranging", "choose another box")
