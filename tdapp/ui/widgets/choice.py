"""A pill that stays down and wraps its words where they do not fit in one line: an answer, or something to decide."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionButton, QStylePainter

from tdapp.ui.theme.look import bold, look
from tdapp.ui.widgets.buttons import GAP, SIDE, Button
from tdapp.ui.widgets.keycap import HEIGHT, keycap_width, paint_keycap

NARROWEST, SPARE = 96, 12  # the least width; what is left above and below the words together
WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap


class Choice(Button):
    """A pill as high as its words need at its width."""

    def __init__(self, text: str, do: Callable[[], object] | None = None, *, key: str = "", name: str = "") -> None:
        self._hint: QSize | None = None  # measured once: a page of answers is laid out often
        super().__init__(text, do, kind="filter", key=key, name=name)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """The size the pill has when it is down: then its letters are bold, and the row does not move."""
        if self._hint is None:
            self.ensurePolished()
            words = QFontMetrics(bold(13)).horizontalAdvance(self._words())
            self._hint = QSize(words + 2 * SIDE + self._cap() + 4, super().sizeHint().height())
        return self._hint

    def updateGeometry(self) -> None:
        """Measure the pill anew: another look, or another text."""
        self._hint = None
        super().updateGeometry()

    def minimumSizeHint(self) -> QSize:
        return QSize(min(NARROWEST, self.sizeHint().width()), self.sizeHint().height())

    def heightForWidth(self, width: int) -> int:
        box = QFontMetrics(bold(13)).boundingRect(self._text_box(width, 1000), WRAPPED, self._words())
        return max(self.sizeHint().height(), box.height() + SPARE)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.setFont(self._letters().font)
        painter.setPen(look().colour(self._ink()))
        painter.drawText(self._text_box(self.width(), self.height()), WRAPPED, self._words())
        if self._cap():
            width = keycap_width(self.key)
            cap = QRectF(self.width() - SIDE - width, (self.height() - HEIGHT) / 2, width, HEIGHT)
            paint_keycap(painter, cap, self.key, look().colour("muted"), look().colour("edge"))
        painter.end()

    def _cap(self) -> int:
        return keycap_width(self.key) + GAP if self.key and self.shows_key else 0

    def _text_box(self, width: int, height: int) -> QRect:
        return QRect(SIDE, 0, max(1, width - 2 * SIDE - self._cap()), height)
