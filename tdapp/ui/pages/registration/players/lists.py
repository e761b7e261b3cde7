"""Lists of players in and out: the buttons for them, and what they do."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from tdapp.app.lists.spreadsheets import entries_table, results_table
from tdapp.app.prizes.results import told_of
from tdapp.read.registration.players import PlayersView
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.language import say
from tdapp.ui.pages.registration.players import texts
from tdapp.ui.saving import ask_where, save_table
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.layout import hbox

ENTRIES_FILE = QT_TRANSLATE_NOOP("Players", "entries", "name of a file")
RESULTS_FILE = QT_TRANSLATE_NOOP("Players", "results", "name of a file")


class Lists(QWidget):
    """The buttons that read a list of players into the tournament, and write out those who are in it."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.session = session
        self.view: PlayersView | None = None
        self.import_ = Button(texts.IMPORT, self.read_in, icon="file-down", key="Ctrl+I", name="import_players")
        self.export = Button(texts.EXPORT, icon="file-up", name="export_players")
        self.export.setMenu(QMenu(self))
        self._offer(texts.EXPORT_ENTRIES, ENTRIES_FILE, self.write_entries)
        self._offer(texts.EXPORT_RESULTS, RESULTS_FILE, self.write_results)
        hbox(self.import_, self.export, on=self)

    def show_view(self, view: PlayersView | None) -> None:
        """Take on these entries; None: no tournament is open."""
        self.view = view
        self.setVisible(view is not None)
        self.export.setEnabled(view is not None and bool(view.rows))

    def read_in(self) -> None:
        """Ask which list is to be read in."""
        from tdapp.ui.importing import Importing
        from tdapp.ui.list_importing import choose_file

        choose_file(Importing(self.session, self.parentWidget()))

    def write_entries(self, path: str) -> None:
        """Write all entries as a list."""
        if self.view is not None:
            save_table(self.session, entries_table(self.view, self.session.words), path)

    def write_results(self, path: str) -> None:
        """Write the results as a list."""
        tournament = self.session.tournament
        if self.view is not None and tournament is not None:
            save_table(self.session, results_table(self.view, told_of(self.session.club, tournament)), path)

    def _offer(self, text: Text, file: Text, write: Callable[[str], object]) -> None:
        """Add a line to the menu: it asks where a list goes, and writes it there."""
        action = self.export.menu().addAction("", partial(self._ask, file, write))
        say(action.setText, text)

    def _ask(self, file: Text, write: Callable[[str], object]) -> None:
        ask_where(self.session, self, title=texts.EXPORT, name=self.session.words(file), then=write)
