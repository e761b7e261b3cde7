"""The window that makes a structure: what is wished at the top, three proposals side by side below.

What is typed is worked out beside the clock, once typing rests. Taking one only fills in the editor or the form.
"""

from datetime import datetime
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.app.chips.chip_sets import club_sets, shipped_sets
from tdapp.app.forecast import kept
from tdapp.domain.chips.chip_set import ChipSet
from tdapp.domain.forecast.evening import Tempo
from tdapp.domain.forecast.tempo import club_tempo
from tdapp.domain.progress import Tried
from tdapp.domain.refusal import Refused
from tdapp.domain.state import State
from tdapp.domain.structures.generating import propose
from tdapp.domain.structures.wish import Proposal, Wish
from tdapp.domain.units import Chips
from tdapp.read.structures.wishing import impossible_said, wish_of
from tdapp.ui.session import Session
from tdapp.ui.structures import texts
from tdapp.ui.structures.cards import Shown
from tdapp.ui.structures.wish_form import WishForm
from tdapp.ui.structures.working import WorkingWindow
from tdapp.values import replace
from tdapp.words.structures.generator import WAYS, ends_said, proposal_lines

SIZE = (1180, 700)
USUAL_START, USUAL_END = "19:00", "23:30"
USUAL_MINUTES = 20.0  # of the levels a club's tempo is asked for
SEED = 1


class GeneratorWindow(WorkingWindow):
    """The window of proposals. `taken`: one of them, with the wish it was made for."""

    of_club = True
    taken = Signal(object, object)  # Proposal, Wish

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, name="generator", title=texts.TITLE, take=texts.TAKE)
        self.found: tuple[Proposal, ...] = ()
        self._wish: Wish | None = None
        self._since: datetime | None = None
        self._filled = False
        self._tempo = Tempo()
        self.form = WishForm(session)
        self.lay_out(self.title, self.form, self.stack)
        self.form.edited.connect(self.on_edited)
        for field in self.form.fields():
            field.line.returnPressed.connect(self.on_enter)
        self.choices.taken.connect(self._on_taken)
        self.resize(*SIZE)

    def begin(self, wish: Wish | None = None) -> None:
        """Begin with what is known: of a form that is filled in, else of the tournament in front."""
        session = self.session
        chip_set = None
        if wish is None and session.tournament is not None:
            wish, chip_set, starts = session.view(_known, self.session.now())
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
        self.on_edited()

    def show_room(self) -> None:
        """Nothing here changes with the room: a wish is a question of its own."""

    def retranslate(self) -> None:
        if self._filled:
            self._show()

    # Working out

    def work(self, *, beside: bool = True) -> None:
        wish = self.form.wish()
        if wish is None:
            self.drop_work()
            self.tell_why(self.session.words(texts.CHECK))
            return
        wish = replace(wish, tempo=self._tempo)
        self._wish, self._since = wish, self.form.start()
        self.begin_work(partial(_worked_out, wish), beside=beside)

    def show_outcome(self, outcome: object) -> None:
        if isinstance(outcome, Refused):
            self.found = ()
            since = self._since or self.session.now()
            self.tell_why(self.session.words.said(impossible_said(outcome, since)))
        elif isinstance(outcome, tuple):
            self.found = outcome
            self._show()

    # Showing

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


def _known(state: State, now: datetime) -> tuple[Wish, ChipSet | None, datetime | None]:
    return wish_of(state, now), state.bank.chip_set, state.clock.anchor


def _worked_out(wish: Wish, tried: Tried) -> tuple[Proposal, ...] | Refused:
    """Proposals, or why there is none."""
    try:
        return propose(wish, seed=SEED, tried=tried)
    except Refused as refused:
        return refused
