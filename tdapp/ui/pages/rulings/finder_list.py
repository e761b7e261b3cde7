"""The finder of what happened: a field, and a list of the incidents, chapter by chapter. Enter takes the first."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidgetItem, QWidget

from tdapp.app.rulings.rulings import Finder
from tdapp.rulings import INCIDENTS
from tdapp.ui.language import language
from tdapp.ui.language import say as say_of
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import SMALL
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.filling import Line, fill
from tdapp.ui.widgets.inputs import list_widget
from tdapp.ui.widgets.keyboard import HandsOn, on_keys, takes_commands
from tdapp.ui.widgets.label import Label, tip
from tdapp.ui.widgets.layout import grow, vbox
from tdapp.ui.widgets.typed_in import only_finds
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.rulings import say
from tdapp.words.rulings.common import CHAPTERS

INCIDENT = Qt.ItemDataRole.UserRole
MOVES = {Qt.Key.Key_Up: -1, Qt.Key.Key_PageUp: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageDown: 1}


class FinderList(HandsOn, QWidget):
    """The list of incidents. Its field `search` stands where the host puts it; `chosen` says which incident."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.search = plain_line("ruling_search", texts.SEARCH, help_text=texts.SEARCH)
        only_finds(self.search)
        say_of(self.search.setPlaceholderText, texts.CHOOSE)
        self.list = list_widget("ruling_incidents", texts.INCIDENTS)
        self.nothing = Label(texts.NOTHING_FOUND, "muted", wrap=True)
        self.nothing.hide()
        vbox(self.nothing, grow(self.list), on=self)
        self.hand_on(self.search)
        self._finder: Finder | None = None
        self.search.textChanged.connect(self._show)
        self.search.returnPressed.connect(self._take)
        on_keys(self.search, self._by_arrow)
        takes_commands(self.search, finds=self._finds)
        self.list.itemActivated.connect(self._activated)
        self.list.itemClicked.connect(self._activated)
        look().changed.connect(self._tone_heads)

    def show_finder(self, finder: Finder) -> None:
        """Show what can be found, in the language of the windows."""
        self._finder = finder
        self._show(self.search.text())

    def ready(self) -> None:
        """Make ready to be searched; in whichever thread."""
        if self._finder is not None:
            self._finder.ready()

    def _by_arrow(self, event: QKeyEvent) -> bool:
        """Run through the list with the arrow keys of the field; returns whether the key was used."""
        way = MOVES.get(Qt.Key(event.key()), 0)
        if way:
            self._step(way)
        return bool(way)

    def _finds(self, typed: str) -> bool:
        """Whether an incident is found by every word of this."""
        return self._finder is not None and bool(self._finder.find(typed, every=True))

    def _show(self, typed: str) -> None:
        if self._finder is None:
            return
        words, found = language().words, self._finder.find(typed)
        lines: list[Line] = []
        heads: list[int] = []
        chapter = ""
        for name in found:
            incident = INCIDENTS[name]
            if not typed.strip() and incident.chapter != chapter:
                chapter = incident.chapter
                heads.append(len(lines))
                lines.append(Line(words(CHAPTERS[chapter])))
            keywords = ", ".join(say.keywords_of(words, name))
            held = {INCIDENT: name, Qt.ItemDataRole.ToolTipRole: tip(keywords)}
            lines.append(Line(say.title_of(words, name), held))
        fill(self.list, lines)
        for row in heads:
            self._head(row)
        self.nothing.setVisible(not found)
        if typed.strip():
            self._step(1)

    def _head(self, row: int) -> None:
        item = self.list.item(row)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setFont(bold(SMALL))
        item.setForeground(look().colour("muted"))

    def _tone_heads(self) -> None:
        for row in range(self.list.count()):
            if not self.list.item(row).data(INCIDENT):
                self._head(row)

    def _step(self, by: int) -> None:
        """Go to the next incident up or down; headings are passed over."""
        row = self.list.currentRow() + by
        while 0 <= row < self.list.count():
            if self.list.item(row).data(INCIDENT):
                self.list.setCurrentRow(row)
                return
            row += by

    def _take(self) -> None:
        row = self.list.currentRow()
        if row >= 0:
            self._activated(self.list.item(row))

    def _activated(self, item: QListWidgetItem) -> None:
        if incident := item.data(INCIDENT):
            self.search.clear()  # it is found: the next word looks for another one
            self.chosen.emit(incident)
