"""The list of places: type a prize, tick it as paid."""

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from tdapp.read.prizes.prizes import PrizesView
from tdapp.ui.fonts import text_font
from tdapp.ui.pages.prizes.amounts import Line, PrizeDraft
from tdapp.ui.pages.prizes.model import Column, PrizesModel, side
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import TABLE
from tdapp.ui.widgets.typed_table import ICON, AnyIndex, TypedCells, TypedTable, at_left
from tdapp.words.say import Words

WIDTHS = {Column.PLACE: 84, Column.PRIZE: 150, Column.POSTED: 130, Column.SHARE: 96, Column.GETS: 130, Column.PAID: 150}


class PrizePainter(TypedCells):
    """Draws a place: the prize strong, the tick with its word, what is wrong in red with a sign."""

    def __init__(self, model: PrizesModel) -> None:
        super().__init__(model, "prize_editor")
        self._model = model
        self.deal = 0  # so many places from the top are in a deal that is being made

    def side(self, index: AnyIndex) -> Qt.AlignmentFlag:
        return side(Column(index.column()))

    def is_wrong(self, index: AnyIndex) -> bool:
        return index.column() == Column.PRIZE and bool(self._model.problem(index.row()))

    def ground(self, index: AnyIndex) -> str:
        tokens = look().tokens
        return tokens.tint("info") if self._in_deal(index) else tokens.surface

    def bar(self, index: AnyIndex, *, chosen: bool) -> str:
        return "info" if index.column() == Column.PLACE and (chosen or self._in_deal(index)) else ""

    def content(self, painter: QPainter, box: QRect, index: AnyIndex) -> None:
        column, line = Column(index.column()), self._model.line(index.row())
        if line is None:
            return
        strong = column is Column.PRIZE or (column is Column.WINNER and line.winner is not None)
        ink = (
            "muted"
            if column in (Column.SHARE, Column.POSTED) or (column is Column.WINNER and line.winner is None)
            else "text"
        )
        if self.is_wrong(index):
            ink = "danger"
            box = self.paint_wrong(painter, box)
        elif column is Column.PAID and line.winner is not None:
            icon, ink = ("square-check", "accent") if line.winner.paid else ("square", "warning")
            if line.winner.back.cents:
                icon, ink = "triangle-alert", "danger"
            look().paint_icon(painter, at_left(box), icon, ink)
            box = box.adjusted(ICON + 8, 0, 0, 0)
        painter.setFont(bold(TABLE) if strong else text_font(TABLE))
        painter.setPen(look().colour(ink))
        self.paint_text(painter, box, self._model.text(index.row(), column), self.side(index))

    def _in_deal(self, index: AnyIndex) -> bool:
        line = self._model.line(index.row())
        return line is not None and line.index is not None and line.index < self.deal


class PrizesTable(TypedTable):
    """Shows a `PrizesModel`. Enter or a digit types a prize, Space or a click on the tick pays."""

    pay_wanted = Signal()
    add_wanted = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        self.rows = PrizesModel(words)
        self.painter = PrizePainter(self.rows)
        super().__init__("prizes_table", self.rows, self.painter, parent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_draft(self, draft: PrizeDraft | None, view: PrizesView | None, words: Words) -> None:
        """Show these prizes; the keyboard stays at its line."""
        here = self.here()
        self.rows.show_draft(draft, view, words)
        self.setColumnHidden(Column.GETS, not self.rows.any_tied())
        self.setColumnHidden(Column.POSTED, view is None or not view.draft)
        self._fit()
        if self.rows.lines and not self.currentIndex().isValid():
            due = (row for row, line in enumerate(self.rows.lines) if line.winner and not line.winner.paid)
            self.go_to(min(here if here is not None else next(due, 0), len(self.rows.lines) - 1))

    def mark_deal(self, places: int) -> None:
        """Mark the first places as the ones a deal is about; 0 for none."""
        if places != self.painter.deal:
            self.painter.deal = places
            self.viewport().update()

    def line(self) -> Line | None:
        """The place the keyboard is at."""
        here = self.here()
        return self.rows.line(here) if here is not None else None

    def go_to(self, row: int) -> None:
        """Put the keyboard at a line and have it in sight."""
        self.put(row, Column.PRIZE)

    def type_prize(self) -> None:
        """Begin to type the prize of this line."""
        here = self.here()
        if here is not None and self.rows.can_edit(here):
            self.go_to(here)
            self.edit(self.currentIndex())

    def insert(self, *, shifted: bool) -> None:  # noqa: ARG002
        self.add_wanted.emit()

    def enter(self) -> None:
        self.type_prize()

    def takes(self, text: str) -> bool:
        return text.isdigit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() is not QAbstractItemView.State.EditingState:
            if _is_space(event):
                self.pay_wanted.emit()
                return
            if event.text().isdigit():  # whichever cell the keyboard is at, it is the prize that is typed
                self.setCurrentIndex(self.rows.index(max(0, self.currentIndex().row()), Column.PRIZE))
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and index.isValid() and index.column() == Column.PAID:
            self.pay_wanted.emit()

    def event(self, event: QEvent) -> bool:
        """Space pays here, before any shortcut of the window with the same key."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_space(event):
            event.accept()
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        left = self.viewport().width()
        for column, width in WIDTHS.items():
            if not self.isColumnHidden(column):
                self.setColumnWidth(column, width)
                left -= width
        self.setColumnWidth(Column.WINNER, max(160, left))


def _is_space(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Space and not event.modifiers()
