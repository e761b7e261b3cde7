"""The big digits of the director's clock and the bar under them."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.ui.fonts import digit_font
from tdapp.ui.theme.look import look


class ClockFace(QWidget):
    """A clock face with the time left in digits as large as the space allows. The size follows the number of digits,
    not their shapes, so nothing jumps from second to second.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(96)
        self.text, self.tone, self.fraction = "00:00", "text", 0.0
        look().changed.connect(self.update)

    def show_time(self, text: str, tone: str, fraction: float) -> None:
        """Show the time; `tone` is the token of the digits; `fraction` of the level that has passed."""
        if (text, tone, fraction) != (self.text, self.tone, self.fraction):
            self.text, self.tone, self.fraction = text, tone, fraction
            self.setAccessibleName(text)
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(520, 220)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bar = QRectF(0, self.height() - 10, self.width(), 8)
        room = QRectF(0, 0, self.width(), self.height() - 18)
        widest = "".join("0" if each.isdigit() else each for each in self.text)
        font = digit_font(1000)
        width = QFontMetricsF(font).horizontalAdvance(widest)
        cap = QFontMetricsF(font).capHeight()
        pixels = int(min(1000 * room.width() / width * 0.98, 1000 * room.height() / cap * 0.94))
        font = digit_font(pixels)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(look().colour(self.tone))
        x = (room.width() - metrics.horizontalAdvance(widest)) / 2
        y = (room.height() + metrics.capHeight()) / 2
        painter.drawText(int(x), int(y), self.text)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look().colour("line"))
        painter.drawRoundedRect(bar, 4, 4)
        if self.fraction > 0:
            painter.setBrush(look().colour("accent" if self.tone == "text" else self.tone))
            painter.drawRoundedRect(QRectF(bar.x(), bar.y(), max(8.0, bar.width() * self.fraction), bar.height()), 4, 4)
        painter.end()
