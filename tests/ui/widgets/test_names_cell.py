"""Names of many scripts in one cell stand on one line with those beside them and below them."""

import pytest
from PySide6.QtCore import QStringListModel
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QStyledItemDelegate, QTableView
from pytestqt.qtbot import QtBot

from tdapp.ui.theme.look import look
from tdapp.ui.widgets.in_rows import in_rows
from tdapp.ui.widgets.names_cell import NamesCell

OTHERS = ("小龙 李", "محمد علي", "ዓለም ገብሬ", "สมชาย ใจดี", "Νίκος Παπαδόπουλος", "Đặng Thị Hương", "נועה")


def first_letters(table: QTableView, row: int) -> QImage:
    """What is seen of the first name of a row."""
    box = table.visualRect(table.model().index(row, 0))
    box.setWidth(70)
    return table.viewport().grab(box).toImage()


def table_of(qtbot: QtBot, *names: str) -> QTableView:
    table = QTableView()
    qtbot.addWidget(table)
    table.setModel(QStringListModel([f"\u2068Hogenboom\u2069 · \u2068{name}\u2069" for name in names], table))
    in_rows(table)
    table.setItemDelegateForColumn(0, NamesCell(table))
    table.setColumnWidth(0, 400)
    table.resize(420, 400)
    table.show()
    return table


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_no_script_lifts_the_name_before_it(qtbot: QtBot, theme: str) -> None:
    look().wear(theme)
    table = table_of(qtbot, "Ann", *OTHERS)
    plain = first_letters(table, 0)
    assert len({plain.pixel(x, y) for x in range(plain.width()) for y in range(plain.height())}) > 2  # it is there
    for row, name in enumerate(OTHERS, 1):
        assert first_letters(table, row) == plain, name


def test_the_names_stand_on_the_line_of_words_beside_them(qtbot: QtBot) -> None:
    table, usual = table_of(qtbot, "Ann"), table_of(qtbot, "Ann")
    usual.setItemDelegateForColumn(0, QStyledItemDelegate(usual))
    assert first_letters(table, 0) == first_letters(usual, 0)
