"""The legend of the floor map: what colour and pattern mean."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.read.seating.tables import TablesView, TableView
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.fonts import text_font
from tdapp.ui.pages.seating.table_painting import FloorPainter
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import SMALL
from tdapp.words.say import Words

KINDS = (
    QT_TRANSLATE_NOOP("Tables", "full", "tables as full as the fullest"),
    QT_TRANSLATE_NOOP("Tables", "1 short", "tables with one player fewer than the fullest"),
    QT_TRANSLATE_NOOP("Tables", "2", "2 short, after '1 short'"),
    QT_TRANSLATE_NOOP("Tables", "3 or more", "3 or more short, after '1 short'"),
)
FIRST_SHORT = {  # no kind before it says what the number counts
    2: QT_TRANSLATE_NOOP("Tables", "2 short", "tables with two players fewer than the fullest"),
    3: QT_TRANSLATE_NOOP("Tables", "3+ short", "tables with at least three players fewer than the fullest"),
}
SWATCH = 30


class Legend(QWidget):
    """A row with a swatch and a word for each kind of table there is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[tuple[TableView, str]] = []
        self._painter: FloorPainter | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_view(self, view: TablesView, painter: FloorPainter, words: Words) -> None:
        """Show the kinds of tables there are."""
        self._painter = painter
        examples: dict[int, TableView] = {}
        for table in view.tables:
            kind = min(max(table.short, 0), len(KINDS) - 1)
            examples.setdefault(kind, TableView(table.number, (), 0, kind))
        first = min((kind for kind in examples if kind), default=0)
        texts = {kind: KINDS[kind] for kind in examples} | {
            kind: text for kind, text in FIRST_SHORT.items() if kind == first
        }
        self._items = [(examples[kind], words(texts[kind])) for kind in sorted(examples)]
        self.setAccessibleName(", ".join(text for _table, text in self._items))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(text_font(SMALL))
        wide = sum(SWATCH + 6 + metrics.horizontalAdvance(text) + 12 for _table, text in self._items)
        return QSize(wide, 24)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        if self._painter is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(text_font(SMALL))
        x = 0.0
        for table, text in self._items:
            felt = self._painter.felt(table)
            box = QRectF(x + 1, 4, SWATCH - 2, 16)
            painter.setPen(felt.border)
            for brush in (felt.fill, felt.hatch):
                if brush is not None:
                    painter.setBrush(brush)
                    painter.drawRoundedRect(box, 7, 7)
            wide = painter.fontMetrics().horizontalAdvance(text)
            painter.setPen(look().colour("muted"))
            words = QRectF(x + SWATCH + 6, 0, wide + 2, self.height())
            painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
            x += SWATCH + 6 + wide + 12
        painter.end()
