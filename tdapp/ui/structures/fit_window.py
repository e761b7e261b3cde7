"""The window that makes what is left of an evening end at a time: a time to type, and ways side by side to take.

Nothing is changed before a way is taken; then it is one act, and Ctrl+Z undoes it.
"""

from datetime import datetime
from functools import partial

from msgspec import Struct
from PySide6.QtWidgets import QWidget

from tdapp.app.forecast import kept
from tdapp.app.forecast.asking import question
from tdapp.domain import tournament
from tdapp.domain.clock.structure import Structure
from tdapp.domain.progress import Tried
from tdapp.domain.refusal import Refused
from tdapp.domain.structures.fitting import Fit
from tdapp.read.forecast.foreseen import Question
from tdapp.read.structures.ending_in_time import Ending, ways_of
from tdapp.read.structures.wishing import impossible_said, ways_said
from tdapp.ui.pages.clock.start import start_from
from tdapp.ui.session import Session
from tdapp.ui.structures import texts
from tdapp.ui.structures.cards import Shown
from tdapp.ui.structures.working import WorkingWindow
from tdapp.ui.widgets.fields import Field
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox
from tdapp.words.parsing import not_a_time
from tdapp.words.structures.generator import HOWS, ends_said, fit_lines

SIZE = (1080, 560)
USUAL_END = "23:30"


class Asked(Struct, frozen=True):
    """What was asked: the tournament as it was, and the end that is wished."""

    question: Question
    wished: datetime


class FitWindow(WorkingWindow):
    """The window of ways to end in time."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, name="fit", title=texts.FIT_TITLE, take=texts.TAKE_WAY)
        self.ending: Ending | None = None
        self._asked: Asked | None = None
        self._before: Structure = ()
        self.ends = Field("fit_ends", texts.ENDS, self._time)
        self.now_ends = Label("", "head", name="fit_now")
        self.ends.setFixedWidth(180)
        head = hbox(self.ends, grow(self.now_ends), STRETCH, gap=16)
        self.lay_out(self.title, Label(texts.FIT_WHY, "muted", wrap=True), head, self.stack)
        self.ends.edited.connect(self.on_edited)
        self.ends.line.returnPressed.connect(self.on_enter)
        self.choices.taken.connect(self._on_taken)
        self.resize(*SIZE)

    def begin(self, at: str = "") -> None:
        """Begin with a wished end, as it was typed elsewhere; '': the usual one."""
        if at or not self.ends.line.text():
            self.ends.line.setText(at or USUAL_END)
            self.ends.complain("")
        self.ends.line.setFocus()
        self.ends.line.selectAll()
        self.work()

    def show_room(self) -> None:
        """Ask again once the structure is another one: a way that was shown no longer fits it."""
        structure = self.session.view(lambda state: state.structure)
        if self._asked is not None and structure != self._before:
            self.on_edited()

    def retranslate(self) -> None:
        self._show()

    # Working out

    def work(self, *, beside: bool = True) -> None:
        session, at = self.session, self._wished()
        if at is None or session.tournament is None:
            self.drop_work()
            self.ends.check()
            return
        evenings = kept.evenings(session.club, without=session.tournament)
        asked = Asked(question(session.club, session.tournament, evenings=evenings), at)
        self._asked, self._before = asked, asked.question.state.structure
        self.begin_work(partial(_worked_out, asked), beside=beside)

    def show_outcome(self, outcome: object) -> None:
        words, asked = self.session.words, self._asked
        if asked is None:
            return
        self.ending = outcome if isinstance(outcome, Ending) else None
        if isinstance(outcome, Refused):
            self.tell_why(words.said(impossible_said(outcome, asked.question.now)))
        elif outcome is None:
            self.tell_why(words(texts.NO_FORECAST))
        self._show()

    # Showing

    def _show(self) -> None:
        ending, words = self.ending, self.session.words
        if ending is None:
            self.now_ends.setText("")
            return
        self.now_ends.setText(words(texts.NOW_ENDS, time=ending.since + ending.as_it_is.end.median))
        if not ending.ways:
            self.tell_why(words.said(ways_said(0)))
            return
        self.choices.show_choices([self._shown(fit, ending) for fit in ending.ways])
        self.stack.setCurrentIndex(0)

    def _shown(self, fit: Fit, ending: Ending) -> Shown:
        words, end, since = self.session.words, fit.outlook.end, ending.since
        ends, sure = ends_said(words, since + end.median, since + end.low, since + end.high)
        gone = ending.played
        return Shown(
            words(HOWS[fit.how]), ends, sure, tuple(fit_lines(words, fit)), fit.structure, gone + end.low,
            gone + end.median, gone + end.high,
        )  # fmt: skip

    def _wished(self) -> datetime | None:
        return start_from(self.ends.line.text(), self.session.now(), self.session)

    def _time(self, typed: str) -> str:
        if start_from(typed, self.session.now(), self.session) is None:
            raise not_a_time(typed)
        return typed

    def _on_taken(self, place: int) -> None:
        if self.ending is not None and place < len(self.ending.ways):
            structure = self.ending.ways[place].structure
            if self.session.do(tournament.change_structure, structure) is not None:
                self.leave()


def _worked_out(asked: Asked, tried: Tried) -> Ending | Refused | None:
    """The ways, why there are none, or None: there is nothing to fit."""
    try:
        return ways_of(asked.question, asked.wished, tried)
    except Refused as refused:
        return refused
