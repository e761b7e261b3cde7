"""A table of numbers by a key: some are typed one after the other, and Enter goes on; others are only read."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QWidget

from tdapp.ui.widgets.cell_table import PLAIN, CellTable
from tdapp.ui.widgets.cells import Head, Row
from tdapp.words.say import Words


class NumbersTable(CellTable):
    """A table of numbers by a key. `typed`: the key of a row and what was typed there. `onward`: Enter, right after
    something was typed (true) or on what stands there. `beside`: the arrow past the last column (1) or the first (-1).

    `column`: the one that is typed into, where the keyboard stands.
    """

    typed = Signal(object, str)
    onward = Signal(bool)
    beside = Signal(int)

    def __init__(self, name: str, heads: Sequence[Head], words: Words, *, column: int) -> None:
        super().__init__(name, heads, words, editor=f"{name}_editor", home=column, by_heads=True)
        self.lines.typed.connect(self._on_typed)

    def show_keyed(self, rows: Sequence[Row], words: Words, *, heads: Sequence[Head] | None = None) -> None:
        """Show these rows, under other heads; the keyboard stays at its row, or goes to the first one."""
        key, keys = self.key(), [row.key for row in rows]
        self.lines.show_rows(rows, words, heads=heads, anew=keys != [row.key for row in self.lines.rows])
        self.clearSpans()
        for number, row in enumerate(rows):
            if row.wide:
                self.setSpan(number, 0, 1, len(row.cells))
        if rows and (key is None or self.key() != key):
            self.go_to(key if key in keys else keys[0])

    def key(self) -> Any:
        """The key of the row the keyboard is at; None for none."""
        here = self.here()
        return self.lines.rows[here].key if here is not None and here < len(self.lines.rows) else None

    def go_to(self, key: Any) -> None:
        """Put the keyboard into a row, where it is typed into."""
        at = next((at for at, row in enumerate(self.lines.rows) if row.key == key), None)
        if at is not None:
            self.put(at)

    def takes(self, text: str) -> bool:
        here = self.here()
        return here is not None and text.isdigit() and self.lines.at(here, self.home).typed is not None

    def enter(self) -> None:
        self.onward.emit(False)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Go on to the next line after Enter in the one that is typed into."""
        super().closeEditor(editor, QAbstractItemDelegate.EndEditHint.NoHint)
        if hint is QAbstractItemDelegate.EndEditHint.SubmitModelCache:
            self.onward.emit(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, plain = Qt.Key(event.key()), not event.modifiers() & PLAIN
        editing = self.state() is self.State.EditingState
        if not editing and plain and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.beside.emit(1 if key == Qt.Key.Key_Right else -1)
            return
        if not editing and self.takes(event.text()):
            self.setCurrentIndex(self.lines.index(self.currentIndex().row(), self.home))
        super().keyPressEvent(event)

    def _on_typed(self, number: int, _column: int, typed: str) -> None:
        self.typed.emit(self.lines.rows[number].key, typed)
