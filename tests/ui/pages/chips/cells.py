"""Typing into the tables of the Chips page as a director does: F2, the text, Enter."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from tdapp.ui.widgets.cell_table import CellTable


def type_at(table: CellTable, qtbot: QtBot, row: int, column: int, typed: str) -> None:
    """Type into a cell."""
    table.setFocus()
    table.put(row, column)
    qtbot.keyClick(table, Qt.Key.Key_F2)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    line = table.findChildren(QLineEdit)[-1]
    line.clear()
    line.insert(typed)  # letters of any alphabet: the test's keyboard has only some
    qtbot.keyClick(line, Qt.Key.Key_Return)
    QApplication.processEvents()
