"""The stacks as Qt asks for them: a row for each line of the price list, a column for each chip, and the stock."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QImage

from tdapp.domain.chips.chip_set import Chip
from tdapp.domain.units import Chips
from tdapp.read.chips.chip_plan import StockRow, StockView
from tdapp.texts import Text
from tdapp.ui.pages.chips.stacks import texts
from tdapp.ui.pages.chips.stacks.draft import EXPECTED, Draft, Row, misfit, name, problem, shown
from tdapp.ui.widgets.chip_picture import always_drawn
from tdapp.ui.widgets.label import tip
from tdapp.ui.widgets.typed_table import LEFT, RIGHT, AnyIndex
from tdapp.words.say import Words

NOWHERE = QModelIndex()
NAME, WORTH, COUNT, SOLD, WANTED = "name", "worth", "count", "sold", "expected"
FIRST, LAST = (NAME, WORTH, COUNT), (SOLD, WANTED)
HEADS: dict[str, Text] = {
    NAME: texts.STACK_OF,
    WORTH: texts.WORTH,
    COUNT: texts.COUNT,
    SOLD: texts.SOLD,
    WANTED: texts.EXPECTED,
}
ABOVE = 1  # rows above the stacks
Sum = tuple[Text, Callable[[StockRow], int]]
OVER: Sum = (texts.OVER, lambda row: row.over)  # at the top: it stays in sight however many stacks there are
SUMS: tuple[Sum, ...] = (
    (texts.AT_HAND, lambda row: row.chip.at_hand),
    (texts.FOR_STACKS, lambda row: row.stacks),
    (texts.FOR_RACES, lambda row: row.races),
    (texts.FOR_OTHERS, lambda row: row.others),
)


class Shown(Struct, frozen=True):
    """Everything the table shows. `chips`: the columns; `fixed`: nothing can be typed."""

    draft: Draft
    stock: StockView
    chips: tuple[Chip, ...]
    words: Words
    fixed: bool = False

    @property
    def sums(self) -> tuple[Sum, ...]:
        """The rows below the stacks: what the stock goes to, without rows that would be empty."""
        empty = [texts.FOR_OTHERS] if not any(row.others for row in self.stock.rows) else []
        if not any(row.races for row in self.stock.rows):
            empty.append(texts.FOR_RACES)
        return tuple(each for each in SUMS if each[0] not in empty)


class StacksModel(QAbstractTableModel):
    """Shows stacks and stock. Typing asks for another draft with `typed`: row, denomination (or `EXPECTED`), what."""

    typed = Signal(int, int, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.shown: Shown | None = None
        self.image_of: Callable[[Chip], QImage | None] = always_drawn

    def show_all(self, shown: Shown | None) -> None:
        """Show this. With as many rows and columns as before only cells are drawn again, so an open editor stays."""
        before = (self.rowCount(), self.columnCount(), self.shown.chips if self.shown else ())
        then = self.shown
        self.shown = shown
        after = (self.rowCount(), self.columnCount(), shown.chips if shown else ())
        self.shown = then
        if before == after:
            self.shown = shown
            if before[0]:
                self.dataChanged.emit(self.index(0, 0), self.index(before[0] - 1, before[1] - 1))
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, before[1] - 1)
        else:
            self.beginResetModel()
            self.shown = shown
            self.endResetModel()

    # What stands where

    def row(self, number: int) -> Row | None:
        """The stack of a row; None above and below the stacks."""
        at = number - ABOVE
        there = self.shown is not None and 0 <= at < len(self.shown.draft.rows)
        return self.shown.draft.rows[at] if self.shown is not None and there else None

    def sum(self, number: int) -> Sum | None:
        """What a row above or below the stacks adds up."""
        if self.shown is None or number < ABOVE:
            return OVER if self.shown is not None else None
        at = number - ABOVE - len(self.shown.draft.rows)
        return self.shown.sums[at] if 0 <= at < len(self.shown.sums) else None

    def chip(self, column: int) -> Chip | None:
        """The chip of a column; None for the others."""
        at = column - len(FIRST)
        return self.shown.chips[at] if self.shown is not None and 0 <= at < len(self.shown.chips) else None

    def what(self, column: int) -> str:
        """What a column that is no chip says."""
        if column < len(FIRST):
            return FIRST[column]
        at = column - len(FIRST) - (len(self.shown.chips) if self.shown is not None else 0)
        return LAST[at] if 0 <= at < len(LAST) else ""

    def key(self, column: int) -> Chips | None:
        """What is typed in a column: pieces of a denomination, or `EXPECTED`; None: nothing."""
        chip = self.chip(column)
        return chip.value if chip is not None else EXPECTED if self.what(column) == WANTED else None

    def can_type(self, number: int, column: int) -> bool:
        """Whether a cell is typed into."""
        fixed = self.shown is None or self.shown.fixed
        return not fixed and self.row(number) is not None and self.key(column) is not None

    def problem(self, number: int, column: int) -> str:
        """What is wrong with a cell, '' when nothing is."""
        row, key = self.row(number), self.key(column)
        if row is None or self.shown is None:
            return ""
        if key is not None:
            return problem(row, key, self.shown.words)
        return misfit(row, self.shown.words) if self.what(column) == WORTH else ""

    def is_short(self, number: int, column: int) -> bool:
        """Whether a cell says that there are too few of a chip."""
        chip, added = self.chip(column), self.sum(number)
        return chip is not None and added is not None and added[0] is texts.OVER and self._stock(chip, added) < 0

    def text(self, number: int, column: int) -> str:
        """What stands in a cell."""
        if self.shown is None:
            return ""
        words, row, added, key = self.shown.words, self.row(number), self.sum(number), self.key(column)
        if added is not None:
            chip = self.chip(column)
            if chip is not None:
                return words.number(self._stock(chip, added))
            return words(added[0]) if self.what(column) == NAME else ""
        if row is None:
            return ""
        if key is not None:
            return shown(row, key, words)
        match self.what(column):
            case "name":
                return name(row, words)
            case "worth":
                return words.number(row.made if row.pieces else row.view.chips)
            case "count":
                return words.number(sum(count for _chip, count in row.pieces)) if row.pieces else "—"
        return words.number(row.view.sold)

    def _stock(self, chip: Chip, added: Sum) -> int:
        assert self.shown is not None
        return next((added[1](row) for row in self.shown.stock.rows if row.chip.value == chip.value), 0)

    # Qt's questions

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:
        return (
            0 if parent.isValid() or self.shown is None else ABOVE + len(self.shown.draft.rows) + len(self.shown.sums)
        )

    def columnCount(self, parent: AnyIndex = NOWHERE) -> int:
        return 0 if parent.isValid() or self.shown is None else len(FIRST) + len(self.shown.chips) + len(LAST)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        typed = index.isValid() and self.can_type(index.row(), index.column())
        return flags | Qt.ItemFlag.ItemIsEditable if typed else flags

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self.shown is None:
            return None
        number, column = index.row(), index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return self.text(number, column)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(self.problem(number, column) or self.text(number, column))
            case Qt.ItemDataRole.AccessibleTextRole:
                head = str(self.headerData(column, Qt.Orientation.Horizontal))
                row = self.text(number, 0)
                return self.shown.words(texts.SPOKEN, row=row, column=head, value=self.text(number, column))
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self.problem(number, column)
        return None

    def setData(self, index: AnyIndex, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        key = self.key(index.column())
        if role != Qt.ItemDataRole.EditRole or key is None or str(value) == self.data(index, Qt.ItemDataRole.EditRole):
            return False
        self.typed.emit(index.row() - ABOVE, key, str(value))
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or self.shown is None:
            return None
        chip = self.chip(section)
        if role == Qt.ItemDataRole.DisplayRole:
            what = self.what(section)
            return self.shown.words.number(chip.value) if chip else self.shown.words(HEADS[what]) if what else ""
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return (LEFT if self.what(section) == NAME else RIGHT).value
        return None
