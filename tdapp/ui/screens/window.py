"""A public window: full screen on its display, or a plain window where there is none. It shows what it is given, one
tournament or some side by side, and keeps no time of its own.
"""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QMouseEvent, QScreen, QShowEvent
from PySide6.QtWidgets import QWidget

from tdapp.read.screen import ScreenView
from tdapp.ui.screens.composing import Show
from tdapp.ui.screens.stage import Stage
from tdapp.ui.widgets.layout import vbox
from tdapp.words import screen as texts
from tdapp.words.say import Words

MARGIN, MOST_DOWN = 24, 8  # pixels, and so many windows below each other before the first spot again


class ScreenWindow(QWidget):
    """A window for the room to look at."""

    closed = Signal()
    seen = Signal()  # it has come into sight, and is to be given what it shows
    full_screen_wanted = Signal()  # F11 or a double click in the plain window

    def __init__(self, words: Words, show: Show) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("screen_window")
        # The room looks at it, the director types elsewhere: Space must go on pausing the clock.
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.place = 0  # among plain windows: no two of them stand on the same spot
        self._words = words
        self.stage = Stage(words, show)
        vbox(self.stage, on=self)

    def show_views(self, views: Sequence[ScreenView]) -> None:
        """Show these tournaments as they are now; nothing changes where there are none."""
        if views:
            self.setWindowTitle(self._words(texts.WINDOW_TITLE, tournament=views[0].name))
            self.stage.show_view(*views)

    def set_words(self, words: Words) -> None:
        """Speak another language from now on."""
        self._words = words
        self.stage.set_words(words)

    def fill(self, screen: QScreen) -> None:
        """Take the whole of a display."""
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.showFullScreen()

    def float_on(self, screen: QScreen) -> None:
        """Stand on a display as a plain window that covers half of its width: right, left, then further down."""
        self.unsetCursor()
        self.setScreen(screen)
        self.showNormal()
        room = screen.availableGeometry()
        down, left = divmod(self.place, 2)
        width = room.width() // 2 - MARGIN
        x = room.x() + (MARGIN if left else room.width() - width - MARGIN)
        y = room.y() + 2 * MARGIN * (1 + down % MOST_DOWN)
        self.setGeometry(x, y, width, width * 9 // 16)

    def showEvent(self, event: QShowEvent) -> None:
        """Ask to be given what it shows."""
        self.seen.emit()
        super().showEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the full screen by Escape or F11; in a plain window F11 asks for it and Escape takes the window
        away.
        """
        if event.key() not in (Qt.Key.Key_Escape, Qt.Key.Key_F11):
            super().keyPressEvent(event)
        elif self.isFullScreen():
            self.float_on(self.screen())
        elif event.key() == Qt.Key.Key_F11:
            self.full_screen_wanted.emit()
        else:
            self.close()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Go to the full screen by a double click, or leave it."""
        if self.isFullScreen():
            self.float_on(self.screen())
        else:
            self.full_screen_wanted.emit()
        event.accept()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell whoever keeps the windows."""
        self.closed.emit()
        super().closeEvent(event)
