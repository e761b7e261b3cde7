"""The field that names who gets a penalty: everybody with a seat, found by name or seat."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from tdapp.domain.units import EntryId
from tdapp.read.people.names import fold
from tdapp.read.registration.players import PlayersView
from tdapp.ui.session import Session
from tdapp.ui.widgets.inputs import combo_box
from tdapp.ui.widgets.keyboard import takes_commands
from tdapp.words.rulings import rulings_page as texts

LETTERS = 18  # wide, so that long names do not push the others out


class WhoBox(QComboBox):
    """The box of everybody with a seat. What is typed in it and finds nobody is a command."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        combo_box("penalty_who", texts.PENALTY_WHO, letters=LETTERS, made=self)
        self.session = session
        self._people: list[tuple[str, EntryId]] = []  # what the list holds
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
        place = self.findData(entry) if entry is not None else -1
        self.setCurrentIndex(place)
        return place >= 0

    def list_everybody(self) -> None:
        """List everybody with a seat. Of thousands mostly one has changed: only what differs is put into the list."""
        players: PlayersView = self.session.players_view()
        chosen, seat = self.entry(), self.session.words.seat
        people = [(f"{seat(row.seat)}  {row.name.full}", row.entry) for row in players.rows if row.seat is not None]
        was, self._people = self._people, people
        alike = next((n for n, (old, new) in enumerate(zip(was, people, strict=False)) if old != new), None)
        head = min(len(was), len(people)) if alike is None else alike
        tail = 0
        while tail < min(len(was), len(people)) - head and was[-1 - tail] == people[-1 - tail]:
            tail += 1
        self.blockSignals(True)
        for _ in range(len(was) - tail - head):
            self.removeItem(head)
        for place, (line, entry) in enumerate(people[head : len(people) - tail], head):
            self.insertItem(place, line, entry)
        self.choose(chosen)
        self.blockSignals(False)

    def _leave_typed(self) -> None:
        """Show whoever was chosen before something else was typed."""
        self.setEditText(self.itemText(self.currentIndex()))

    def _finds(self, typed: str) -> bool:
        """Whether somebody in the list is found by this: by a name, or by the seat it begins with."""
        return any(fold(typed) in fold(name) for name, _entry in self._people)
