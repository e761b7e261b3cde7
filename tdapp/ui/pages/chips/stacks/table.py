"""The table of stacks: a row for each line of the price list, a column for each chip, below whether it is enough."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QHeaderView

from tdapp.ui.chip_pictures import ImageOf
from tdapp.ui.fonts import text_font
from tdapp.ui.pages.chips.stacks import texts
from tdapp.ui.pages.chips.stacks.draft import Row
from tdapp.ui.pages.chips.stacks.model import ABOVE, FIRST, LAST, Shown
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import SMALL, TABLE
from tdapp.ui.widgets.cell_table import CellTable
from tdapp.ui.widgets.cells import Head
from tdapp.ui.widgets.chip_picture import paint_chip
from tdapp.ui.widgets.keyboard import focus
from tdapp.words.say import Words

LEAST_CHIP, MOST_CHIP, HEAD_CHIP = 58, 84, 34
MANY = 100_000  # pieces whose number needs a wide column


class StacksTable(CellTable):
    """A table that shows stacks and stock. Enter on the name of a stack asks for the ways it can be made
    (`entered`).
    """

    def __init__(self, words: Words, image_of: ImageOf) -> None:
        super().__init__(
            "chip_stacks_table", (), words, editor="chip_stacks_editor", home=len(FIRST), spoken=texts.SPOKEN
        )
        self.shown = Shown(words)
        head = ChipHeader(self, image_of)
        self.setHorizontalHeader(head)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def show_all(self, shown: Shown) -> None:
        """Show the stacks and the stock; the keyboard stays where it was, also where other rows take the field away
        that was typed in.
        """
        number, column, typing = self.here() or 0, self.column(), QApplication.focusWidget()
        anew = self.shown.chips != shown.chips
        heads = (*FIRST, *(Head(shown.words.number(chip.value)) for chip in shown.chips), *LAST)
        self.shown = shown
        self.lines.show_rows(shown.rows, shown.words, heads=heads, anew=anew)
        self.fit()
        if shown.draft.rows and self.here() is None:
            last = ABOVE + len(shown.draft.rows) - 1
            self.put(max(ABOVE, min(number, last)), max(column, self.home))
            if typing is not None and self.isAncestorOf(typing):
                focus(self)

    def stack_at(self) -> int:
        """The number of the stack the keyboard is at, counted from 0; outside of them the first one."""
        here = self.here() or 0
        return here - ABOVE if self.shown.stack(here) is not None else 0

    def stack(self) -> Row | None:
        """The stack the keyboard is at; None: none."""
        return self.shown.stack(self.stack_at() + ABOVE)

    def is_wide(self) -> bool:
        """Whether there is more than fits beside one another."""
        columns = sum(self.columnWidth(column) for column in range(self.lines.columnCount()))
        return columns > self.viewport().width()

    def fit(self) -> None:
        """Fit the columns: what is left over goes to the name; where there is too little, the table scrolls."""
        chips = max(1, len(self.shown.chips))
        spare = self.viewport().width() - sum(head.width for head in (*FIRST, *LAST))
        most = max((chip.stock for chip in self.shown.chips), default=0)
        each = max(LEAST_CHIP if most < MANY else MOST_CHIP, min(MOST_CHIP, spare // chips))
        for column, head in enumerate(self.lines.heads):
            self.setColumnWidth(column, head.width or each)
        self.setColumnWidth(0, FIRST[0].width + max(0, spare - each * chips))


class ChipHeader(QHeaderView):
    """The heads of the columns; over a column of pieces stands the chip itself."""

    def __init__(self, table: StacksTable, image_of: ImageOf) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._table, self._image_of = table, image_of
        self.setFixedHeight(HEAD_CHIP + 22)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        chips, lines = self._table.shown.chips, self._table.lines
        at, box, side = logicalIndex - len(FIRST), rect.adjusted(8, 0, -8, -4), Qt.AlignmentFlag.AlignRight
        painter.save()
        painter.fillRect(rect, look().colour("surface"))
        painter.setPen(look().colour("line"))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.setPen(look().colour("muted"))
        painter.setFont(bold(TABLE))
        if 0 <= at < len(chips):
            square = QRectF(box.right() - HEAD_CHIP + 1, rect.y() + 3, HEAD_CHIP, HEAD_CHIP)
            paint_chip(painter, square, chips[at], image=self._image_of(chips[at]))
            painter.setFont(text_font(SMALL))
        elif lines.heads[logicalIndex].worded:
            side = Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, side | Qt.AlignmentFlag.AlignBottom, lines.head(logicalIndex))
        painter.restore()
