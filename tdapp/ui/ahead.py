"""Pages made ready before they are looked for: in idle moments, a small step at a time, so that a key finds them there.

Nothing of it is seen: no page comes to the front, no focus moves, nothing is done at the desk. A key, the mouse or its
wheel has the window to itself; the work goes on once all has been quiet for a while. What is made lasts as
long as the window, so the garbage collector does not look for it.

While a screen reader listens nothing is made ahead: each name of what is made would be told to it, some 1,500 of them,
and what the keyboard is at only after them.
"""

from collections.abc import Generator
from math import inf
from time import monotonic, perf_counter

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from tdapp.app.lasting import keep, uncollected
from tdapp.ui.main_window import MainWindow
from tdapp.ui.spoken import is_heard

QUIET = 2.0  # seconds since somebody did something, before a step is begun: longer than one thinks within a word
TURN = 0.008  # seconds after which no other step is begun before everything else had its turn
BETWEEN = 4  # milliseconds for everything else until then
INPUT = frozenset(
    (
        QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseMove, QEvent.Type.Wheel, QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate,
    )
)  # fmt: skip


class Ahead(QObject):
    """The work that makes the pages of a window ready while nobody does anything. `done` comes after the last step.

    It begins with `start`, and stops with the window. Asked again it looks for pages and parts that are not made yet.
    """

    done = Signal()

    def __init__(self, window: MainWindow, parent: QObject | None = None) -> None:
        super().__init__(parent or window)
        self._window = window
        self._work: Generator[None, None, None] | None = None
        self._heard = -inf  # when somebody did something last: in a window that was just made, nobody did
        self._watched: QWindow | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.look)
        window.closing.connect(self.stop)

    def start(self) -> None:
        """Begin, or begin anew: another tournament is in front."""
        self.stop()
        self._work = self._window.make_ready()
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.focusWindowChanged.connect(self._watch)
            self._watch(app.focusWindow())
        self._timer.start(BETWEEN)

    def stop(self) -> None:
        """Leave it at what is made."""
        self._timer.stop()
        if self._work is None:
            return
        self._work.close()
        self._work = None
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.focusWindowChanged.disconnect(self._watch)
        self._watch(None)

    @property
    def begun(self) -> bool:
        """Whether there is something left to do."""
        return self._work is not None

    def look(self) -> None:
        """Take a step if nobody does anything, and look again later; give it up where a screen reader listens."""
        if is_heard():
            self.stop()
            return
        rest = self._heard + QUIET - monotonic()
        if rest > 0:
            self._timer.start(max(BETWEEN, int(rest * 1000)))
        elif _busy():
            self._timer.start(int(QUIET * 1000))
        else:
            self._take_turn()
            if self._work is not None:
                self._timer.start(BETWEEN)

    def _take_turn(self) -> None:
        """Take a step, or several small ones."""
        began = perf_counter()
        while self._work is not None:
            self.take_step()
            if perf_counter() - began > TURN:
                return

    def take_step(self) -> None:
        """Take the next step, whoever does what."""
        if self._work is None:
            return
        try:
            with uncollected():
                next(self._work)
            keep()  # at once: the next thing somebody does would wait until all of it is searched
        except StopIteration:
            self.stop()
            self.done.emit()
        except Exception:
            self.stop()
            raise  # told as any trouble is; the page is made when somebody asks for it

    def all_at_once(self) -> None:
        """Do all that is left, now: for whoever measures or tests it."""
        while self._work is not None:
            self.take_step()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        if event.type() in INPUT:
            self._heard = monotonic()
        return False

    def _watch(self, window: QWindow | None) -> None:
        """Hear what is typed and clicked in the window that has the keys."""
        if self._watched is not None and isValid(self._watched):
            self._watched.removeEventFilter(self)
        self._watched = window
        if window is not None:
            window.installEventFilter(self)


def _busy() -> bool:
    """Whether somebody is in the middle of something: a menu or a question is open, a button of the mouse is down."""
    return (
        QApplication.activePopupWidget() is not None
        or QApplication.activeModalWidget() is not None
        or QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
    )
