"""How every table of rows looks and is gone through: rows chosen whole, no lines between columns, Tab goes on."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import ROW, TOUCH_ROW
from tdapp.ui.widgets.cells import RIGHT, Cell, CellModel, Index, font_of

SELECTED = QStyle.StateFlag.State_Selected.value
PADDING, ICON, BESIDE = 8, 16, 22  # pixels beside what stands in a cell, of an icon, from its left to the text
BAR = 3  # pixels of the bar at the left of the row that is chosen
WIDEST = 520  # pixels of a column that takes what is left over, as long as others could use some of it


def in_rows(table: QTableView, *, height: int = ROW) -> None:
    """Make a table one of rows, so many pixels high, or as high as fingers need where the look says so."""
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    table.setCornerButtonEnabled(False)
    table.verticalHeader().hide()
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    table.horizontalHeader().setHighlightSections(False)
    table.horizontalHeader().setSectionsClickable(False)
    if type(table.itemDelegate()) is QStyledItemDelegate:  # Qt's own: the table is painted by nobody else
        table.setItemDelegate(_Barred(table))
    if isinstance(model := table.model(), CellModel):
        table.selectionModel().currentColumnChanged.connect(partial(_at_column, model))
    _Heights(table, height)


def _at_column(model: CellModel, now: QModelIndex, _before: QModelIndex) -> None:
    model.at_column = max(0, now.column())


def widen(
    table: QTableView, widths: Mapping[int, int], wide: int, *, shares: Mapping[int, int] | None = None
) -> "Widths":
    """Make columns so many pixels wide, which nobody drags; the one called `wide` takes the room that is left, on a
    large screen the others some of it too. `shares`: columns that take so many parts of it wherever it takes one.

    What is returned takes other widths later.
    """
    head = table.horizontalHeader()
    head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    head.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
    return Widths(table, widths, shares or {})


def spread(least: Sequence[int], shares: Sequence[int], spare: int) -> list[int]:
    """The widths of columns that need at least so many pixels each, with `spare` pixels left over: they go to the
    columns with a share of them, and once these are `WIDEST` evenly to all, so that a row can be read across.

    >>> spread([60, 0, 100], [0, 1, 0], 300)
    [60, 300, 100]
    >>> spread([60, 0, 100], [0, 1, 0], 1200)
    [286, 746, 326]
    """
    parts = sum(shares) or 1
    widths = [
        max(width, min(width + spare * share // parts, WIDEST)) for width, share in zip(least, shares, strict=True)
    ]
    rest = max(0, spare * sum(shares) // parts - sum(widths) + sum(least))
    return [width + rest // len(widths) for width in widths]


class Widths(QObject):
    """A filter that gives the columns of a table more than their widths where one alone would take too much."""

    def __init__(self, table: QTableView, widths: Mapping[int, int], shares: Mapping[int, int]) -> None:
        super().__init__(table)
        self._table, self._widths, self._shares = table, dict(widths), shares
        self._fit()
        table.viewport().installEventFilter(self)

    def need(self, widths: Mapping[int, int]) -> None:
        """Give some columns other widths than before."""
        if not widths.items() <= self._widths.items():
            self._widths.update(widths)
            self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        columns = [column for column in self._widths if not self._table.isColumnHidden(column)]
        least = [self._widths[column] for column in columns]
        shares = [*(self._shares.get(column, 0) for column in columns), 1]
        spare = max(0, self._table.viewport().width() - sum(least))
        for column, width in zip(columns, spread([*least, 0], shares, spare), strict=False):
            self._table.setColumnWidth(column, width)


class _Barred(QStyledItemDelegate):
    """The painter of a table that has none of its own: a bar marks the chosen row, which colour alone would not.

    Cells of our own models are drawn here as the style sheet would have them: it takes several times as long, most of
    it for what Qt asks of a cell and gets no answer to.
    """

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model, column = index.model(), index.column()
        state: int = option.state.value  # a number: for Python a flag is as slow as a word is to paint
        box: QRect = option.rect
        if isinstance(model, CellModel) and "\n" not in (cell := model.at(index.row(), column)).text:
            right = model.side(column, cell) is RIGHT
            self._paint(painter, box, cell, chosen=bool(state & SELECTED), right=right)
        else:
            super().paint(painter, option, index)
        if state & SELECTED and box.x() <= 0:
            painter.fillRect(QRect(box.x(), box.y(), BAR, box.height()), look().colour("info"))

    def _paint(self, painter: QPainter, box: QRect, cell: Cell, *, chosen: bool, right: bool) -> None:
        worn = look()
        if chosen:
            painter.fillRect(box, worn.colour("selection"))
        painter.setPen(worn.colour("line"))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        room = box.adjusted(PADDING, 0, -PADDING, -1)
        if cell.icon:
            corner = QRect(room.x(), room.y() + (room.height() - ICON) // 2, ICON, ICON)
            worn.paint_icon(painter, corner, cell.icon, cell.icon_tone or cell.tone or "muted")
            room = room.adjusted(BESIDE, 0, 0, 0)
        if cell.text:
            painter.setPen(worn.colour("text" if chosen else cell.tone or "text"))
            font_of(cell).draw(painter, room, cell.text, right=right)


class _Heights(QObject):
    """A filter that keeps the rows as high as the look asks, as long as the table is there."""

    def __init__(self, table: QTableView, height: int) -> None:
        super().__init__(table)
        self._table = table
        self._heights = height, TOUCH_ROW
        self._wear()
        look().changed.connect(self._wear)

    def _wear(self) -> None:
        self._table.verticalHeader().setDefaultSectionSize(self._heights[look().touch])
        self._table.viewport().update()
