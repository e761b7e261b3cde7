"""The texts of the window that recovers a night."""

from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("RecoverWindow", "Recover a night")
CLOSE = QT_TRANSLATE_NOOP("RecoverWindow", "Close window")
WHY = QT_TRANSLATE_NOOP(
    "RecoverWindow",
    "The laptop failed, or the club file is gone: what is on the second medium, in copies and in what is left of the "
    "file is put together in a new file, up to the last act. Nothing that was found is changed.",
)
FOUND = QT_TRANSLATE_NOOP("RecoverWindow", "Clubs that were found")
LOOKING = QT_TRANSLATE_NOOP("RecoverWindow", "Looking for clubs")
CHOOSE = QT_TRANSLATE_NOOP("RecoverWindow", "1. Choose the club, or look on the stick")
NOTHING = QT_TRANSLATE_NOOP("RecoverWindow", "No club was found. Plug in the stick, and look in its folder.")
MAKING = QT_TRANSLATE_NOOP("RecoverWindow", "Recovering {name}: {lines} lines so far")
DONE = QT_TRANSLATE_NOOP("RecoverWindow", "2. Open it, and continue")
LINE = QT_TRANSLATE_NOOP("RecoverWindow", "{name}: up to {time}, {day} ({what})", "a club that was found")
LINE_EMPTY = QT_TRANSLATE_NOOP("RecoverWindow", "{name} ({what})", "a club that was found")
MEDIA = QT_TRANSLATE_NOOP("RecoverWindow", "%n second media", "", 1)
COPIES = QT_TRANSLATE_NOOP("RecoverWindow", "%n copies", "", 1)
FILES = QT_TRANSLATE_NOOP("RecoverWindow", "%n club files", "", 1)
LOOK = QT_TRANSLATE_NOOP("RecoverWindow", "Look in another folder")
RECOVER = QT_TRANSLATE_NOOP("RecoverWindow", "Recover this club")
OPEN_IT = QT_TRANSLATE_NOOP("RecoverWindow", "Open it")
GOES_ON = QT_TRANSLATE_NOOP("RecoverWindow", "From now on every act is also written to {folder}, as before.")
