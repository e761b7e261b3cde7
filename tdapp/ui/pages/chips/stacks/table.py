"""The table of stacks: a row for each line of the price list, a column for each chip, below whether it is enough."""

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QApplication, QHeaderView, QWidget

from tdapp.ui.fonts import text_font
from tdapp.ui.pages.chips.stacks import texts
from tdapp.ui.pages.chips.stacks.draft import Row
from tdapp.ui.pages.chips.stacks.model import ABOVE, COUNT, FIRST, NAME, SOLD, WANTED, WORTH, Shown, StacksModel
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import SMALL, TABLE
from tdapp.ui.widgets.chip_picture import paint_chip
from tdapp.ui.widgets.typed_table import ICON, LEFT, RIGHT, AnyIndex, TypedCells, TypedTable, at_left

WIDTHS = {NAME: 120, WORTH: 92, COUNT: 62, SOLD: 76, WANTED: 84}
LEAST_CHIP, MOST_CHIP, HEAD_CHIP = 58, 84, 34
MANY = 100_000  # pieces whose number needs a wide column


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
        """Show this; the keyboard stays where it was, also where other rows take the field away that was typed in."""
        number, column, typing = self.here(), self.currentIndex().column(), QApplication.focusWidget()
        self.lines.show_all(shown)
        self._fit()
        if shown is not None and shown.draft.rows and not self.currentIndex().isValid():
            self.go_to(max(0, min((number or 0) - ABOVE, len(shown.draft.rows) - 1)), max(column, len(FIRST)))
            if typing is not None and self.isAncestorOf(typing):
                self.setFocus(Qt.FocusReason.OtherFocusReason)

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
