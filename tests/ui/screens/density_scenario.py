"""A screen on the second of two displays, run as a program because displays are given to Qt at its start.

Prints the display, the window's size and the size of the canvas in pixels.
"""

import sys
from datetime import UTC

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.ui.screens.controller import Screens
from tdapp.words.say import Words
from tests.ui.screens.displays_scenario import MAIN, ask


def main() -> None:
    app = QApplication(sys.argv)
    operator = QWidget()
    desk = next(screen for screen in app.screens() if screen.name() == "desk")
    operator.setScreen(desk)
    operator.setGeometry(desk.geometry().adjusted(50, 50, -50, -50))
    operator.show()
    screens = Screens(ask, Words("en", UTC), operator=operator)
    screens.toggle(MAIN)
    window = screens.window(MAIN)
    assert window is not None
    QTest.qWait(50)
    canvas = window.stage.canvas_size()
    print(window.screen().name(), f"{window.width()}x{window.height()}", f"{canvas.width()}x{canvas.height()}")
    screens.close()


if __name__ == "__main__":
    main()
