"""Time in the windows: a tick a second, what time brought since the last one, and whether time itself jumped."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from tdapp.app.time_source import Jump, JumpKind, TimeSource
from tdapp.domain.boundaries import reached
from tdapp.domain.clock import Clock
from tdapp.domain.state import State
from tdapp.domain.structure import Structure
from tdapp.domain.units import TournamentId

SECOND = 1000  # milliseconds
Running = Callable[[], Iterable[tuple[TournamentId, State]]]


class _Seen(NamedTuple):
    """When a tournament was last looked at, and its clock then."""

    at: datetime
    clock: Clock
    structure: Structure


class Ticker(QObject):
    """Wakes up just after every full second. `running` gives the tournaments whose clocks are kept."""

    ticked = Signal()
    reached = Signal(str, object)  # tournament, Boundary: each once
    jumped = Signal(object)  # Jump

    def __init__(self, running: Running, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.time = TimeSource()  # the club's, once one is open
        self.jump: Jump | None = None  # the jump the director has not answered yet
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
        """Time itself was corrected: what lies behind is not announced."""
        self._seen.clear()

    def tick(self) -> None:
        """One tick: say what time brought since the last one."""
        self.start()  # first of all: whatever goes wrong below, the next second comes
        jump = self.time.check()
        if jump is not None and (jump.kind is JumpKind.SLEPT or self.jump is None):
            self.jump = _both(self.jump, jump)
            self.jumped.emit(self.jump)
        now = self.time.now()
        for tournament, state in self._running():
            seen, self._seen[tournament] = self._seen.get(tournament), _Seen(now, state.clock, state.structure)
            same = seen is not None and (seen.clock, seen.structure) == (state.clock, state.structure)
            since = seen.at if same and seen is not None else now  # a clock set anew announces nothing of its past
            for boundary in () if state.finished else reached(state.structure, state.clock, since, now):
                self.reached.emit(tournament, boundary)
        self.ticked.emit()


def _both(asked: Jump | None, jump: Jump) -> Jump:
    """A second sleep before the first was answered for is one longer sleep."""
    if asked is None or (asked.kind, asked.counted) != (jump.kind, jump.counted):
        return jump
    return replace(jump, by=asked.by + jump.by)
