"""The record of the player a ruling is about: in a line beside the case, and as a list."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

from tdapp.domain.state import State
from tdapp.domain.units import EntryId, PlayerId
from tdapp.read.people.history import PersonHistory, person_history
from tdapp.read.people.names import NOBODY
from tdapp.ui.manual.asked import explained
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.inputs import list_widget
from tdapp.ui.widgets.label import Elided, Label, tip
from tdapp.ui.widgets.layout import Side, at, grow, hbox, vbox
from tdapp.words.people import history as texts

WIDE, HIGH = 560, 480


class RecordLine(QWidget):
    """The line of the player in question and what he did before, with a button for the list; hidden for nobody."""

    def __init__(self, session: Session, over: QWidget) -> None:
        super().__init__(over)
        self.session = session
        self.player: PlayerId | None = None
        self._known: tuple[object, ...] = ()
        self.name = Label("", "strong")
        self.text = Elided("", "caption")
        self.text.setObjectName("record_text")
        self.open = Button(texts.OPEN, self.show_list, on=over, icon="history", key="Alt+I", name="record_open")
        hbox(self.name, grow(self.text), self.open, on=self)
        self.hide()

    def show_entry(self, entry: EntryId | None) -> None:
        """Show what is on record of this entry's player; None: of nobody. The club is asked only when it may differ."""
        stream = self.session.tournament
        line = self.session.club.desk.history(stream).last_seq if stream is not None else 0
        known = (stream, line, entry, self.session.words.language)
        if known == self._known:
            return
        player = self.session.view(player_of, entry) if entry is not None else None
        self.player, self._known = player, known
        self.setVisible(player is not None)
        if player is None:
            return
        found = history_of(self.session, player)
        self.name.setText(self.session.club.directory.get(player, NOBODY).full)
        said = texts.told(self.session.words, found)
        self.text.setText(said)
        self.setToolTip(tip(said))
        self.open.setVisible(bool(found.records))

    def show_list(self) -> None:
        """Show everything on record of the player, newest first."""
        if self.player is not None:
            RecordList(self.session, self.player, self).open()

    def fit(self, *, low: bool) -> None:
        """Fit the line to the height: in a low window the record is behind its button, so the list keeps its room."""
        self.name.setVisible(not low)
        self.text.setVisible(not low)


class RecordList(QDialog):
    """The window with the rulings and penalties of a person in every tournament of the club."""

    def __init__(self, session: Session, player: PlayerId, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("record_list")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        explained(self, session)
        words, name = session.words, session.club.directory.get(player, NOBODY)
        title = words(texts.TITLE, name=name)
        self.setWindowTitle(title)
        self.list = list_widget("records")
        self.list.setAccessibleName(title)
        records = history_of(session, player).records
        self.list.addItems([texts.line_of(words, record) for record in records])
        shown = self.list if records else EmptyState("history", words(texts.NOTHING))
        close = Button(words(texts.CLOSE), self.accept, name="record_close")
        vbox(
            Label(title, "title", wrap=True), grow(shown), at(Side.AlignRight, close), gap=10, margins=(16, 12, 16, 12),
            on=self,
        )  # fmt: skip
        self.resize(WIDE, HIGH)
        if records:
            self.list.setCurrentRow(0)
            self.list.setFocus()


def show_record(session: Session, entry: EntryId, over: QWidget) -> None:
    """Show the list of an entry's player over another page; nothing when the entry was cancelled."""
    player = session.view(player_of, entry)
    if player is not None:
        RecordList(session, player, over).open()


def history_of(session: Session, player: PlayerId) -> PersonHistory:
    """The history of a person in the club, told from the tournament in front."""
    return person_history(session.club.records_of(player), session.tournament)


def player_of(state: State, entry: EntryId) -> PlayerId | None:
    """The player of an entry; None when it was cancelled."""
    found = state.entries.get(entry)
    return found.player if found is not None else None
