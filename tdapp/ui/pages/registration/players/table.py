"""The players list itself: a table with keys for sorting, and none that guess at what was typed."""

from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from tdapp.domain.units import EntryId
from tdapp.read.registration.players import PlayerRow, PlayersView
from tdapp.ui.pages.registration.players.cells import RowPainter
from tdapp.ui.pages.registration.players.model import Column, Only, PlayersModel
from tdapp.ui.widgets.in_rows import in_rows, spread
from tdapp.ui.widgets.keyboard import ENTER
from tdapp.words.say import Words

WIDTHS = {
    Column.NO: 64,
    Column.STATUS: 150,
    Column.SEAT: 84,
    Column.BOUNTY: 96,
    Column.PLACE: 128,
    Column.PRIZE: 122,
    Column.PAID: 96,
}
SPARE = (Column.PAID, Column.PLACE, Column.PRIZE, Column.BOUNTY)  # leave in this order when the window is narrow
NAMES_AT_LEAST = 210
# The arrow stands in the heading itself: the style's own lies over the words of a column aligned to the right.
NO_ARROW = "QHeaderView::up-arrow, QHeaderView::down-arrow { image: none; width: 0px; height: 0px; }"
Flag = QItemSelectionModel.SelectionFlag


class PlayersTable(QTableView):
    """The table that shows a `PlayersModel` and keeps the chosen entries chosen when rows come, go or change places."""

    chosen = Signal()  # another choice of entries
    entered = Signal()  # Enter on a row, or the right mouse button
    struck = Signal()  # Delete: out with them

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.setObjectName("players_table")
        self.list = PlayersModel(words, self)
        self.setModel(self.list)
        self.setItemDelegate(RowPainter(self.list, self))
        in_rows(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setSectionsClickable(True)
        head.setSortIndicatorShown(True)
        head.setStyleSheet(NO_ARROW)
        head.setSortIndicator(Column.NAME, Qt.SortOrder.AscendingOrder)
        head.sortIndicatorChanged.connect(self._sort)
        self.doubleClicked.connect(self.entered)
        self.selectionModel().selectionChanged.connect(self._selection_changed)
        self._quiet = False
        self._none: tuple[Column, ...] = (Column.BOUNTY,)  # columns of what there is not: bounties, prizes

    def show_view(self, view: PlayersView) -> None:
        """Show these entries."""
        entries, here = self.entries(), self.here()
        self.list.show_view(view)
        self._choose_again(entries, here)
        there = {Column.BOUNTY: view.heads, Column.PRIZE: view.prizes}
        none = tuple(column for column, is_there in there.items() if not is_there)
        if none != self._none:
            self._none = none
            self._fit()

    def choose(self, *, only: Only | None = None, text: str | None = None) -> None:
        """List only a kind of entries, or those a text is found in; a text also goes to what it most probably means."""
        entries, here = self.entries(), self.here()
        self.list.choose(only=only, text=text)
        if text and self.list.rowCount():
            self.select([self.list.row(self.list.best()).entry])
        else:
            self._choose_again(entries, here)

    def rows(self) -> list[PlayerRow]:
        """The chosen entries, from top to bottom."""
        chosen = self.selectionModel().selection()
        parts = [chosen.at(number) for number in range(chosen.count())]
        numbers = sorted({number for part in parts for number in range(part.top(), part.bottom() + 1)})
        return [self.list.row(number) for number in numbers]

    def entries(self) -> list[EntryId]:
        """The ticket numbers of the chosen entries."""
        return [row.entry for row in self.rows()]

    def here(self) -> EntryId | None:
        """The entry the keyboard is at."""
        index = self.currentIndex()
        return self.list.row(index.row()).entry if index.isValid() else None

    def select(self, entries: list[EntryId]) -> None:
        """Choose these entries and go to the first; those that are not listed are left out."""
        self._choose_again(entries, entries[0] if entries else None)
        self.chosen.emit()

    def _choose_again(self, entries: list[EntryId], here: EntryId | None) -> None:
        selection = QItemSelection()
        last = len(Column) - 1
        for number in self.list.rows_of(entries):
            selection.select(self.list.index(number, 0), self.list.index(number, last))
        self._quiet = True
        self.selectionModel().select(selection, Flag.ClearAndSelect)
        row = self.list.row_of(here) if here is not None else None
        if row is not None and (not self.currentIndex().isValid() or self.currentIndex().row() != row):
            self.selectionModel().setCurrentIndex(self.list.index(row, Column.NAME), Flag.NoUpdate)
            self.scrollTo(self.currentIndex())
        self._quiet = False
        if self.entries() != entries:
            self.chosen.emit()

    def _selection_changed(self) -> None:
        if not self._quiet:
            self.chosen.emit()

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        entries, here = self.entries(), self.here()
        self.list.sort(column, order)
        self.list.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
        self._choose_again(entries, here)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Mouse and self.indexAt(event.pos()).isValid():
            self.entered.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if event.modifiers() == Qt.KeyboardModifier.ControlModifier and self._sort_key(key):
            return
        if key in ENTER:
            self.entered.emit()
        elif key == Qt.Key.Key_Delete:
            self.struck.emit()
        elif event.text() and event.text().isprintable() and not event.text().isspace():
            event.ignore()  # letters and digits belong to the command box, not to a search of Qt's own
        elif key == Qt.Key.Key_Space and not event.modifiers():
            event.ignore()  # pauses the clock, here as everywhere
        else:
            super().keyPressEvent(event)

    def _sort_key(self, key: Qt.Key) -> bool:
        """Sort by Ctrl with an arrow: left and right pick the column, up and down the direction."""
        column, order = self.list.sorted_by
        shown = [each for each in Column if not self.isColumnHidden(each)]
        place = shown.index(column) if column in shown else 0
        match key:
            case Qt.Key.Key_Left:
                column = shown[(place - 1) % len(shown)]
            case Qt.Key.Key_Right:
                column = shown[(place + 1) % len(shown)]
            case Qt.Key.Key_Up:
                order = Qt.SortOrder.AscendingOrder
            case Qt.Key.Key_Down:
                order = Qt.SortOrder.DescendingOrder
            case _:
                return False
        self.horizontalHeader().setSortIndicator(column, order)
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Fit the columns to the width: what there is none of, or no room for, is hidden."""
        none = self._none
        left = self.viewport().width() - sum(WIDTHS[column] for column in WIDTHS if column not in none)
        for column in SPARE:
            hidden = column in none or left < NAMES_AT_LEAST
            self.setColumnHidden(column, hidden)
            left += WIDTHS[column] if hidden and column not in none else 0
        seen = [column for column in Column if not self.isColumnHidden(column)]
        least, shares = (
            [WIDTHS.get(column, NAMES_AT_LEAST) for column in seen],
            [column not in WIDTHS for column in seen],
        )
        for column, width in zip(seen, spread(least, shares, max(0, left - NAMES_AT_LEAST)), strict=True):
            self.setColumnWidth(column, width)
