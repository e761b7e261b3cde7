"""The window that makes a structure: what is wished at the top, three proposals side by side below.

What is typed is worked out beside the clock, once typing rests. Taking one only fills in the editor or the form.
"""

from collections.abc import Callable
from datetime import datetime
from functools import partial

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from tdapp.app.chips.chip_sets import club_sets, shipped_sets
from tdapp.app.forecast import kept
from tdapp.domain.chips.chip_set import ChipSet
from tdapp.domain.forecast.evening import Tempo
from tdapp.domain.forecast.tempo import club_tempo
from tdapp.domain.refusal import Refused
from tdapp.domain.state import State
from tdapp.domain.structures.generating import propose
from tdapp.domain.structures.wish import Proposal, Wish
from tdapp.domain.units import Chips
from tdapp.read.structures.wishing import impossible_said, wish_of
from tdapp.ui.background import InThread
from tdapp.ui.session import Session
from tdapp.ui.side_window import SideWindow
from tdapp.ui.structures import texts
from tdapp.ui.structures.cards import Choices, Shown
from tdapp.ui.structures.wish_form import WishForm
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import one_of, scrolled
from tdapp.values import replace
from tdapp.words.structures.generator import WAYS, ends_said, proposal_lines

SIZE = (1180, 700)
QUIET = 350  # milliseconds without typing before it is worked out
USUAL_START, USUAL_END = "19:00", "23:30"
USUAL_MINUTES = 20.0  # of the levels a club's tempo is asked for
SEED = 1
Outcome = tuple[Proposal, ...] | Refused


class GeneratorWindow(SideWindow):
    """The window of proposals. `taken`: one of them, with the wish it was made for."""

    of_club = True
    taken = Signal(object, object)  # Proposal, Wish

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, name="generator_window", title=texts.TITLE, close=texts.CLOSE)
        self.found: tuple[Proposal, ...] = ()
        self._wish: Wish | None = None
        self._since: datetime | None = None
        self._work: InThread | None = None
        self._filled = False
        self._to_cards = False  # the keyboard goes there once they are worked out
        self._tempo = Tempo()
        self.form = WishForm(session)
        self.choices = Choices(texts.TAKE)
        self.why = Label("", "", wrap=True, name="generator_why")
        self.stack = one_of(scrolled(self.choices, sideways=False), self.why)
        self._rests = QTimer(self)
        self._rests.setSingleShot(True)
        self._rests.timeout.connect(self.work)
        self.lay_out(self.title, self.form, self.stack)
        self.form.edited.connect(self._on_edited)
        for field in self.form.fields():
            field.line.returnPressed.connect(self._on_enter)
        self.choices.taken.connect(self._on_taken)
        self.resize(*SIZE)

    def begin(self, wish: Wish | None = None) -> None:
        """Begin with what is known: of a form that is filled in, else of the tournament in front."""
        session = self.session
        chip_set = None
        if wish is None and session.tournament is not None:
            wish, chip_set, starts = session.view(_known)
        else:
            starts = None
        evenings = kept.evenings(session.club)
        self._tempo = club_tempo(evenings, USUAL_MINUTES)
        begin = session.words.time(starts) if starts is not None else USUAL_START
        sets = [each.chip_set for each in (*club_sets(session.club), *shipped_sets())]
        self.form.fill(wish or Wish(40, Chips(25_000)), chip_set, sets, begin, USUAL_END)
        self._filled = True
        self.form.entries.line.setFocus()
        self.form.entries.line.selectAll()
        self._on_edited()

    def show_room(self) -> None:
        """Nothing here changes with the room: a wish is a question of its own."""

    def retranslate(self) -> None:
        if self._filled:
            self._show()

    # Working out

    def work(self, *, beside: bool = True) -> None:
        """Work out what is wished now; not `beside` the clock where somebody waits for it."""
        self._rests.stop()
        wish = self.form.wish()
        if wish is None:
            self._tell(self.session.words(texts.CHECK))
            return
        self._stop()
        wish = replace(wish, tempo=self._tempo)
        self._wish, self._since = wish, self.form.start()
        if not beside:
            self._on_done(_worked_out(wish, _nobody))
            return
        self._work = InThread(partial(_worked_out, wish), self)
        self._work.done.connect(self._on_done)
        self._work.failed.connect(self._on_failed)
        self._work.start()
        self.say(self.session.words(texts.WORKING))

    def _on_enter(self) -> None:
        """Work out what is typed, and go to what comes of it."""
        self._to_cards = True
        self.work()

    def _on_edited(self) -> None:
        self._rests.start(QUIET)

    def _on_done(self, outcome: Outcome) -> None:
        self._let_go()
        self.say("")
        if isinstance(outcome, Refused):
            self.found = ()
            since = self._since or self.session.now()
            self._tell(self.session.words.said(impossible_said(outcome, since)))
            return
        self.found = outcome
        self._show()
        if self._to_cards:
            self._to_cards = False
            QTimer.singleShot(0, self, self.choices.to_first)  # once the cards have their places

    def _on_failed(self, error: Exception) -> None:
        self._let_go()
        raise error

    def _stop(self) -> None:
        if self._work is not None:
            self._work.stop()
            self._work = None

    def _let_go(self) -> None:
        if self._work is not None:
            self._work.let_go()
            self._work = None

    # Showing

    def _tell(self, why: str) -> None:
        self.why.setText(why)
        self.stack.setCurrentWidget(self.why)

    def _show(self) -> None:
        if not self.found or self._since is None:
            return
        self.choices.show_choices([self._shown(each, self._since) for each in self.found])
        self.stack.setCurrentIndex(0)

    def _shown(self, proposal: Proposal, since: datetime) -> Shown:
        words, end = self.session.words, proposal.outlook.end
        ends, sure = ends_said(words, since + end.median, since + end.low, since + end.high)
        lines = tuple(proposal_lines(words, proposal))
        structure = proposal.structure
        return Shown(words(WAYS[proposal.way]), ends, sure, lines, structure, end.low, end.median, end.high)

    def _on_taken(self, place: int) -> None:
        if self._wish is not None and place < len(self.found):
            self.taken.emit(self.found[place], self._wish)
            self.leave()


def _known(state: State) -> tuple[Wish, ChipSet | None, datetime | None]:
    return wish_of(state), state.bank.chip_set, state.clock.anchor


def _worked_out(wish: Wish, _watch: Callable[[int], None]) -> Outcome:
    """Proposals, or why there is none."""
    try:
        return propose(wish, seed=SEED)
    except Refused as refused:
        return refused


def _nobody(_done: int) -> None:
    """Nobody wants to know how far it is."""
