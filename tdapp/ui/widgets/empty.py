"""What a page shows when there is nothing to show: why, and what to do about it."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.chip import Icon
from tdapp.ui.widgets.label import Label

WIDEST = 560


class EmptyState(QWidget):
    """An icon, what is missing, why, and buttons that do something about it."""

    def __init__(self, icon: str, *, parent: QWidget | None = None) -> None:
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

    def say(self, title: str, why: str) -> None:
        """What is missing, and why or what to do."""
        self.title.setText(title)
        self.why.setText(why)
        self.setAccessibleName(f"{title}. {why}")

    def put_in(self, part: QWidget) -> None:
        """Put something between the words and the buttons."""
        self._between.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)

    def offer(self, button: Button, pressed: Callable[[], object]) -> Button:
        """Put a button under it."""
        button.clicked.connect(pressed)
        self.buttons.insertWidget(self.buttons.count() - 1, button)
        return button
