"""The forecaster of the windows: asks anew what lies ahead when something changed, beside the clock, and keeps it.

It asks once all has been quiet for a moment, so nobody waits for it: a change of level, of the structure or of the
clock, so many bust-outs, and every few minutes because time passes. When it ends is told first; what levers do takes
several times as long, is worked out after that, and dropped once something else is to be asked. Of the other
tournaments that are played it is asked at each of their stages, so that what was said is kept of all of them. Finished
evenings are read one by one after that.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from time import sleep

from PySide6.QtCore import QObject, QTimer, Signal

from tdapp.app.forecast import kept
from tdapp.app.forecast.asking import note, question, unsaid
from tdapp.app.trouble import KnownError
from tdapp.domain.clock.clock import position
from tdapp.domain.clock.levers import may_pull
from tdapp.domain.forecast.tempo import PlayedEvening
from tdapp.domain.progress import Progress
from tdapp.domain.state import State
from tdapp.domain.units import TournamentId
from tdapp.read.forecast.foreseen import Answer, Foreseen, Question, first_answer, with_levers
from tdapp.ui.background import InThread
from tdapp.ui.session import Session
from tdapp.ui.session.front import CLUB
from tdapp.values import replace

QUIET = 900  # milliseconds without a change before it asks
BETWEEN = 2_500  # milliseconds between two finished evenings that are read
OLD = timedelta(minutes=3)  # an answer while the clock runs
BESIDE = timedelta(seconds=30)  # between two looks at the stages of other tournaments, while only time passes
GIVES_WAY = 0.0005  # seconds after each step: a key that waits comes first
SOME = 20  # of so many players one bust-out is enough to ask anew


class Forecaster(QObject):
    """The forecaster of an open club. `seen`: there is a new answer about the tournament in front; `told`: how many
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
        self._of_levers = False  # what is worked out
        self._again = False
        self._looked: datetime | None = None  # at the stages of other tournaments
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.timeout.connect(self._ask_what_is_due)
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
        """Ask soon, if there is anything to ask anew about the tournament in front."""
        if self.session.has_club and self.session.tournament is not None and self._is_due():
            self._quiet.start(QUIET)

    def ask(self) -> None:
        """Ask about the tournament in front now, and drop what levers do by the answer before; while an answer is
        worked out, once more after that.
        """
        session, tournament = self.session, self.session.tournament
        if tournament is None or not session.has_club:
            return
        if self._work is not None and not self._of_levers:
            self._again = True
            return
        self._drop()
        self._ask_about(tournament)

    def stop(self) -> None:
        """Stop asking: nobody wants to know any more."""
        self._quiet.stop()
        self._learning.stop()
        self._drop()
        self._again = False

    # When it is asked

    def _on_changed(self, stream: str) -> None:
        if stream in (self.session.tournament, CLUB):
            self.look()
        elif not self._quiet.isActive():
            self._quiet.start(QUIET)

    def _on_tick(self) -> None:
        if self._quiet.isActive() or self._work is not None or not self.session.has_club:
            return
        self.look()
        if self._looked is None or self.session.now() - self._looked >= BESIDE:
            self._quiet.start(QUIET)

    def _on_left(self) -> None:
        self.stop()
        for kept_ones in (self._answers, self._asked, self._evenings, self._closing):
            kept_ones.clear()

    def _ask_what_is_due(self) -> None:
        """Ask about the tournament in front if that is due, else about another one that is played."""
        if not self.session.has_club:
            return
        if self.session.tournament is not None and self._is_due():
            self.ask()
        elif self._work is None:
            self._ask_beside()

    def _ask_beside(self) -> None:
        self._looked = self.session.now()
        tournament = unsaid(self.session.club, self.session.tournament)
        if tournament is not None and self._asked_long_ago(tournament):
            self._ask_about(tournament)

    def _asked_long_ago(self, tournament: TournamentId) -> bool:
        """Whether it was not asked about just now, and nothing could be said."""
        asked = self._asked.get(tournament)
        return asked is None or not timedelta() <= self.session.now() - asked.now < BESIDE

    def _is_due(self) -> bool:
        tournament = self.session.tournament
        if tournament is None:
            return False
        asked = self._asked.get(tournament)
        if asked is None or asked.closing != self._closing.get(tournament):
            return True
        return changed_much(asked.state, asked.now, self.session.club.desk.state(tournament), self.session.now())

    def _ask_about(self, tournament: TournamentId) -> None:
        asked = self._question(tournament)
        self._asked[tournament] = asked
        self._begin(partial(first_answer, asked), partial(self._on_first, tournament, asked), levers=False)

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

    def _begin(self, work: Callable[[Progress], Answer], then: Callable[[object], None], *, levers: bool) -> None:
        """Work something out beside the clock."""
        self._work, self._of_levers = InThread(partial(_worked_out, work), self), levers
        self._work.told.connect(self.told)
        self._work.done.connect(then)
        self._work.failed.connect(self._on_failed)
        self._work.start()

    # What comes of it

    def _on_first(self, tournament: TournamentId, asked: Question, outcome: object) -> None:
        """Keep when it ends, and work out what levers do after that, unless something else is to be asked by now."""
        self._let_go()
        if not isinstance(outcome, Answer) or not self.session.has_club:
            return
        self._keep(tournament, _with_former_levers(outcome, asked, self._answers.get(tournament)))
        try:
            note(self.session.club, tournament, asked, outcome)
        except KnownError as error:
            self.session.say_trouble(error)
        self._learning.start(BETWEEN)
        if self._again or tournament != self.session.tournament:
            self._onward()
        else:
            self._begin(partial(with_levers, asked, outcome), partial(self._on_levers, tournament), levers=True)
        self.seen.emit()
        if asked.state.finished:
            self.session.changed.emit(tournament)  # the page of results says how right it was

    def _on_levers(self, tournament: TournamentId, outcome: object) -> None:
        self._let_go()
        if not isinstance(outcome, Answer) or not self.session.has_club:
            return
        self._keep(tournament, outcome)
        self._onward()
        self.seen.emit()

    def _keep(self, tournament: TournamentId, answer: Answer) -> None:
        self._answers[tournament] = answer
        self.session.keep_ahead(tournament, answer.foreseen)

    def _onward(self) -> None:
        """Ask what came up meanwhile, else about another tournament that is played."""
        if self._again:
            self._again = False
            self.ask()
        else:
            self._ask_beside()

    def _on_failed(self, error: Exception) -> None:
        self._let_go()
        raise error

    def _let_go(self) -> None:
        if self._work is not None:
            self._work.let_go()
            self._work = None

    def _drop(self) -> None:
        if self._work is not None:
            self._work.stop()
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


def _with_former_levers(answer: Answer, asked: Question, before: Answer | None) -> Answer:
    """The answer with the levers that were known before, while the new ones are worked out: those that can still be
    pulled.
    """
    former = before.foreseen if before is not None else None
    if answer.foreseen is None or former is None or not answer.foreseen.began:
        return answer
    begun = position(asked.state.structure, asked.state.clock.at(asked.now)).period
    still = tuple(each for each in former.levers if may_pull(asked.state.structure, each.lever, begun))
    return replace(answer, foreseen=replace(answer.foreseen, levers=still))


def _worked_out(work: Callable[[Progress], Answer], watch: Callable[[int], None]) -> Answer:
    """The answer; how much is done goes to `watch`."""

    def told(done: float) -> bool:
        watch(int(100 * done))  # it ends the job by itself once nobody waits for it
        sleep(GIVES_WAY)
        return True

    return work(told)
