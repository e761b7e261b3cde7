"""Nothing is held down when the next test begins."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import let_go


def test_a_button_that_went_down_on_a_window_that_is_gone_comes_up(qtbot: QtBot) -> None:
    """Nothing would be scrolled into sight in the tests that follow, as under a click."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    QTest.mousePress(window, Qt.MouseButton.LeftButton)
    window.close()
    assert QGuiApplication.mouseButtons() == Qt.MouseButton.LeftButton
    let_go()
    assert QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton
