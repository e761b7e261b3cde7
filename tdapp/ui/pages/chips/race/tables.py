"""The tables of a race, a row each: how far it is, its odd chips, its bank slip and its rounding."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from tdapp.domain.chips.chip_bank import RaceWay
from tdapp.domain.units import TableNo
from tdapp.read.chips.race import RaceTable, RaceView, TableState
from tdapp.ui.pages.chips.race import texts
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.in_rows import in_rows
from tdapp.ui.widgets.label import tip
from tdapp.words.say import Words

AnyIndex = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
LEFT = (Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter).value
RIGHT = (Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter).value
TABLE, STATE, ODD, NEW, ROUNDING = range(5)
PADDING = 18  # pixels around the words of a head
ICONS = {TableState.OPEN: "square", TableState.WAITING: "hourglass", TableState.DONE: "square-check"}
TONES = {TableState.OPEN: "muted", TableState.WAITING: "warning", TableState.DONE: "accent"}


class TablesModel(QAbstractTableModel):
    """Rows of a `RaceView`."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.rows: tuple[RaceTable, ...] = ()
        self.raced = True  # whether it is known how many new chips there are before it is known who gets them

    def show_view(self, view: RaceView, words: Words) -> None:
        """Show this race."""
        reset = len(view.tables) != len(self.rows)
        if reset:
            self.beginResetModel()
        self.rows, self.words, self.raced = view.tables, words, view.way in (RaceWay.CARDS, RaceWay.DRAWN)
        if reset:
            self.endResetModel()
        elif self.rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, ROUNDING))

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: AnyIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(texts.HEADS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.words(texts.HEADS[section])
        return (LEFT if section == STATE else RIGHT) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row, column = self.rows[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._said(row, column)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(self._said(row, column))
            case Qt.ItemDataRole.DecorationRole if column == STATE:
                return look().icon(ICONS[row.state], TONES[row.state])
            case Qt.ItemDataRole.ForegroundRole if column == STATE:
                return look().colour(TONES[row.state])
            case Qt.ItemDataRole.TextAlignmentRole:
                return LEFT if column == STATE else RIGHT
            case Qt.ItemDataRole.AccessibleTextRole:
                state = self.words(texts.STATES[row.state])
                return self.words(texts.SPOKEN_TABLE, table=row.number, state=state, odd=row.odd)
        return None

    def _said(self, row: RaceTable, column: int) -> str:
        words = self.words
        if column == TABLE:
            return words.number(row.number)
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
    """`chosen`: another table is to be entered."""

    chosen = Signal(int)

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("race_tables")
        self.model_ = TablesModel(words, self)
        self.setModel(self.model_)
        in_rows(self)
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setSectionResizeMode(STATE, QHeaderView.ResizeMode.Stretch)
        self.clicked.connect(self._on_clicked)

    def show_view(self, view: RaceView, table: TableNo | None, words: Words) -> None:
        """Show the race; the keyboard's table is marked."""
        self.model_.show_view(view, words)
        metrics = self.horizontalHeader().fontMetrics()
        for column in (TABLE, ODD, NEW, ROUNDING):
            self.setColumnWidth(column, metrics.horizontalAdvance(words(texts.HEADS[column])) + PADDING)
        at = next((at for at, row in enumerate(view.tables) if row.number == table), None)
        if at is not None and at != self.currentIndex().row():
            self.setCurrentIndex(self.model_.index(at, TABLE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._on_clicked(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _on_clicked(self, index: QModelIndex) -> None:
        if 0 <= index.row() < len(self.model_.rows):
            self.chosen.emit(self.model_.rows[index.row()].number)


def signed(words: Words, change: int) -> str:
    """A rounding with its sign: '+75', '−25', '0'."""
    return f"+{words.number(change)}" if change > 0 else words.number(change)
