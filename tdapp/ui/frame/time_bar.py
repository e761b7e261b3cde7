"""The bar that asks about time: what passed while nobody looked, or a laptop's clock that was set anew."""

from datetime import timedelta
from functools import partial

from PySide6.QtCore import Signal

from tdapp.app.time_source import Jump
from tdapp.read.clock.asked import AwayView
from tdapp.read.clock.clock_lines import long_span
from tdapp.ui.frame import texts
from tdapp.ui.frame.bars import Bar
from tdapp.ui.language import language
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.shortcuts import KeyOver, key_on

NAMES = ("time_counts", "time_goes_on", "time_stands")


class TimeBar(Bar):
    """The bar that asks about time, since the clock is never moved unasked. `answered`: which answer, counted from 0;
    `left`: the keys go back to the page.

    Its keys answer from every page. `Ctrl+J` brings the keyboard here, as long as the card that says so is the first
    one.
    """

    answered = Signal(object, int)  # AwayView or Jump, answer
    left = Signal()

    def __init__(self) -> None:
        super().__init__("alarm-clock", "warning", "time_bar")
        self._question: AwayView | Jump | None = None
        self.answers = [
            self.add(Button("", partial(self._answer, number), key=f"Alt+{number + 1}", name=name))
            for number, name in enumerate(NAMES)
        ]
        for number, button in enumerate(self.answers):
            KeyOver(self, button.key, partial(self._answer, number))
        key_on(self, "Esc", self.left.emit)
        language().changed.connect(self._ask_again)

    def _ask_again(self) -> None:
        self.ask(self._question)

    def ask(self, question: AwayView | Jump | None) -> None:
        """Ask this question, or nothing any more."""
        self._question = question
        if question is None:
            if self.isVisible():
                self.left.emit()  # first: hidden, it would give the keys to whatever comes next
            self.hide()
            return
        said, answers = self._said(question)
        self.text.setText(said)
        for button, answer in zip(self.answers, answers, strict=True):
            button.say(answer)
            button.setVisible(bool(answer))
        self.show()

    def take_focus(self) -> None:
        """Put the keyboard at the first answer."""
        first = next((button for button in self.answers if not button.isHidden()), None)
        if first is not None:
            first.setFocus()

    def _said(self, question: AwayView | Jump) -> tuple[str, tuple[str, str, str]]:
        words = language().words
        if isinstance(question, AwayView):
            ran_on = words.said(question.ran_on) if question.ran_on else ""
            return words.said(question.said), (ran_on, words.said(question.goes_on), words.said(question.stands))
        if question.by < timedelta(0):
            return words(texts.CLOCK_SET_BACK, span=long_span(abs(question.by))), ("", "", words(texts.UNDERSTOOD))
        return words(texts.CLOCK_SET, span=long_span(question.by)), (words(texts.FOLLOW), "", words(texts.NOT_FOLLOW))

    def _answer(self, number: int) -> None:
        question = self._question
        if question is not None and not self.answers[number].isHidden():
            self.answered.emit(question, number)
