"""The questions of an incident, one under the other; an answered one leads on to the next."""

from collections.abc import Mapping

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from tdapp.rulings import Incident, Kind, Question
from tdapp.rulings.situation import Answer
from tdapp.ui.language import language
from tdapp.ui.pages.rulings.draft import Draft
from tdapp.ui.pages.rulings.editors import Editor, editor_of
from tdapp.ui.widgets.keyboard import HandsOn
from tdapp.ui.widgets.label import Label, explain
from tdapp.ui.widgets.layout import empty, holder, vbox
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.rulings import say

OF_CHIPS = (Kind.AMOUNT, Kind.CHIPS)


class Row(HandsOn, QWidget):
    """A question over its editor, with the usual answer beside it until another is given.

    What the hand answers is one quiet line, which opens when it is pressed or the keys go there.
    """

    answered = Signal(str, object)
    done = Signal(str)

    def __init__(self, question: Question, asks: str, usual: str, editor: Editor) -> None:
        super().__init__()
        self.question, self.editor = question, editor
        self.setObjectName(f"question_{question.id}")
        self._opened, self._was_told = False, False
        self.told = Label("", "muted", wrap=True)
        explain(self.told, texts.BY_HAND_HELP)
        self.asks = Label(asks, "strong", wrap=True)
        self.usual = Label(usual, "caption", wrap=True)
        for named in (editor, editor.hands_to if isinstance(editor, HandsOn) else None):
            if named is not None:
                named.setAccessibleName(asks)
        vbox(self.told, self.asks, self.usual, editor, gap=4, on=self)
        self.usual.setVisible(bool(usual))  # only now: without a parent it would be a window for a moment
        self.told.hide()
        self.hand_on(editor)
        editor.answered.connect(lambda answer: self.answered.emit(question.id, answer))
        editor.done.connect(lambda: self.done.emit(question.id))

    def show_answer(self, given: Answer | None, told: Answer | None, said: str) -> None:
        """Show the director's own answer, or else the one the hand told, `said` in words; None: there is none."""
        self.editor.show_answer(told if given is None else given)
        focus = QApplication.focusWidget()
        if told is not None and not self._was_told and (focus is None or not self.isAncestorOf(focus)):
            self._opened = False  # it was asked before the hand was entered
        self._was_told = told is not None
        quiet = given is None and told is not None and not self._opened
        if quiet:
            self.told.setText(language().words(texts.BY_HAND, asks=self.asks.text(), answer=said))
        self.told.setVisible(quiet)
        self.asks.setVisible(not quiet)
        self.editor.setVisible(not quiet)
        self.usual.setVisible(not quiet and bool(self.usual.text()) and given is None and told is None)

    def open(self) -> None:
        """Open a question the hand has answered, to answer it otherwise."""
        self._opened = True
        self.told.hide()
        self.asks.show()
        self.editor.show()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.told.isHidden():
            self.open()
            self.setFocus()
        super().mousePressEvent(event)


class Questions(QScrollArea):
    """The form of the questions. It shows the draft and writes into it."""

    finished = Signal()  # nothing is missing any more
    elsewhere = Signal()  # what is missing is no question: it stands in the line about the table

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self.draft = draft
        self.setWidgetResizable(True)
        self.setObjectName("ruling_questions")
        self.missing: tuple[str, ...] = ()  # what the answer still waits for
        self.terse = False  # seats by their numbers alone, where there is little room
        self.rows: list[Row] = []
        self._here: Row | None = None  # the question that is brought into sight
        self.column = vbox(gap=10, margins=(0, 0, 8, 0))
        self.inner = holder(self.column, "scrolled")
        self.setWidget(self.inner)

    def build(self) -> None:
        """Make the rows of the incident that is chosen."""
        self.inner.setUpdatesEnabled(False)
        empty(self.column)
        self.rows = []
        self.column.addStretch(1)
        self.show_answers()
        self.inner.setUpdatesEnabled(True)

    def show_answers(self) -> None:
        """Show what is answered, and only the questions that arise; a row is made when its question first does."""
        facts, told, incident = self.effective(), self.draft.case().told, self.draft.incident
        made = {row.question.id: row for row in self.rows}
        for question in self._questions():
            if question.asked(facts) and question.id not in made and incident:
                self._add(question, incident)
        for row in self.rows:
            name = row.question.id
            answer = told.get(name)
            said = self._said(incident, row.question, answer) if incident and answer is not None else ""
            row.show_answer(self.draft.facts.get(name), answer, said)
            row.setVisible(row.question.asked(facts))

    def _questions(self) -> tuple[Question, ...]:
        """The questions the incident asks; none before it is chosen."""
        return self.draft.incident.questions if self.draft.incident else ()

    def _add(self, question: Question, incident: Incident) -> None:
        """Add a row for a question, in the incident's order."""
        words, table = language().words, self.draft.table
        names = {seat.number: seat.short for seat in table.seats} if table and not self.terse else {}
        level = table.situation.level if table else None
        editor = editor_of(
            question,
            words,
            seats=[(number, names.get(number, "")) for number in self.draft.seats],
            choices=[say.answer_of(words, incident.id, question.id, each) for each in question.choices],
            big_blind=level.big_blind if level else None,
        )
        row = Row(question, say.question_of(words, incident.id, question.id), self._usual(incident, question), editor)
        row.answered.connect(self.draft.answer)
        row.done.connect(self.go_on)
        order = [each.id for each in incident.questions]
        place = sum(order.index(each.question.id) < order.index(question.id) for each in self.rows)
        self.rows.insert(place, row)
        self.column.insertWidget(place, row)

    def effective(self) -> Mapping[str, Answer]:
        """The answers that count: those given, those of the hand, and the usual one where there is none."""
        usual = {each.id: each.usual for each in self._questions() if each.usual is not None}
        return {**usual, **self.draft.answers()}

    def focus_first(self) -> None:
        """Go to the first question the answer waits for; when it waits for none, to the first there is."""
        rows = self._open_rows()
        if not rows and not self.missing:
            shown = self._shown()
            rows = [row for row in shown if row.question.id not in self.draft.answers()] or shown
        if not self._take(rows):
            self.elsewhere.emit()

    def step_back(self) -> bool:
        """Go to the question before the one that has the keys, from elsewhere to the last; False when there is none."""
        rows = self._shown()
        here = next((place for place, row in enumerate(rows) if row.isAncestorOf(self.window().focusWidget())), None)
        back = len(rows) - 1 if here is None else here - 1
        return back >= 0 and self._take(rows[back : back + 1])

    def focus_on(self, question: str) -> bool:
        """Go to a question by its id; False when the incident does not ask it."""
        return self._take([row for row in self._shown() if row.question.id == question])

    def go_on(self, question: str = "") -> None:
        """Go on to the next question the answer waits for, after this one first ('': from the line about the table).

        Questions with a usual answer are passed over: it stands beside them, and Tab or Esc leads there. Those that
        arise only from what was answered are asked all the same, and chips: nobody can take them for granted.
        """
        self.show_answers()
        order = [row.question.id for row in self._shown()]
        place = order.index(question) if question in order else -1
        rows = self._open_rows()
        rows = [row for row in rows if order.index(row.question.id) > place] or rows
        if not self.missing and question:
            later = [row for row in self._shown()[place + 1 :] if row.question.id not in self.draft.answers()]
            rows = [row for row in later if row.question.only is not None or row.question.kind in OF_CHIPS]
        if self._take(rows):
            return
        (self.elsewhere if self.missing else self.finished).emit()

    def _scroll(self) -> None:
        """Scroll to the question that has the keys, whole, or from its first line on when it is taller than the view.

        Above it stand whole questions only: answers without their question would mean nothing.
        """
        if self._here is not None and self._here in self.rows:
            bar, top, high = self.verticalScrollBar(), self._here.y(), self._here.height()
            if top < bar.value() or high > self.viewport().height():
                bar.setValue(top)
            elif top + high > bar.value() + self.viewport().height():
                least = top + high - self.viewport().height()
                bar.setValue(min(row.y() for row in self._shown() if row.y() >= least))

    def _shown(self) -> list[Row]:
        return [row for row in self.rows if not row.isHidden()]

    def _open_rows(self) -> list[Row]:
        """The questions in sight that the answer waits for."""
        return [row for row in self._shown() if row.question.id in self.missing]

    def _take(self, rows: list[Row]) -> bool:
        """Go to the first of these; False when there is none. It is scrolled to once new rows have their places."""
        if rows:
            self._here = rows[0]
            rows[0].open()
            rows[0].setFocus()
            QTimer.singleShot(0, self, self._scroll)
        return bool(rows)

    def _usual(self, incident: Incident, question: Question) -> str:
        if question.usual is None:
            return ""
        if question.kind in OF_CHIPS and not question.usual:
            return language().words(texts.NOT_KNOWN)
        told = self._said(incident, question, question.usual)
        return language().words(texts.USUALLY, usual=told) if told else ""

    def _said(self, incident: Incident, question: Question, answer: Answer) -> str:
        """An answer in words."""
        words = language().words
        if isinstance(answer, bool):
            return words(texts.YES if answer else texts.NO)
        if question.kind is Kind.CHOICE:
            return say.answer_of(words, incident.id, question.id, str(answer))
        return say.cards(str(answer)) if question.kind is Kind.CARDS else words.one(answer)
