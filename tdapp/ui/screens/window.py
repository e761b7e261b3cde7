"""The window of one tournament's screen: full screen on its display, or a plain window where there is only one.

It asks for a fresh read model once a second, on the second, and shows it. It keeps no time of its own: after a sleep
of the computer the next second shows what is true then.
"""

from collections.abc import Callable
from time import time

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QHideEvent, QKeyEvent, QMouseEvent, QScreen, QShowEvent
from PySide6.QtWidgets import QWidget

from tdapp.domain.units import TournamentId
from tdapp.read.screen import ScreenView
from tdapp.ui.screens.stage import Stage
from tdapp.ui.widgets.layout import vbox
from tdapp.words import screen as texts
from tdapp.words.say import Words

Ask = Callable[[TournamentId], ScreenView | None]
SECOND = 1000
MARGIN, MOST_DOWN = 24, 8  # pixels, and so many windows below each other before the first spot again
AFTER = 15  # milliseconds past the second, so that a timer that is early by a hair does not show the old one


class ScreenWindow(QWidget):
    """The window with one tournament on the room's screen. `ask` gives its read model as it is now; None: nothing to
    show.
    """

    closed = Signal(str)  # tournament
    full_screen_wanted = Signal(str)  # tournament; F11 or a double click in the plain window

    def __init__(self, tournament: TournamentId, ask: Ask, words: Words) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("screen_window")
        # The room looks at it, the director types elsewhere: Space must go on pausing the clock.
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.tournament = tournament
        self.place = 0  # among plain windows: no two of them stand on the same spot
        self._ask = ask
        self._words = words
        self.stage = Stage(words)
        vbox(self.stage, on=self)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tick)

    def refresh(self) -> None:
        """Show the tournament as it is now."""
        view = self._ask(self.tournament)
        if view is not None:
            self.setWindowTitle(self._words(texts.WINDOW_TITLE, tournament=view.name))
            self.stage.show_view(view)

    def set_words(self, words: Words) -> None:
        """Speak another language from now on."""
        self._words = words
        self.stage.set_words(words)
        self.refresh()

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

    def _tick(self) -> None:
        self._wait()  # first, so that a view that fails cannot stop the clock
        self.refresh()

    def _wait(self) -> None:
        self._timer.start(SECOND - int(time() * 1000) % SECOND + AFTER)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to ask for the read model every second."""
        self._wait()
        self.refresh()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop asking for the read model: nobody sees the window."""
        self._timer.stop()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the full screen by Escape or F11; in a plain window F11 asks for it and Escape takes the window
        away.
        """
        if event.key() not in (Qt.Key.Key_Escape, Qt.Key.Key_F11):
            super().keyPressEvent(event)
        elif self.isFullScreen():
            self.float_on(self.screen())
        elif event.key() == Qt.Key.Key_F11:
            self.full_screen_wanted.emit(self.tournament)
        else:
            self.close()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Go to the full screen by a double click, or leave it."""
        if self.isFullScreen():
            self.float_on(self.screen())
        else:
            self.full_screen_wanted.emit(self.tournament)
        event.accept()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell whoever keeps the windows."""
        self.closed.emit(self.tournament)
        super().closeEvent(event)
