"""Tables of rows: one row is chosen at a time, Tab goes on, and rows are high enough for fingers when asked for."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QAbstractItemView, QTableWidget
from pytestqt.qtbot import QtBot

from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import ROW, TOUCH_ROW
from tdapp.ui.widgets.in_rows import in_rows


@pytest.fixture(autouse=True)
def look_again() -> Iterator[None]:
    look().wear("dark")
    yield
    look().wear("dark")


def heights(table: QTableWidget) -> set[int]:
    return {table.rowHeight(row) for row in range(table.rowCount())}


def test_rows_follow_the_look(qtbot: QtBot) -> None:
    table = QTableWidget(3, 2)
    qtbot.addWidget(table)
    in_rows(table)
    assert heights(table) == {ROW}
    look().wear("dark", touch=True)
    assert heights(table) == {TOUCH_ROW} != {ROW}


def test_a_table_may_have_rows_of_its_own_height(qtbot: QtBot) -> None:
    table = QTableWidget(3, 2)
    qtbot.addWidget(table)
    in_rows(table, height=ROW - 4, touched=ROW - 4)
    look().wear("dark", touch=True)
    assert heights(table) == {ROW - 4}


def test_a_row_is_chosen_whole_and_alone_and_tab_goes_on(qtbot: QtBot) -> None:
    table = QTableWidget(3, 2)
    qtbot.addWidget(table)
    in_rows(table)
    table.selectRow(0)
    table.selectRow(2)
    assert {index.row() for index in table.selectedIndexes()} == {2} and len(table.selectedIndexes()) == 2
    assert not table.tabKeyNavigation()
    assert table.selectionBehavior() is QAbstractItemView.SelectionBehavior.SelectRows
