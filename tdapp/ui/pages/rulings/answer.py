"""The answer at the right: the outcome in large words, the text, what the director may decide, and giving it."""

from functools import partial

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from tdapp.app.rulings.rulings import Outcome
from tdapp.rulings import Code
from tdapp.texts import Text
from tdapp.ui.language import Wording, language
from tdapp.ui.pages.rulings.answer_text import answer_html, hint_html
from tdapp.ui.widgets.buttons import Button, PrimaryButton, fit_keys
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.choice import Choice
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.fitting import Fitting
from tdapp.ui.widgets.keyboard import on_keys
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, empty, grow, hbox, holder, vbox
from tdapp.ui.widgets.written import Written
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.rulings import say
from tdapp.words.say import Words

MARGIN = 16
LEAST_CHOICES = 110  # pixels for what the director may choose, however low the window is
CALM = (Code.FACTS_MISSING,)


class AnswerPane(Card):
    """The answer at the right of the page. `wanted`: a missing fact was followed; `rule`: a rule was; `given`: what she
    decided, and her reason.

    `punished`: a penalty is to follow. `over`: the view its keys work in, also while another answer is in its place.
    """

    wanted = Signal(str)
    rule = Signal(str)
    given = Signal(str, str)
    punished = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(margin=MARGIN)
        self.outcome: Outcome | None = None
        self.why = False
        self.decision = ""
        self._note, self._given = True, False
        self.book = Label("", "caption")
        self.verdict = Label("", "title", wrap=True)
        self.verdict.setObjectName("ruling_verdict")
        self.text = Written("ruling_text", texts.ANSWER)
        self.text.anchorClicked.connect(self._follow)
        on_keys(self.text, self._by_digit)
        self.choices = vbox(gap=4)
        self.choosing = Fitting(holder(self.choices), least=LEAST_CHOICES)
        self.choose = Label("", "strong", wrap=True)
        self._buttons: list[tuple[str, Choice]] = []
        self.reason = plain_line("ruling_reason", texts.REASON)
        self._reason_hint = Wording(self.reason, self.reason.setPlaceholderText)
        self._reason_hint.show(texts.REASON_OPTIONAL)
        self.give = PrimaryButton(texts.GIVE, self.hand_in, icon="gavel", key="Ctrl+Return", name="ruling_give")
        self.overrule = Button(texts.OVERRULE, icon="scale", key="Alt+O", name="ruling_overrule")
        self.overrule.setCheckable(True)
        self.language = Button(kind="filter", icon="languages", key="Alt+T", name="ruling_language")
        self.compare = Button(texts.COMPARE, kind="filter", icon="book-open", key="Alt+C", name="ruling_compare")
        self.penalty = Button(
            texts.GIVE_PENALTY, self.punished.emit, on=over, icon="hourglass", key="Alt+E", name="ruling_penalty"
        )
        spoken, buttons = hbox(self.language, self.compare, STRETCH), hbox(self.overrule, STRETCH, self.give)
        self.hold(spoken, self.book, self.verdict, grow(self.text), self.choose, self.choosing)
        self.hold(self.reason, self.penalty, buttons)
        self.overrule.toggled.connect(self._on_overrule)
        self.reason.textEdited.connect(self._allow)
        self.reason.returnPressed.connect(self.hand_in)

    def show_outcome(self, outcome: Outcome | None, spoken: Words, *, given: bool = False) -> None:
        """Show an answer, in the language that is `spoken` to the players; what the director decides, in the desk's.

        `given`: this very ruling stands on record already.
        """
        words, self._given = language().words, given
        before = self.outcome.ruling if self.outcome else None
        self.outcome, self.spoken = outcome, spoken
        ruling = outcome.ruling if outcome else None
        if ruling is None or before is None or ruling.discretion != before.discretion:
            self.decision = ""
        book, tongue = outcome.book if outcome else None, words.language
        self.book.setText(f"{book.text_name(tongue)} · {book.text_edition(tongue)}" if book else "")
        if outcome is None:
            self.verdict.setText(words(texts.CHOOSE))
            self.verdict.set_tone("muted")
            self.text.write(partial(hint_html, words))
        else:
            self.verdict.setText(say.outcome_of(spoken, ruling) if ruling else words(texts.IMPOSSIBLE))
            tone = "danger" if ruling is None else "muted" if ruling.code in CALM else "accent"
            self.verdict.set_tone(tone)
            self._write()
        self._offer()
        self._allow()

    def show_note(self, *, shown: bool) -> None:
        """Show the line for a note, or leave it away until the director overrules."""
        self._note = shown
        self.book.setVisible(shown)
        self.reason.setVisible(shown or self.overrule.isChecked())

    def fold_why(self) -> None:
        """Fold the reasoning out or in."""
        self.why = not self.why
        if self.outcome is not None:
            self._write()

    def hand_in(self) -> None:
        """Give the ruling; while it cannot be given, go to what is needed first."""
        overruled = self.overrule.isChecked()
        ruling = self.outcome.ruling if self.outcome else None
        if self.give.isEnabled():
            self.given.emit("overruled" if overruled else self.decision, self.reason.text().strip())
        elif overruled:
            self.reason.setFocus()
        elif ruling is not None and ruling.missing:
            self.wanted.emit(ruling.missing[0])
        elif ruling is not None:
            self.text.setFocus()

    def done(self) -> None:
        """Begin the next answer without a reason, since this one was given."""
        self.reason.clear()
        self.overrule.setChecked(False)
        self.decision = ""

    def choose_number(self, number: int) -> bool:
        """Take the choice with this number (from 1); False when there is none."""
        if 1 <= number <= len(self._buttons):
            self._buttons[number - 1][1].click()
            return True
        return False

    def _by_digit(self, event: QKeyEvent) -> bool:
        """Take a digit in the answer as a choice, without Alt; returns whether it was one."""
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.NoModifier
        return plain and event.text().isdigit() and self.choose_number(int(event.text()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.contentsRect().width() - 2 * MARGIN
        fit_keys((self.language, self.compare), room)
        fit_keys((self.overrule, self.give), room)

    def _write(self) -> None:
        if self.outcome is not None:
            place = self.text.verticalScrollBar().value()
            spoken, outcome, why = self.spoken, self.outcome, self.why
            self.text.write(lambda tokens: answer_html(spoken, tokens, outcome, why=why))
            self.text.verticalScrollBar().setValue(place)

    def _offer(self) -> None:
        """Offer the director's choices as buttons, the recommended one marked."""
        empty(self.choices)
        self._buttons = []
        ruling = self.outcome.ruling if self.outcome else None
        left = ruling.discretion if ruling else None
        self.choose.setVisible(left is not None)
        self.choosing.setVisible(left is not None)
        if left is None:
            return
        words = language().words
        self.choose.setText(words(texts.YOU_DECIDE, rule=str(left.cite)))
        for number, choice in enumerate(left.choices, 1):
            said = say.choice_of(words, choice)
            if choice.id == left.recommended:
                said = words(texts.RECOMMENDED, choice=said)
            key = f"Alt+{number}" if number < 10 else ""
            button = Choice(said, partial(self._on_choice, choice.id), key=key, name=f"choice_{choice.id}")
            button.setChecked(choice.id == self.decision)
            self.choices.addWidget(button)
            button.show()  # now, not with the next event: the part that holds it is measured with it
            self._buttons.append((choice.id, button))
        self.choosing.updateGeometry()

    def _on_choice(self, pressed: str) -> None:
        for name, button in self._buttons:
            if name == pressed:
                self.decision = name if button.isChecked() else ""
                self.choosing.ensureWidgetVisible(button, 0, 0)
            else:
                button.setChecked(False)
        self._allow()

    def _on_overrule(self, overruled: bool) -> None:
        self.reason.setVisible(self._note or overruled)
        self._reason_hint.show(texts.REASON if overruled else texts.REASON_OPTIONAL)
        if overruled:
            self.reason.setFocus()
        self._allow()

    def _allow(self) -> None:
        why, ruling = self._why_not(), self.outcome.ruling if self.outcome else None
        self.give.allow("" if why is None else language().words(why))
        self.overrule.setEnabled(ruling is not None)
        self.penalty.setVisible(ruling is not None and ruling.penalty is not None)

    def _why_not(self) -> Text | None:
        """The reason the ruling cannot be given yet; None when it can."""
        ruling = self.outcome.ruling if self.outcome else None
        if self.outcome is None:
            return texts.NOTHING_CHOSEN
        if ruling is None:
            return texts.IMPOSSIBLE_FIRST
        if self.overrule.isChecked():
            return None if self.reason.text().strip() else texts.REASON_FIRST
        if self._given:
            return texts.GIVEN_ALREADY
        if ruling.code is Code.FACTS_MISSING:
            return texts.NOT_YET
        return texts.CHOOSE_FIRST if ruling.discretion is not None and not self.decision else None

    def _follow(self, link: QUrl) -> None:
        where = link.toString()
        if where.startswith("rule:"):
            self.rule.emit(where.removeprefix("rule:"))
        else:
            self.wanted.emit(where)
