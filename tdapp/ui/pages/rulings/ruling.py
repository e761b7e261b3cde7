"""One case being ruled on: what happened at the left, the table and its questions in the middle, the answer right."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSplitter, QVBoxLayout, QWidget

from tdapp.app.rulebooks import rulebook
from tdapp.app.rulings import Outcome, compared, finder, record, ruled
from tdapp.domain.units import EntryId
from tdapp.read.rulings import CaseTable
from tdapp.ui.pages.rulings.answer import AnswerPane
from tdapp.ui.pages.rulings.compare import Comparison
from tdapp.ui.pages.rulings.draft import Draft
from tdapp.ui.pages.rulings.finder_list import FinderList
from tdapp.ui.pages.rulings.questions import Questions
from tdapp.ui.pages.rulings.table_view import TableView
from tdapp.ui.room import Room
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.label import Label
from tdapp.words.rulings import page as texts
from tdapp.words.rulings import say
from tdapp.words.say import Words

HERE = Qt.ShortcutContext.WidgetWithChildrenShortcut


class RulingView(QWidget):
    """`rule` asks to look a rule up; `recorded` says that a ruling was given."""

    rule = Signal(str)
    recorded = Signal()

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.room = room
        self.draft = Draft(self)
        self.book, self.house = "TDA2024", ""
        self.spoken = room.words
        self.finder = FinderList()
        self.table = TableView()
        self.line = QLineEdit()
        self.line.setObjectName("ruling_line")
        self.line_wrong = Label("", "caption", tone="danger", wrap=True)
        self.line_hint = Label("", "caption", wrap=True)
        self.incident = Label("", "head", wrap=True)
        self.questions = Questions(self.draft)
        self.answer = AnswerPane()
        self.comparison = Comparison()
        self.comparison.hide()
        self.again = Button(icon="rotate-ccw", key="Alt+N", name="ruling_again")
        self.back = Button(icon="arrow-left", key="Alt+C", name="ruling_compare_back")
        self._lay_out()
        self._connect()
        self.retranslate()

    def open_for(self, words: Words, *, book: str, house: str) -> None:
        """Rule under this book; `words` is the language the answer is said in."""
        again = (book, house, words.language) != (self.book, self.house, self.spoken.language)
        self.book, self.house, self.spoken = book, house, words
        if again or self.finder.list.count() == 0:
            self.finder.show_finder(finder(rulebook(book, house), self._languages()), self.room.words)
        self.show_case()

    def start(self) -> None:
        """To the field in which the incident is found."""
        self.finder.search.selectAll()
        self.finder.search.setFocus()

    def begin(self, table: CaseTable, seat: int | None) -> None:
        """A new case at this table, about this seat (None: about nobody yet)."""
        self.line.clear()
        self.answer.done()
        self.finder.search.clear()
        self.draft.clear()
        self.draft.at(table, seat)

    def choose(self, incident: str) -> None:
        """Rule on this incident."""
        self.draft.choose(incident)
        self.questions.focus_first()

    def show_case(self) -> None:
        """Rule on what is entered so far and show it."""
        words, case = self.room.words, self.draft.case()
        self.line_wrong.setVisible(case.bad is not None)
        if case.bad is not None:
            self.line_wrong.setText(words(texts.WORD_WRONG[case.bad.code], word=case.bad.word))
        self.table.show_case(self.draft.table, case.situation, self.draft.seat, words)
        self.questions.show_answers()
        outcome = ruled(case.situation, self.book, self.house) if self.draft.incident is not None else None
        self.answer.show_outcome(outcome, words, self.spoken)
        if self.comparison.isVisible() and self.draft.incident is not None:
            self.comparison.show_outcomes(compared(case.situation, self.book, self.house), self.spoken)

    def show_comparison(self, shown: bool) -> None:
        """All books side by side in the place of the one answer."""
        self.answer.compare.setChecked(shown)
        self.comparison.setVisible(shown)
        self.back.setVisible(shown)
        self.answer.setVisible(not shown)
        self.left.setVisible(not shown)
        self.show_case()

    def retranslate(self) -> None:
        """Everything in the desk's language."""
        words = self.room.words
        self.line.setPlaceholderText(words(texts.LINE_HINT))
        self.line.setAccessibleName(words(texts.LINE))
        self.line_hint.setText(words(texts.LINE))
        self.questions.setAccessibleName(words(texts.FACTS))
        self.again.say(words(texts.START_AGAIN))
        self.back.say(words(texts.ONE_BOOK))
        self.answer.retranslate(words)
        self._show_questions()

    def give(self, decision: str, reason: str) -> None:
        """Put the ruling on record."""
        case = self.draft.case()
        outcome: Outcome = ruled(case.situation, self.book, self.house)
        table = self.draft.table
        if outcome.ruling is None:
            return
        given = record(
            outcome,
            case.situation,
            self.spoken,
            table=table.table if table else None,
            entries=self.concerned(),
            decision=decision,
        )
        if self.room.give_ruling(given, reason) is not None:
            self.answer.done()
            self.recorded.emit()

    def concerned(self) -> tuple[EntryId, ...]:
        """The players the case is about: those of the seats in its answers, and the seat it was opened for."""
        incident, table = self.draft.incident, self.draft.table
        if incident is None or table is None:
            return ()
        numbers: list[int] = []
        for question in incident.questions:
            answer = self.draft.facts.get(question.id)
            if question.kind.value == "seat" and isinstance(answer, int):
                numbers.append(answer)
            elif question.kind.value == "seats" and isinstance(answer, tuple):
                numbers += [int(each) for each in answer]
        if self.draft.seat is not None and not numbers:
            numbers.append(self.draft.seat)
        sitting = {seat.number: seat.entry for seat in table.seats}
        found = (sitting.get(number) for number in dict.fromkeys(numbers))
        return tuple(entry for entry in found if entry is not None)

    def _languages(self) -> tuple[Words, ...]:
        """The desk's language first, then the other one: whoever types either finds it."""
        other = "en" if self.room.words.language != "en" else "nl"
        return (self.room.words, self.room.words_of(other))

    def _lay_out(self) -> None:
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.table, 2)
        column.addWidget(self.line_hint)
        column.addWidget(self.line)
        column.addWidget(self.line_wrong)
        card = Card(margin=12)
        head = QHBoxLayout()
        head.addWidget(self.incident, 1)
        head.addWidget(self.back)
        card.column.addLayout(head)
        card.column.addWidget(self.questions, 1)
        left = QWidget()
        beside = QVBoxLayout(left)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(8)
        beside.addWidget(self.finder, 1)
        beside.addWidget(self.again)
        self.left = left
        column.addWidget(card, 3)
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.setChildrenCollapsible(False)
        for widget, least in ((left, 180), (middle, 330), (self.answer, 300), (self.comparison, 420)):
            widget.setMinimumWidth(least)
            self.split.addWidget(widget)
        self.split.setObjectName("ruling_split")
        self.split.setSizes([220, 400, 340, 600])
        self.split.setHandleWidth(12)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.split)

    def _connect(self) -> None:
        self.finder.chosen.connect(self.choose)
        self.draft.changed.connect(self.show_case)
        self.draft.chosen.connect(self._show_questions)
        self.line.textChanged.connect(self.draft.write)
        self.line.returnPressed.connect(self.questions.focus_first)
        self.table.picked.connect(self._picked)
        self.questions.finished.connect(self._to_answer)
        self.answer.given.connect(self.give)
        self.answer.rule.connect(self.rule)
        self.comparison.rule.connect(self.rule)
        self.answer.wanted.connect(self._want)
        self.again.clicked.connect(self._again)
        self.answer.compare.toggled.connect(self.show_comparison)
        self.back.clicked.connect(self.answer.compare.toggle)
        self.back.hide()
        keys = {
            "Ctrl+Return": self.answer.hand_in,
            "Ctrl+Enter": self.answer.hand_in,
            "Alt+W": self.answer.fold_why,
            "Alt+C": self.answer.compare.toggle,
            "Alt+N": self._again,
            "Alt+O": self.answer.overrule.toggle,
            "Alt+L": self.line.setFocus,
            "Alt+F": self.start,
        }
        for key, deed in keys.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(HERE)
            shortcut.activated.connect(deed)
        for number in range(1, 10):
            shortcut = QShortcut(QKeySequence(f"Alt+{number}"), self)
            shortcut.setContext(HERE)
            shortcut.setProperty("choice", number)
            shortcut.activated.connect(self._choice)

    def _choice(self) -> None:
        shortcut = self.sender()
        if shortcut is not None:
            self.answer.choose_number(int(shortcut.property("choice")))

    def _show_questions(self) -> None:
        words, incident = self.room.words, self.draft.incident
        self.incident.setText(say.title_of(words, incident.id) if incident else words(texts.CHOOSE))
        self.questions.build(words)

    def _again(self) -> None:
        self.line.clear()
        self.answer.done()
        self.finder.search.clear()
        self.draft.clear()
        self.start()

    def _to_answer(self) -> None:
        self.answer.text.setFocus()

    def _picked(self, seat: int) -> None:
        """A click on a seat answers the first open question for a seat."""
        if self.draft.occupied and seat not in self.draft.occupied:
            return
        incident = self.draft.incident
        for question in incident.questions if incident else ():
            if question.kind.value == "seat" and question.id not in self.draft.facts:
                self.draft.answer(question.id, seat)
                self.questions.go_on(question.id)
                return
        self.draft.seat = seat
        self.show_case()

    def _want(self, fact: str) -> None:
        """Go to where a missing fact is entered: its question, or the line about the table."""
        if not self.questions.focus_on(fact):
            self.line.setFocus()
