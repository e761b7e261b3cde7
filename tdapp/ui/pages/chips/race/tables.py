"""The tables of a race, a row each: how far it is, its odd chips, its bank slip and its rounding."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTableView

from tdapp.domain.chips.chip_bank import RaceWay
from tdapp.domain.units import TableNo
from tdapp.read.chips.race import RaceTable, RaceView, TableState
from tdapp.ui.pages.chips.race import texts
from tdapp.ui.widgets.cells import Cell, CellModel, Head
from tdapp.ui.widgets.in_rows import in_rows, widen
from tdapp.values import replace
from tdapp.words.chips.chip_papers import signed
from tdapp.words.say import Words

TABLE, STATE, ODD, NEW, ROUNDING = range(5)
PADDING = 18  # pixels around the words of a head
ICONS = {TableState.OPEN: "square", TableState.WAITING: "hourglass", TableState.DONE: "square-check"}
TONES = {TableState.OPEN: "muted", TableState.WAITING: "warning", TableState.DONE: "accent"}


class TablesModel(CellModel):
    """The model of the rows of a `RaceView`. `raced`: how many new chips there are is known before it is known who gets
    them.
    """

    heads = tuple(Head(text, worded=column == STATE) for column, text in enumerate(texts.HEADS))
    raced = True

    def cell(self, row: RaceTable, column: int) -> Cell:
        state = self._said(row, STATE)
        cell = Cell(
            self._said(row, column),
            spoken=self.words(texts.SPOKEN_TABLE, table=row.number, state=state, odd=row.odd),
        )
        if column != STATE:
            return cell
        if row.came:
            return replace(cell, icon="triangle-alert", tone="warning")
        return replace(cell, icon=ICONS[row.state], tone=TONES[row.state])

    def _said(self, row: RaceTable, column: int) -> str:
        words = self.words
        if column == TABLE:
            return words.number(row.number)
        if column == STATE and row.came:
            return words(texts.AGAIN, seats=", ".join(words.number(seat.number) for seat in row.came))
        if column == STATE:
            return words(texts.STATES[row.state])
        if row.state is TableState.OPEN:
            return ""
        if column == ODD:
            return words.number(row.odd)
        if column == NEW and row.state is TableState.DONE:
            return words.number(sum(seat.got or 0 for seat in row.seats))
        if column == NEW:
            return words.number(row.raced) if self.raced else ""
        return signed(words, row.change) if row.state is TableState.DONE else ""


class RaceTables(QTableView):
    """The table of a race's tables. `chosen`: another table is to be entered."""

    chosen = Signal(int)

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.setObjectName("race_tables")
        self.model_ = TablesModel(words, self)
        self.setModel(self.model_)
        in_rows(self)
        widen(self, {}, STATE)
        self.clicked.connect(self._on_clicked)

    def show_view(self, view: RaceView, table: TableNo | None, words: Words) -> None:
        """Show the race; the table the keyboard is at is marked."""
        self.model_.raced = view.way in (RaceWay.CARDS, RaceWay.DRAWN)
        self.model_.show_rows(view.tables, words)
        metrics = self.horizontalHeader().fontMetrics()
        for column in (TABLE, ODD, NEW, ROUNDING):
            self.setColumnWidth(column, metrics.horizontalAdvance(words(texts.HEADS[column])) + PADDING)
        at = next((at for at, row in enumerate(view.tables) if row.number == table), None)
        if at is not None and at != self.currentIndex().row():
            self.setCurrentIndex(self.model_.index(at, TABLE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_clicked(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _on_clicked(self, index: QModelIndex) -> None:
        if 0 <= index.row() < len(self.model_.rows):
            self.chosen.emit(self.model_.rows[index.row()].number)
