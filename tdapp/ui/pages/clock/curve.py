"""The evening ahead as a picture: a line of time with who is left at the breaks, and where the end lies on it."""

from datetime import datetime, timedelta
from math import exp

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.read.forecast.foreseen import Foreseen
from tdapp.ui.fonts import text_font
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import SMALL
from tdapp.words.forecast import forecast as texts
from tdapp.words.say import Words

AXIS, TOP = 20, 18  # pixels under the line for its times, and over the hill for what stands on it
SIDE = 22  # pixels at both ends, half of what a time takes
POINTS = 120  # of the hill
SMOOTH = 10  # the hill is as smooth as one tenth of how wide it is
MINUTE = timedelta(minutes=1)
TICKS = (30, 60, 120, 180, 240)  # minutes between two times on the line
BESIDE = 5  # pixels between a line and what stands beside it
APART = 54  # pixels between two times at least


class Curve(QWidget):
    """The picture of when it ends. Before the start is known it counts hours from then."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(260, 78)
        self._seen: Foreseen | None = None
        self._words: Words | None = None
        look().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(480, 96)

    def show_foreseen(self, seen: Foreseen | None, words: Words) -> None:
        """Show this evening ahead; None: nothing is known of it."""
        if (seen, words) != (self._seen, self._words):
            self._seen, self._words = seen, words
            self.setAccessibleName("" if seen is None else texts.ends(words, seen))
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        if self._seen is None or self._words is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _Drawing(painter, QRectF(self.rect()), self._seen, self._words).draw()
        painter.end()


class _Drawing:
    """One picture of an evening ahead."""

    def __init__(self, painter: QPainter, box: QRectF, seen: Foreseen, words: Words) -> None:
        self.painter, self.box, self.seen, self.words = painter, box, seen, words
        self.begin = seen.since
        last = max(seen.ends[-4], seen.closing) if seen.closing and seen.closing < _far(seen) else seen.ends[-4]
        self.finish = last + (last - self.begin) / 40
        self.base = box.bottom() - AXIS
        self.taken: list[tuple[float, float]] = []  # where a label stands already

    def draw(self) -> None:
        self._hill()
        self._breaks()
        self._line()
        self._marks()

    def x(self, at: datetime) -> float:
        """Where an instant stands."""
        share = (at - self.begin) / (self.finish - self.begin)
        return self.box.left() + SIDE + share * (self.box.width() - 2 * SIDE)

    def _hill(self) -> None:
        """How many evenings end when: the middle four of five in full colour."""
        seen = self.seen
        ends = [(each - self.begin) / MINUTE for each in seen.ends]
        wide = max(2.0, (ends[-10] - ends[9]) / SMOOTH)
        step = (self.finish - self.begin) / MINUTE / POINTS
        at = [step * number for number in range(POINTS + 1)]
        high = [sum(exp(-(((each - end) / wide) ** 2) / 2) for end in ends) for each in at]
        scale = (self.base - self.box.top() - TOP) / max(*high, 1e-9)
        whole = [
            QPointF(self.x(self.begin + minutes * MINUTE), self.base - tall * scale)
            for minutes, tall in zip(at, high, strict=True)
        ]
        self._fill(whole, look().tokens.tint("info", 0.3))
        low, top = self.x(seen.end.low), self.x(seen.end.high)
        self._fill([each for each in whole if low <= each.x() <= top], look().tokens.tint("info", 0.85))

    def _fill(self, points: list[QPointF], colour: str) -> None:
        if len(points) < 2:
            return
        path = QPainterPath(QPointF(points[0].x(), self.base))
        for point in points:
            path.lineTo(point)
        path.lineTo(QPointF(points[-1].x(), self.base))
        self.painter.fillPath(path, QColor(colour))

    def _breaks(self) -> None:
        """A block for each break, with how many are left then."""
        accent = look().colour("accent")
        for ahead in self.seen.ahead:
            if ahead.number is None:
                x = self.x(ahead.at)
                self.painter.fillRect(QRectF(x - 5, self.base - 12, 10, 12), accent)
                self._label(x, self.base - 16, self.words.number(ahead.left.median), "text")

    def _line(self) -> None:
        """The line of time, with a time at each tick."""
        painter = self.painter
        painter.setPen(QPen(look().colour("edge"), 1))
        painter.drawLine(QPointF(self.box.left(), self.base), QPointF(self.box.right(), self.base))
        painter.setFont(text_font(SMALL))
        minutes = (self.finish - self.begin) / MINUTE
        room = self.box.width() - 2 * SIDE
        step = next((each for each in TICKS if each / minutes * room >= APART), TICKS[-1])
        at = self._first_tick(step)
        while at <= self.finish:
            x = self.x(at)
            painter.setPen(QPen(look().colour("edge"), 1))
            painter.drawLine(QPointF(x, self.base - 3), QPointF(x, self.base + 3))
            painter.setPen(look().colour("muted"))
            said = self.words.time(at) if self.seen.fixed else texts.hours(self.words, at - self.begin)
            box = QRectF(x - APART / 2, self.base + 4, APART, AXIS - 4)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, said)
            at += step * MINUTE

    def _first_tick(self, step: int) -> datetime:
        if not self.seen.fixed:
            return self.begin + step * MINUTE
        local = self.begin.astimezone(self.words.zone)
        past = (local.hour * 60 + local.minute) % step
        return self.begin + ((step - past) % step) * MINUTE - timedelta(seconds=local.second if past else 0)

    def _marks(self) -> None:
        """The middle of the hill, when the house closes, and where the evening is now."""
        seen, words, painter = self.seen, self.words, self.painter
        middle = self.x(seen.end.at)
        painter.setPen(QPen(look().colour("text"), 2))
        painter.drawLine(QPointF(middle, self.box.top() + TOP), QPointF(middle, self.base))
        said = words.time(seen.end.at) if seen.fixed else texts.hours(words, seen.end.at - seen.since)
        closes = self.x(seen.closing) if seen.closing is not None and seen.closing <= self.finish else None
        before = closes is not None and closes < middle
        beside = closes is not None and abs(closes - middle) < self.box.width() / 3
        top = self.box.top() + TOP - 4
        self._label(middle, top, said, "text", strong=True, left=beside and not before, right=beside and before)
        if closes is not None and closes >= self.box.left() + SIDE:
            pen = QPen(look().colour("warning"), 2, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawLine(QPointF(closes, self.box.top() + 4), QPointF(closes, self.base))
            self._label(closes, top, words(texts.CLOSES), "warning", left=before, right=not before)
        painter.setPen(QPen(look().colour("text"), 2))
        painter.drawLine(QPointF(self.x(self.begin), self.base - 26), QPointF(self.x(self.begin), self.base))
        start = words(texts.NOW if seen.began else texts.START)
        self._label(self.x(self.begin) - 2 * BESIDE, self.base - 30, start, "text", right=True)

    def _label(
        self, x: float, y: float, said: str, ink: str, *, strong: bool = False, left: bool = False, right: bool = False
    ) -> None:
        """Write something over a place, beside it where asked; nothing where it would lie over another label of the
        breaks.
        """
        font = bold(SMALL) if strong else text_font(SMALL)
        wide = QFontMetricsF(font).horizontalAdvance(said)
        begin = x - wide - BESIDE if left else x + BESIDE if right else x - wide / 2
        begin = max(self.box.left(), min(begin, self.box.right() - wide))
        low = y > self.box.top() + TOP
        if low and any(begin < other_end + 6 and begin + wide + 6 > other for other, other_end in self.taken):
            return
        if low:
            self.taken.append((begin, begin + wide))
        self.painter.setFont(font)
        self.painter.setPen(look().colour(ink))
        self.painter.drawText(QPointF(begin, y), said)


def _far(seen: Foreseen) -> datetime:
    """How far closing time may lie from the end to be drawn still."""
    return seen.end.high + (seen.end.high - seen.since)
