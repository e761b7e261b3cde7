"""What the window shows while no club is open: a welcome, a moment's patience, or why the file did not open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.ui.copies_list import CopiesList
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.empty import EmptyState
from tdapp.words.club import opening as texts
from tdapp.words.say import Words

if TYPE_CHECKING:  # nothing of the store is loaded for the first picture
    from tdapp.app.club.copies import Offer


class Welcome(QWidget):
    """One page with the way out of every state. The button that is offered first is the one Enter presses."""

    demo_asked = Signal()
    begin_asked = Signal()
    open_asked = Signal()
    again_asked = Signal()
    restore_asked = Signal()
    left = Signal()

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.setObjectName("page")
        self.words = words
        self.state = EmptyState("trophy")
        self.copies = CopiesList(words)
        self.state.put_in(self.copies)
        self.copies.chosen.connect(self._name_copy)
        self.copies.opened.connect(self.restore_asked)
        self.restore = self.state.offer(PrimaryButton(icon="history", name="welcome_restore"), self.restore_asked.emit)
        self.again = self.state.offer(Button(icon="rotate-ccw", name="welcome_again"), self.again_asked.emit)
        self.demo = self.state.offer(PrimaryButton(icon="play", name="welcome_demo"), self.demo_asked.emit)
        self.begin = self.state.offer(Button(icon="plus", name="welcome_begin"), self.begin_asked.emit)
        self.open = self.state.offer(Button(icon="folder-open", name="welcome_open"), self.open_asked.emit)
        self.back = self.state.offer(Button(key="Esc", name="welcome_back"), self.left.emit)
        self._buttons = (self.restore, self.again, self.demo, self.open, self.begin, self.back)
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

    def sorry(
        self, title: str, why: str, *, offer: Offer | None = None, again: bool = False, back: bool = False
    ) -> None:
        """The file did not open. `offer`: its copies, the first of which the button puts back; `again`: the file may be
        whole, so it is tried again before one does; `back`: another club is open behind this page.
        """
        self.state.icon.show_icon("octagon-alert", "danger")
        self.state.say(title, why)
        if offer is not None and offer.copies:
            first = (self.again, self.restore) if again else (self.restore, self.again)
            self._offer(*first, self.open, *((self.back,) if back else (self.begin,)), offer=offer)
        else:
            self._offer(self.again, self.open, *((self.back,) if back else (self.begin,)))

    def show_copies(self, title: str, why: str, offer: Offer) -> None:
        """The copies of the club that is open."""
        self.state.icon.show_icon("history", "accent")
        self.state.say(title, why)
        self._offer(*((self.restore,) if offer.copies else ()), self.back, offer=offer)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.back.isVisible():
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _name_copy(self) -> None:
        copy = self.copies.copy()
        if copy is not None:
            at = copy.at.astimezone(self.words.zone)
            self.restore.say(self.words(texts.RESTORE, time=at, day=at.date()))

    def _offer(self, *buttons: Button, offer: Offer | None = None) -> None:
        self.copies.show_offer(offer)
        for button, text in (
            (self.again, texts.AGAIN),
            (self.demo, texts.DEMO),
            (self.begin, texts.BEGIN),
            (self.open, texts.OPEN),
            (self.back, texts.BACK),
        ):
            button.say(self.words(text))
        for button in self._buttons:
            button.setVisible(button in buttons)
        if buttons:
            buttons[0].setFocus()
