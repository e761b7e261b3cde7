"""The editable table of levels and breaks: keys for every change, and a look that tells played, running and coming."""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from tdapp.read.clock.structure import StructureView
from tdapp.ui.fonts import text_font
from tdapp.ui.pages.clock.structure.draft import Column, Draft
from tdapp.ui.pages.clock.structure.model import StructureModel
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import TABLE
from tdapp.ui.widgets.typed_table import ICON, AnyIndex, TypedCells, TypedTable, at_left
from tdapp.words.say import Words

WIDTHS = {
    Column.ROW: 44,
    Column.LEVEL: 82,
    Column.LASTS: 76,
    Column.STARTS: 66,
}
SHARES = {Column.SMALL: 10, Column.BIG: 10, Column.ANTE: 9, Column.KIND: 11}
TOP = (Column.SMALL, Column.ANTE)  # where the words of a break stand, each over two columns


class CellPainter(TypedCells):
    """Draws a row by what it is."""

    def __init__(self, model: StructureModel) -> None:
        super().__init__(model, "structure_editor")
        self._model = model

    def side(self, index: AnyIndex) -> Qt.AlignmentFlag:
        return self._model.side(index.row(), Column(index.column()))

    def is_wrong(self, index: AnyIndex) -> bool:
        return bool(self._model.problem(index.row(), Column(index.column())))

    def ground(self, index: AnyIndex) -> str:
        tokens = look().tokens
        if self._model.is_frozen(index.row()):
            return tokens.ground
        return tokens.tint("accent") if self._model.is_break(index.row()) else tokens.surface

    def bar(self, index: AnyIndex, *, chosen: bool) -> str:
        on = self._model.is_on(index.row())
        return ("accent" if on else "info") if index.column() == Column.ROW and (on or chosen) else ""

    def content(self, painter: QPainter, box: QRect, index: AnyIndex) -> None:
        model, number, column, wrong = self._model, index.row(), Column(index.column()), self.is_wrong(index)
        frozen, on, resting = model.is_frozen(number), model.is_on(number), model.is_break(number)
        quiet = frozen or column in (Column.ROW, Column.STARTS)
        ink = "danger" if wrong else "muted" if quiet else "accent" if resting and column in TOP else "text"
        if column is Column.LEVEL:
            box = self._marks(painter, box, number)
        if wrong and not (resting and column in TOP):
            box = self.paint_wrong(painter, box)
        strong = on or (column is Column.LEVEL and not frozen)
        painter.setFont(bold(TABLE) if strong else text_font(TABLE))
        painter.setPen(look().colour(ink))
        self.paint_text(painter, box, model.text(number, column), self.side(index))

    def _marks(self, painter: QPainter, box: QRect, number: int) -> QRect:
        """Icons before the level: a cup for a break, a triangle for what is on, a lock for what was played."""
        model = self._model
        icons = []
        if model.is_on(number):
            icons.append(("play", "accent"))
        elif model.is_frozen(number):
            icons.append(("lock", "muted"))
        if model.is_break(number):
            icons.append(("coffee", "muted" if model.is_frozen(number) else "accent"))
        if wrong := model.chips_wrong(number):
            grave = any(each.grave for each in wrong)
            self._corner(painter, box, "octagon-alert" if grave else "triangle-alert", "danger" if grave else "warning")
        elif model.closes_late(number):
            self._corner(painter, box, "ticket", "info")
        for icon, ink in icons:
            look().paint_icon(painter, at_left(box), icon, ink)
            box = box.adjusted(ICON + 7, 0, 0, 0)
        return box

    def _corner(self, painter: QPainter, box: QRect, icon: str, ink: str) -> None:
        corner = QRect(box.right() - ICON, box.y(), ICON, box.height())
        look().paint_icon(painter, at_left(corner), icon, ink)


class StructureTable(TypedTable):
    """Shows a `StructureModel`. Shift+Insert adds a break."""

    level_wanted = Signal()
    break_wanted = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        self.rows = StructureModel(words)
        super().__init__("structure_table", self.rows, CellPainter(self.rows), parent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(True)
        self.doubleClicked.connect(self._on_double_click)
        self._spans: tuple[bool, ...] = ()

    def show_draft(self, draft: Draft | None, view: StructureView | None, words: Words) -> None:
        """Show these rows; the keyboard stays where it was."""
        number, column = self.here(), Column(max(Column.SMALL, self.currentIndex().column()))
        self.rows.show_draft(draft, view, words)
        spans = tuple(self.rows.is_break(row) for row in range(self.rows.rowCount()))
        if spans != self._spans:
            self._spans = spans
            self.clearSpans()
            for row, resting in enumerate(spans):
                for top in TOP if resting else ():
                    self.setSpan(row, top, 1, 2)
        if draft is None:
            return
        if not self.currentIndex().isValid() and draft.rows:
            at = number if number is not None else draft.played
            self.go_to(min(at, len(draft.rows) - 1), column)

    def column(self) -> Column:
        """The column the keyboard is at."""
        return Column(max(0, self.currentIndex().column()))

    def go_to(self, number: int, column: Column = Column.SMALL) -> None:
        """Put the keyboard into a cell and have it in sight."""
        self.put(number, column)

    def insert(self, *, shifted: bool) -> None:
        (self.break_wanted if shifted else self.level_wanted).emit()

    def takes(self, text: str) -> bool:
        """Numbers take digits, the name of a break anything."""
        number, column = self.here(), self.column()
        if number is None or not self.rows.can_edit(number, column) or column is Column.KIND:
            return False
        return text.isdigit() or (self.rows.is_break(number) and column is Column.SMALL)

    def enter(self) -> None:
        number, column = self.here(), self.column()
        if number is None:
            return
        if column is Column.KIND and not self.rows.is_break(number):
            self.rows.turn_kind(number)
        elif self.rows.can_edit(number, column):
            self.edit(self.currentIndex())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        left = max(260, self.viewport().width() - sum(WIDTHS.values()))
        whole = sum(SHARES.values())
        for column, width in WIDTHS.items():
            self.setColumnWidth(column, width)
        for column, share in SHARES.items():
            self.setColumnWidth(column, left * share // whole)

    def _on_double_click(self) -> None:
        number = self.here()
        if self.column() is Column.KIND and number is not None and not self.rows.is_break(number):
            self.rows.turn_kind(number)
