"""The filters over the list: a pill a kind, and a field that finds while it is typed in."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLineEdit, QWidget

from tdapp.ui.pages.registration.players import texts
from tdapp.ui.pages.registration.players.model import Only
from tdapp.ui.widgets.buttons import Button
from tdapp.words.say import Words


class FindField(QLineEdit):
    """Finds while it is typed in; Down and Enter go on in the list, Escape shows all again."""

    onward = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.onward.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class Filters(QWidget):
    """Which entries are listed."""

    picked = Signal(object)  # Only
    searched = Signal(str)
    onward = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pills: dict[Only, Button] = {}
        self._group = QButtonGroup(self)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        for only in Only:
            pill = Button("", kind="filter", icon="triangle-alert" if only is Only.WAITING else "", name=f"only_{only}")
            self.pills[only] = pill
            self._group.addButton(pill)
            line.addWidget(pill)
            pill.clicked.connect(self._clicked)
        self.pills[Only.ALL].setChecked(True)
        line.addStretch(1)
        self.search = FindField()
        self.search.setObjectName("find_player")
        self.search.setMaxLength(200)
        self.search.setMinimumWidth(260)
        line.addWidget(self.search)
        self.search.textChanged.connect(self.searched)
        self.search.onward.connect(self.onward)

    def _clicked(self) -> None:
        self.picked.emit(self.only())

    def only(self) -> Only:
        """The kind that is listed."""
        return next((only for only, pill in self.pills.items() if pill.isChecked()), Only.ALL)

    def show_counts(self, counts: dict[Only, int], words: Words) -> None:
        """How many entries there are of each kind."""
        for only, pill in self.pills.items():
            pill.say(words(texts.CHIPS[only], n=words.number(counts[only])))
            pill.setVisible(only is not Only.WAITING or counts[only] > 0 or pill.isChecked())

    def retranslate(self, words: Words) -> None:
        """Say it in the desk's language."""
        self.search.setPlaceholderText(words(texts.FIND))
        self.search.setAccessibleName(words(texts.FIND))
