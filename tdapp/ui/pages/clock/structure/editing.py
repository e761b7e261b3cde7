"""What is done to the draft: cells typed, rows added, moved, copied, pasted, filled down and undone, files."""

from collections.abc import Callable

from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from tdapp.app.structures import cells
from tdapp.app.structures.files import Written
from tdapp.app.structures.rows import Column, Row
from tdapp.app.structures.tabular import BadTable
from tdapp.domain.clock.structure import Level, Structure
from tdapp.domain.setup import Setup
from tdapp.domain.tournament import MOST_PERIODS
from tdapp.ui.pages.clock.structure import draft, exchange, texts
from tdapp.ui.pages.clock.structure.draft import Draft
from tdapp.ui.pages.clock.structure.history import History
from tdapp.ui.pages.clock.structure.table import StructureTable
from tdapp.ui.session import Session, Told


class Editing:
    """The ways to change a draft. `now`: the draft as it is; `show`: shows another one;
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

    def step_to(self, changed: Draft) -> None:
        """Show a draft that somebody changed, with the keyboard where it was."""
        self.history.changed(self._now(), changed)
        self._step(changed)

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

    # One row

    def typed(self, number: int, column: int, text: str) -> None:
        """Put what was typed into a cell."""
        self.put_row(number, cells.typed_into(self._now().rows[number], Column(column), text))

    def put_row(self, number: int, row: Row) -> None:
        """Put another row in the place of one."""
        self.change(draft.with_row(self._now(), number, row))

    def turn(self) -> None:
        """Take the next answer to who posts the ante."""
        now, at = self._now(), self.table.here()
        if at is not None and at >= now.played:
            self.put_row(at, cells.next_kind(now.rows[at], now.rows[:at]))

    def insert(self, shifted: bool) -> None:
        """Add a level, or with Shift a break, after the row the keyboard is at."""
        now, at = self._now(), self.table.here()
        if self.table.shown.view.finished or len(now.rows) >= MOST_PERIODS:
            return
        way = draft.with_break if shifted else draft.with_level
        changed, row = way(now, len(now.rows) - 1 if at is None else at)
        self.change(changed)
        self.table.put(row)
        self.table.setFocus()

    def delete(self) -> None:
        """Take the chosen rows out, as far as they are free; one level stays."""
        after, rows, column = self._now(), self.table.chosen(), self.table.column()
        if self.table.here() is None or self.table.shown.view.finished:
            return
        for row in reversed(rows):
            left = draft.without(after, row)
            after = left if any(isinstance(each.period, Level) for each in left.rows) else after
        self.change(after)
        self.table.put(min(rows[0], len(after.rows) - 1), column)

    def move(self, by: int) -> None:
        """Let the row the keyboard is at change places with its neighbour."""
        now, at, column = self._now(), self.table.here(), self.table.column()
        if at is not None and not self.table.shown.view.finished and draft.can_move(now, at, by):
            changed, row = draft.moved(now, at, by)
            self.change(changed)
            self.table.put(row, column)

    # Files

    def load_file(self, parent: QWidget) -> None:
        """Ask for a file of levels to load into the draft."""
        exchange.ask_which(self.session, parent, self.read_file)

    def read_file(self, path: str) -> None:
        """Load the structure in a file into the draft."""
        found = exchange.read(self.session, path, self.ask_columns)
        if found is not None:
            self.take_structure(found.structure)

    def ask_columns(self, path: str) -> None:
        """Show what another program wrote, with a choice for each column, before it comes into the draft."""
        from tdapp.ui.pages.clock.structure.importing import StructureImporting

        StructureImporting(self.session, self.table.window(), self.take_structure).load(path)

    def take_structure(self, structure: Structure) -> None:
        """Put a whole structure into the draft."""
        self.change(draft.loaded(self._now(), structure))
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
