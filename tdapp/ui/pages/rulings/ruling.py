"""The view of one case: the hand and what happened at the left, the ruling on it right."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from tdapp.app.rulings.rulebooks import rulebook
from tdapp.app.rulings.rulings import Outcome, compared, finder
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.read.rulings.hand_view import drawn
from tdapp.read.rulings.rulings import CaseTable
from tdapp.rulings import Kind
from tdapp.rulings.hands import readings_of
from tdapp.ui.pages.rulings.answer import AnswerPane
from tdapp.ui.pages.rulings.case_pane import CasePane
from tdapp.ui.pages.rulings.compare import Comparison
from tdapp.ui.pages.rulings.draft import Draft
from tdapp.ui.pages.rulings.giving import Giving
from tdapp.ui.pages.rulings.hand_pane import HandPane
from tdapp.ui.session import Session
from tdapp.ui.widgets.layout import hbox
from tdapp.ui.widgets.shortcuts import key_on, tell_key
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.say import Words

LOW, BESIDE = 500, 1000  # below this height notes give way; from this width the case stands beside three books
CRAMPED = 410  # and below this one the drawn table too
HAND_TOLD, NO_HAND = (660, 340), (400, 600)  # shares of hand and incident below one another, of a thousand
BESIDE_IT = (580, 420)  # and beside one another
WIDE = 1300  # page width from which the questions stand beside the hand, and not below it


class RulingView(QWidget):
    """The view in which a case is ruled on. `rule` asks to look a rule up, `punish` brings an Advice."""

    rule = Signal(str)
    punish = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.draft = Draft(self)
        self.giving = Giving(session, self.draft)
        self._shared: tuple[bool, bool] | None = None
        self.hand = HandPane(session, self.draft, self)
        self.case = CasePane(self.draft, self)
        self.finder, self.questions = self.case.finder, self.case.questions
        self.table, self.line = self.hand.table, self.hand.line
        self.answer = AnswerPane(session, self)
        self.comparison = Comparison(self.answer.compare.toggle)
        self.comparison.hide()
        self._lay_out()
        self._connect()

    def open_for(self, words: Words, *, book: str, house: str) -> None:
        """Rule under this book; `words` is the language the answer is said in."""
        again = self.giving.under(book, house, words)
        self.draft.readings = readings_of(rulebook(book, house))
        if again or self.finder.list.count() == 0:
            # The desk's language first, then the others: whoever types any of them finds it.
            languages = (self.session.words, *self.session.other_languages())
            self.finder.show_finder(finder(rulebook(book, house), languages))
        self.show_case()

    def start(self) -> None:
        """Put the keyboard into the field in which the incident is found."""
        self.case.start()

    def begin(self, table: CaseTable, seat: int | None) -> None:
        """Begin a new case at this table, about this seat (None: about nobody yet)."""
        self._forget()
        self.draft.at(table, seat)

    def is_over(self) -> bool:
        """Whether nothing is left to do on the case: its ruling is given, and a hand that goes on from it has ended."""
        entered, outcome = self.draft.case().entered, self.answer.outcome
        if self.giving.played_on() is not None:
            return entered is not None and entered.legal.waits_for == "over"
        return outcome is not None and self.giving.is_given(outcome.ruling)

    def choose(self, incident: str) -> None:
        """Rule on this incident."""
        self.draft.choose(incident)
        self.questions.focus_first()

    def show_case(self) -> None:
        """Rule on what is entered so far and show it."""
        case, giving = self.draft.case(), self.giving
        self.hand.show_case(case)
        self._share_room(begun=case.entered is not None, wide=self._wide())
        outcomes: Sequence[Outcome] = ()
        if self.draft.incident is not None:
            outcomes = compared(case.situation, giving.book, giving.house)
        ruling = outcomes[0].ruling if outcomes else None
        self.questions.missing = ruling.missing if ruling is not None else ()
        self.questions.show_answers()
        given = ruling is not None and giving.is_given(ruling)
        self.answer.show_outcomes(outcomes, giving.spoken, given=given)
        self.answer.show_entry(next(iter(self.draft.seated(self.draft.about())), None))
        self.answer.show_penalties(giving.penalties(ruling))
        goes_on = given and giving.goes_on(case) is not None
        self.answer.show_hand(drawn(case), goes_on=goes_on, after=giving.played_on())
        if self.comparison.isVisible() and outcomes:
            self.comparison.show_outcomes(outcomes, giving.spoken)

    def show_comparison(self, shown: bool) -> None:
        """Show all books side by side in the place of the one answer, or that answer again."""
        self.answer.compare.setChecked(shown)
        self.comparison.setVisible(shown)
        self.answer.setVisible(not shown)
        (self.comparison.back if shown else self.answer.text).setFocus()
        self._fit()
        self.show_case()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def step_back(self) -> None:
        """Go back on Esc: from the comparison to the answer, from it to the last question, and to the one before."""
        focus = self.window().focusWidget()
        if self.comparison.isVisibleTo(self):
            self.show_comparison(False)
        elif self.answer.overrule.isChecked() and focus is self.answer.reason:
            self.answer.overrule.setChecked(False)
            self.answer.text.setFocus()
        elif focus is self.finder.search:
            self.finder.search.clear()
        elif focus is self.line or not self.questions.step_back():
            self.start()

    def _fit(self) -> None:
        """Fit the columns: in a small window what is most needed keeps its room."""
        low, wide, beside = self.height() < LOW, self._wide(), self.comparison.isVisibleTo(self)
        self.left.setOrientation(Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical)
        self.left.setVisible(not beside or self.width() >= BESIDE)
        self._share_room(begun=self.draft.case().entered is not None, wide=wide)
        self.hand.fit(low=low, tall=wide, cramped=self.height() < CRAMPED)
        self.case.fit(low=low)
        self.answer.fit(low=low)

    def _wide(self) -> bool:
        return self.width() >= WIDE and not self.comparison.isVisibleTo(self)

    def _share_room(self, *, begun: bool, wide: bool) -> None:
        """Give the table its room once a hand is told at it; until then the incidents have it."""
        if (begun, wide) != self._shared:
            self._shared = (begun, wide)
            self.left.setSizes(BESIDE_IT if wide else HAND_TOLD if begun else NO_HAND)

    def give(self, decision: str, reason: str) -> None:
        """Put the ruling on record, with the penalty that was chosen for it."""
        punishing = self.answer.punishing
        kind = punishing.kind
        if self.giving.give(decision, reason, kind, punishing.number()):
            self.answer.done()
            self.show_case()
            if kind is PenaltyKind.DISQUALIFICATION:
                self.advise()  # his chips have to be counted for it

    def advise(self) -> None:
        """Bring the penalty the answer speaks of to where it is given."""
        outcome = self.answer.outcome
        advice = self.giving.advice(outcome.ruling if outcome is not None else None, self.answer.decision.chosen)
        if advice is not None:
            self.punish.emit(advice)

    def play_on(self) -> None:
        """Play the hand on from the ruling that was given: what it does is written into the line."""
        words = self.giving.goes_on(self.draft.case())
        if words is not None:
            self.giving.plays_on = True
            self.draft.set_aside()
            self.hand.write(words)
            self.hand.go_on()

    def _lay_out(self) -> None:
        self.left = QSplitter(Qt.Orientation.Vertical)
        self.split = QSplitter(Qt.Orientation.Horizontal)
        for place, (widget, share) in enumerate(((self.hand, 3), (self.case, 2))):
            self.left.addWidget(widget)
            self.left.setStretchFactor(place, share)
        for place, (widget, least, share) in enumerate(
            ((self.left, 400, 6), (self.answer, 330, 5), (self.comparison, 330, 6))
        ):
            widget.setMinimumWidth(least)
            self.split.addWidget(widget)
            self.split.setStretchFactor(place, share)
        for split, name in ((self.left, "ruling_case"), (self.split, "ruling_split")):
            split.setObjectName(name)
            split.setChildrenCollapsible(False)
            split.setHandleWidth(12)
        self.split.setSizes([520, 440, 600])
        hbox(self.split, on=self)

    def _picked(self, seat: int) -> None:
        """Take a tap on a seat: the answer to an open question about one, else who acts next in the hand."""
        if self.draft.occupied and seat not in self.draft.occupied:
            return
        answers = self.draft.answers()
        for question in self.draft.incident.questions if self.draft.incident is not None else ():
            if question.kind is Kind.SEAT and question.id not in answers:
                self.draft.answer(question.id, seat)
                self.questions.go_on(question.id)
                return
        if self.draft.incident is None and not self.draft.typed:
            self.draft.seat = seat
        self.hand.tap(seat)

    def _entered(self) -> None:
        """Go on from the line: the hand that goes on is kept with its ruling, else what is still needed comes next."""
        if self.draft.incident is not None:
            self.questions.go_on()
        elif not self.giving.keep(self.draft.case().entered):
            self.start()

    def _connect(self) -> None:
        self.finder.chosen.connect(self.choose)
        self.case.again.connect(self._again)
        self.case.finished.connect(self.answer.text.setFocus)
        self.questions.elsewhere.connect(self.hand.go_on)
        self.hand.picked.connect(self._picked)
        self.hand.entered.connect(self._entered)
        self.draft.changed.connect(self.show_case)
        self.answer.plays_on.connect(self.play_on)
        self.answer.given.connect(self.give)
        self.answer.punished.connect(self.advise)
        self.answer.rule.connect(self.rule)
        self.comparison.rule.connect(self.rule)
        self.answer.wanted.connect(self.want)
        self.answer.compare.toggled.connect(self.show_comparison)
        key_on(self, "Alt+F", self.start, texts.KEY_SEARCH)
        key_on(self, "Alt+L", self.hand.go_on, texts.KEY_LINE)
        tell_key(self, "Y", texts.KEY_ANSWER)
        key_on(self, "Ctrl+Return", self.answer.hand_in, texts.GIVE)
        for number in range(1, 10):
            text = texts.KEY_CHOICE if number == 1 else None
            key_on(self, f"Alt+{number}", partial(self.answer.choose_number, number), text)
        key_on(self, "Alt+Y", self.answer.fold_why, texts.KEY_WHY)
        key_on(self, "Esc", self.step_back, texts.KEY_STEP_BACK)
        key_on(self, "Ctrl+Enter", self.answer.hand_in)
        key_on(self, "Alt+C", self.answer.compare.toggle)
        key_on(self, "Alt+O", self.answer.overrule.click)

    def want(self, fact: str) -> None:
        """Go to where a missing fact is entered: its question, or the line about the table."""
        self.case.look_for(False)
        if not self.questions.focus_on(fact):
            self.hand.go_on()

    def _again(self) -> None:
        self._forget()
        self.start()

    def _forget(self) -> None:
        """Forget everything entered so far."""
        self.giving.forget()
        self.hand.begin()
        self.answer.done()
        self.finder.search.clear()
        self.draft.clear()
