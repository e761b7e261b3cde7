"""How every table of rows looks and is gone through: rows chosen whole, no lines between columns, Tab goes on."""

from collections.abc import Mapping

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import ROW, TOUCH_ROW


def in_rows(table: QTableView, *, height: int = ROW, touched: int = TOUCH_ROW) -> None:
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
    _Heights(table, height, touched)


def widen(table: QTableView, widths: Mapping[int, int], wide: int) -> None:
    """Make columns so many pixels wide, which nobody drags; the one called `wide` takes the room that is left."""
    head = table.horizontalHeader()
    head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    head.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
    for column, width in widths.items():
        table.setColumnWidth(column, width)


class _Heights(QObject):
    """A filter that keeps the rows as high as the look asks, as long as the table is there."""

    def __init__(self, table: QTableView, height: int, touched: int) -> None:
        super().__init__(table)
        self._table = table
        self._heights = height, touched
        self._wear()
        look().changed.connect(self._wear)

    def _wear(self) -> None:
        self._table.verticalHeader().setDefaultSectionSize(self._heights[look().touch])
        self._table.viewport().update()
