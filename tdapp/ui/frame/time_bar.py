"""The bar that asks about time: what passed while nobody looked, or a laptop's clock that was set anew."""

from datetime import timedelta
from functools import partial

from PySide6.QtCore import Signal

from tdapp.app.time_source import Jump
from tdapp.read.clock.asked import AwayView
from tdapp.read.clock.clock_lines import long_span
from tdapp.read.message import Countdown, say
from tdapp.ui.frame import texts
from tdapp.ui.frame.bars import Bar
from tdapp.ui.language import language
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.shortcuts import KeyOver, key_on

NAMES = ("time_counts", "time_goes_on", "time_stands", "time_level", "time_by_hand")  # in the order of `AwayAnswer`
LEVEL, BY_HAND = 3, 4  # no answer yet: a level is chosen by its number, or what was done by hand is typed back


class TimeBar(Bar):
    """The bar that asks about time, since the clock is never moved unasked. `answered`: which answer, counted from 0;
    `level_asked`: a level is to be chosen instead; `by_hand_asked`: the floor played by hand; `left`: the keys go back
    to the page.

    Its keys answer from every page. The house's answer stands out, with the time until it is given by itself.
    `Ctrl+J` brings the keyboard here, as long as the card that says so is the first one.
    """

    answered = Signal(object, int)  # AwayView or Jump, answer
    level_asked = Signal()
    by_hand_asked = Signal()
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
        for number, button in enumerate(self.answers):
            answer = answers[number] if number < len(answers) else ""
            button.say(answer)
            button.setVisible(bool(answer))
            button.set_kind("primary" if isinstance(question, AwayView) and number == question.usual else "")
        self.show()

    def take_focus(self) -> None:
        """Put the keyboard at the house's answer, or else at the first."""
        shown = [button for button in self.answers if not button.isHidden()]
        usual = next((button for button in shown if button.kind), None)
        if shown:
            (usual or shown[0]).setFocus()

    def _said(self, question: AwayView | Jump) -> tuple[str, tuple[str, ...]]:
        words = language().words
        if isinstance(question, AwayView):
            asked = [question.ran_on, question.goes_on, question.stands]
            usual = asked[question.usual]
            if question.given_in is not None and usual is not None:
                asked[question.usual] = say("away.given_in", answer=usual, left=Countdown(question.given_in))
            asked += [say("away.level"), say("away.by_hand")] if question.level else [None, None]
            return words.said(question.said), tuple(words.said(answer) if answer else "" for answer in asked)
        if question.by < timedelta(0):
            return words(texts.CLOCK_SET_BACK, span=long_span(abs(question.by))), ("", "", words(texts.UNDERSTOOD))
        answers = words(texts.FOLLOW), "", words(texts.NOT_FOLLOW)
        return words(texts.CLOCK_SET, span=long_span(question.by)), answers

    def _answer(self, number: int) -> None:
        question = self._question
        if question is None or self.answers[number].isHidden():
            return
        if number == LEVEL:
            self.level_asked.emit()
        elif number == BY_HAND:
            self.by_hand_asked.emit()
        else:
            self.answered.emit(question, number)
