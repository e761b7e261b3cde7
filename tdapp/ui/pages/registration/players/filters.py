"""The filters over the list of players: a pill a kind, and a field that finds while it is typed in."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from tdapp.ui.pages.registration.players import texts
from tdapp.ui.pages.registration.players.model import Only
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.keyboard import ENTER, on_keys
from tdapp.ui.widgets.layout import STRETCH, hbox
from tdapp.ui.widgets.typed_in import only_finds
from tdapp.words.say import Words


class Filters(QWidget):
    """The choice of what is listed: entries of a kind (`picked`), by a text (`searched`); `onward`: on to the list."""

    picked = Signal(object)  # Only
    searched = Signal(str)
    onward = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.pills: dict[Only, Button] = {}
        group = QButtonGroup(self)
        for only in Only:
            icon = "triangle-alert" if only is Only.WAITING else ""
            pill = Button("", partial(self.picked.emit, only), kind="filter", icon=icon, name=f"only_{only}")
            self.pills[only] = pill
            group.addButton(pill)
        self.pills[Only.ALL].setChecked(True)
        self.search = plain_line("find_player", texts.FIND, inside=True, longest=200, least=260)
        hbox(*self.pills.values(), STRETCH, self.search, on=self)
        only_finds(self.search)
        self.search.textChanged.connect(self.searched)
        on_keys(self.search, self._key)

    def show_counts(self, counts: dict[Only, int], words: Words, *, drawn: bool) -> None:
        """Show how many entries there are of each kind; before seats are `drawn` nobody plays yet."""
        for only, pill in self.pills.items():
            text = texts.CHIPS[only] if drawn or only is not Only.PLAYING else texts.REGISTERED
            pill.say(words(text, n=words.number(counts[only])))
            pill.setVisible(only is not Only.WAITING or counts[only] > 0 or pill.isChecked())

    def _key(self, event: QKeyEvent) -> bool:
        """Go on in the list with Down and Enter, show all again with Escape; returns whether the key was used."""
        if event.key() in (Qt.Key.Key_Down, *ENTER):
            self.onward.emit()
        elif event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        else:
            return False
        return True
