"""A move on a line of its own: who goes, from where to where, why, and by which rule; every word of it in sight."""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen, QResizeEvent, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QListView, QSizePolicy, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from tdapp.ui.fonts import text_font
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import SMALL, TABLE, TOUCH_ROW
from tdapp.values import replace

AnyIndex = QModelIndex | QPersistentModelIndex
EDGE, AIR = 4, 4  # pixels beside and above what is written
TICK, BADGE, CARD, GAP = 18, 22, 32, 6
RED = "dh"
MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
LEAST_ROWS = 2  # of a list for which there is too little room
AT_ONCE = 24  # lines that find their place together; keys come between
ENDLESS = 4_000  # pixels, more than any display has


class MoveLine(Struct, frozen=True):
    """A move in words. `badge` 0: it has none; `ticked` None: there is nothing to tick; `rules`: what of `why` is the
    number of a rule; `noted`: something must be known of the player; `quiet`: he does not move.
    """

    name: str
    way: str
    why: str
    badge: int = 0
    card: str = ""
    ticked: bool | None = None
    rules: tuple[str, ...] = ()
    noted: bool = False
    quiet: bool = False


class _Laid(Struct, frozen=True):
    """A line in its place: the name behind the signs, below it the way and the reason, and how high all of it is."""

    name: QTextLayout
    why: QTextLayout
    left: int
    below: float
    high: int


class MoveLines(QListView):
    """A list of moves, as high as all its lines where there is room. `show_lines`: what is painted, row by row."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: Sequence[MoveLine] = ()
        self._laid: dict[tuple[MoveLine, int], _Laid] = {}
        self._before: dict[tuple[MoveLine, int], _Laid] = {}  # of the lines there were: most of them stay
        self.setProperty("kind", "moves")
        self.setItemDelegate(_MovePainter(self))
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setLayoutMode(QListView.LayoutMode.Batched)  # of a thousand tables there are hundreds
        self.setBatchSize(AT_ONCE)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        look().changed.connect(self._measure_again)

    def paint_lines(self, lines: Sequence[MoveLine]) -> None:
        """Paint these lines in the rows of the model."""
        self.lines = lines
        self._before, self._laid = self._laid, {}
        self._lie_anew()

    def all_of_them(self, wide: int) -> int:
        """The height of all lines in a list so wide; of very many, so much that no display shows them all."""
        high = 0
        for line in self.lines:
            high += self.laid(line, wide).high
            if high > ENDLESS:
                break
        return high

    def laid(self, line: MoveLine, wide: int) -> _Laid:
        """A line in its place, in a list so wide."""
        key = (_shape(line), wide)
        laid = self._laid.get(key)
        if laid is None:
            laid = self._laid[key] = self._before.get(key) or _lay(line, wide)
        return laid

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.all_of_them(width - 2 * self.frameWidth()) + 2 * self.frameWidth()

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(max(200, self.width())))

    def minimumSizeHint(self) -> QSize:
        least = sum(self.laid(line, max(200, self.viewport().width())).high for line in self.lines[:LEAST_ROWS])
        return QSize(120, least + 2 * self.frameWidth())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _fit(self) -> None:
        """Have a scroll bar only where the lines do not fit without one: it takes width, and so makes them longer."""
        edges = 2 * self.frameWidth()
        fits = self.all_of_them(self.width() - edges) <= self.height() - edges
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits else Qt.ScrollBarPolicy.ScrollBarAlwaysOn
        if policy is not self.verticalScrollBarPolicy():
            self.setVerticalScrollBarPolicy(policy)
            self.scheduleDelayedItemsLayout()

    def _measure_again(self) -> None:
        self._laid.clear()
        self._before.clear()
        self._lie_anew()

    def _lie_anew(self) -> None:
        self._fit()
        self.scheduleDelayedItemsLayout()
        self.updateGeometry()
        self.viewport().update()


class _MovePainter(QStyledItemDelegate):
    """A painter of lines."""

    def __init__(self, lines: MoveLines) -> None:
        super().__init__(lines)
        self._list = lines

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:  # noqa: ARG002
        wide = self._list.viewport().width()
        rows = self._list.lines
        return QSize(wide, self._list.laid(rows[index.row()], wide).high if index.row() < len(rows) else look().row)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        if index.row() >= len(self._list.lines):
            return
        line = self._list.lines[index.row()]
        box = QRect(option.rect)
        laid = self._list.laid(line, self._list.viewport().width())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(box, look().colour("surface"))
        if index.row():
            painter.setPen(QPen(look().colour("line"), 1))
            painter.drawLine(box.topLeft(), box.topRight())
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(look().colour("info"), 2))
            painter.drawRect(box.adjusted(1, 1, -1, -1))
        self._signs(painter, box, line)
        corner = QPointF(box.x() + laid.left, box.y() + AIR)
        painter.setPen(look().colour("muted" if line.quiet else "text"))
        laid.name.draw(painter, corner)
        painter.setFont(_strong())
        way = QRectF(box.x() + EDGE, box.y() + laid.below, box.width(), QFontMetrics(_strong()).height())
        painter.drawText(way, Qt.AlignmentFlag.AlignLeft | MIDDLE, line.way)
        painter.setPen(look().colour("muted"))
        laid.why.draw(painter, QPointF(box.x() + EDGE, box.y() + laid.below))
        painter.restore()

    def _signs(self, painter: QPainter, box: QRect, line: MoveLine) -> None:
        """Draw tick, badge and card beside the name."""
        x, middle = box.x() + EDGE, box.y() + AIR + QFontMetrics(_strong()).height() // 2
        if line.ticked is not None:
            _tick(painter, QRect(x, middle - TICK // 2, TICK, TICK), ticked=line.ticked)
            x += TICK + GAP
        if line.badge:
            _badge(painter, x, middle, line.badge)
            x += BADGE + GAP
        if line.card:
            _card(painter, QRect(x, middle - 10, CARD, 20), line.card)
            x += CARD + GAP
        if line.noted:
            look().paint_icon(painter, QRect(x, middle - 7, 14, 14), "info", "info")


def _shape(line: MoveLine) -> MoveLine:
    """What the place of a line rests on: another badge or card changes nothing, nor does its tick."""
    ticked = None if line.ticked is None else True
    return replace(line, badge=min(line.badge, 1), card=line.card and RED, ticked=ticked, quiet=False)


def _lay(line: MoveLine, wide: int) -> _Laid:
    """Put the texts of a line into their places."""
    strong, metrics = _strong(), QFontMetrics(_strong())
    signs = (line.ticked is not None, TICK), (line.badge > 0, BADGE), (bool(line.card), CARD), (line.noted, 14)
    left = EDGE + sum(each + GAP for there, each in signs if there)
    name = _wrapped(line.name, strong, wide - left - EDGE)
    below = AIR + name.boundingRect().height() + 1
    way = metrics.horizontalAdvance(line.way) + 2 * GAP if line.way else 0
    high = metrics.height()
    why = _wrapped(_unbroken(line), text_font(SMALL), wide - 2 * EDGE, first=way, least=high, rules=line.rules)
    bottom = below + max(high if line.way else 0, why.boundingRect().bottom() if line.why else 0) + AIR
    pressed = look().touch and (line.ticked is not None or not line.badge)
    return _Laid(name, why, left, below, max(int(bottom + 0.999), TOUCH_ROW if pressed else 0))


def _unbroken(line: MoveLine) -> str:
    """The reason of a line, in which no number of a rule is broken in two."""
    text = line.why
    for rule in line.rules:
        text = text.replace(rule, _whole(rule))
    return text


def _whole(rule: str) -> str:
    return rule.replace(" ", "\u00a0").replace("-", "\u2011")


def _wrapped(
    text: str, font: QFont, wide: int, *, first: int = 0, least: int = 0, rules: Sequence[str] = ()
) -> QTextLayout:
    """A text broken into lines of this width; the numbers of rules in it stand in a colour of their own. `first`: so
    far in the first line begins, which is `least` pixels high.
    """
    layout = QTextLayout(text, font)
    layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute))
    colour = QTextCharFormat()
    colour.setForeground(look().colour("info"))
    formats = []
    for rule in dict.fromkeys(map(_whole, rules)):
        at = text.find(rule)
        while at >= 0:
            mark = QTextLayout.FormatRange()
            mark.start, mark.length, mark.format = at, len(rule), colour
            formats.append(mark)
            at = text.find(rule, at + len(rule))
    layout.setFormats(formats)
    layout.beginLayout()
    top, aside = 0.0, first
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1, wide - aside))
        high = max(line.height(), least if aside else 0)
        line.setPosition(QPointF(aside, top + (high - line.height()) / 2))
        top, aside = top + high, 0
    layout.endLayout()
    return layout


def _strong() -> QFont:
    return bold(TABLE)


def _tick(painter: QPainter, box: QRect, *, ticked: bool) -> None:
    accent = look().colour("accent")
    painter.setPen(QPen(accent if ticked else look().colour("edge"), 1))
    painter.setBrush(accent if ticked else look().colour("field"))
    painter.drawRoundedRect(QRectF(box), 4, 4)
    if ticked:
        look().paint_icon(painter, box.adjusted(2, 2, -2, -2), "check", "on_accent")


def _badge(painter: QPainter, x: int, y: int, number: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look().colour("info"))
    painter.setFont(bold(11))
    wide = max(20.0, painter.fontMetrics().horizontalAdvance(str(number)) + 8.0)
    box = QRectF(x + (BADGE - wide) / 2, y - 10, wide, 20)
    painter.drawRoundedRect(box, 10, 10)
    painter.setPen(look().colour("ground"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))


def _card(painter: QPainter, box: QRect, card: str) -> None:
    """Draw the card that was dealt for this seat, as it lies on the table."""
    from tdapp.words.rulings.say import cards

    painter.setPen(QPen(look().colour("edge"), 1))
    painter.setBrush(Qt.GlobalColor.white)
    painter.drawRoundedRect(QRectF(box), 3, 3)
    painter.setFont(bold(SMALL))
    painter.setPen(Qt.GlobalColor.darkRed if card[1] in RED else Qt.GlobalColor.black)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, cards(card))
