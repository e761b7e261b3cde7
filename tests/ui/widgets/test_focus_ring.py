"""The ring round a list that has the keyboard is whole, and the row that is chosen in it has a bar at its left."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget, QTableWidget, QTableWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from tdapp.ui.theme.look import look
from tdapp.ui.widgets.in_rows import in_rows
from tdapp.ui.widgets.layout import vbox


def _table() -> QTableWidget:
    table = QTableWidget(30, 2)
    in_rows(table)
    table.setHorizontalHeaderLabels(["One", "Two"])
    for row in range(30):
        for column in range(2):
            table.setItem(row, column, QTableWidgetItem("Line"))
    table.selectRow(1)
    return table


def _list() -> QListWidget:
    made = QListWidget()
    made.addItems(["Line"] * 30)
    made.setCurrentRow(1)
    return made


@pytest.mark.parametrize("make", [_table, _list])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_ring_is_two_pixels_all_round_whenever_the_keys_come(make: type, theme: str, qtbot: QtBot) -> None:
    look().wear(theme)
    window, other, rows = QWidget(), QLineEdit(), make()
    qtbot.addWidget(window)
    vbox(other, rows, on=window)
    window.resize(300, 300)
    look().dress(window)
    window.show()
    other.setFocus()
    qtbot.waitUntil(window.isActiveWindow)
    rows.setFocus()
    QApplication.processEvents()
    picture = rows.grab().toImage()
    ring, (wide, high) = look().colour("info"), (picture.width(), picture.height())
    for deep in (0, 1):
        for at in (40, wide // 2, wide - 12):
            assert picture.pixelColor(at, deep) == ring
            assert picture.pixelColor(at, high - 1 - deep) == ring
        for at in (40, high // 2, high - 12):
            assert picture.pixelColor(deep, at) == ring
            assert picture.pixelColor(wide - 1 - deep, at) == ring


@pytest.mark.parametrize("make", [_table, _list])
def test_the_chosen_row_has_a_bar_and_no_other_row(make: type, qtbot: QtBot) -> None:
    look().wear("dark")
    rows = make()
    qtbot.addWidget(rows)
    rows.resize(300, 300)
    look().dress(rows)
    rows.show()
    viewport = rows.viewport()
    picture, bar = viewport.grab().toImage(), look().colour("info")
    for row in range(3):
        box = rows.visualRect(rows.model().index(row, 0))
        inside = [picture.pixelColor(QPoint(box.x() + x, box.center().y())) for x in range(3)]
        assert [each == bar for each in inside] == [row == 1] * 3
    rows.clearSelection()
    rows.setCurrentIndex(rows.model().index(-1, 0))
    picture = viewport.grab(viewport.rect()).toImage()
    assert picture.pixelColor(1, 50) != bar
    assert rows.focusPolicy() != Qt.FocusPolicy.NoFocus
