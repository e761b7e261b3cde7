"""The texts of the window of the manual."""

from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Manual", "Manual")
CLOSE = QT_TRANSLATE_NOOP("Manual", "Close")
SEARCH = QT_TRANSLATE_NOOP("Manual", "Search the manual")
SEARCH_HELP = QT_TRANSLATE_NOOP("Manual", "Type a few words, such as: table break")
CONTENTS = QT_TRANSLATE_NOOP("Manual", "Contents")
FOUND = QT_TRANSLATE_NOOP("Manual", "What was found")
PAGE = QT_TRANSLATE_NOOP("Manual", "The page")
NOTHING = QT_TRANSLATE_NOOP("Manual", "No page says that. Try fewer or other words.")
HITS = QT_TRANSLATE_NOOP("Manual", "%n places", "", 1)
BACK = QT_TRANSLATE_NOOP("Manual", "Back")
FORWARD = QT_TRANSLATE_NOOP("Manual", "Forward")
TO_CONTENTS = QT_TRANSLATE_NOOP("Manual", "Overview")
TO_SEARCH = QT_TRANSLATE_NOOP("Manual", "To the search line")
HELP = QT_TRANSLATE_NOOP("Manual", "Help")
SIGN = "circle-question-mark"  # beside what the manual explains
NOTHING_BEHIND = QT_TRANSLATE_NOOP("Manual", "This is the first page you read.")
NOTHING_BEFORE = QT_TRANSLATE_NOOP("Manual", "There is no later page.")
