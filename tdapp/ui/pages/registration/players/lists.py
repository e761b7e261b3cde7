"""Lists of players in and out: the buttons for them, and what they do."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from tdapp.app.lists.spreadsheets import entries_table, results_table
from tdapp.read.registration.players import PlayersView
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.pages.registration.players import texts
from tdapp.ui.saving import ask_where, save_table
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button

ENTRIES_FILE = QT_TRANSLATE_NOOP("Players", "entries", "name of a file")
RESULTS_FILE = QT_TRANSLATE_NOOP("Players", "results", "name of a file")


class Lists(QWidget):
    """Reads a list of players into the tournament, and writes out those who are in it."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.session = session
        self.view: PlayersView | None = None
        self.import_ = Button("", icon="file-down", key="Ctrl+I", name="import_players")
        self.export = Button("", icon="file-up", name="export_players")
        self._ways = QMenu(self)
        self._entries, self._results = QAction(self), QAction(self)
        self._ways.addActions([self._entries, self._results])
        self.export.setMenu(self._ways)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.import_)
        row.addWidget(self.export)
        self.import_.clicked.connect(self.read_in)
        self._entries.triggered.connect(self._ask_entries)
        self._results.triggered.connect(self._ask_results)

    def show_view(self, view: PlayersView | None) -> None:
        """These are the entries; None: no tournament is open."""
        self.view = view
        self.setVisible(view is not None)
        self.export.setEnabled(view is not None and bool(view.rows))

    def retranslate(self) -> None:
        """Say it in the desk's language."""
        words = self.session.words
        self.import_.say(words(texts.IMPORT))
        self.export.say(words(texts.EXPORT))
        self._entries.setText(words(texts.EXPORT_ENTRIES))
        self._results.setText(words(texts.EXPORT_RESULTS))

    def read_in(self) -> None:
        """Ask which list."""
        from tdapp.ui.importing import Importing
        from tdapp.ui.list_importing import choose_file

        choose_file(Importing(self.session, self.parentWidget()))

    def write_entries(self, path: str) -> None:
        """Write all entries as a list."""
        if self.view is not None:
            save_table(self.session, entries_table(self.view, self.session.words), path)

    def write_results(self, path: str) -> None:
        """Write the results as a list."""
        if self.view is not None:
            save_table(self.session, results_table(self.view), path)

    def _ask_entries(self) -> None:
        name = self.session.words(ENTRIES_FILE)
        ask_where(self.session, self, title=texts.EXPORT, name=name, then=self.write_entries)

    def _ask_results(self) -> None:
        name = self.session.words(RESULTS_FILE)
        ask_where(self.session, self, title=texts.EXPORT, name=name, then=self.write_results)
