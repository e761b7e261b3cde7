"""The beat of the public screens: one timer, on the second. What changes does so on all of them in one frame."""

from collections.abc import Callable
from time import time

from PySide6.QtCore import QObject, Qt, QTimer

SECOND = 1000
AFTER = 15  # milliseconds past the second, so that a timer that is early by a hair does not show the old one


class Beat(QObject):
    """Calls `struck` just after every second, as long as `wanted`: while anything is seen."""

    def __init__(self, struck: Callable[[], None], wanted: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._struck = struck
        self._wanted = wanted
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.strike)

    def begin(self) -> None:
        """Strike from the next second on, unless it does already."""
        if not self._timer.isActive():
            self._timer.start(SECOND - int(time() * 1000) % SECOND + AFTER)

    def strike(self) -> None:
        """Strike now."""
        if self._wanted():  # waited for first, so that a view that fails cannot stop the clock
            self._timer.start(SECOND - int(time() * 1000) % SECOND + AFTER)
        else:
            self._timer.stop()
        self._struck()
