"""The draws as a table, newest first; those that were undone are struck through and keep their number."""

from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from tdapp.read.seating.draw_list import DrawLine
from tdapp.ui.widgets.cells import Cell, CellModel, Head
from tdapp.ui.widgets.in_rows import in_rows
from tdapp.words.say import Words
from tdapp.words.seating import draw_sheet as texts

HEADS = (texts.NUMBER, texts.TIME, texts.WHAT, texts.SEATS, texts.LINE, texts.REMARK)
NUMBER, WHAT, SEATS, LINE, REMARK = 0, 2, 3, 4, 5


class DrawsModel(CellModel):
    """The model of the table of draws, newest first."""

    heads = tuple(Head(text, worded=column not in (NUMBER, SEATS, LINE)) for column, text in enumerate(HEADS))

    def cell(self, row: DrawLine, column: int) -> Cell:
        struck = row.undone and column in (NUMBER, WHAT, SEATS)
        return Cell(self.text(row, column), tone="muted" if row.undone else "", struck=struck)

    def text(self, row: DrawLine, column: int) -> str:
        """The text of a cell."""
        words = self.words
        match HEADS[column]:
            case texts.NUMBER:
                return words.number(row.number)
            case texts.TIME:
                return words.time(row.at)
            case texts.WHAT:
                return texts.kind(words, row)
            case texts.SEATS:
                return words.number(row.seats) if row.seats else ""
            case texts.LINE:
                return words.number(row.line)
        return texts.remark(words, row)


class DrawsTable(QTableView):
    """The table of the draws."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("draws_table")
        self.rows = DrawsModel(words, parent)
        self.setModel(self.rows)
        in_rows(self)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setSectionResizeMode(REMARK, QHeaderView.ResizeMode.Stretch)
