"""The editable table of levels and breaks: keys for every change, and a look that tells played, running and coming."""

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView

from tdapp.app.structures import cells
from tdapp.app.structures.rows import Column
from tdapp.ui.pages.clock.structure.draft import NOTHING, begun
from tdapp.ui.pages.clock.structure.model import TOP, Shown
from tdapp.ui.widgets.cell_table import CellTable
from tdapp.ui.widgets.cells import Head
from tdapp.values import replace
from tdapp.words.say import Words

WIDTHS = {Column.ROW: 44, Column.LEVEL: 82, Column.LASTS: 76, Column.STARTS: 66}
SHARES = {
    Column.GAME: 12, Column.SMALL: 10, Column.BIG: 10, Column.SMALL_BET: 9, Column.BIG_BET: 9, Column.ANTE: 9,
    Column.BRING_IN: 9, Column.KIND: 14,
}  # fmt: skip
NARROW = {Column.ROW: 34, Column.LEVEL: 60, Column.LASTS: 68}  # where games and bets stand too
NARROW_SHARES = {
    Column.GAME: 20, Column.SMALL: 20, Column.BIG: 21, Column.SMALL_BET: 21, Column.BIG_BET: 21, Column.ANTE: 20,
    Column.BRING_IN: 19, Column.KIND: 20,
}  # fmt: skip
TIGHT = 800  # pixels: a table with bets that is less wide
LEFT = (Column.LEVEL, Column.GAME, Column.KIND)
SPAN = {Column.SMALL: 4, Column.ANTE: 3}  # columns the words of a break stand over; those nobody uses are not seen
HEADS = tuple(Head(cells.heading(each), WIDTHS.get(each, 0), SHARES.get(each, 0), each in LEFT) for each in Column)


class StructureTable(CellTable):
    """A table that shows the rows of a draft; the words of a break stand over several columns each. Rows are chosen
    several at a time, with Shift or by dragging; columns nobody uses are not seen.

    `copied`, `pasted`, `filled`: Ctrl+C, Ctrl+V and Ctrl+D.
    """

    copied = Signal()
    pasted = Signal()
    filled = Signal()

    def __init__(self, words: Words) -> None:
        super().__init__("structure_table", HEADS, words, editor="structure_editor", home=Column.SMALL, room=260)
        self.lines.wraps = True
        self.shown = Shown(begun(NOTHING), NOTHING, words)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._spans: tuple[bool, ...] = ()
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._ways = (  # Shift+Ins, which is pasting elsewhere, adds a break
            (QKeySequence("Ctrl+C"), self.copied),
            (QKeySequence("Ctrl+V"), self.pasted),
            (QKeySequence("Ctrl+D"), self.filled),
        )

    def chosen(self) -> list[int]:
        """The rows that are chosen, from the top; the one the keyboard is at where none is."""
        rows = sorted({index.row() for index in self.selectionModel().selectedRows()})
        here = self.here()
        return rows if rows or here is None else [here]

    def put(self, number: int, column: int | None = None) -> None:
        """Put the keyboard into a cell, with its row chosen alone, whatever key is still held."""
        super().put(number, column)
        ways = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.selectionModel().select(self.currentIndex(), ways)

    def choose(self, first: int, last: int) -> None:
        """Choose these rows, with the keyboard in the first."""
        self.put(first, self.column())
        rows = QItemSelection(self.lines.index(first, 0), self.lines.index(last, 0))
        ways = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.selectionModel().select(rows, ways)

    def event(self, event: QEvent) -> bool:
        """Let copying, pasting and filling come before the keys of the window."""
        typing = self.state() is QAbstractItemView.State.EditingState
        asks = event.type() == QEvent.Type.ShortcutOverride and not typing
        if asks and isinstance(event, QKeyEvent) and self._way_of(event) is not None:
            event.accept()
            return True
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = None if self.state() is QAbstractItemView.State.EditingState else self._way_of(event)
        if way is None:
            super().keyPressEvent(event)
        else:
            way.emit()

    def _way_of(self, event: QKeyEvent) -> SignalInstance | None:
        """What a key does here and nowhere else; None: it is another one."""
        pressed = QKeySequence(event.keyCombination())
        return next((way for keys, way in self._ways if pressed == keys), None)

    def fit(self) -> None:
        """Show the columns that are used, each as wide as there is room for: in a narrow table with bets the times give
        way, which are on the Clock page too.
        """
        tight = Column.SMALL_BET not in self.shown.unused and self.viewport().width() < TIGHT
        widths, shares, gone = (NARROW, NARROW_SHARES, {Column.STARTS}) if tight else (WIDTHS, SHARES, set())
        heads = tuple(
            replace(head, width=widths.get(Column(at), 0), share=shares.get(Column(at), 0))
            for at, head in enumerate(HEADS)
        )
        for column in Column:
            self.setColumnHidden(column, column in self.shown.unused or column in gone)
        if heads != self.lines.heads:
            self.lines.show_rows(self.lines.rows, self.lines.words, heads=heads)
        super().fit()

    def show_draft(self, shown: Shown) -> None:
        """Show these rows; the keyboard stays where it was, or begins at the first that is not played."""
        before, self.shown = self.shown, shown
        if self.lines.rows and self.here() is not None and shown.says_as(before):
            return
        self.show_rows(shown.rows(), shown.words, first=shown.draft.played)
        self.fit()
        spans = tuple(shown.is_break(row) for row in range(len(self.lines.rows)))
        if spans != self._spans:
            self._spans = spans
            self.clearSpans()
            for row, resting in enumerate(spans):
                for top in TOP if resting else ():
                    self.setSpan(row, top, 1, SPAN[top])
