"""The view of one case: what happened at the left, the table and its questions in the middle, the answer right."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from tdapp.app.rulings.rulebooks import rulebook
from tdapp.app.rulings.rulings import Outcome, compared, finder, record, ruled
from tdapp.domain.rulings.penalties import LADDER
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.units import EntryId, RulingNo
from tdapp.read.rulings.rulings import CaseTable
from tdapp.rulings import Code, Kind, Ruling
from tdapp.ui.pages.rulings.answer import AnswerPane
from tdapp.ui.pages.rulings.compare import Comparison
from tdapp.ui.pages.rulings.draft import Draft
from tdapp.ui.pages.rulings.facts import FactsPane
from tdapp.ui.pages.rulings.finder_list import FinderList
from tdapp.ui.pages.rulings.penalties import Advice
from tdapp.ui.pages.rulings.record import RecordLine
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, fit_keys
from tdapp.ui.widgets.layout import grow, hbox, holder, vbox
from tdapp.ui.widgets.shortcuts import key_on, tell_key
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.say import Words

LOW, BESIDE = 500, 1000  # below this height notes give way; from this width facts stand beside three books


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
        self.last: tuple[RulingNo, Ruling] | None = None  # what was given last from here
        self.finder = FinderList()
        self.facts = FactsPane(self.draft)
        self.table, self.line, self.questions = self.facts.table, self.facts.line, self.facts.questions
        self.answer = AnswerPane(self)
        self.comparison = Comparison(self.answer.compare.toggle)
        self.comparison.hide()
        self.record = RecordLine(session, self)
        self.again = Button(
            texts.START_AGAIN, self._again, on=self, icon="rotate-ccw", key="Alt+N", name="ruling_again"
        )
        self._lay_out()
        self._connect()

    def open_for(self, words: Words, *, book: str, house: str) -> None:
        """Rule under this book; `words` is the language the answer is said in."""
        again = (book, house, words.language) != (self.book, self.house, self.spoken.language)
        self.book, self.house, self.spoken = book, house, words
        if again or self.finder.list.count() == 0:
            # The desk's language first, then the others: whoever types any of them finds it.
            languages = (self.session.words, *self.session.other_languages())
            self.finder.show_finder(finder(rulebook(book, house), languages))
        self.show_case()

    def start(self) -> None:
        """Put the keyboard into the field in which the incident is found."""
        self.finder.search.selectAll()
        self.finder.search.setFocus()

    def begin(self, table: CaseTable, seat: int | None) -> None:
        """Begin a new case at this table, about this seat (None: about nobody yet)."""
        self._forget(seat)
        self.draft.at(table, seat)

    def choose(self, incident: str) -> None:
        """Rule on this incident."""
        self.draft.choose(incident)
        self.questions.focus_first()

    def show_case(self) -> None:
        """Rule on what is entered so far and show it."""
        case = self.draft.case()
        self.facts.show_case(case)
        self.record.show_entry(self.about())
        outcome = ruled(case.situation, self.book, self.house) if self.draft.incident is not None else None
        ruling = outcome.ruling if outcome is not None else None
        self.questions.missing = ruling.missing if ruling is not None else ()
        self.answer.show_outcome(outcome, self.spoken, given=ruling is not None and self._is_given(ruling))
        if self.comparison.isVisible() and self.draft.incident is not None:
            self.comparison.show_outcomes(compared(case.situation, self.book, self.house), self.spoken)

    def show_comparison(self, shown: bool) -> None:
        """Show all books side by side in the place of the one answer, or that answer again."""
        self.answer.compare.setChecked(shown)
        self.comparison.setVisible(shown)
        self.answer.setVisible(not shown)
        (self.comparison.back if shown else self.answer.text).setFocus()
        self.left.setVisible(not shown)
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
        low = self.height() < LOW
        fit_keys((self.again,), self.left.width())
        self.facts.fit(low=low)
        self.record.fit(low=low)
        self.answer.show_note(shown=not low)
        self.facts.setVisible(not self.comparison.isVisibleTo(self) or self.width() >= BESIDE)

    def give(self, decision: str, reason: str) -> None:
        """Put the ruling on record."""
        case = self.draft.case()
        outcome: Outcome = ruled(case.situation, self.book, self.house)
        if outcome.ruling is None:
            return
        table = self.draft.table.table if self.draft.table else None
        given = record(outcome, case.situation, self.spoken, table=table, entries=self.concerned(), decision=decision)
        if self.session.give_ruling(given, reason) is not None:
            self.last = (self.session.rulings_view().given[0].number, outcome.ruling)
            self.answer.done()
            self.show_case()

    def _is_given(self, ruling: Ruling) -> bool:
        """Whether this very ruling was the last one given from here, and was not taken back."""
        if self.last is None or ruling != self.last[1] or self.session.tournament is None:
            return False
        return any(each.number == self.last[0] for each in self.session.rulings_view().given)

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
            number = self.last[0]
            decision = next(each.decision for each in self.session.rulings_view().given if each.number == number)
        entries = self.seated(ruling.penalty.seats) or self.concerned()
        decided = PenaltyKind.DISQUALIFICATION if ruling.code is Code.DISQUALIFIED else decision
        kind = PenaltyKind(decided) if decided in LADDER else None
        fits = ruling.discretion.recommended if ruling.discretion is not None else ""
        least = PenaltyKind(fits) if fits in LADDER else LADDER[0]
        self.punish.emit(Advice(entries, ruling.incident, number, kind, least))

    def seated(self, numbers: Iterable[int]) -> tuple[EntryId, ...]:
        """The entries that sit in these seats of the case's table, each once."""
        sitting = {seat.number: seat.entry for seat in self.draft.table.seats} if self.draft.table else {}
        found = (sitting.get(number) for number in dict.fromkeys(numbers))
        return tuple(entry for entry in found if entry is not None)

    def concerned(self) -> tuple[EntryId, ...]:
        """The entries the case is about: those of the seats in its answers, and the seat it was opened for."""
        incident = self.draft.incident
        if incident is None:
            return ()
        numbers: list[int] = []
        for question in incident.questions:
            answer = self.draft.facts.get(question.id)
            if question.kind is Kind.SEAT and isinstance(answer, int):
                numbers.append(answer)
            elif question.kind is Kind.SEATS and isinstance(answer, tuple):
                numbers += [int(each) for each in answer]
        if self.draft.seat is not None and not numbers:
            numbers.append(self.draft.seat)
        return self.seated(numbers)

    def about(self) -> EntryId | None:
        """The entry the record is shown of: the first the case is about, or the one it was opened for."""
        at = () if self.draft.seat is None else self.seated((self.draft.seat,))
        return next(iter((*self.concerned(), *at)), None)

    def _lay_out(self) -> None:
        self.left = holder(vbox(grow(self.finder), self.record, self.again))
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.setChildrenCollapsible(False)
        shares = ((self.left, 188, 2), (self.facts, 330, 4), (self.answer, 256, 4), (self.comparison, 330, 6))
        for place, (widget, least, share) in enumerate(shares):
            widget.setMinimumWidth(least)
            self.split.addWidget(widget)
            self.split.setStretchFactor(place, share)
        self.left.setMaximumWidth(420)
        self.split.setObjectName("ruling_split")
        self.split.setSizes([200, 400, 340, 600])
        self.split.setHandleWidth(12)
        hbox(self.split, on=self)

    def _connect(self) -> None:
        self.finder.chosen.connect(self.choose)
        self.draft.changed.connect(self.show_case)
        self.facts.finished.connect(self.answer.text.setFocus)
        self.answer.given.connect(self.give)
        self.answer.punished.connect(self.advise)
        self.answer.rule.connect(self.rule)
        self.comparison.rule.connect(self.rule)
        self.answer.wanted.connect(self.facts.want)
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
        key_on(self, "Alt+A", self.facts.acting.click)

    def _again(self) -> None:
        self._forget(self.draft.seat)
        self.start()

    def _forget(self, seat: int | None) -> None:
        """Forget everything entered so far; what comes is about this seat."""
        self.last = None
        self.facts.begin(seat)
        self.answer.done()
        self.finder.search.clear()
        self.draft.clear()
