"""Bars over the bottom line that ask something without stopping anything: a rule in the way, a lock."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from tdapp.ui.actions.window import COPIES
from tdapp.ui.frame import texts
from tdapp.ui.session import Override
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.chip import Icon
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.words.say import Words

if TYPE_CHECKING:
    from tdapp.app.club.alarms import Alarm

TURNS = tuple(f"Alt+{number}" for number in range(1, 10))


class Bar(QWidget):
    """A bar in a colour, with a sign and a sentence; what follows is added to `row`."""

    def __init__(self, icon: str, tone: str, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.tone = tone
        self.text = Label("", wrap=True)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(16, 8, 14, 8)
        self.row.setSpacing(12)
        self.row.addWidget(Icon(icon, tone=tone))
        self.row.addWidget(self.text, 1)
        self.hide()
        look().changed.connect(self.update)

    def button(self, name: str, pressed: Callable[[], object], *, kind: str = "") -> Button:
        """Add a button."""
        made = Button(kind=kind, name=name)
        made.clicked.connect(pressed)
        self.row.addWidget(made)
        return made

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(look().tokens.tint(self.tone)))
        painter.fillRect(0, 0, self.width(), 2, look().colour(self.tone))
        painter.end()


class OverrideBar(Bar):
    """The rules say no, but the director may: with a reason, which the journal keeps.

    `left`: nothing is done, and the keys go back to where they were. `turned`: a key of the page over it was pressed
    that shows another part of it.
    """

    lifted = Signal(object, str)  # Override, reason
    left = Signal()
    turned = Signal(str)

    def __init__(self, words: Words) -> None:
        super().__init__("scale", "warning", "override_bar")
        self.asked: Override | None = None
        self.reason = QLineEdit()
        self.reason.setObjectName("override_reason")
        self.reason.setMaxLength(500)
        self.reason.setMinimumWidth(260)
        self.reason.textChanged.connect(self._on_typed)
        self.reason.returnPressed.connect(self._on_do)
        self.row.addWidget(self.reason, 1)
        self.do = self.button("override_do", self._on_do)
        self.leave = self.button("override_leave", self.close_bar, kind="quiet")
        for keys in TURNS:
            key_on(self, keys, partial(self.turned.emit, keys))
        self.retranslate(words)

    def retranslate(self, words: Words) -> None:
        """Its words in another language."""
        self.words = words
        self.reason.setPlaceholderText(words(texts.REASON))
        self.reason.setAccessibleName(words(texts.REASON))
        self.do.say(words(texts.ALL_THE_SAME))
        self.leave.say(words(texts.LEAVE_IT))

    def ask(self, override: Override, sentence: str) -> None:
        """Say what the rules say, and wait for a reason."""
        self.asked = override
        self.text.setText(sentence)
        self.reason.setText(override.reason)
        self._on_typed()
        self.show()
        self.reason.setFocus()

    def close_bar(self) -> None:
        """Leave it as it is."""
        if self.asked is not None:
            self.asked = None
            self.left.emit()  # first: hidden, it would give the keys to whatever comes next
            self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        else:
            super().keyPressEvent(event)

    def _on_typed(self) -> None:
        self.do.setEnabled(bool(self.reason.text().strip()))

    def _on_do(self) -> None:
        asked, reason = self.asked, self.reason.text().strip()
        if asked is None or not reason:
            return
        self.asked = None
        self.hide()
        self.lifted.emit(asked, reason)


class FileBar(Bar):
    """Something is wrong with the club file: it stands until the file is back, or the director has seen it."""

    copy_asked = Signal(str)
    copies_asked = Signal()
    seen = Signal()

    def __init__(self, words: Words) -> None:
        super().__init__("octagon-alert", "danger", "file_bar")
        self._alarm: Alarm | None = None
        self.open_copy = self.button("file_copy", self._on_copy)
        self.copies = self.button("file_copies", self._on_copies)
        self.copies.key = COPIES.key
        self.settle = self.button("file_seen", self.seen.emit)
        self.retranslate(words)

    def retranslate(self, words: Words) -> None:
        """Its words in another language."""
        self.words = words
        self.open_copy.say(words(texts.OPEN_COPY))
        self.copies.say(words(COPIES.text))
        self.settle.say(words(texts.SEEN))
        self.show_alarm(self._alarm)

    def show_alarm(self, alarm: Alarm | None) -> None:
        """Say it; None: all is well."""
        self._alarm = alarm
        self.setVisible(alarm is not None)
        if alarm is not None:
            self.text.setText(" ".join(self.words.said(said) for said in alarm.said))
            self.open_copy.setVisible(alarm.copy is not None)
            self.copies.setVisible(alarm.copies)
            self.settle.setVisible(alarm.settles)

    def _on_copy(self) -> None:
        if self._alarm is not None and self._alarm.copy is not None:
            self.copy_asked.emit(str(self._alarm.copy))

    def _on_copies(self) -> None:
        self.copies_asked.emit()


class LockBar(Bar):
    """The keyboard is locked: nothing that leans on it does anything."""

    unlocked = Signal()

    def __init__(self, words: Words) -> None:
        super().__init__("lock", "warning", "lock_bar")
        self.unlock = self.button("unlock", self._on_pressed)
        self.unlock.key = "Ctrl+L"
        self.retranslate(words)

    def retranslate(self, words: Words) -> None:
        """Its words in another language."""
        self.text.setText(words(texts.LOCKED))
        self.unlock.say(words(texts.UNLOCK))

    def _on_pressed(self) -> None:
        self.unlocked.emit()


class ShownBar(Bar):
    """The tournament in front is only shown: why, and the way to the copies of the club."""

    copies_asked = Signal()

    def __init__(self, words: Words) -> None:
        super().__init__("octagon-alert", "danger", "shown_bar")
        self.copies = self.button("shown_copies", self._on_pressed)
        self.copies.key = COPIES.key
        self.retranslate(words)

    def retranslate(self, words: Words) -> None:
        """Its words in another language; the sentence comes with the next refresh."""
        self.copies.say(words(COPIES.text))

    def say(self, why: str) -> None:
        """Why nothing can be done in the tournament; '' when everything can."""
        self.text.setText(why)
        self.setVisible(bool(why))

    def _on_pressed(self) -> None:
        self.copies_asked.emit()
