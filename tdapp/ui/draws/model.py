"""The draws as a table, newest first; those that were undone are struck through and keep their number."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from tdapp.read.seating.draw_list import DrawLine
from tdapp.ui.fonts import text_font
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import TABLE
from tdapp.ui.widgets.in_rows import in_rows
from tdapp.ui.widgets.label import tip
from tdapp.ui.widgets.rows_model import Index, RowsModel
from tdapp.words.say import Words
from tdapp.words.seating import draw_sheet as texts

HEADS = (texts.NUMBER, texts.TIME, texts.WHAT, texts.SEATS, texts.LINE, texts.REMARK)
NUMBER, WHAT, SEATS, LINE, REMARK = 0, 2, 3, 4, 5


class DrawsModel(RowsModel):
    """What stands in the table."""

    heads = HEADS
    figures = (NUMBER, SEATS, LINE)

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(words, parent)
        self.rows: tuple[DrawLine, ...] = ()

    def show_rows(self, rows: tuple[DrawLine, ...], words: Words) -> None:
        """Show these draws, given from the first to the last."""
        self.beginResetModel()
        self.rows, self.words = tuple(reversed(rows)), words
        self.endResetModel()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self.rows[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.text(row, column)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(self.text(row, column))
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.side(column)
            case Qt.ItemDataRole.ForegroundRole if row.undone:
                return look().colour("muted")
            case Qt.ItemDataRole.FontRole if row.undone and column in (NUMBER, WHAT, SEATS):
                font: QFont = text_font(TABLE)
                font.setStrikeOut(True)
                return font
        return None

    def text(self, row: DrawLine, column: int) -> str:
        """What a cell says."""
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
            case _:
                return texts.remark(words, row)


class DrawsTable(QTableView):
    """The table itself."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("draws_table")
        self.rows = DrawsModel(words, parent)
        self.setModel(self.rows)
        in_rows(self)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setSectionResizeMode(REMARK, QHeaderView.ResizeMode.Stretch)
