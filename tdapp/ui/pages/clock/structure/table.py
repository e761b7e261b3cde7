"""The editable table of levels and breaks: keys for every change, and a look that tells played, running and coming."""

from PySide6.QtCore import Qt

from tdapp.ui.pages.clock.structure import cells
from tdapp.ui.pages.clock.structure.draft import NOTHING, Column, begun
from tdapp.ui.pages.clock.structure.model import TOP, Shown
from tdapp.ui.widgets.cell_table import CellTable
from tdapp.ui.widgets.cells import Head
from tdapp.words.say import Words

WIDTHS = {Column.ROW: 44, Column.LEVEL: 82, Column.LASTS: 76, Column.STARTS: 66}
SHARES = {Column.SMALL: 10, Column.BIG: 10, Column.ANTE: 9, Column.KIND: 11}
LEFT = (Column.LEVEL, Column.KIND)
HEADS = tuple(Head(cells.heading(each), WIDTHS.get(each, 0), SHARES.get(each, 0), each in LEFT) for each in Column)


class StructureTable(CellTable):
    """A table that shows the rows of a draft; the words of a break stand over two columns each."""

    def __init__(self, words: Words) -> None:
        super().__init__("structure_table", HEADS, words, editor="structure_editor", home=Column.SMALL, room=260)
        self.lines.wraps = True
        self.shown = Shown(begun(NOTHING), NOTHING, words)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(True)
        self._spans: tuple[bool, ...] = ()

    def show_draft(self, shown: Shown) -> None:
        """Show these rows; the keyboard stays where it was, or begins at the first that is not played."""
        self.shown = shown
        self.show_rows(shown.rows(), shown.words, first=shown.draft.played)
        spans = tuple(shown.is_break(row) for row in range(len(self.lines.rows)))
        if spans != self._spans:
            self._spans = spans
            self.clearSpans()
            for row, resting in enumerate(spans):
                for top in TOP if resting else ():
                    self.setSpan(row, top, 1, 2)
