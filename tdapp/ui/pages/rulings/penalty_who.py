"""The field that names who gets a penalty: everybody with a seat, found by name or seat."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QComboBox

from tdapp.domain.units import EntryId
from tdapp.read.people.names import fold
from tdapp.read.rulings.penalty_form import Sitting, sitting
from tdapp.ui.session import Session
from tdapp.ui.widgets.cells import NOWHERE
from tdapp.ui.widgets.inputs import combo_box
from tdapp.ui.widgets.keyboard import takes_commands
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.say import Words

LETTERS = 18  # wide, so that long names do not push the others out


class Everybody(QAbstractListModel):
    """The list of everybody with a seat; of thousands mostly one has changed, and only that is told of. A line is put
    into words when it is asked for.
    """

    def __init__(self, words: Callable[[], Words]) -> None:
        super().__init__()
        self._words = words
        self.people: list[Sitting] = []

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.people)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self.people):
            return None
        one = self.people[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self.line(one)
        return one.entry if role == Qt.ItemDataRole.UserRole else None

    def line(self, one: Sitting) -> str:
        """Somebody as listed: the seat and the name."""
        return f"{self._words().seat(one.seat)}  {one.name.full}"

    def show(self, people: list[Sitting]) -> None:
        """List these; what is the same at the top and at the end stays."""
        was = self.people
        alike = next((n for n, (old, new) in enumerate(zip(was, people, strict=False)) if old != new), None)
        head = min(len(was), len(people)) if alike is None else alike
        tail = 0
        while tail < min(len(was), len(people)) - head and was[-1 - tail] == people[-1 - tail]:
            tail += 1
        if len(was) - tail > head:
            self.beginRemoveRows(NOWHERE, head, len(was) - tail - 1)
            self.people = was[:head] + was[len(was) - tail :]
            self.endRemoveRows()
        if len(people) - tail > head:
            self.beginInsertRows(NOWHERE, head, len(people) - tail - 1)
            self.people = people
            self.endInsertRows()

    def place(self, entry: EntryId | None) -> int:
        """The row of an entry, -1 for nobody and for somebody without a seat."""
        return next((at for at, one in enumerate(self.people) if one.entry == entry), -1)


class WhoBox(QComboBox):
    """The box of everybody with a seat. What is typed in it and finds nobody is a command."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        combo_box("penalty_who", texts.PENALTY_WHO, letters=LETTERS, made=self)
        self.session = session
        self.everybody = Everybody(lambda: session.words)
        self.setModel(self.everybody)
        self.setEditable(True)
        line = self.lineEdit()
        if line is not None:
            takes_commands(line, leave=self._leave_typed, finds=self._finds)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        completer = self.completer()
        if completer is not None:
            completer.setFilterMode(Qt.MatchFlag.MatchContains)

    def start(self) -> None:
        """Put the keyboard here, over what is typed."""
        self.setFocus()
        line = self.lineEdit()
        if line is not None:
            line.selectAll()

    def entry(self) -> EntryId | None:
        """The entry that is chosen; None for nobody, and while a name is half typed."""
        place = self.currentIndex()
        entry: EntryId | None = self.itemData(place)
        return entry if place >= 0 and self.currentText() == self.itemText(place) else None

    def choose(self, entry: EntryId | None) -> bool:
        """Choose an entry, or nobody; returns whether it is in the list."""
        place = self.everybody.place(entry)
        self.setCurrentIndex(place)
        return place >= 0

    def list_everybody(self) -> None:
        """List everybody with a seat; whoever is chosen stays."""
        chosen = self.entry()
        self.blockSignals(True)
        self.everybody.show(self.session.view(sitting, self.session.club.directory))
        self.choose(chosen)
        self.blockSignals(False)

    def _leave_typed(self) -> None:
        """Show whoever was chosen before something else was typed."""
        self.setEditText(self.itemText(self.currentIndex()))

    def _finds(self, typed: str) -> bool:
        """Whether somebody in the list is found by this: by a name, or by the seat it begins with."""
        sought = fold(typed)
        return any(sought in fold(self.everybody.line(one)) for one in self.everybody.people)
