"""The ticker of the windows: a tick a second, what time brought since the last one, and whether time itself jumped."""

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from tdapp.app.time_source import Jump, JumpKind, TimeSource
from tdapp.domain.clock.boundaries import reached
from tdapp.domain.clock.clock import Clock
from tdapp.domain.clock.structure import Structure
from tdapp.domain.play_over import play_is_over
from tdapp.domain.state import State
from tdapp.domain.units import TournamentId

SECOND = 1000  # milliseconds
Running = Callable[[], Iterable[tuple[TournamentId, State]]]


class _Seen(Struct, frozen=True):
    """A look at a tournament: when it was last looked at, and its clock then."""

    at: datetime
    clock: Clock
    structure: Structure


class Ticker(QObject):
    """A ticker that wakes up just after every full second. `running` gives the tournaments whose clocks are kept."""

    ticked = Signal()
    reached = Signal(str, object)  # tournament, Boundary: each once
    jumped = Signal(object)  # Jump: somebody set the laptop's clock
    forgotten = Signal()  # what lies behind is not announced: time itself was corrected
    slept = Signal(object)  # timedelta: nobody looked for so long, and the time did pass

    def __init__(self, running: Running, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.time = TimeSource()  # the club's, once one is open
        self.jump: Jump | None = None  # the clock set anew, which the director has not answered yet
        self._running = running
        self._seen: dict[TournamentId, _Seen] = {}
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.tick)

    def start(self) -> None:
        """Begin to tick."""
        # A millisecond late is on the second; a millisecond early would show the old one for a second more.
        self._timer.start(SECOND - self.time.now().microsecond // 1000 + 1)

    def stop(self) -> None:
        """Stop ticking."""
        self._timer.stop()

    def forget(self) -> None:
        """Forget what lies behind: time itself was corrected, and that is not announced."""
        self._seen.clear()
        self.forgotten.emit()

    def tick(self) -> None:
        """Say what time brought since the last tick."""
        self.start()  # first of all: whatever goes wrong below, the next second comes
        jump = self.time.check()
        slept: timedelta | None = None
        if jump is not None and jump.kind is JumpKind.SLEPT:
            self.time.count(jump)
            self.forget()  # no bell for what rang while nobody was there
            slept = jump.by
        elif jump is not None and self.jump is None:
            self.jump = jump
            self.jumped.emit(jump)
        now = self.time.now()
        for tournament, state in self._running():
            seen, self._seen[tournament] = self._seen.get(tournament), _Seen(now, state.clock, state.structure)
            same = seen is not None and (seen.clock, seen.structure) == (state.clock, state.structure)
            since = seen.at if same and seen is not None else now  # a clock set anew announces nothing of its past
            for boundary in () if play_is_over(state, now) else reached(state.structure, state.clock, since, now):
                self.reached.emit(tournament, boundary)
        if slept is not None:
            self.slept.emit(slept)
        self.ticked.emit()
