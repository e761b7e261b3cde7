"""What the window shows while no club is open: a welcome, a moment's patience, or why the file did not open."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.empty import EmptyState
from tdapp.words import opening as texts
from tdapp.words.say import Words


class Welcome(QWidget):
    """One page with the way out of every state. The first button shown is the one Enter presses."""

    demo_asked = Signal()
    begin_asked = Signal()
    open_asked = Signal()
    again_asked = Signal()
    restore_asked = Signal()

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.setObjectName("page")
        self.words = words
        self.state = EmptyState("trophy")
        self.restore = self.state.offer(PrimaryButton(icon="history", name="welcome_restore"), self.restore_asked.emit)
        self.again = self.state.offer(PrimaryButton(icon="rotate-ccw", name="welcome_again"), self.again_asked.emit)
        self.demo = self.state.offer(PrimaryButton(icon="play", name="welcome_demo"), self.demo_asked.emit)
        self.begin = self.state.offer(Button(icon="plus", name="welcome_begin"), self.begin_asked.emit)
        self.open = self.state.offer(Button(icon="folder-open", name="welcome_open"), self.open_asked.emit)
        self._buttons = (self.restore, self.again, self.demo, self.begin, self.open)
        for button in self._buttons:
            button.setAutoDefault(True)
        whole = QVBoxLayout(self)
        whole.addWidget(self.state)
        self._offer()

    def greet(self) -> None:
        """The first start."""
        self.state.icon.show_icon("trophy", "accent")
        self.state.say(self.words(texts.WELCOME), self.words(texts.WELCOME_WHY))
        self._offer(self.demo, self.begin, self.open)

    def wait(self, title: str, why: str) -> None:
        """Something is under way."""
        self.state.icon.show_icon("hourglass", "muted")
        self.state.say(title, why)
        self._offer()

    def sorry(self, title: str, why: str, *, copy: str = "") -> None:
        """The file did not open. `copy`: the words of the button that puts a good copy back, '' when there is none."""
        self.state.icon.show_icon("octagon-alert", "danger")
        self.state.say(title, why)
        self.restore.say(copy)
        first = (self.restore,) if copy else (self.again,)
        self._offer(*first, self.open, self.begin)

    def _offer(self, *buttons: Button) -> None:
        for button, text in (
            (self.again, texts.AGAIN),
            (self.demo, texts.DEMO),
            (self.begin, texts.BEGIN),
            (self.open, texts.OPEN),
        ):
            button.say(self.words(text))
        for button in self._buttons:
            button.setVisible(button in buttons)
        if buttons:
            buttons[0].setFocus()
