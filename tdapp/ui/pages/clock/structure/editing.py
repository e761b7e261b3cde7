"""What is done to the draft as a whole: undo of what was typed, rows copied, pasted and filled down, files."""

from collections.abc import Callable

from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from tdapp.domain.setup import Setup
from tdapp.ui.pages.clock.structure import draft, exchange, texts
from tdapp.ui.pages.clock.structure.draft import Column, Draft
from tdapp.ui.pages.clock.structure.files import Written
from tdapp.ui.pages.clock.structure.history import History
from tdapp.ui.pages.clock.structure.table import StructureTable
from tdapp.ui.pages.clock.structure.tabular import BadTable
from tdapp.ui.session import Session, Told


class Editing:
    """The ways to change a draft that have no cell of their own. `now`: the draft as it is; `show`: shows another one;
    `setup`: the frame of the tournament. Where something cannot be read the draft stays, and it is told why.
    """

    def __init__(
        self,
        session: Session,
        table: StructureTable,
        now: Callable[[], Draft],
        show: Callable[[Draft], None],
        setup: Callable[[], Setup | None],
    ) -> None:
        self.session, self.table, self.history = session, table, History()
        self._now, self._show, self._setup = now, show, setup
        table.copied.connect(self.copy)
        table.pasted.connect(self.paste)
        table.filled.connect(self.fill)

    def change(self, changed: Draft) -> None:
        """Show a draft that somebody changed, so that it can be undone."""
        self.history.changed(self._now(), changed)
        self._show(changed)

    def undo(self) -> None:
        """Show the draft before the last change."""
        self._step(self.history.undo(self._now()))

    def redo(self) -> None:
        """Show the draft after the change that was undone."""
        self._step(self.history.redo(self._now()))

    def way_of(self, event: QKeyEvent) -> Callable[[], None] | None:
        """What Ctrl+Z or redo does to the draft; None: another key, or there is nothing of it to undo."""
        if event.matches(QKeySequence.StandardKey.Undo) and self.history.can_undo(self._now()):
            return self.undo
        if event.matches(QKeySequence.StandardKey.Redo) and self.history.can_redo(self._now()):
            return self.redo
        return None

    def _step(self, there: Draft) -> None:
        """Show a draft of the history, with the keyboard where it was."""
        at, column = self.table.here(), self.table.column()
        self._show(there)
        self.table.put(min(at or 0, len(there.rows) - 1), column)

    def copy(self) -> None:
        """Copy the chosen rows."""
        rows, words = self.table.chosen(), self.session.words
        if rows:
            exchange.to_clipboard(exchange.copied(self._now(), rows, words))
            self.session.told.emit(Told(words(texts.COPIED, n=len(rows)), "info"))

    def paste(self) -> None:
        """Put in what was copied, here or elsewhere."""
        text, column = exchange.from_clipboard(), Column(self.table.column())
        if self.table.shown.view.finished:
            return
        if not text.strip():
            self.session.refuse(texts.EMPTY_CLIPBOARD)
            return
        try:
            done = exchange.pasted(self._now(), text, self.table.chosen(), column, self.table.shown.unused)
        except BadTable as error:
            words = self.session.words
            self.session.told.emit(Told(words(texts.NOT_PASTED, problem=error.said(words)), "error"))
            return
        self.change(done.draft)
        self.table.choose(done.first, done.last)
        self.table.setFocus()

    def fill(self) -> None:
        """Fill the cell of the first chosen row down into the others."""
        rows = self.table.chosen()
        if rows and not self.table.shown.view.finished:
            self.change(exchange.filled_down(self._now(), rows, Column(self.table.column())))
            self.table.choose(rows[0], rows[-1])

    def delete(self) -> None:
        """Take the chosen rows out, as far as they are free."""
        after, rows, column = self._now(), self.table.chosen(), self.table.column()
        for row in reversed(rows):
            after = draft.without(after, row)
        self.change(after)
        self.table.put(min(rows[0], len(after.rows) - 1), column)

    # Files

    def load_file(self, parent: QWidget) -> None:
        """Ask for a file of levels to load into the draft."""
        exchange.ask_which(self.session, parent, self.read_file)

    def read_file(self, path: str) -> None:
        """Load the structure in a file into the draft."""
        found = exchange.read(self.session, path)
        if found is not None:
            self.change(draft.loaded(self._now(), found.structure))
            self.table.setFocus()

    def save_file(self, parent: QWidget) -> None:
        """Ask for a file to write the draft to."""
        setup = self._setup()
        if setup is not None:
            exchange.ask_where(self.session, parent, setup.name, self.write_file)

    def write_file(self, path: str) -> None:
        """Write the draft to a file."""
        setup = self._setup()
        if setup is not None:
            exchange.write(self.session, path, Written(setup.name, self._now().structure, setup.starting_stack))
