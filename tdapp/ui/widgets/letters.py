"""Lines of text that are laid out once: names, amounts and words of buttons are painted again and again."""

from functools import cache

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QStaticText, QTextOption

from tdapp.ui.fonts import forget_laid, text_font

MOST_LAID = 4_000  # texts of a font kept as they are laid out
FROM_LEFT = QTextOption()  # a comma stays between the names, whatever letters they are written with
FROM_LEFT.setTextDirection(Qt.LayoutDirection.LeftToRight)


class Letters:
    """A font that lays out each text once. `high`: the height of a line in pixels."""

    def __init__(self, font: QFont) -> None:
        self.font = font
        self._metrics = QFontMetrics(font)
        self.high = self._metrics.height()
        self._wide: dict[str, int] = {}
        self._laid: dict[tuple[str, int], tuple[QStaticText, int, float]] = {}

    def wide(self, text: str) -> int:
        """How wide a text is in pixels."""
        found = self._wide.get(text)
        if found is None:
            if len(self._wide) >= MOST_LAID:
                self._wide.clear()
            found = self._wide[text] = self._metrics.horizontalAdvance(text)
        return found

    def draw(self, painter: QPainter, box: QRect, text: str, *, right: bool = False, middle: bool = False) -> int:
        """Draw one line in the middle of the height of a box, ended in dots when too long for it; returns how wide it
        is. `right`, `middle`: it stands there in the box, not at the left.
        """
        laid, wide, high = self._of(text, box.width())
        painter.setFont(self.font)
        left: float = box.x()
        if right:
            left += box.width() - wide
        elif middle:
            left += (box.width() - wide) / 2
        painter.drawStaticText(QPointF(left, box.y() + (box.height() - high) / 2), laid)
        return wide

    def _of(self, text: str, room: int) -> tuple[QStaticText, int, float]:
        found = self._laid.get((text, room))
        if found is None:
            if len(self._laid) >= MOST_LAID:
                self._laid.clear()
            whole = self._metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
            laid = QStaticText(whole)
            laid.setTextFormat(Qt.TextFormat.PlainText)
            laid.setTextOption(FROM_LEFT)
            laid.prepare(font=self.font)
            found = self._laid[text, room] = laid, self.wide(whole), laid.size().height()
        return found


@cache
def letters(size: int, *, strong: bool = False, struck: bool = False) -> Letters:
    """The letters of words and names in a size, kept for all who paint with them."""
    font = text_font(size, weight=QFont.Weight.DemiBold if strong else QFont.Weight.Normal)
    font.setStrikeOut(struck)
    return Letters(font)


forget_laid.append(letters.cache_clear)
