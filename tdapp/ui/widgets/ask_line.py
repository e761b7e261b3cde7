"""One line that asks: a question, a field, what the text typed so far means, and the button that does it."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.texts import Text
from tdapp.ui.fonts import text_font
from tdapp.ui.language import Wording
from tdapp.ui.theme.tokens import TABLE
from tdapp.ui.widgets.buttons import GAP, Button, fit_keys
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, vbox

LEAST_ANSWER = 260  # pixels: with less the keys on the buttons give way to what is said
LEAST_FIELD = 56  # pixels, of a seat or two


class AskLine(QWidget):
    """A line that asks for one thing, and says what was typed so far means. `entered`: Enter, with what was typed;
    `left`: Escape, nobody wants to know any more.
    """

    typing = Signal(str)
    entered = Signal(str)
    left = Signal()

    def __init__(self, name: str, *, wide: int = 110, longest: int = 12, upright: bool = False) -> None:
        """`upright`: its parts stand below one another, for a narrow place."""
        super().__init__()
        self.upright = upright
        self.question = Label("", "strong", wrap=True) if upright else Elided("", "strong")
        if not upright:
            self.question.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)  # a name may be long
        self.field = plain_line(name, wide=wide, longest=longest)
        self._name = Wording(self.field, self.field.setAccessibleName)
        self.answer = Label("", "muted", wrap=True)
        self.answer.setMinimumHeight(2 * QFontMetrics(text_font(TABLE)).height())  # a longer one moves nothing
        self.go = Button("", self._enter, key="Return", name=f"{name}_go")
        self.leave = Button("", self.left.emit, kind="quiet", key="Esc", name=f"{name}_leave")
        if upright:
            self.field.setMinimumWidth(LEAST_FIELD)  # it gives way to the buttons in a narrow place
            vbox(self.question, hbox(self.field, STRETCH, self.go, self.leave), self.answer, gap=6, on=self)
        else:
            hbox(self.question, self.field, grow(self.answer), self.go, self.leave, gap=GAP, on=self)
        self.field.returnPressed.connect(self._enter)
        self.field.textChanged.connect(self.typing)

    def ask(self, question: Text, verb: Text, leave: Text, /, *, such_as: str = "", **values: Any) -> None:
        """Ask something else: the field is empty again. `values` fill the places of the question.

        `verb`, `leave`: what stands on the buttons; `such_as`: what may be typed.
        """
        self.question.say(question, **values)
        self._name.show(question, **values)
        self.field.setText("")
        self.go.say(verb)
        self.leave.say(leave)
        self.field.setPlaceholderText(such_as)
        self._fit()

    def show_answer(self, text: str, *, wrong: bool) -> None:
        """Say what was typed so far means, or why it is wrong."""
        self.answer.setText(text)
        self.answer.set_tone("danger" if wrong else "")
        self.field.setAccessibleDescription(text)

    def take_keys(self) -> None:
        """Put the keyboard into the field."""
        focus(self.field)
        self.field.selectAll()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.isHidden():  # the line itself, not the page it is on: nobody asks any more
            self.field.setModified(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        taken = 0 if self.upright else self.question.sizeHint().width() + LEAST_ANSWER + 2 * GAP
        fit_keys((self.go, self.leave), self.width() - taken - self.field.width() - 2 * GAP, GAP)

    def _enter(self) -> None:
        self.entered.emit(self.field.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
