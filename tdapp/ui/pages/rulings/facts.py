"""The facts of a case, in the middle of the page: the table drawn, its line, buttons for what seats do, questions."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from tdapp.poker.positions import next_seat
from tdapp.rulings import Kind
from tdapp.rulings.situation import Did
from tdapp.ui.language import language
from tdapp.ui.language import say as say_of
from tdapp.ui.pages.rulings.draft import ALL_SEATS, Case, Draft
from tdapp.ui.pages.rulings.questions import Questions
from tdapp.ui.pages.rulings.table_view import TableView
from tdapp.ui.pages.rulings.touch import ActionPad
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.fitting import Fitting
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, holder, vbox
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.rulings import say

LARGEST = QSize(1000, 460)  # of the drawn table: farther apart its seats are no table any more
NAMED = 420  # width from which the button for actions has room for its word


class Yielding(Card):
    """A card that gets lower when there is little room: what it holds is scrolled through."""

    def hasHeightForWidth(self) -> bool:
        return False


class FactsPane(QWidget):
    """The middle of the page, which shows the draft and writes into it. The buttons for actions stand in the place of
    the questions: with fingers until an incident is chosen, else when they are asked for.
    """

    finished = Signal()  # nothing is missing any more

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self.draft = draft
        self.table = TableView()
        self.line = plain_line("ruling_line", texts.LINE, help_text=texts.LINE_HELP)
        say_of(self.line.setPlaceholderText, texts.LINE_HINT)
        self.line_wrong = Label("", "caption", tone="danger", wrap=True)
        self.line_hint = Label(texts.LINE, "caption", wrap=True)
        self.incident = Label("", "head", wrap=True)
        self.pad = ActionPad()
        self.acting = Button(
            kind="filter", icon="hand", key="Alt+A", name="ruling_acting", help_text=texts.ACTIONS_SHOWN
        )
        say_of(self.acting.setAccessibleName, texts.ACTIONS_SHOWN)
        self.help = Label(texts.LINE_HELP, "caption", wrap=True)
        self.questions = Questions(draft)
        say_of(self.questions.setAccessibleName, texts.FACTS)
        self._lay_out()
        self.line_wrong.hide()
        draft.chosen.connect(self.ask)
        self.line.textChanged.connect(draft.write)
        self.line.returnPressed.connect(self.questions.go_on)
        self.table.picked.connect(self._picked)
        self.questions.finished.connect(self.finished)
        self.questions.elsewhere.connect(self.line.setFocus)
        self.acting.toggled.connect(self._show_pad)
        self.pad.wrote.connect(self._write)
        self.pad.back.connect(self._take_word)
        look().changed.connect(self._choose_way)
        language().changed.connect(self.ask)
        self.ask()

    def show_case(self, case: Case) -> None:
        """Show what was entered so far, and the word of the line that cannot be read."""
        words = language().words
        self.line_wrong.setVisible(case.bad is not None)
        if case.bad is not None:
            self.line_wrong.say(texts.WORD_WRONG[case.bad.code], word=case.bad.word)
        table, seat = self.draft.table, self._marked()
        self.table.show_case(table, case.situation, seat, words)
        names = {each.number: each.short for each in table.seats} if table else {}
        self.pad.show_seat(self.pad.seat, names.get(self.pad.seat or 0, ""), words)
        self.questions.show_answers()

    def begin(self, seat: int | None) -> None:
        """Begin with nothing entered; the case is about this seat (None: about nobody yet)."""
        self.pad.seat = seat
        self.line.clear()

    def ask(self) -> None:
        """Show the questions of the incident that is chosen; without one, what can be written."""
        words, incident = language().words, self.draft.incident
        self.incident.setText(say.title_of(words, incident.id) if incident else words(texts.CHOOSE))
        self.questions.build()
        self._choose_way()

    def want(self, fact: str) -> None:
        """Go to where a missing fact is entered: its question, or the line about the table."""
        self.acting.setChecked(False)
        if not self.questions.focus_on(fact):
            self.line.setFocus()

    def fit(self, *, low: bool) -> None:
        """Fit the table to the height: in a low window seats are their numbers, and the line has no caption."""
        self.line_hint.setVisible(not low)
        if low != self.questions.terse:
            self.questions.terse = low
            self.ask()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.acting.say(texts.ACTIONS_SHOWN if self.width() >= NAMED else "")

    def _choose_way(self) -> None:
        """Choose between buttons and questions: with fingers the buttons are there until an incident is chosen."""
        self.acting.setChecked(look().touch and self.draft.incident is None)
        self._show_pad(self.acting.isChecked())

    def _show_pad(self, shown: bool) -> None:
        if shown and self.pad.seat is None:
            self.pad.seat = self.draft.seat
        self.pad.setVisible(shown)
        self.padding.setVisible(shown)
        self.questions.setVisible(not shown and self.draft.incident is not None)
        self.help.setVisible(not shown and self.draft.incident is None)
        self.filler.setVisible(self.questions.isHidden())
        self.show_case(self.draft.case())

    def _marked(self) -> int | None:
        """The seat that is entered for, or that the case is about; None: none."""
        if not self.pad.isHidden():
            return self.pad.seat
        answered = self.draft.facts.get("seat")
        return answered if isinstance(answered, int) and not isinstance(answered, bool) else self.draft.seat

    def _picked(self, seat: int) -> None:
        """Take a tap on a seat: it chooses who acts while the buttons are there; else it answers an open question."""
        if self.draft.occupied and seat not in self.draft.occupied:
            return
        if not self.pad.isHidden():
            self.pad.seat = seat
            self.show_case(self.draft.case())
            return
        incident = self.draft.incident
        for question in incident.questions if incident else ():
            if question.kind is Kind.SEAT and question.id not in self.draft.facts:
                self.draft.answer(question.id, seat)
                self.questions.go_on(question.id)
                return
        self.draft.seat = seat
        self.show_case(self.draft.case())

    def _write(self, word: str) -> None:
        """Write a word from the buttons into the line; who acts has acted, so the next one in the hand is chosen."""
        self.line.setText(f"{self.line.text()} {word}".strip())
        if word.startswith("d"):
            return
        case = self.draft.case()
        gone = {action.seat for action in case.situation.actions if action.did is Did.FOLD}
        left = [seat for seat in self.draft.occupied or ALL_SEATS if seat not in gone]
        self.pad.seat = next_seat(self.pad.seat or 0, left) if left else None
        self.show_case(case)

    def _take_word(self) -> None:
        self.line.setText(" ".join(self.line.text().split()[:-1]))

    def _lay_out(self) -> None:
        self.table.setMaximumSize(LARGEST)
        self.filler = QWidget()
        self.padding = Fitting(holder(vbox(self.pad, gap=None)), least=60)
        card = Yielding(margin=12)
        card.hold(self.incident, self.help, self.padding, grow(self.questions), grow(self.filler))
        vbox(
            grow(hbox(STRETCH, grow(self.table, 1000), STRETCH, gap=None), 2),
            self.line_hint,
            hbox(grow(self.line), self.acting, gap=6),
            self.line_wrong,
            grow(card, 3),
            gap=6,
            on=self,
        )
