"""The menu at a row of the list: what can be done with the chosen entries, and what else is known of one."""

from collections.abc import Sequence

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from tdapp.read.registration.players import EntryStatus, PlayerRow
from tdapp.ui.actions.people import PERSON
from tdapp.ui.language import language
from tdapp.ui.pages.registration.players.deeds import Deeds
from tdapp.words.people import history

RECORD_KEY, PERSON_KEY = "Alt+I", "Alt+P"
RECORD, ABOUT = "record", "person"  # what an action carries that is no deed


class RowMenu(QMenu):
    """A menu whose actions each carry the deed they stand for, or RECORD or ABOUT. What cannot be done is grey."""

    def __init__(self, deeds: Deeds, parent: QWidget) -> None:
        super().__init__(parent)
        self.setToolTipsVisible(True)
        self._deeds = deeds

    def fill(self, rows: list[PlayerRow]) -> None:
        """Offer what fits these entries, the likeliest first."""
        self.clear()
        for deed in _fitting(rows):
            button = self._deeds.buttons[deed]
            action = self._offer(deed, button.text(), button.key)
            action.setEnabled(not self._deeds.why_not(deed, rows))
        if len(rows) == 1:
            self._offer(RECORD, language().words(history.OPEN), RECORD_KEY)
            self._offer(ABOUT, language().words(PERSON.text), PERSON_KEY)

    def choose_first(self) -> None:
        """Stand on the first action that can be done, so that Enter takes it."""
        first = next((action for action in self.actions() if action.isEnabled()), None)
        if first is not None:
            self.setActiveAction(first)

    def _offer(self, what: str, said: str, keys: str) -> QAction:
        key = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
        action = QAction(f"{said}\t{key}", self)
        action.setData(what)
        self.addAction(action)
        return action


def _fitting(rows: Sequence[PlayerRow]) -> tuple[str, ...]:
    if all(row.status is EntryStatus.OUT for row in rows):
        return ("reinstate", "correct")
    return ("hand",) if len(rows) > 1 else ("bust", "move", "swap", "cancel", "correct")
