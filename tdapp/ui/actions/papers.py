"""The actions of paper: a sheet to print, on the Papers page; everything a night needs to go on by hand, at once."""

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action

SHEET = Action("papers.sheet", QT_TRANSLATE_NOOP("Actions", "Print a sheet"), "printer", goes_to="papers", bare=False)

PACK = Action(
    "window.floor_pack", QT_TRANSLATE_NOOP("Actions", "Floor pack: print and keep"), "printer", "Ctrl+Shift+W"
)

PAPERS = (SHEET, PACK)
