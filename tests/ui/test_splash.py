"""The window before anything is in it."""

import subprocess
import sys

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tdapp.ui.splash import Splash
from tdapp.ui.theme.look import look


def test_it_is_painted_with_the_outline_of_the_frame(qtbot: QtBot) -> None:
    look().wear("dark")
    shell = Splash()
    qtbot.addWidget(shell)
    shell.appear()
    image = shell.grab().toImage()
    assert image.pixelColor(10, 400) == look().colour("surface")
    assert image.pixelColor(700, 400) == look().colour("ground")
    assert image.pixelColor(75, 400) == look().colour("line")


def test_the_frame_moves_in_and_is_closed_with_the_window(qtbot: QtBot) -> None:
    closed: list[bool] = []

    class Frame(QWidget):
        def closeEvent(self, event: object) -> None:
            closed.append(True)

    shell, frame = Splash(), Frame()
    qtbot.addWidget(shell)
    shell.appear()
    shell.take(frame)
    assert frame.isVisible() and frame.window() is shell
    shell.close()
    assert closed == [True]


def test_it_reads_nothing_that_the_first_picture_does_not_need() -> None:
    heavy = (
        "babel",
        "sqlalchemy",
        "sqlmodel",
        "reportlab",
        "rpds",
        "PySide6.QtSvg",
        "tdapp.domain",
        "tdapp.ui.session",
    )
    code = f"import sys, tdapp.ui.splash; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_no_page_but_that_of_papers_loads_what_makes_paper() -> None:
    """It takes longer to load than all pages, and whoever presses the key of a page waits for it."""
    code = """
import sys, tdapp.ui.main_window
from tdapp.ui.frame import pages
for name in pages.names():
    if name != "papers":
        for _step in pages.load(name):
            pass
print([name for name in ("reportlab", "pypdfium2", "numpy", "sqlalchemy") if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
