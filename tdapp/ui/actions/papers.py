"""The actions of paper: a sheet to print; all a night needs to continue by hand; what was done by hand, typed back."""

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action

SHEET = Action("papers.sheet", QT_TRANSLATE_NOOP("Actions", "Print a sheet"), "printer", goes_to="papers", bare=False)

PACK = Action(
    "window.floor_pack", QT_TRANSLATE_NOOP("Actions", "Floor pack: print and keep"), "printer", "Ctrl+Shift+W"
)
BY_HAND = Action("window.by_hand", QT_TRANSLATE_NOOP("Actions", "Type back from paper"), "keyboard", "Ctrl+Shift+I")

PAPERS = (SHEET, PACK, BY_HAND)
