"""Cards side by side of which one is taken: a title, a small curve of the blinds, and what it comes to."""

from collections.abc import Sequence
from datetime import timedelta
from math import log

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.domain.clock.structure import Break, Structure
from tdapp.texts import Text
from tdapp.ui.language import say
from tdapp.ui.structures import texts
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.keyboard import ENTER
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, empty, grow, hbox

CURVE = 74  # pixels high
LARGEST = 260  # high, where there is room
EDGE = 4


class Shown(Struct, frozen=True):
    """What one card shows: its title, when it ends and how sure that is, and lines with the rest.

    `structure` is drawn; `low`, `median`, `high` of its end are counted from where the structure begins.
    """

    title: str
    ends: str
    sure: str
    lines: tuple[str, ...]
    structure: Structure
    low: timedelta
    median: timedelta
    high: timedelta


class Curve(QWidget):
    """A small drawing of a structure: the big blind step by step, breaks as gaps, and when the evening ends."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: Shown | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(CURVE)
        self.setMaximumHeight(LARGEST)
        say(self.setAccessibleName, texts.CURVE)
        look().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(200, CURVE)

    def show_shown(self, shown: Shown) -> None:
        """Draw another structure."""
        self.shown = shown
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        shown = self.shown
        if shown is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        whole = max(shown.high * 1.05, timedelta(minutes=1))
        self._paint_end(painter, box, shown, whole)
        self._paint_blinds(painter, box, shown, whole)
        painter.end()

    def _paint_end(self, painter: QPainter, box: QRectF, shown: Shown, whole: timedelta) -> None:
        """The span in which four of five evenings end, and its middle."""
        left, right = (box.left() + box.width() * min(1.0, each / whole) for each in (shown.low, shown.high))
        tint = QColor(look().colour("warning"))
        tint.setAlphaF(0.22)
        painter.fillRect(QRectF(left, box.top(), right - left, box.height()), tint)
        middle = box.left() + box.width() * (shown.median / whole)
        painter.setPen(QPen(look().colour("warning"), 2))
        painter.drawLine(QPointF(middle, box.top()), QPointF(middle, box.bottom()))

    def _paint_blinds(self, painter: QPainter, box: QRectF, shown: Shown, whole: timedelta) -> None:
        """The big blind, each level as a step, on a scale on which equal steps look equal."""
        bigs = [int(period.big_blind) for period in shown.structure if not isinstance(period, Break)]
        low, high = log(bigs[0]), log(max(bigs[-1], bigs[0] + 1))
        painter.setPen(QPen(look().colour("line"), 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        at, line = timedelta(0), QPolygonF()
        for period in shown.structure:
            begin, at = at, at + period.lasts
            left = box.left() + box.width() * (begin / whole)
            right = box.left() + box.width() * min(1.0, at / whole)
            if left >= box.right():
                break
            if isinstance(period, Break):
                painter.fillRect(QRectF(left, box.bottom() - 6, max(3.0, right - left), 6), look().colour("accent"))
                continue
            height = box.bottom() - 8 - (box.height() - 12) * (log(period.big_blind) - low) / (high - low)
            line.append(QPointF(left, height))
            line.append(QPointF(right, height))
        painter.setPen(QPen(look().colour("info"), 2))
        painter.drawPolyline(line)


class ChoiceCard(Card):
    """A card that is taken with Enter or its button, which shows the key while the keyboard is at the card. `taken`: by
    its place; `turned`: to the place beside it.
    """

    taken = Signal(int)
    turned = Signal(int)

    def __init__(self, place: int, take: Text) -> None:
        super().__init__("", margin=14)
        self.place = place
        self.setObjectName("card")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.curve = Curve()
        self.heading = Label("", "strong", wrap=True)
        self.ends, self.sure = Label("", "head"), Label("", "caption", wrap=True)
        self.lines = Label("", "", wrap=True)
        self.take = Button(take, self._take, icon="check", key="Return", name=f"take_{place + 1}")
        self.take.installEventFilter(self)
        self._show_key()
        self.hold(
            self.heading, self.ends, self.sure, grow(self.curve, 4), self.lines, STRETCH, hbox(STRETCH, self.take)
        )

    def show_shown(self, shown: Shown) -> None:
        """Show something else to take."""
        self.heading.setText(shown.title)
        self.ends.setText(shown.ends)
        self.sure.setText(shown.sure)
        self.lines.setText("\n".join(shown.lines))
        self.curve.show_shown(shown)
        self.setAccessibleName(". ".join((shown.title, shown.ends, shown.sure, *shown.lines)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self._take()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.turned.emit(self.place + (-1 if event.key() == Qt.Key.Key_Left else 1))
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_key()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_key()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._show_key()
        return super().eventFilter(watched, event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002
        self._take()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(look().colour("info"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
            painter.end()

    def _take(self) -> None:
        self.taken.emit(self.place)

    def _show_key(self) -> None:
        """Enter takes one card only: the one the keyboard is at."""
        self.take.show_key(shown=self.hasFocus() or self.take.hasFocus())


class Choices(QWidget):
    """The cards beside one another. `taken`: the one that was taken, by its place."""

    taken = Signal(int)

    def __init__(self, take: Text) -> None:
        super().__init__()
        self._take = take
        self.cards: list[ChoiceCard] = []
        self._row = hbox(gap=12, on=self)

    def show_choices(self, shown: Sequence[Shown]) -> None:
        """Show so many cards; where there are as many as before, the keyboard stays."""
        if len(shown) != len(self.cards):
            empty(self._row)
            self.cards = [ChoiceCard(place, self._take) for place in range(len(shown))]
            for card in self.cards:
                self._row.addWidget(card, 1)
                card.taken.connect(self.taken)
                card.turned.connect(self._on_turned)
        for card, each in zip(self.cards, shown, strict=True):
            card.show_shown(each)

    def to_first(self) -> None:
        """Put the keyboard onto the middle card, or the only one."""
        if self.cards:
            self.cards[len(self.cards) // 2].setFocus()

    def _on_turned(self, to: int) -> None:
        self.cards[to % len(self.cards)].setFocus()
