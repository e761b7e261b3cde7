"""The main window, for tests of what is done through it."""

from pytestqt.qtbot import QtBot

from tdapp.ui.main_window import MainWindow
from tdapp.ui.theme.look import look
from tests.ui.pages.evening import Evening


def main_window(evening: Evening, qtbot: QtBot) -> MainWindow:
    """Dark, as large as a laptop's screen, with the tournament in front and the keys in it."""
    look().wear("dark")
    window = MainWindow(evening.session)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    evening.session.switch(evening.session.tournament)
    qtbot.waitUntil(window.isActiveWindow)
    return window
