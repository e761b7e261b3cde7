"""The action of hand-for-hand play, head counts and the end of the day: all of it is done in one window."""

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action

TITLE = QT_TRANSLATE_NOOP("Actions", "Hand for hand, head count")
IN_STEP = Action("window.in_step", TITLE, "users", "Ctrl+Shift+H")

HANDS = (IN_STEP,)
