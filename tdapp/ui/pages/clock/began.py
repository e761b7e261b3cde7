"""When each level and break began, for pages that show times: worked out from the journal once the clock was set. Where
the journal is long that is done beside everything else.
"""

from collections.abc import Mapping
from datetime import datetime

from PySide6.QtCore import QObject, Signal

from tdapp.domain.clock.clock import position
from tdapp.domain.state import State
from tdapp.domain.units import TournamentId
from tdapp.read.clock.as_played import began_at
from tdapp.read.clock.structure import NOTHING_BEGAN
from tdapp.ui.background import InThread
from tdapp.ui.session import Session

AT_ONCE = 300  # acts: more of them take longer than a key may


class Began(QObject):
    """What is known of when rows of the structure began. `known`: more is known than when it was asked."""

    known = Signal()

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self.session = session
        self._tournament: TournamentId | None = None
        self._of: object = None  # for what it was worked out last
        self._found: Mapping[int, datetime] = NOTHING_BEGAN
        self._beside: InThread | None = None

    def rows(self) -> Mapping[int, datetime]:
        """The rows of the tournament in front that have begun, each with the instant, as far as it is known."""
        session, now, tournament = self.session, self.session.now(), self.session.tournament
        if tournament is None or not session.view(lambda state: state.clock.started(now)):
            return NOTHING_BEGAN
        of = tournament, *session.view(_clock, now)
        if of != self._of:
            if self._tournament != tournament:
                self._found = NOTHING_BEGAN
            self._of, self._tournament = of, tournament
            self._leave_off()
            acts = session.club.desk.history(tournament).counting()
            if len(acts) <= AT_ONCE:
                self._found = began_at(acts, now)
            else:
                self._beside = InThread(lambda _watch: began_at(acts, now), self)
                self._beside.done.connect(self._on_done)
                self._beside.start()
        return self._found

    def _on_done(self, found: Mapping[int, datetime]) -> None:
        if self._beside is not None:
            self._beside.let_go()
            self._beside = None
        self._found = found
        self.known.emit()

    def _leave_off(self) -> None:
        if self._beside is not None:
            self._beside.stop()
            self._beside = None


def _clock(state: State, now: datetime) -> tuple[object, ...]:
    """What the beginnings hang on: how the clock was set, the levels, and which of them is on."""
    return state.clock, state.structure, position(state.structure, state.clock.at(now)).period, state.finished
