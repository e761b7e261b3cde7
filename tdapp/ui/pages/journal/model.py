"""The model of the journal's lines: 60,000 of them cost no more than the ones in sight."""

from PySide6.QtCore import QModelIndex, QObject

from tdapp.read.journal.journal import JournalRow
from tdapp.read.people.names import fold
from tdapp.ui.widgets.cells import Cell, CellModel, Head
from tdapp.words.journal import journal as texts
from tdapp.words.say import Words

LINE, TIME, WHO, WHAT = range(4)


class JournalModel(CellModel):
    """The model of the acts, newest first; those that no longer count are struck through."""

    heads = (
        Head(texts.COLUMN_LINE),
        Head(texts.COLUMN_TIME, worded=True),
        Head(texts.COLUMN_WHO, worded=True),
        Head(texts.COLUMN_WHAT, worded=True),
    )

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(words, parent)
        self.all: tuple[JournalRow, ...] = ()
        self.rows: tuple[JournalRow, ...] = ()
        self.wanted = ""
        self.days = False

    def show_acts(self, rows: tuple[JournalRow, ...], words: Words, *, days: bool = False) -> None:
        """Show these acts, as far as they say what is searched for. `days`: they are of more than one evening."""
        self.all, self.words, self.days = rows, words, days
        self._show(self._found())

    def search(self, text: str) -> None:
        """Keep only acts that say this, whatever the accents."""
        self.wanted = fold(text.strip())
        self._show(self._found())

    def sentence(self, row: JournalRow) -> str:
        """The sentence of a line."""
        said = self.words.said(row.said)
        if row.override:
            although = self.words.several([self.words.said(each) for each in row.override])
            said = f"{said} · {self.words(texts.LIFTED, although=although, reason=row.reason)}"
        elif row.reason:
            said = f"{said} · {row.reason}"
        if row.retracted_by is not None:
            line = next((each.first for each in self.all if each.act == row.retracted_by), row.retracted_by)
            said = f"{said} · {self.words(texts.TAKEN_BACK, line=line)}"
        return said

    def cell(self, row: JournalRow, column: int) -> Cell:
        text, gone = self.text(row, column), row.retracted_by is not None
        long = column in (WHO, WHAT)  # it may not fit on its line
        tone = "muted" if gone or column != WHAT else "text"
        return Cell(text, tip=text if long else "", tone=tone, struck=gone and column == WHAT)

    def text(self, row: JournalRow, column: int) -> str:
        match column:
            case 0:
                return str(row.first) if row.first == row.last else f"{row.first}–{row.last}"
            case 1:
                day = self.words.day(row.at.astimezone(self.words.zone).date()) if self.days else ""
                return f"{day} {self.words.time(row.at)}" if day else self.words.time(row.at, seconds=True)
            case 2:
                return row.operator
        return self.sentence(row)

    def _found(self) -> tuple[JournalRow, ...]:
        if not self.wanted:
            return self.all
        return tuple(row for row in self.all if self.wanted in fold(self.sentence(row)))

    def _show(self, rows: tuple[JournalRow, ...]) -> None:
        """Show these rows; most often one act came on top, then only that one is put in."""
        if len(rows) == len(self.rows) + 1 and rows[1:] == self.rows:
            self.beginInsertRows(QModelIndex(), 0, 0)
            self.rows = rows
            self.endInsertRows()
        elif rows != self.rows:
            self.put(rows)
        else:
            self.rows = rows
