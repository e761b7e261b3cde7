"""Tables of rows: one row is chosen at a time, Tab goes on, and rows are high enough for fingers when asked for."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QAbstractItemView, QApplication, QTableWidget
from pytestqt.qtbot import QtBot

from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import ROW, TOUCH_ROW
from tdapp.ui.widgets.in_rows import WIDEST, in_rows, spread, widen


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


def test_a_table_may_have_rows_of_its_own_height_but_for_fingers(qtbot: QtBot) -> None:
    table = QTableWidget(3, 2)
    qtbot.addWidget(table)
    in_rows(table, height=ROW - 4)
    assert heights(table) == {ROW - 4}
    look().wear("dark", touch=True)
    assert heights(table) == {TOUCH_ROW}


def test_a_row_is_chosen_whole_and_alone_and_tab_goes_on(qtbot: QtBot) -> None:
    table = QTableWidget(3, 2)
    qtbot.addWidget(table)
    in_rows(table)
    table.selectRow(0)
    table.selectRow(2)
    assert {index.row() for index in table.selectedIndexes()} == {2} and len(table.selectedIndexes()) == 2
    assert not table.tabKeyNavigation()
    assert table.selectionBehavior() is QAbstractItemView.SelectionBehavior.SelectRows


@given(st.lists(st.tuples(st.integers(0, 300), st.integers(0, 2)), min_size=1, max_size=9), st.integers(0, 4000))
def test_room_that_is_left_over_goes_to_who_wants_it_and_then_to_all(
    columns: list[tuple[int, int]], spare: int
) -> None:
    least, shares = [width for width, _share in columns], [share for _width, share in columns]
    widths = spread(least, shares, spare)
    assert all(width >= need for width, need in zip(widths, least, strict=True))
    assert sum(widths) <= sum(least) + spare
    if not any(shares):
        assert widths == least
        return
    assert sum(widths) > sum(least) + spare - len(columns)  # whole pixels are lost, no more
    wanting = [width for width, share in zip(widths, shares, strict=True) if share]
    if max(wanting) > max(WIDEST, *least):
        assert all(width > need for width, need in zip(widths, least, strict=True))  # then the others have some too


def test_on_a_large_screen_no_column_takes_all_that_is_left(qtbot: QtBot) -> None:
    table = QTableWidget(3, 3)
    qtbot.addWidget(table)
    in_rows(table)
    widen(table, {0: 60, 2: 100}, 1)
    table.show()
    for wide, most in ((500, WIDEST), (1800, 1000)):
        table.resize(wide, 300)
        QApplication.processEvents()
        assert table.columnWidth(1) <= most
        assert (table.columnWidth(0), table.columnWidth(2)) == (60, 100) or wide > 1000
        assert sum(map(table.columnWidth, range(3))) == table.viewport().width()
    assert table.columnWidth(0) > 200
