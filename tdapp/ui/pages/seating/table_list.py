"""The list of the tables: for whoever reads rather than looks, and for a screen reader."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QTableView

from tdapp.domain.units import TableNo
from tdapp.read.seating.tables import TablesView, TableView
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.language import say
from tdapp.ui.pages.seating.at_table import LOUD, PROPOSED, SHORT, free_seats, table_notes
from tdapp.ui.pages.seating.felts import BADLY_SHORT
from tdapp.ui.pages.seating.table_painting import HEADS
from tdapp.ui.pages.seating.texts import TABLE_LIST
from tdapp.ui.widgets.cells import Cell, CellModel, Head
from tdapp.ui.widgets.in_rows import in_rows, widen
from tdapp.ui.widgets.keyboard import ENTER
from tdapp.ui.widgets.names_cell import NamesCell
from tdapp.words.say import Words

HEADINGS = (
    QT_TRANSLATE_NOOP("Tables", "Table"),
    QT_TRANSLATE_NOOP("Tables", "Players"),
    QT_TRANSLATE_NOOP("Tables", "State"),
    QT_TRANSLATE_NOOP("Tables", "Free seats"),
    QT_TRANSLATE_NOOP("Tables", "Who sits there"),
)
FULL = QT_TRANSLATE_NOOP("Tables", "as full as the fullest")
WIDTHS = 70, 90, 160, 110  # the states at least: as wide as their words are, and what is left is for the names
STATE, NAMES, LEAST_NAMES = 2, 4, 160


class TablesModel(CellModel):
    """A model with one row a table."""

    heads = tuple(Head(text, worded=True) for text in HEADINGS)

    def cell(self, row: TableView, column: int) -> Cell:
        short = "danger" if row.short >= BADLY_SHORT else "warning" if row.short > 1 else ""  # as the map has it
        tone = "danger" if row.halt in LOUD else short if column == STATE and not row.breaking else ""
        return Cell(self.text(row, column), tone=tone)

    def text(self, table: TableView, column: int) -> str:
        """The text of a cell."""
        words = self.words
        match column:
            case 0:
                return words.number(table.number)
            case 1:
                return words(HEADS, seated=table.seated, size=len(table.seats))
            case 2:
                state = words(SHORT, n=table.short) if table.short > 0 else words(FULL)
                proposed = (words(PROPOSED),) if table.breaking else ()
                return "; ".join((state, *proposed, *table_notes(table, words)))
            case 3:
                return free_seats(table) or "—"
            case _:  # each name apart from its neighbours, so that Hebrew beside Dutch keeps its place
                return ", ".join(
                    f"{seat.number} \u2068{seat.short}\u2069{' ?' if seat.absent else ''}"
                    for seat in table.seats
                    if seat.entry is not None
                )


class TableList(QTableView):
    """The list that shows a `TablesModel`; Enter on a table says which."""

    entered = Signal(int)  # TableNo

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.setObjectName("table_list")
        say(self.setAccessibleName, TABLE_LIST)
        self.list = TablesModel(words, self)
        self.setModel(self.list)
        in_rows(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        widen(self, dict(enumerate(WIDTHS)), NAMES)
        self.setItemDelegateForColumn(NAMES, NamesCell(self))
        self.doubleClicked.connect(self._enter)

    def show_view(self, view: TablesView, words: Words) -> None:
        """Show these tables; the chosen one stays chosen while it is open."""
        table = self.table()
        self.list.show_rows(view.tables, words, anew=True)
        if self.isVisible():
            self._fit()
        if table is not None:
            self.go_to(table)

    def _fit(self) -> None:
        """Make the column of states as wide as they are. Not behind the map: a thousand rows are looked at."""
        others = sum(WIDTHS) - WIDTHS[STATE] + LEAST_NAMES
        most = max(WIDTHS[STATE], self.viewport().width() - others)
        self.setColumnWidth(STATE, min(most, max(WIDTHS[STATE], self.sizeHintForColumn(STATE) + 8)))

    def table(self) -> TableNo | None:
        """The chosen table; None: none."""
        row = self.currentIndex().row()
        return self.list.rows[row].number if 0 <= row < len(self.list.rows) else None

    def go_to(self, table: TableNo) -> None:
        """Choose a table."""
        for row, each in enumerate(self.list.rows):
            if each.number == table:
                self.selectRow(row)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible():
            self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self._enter()
        elif event.text() and event.text().isprintable():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _enter(self) -> None:
        if (table := self.table()) is not None:
            self.entered.emit(table)
