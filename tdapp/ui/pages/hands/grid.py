"""The grid of the tables in step, one row each: has it played, how many were counted, how many last hands are left."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTableView

from tdapp.domain.units import TableNo
from tdapp.read.hands.hands import HandsView, TableInStep
from tdapp.ui.language import say
from tdapp.ui.pages.hands import texts
from tdapp.ui.widgets.cells import Cell, CellModel, Head
from tdapp.ui.widgets.in_rows import in_rows, widen
from tdapp.ui.widgets.keyboard import ENTER
from tdapp.ui.widgets.names_cell import NamesCell
from tdapp.values import replace
from tdapp.words.say import Words

TABLE, HAND, PLAYERS, COUNTED, LAST, NAMES = range(6)
WIDTHS = {TABLE: 64, HAND: 110, PLAYERS: 72, COUNTED: 110, LAST: 104}  # at least
TICK, PADDING = 24, 20  # pixels of the box before the words, and around the words


class GridModel(CellModel):
    """The model of the rows of a `HandsView`."""

    heads = tuple(Head(text, worded=column not in (TABLE, PLAYERS)) for column, text in enumerate(texts.HEADS))
    in_step = False

    def cell(self, row: TableInStep, column: int) -> Cell:
        said = {"hand": self._said(row, HAND), "count": self._said(row, COUNTED)}
        spoken = self.words(texts.SPOKEN, table=row.number, **said)
        cell = Cell(self._said(row, column), spoken=spoken, tone=self._tone(row, column))
        if column == HAND and self.in_step and row.done is not None:
            icon, tone = ("square-check", "accent") if row.done else ("square", "muted")
            return replace(cell, icon=icon, icon_tone=tone)
        return cell

    def _said(self, row: TableInStep, column: int) -> str:
        words = self.words
        match column:
            case 0:
                return words.number(row.number)
            case 1 if self.in_step:
                played = texts.PLAYED if row.done else texts.PLAYS
                return words(texts.PLAYS_NONE if row.done is None else played)
            case 2:
                return words.number(row.seated)
            case 3 if row.heads is None:
                return words(texts.NOT_COUNTED)
            case 3:
                text = texts.AGREES if row.agrees else texts.DIFFERS
                return words(text, heads=row.heads or 0, seated=row.seated)
            case 4 if row.left is not None:
                return words(texts.HANDS_LEFT, n=row.left) if row.left else words(texts.DAY_DONE)
            case 5:
                return " · ".join(f"\u2068{name.full}\u2069" for name in row.names)
        return ""

    def _tone(self, row: TableInStep, column: int) -> str:
        if column == HAND:
            return "accent" if row.done else "muted" if row.done is None else "warning"
        if column == COUNTED:
            return "muted" if row.agrees is None else "accent" if row.agrees else "danger"
        if column == LAST:
            return "warning" if row.left else "accent"
        return "muted" if column == NAMES else ""


class Grid(QTableView):
    """The list of tables that play in step.

    `ticked`: Space or Enter on a table. `typed`: a letter or digit, which belongs into the line over the list.
    """

    ticked = Signal()
    typed = Signal(str)

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.setObjectName("in_step_tables")
        say(self.setAccessibleName, texts.GRID)
        self.rows = GridModel(words, self)
        self.setModel(self.rows)
        in_rows(self)
        widen(self, WIDTHS, NAMES)
        self.setItemDelegateForColumn(NAMES, NamesCell(self))
        self.doubleClicked.connect(self.ticked)

    def show_view(self, view: HandsView, words: Words) -> None:
        """Show the room; the keyboard stays at its table."""
        here = self.table()
        self.rows.in_step = view.play is not None
        self.rows.show_rows(view.tables, words)
        self._fit(words)
        self.setColumnHidden(LAST, view.last is None)
        self.setColumnHidden(HAND, view.play is None)
        self.go_to(here if here is not None else view.tables[0].number if view.tables else None)

    def _fit(self, words: Words) -> None:
        """Make the columns as wide as the longest words in them."""
        cells = {
            HAND: (texts.PLAYED, texts.PLAYS, texts.PLAYS_NONE),
            COUNTED: (texts.NOT_COUNTED, texts.DIFFERS),
            LAST: (texts.HANDS_LEFT, texts.DAY_DONE),
        }
        letters, heads = self.fontMetrics(), self.horizontalHeader().fontMetrics()
        for column, least in WIDTHS.items():
            said = [words(text, heads=10, seated=10, n=10) for text in cells.get(column, ())]
            wide = [letters.horizontalAdvance(text) + (TICK if column == HAND else 0) for text in said]
            wide.append(heads.horizontalAdvance(words(texts.HEADS[column])))
            self.setColumnWidth(column, max(least, max(wide) + PADDING))

    def table(self) -> TableNo | None:
        """The table the keyboard is at."""
        here = self.currentIndex().row()
        return self.rows.rows[here].number if 0 <= here < len(self.rows.rows) else None

    def go_to(self, table: TableNo | None) -> None:
        """Go to a table."""
        at = next((at for at, row in enumerate(self.rows.rows) if row.number == table), 0 if self.rows.rows else None)
        if at is not None:
            self.setCurrentIndex(self.rows.index(at, TABLE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, *ENTER):
            self.ticked.emit()
        elif event.text().strip().isalnum() and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)
