"""A row of pills of which one is chosen: the prices of an entry, the shares of a refund. Digits and arrows choose."""

from collections.abc import Sequence
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from tdapp.texts import Text
from tdapp.ui.language import Wording
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import RADIUS
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.flow import FlowLayout

MOST_DIGITS = 9
MOST_ROWS = 4  # more of them are scrolled


class Pick(Struct, frozen=True):
    """A pill that can be chosen. `barred`: it takes a reason, so it is chosen only when asked for."""

    key: str
    label: str
    barred: bool = False


class PriceRow(QWidget):
    """A row of pills that take the keyboard as one widget, called `says`. `picked`: another one is chosen; `onward`:
    Enter or Down; `typed`: a letter, which is for whatever stands below.

    `digits_inside`: digits choose one only while the row has the keyboard, and stand on the pills only then.
    """

    picked = Signal()
    reshaped = Signal()  # there are others to choose from, or another one is chosen
    onward = Signal()
    typed = Signal(str)

    def __init__(self, name: str, says: Text, *, digits_inside: bool = False) -> None:
        super().__init__()
        self.setObjectName(name)
        self._digits_inside = digits_inside
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.picks: tuple[Pick, ...] = ()
        self.here = 0
        self.pills: list[Button] = []
        self._called = Wording(self, self.setAccessibleName)
        self.say(says)
        self.flow = FlowLayout(self, gap=6)
        self.flow.setContentsMargins(3, 3, 3, 3)

    def say(self, says: Text) -> None:
        """Say another name of the row: there is something else to choose."""
        self._called.show(says)

    def show_picks(self, picks: Sequence[Pick], chosen: str | None = None) -> None:
        """Show these pills. `chosen` None, or no longer there: the first one that is not barred."""
        if tuple(picks) != self.picks:
            self.picks = tuple(picks)
            self._make()
        keys = [pick.key for pick in self.picks]
        free = (number for number, pick in enumerate(self.picks) if not pick.barred)
        self.here = keys.index(chosen) if chosen in keys else next(free, 0)
        self._mark()

    def chosen(self) -> str | None:
        """The key of the chosen one; None when there is nothing to choose."""
        return self.picks[self.here].key if self.picks else None

    def step(self, by: int) -> None:
        """Choose the next pill, or the one before."""
        if self.picks:
            self.choose((self.here + by) % len(self.picks))

    def choose(self, number: int) -> None:
        """Choose a pill by its place."""
        if 0 <= number < len(self.picks):
            self.here = number
            self._mark()
            self.picked.emit()

    def takes(self, typed: str) -> bool:
        """Whether a key is for the prices: a digit chooses one, a letter begins the payment."""
        return typed.isdecimal() or typed.isalpha()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = event.key(), event.text()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.step(1 if key == Qt.Key.Key_Right else -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
            self.onward.emit()
        elif text.isdecimal():
            self.choose(int(text) - 1)
        elif text.isalpha() and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.typed.emit(text)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        if not self.hasFocus():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look().colour("info"), 2))
        painter.drawRoundedRect(self.rect().toRectF().adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        painter.end()

    def _make(self) -> None:
        """Make a pill for each choice; those there are say something else, and those left over are hidden."""
        for number in range(len(self.pills), len(self.picks)):
            name = f"{self.objectName()}_{number}"
            pill = Button("", partial(self.choose, number), kind="filter", name=name)
            pill.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.pills.append(pill)
            self.flow.addWidget(pill)
        for number, pill in enumerate(self.pills):
            pill.setVisible(number < len(self.picks))
        for number, (pill, pick) in enumerate(zip(self.pills, self.picks, strict=False)):
            pill.key = str(number + 1) if len(self.picks) > 1 and number < MOST_DIGITS else ""
            pill.show_icon("ban" if pick.barred else "")
            pill.say(pick.label)
        self._show_digits()

    def _show_digits(self) -> None:
        """Show on each pill the digit that chooses it, while it does."""
        for pill in self.pills:
            pill.show_key(shown=self.hasFocus() or not self._digits_inside)
        self.updateGeometry()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_digits()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_digits()

    def _mark(self) -> None:
        for number, pill in enumerate(self.pills):
            pill.setChecked(number == self.here)
        self.reshaped.emit()


class PriceArea(QScrollArea):
    """An area that holds a row of prices: as high as they are, up to a few rows; the chosen one is always in sight."""

    def __init__(self, prices: PriceRow) -> None:
        super().__init__()
        self._prices = prices
        self.setObjectName("price_area")
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setWidget(prices)
        for part in (prices, self.viewport()):
            part.setAutoFillBackground(False)  # the card shows through
        policy = self.sizePolicy()
        policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        prices.reshaped.connect(self._to_chosen)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return min(self._prices.flow.heightForWidth(width), self._rows(MOST_ROWS))

    def sizeHint(self) -> QSize:
        return QSize(self._prices.sizeHint().width(), self._rows(1))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self._rows(1))

    def _rows(self, count: int) -> int:
        """The height in pixels of so many rows of prices."""
        prices, margins = self._prices, self._prices.flow.contentsMargins()
        high = prices.pills[0].sizeHint().height() if prices.pills else 0
        return count * high + (count - 1) * prices.flow.gap + margins.top() + margins.bottom()

    def _to_chosen(self) -> None:
        self.updateGeometry()
        if self._prices.picks:
            self.ensureWidgetVisible(self._prices.pills[self._prices.here], 0, self._prices.flow.gap)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # the arrows belong to the prices
