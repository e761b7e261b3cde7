"""The table of stacks: a row for each line of the price list, a column for each chip, below whether it is enough."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from tdapp.domain.chip_set import Chip
from tdapp.domain.units import Chips
from tdapp.read.chip_plan import StockRow, StockView
from tdapp.texts import Text
from tdapp.ui.fonts import text_font
from tdapp.ui.pages.chips.stacks import texts
from tdapp.ui.pages.chips.stacks.draft import EXPECTED, Draft, Row, misfit, name, problem, shown
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import SMALL, TABLE
from tdapp.ui.widgets.chip_picture import paint_chip
from tdapp.ui.widgets.label import tip
from tdapp.ui.widgets.typed_table import ICON, LEFT, RIGHT, AnyIndex, TypedCells, TypedTable, at_left
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
WIDTHS = {NAME: 120, WORTH: 92, COUNT: 62, SOLD: 76, WANTED: 84}
LEAST_CHIP, MOST_CHIP, HEAD_CHIP = 58, 84, 34
MANY = 100_000  # pieces whose number needs a wide column
ABOVE = 1  # rows above the stacks
Sum = tuple[Text, Callable[[StockRow], int]]
OVER: Sum = (texts.OVER, lambda row: row.over)  # at the top: it stays in sight however many stacks there are
SUMS: tuple[Sum, ...] = (
    (texts.AT_HAND, lambda row: row.chip.at_hand),
    (texts.FOR_STACKS, lambda row: row.stacks),
    (texts.FOR_RACES, lambda row: row.races),
    (texts.FOR_OTHERS, lambda row: row.others),
)


@dataclass(frozen=True, slots=True)
class Shown:
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
        self.image_of: Callable[[Chip], QImage | None] = _drawn

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


class ChipHeader(QHeaderView):
    """Heads of the columns; over a column of pieces stands the chip itself."""

    def __init__(self, model: StacksModel) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._lines = model
        self.setFixedHeight(HEAD_CHIP + 22)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        chip, words = self._lines.chip(logicalIndex), self._lines.shown
        painter.save()
        painter.fillRect(rect, look().colour("surface"))
        painter.setPen(look().colour("line"))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.setPen(look().colour("muted"))
        box = rect.adjusted(8, 0, -8, -4)
        if chip is not None and words is not None:
            square = QRectF(box.right() - HEAD_CHIP + 1, rect.y() + 3, HEAD_CHIP, HEAD_CHIP)
            paint_chip(painter, square, chip, image=self._lines.image_of(chip))
            painter.setFont(text_font(SMALL))
            painter.drawText(
                box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, words.words.number(chip.value)
            )
        else:
            painter.setFont(bold(TABLE))
            side = Qt.AlignmentFlag.AlignLeft if self._lines.what(logicalIndex) == NAME else Qt.AlignmentFlag.AlignRight
            said = str(self._lines.headerData(logicalIndex, Qt.Orientation.Horizontal) or "")
            painter.drawText(box, side | Qt.AlignmentFlag.AlignBottom, said)
        painter.restore()


class CellPainter(TypedCells):
    """Draws a cell of the stacks and of the stock."""

    def __init__(self, model: StacksModel) -> None:
        super().__init__(model, "chip_stacks_editor")
        self._model = model

    def side(self, index: AnyIndex) -> Qt.AlignmentFlag:
        return LEFT if self._model.what(index.column()) == NAME else RIGHT

    def is_wrong(self, index: AnyIndex) -> bool:
        return bool(self._model.problem(index.row(), index.column())) or self._model.is_short(
            index.row(), index.column()
        )

    def ground(self, index: AnyIndex) -> str:
        return look().tokens.surface if self._model.sum(index.row()) is None else look().tokens.ground

    def bar(self, index: AnyIndex, *, chosen: bool) -> str:
        return "info" if chosen and index.column() == 0 else ""

    def content(self, painter: QPainter, box: QRect, index: AnyIndex) -> None:
        model, number, column = self._model, index.row(), index.column()
        wrong, added = self.is_wrong(index), model.sum(number)
        over = added is not None and added[0] is texts.OVER
        if wrong:
            look().paint_icon(painter, at_left(box), "triangle-alert", "danger")
            box = box.adjusted(ICON + 2, 0, 0, 0)
        strong = over or (added is None and model.what(column) == NAME)
        painter.setFont(bold(TABLE) if strong else text_font(TABLE))
        quiet = (added is not None and not over) or model.what(column) in (COUNT, SOLD)
        painter.setPen(look().colour("danger" if wrong else "muted" if quiet else "text"))
        self.paint_text(painter, box, model.text(number, column), self.side(index))


class StacksTable(TypedTable):
    """Shows a `StacksModel`. `choose_wanted`: Enter on the name of a stack."""

    choose_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        self.lines = StacksModel()
        super().__init__("chip_stacks_table", self.lines, CellPainter(self.lines), parent)
        head = ChipHeader(self.lines)
        self.setHorizontalHeader(head)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def show_all(self, shown: Shown | None) -> None:
        """Show this; the keyboard stays where it was."""
        number, column = self.here(), self.currentIndex().column()
        self.lines.show_all(shown)
        self._fit()
        if shown is not None and shown.draft.rows and not self.currentIndex().isValid():
            self.go_to(max(0, min((number or 0) - ABOVE, len(shown.draft.rows) - 1)), max(column, len(FIRST)))

    def stack_at(self) -> int:
        """Which stack the keyboard is at, counted from 0; outside of them the first one."""
        here = self.here() or 0
        return here - ABOVE if self.lines.row(here) is not None else 0

    def stack(self) -> Row | None:
        """That stack."""
        return self.lines.row(self.stack_at() + ABOVE)

    def go_to(self, stack: int, column: int) -> None:
        """Put the keyboard into a cell of a stack."""
        self.put(stack + ABOVE, column)

    def is_wide(self) -> bool:
        """Whether there is more than fits beside one another."""
        columns = sum(self.columnWidth(column) for column in range(self.lines.columnCount()))
        return columns > self.viewport().width()

    def insert(self, *, shifted: bool) -> None:
        """Stacks come with the price list."""

    def takes(self, text: str) -> bool:
        here = self.here()
        return here is not None and text.isdigit() and self.lines.can_type(here, self.currentIndex().column())

    def enter(self) -> None:
        here = self.here()
        if here is None:
            return
        if self.lines.can_type(here, self.currentIndex().column()):
            self.edit(self.currentIndex())
        else:
            self.choose_wanted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """What is left over goes to the name; where there is too little, the table scrolls."""
        shown = self.lines.shown
        if shown is None:
            return
        chips = max(1, len(shown.chips))
        spare = self.viewport().width() - sum(WIDTHS.values())
        most = max((chip.stock for chip in shown.chips), default=0)
        each = max(LEAST_CHIP if most < MANY else MOST_CHIP, min(MOST_CHIP, spare // chips))
        for column in range(self.lines.columnCount()):
            chip = self.lines.chip(column)
            self.setColumnWidth(column, each if chip is not None else WIDTHS[self.lines.what(column)])
        self.setColumnWidth(0, WIDTHS[NAME] + max(0, spare - each * chips))


def _drawn(_chip: Chip) -> QImage | None:
    """Every chip is drawn; the part that knows the club's pictures puts its own question here."""
    return None
