"""The words of the window in which an hour is typed back from paper."""

from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("ByHand", "Type back from paper")
WHY = QT_TRANSLATE_NOOP(
    "ByHand",
    "What the floor did by hand, a line each, as in the command box and in its order; a time in front where one was "
    "noted. Nothing is done before it is saved: all of it or nothing.",
)
CLOSE = QT_TRANSLATE_NOOP("ByHand", "Close: what is typed stays")
LINES = QT_TRANSLATE_NOOP("ByHand", "What was noted")
READ_AS = QT_TRANSLATE_NOOP("ByHand", "Understood as")
THEN = QT_TRANSLATE_NOOP("ByHand", "What it leads to")
HINT = QT_TRANSLATE_NOOP(
    "ByHand",
    "21:14 bust 3-2 by 3-5\nrebuy 4-1 card\nregister Pim New 5-3\n21:30 break 14 3-5 4-2\nmove 7-1 2-4\n21:40 pause",
    "an example, one line under the other",
)
EXAMPLES = QT_TRANSLATE_NOOP(
    "ByHand",
    "bust 3-2 by 3-5 · bust 3-2 + 3-4 · rebuy 4-1 card · add-on 4-1 · re-entry #12 5-3 · register Pim New 5-3 · "
    "move 7-1 2-4 · swap 7-1 2-4 · break 14 3-5 4-2 (where each went, by seat) · break 15 min · level 10 · +5 · "
    "pause · resume · count 3-2 45000 · race 25, odd 3 2 2 5 5 > 2 (seat 2 got the chip) · penalty 3-2 1 round phone · "
    "warning 3-2 phone · pay 3-2. "
    "A reason behind an exclamation mark lifts what needs one.",
)
NOTHING_YET = QT_TRANSLATE_NOOP("ByHand", "Nothing yet. Each line is understood, or refused, as it is typed.")
SAVE = QT_TRANSLATE_NOOP("ByHand", "Save all %n lines", "", 1)
SAVE_NONE = QT_TRANSLATE_NOOP("ByHand", "Save all")
NEXT_REFUSED = QT_TRANSLATE_NOOP("ByHand", "Next refused line")
REFUSED = QT_TRANSLATE_NOOP("ByHand", "%n lines are refused: nothing can be saved until they are corrected", "", 1)
SAVED = QT_TRANSLATE_NOOP(
    "ByHand", "%n acts typed back from paper. Each is undone by itself, the last by Ctrl+Z", "", 1
)
CLOCK_ON = QT_TRANSLATE_NOOP("ByHand", "{time} {resume}", "the first line: the clock was resumed by hand at that time")
NONE_REFUSED = QT_TRANSLATE_NOOP("ByHand", "No line is refused.")
REFUSED_FIRST = QT_TRANSLATE_NOOP("ByHand", "Change or remove the lines that are refused first.")
NONE_TYPED = QT_TRANSLATE_NOOP("ByHand", "Type a line that is understood first.")
