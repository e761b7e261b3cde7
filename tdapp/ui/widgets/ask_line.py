"""One line that asks: a question, a field, what the text typed so far means, and the button that does it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from tdapp.ui.fonts import text_font
from tdapp.ui.theme.tokens import TABLE
from tdapp.ui.widgets.buttons import GAP, Button, fit_keys
from tdapp.ui.widgets.label import Elided, Label

LEAST_ANSWER = 260  # pixels: with less the keys on the buttons give way to what is said


class AskLine(QWidget):
    """`entered`: Enter, with what was typed; `left`: Escape, nobody wants to know any more."""

    typing = Signal(str)
    entered = Signal(str)
    left = Signal()

    def __init__(self, name: str, *, wide: int = 110, longest: int = 12, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.question = Elided("", "strong")
        self.question.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)  # a name may be long
        self.field = QLineEdit()
        self.field.setObjectName(name)
        self.field.setFixedWidth(wide)
        self.field.setMaxLength(longest)
        self.answer = Label("", "muted", wrap=True)
        self.answer.setMinimumHeight(2 * QFontMetrics(text_font(TABLE)).height())  # a longer one moves nothing
        self.go = Button("", key="Return", name=f"{name}_go")
        self.leave = Button("", kind="quiet", key="Esc", name=f"{name}_leave")
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(GAP)
        self.row.addWidget(self.question)
        self.row.addWidget(self.field)
        self.row.addWidget(self.answer, 1)
        self.row.addWidget(self.go)
        self.row.addWidget(self.leave)
        self.field.returnPressed.connect(self._enter)
        self.field.textChanged.connect(self.typing)
        self.go.clicked.connect(self._enter)
        self.leave.clicked.connect(self.left)

    def ask(self, question: str, verb: str, leave: str, *, such_as: str = "") -> None:
        """Ask something else: the field is empty again. `verb`, `leave`: what stands on the buttons; `such_as`: what
        may be typed.
        """
        self.question.setText(question)
        self.field.setAccessibleName(question)
        self.field.setText("")
        self.go.say(verb)
        self.leave.say(leave)
        self.field.setPlaceholderText(such_as)
        self._fit()

    def show_answer(self, text: str, *, wrong: bool) -> None:
        """What was typed so far means this, or is wrong for this reason."""
        self.answer.setText(text)
        self.answer.set_tone("danger" if wrong else "")
        self.field.setAccessibleDescription(text)

    def take_keys(self) -> None:
        """What is typed now goes into the field."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        taken = self.question.sizeHint().width() + self.field.width() + 4 * GAP
        fit_keys((self.go, self.leave), self.width() - taken - LEAST_ANSWER, GAP)

    def _enter(self) -> None:
        self.entered.emit(self.field.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
