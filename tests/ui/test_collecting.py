"""Rubbish goes between two events, in the thread of the windows, whatever threads make things meanwhile."""

import os
import subprocess
import sys

HANGS = 300  # seconds; it takes two
RUNS = """
from threading import Thread, current_thread, main_thread
from time import sleep

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from tdapp import main

GONE = []


class Window(QWidget):
    def __init__(self):
        super().__init__()
        self.line = QLineEdit(self)
        self.itself = self
        self.show()

    def __del__(self):
        GONE.append(current_thread() is main_thread())


def make():
    Window()
    if len(GONE) > 20:
        QApplication.quit()


def busy():
    while True:
        _made = [[] for _each in range(100)]
        sleep(0)


def begin(preferences, shell, path):
    timer = QTimer(shell, interval=1)
    timer.timeout.connect(make)
    timer.start()
    Thread(target=busy, daemon=True).start()


main.begin, main.STARTED = begin, 0
main._run(None)
print(set(GONE))
"""


def test_no_window_goes_in_another_thread_than_its_own() -> None:
    """Not in one that runs all evening either, like the one that writes to the second medium."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", RUNS]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=HANGS, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "{True}\n", "")
