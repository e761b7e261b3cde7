"""What a page shows when there is nothing to show: why, and what to do about it."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.texts import Text
from tdapp.ui.language import Wording
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.chip import Icon
from tdapp.ui.widgets.label import Label

WIDEST = 560


class EmptyState(QWidget):
    """An icon, what is missing, why, and buttons that do something about it."""

    def __init__(
        self, icon: str, title: Text | str = "", why: Text | str = "", *, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.icon = Icon(icon, size=40)
        self.title = Label("", "title", wrap=True)
        self.why = Label("", "muted", wrap=True)
        for label in (self.title, self.why):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setMaximumWidth(WIDEST)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self.buttons.addStretch(1)
        self.buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addStretch(2)
        column.addWidget(self.icon, 0, Qt.AlignmentFlag.AlignHCenter)
        # A wrapped label that is itself aligned would not get the height its lines need, so stretches centre it.
        for label in (self.title, self.why):
            row = QHBoxLayout()
            row.addStretch(1)
            row.addWidget(label, 100)
            row.addStretch(1)
            column.addLayout(row)
        self._between = QVBoxLayout()
        column.addLayout(self._between)
        column.addSpacing(8)
        column.addLayout(self.buttons)
        column.addStretch(3)

        self._wordings = Wording(self, self._put_title), Wording(self, self._put_why)
        self.say(title, why)

    def say(self, title: Text | str, why: Text | str, /, **values: Any) -> None:
        """Say what is missing, and why or what to do."""
        for wording, text in zip(self._wordings, (title, why), strict=True):
            wording.show(text, **values)

    def _put_title(self, words: str) -> None:
        self.title.setText(words)
        self.setAccessibleName(f"{words}. {self.why.text()}")

    def _put_why(self, words: str) -> None:
        self.why.setText(words)
        self.setAccessibleName(f"{self.title.text()}. {words}")

    def put_in(self, part: QWidget) -> None:
        """Put something between the words and the buttons."""
        self._between.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)

    def offer(self, button: Button) -> Button:
        """Put a button under the words."""
        self.buttons.insertWidget(self.buttons.count() - 1, button)
        return button
