"""The clock on a player: so many seconds, then a countdown aloud (HC and TDA 29). Who acts in time has acted."""

from datetime import datetime, timedelta

from msgspec import Struct
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from tdapp.rulebooks.book import Rulebook
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import grow, hbox
from tdapp.words.rulings import rulings_page as texts

SECONDS, ALOUD = 25, 5
TIME_CALLED = "time_called"  # the sound when time is up


class ClockCall(Struct, frozen=True):
    """A clock that was called at an instant: first `seconds`, then `aloud` more, counted down for everybody.

    >>> from datetime import UTC
    >>> at = datetime(2026, 11, 21, tzinfo=UTC)
    >>> call = ClockCall(at)
    >>> [call.left(at + timedelta(seconds=s)) for s in (0, 20, 25, 29, 30, 31)]
    [25, 5, 5, 1, 0, 0]
    >>> [call.counting(at + timedelta(seconds=s)) for s in (24, 25, 30)]
    [False, True, True]
    """

    since: datetime
    seconds: int = SECONDS
    aloud: int = ALOUD

    def passed(self, now: datetime) -> float:
        """The seconds since the clock was called."""
        return (now - self.since) / timedelta(seconds=1)

    def counting(self, now: datetime) -> bool:
        """Whether the last seconds are being counted aloud."""
        return self.passed(now) >= self.seconds

    def left(self, now: datetime) -> int:
        """The seconds the director sees: those before the countdown, then the countdown; 0 when time is up."""
        gone = self.passed(now)
        if gone < self.seconds:
            return self.seconds - int(gone)
        return max(0, self.seconds + self.aloud - int(gone))

    def over(self, now: datetime) -> bool:
        """Whether time is up. An action at the same moment is in time: a tie is the player's."""
        return self.passed(now) > self.seconds + self.aloud


class ClockCallBar(QWidget):
    """The bar of the clock on a player: one button starts it and stops it; the figure is large enough to count along.

    `over`: the page its key works on, also while it is out of sight.
    """

    toggled = Signal()

    def __init__(self, session: Session, over: QWidget) -> None:
        super().__init__()
        self.session = session
        self.call: ClockCall | None = None
        self.seconds = SECONDS
        self.button = Button(texts.CLOCK_CALL, self.toggle, on=over, icon="hourglass", key="Alt+K", name="clock_call")
        self.figure = Label("", "figure")
        self.figure.setMinimumWidth(64)
        self.figure.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note = Label("", "muted", wrap=True)
        hbox(self.button, self.figure, grow(self.note), gap=12, on=self)
        self._timer = QTimer(self)
        self._timer.setInterval(100)
        self._timer.timeout.connect(self.look)
        self.look()

    def toggle(self) -> None:
        """Start the clock, or stop it because the player has acted."""
        if self.call is None:
            self.call = ClockCall(self.session.now(), self.seconds)
            self._timer.start()
        else:
            self.call = None
            self._timer.stop()
        self.look()
        self.toggled.emit()

    @property
    def running(self) -> bool:
        """Whether a clock was called and nobody has put it away yet."""
        return self.call is not None

    def use(self, book: Rulebook) -> None:
        """Give players as many seconds as this book (or the house) says, the usual ones where it says nothing."""
        value = book.values.get("clock_seconds")
        self.seconds = int(value.value) if value is not None else SECONDS

    def look(self) -> None:
        """Show what is left of the player's time now."""
        words, call = self.session.words, self.call
        self.button.say(texts.CLOCK_CALL if call is None else texts.CLOCK_STOP)
        if call is None:
            self.figure.setText("")
            self.note.setText("")
            return
        now = self.session.now()
        counting = call.counting(now)
        self.figure.setText(words(texts.CLOCK_COUNT if counting else texts.CLOCK_LEFT, seconds=call.left(now)))
        self.figure.set_tone("danger" if call.over(now) else "warning" if counting else "")
        self.note.setText(words(texts.CLOCK_OVER) if call.over(now) else "")
        if call.over(now) and self._timer.isActive():
            self._timer.stop()
            self.session.sounded.emit(TIME_CALLED)
