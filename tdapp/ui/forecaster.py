"""The forecaster of the windows: asks anew what lies ahead when something changed, beside the clock, and keeps it.

It asks once all has been quiet for a moment, so nobody waits for it: a change of level, of the structure or of the
clock, so many bust-outs, and every few minutes because time passes. Finished evenings are read one by one after that.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from time import sleep

from PySide6.QtCore import QObject, QTimer, Signal

from tdapp.app.forecast import kept
from tdapp.app.forecast.asking import note, question
from tdapp.app.trouble import KnownError
from tdapp.domain.clock.clock import position
from tdapp.domain.forecast.tempo import PlayedEvening
from tdapp.domain.state import State
from tdapp.domain.units import TournamentId
from tdapp.read.forecast.foreseen import Answer, Foreseen, Question, answer
from tdapp.ui.background import InThread
from tdapp.ui.session import Session
from tdapp.ui.session.front import CLUB
from tdapp.values import replace

QUIET = 900  # milliseconds without a change before it asks
BETWEEN = 2_500  # milliseconds between two finished evenings that are read
OLD = timedelta(minutes=3)  # an answer while the clock runs
GIVES_WAY = 0.0005  # seconds after each step: a key that waits comes first
SOME = 20  # of so many players one bust-out is enough to ask anew


class Forecaster(QObject):
    """The forecaster of an open club, for the tournament in front. `seen`: there is a new answer; `told`: how many
    percent of the next one are worked out.
    """

    seen = Signal()
    told = Signal(int)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._answers: dict[TournamentId, Answer] = {}
        self._asked: dict[TournamentId, Question] = {}
        self._evenings: dict[TournamentId, tuple[PlayedEvening, ...]] = {}
        self._closing: dict[TournamentId, datetime | None] = {}
        self._work: InThread | None = None
        self._again = False
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.timeout.connect(self.ask)
        self._learning = QTimer(self)
        self._learning.setSingleShot(True)
        self._learning.timeout.connect(self._learn)
        session.changed.connect(self._on_changed)
        session.switched.connect(self.look)
        session.ticked.connect(self._on_tick)
        session.left.connect(self._on_left)

    def foreseen(self) -> Foreseen | None:
        """What lies ahead of the tournament in front, as it was worked out last; None: nothing yet."""
        found = self._answers.get(self.session.tournament) if self.session.tournament is not None else None
        return found.foreseen if found is not None else None

    def began(self) -> datetime | None:
        """When play began in the tournament in front, None: it has not, or nobody looked yet."""
        found = self._answers.get(self.session.tournament) if self.session.tournament is not None else None
        return found.trace.began if found is not None else None

    @property
    def working(self) -> bool:
        """Whether an answer is being worked out."""
        return self._work is not None

    def closes_at(self, at: datetime | None) -> None:
        """Say when the house closes on the evening in front; None: nobody said."""
        tournament = self.session.tournament
        if tournament is not None and self._closing.get(tournament) != at:
            self._closing[tournament] = at
            self.look()

    def look(self) -> None:
        """Ask soon, if there is anything to ask anew."""
        if self.session.has_club and self.session.tournament is not None and self._is_due():
            self._quiet.start(QUIET)

    def ask(self) -> None:
        """Ask now; while an answer is worked out, once more after that."""
        session, tournament = self.session, self.session.tournament
        if tournament is None or not session.has_club:
            return
        if self._work is not None:
            self._again = True
            return
        asked = replace(self._question(tournament), levers=tournament in self._answers)  # at first what is quick
        self._asked[tournament] = asked
        work = InThread(partial(_worked_out, asked), self)
        work.told.connect(self.told)
        work.done.connect(partial(self._on_done, tournament, asked))
        work.failed.connect(self._on_failed)
        self._work = work
        work.start()

    def stop(self) -> None:
        """Stop asking: nobody wants to know any more."""
        self._quiet.stop()
        self._learning.stop()
        if self._work is not None:
            self._work.stop()
            self._work = None
        self._again = False

    # When it is asked

    def _on_changed(self, stream: str) -> None:
        if stream in (self.session.tournament, CLUB):
            self.look()

    def _on_tick(self) -> None:
        if not self._quiet.isActive() and self._work is None:
            self.look()

    def _on_left(self) -> None:
        self.stop()
        for kept_ones in (self._answers, self._asked, self._evenings, self._closing):
            kept_ones.clear()

    def _is_due(self) -> bool:
        tournament = self.session.tournament
        if tournament is None:
            return False
        asked = self._asked.get(tournament)
        if asked is None or asked.closing != self._closing.get(tournament):
            return True
        return changed_much(asked.state, asked.now, self.session.club.desk.state(tournament), self.session.now())

    def _question(self, tournament: TournamentId) -> Question:
        club = self.session.club
        if tournament not in self._evenings:
            self._evenings[tournament] = kept.evenings(club, without=tournament)
        before = self._answers.get(tournament)
        return question(
            club,
            tournament,
            evenings=self._evenings[tournament],
            closing=self._closing.get(tournament),
            before=before.trace if before is not None else None,
        )

    # What comes of it

    def _on_done(self, tournament: TournamentId, asked: Question, outcome: object) -> None:
        self._let_go()
        if not isinstance(outcome, Answer) or not self.session.has_club:
            return
        self._answers[tournament] = outcome
        self.session.keep_ahead(tournament, outcome.foreseen)
        try:
            note(self.session.club, tournament, asked, outcome)
        except KnownError as error:
            self.session.say_trouble(error)
        self._learning.start(BETWEEN)
        if self._again or not asked.levers:
            self._again = False
            self.ask()
        self.seen.emit()
        if asked.state.finished:
            self.session.changed.emit(tournament)  # the page of results says how right it was

    def _on_failed(self, error: Exception) -> None:
        self._let_go()
        raise error

    def _let_go(self) -> None:
        if self._work is not None:
            self._work.let_go()
            self._work = None

    def _learn(self) -> None:
        """Read one more finished evening, while nothing else is to be done; what they teach counts from the next time
        on.
        """
        if not self.session.has_club or self._work is not None:
            return
        try:
            more = kept.learn_one(self.session.club)
        except KnownError:
            return  # what is wrong with the file is said by the next act
        if more:
            self._evenings.clear()
            self._learning.start(BETWEEN)


def changed_much(before: State, then: datetime, state: State, now: datetime) -> bool:
    """Whether so much has changed that it is worth asking anew."""
    if state is before and not state.clock.runs(now):
        return False
    plans = (before.structure, before.clock, before.registration, before.closes, before.terms, before.setup)
    if plans != (state.structure, state.clock, state.registration, state.closes, state.terms, state.setup):
        return True
    if before.finished != state.finished or before.bank.expected is not state.bank.expected:
        return True
    gone = abs(before.alive - state.alive) + abs(len(before.entries) - len(state.entries))
    if gone and (gone * SOME >= state.alive or state.alive <= state.setup.seats_per_table):
        return True
    here, there = (position(state.structure, state.clock.at(each)).period for each in (then, now))
    return here != there or now - then >= OLD


def _worked_out(asked: Question, watch: Callable[[int], None]) -> Answer:
    """The answer; how much is done goes to `watch`."""

    def told(done: float) -> bool:
        watch(int(100 * done))  # it ends the job by itself once nobody waits for it
        sleep(GIVES_WAY)
        return True

    return answer(asked, told)
