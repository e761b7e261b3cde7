"""The line under the floor map: what colour and pattern of a table mean, and how many tables there are of each kind.

Under the list of tables, which has words for the kinds, it tells the sign alone of who is not checked in.
"""

from collections import Counter

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.domain.tally import Tally
from tdapp.read.seating.tables import TablesView, TableView
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.fonts import text_font
from tdapp.ui.pages.seating.felts import name_of
from tdapp.ui.pages.seating.table_painting import BREAKS, FloorPainter
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import SMALL
from tdapp.words.say import Words

KINDS = {  # by the name of the look, in the order they are told
    "full": QT_TRANSLATE_NOOP("Tables", "fullest", "tables as full as the fullest"),
    "1": QT_TRANSLATE_NOOP("Tables", "1 short", "tables with one player fewer than the fullest"),
    "2": QT_TRANSLATE_NOOP("Tables", "2 short", "tables with two players fewer than the fullest"),
    "3": QT_TRANSLATE_NOOP("Tables", "3+ short", "tables with at least three players fewer than the fullest"),
    "stops": QT_TRANSLATE_NOOP("Tables", "stopped", "tables where nobody can play"),
    "breaks": BREAKS,
}
UNSEEN = QT_TRANSLATE_NOOP("Tables", "not checked in", "players with a question mark at their seat")
SWATCH, GAP, BETWEEN, HIGH = 30, 6, 16, 18  # pixels: a swatch, up to its word and count, up to the next, the line


class Legend(QWidget):
    """A row with a swatch, a word and a number for each kind of table there is. It is as high without tables, so that
    the map over it stays where it is.
    """

    def __init__(self) -> None:
        super().__init__()
        self._items: list[tuple[str, str, str]] = []  # look, word, number; no look: the sign of who is not checked in
        self._tables: Tally[TableView, tuple[str, int]] = Tally(_look_and_absent)
        self._painter: FloorPainter | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_view(self, view: TablesView, painter: FloorPainter, words: Words) -> None:
        """Show the kinds of tables there are."""
        self._painter = painter
        many, unseen = Counter[str](), 0
        for (name, absent), tables in self._tables.of(view.tables).items():
            many[name] += tables
            unseen += absent * tables
        self._items = [(name, words(text), words.number(many[name])) for name, text in KINDS.items() if name in many]
        if unseen:
            self._items.append(("", words(UNSEEN), words.number(unseen)))
        self._told()

    def tell_signs(self) -> None:
        """Tell the signs at the names alone, if there are any: the list under which it stands says the rest itself."""
        self._items = [item for item in self._items if not item[0]]
        self._told()

    def said(self) -> list[tuple[str, str]]:
        """What stands there: word and number of each kind."""
        return [(text, number) for _look, text, number in self._items]

    def _told(self) -> None:
        self.setAccessibleName(", ".join(f"{text} {number}" for _look, text, number in self._items))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(sum(self._width(text, number) for _look, text, number in self._items), HIGH)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        if self._painter is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = 0.0
        for name, text, number in self._items:
            box = QRectF(x + 1, (HIGH - 16) / 2, SWATCH - 2, 16)
            if not name:
                self._painter.marks.unseen(painter, QPointF(box.center().x() + 8, HIGH / 2))
            else:
                self._paint_swatch(painter, box, name)
            left = x + SWATCH + GAP
            for word, font, ink in ((text, text_font(SMALL), "muted"), (number, bold(SMALL), "text")):
                painter.setFont(font)
                painter.setPen(look().colour(ink))
                wide = _wide(font, word)
                painter.drawText(QRectF(left, 0, wide + 2, HIGH), Qt.AlignmentFlag.AlignVCenter, word)
                left += wide + GAP
            x += self._width(text, number)
        painter.end()

    def _paint_swatch(self, painter: QPainter, box: QRectF, name: str) -> None:
        assert self._painter is not None
        felt = self._painter.felts.named(name)
        painter.setPen(felt.border)
        for brush in (felt.fill, felt.hatch):
            if brush is not None:
                painter.setBrush(brush)
                painter.drawRoundedRect(box, 7, 7)

    @staticmethod
    def _width(text: str, number: str) -> int:
        return SWATCH + GAP + _wide(text_font(SMALL), text) + GAP + _wide(bold(SMALL), number) + BETWEEN


def _look_and_absent(table: TableView) -> tuple[str, int]:
    return name_of(table), sum(seat.absent for seat in table.seats)


def _wide(font: QFont, text: str) -> int:
    return QFontMetrics(font).horizontalAdvance(text)
