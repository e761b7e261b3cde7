"""The podium as it is drawn: the winner in the middle on the highest step, names and prizes over the steps."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.read.prizes.result import ResultView, Step
from tdapp.ui.fonts import text_font
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import RADIUS
from tdapp.ui.widgets.label import tip
from tdapp.words.prizes import result as texts
from tdapp.words.say import Words

MOST_NAMES = 3  # on one step; of more it is said how many
USUAL, TALLEST = 220, 420  # pixels: the height it is drawn for, and the most it grows to
LEAST, WIDEST = 110, 380  # pixels of one step at that height
BLOCKS = (0.48, 0.34, 0.22)  # the height of the steps, first place first, as a share of the whole
LEAST_LETTERS = 13
GAP = 10


class Podium(QWidget):
    """The podium of a result. With two steps the winner stands at the left, with three in the middle."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("podium")
        self.setMinimumHeight(USUAL)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.steps: Sequence[Step] = ()
        self._words: Words | None = None
        look().changed.connect(self.update)

    def show_view(self, view: ResultView, words: Words) -> None:
        """Show the podium of a result."""
        self.steps, self._words = view.podium, words
        said = texts.podium_said(words, view)
        self.setAccessibleName(f"{words(texts.PODIUM)}: {said}")
        self.setToolTip(tip(said))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(3 * LEAST, USUAL)

    def order(self) -> list[Step]:
        """The steps from left to right."""
        steps = list(self.steps)
        return [steps[1], steps[0], *steps[2:]] if len(steps) > 2 else steps

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        if not self.steps or self._words is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = min(self.height(), TALLEST)
        scale = high / USUAL
        wide = min(int(WIDEST * scale), (self.width() - GAP * (len(self.steps) - 1)) // len(self.steps))
        left = (self.width() - wide * len(self.steps) - GAP * (len(self.steps) - 1)) // 2
        for number, step in enumerate(self.order()):
            box = QRect(left + number * (wide + GAP), self.height() - high, wide, high)
            self._paint_step(painter, box, step, self.steps.index(step), scale)
        painter.end()

    def _paint_step(self, painter: QPainter, box: QRect, step: Step, rank: int, scale: float) -> None:
        words, tokens, first = self._words, look().tokens, rank == 0
        if words is None:
            return
        block = QRect(box)
        block.setTop(box.bottom() - int(box.height() * BLOCKS[min(rank, len(BLOCKS) - 1)]))
        painter.setPen(look().colour("accent" if first else "line"))
        painter.setBrush(QColor(tokens.tint("accent") if first else tokens.raised))
        painter.drawRoundedRect(block.adjusted(0, 0, -1, -1), RADIUS, RADIUS)
        painter.setPen(look().colour("accent" if first else "muted"))
        painter.setFont(bold(int((34, 26, 20)[min(rank, 2)] * scale)))
        painter.drawText(block, Qt.AlignmentFlag.AlignCenter, texts.place_said(words, step.place, step.place_to))
        self._paint_names(painter, QRect(box.topLeft(), block.topRight() - QPoint(0, GAP)), step, scale, first=first)

    def _paint_names(self, painter: QPainter, box: QRect, step: Step, scale: float, *, first: bool) -> None:
        """Paint from the step upwards: the prize, the names, and a trophy over the winner."""
        words = self._words
        if words is None:
            return
        centred = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
        names = [each.name.full for each in step.players[:MOST_NAMES]]
        if len(step.players) > MOST_NAMES:
            names[-1] = words(texts.MORE, n=len(step.players) - MOST_NAMES + 1)
        lines: list[tuple[str, QFont, str]] = []
        if prize := texts.step_prize(words, step):
            font, parts = _in_lines(prize, int((17 if first else 14) * scale), box.width(), letters=text_font)
            lines += [(part, font, "accent" if first else "text") for part in reversed(parts)]
        size = int(((22 if first else 16) if len(names) == 1 else (17 if first else 14)) * scale)
        for name in reversed(names):
            font, parts = _in_lines(name, size, box.width())
            lines += [(part, font, "text") for part in reversed(parts)]
        bottom = box.bottom()
        for text, font, ink in lines:
            painter.setFont(font)
            painter.setPen(look().colour(ink))
            metrics = painter.fontMetrics()
            line = QRect(box.left(), bottom - metrics.height(), box.width(), metrics.height())
            painter.drawText(line, centred, metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width()))
            bottom = line.top() - 1
        icon = int(26 * scale)
        if first and bottom - box.top() >= icon + 4:
            look().paint_icon(
                painter, QRect(box.center().x() - icon // 2, bottom - icon - 4, icon, icon), "trophy", "accent"
            )


def _in_lines(name: str, size: int, width: int, *, letters: Callable[[int], QFont] = bold) -> tuple[QFont, list[str]]:
    """A name in `letters` of this size in one line; where that is too long in two, broken at a blank, and in
    smaller letters.
    """
    blanks = [at for at, sign in enumerate(name) if sign == " "]
    advance = QFontMetrics(letters(size)).horizontalAdvance
    parts = [name]
    if advance(name) > width and blanks:
        at = min(blanks, key=lambda at: max(map(advance, (name[:at], name[at + 1 :]))))
        parts = [name[:at], name[at + 1 :]]
    while size > LEAST_LETTERS and max(map(QFontMetrics(letters(size)).horizontalAdvance, parts)) > width:
        size -= 1
    return letters(size), parts
