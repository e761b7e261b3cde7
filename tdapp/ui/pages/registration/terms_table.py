"""The editable price list: keys for every change, and a mark where something cannot be read."""

from tdapp.ui.pages.registration import terms_texts as texts
from tdapp.ui.pages.registration.terms_draft import CHOSEN, COLUMNS, Column, Draft, Reading, problem, shown, to_type
from tdapp.ui.pages.registration.terms_draft import Row as Line
from tdapp.ui.widgets.cell_table import CellTable
from tdapp.ui.widgets.cells import Cell, Head, Row
from tdapp.words.say import Words

LEFT = (Column.NAME, Column.KIND, Column.WHO, Column.WINDOW)
WORDED = (Column.NAME, Column.WINDOW)
WIDTHS = (88, 92, 72, 50, 54, 56, 60, 60, 60, 80, 130)
SPARE = {Column.NAME: 2, Column.WINDOW: 8}  # what is left over goes to these
HEADS = tuple(Head(texts.HEADS[each], WIDTHS[each], SPARE.get(each, 0), each in LEFT) for each in COLUMNS)


class TermsTable(CellTable):
    """The table that shows the lines of a draft."""

    def __init__(self, words: Words) -> None:
        super().__init__("terms_table", HEADS, words, editor="terms_editor", by_heads=True, spoken=texts.SPOKEN)

    def show_draft(self, draft: Draft, reading: Reading, *, fixed: bool) -> None:
        """Show these lines; the keyboard stays where it was."""
        lines = [[_cell(row, column, reading, fixed=fixed) for column in COLUMNS] for row in draft.rows]
        self.show_rows([Row(at, at + 1, cells) for at, cells in enumerate(lines)], reading.words)


def _cell(row: Line, column: Column, reading: Reading, *, fixed: bool) -> Cell:
    turns = column in CHOSEN
    return Cell(
        shown(row, column, reading),
        typed=None if fixed or turns else to_type(row, column, reading),
        worded=column in WORDED,
        turns=turns and not fixed,
        wrong=problem(row, column, reading.words),
        strong=column is Column.NAME,
    )
