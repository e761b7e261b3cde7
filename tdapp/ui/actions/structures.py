"""The actions that make a structure, and that make what is left of one end in time."""

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action

GENERATE = Action("window.generate", QT_TRANSLATE_NOOP("Actions", "Make a structure"), "list-ordered", "Ctrl+Shift+G")
END_AT = Action("window.end_at", QT_TRANSLATE_NOOP("Actions", "End at a time"), "alarm-clock", "Ctrl+Shift+H")

IMPORT = Action(
    "structures.import",
    QT_TRANSLATE_NOOP("Actions", "Import a structure from a list"),
    "file-down",
    goes_to="structure",
)

STRUCTURES = (GENERATE, END_AT, IMPORT)
