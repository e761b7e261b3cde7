"""The action that shows a sheet to print. The window goes to the Papers page."""

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action

SHEET = Action("papers.sheet", QT_TRANSLATE_NOOP("Actions", "Print a sheet"), "printer", goes_to="papers", bare=False)

PAPERS = (SHEET,)
