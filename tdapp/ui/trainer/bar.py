"""The bar of the practice night, over the bottom line: what happened on the floor, a hint, and the way out."""

from PySide6.QtCore import Signal

from tdapp.ui.actions.window import PRACTICE_HINT, PRACTICE_NEXT
from tdapp.ui.frame.bars import Bar
from tdapp.ui.trainer import texts
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, hbox, vbox
from tdapp.ui.widgets.shortcuts import key_on

HIGH = 104  # pixels: a title, a task of two lines and a hint of one, so that no page moves with what is said


class TaskBar(Bar):
    """The bar that tells a task. It lies under the page and the command box, so neither is covered.

    `hint_asked`, `next_asked`, `again_asked`, `left`: what its buttons ask for.
    """

    hint_asked = Signal()
    next_asked = Signal()
    again_asked = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__("flag", "info", "practice_bar")
        self.head = Label("", "strong", name="practice_head")
        self.said = Label("", "", wrap=True, name="practice_said")
        self.text.setObjectName("practice_told")
        self.row.removeWidget(self.text)
        column = vbox(STRETCH, self.head, self.text, self.said, STRETCH, gap=2)
        self.hint = Button(texts.HINT, self.hint_asked.emit, icon="info", key=PRACTICE_HINT.key, name="practice_hint")
        self.next = Button(texts.SKIP, self.next_asked.emit, key=PRACTICE_NEXT.key, name="practice_next")
        self.again = Button(texts.AGAIN, self.again_asked.emit, icon="rotate-ccw", name="practice_again")
        self.leave = Button(texts.LEAVE, self.left.emit, kind="quiet", key="Esc", name="practice_leave")
        self.row.addLayout(column, 1)
        self.row.addLayout(hbox(self.again, self.hint, self.next, self.leave))
        key_on(self, "Esc", self.left.emit)
        self.setMinimumHeight(HIGH)
        self.said.hide()
        self.again.hide()

    def show_done(self, *, done: bool, last: bool) -> None:
        """Let the task be done: the way on is the first button then."""
        self.next.say(texts.SKIP if not done else texts.LAST if last else texts.NEXT)
        self.next.set_kind("primary" if done else "")
        self.hint.setVisible(not done)

    def say(self, text: str, tone: str = "") -> None:
        """Say something under what happened: a hint, or what was done; '' for nothing."""
        self.said.setText(text)
        self.said.set_tone(tone)
        self.said.setVisible(bool(text))

    def take_focus(self) -> None:
        """Bring the keyboard to the buttons."""
        (self.next if self.hint.isHidden() else self.hint).setFocus()
