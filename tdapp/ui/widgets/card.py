"""A card: a bordered part of a page."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from tdapp.texts import Text
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import RADIUS
from tdapp.ui.widgets.label import Label, restyle
from tdapp.ui.widgets.layout import Part, put


class Card(QFrame):
    """A bordered part of a page. Put rows into `column`. With a title there is `head`, a row for buttons at its right.

    `bar`: the token of a bar along its left edge, '' for none.
    """

    def __init__(self, title: Text | str = "", *, tone: str = "", bar: str = "", margin: int = 16) -> None:
        super().__init__()
        self.setObjectName("card")
        self.bar = bar
        self._margin = margin
        if tone:
            self.setProperty("tone", tone)
        self.column = QVBoxLayout(self)
        self.stand_closer(closer=False)
        self.title = Label(title, "head")
        self.head = QHBoxLayout()
        self.head.setSpacing(8)
        self.head.addWidget(self.title)
        self.head.addStretch(1)
        self.column.addLayout(self.head)
        self.title.setVisible(bool(title))
        look().changed.connect(self.update)

    def hold(self, *parts: Part) -> None:
        """Put parts into the card, below one another and what is there."""
        for part in parts:
            put(self.column, part)

    def stand_closer(self, *, closer: bool) -> None:
        """Have the rows closer to one another and to the border, where height is scarce; or as usual."""
        beside, over = self._margin, self._margin - (8 if closer else 4)
        self.column.setContentsMargins(beside, over, beside, over)
        self.column.setSpacing(4 if closer else 8)

    def set_tone(self, tone: str) -> None:
        """Show another colour of the border; '' for the usual line."""
        self.setProperty("tone", tone)
        restyle(self)

    def set_bar(self, bar: str) -> None:
        """Show another bar along the left edge; '' for none."""
        if bar != self.bar:
            self.bar = bar
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.bar:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QPainterPath()
        whole.addRoundedRect(QRectF(self.rect()), RADIUS, RADIUS)
        painter.setClipPath(whole)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look().colour(self.bar))
        painter.drawRect(0, 0, 4, self.height())
        painter.end()


class PassingCard(Card):
    """A card that is there for one thing, until it is done or Esc is pressed. `left`: it is put away."""

    left = Signal()

    def leave_it(self) -> None:
        """Put the card away."""
        self.hide()
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave_it()
        else:
            super().keyPressEvent(event)


class Ground(QWidget):
    """A part of the frame of the window, on the colour of cards, with a line at one side. `line`: what of it is left to
    that line, as QRect is adjusted.
    """

    def __init__(self, name: str, *, line: tuple[int, int, int, int]) -> None:
        super().__init__()
        self.setObjectName(name)
        self._line = line
        look().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.fillRect(self.rect(), look().colour("line"))
        painter.fillRect(self.rect().adjusted(*self._line), look().colour("surface"))
        painter.end()


class Rule(QFrame):
    """A thin line between two parts."""

    def __init__(self, *, upright: bool = False) -> None:
        super().__init__()
        self.setObjectName("rule")
        if upright:
            self.setFixedWidth(1)
        else:
            self.setFixedHeight(1)
