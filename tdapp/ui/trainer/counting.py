"""Counts the keys somebody presses and the clicks, whatever window they go to."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow

from tdapp.ui.keys import MODIFIERS

OWN = (Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F3)  # with Shift: those of the practice night itself


class Counting(QObject):
    """A count of keys and clicks, while it is on. A key counts before anybody
    acts on it, so that a task that is done by it has it in its count."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.keys = self.clicks = 0
        self._on = False

    def begin(self) -> None:
        """Count from 0, from now on."""
        self.keys = self.clicks = 0
        if not self._on:
            self._on = True
            QGuiApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def end(self) -> None:
        """Count no more."""
        if self._on:
            self._on = False
            QGuiApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and isinstance(watched, QWindow):
            own = event.key() in OWN and event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.keys += not event.isAutoRepeat() and event.key() not in MODIFIERS and not own
        elif kind == QEvent.Type.MouseButtonPress and isinstance(watched, QWindow):
            self.clicks += 1
        return False
