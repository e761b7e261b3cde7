"""The seats of a table that is raced, with their chips drawn."""

from PySide6.QtCore import QModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTableView

from tdapp.read.chips.race import RaceTable, RaceView
from tdapp.ui.pages.chips.race import texts
from tdapp.ui.pages.chips.race.draft import Draft
from tdapp.ui.pages.chips.race.seat_model import CARD, CHIPS_ROLE, GETS, NAME, ODD, SEAT, SeatModel
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import ROW, TOUCH_ROW
from tdapp.ui.widgets.cells import LEFT, Index
from tdapp.ui.widgets.chip_picture import paint_chip
from tdapp.ui.widgets.in_rows import in_rows, widen
from tdapp.words.say import Words

WIDTHS = {SEAT: 46, CARD: 54, GETS: 96}
LEAST_ROW = 22  # where the window is low
LEAST_NAME = 130  # pixels for a name; with less the odd chips are one chip and their number
SIDE, STEP, MOST_DRAWN = 26, 19, 4  # pixels of a drawn chip, from one to the next, and how many are drawn


class ChipsDelegate(QStyledItemDelegate):
    """A painter of chips beside one another, at most so many (`most`), and how many there are behind them."""

    most = MOST_DRAWN

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.data(CHIPS_ROLE) is not None:
            option.text = ""  # drawn below, behind the chips

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        found = index.data(CHIPS_ROLE)
        if found is None:
            return
        chip, count, behind = found
        box = QRectF(option.rect)
        side = min(SIDE, option.rect.height() - 4)
        x, y = box.left() + 6, box.center().y() - side / 2
        drawn = 1 if count > self.most else count
        painter.save()
        painter.setFont(option.font)
        for number in range(drawn):
            paint_chip(painter, QRectF(x + number * STEP, y, side, side), chip)
        words = [f"\u00d7 {count}" if drawn < count else str(count)] if count > 1 else []
        words += [behind] if behind else []
        x += (drawn - 1) * STEP + side + 7
        painter.setPen(look().colour("warning" if behind else "text"))
        metrics, width = painter.fontMetrics(), max(0, int(box.right() - x - 2))
        said = metrics.elidedText(" · ".join(words), Qt.TextElideMode.ElideRight, width)
        painter.drawText(QRectF(x, box.top(), width, box.height()), LEFT, said)
        painter.restore()


class SeatRows(QTableView):
    """The list of the seats, all in sight where that can be. It takes no keys; `picked`: a seat was pressed."""

    picked = Signal(int)

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.setObjectName("race_seats")
        self.words = words
        self.model_ = SeatModel(words, self)
        self.setModel(self.model_)
        self.chips = ChipsDelegate(self)
        self.setItemDelegateForColumn(ODD, self.chips)
        self.setItemDelegateForColumn(GETS, ChipsDelegate(self))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        in_rows(self)
        widen(self, WIDTHS, NAME)
        self.clicked.connect(self._on_clicked)

    def show_table(self, view: RaceView, table: RaceTable, draft: Draft, words: Words, *, touched: bool) -> None:
        """Show a table, the keyboard's seat marked."""
        self.words = words
        self.model_.show_table(view, table, draft, words, touched=touched)
        self._fit()
        at = next((at for at, row in enumerate(table.seats) if row.seat == draft.at), None)
        if at is None:
            self.clearSelection()
        else:
            self.selectRow(at)
            self.scrollTo(self.model_.index(at, SEAT))

    def said_at(self, seat: int | None) -> str:
        """A seat as it is read out, with all that stands in its row; '' where there is none such."""
        at = next((at for at, row in enumerate(self.model_.rows) if row.seat == seat), None)
        if at is None:
            return ""
        model = self.model_
        seat_said = model.at(at, SEAT).spoken or ""  # with the name and the odd chips
        beside = (model.spoken_beside(column, model.at(at, column).text) for column in (CARD, GETS))
        return ", ".join(filter(None, (seat_said, *beside)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Fit the rows to the height: as low as need be for all of them to be in sight; odd chips are drawn one by one
        where names have room.
        """
        rows = max(1, len(self.model_.rows))
        high = max(LEAST_ROW, min(ROW, self.viewport().height() // rows))
        self.verticalHeader().setDefaultSectionSize(TOUCH_ROW if look().touch else high)
        behind = self.fontMetrics().horizontalAdvance(f"\u00d7 10 · {self.words(texts.ONLY)}") + 20
        room = self.viewport().width() - sum(WIDTHS.values()) - behind - LEAST_NAME
        drawn = max(1, min(MOST_DRAWN, (room - SIDE) // STEP + 1))
        ratio = self.model_.view.ratio if self.model_.view is not None else 2
        self.chips.most = drawn if ratio - 1 <= drawn else 1  # all seats alike: drawn one by one, or counted
        self.setColumnWidth(ODD, behind + SIDE + (min(self.chips.most, ratio - 1) - 1) * STEP)

    def _on_clicked(self, index: QModelIndex) -> None:
        if index.row() < len(self.model_.rows):
            self.picked.emit(self.model_.rows[index.row()].seat)
