"""The other rulebooks in a strip under the answer: the same, or what they rule instead."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from tdapp.app.rulings.rulings import Outcome
from tdapp.ui.widgets.label import Elided, Label
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.rulings import say
from tdapp.words.say import Words


class BooksStrip(QWidget):
    """A line for each other book. `opens`: what a click does, the whole answers side by side."""

    def __init__(self, opens: Callable[[], object]) -> None:
        super().__init__()
        self.setObjectName("books_strip")
        self._opens = opens
        self.lines: list[tuple[Label, Elided]] = []
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setVerticalSpacing(2)
        self.grid.setHorizontalSpacing(12)
        self.grid.setColumnStretch(1, 1)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_outcomes(self, outcomes: Sequence[Outcome], words: Words) -> None:
        """Show how the other books rule; the first outcome is that of the tournament's own book."""
        while len(self.lines) < len(outcomes) - 1:
            pair = Label("", "caption"), Elided("", "caption")
            for column, label in enumerate(pair):
                self.grid.addWidget(label, len(self.lines), column)
            self.lines.append(pair)
        for (name, said), outcome in zip(self.lines, outcomes[1:], strict=False):
            differs = gist(outcome) != gist(outcomes[0])
            name.setText(outcome.book.id)
            said.setText(rules_so(words, outcome) if differs else words(texts.THE_SAME))
            said.set_tone("warning" if differs else "")

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002
        self._opens()


def rules_so(words: Words, outcome: Outcome) -> str:
    """How a book rules, in a line: the outcome, and what to say first."""
    ruling = outcome.ruling
    if ruling is None:
        return words(texts.IMPOSSIBLE)
    first = say.step_of(words, ruling.steps[0]) if ruling.steps else ""
    return ": ".join(filter(None, (say.outcome_of(words, ruling), first)))


def gist(outcome: Outcome) -> object:
    """The gist of an answer, whatever rules it rests on: by this two answers are the same or not."""
    ruling = outcome.ruling
    if ruling is None:
        return None
    steps = [(step.code, dict(step.args)) for step in ruling.steps]
    return ruling.code, steps, ruling.effects, ruling.bet_level, ruling.min_raise_to, ruling.next_to_act, ruling.cards
