"""A state in a word with its icon: running, out, paid. Never a colour alone."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.ui.fonts import text_font
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import SMALL, TABLE
from tdapp.ui.widgets.steady import Steady

ICON, GAP = 14, 6


class Chip(QWidget):
    """A chip of a state: icon and word in the colour of a token. `filled`: on a quiet ground of that colour, as a
    badge.
    """

    def __init__(self, text: str = "", *, icon: str = "", tone: str = "text", filled: bool = False) -> None:
        super().__init__()
        self.text, self.icon, self.tone, self.filled = text, icon, tone, filled
        self._steady = Steady()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(text)
        look().changed.connect(self.update)

    def show_state(self, text: str, *, icon: str = "", tone: str = "text") -> None:
        """Show another state."""
        if (text, icon, tone) != (self.text, self.icon, self.tone):
            self.text, self.icon, self.tone = text, icon, tone
            self.setAccessibleName(text)
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        width = QFontMetrics(bold(TABLE if not self.filled else SMALL)).horizontalAdvance(self.text) + 2
        if self.icon:
            width += ICON + GAP
        if self.filled:  # its ground is as wide as its words
            return QSize(width + 16, 22)
        return QSize(self._steady.width(self.text, width), 20)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = 0
        if self.filled:
            ground = QColor(look().tokens.tint(self.tone)) if self.tone != "text" else look().colour("raised")
            painter.setPen(look().colour("line" if self.tone == "text" else self.tone))
            painter.setBrush(ground)
            painter.drawRoundedRect(self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), 11, 11)
            x = 8
        if self.icon:
            look().paint_icon(painter, QRect(x, (self.height() - ICON) // 2, ICON, ICON), self.icon, self.tone)
            x += ICON + GAP
        painter.setPen(look().colour(self.tone))
        painter.setFont(bold(SMALL) if self.filled else bold(TABLE) if self.tone != "text" else text_font(TABLE))
        room = self.rect().adjusted(x, 0, 0, 0)
        shown = painter.fontMetrics().elidedText(self.text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
        painter.end()


class Icon(QWidget):
    """A shipped icon beside words."""

    def __init__(self, icon: str, *, tone: str = "muted", size: int = 18) -> None:
        super().__init__()
        self.icon, self.tone, self.size_ = icon, tone, size
        self.setFixedSize(size, size)
        look().changed.connect(self.update)

    def show_icon(self, icon: str, tone: str) -> None:
        """Show another icon or colour."""
        if (icon, tone) != (self.icon, self.tone):
            self.icon, self.tone = icon, tone
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        if not self.icon:
            return
        painter = QPainter(self)
        look().paint_icon(painter, QRect(0, 0, self.size_, self.size_), self.icon, self.tone)
        painter.end()
