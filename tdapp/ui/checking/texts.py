"""The texts of the window that checks a club file."""

from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("CheckWindow", "Check a club file")
CLOSE = QT_TRANSLATE_NOOP("CheckWindow", "Close window")
WHY = QT_TRANSLATE_NOOP(
    "CheckWindow",
    "Every line is checked and every tournament played again: tables, chips, money, seats and draws. "
    "The file is only read.",
)
CHECKING = QT_TRANSLATE_NOOP("CheckWindow", "Checking {file}: {lines} lines so far")
SAVING = QT_TRANSLATE_NOOP("CheckWindow", "Saving what is left of {file}: {lines} lines so far")
FINDINGS = QT_TRANSLATE_NOOP("CheckWindow", "What was found")
AGAIN = QT_TRANSLATE_NOOP("CheckWindow", "Check again")
OTHER = QT_TRANSLATE_NOOP("CheckWindow", "Check another file")
SAVE = QT_TRANSLATE_NOOP("CheckWindow", "Save what is left")
SAVE_HELP = QT_TRANSLATE_NOOP(
    "CheckWindow", "Everything that can still be read goes into a new file; this one stays as it is."
)
SAVE_AS = QT_TRANSLATE_NOOP("CheckWindow", "Save what is left as a new club file")
SAVED_NAME = QT_TRANSLATE_NOOP("CheckWindow", "{name} saved")
OPEN_IT = QT_TRANSLATE_NOOP("CheckWindow", "Open the new file")
