"""The list at the left: everybody the club knows, or who fits what is typed over it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from tdapp.domain.units import PlayerId
from tdapp.ui.language import say
from tdapp.ui.people import texts
from tdapp.ui.people.model import CARD, MAY_PLAY, NAME, NATIONALITY, NICKNAME, PLAYED, PeopleList
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.in_rows import in_rows
from tdapp.ui.widgets.keyboard import ENTER, on_keys, takes_commands
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import grow, one_of, vbox

MOST = 200  # found people listed at once: nobody looks through more
WIDTHS = {NAME: 210, NICKNAME: 100, CARD: 76, NATIONALITY: 110, PLAYED: 148, MAY_PLAY: 134}
LEAST_NAME, LONG_NAME = 160, 212  # of the names: at least, and for all but a few of them to be read in full
MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class Finding(QWidget):
    """The list of everybody the club knows, with the line that finds. `chosen`: the list stands on somebody else;
    `opened`: Enter, to go on in the form.
    """

    chosen = Signal(object)  # PlayerId
    opened = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._last: PlayerId | None = None  # whom the list stood on last
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self.refresh)
        self.search = plain_line("people_search", texts.SEARCH, inside=True, longest=200)
        self.count = Label("", "muted")
        self.model = PeopleList(session)
        self.table = QTableView()
        self.table.setObjectName("people_list")
        self.table.setModel(self.model)
        in_rows(self.table)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        say(self.table.setAccessibleName, texts.LIST)
        self.empty = EmptyState("users")
        self.stack = one_of(self.table, self.empty)
        vbox(self.search, self.count, grow(self.stack), gap=6, on=self)
        self.search.textChanged.connect(self.look_for)
        on_keys(self.search, self._search_key)
        on_keys(self.table, self._table_key, takes=str.isalnum)
        takes_commands(self.search, finds=self._finds)
        self.table.viewport().installEventFilter(self)
        self.table.selectionModel().currentRowChanged.connect(self._moved)
        self.table.doubleClicked.connect(self._opened)
        look().changed.connect(self._fit)
        self._fit()

    def refresh(self) -> None:
        """Look at the club again, since it may have changed, and stay with the same person."""
        self.model.forget()
        self.look_for(self.search.text(), pick=False)

    def look_for(self, typed: str, *, pick: bool = True) -> None:
        """List who fits; everybody while nothing is typed. `pick`: choose the first of them if nobody is chosen."""
        if not self.session.has_club:
            return
        if not self.session.club.people.prepare():  # after a large import: in parts, so that no clock waits
            self.count.say(texts.READYING)
            self._again.start()
            return
        index = self.session.club.people.index
        people = index.find(typed, limit=MOST) if typed.strip() else index.everybody()
        self.show_people(people, typed=typed.strip(), pick=pick)

    def show_people(self, people: Sequence[PlayerId], *, typed: str, pick: bool) -> None:
        """Show these people; the one that was chosen stays chosen, else the first of those that were looked for."""
        here = self.current()
        self.table.selectionModel().blockSignals(True)
        self.model.show_rows(people, self.session.words, anew=True)
        self.table.selectionModel().blockSignals(False)
        if not typed:
            self.count.say(texts.COUNT, n=len(people))
        elif len(people) < MOST:
            self.count.say(texts.FOUND, n=len(people))
        else:
            self.count.say(texts.FOUND_MORE, shown=MOST)
        if not people:
            title, why = (texts.NOT_FOUND, texts.NOT_FOUND_WHY) if typed else (texts.NOBODY, texts.NOBODY_WHY)
            self.empty.say(title, why, text=typed)
        self.stack.setCurrentWidget(self.table if people else self.empty)
        self.count.setVisible(bool(people))
        if not self.choose(here) and typed and people and pick:
            self.choose(people[0])

    def current(self) -> PlayerId | None:
        """The person the list stands on; None: nobody."""
        return self._last

    def choose(self, player: PlayerId | None) -> bool:
        """Stand on somebody; whether that one is listed."""
        row = self.model.row_of(player)
        if row is not None:
            self.table.setCurrentIndex(self.model.index(row, NAME))
        return row is not None

    def stand_nowhere(self) -> None:
        """Choose nobody: somebody new is typed."""
        self.table.selectionModel().clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _search_key(self, event: QKeyEvent) -> bool:
        if event.key() in MOVES:
            self.table.setFocus()
            self.table.event(event)
        elif event.key() in ENTER:
            self._opened()
        else:
            return False
        return True

    def _table_key(self, event: QKeyEvent) -> bool:
        if event.key() in ENTER:
            self._opened()
        elif event.text().isprintable() and event.text().strip() and not event.modifiers():
            self.search.setFocus()
            self.search.setText(event.text())
        else:
            return False
        return True

    def _finds(self, typed: str) -> bool:
        """Whether somebody of the club is found by this."""
        people = self.session.club.people
        return people.prepare() and bool(people.index.find(typed, limit=1))

    def _moved(self, index: QModelIndex, _before: QModelIndex) -> None:
        self._last = self.model.rows[index.row()] if index.isValid() else None
        if self._last is not None:
            self.chosen.emit(self._last)

    def _opened(self, *_args: object) -> None:
        if self.table.currentIndex().isValid():
            self.opened.emit()

    def _fit(self) -> None:
        """Hide the least important columns where there is no room for them."""
        room = self.table.viewport().width()
        shown = dict(WIDTHS)
        for column in (NICKNAME, PLAYED, NATIONALITY):
            if sum(shown.values()) - WIDTHS[NAME] + LONG_NAME > room:
                shown.pop(column)
        for column in WIDTHS:
            self.table.setColumnHidden(column, column not in shown)
        for column, width in shown.items():
            self.table.setColumnWidth(column, width)
        self.table.setColumnWidth(NAME, max(LEAST_NAME, room - sum(shown.values()) + WIDTHS[NAME]))
