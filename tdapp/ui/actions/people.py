"""The actions of the window of people: open it, or show one of them there."""

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action

SHOW = Action("window.people", QT_TRANSLATE_NOOP("Actions", "People of the club"), "users", "Ctrl+Shift+M")
PERSON = Action(
    "window.person", QT_TRANSLATE_NOOP("Actions", "All about this person"), "user", bare=False, by_name=False
)
RECORD = Action(
    "window.record", QT_TRANSLATE_NOOP("Actions", "Rulings and penalties of a player"), "history", bare=False,
    by_name=False,
)  # fmt: skip

IMPORT = Action("window.import_people", QT_TRANSLATE_NOOP("Actions", "Import people from a list"), "file-down")
RESULTS = Action("window.import_results", QT_TRANSLATE_NOOP("Actions", "Import results of a past evening"), "file-down")

EVENINGS = Action(
    "window.imported_evenings", QT_TRANSLATE_NOOP("Actions", "Imported evenings: show them, undo an import"), "history"
)

PEOPLE = (SHOW, PERSON, RECORD, IMPORT, RESULTS, EVENINGS)
