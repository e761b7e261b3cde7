"""The view of one case: the hand and what happened at the left, the ruling on it right."""

from collections.abc import Iterable, Sequence
from functools import partial

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from tdapp.app.rulings.rulebooks import rulebook
from tdapp.app.rulings.rulings import Outcome, compared, finder, record, ruled
from tdapp.domain.rulings.discipline import WithPenalty
from tdapp.domain.rulings.penalties import LADDER, hands_of
from tdapp.domain.rulings.ruling_facts import PenaltyKind, RulingGiven
from tdapp.domain.units import EntryId, RulingNo
from tdapp.read.rulings.hand_view import drawn
from tdapp.read.rulings.penalty_choices import PenaltyChoice, penalty_choices, players_at
from tdapp.read.rulings.rulings import CaseTable
from tdapp.rulings import Code, Kind, Ruling
from tdapp.rulings.hands import DeskCase, readings_of, words_of_ruling
from tdapp.ui.pages.rulings.answer import AnswerPane
from tdapp.ui.pages.rulings.case_pane import CasePane
from tdapp.ui.pages.rulings.compare import Comparison
from tdapp.ui.pages.rulings.draft import Draft
from tdapp.ui.pages.rulings.hand_pane import HandPane
from tdapp.ui.pages.rulings.penalties import Advice
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import fit_keys
from tdapp.ui.widgets.layout import hbox
from tdapp.ui.widgets.shortcuts import key_on, tell_key
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.say import Words

LOW, BESIDE = 500, 1000  # below this height notes give way; from this width the case stands beside three books
HAND_TOLD, NO_HAND = (660, 340), (400, 600)  # shares of hand and incident below one another, of a thousand
BESIDE_IT = (580, 420)  # and beside one another
WIDE = 1300  # page width from which the questions stand beside the hand, and not below it


class Given(Struct, frozen=True):
    """A ruling that was given from here: its number, and what was decided where the book leaves a choice."""

    number: RulingNo
    ruling: Ruling
    decision: str


class RulingView(QWidget):
    """The view in which a case is ruled on. `rule` asks to look a rule up, `punish` brings an Advice."""

    rule = Signal(str)
    punish = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.draft = Draft(self)
        self.book, self.house = "TDA2024", ""
        self.spoken = session.words
        self.last: Given | None = None  # what was given last from here
        self._played_on = False  # the hand in the line goes on from that ruling
        self._shared: tuple[bool, bool] | None = None
        self.hand = HandPane(session, self.draft)
        self.case = CasePane(self.draft)
        self.finder, self.questions = self.case.finder, self.case.questions
        self.table, self.line = self.hand.table, self.hand.line
        self.answer = AnswerPane(session, self)
        self.comparison = Comparison(self.answer.compare.toggle)
        self.comparison.hide()
        self._lay_out()
        self._connect()

    def open_for(self, words: Words, *, book: str, house: str) -> None:
        """Rule under this book; `words` is the language the answer is said in."""
        again = (book, house, words.language) != (self.book, self.house, self.spoken.language)
        self.book, self.house, self.spoken = book, house, words
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

    def choose(self, incident: str) -> None:
        """Rule on this incident."""
        self.draft.choose(incident)
        self.questions.focus_first()

    def show_case(self) -> None:
        """Rule on what is entered so far and show it."""
        case = self.draft.case()
        self.hand.show_case(case)
        self._share_room(begun=case.entered is not None, wide=self._wide())
        outcomes: Sequence[Outcome] = ()
        if self.draft.incident is not None:
            outcomes = compared(case.situation, self.book, self.house)
        ruling = outcomes[0].ruling if outcomes else None
        self.questions.missing = ruling.missing if ruling is not None else ()
        self.questions.show_answers()
        given = ruling is not None and self._is_given(ruling)
        self.answer.show_outcomes(outcomes, self.spoken, given=given)
        self.answer.show_entry(self.about())
        self.answer.show_penalties(self._penalties(ruling))
        self.answer.show_hand(drawn(case), goes_on=given and self._goes_on(case) is not None)
        if self.comparison.isVisible() and outcomes:
            self.comparison.show_outcomes(outcomes, self.spoken)

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
        fit_keys((self.case.start_again,), self.case.width() // 3)
        self._share_room(begun=self.draft.case().entered is not None, wide=wide)
        self.hand.fit(low=low, tall=wide)
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
        """Put the ruling on record."""
        case = self.draft.case()
        outcome: Outcome = ruled(case.situation, self.book, self.house)
        if outcome.ruling is None:
            return
        table = self.draft.table.table if self.draft.table else None
        given = record(outcome, case.situation, self.spoken, table=table, entries=self.concerned(), decision=decision)
        kind = self.answer.punishing.kind
        act = self.session.give_ruling(given, reason, self._with_penalty(outcome.ruling, kind))
        if act is not None:
            number = next(fact.ruling for fact in act.facts if isinstance(fact, RulingGiven))
            self.last = Given(number, outcome.ruling, decision)
            self.answer.done()
            self.show_case()
            if kind is PenaltyKind.DISQUALIFICATION:
                self.advise()  # his chips have to be counted for it

    def _punished(self, ruling: Ruling) -> EntryId | None:
        """The entry a penalty of this ruling is for; None where it is for several, or for nobody who is known."""
        if ruling.penalty is None:
            return None
        entries = self.seated(ruling.penalty.seats) or self.concerned()
        return entries[0] if len(entries) == 1 else None

    def _penalties(self, ruling: Ruling | None) -> Sequence[PenaltyChoice]:
        """The penalties that can be given with this ruling."""
        entry = self._punished(ruling) if ruling is not None else None
        if ruling is None or ruling.penalty is None or entry is None:
            return ()
        return self.session.view(penalty_choices, entry, ruling.penalty.menu, self._fits(ruling))

    def _with_penalty(self, ruling: Ruling, kind: PenaltyKind | None) -> WithPenalty | None:
        """The penalty to give with this ruling; None for none, and for one that is given on its own."""
        entry, number = self._punished(ruling), self.answer.punishing.number()
        if entry is None or kind is None or number is None or kind is PenaltyKind.DISQUALIFICATION:
            return None
        return WithPenalty(entry, kind, hands_of(kind, number, self.session.view(players_at, entry)))

    def _fits(self, ruling: Ruling) -> PenaltyKind:
        """The lightest step that fits the offence."""
        fits = ruling.discretion.recommended if ruling.discretion is not None else ""
        return PenaltyKind(fits) if fits in LADDER else LADDER[0]

    def play_on(self) -> None:
        """Play the hand on from the ruling that was given: what it does is written into the line."""
        words = self._goes_on(self.draft.case())
        if words is not None:
            self._played_on = True
            self.draft.set_aside()
            self.hand.write(words)
            self.line.setFocus()

    def _goes_on(self, case: DeskCase) -> str | None:
        """The words that carry the ruling given last into the hand; None where no hand goes on from it."""
        if case.entered is None or self.last is None:
            return None
        words = words_of_ruling(case.entered, self.last.ruling, self.last.decision)
        return " ".join(words) or None

    def _is_given(self, ruling: Ruling) -> bool:
        """Whether this very ruling was the last one given from here, and was not taken back."""
        if self.last is None or ruling != self.last.ruling or self.session.tournament is None:
            return False
        return any(each.number == self.last.number for each in self.session.rulings_view().given)

    def advise(self) -> None:
        """Bring the penalty the answer speaks of to where it is given, with the number of the ruling once it has one.

        A penalty decided on in the ruling is the one to give; else the heavier of what fits the offence and what is
        due after the player's history.
        """
        outcome = self.answer.outcome
        ruling = outcome.ruling if outcome is not None else None
        if ruling is None or ruling.penalty is None:
            return
        number, decision = None, self.answer.decision
        if self.last is not None and self._is_given(ruling):
            number = self.last.number
            decision = next(each.decision for each in self.session.rulings_view().given if each.number == number)
        entries = self.seated(ruling.penalty.seats) or self.concerned()
        decided = PenaltyKind.DISQUALIFICATION if ruling.code is Code.DISQUALIFIED else decision
        kind = PenaltyKind(decided) if decided in LADDER else None
        self.punish.emit(Advice(entries, ruling.incident, number, kind, self._fits(ruling)))

    def seated(self, numbers: Iterable[int]) -> tuple[EntryId, ...]:
        """The entries that sit in these seats of the case's table, each once."""
        sitting = {seat.number: seat.entry for seat in self.draft.table.seats} if self.draft.table else {}
        found = (sitting.get(number) for number in dict.fromkeys(numbers))
        return tuple(entry for entry in found if entry is not None)

    def concerned(self) -> tuple[EntryId, ...]:
        """The entries the case is about: those of the seats in its answers, and the seat it was opened for."""
        return self.seated(self.draft.about()) if self.draft.incident is not None else ()

    def about(self) -> EntryId | None:
        """The entry the record is shown of: the first the case is about, or the one it was opened for."""
        return next(iter(self.seated(self.draft.about())), None)

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
        entered = self.draft.case().entered
        if self.draft.incident is not None:
            self.questions.go_on()
        elif self._played_on and self.last is not None and entered is not None:
            self.session.carry_hand_on(self.last.number, entered)
        else:
            self.start()

    def _connect(self) -> None:
        self.finder.chosen.connect(self.choose)
        self.case.again.connect(self._again)
        self.case.finished.connect(self.answer.text.setFocus)
        self.questions.elsewhere.connect(self.line.setFocus)
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
        key_on(self, "Alt+L", self.line.setFocus, texts.KEY_LINE)
        tell_key(self, "Y", texts.KEY_ANSWER)
        key_on(self, "Ctrl+Return", self.answer.hand_in, texts.GIVE)
        for number in range(1, 10):
            text = texts.KEY_CHOICE if number == 1 else None
            key_on(self, f"Alt+{number}", partial(self.answer.choose_number, number), text)
        key_on(self, "Alt+Y", self.answer.fold_why, texts.KEY_WHY)
        key_on(self, "Esc", self.step_back, texts.KEY_STEP_BACK)
        key_on(self, "Ctrl+Enter", self.answer.hand_in)
        key_on(self, "Alt+C", self.answer.compare.toggle)
        key_on(self, "Alt+O", self.answer.overrule.toggle)

    def want(self, fact: str) -> None:
        """Go to where a missing fact is entered: its question, or the line about the table."""
        self.case.look_for(False)
        if not self.questions.focus_on(fact):
            self.line.setFocus()

    def _again(self) -> None:
        self._forget()
        self.start()

    def _forget(self) -> None:
        """Forget everything entered so far."""
        self.last, self._played_on = None, False
        self.hand.begin()
        self.answer.done()
        self.finder.search.clear()
        self.draft.clear()
