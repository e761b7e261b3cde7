"""What a page shows when there is nothing to show: why, and what to do about it."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tdapp.texts import Text
from tdapp.ui.language import Wording
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.chip import Icon
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, Side, Stretch, at, grow, hbox, vbox

WIDEST = 560


class EmptyState(QWidget):
    """An icon, what is missing, why, and buttons that do something about it."""

    def __init__(self, icon: str, title: Text | str = "", why: Text | str = "") -> None:
        super().__init__()
        self.icon = Icon(icon, size=40)
        self.title = Label("", "title", wrap=True)
        self.why = Label("", "muted", wrap=True)
        for label in (self.title, self.why):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setMaximumWidth(WIDEST)
        self.buttons = hbox(STRETCH, STRETCH)
        # A wrapped label that is itself aligned would not get the height its lines need, so stretches centre it.
        said = [hbox(STRETCH, grow(label, 100), STRETCH, gap=None) for label in (self.title, self.why)]
        self._between = vbox(gap=None)
        sign = at(Side.AlignHCenter, self.icon)
        vbox(Stretch(2), sign, *said, self._between, 8, self.buttons, Stretch(3), margins=None, on=self)
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
