"""The line over the floor map: counts, what colour and pattern mean, zoom, map or list, and what opens tables."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from tdapp.read.seating.tables import TablesView, TableView
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.actions import draws, seats, tables
from tdapp.ui.actions.action import Action
from tdapp.ui.fonts import text_font
from tdapp.ui.pages.seating import texts
from tdapp.ui.pages.seating.floor_map import FloorMap
from tdapp.ui.pages.seating.table_painting import FloorPainter
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import SMALL, TOUCH_BUTTON
from tdapp.ui.widgets.buttons import Button, FoldingButton, IconButton
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.layout import grow, hbox
from tdapp.words.say import Words

KINDS = (
    QT_TRANSLATE_NOOP("Tables", "fullest", "tables as full as the fullest"),
    QT_TRANSLATE_NOOP("Tables", "1 short", "tables with one player fewer than the fullest"),
    QT_TRANSLATE_NOOP("Tables", "2", "2 short, after '1 short'"),
    QT_TRANSLATE_NOOP("Tables", "3 or more", "3 or more short, after '1 short'"),
)
FIRST_SHORT = {  # no kind before it says what the number counts
    2: QT_TRANSLATE_NOOP("Tables", "2 short", "tables with two players fewer than the fullest"),
    3: QT_TRANSLATE_NOOP("Tables", "3+ short", "tables with at least three players fewer than the fullest"),
}
GAP, CLOSE, SWATCH = 8, 2, 30
NARROW = 36  # a button that is only an icon
WINDOWS: tuple[tuple[Action, Text], ...] = (  # what one looks for where tables are, and what it is called here
    (tables.ROOM, QT_TRANSLATE_NOOP("Tables", "Room rules")),
    (tables.PLAN, QT_TRANSLATE_NOOP("Tables", "Arrange")),
    (draws.SHOW, QT_TRANSLATE_NOOP("Tables", "Draws")),
)


class Legend(QWidget):
    """A row with a swatch and a word for each kind of table there is."""

    def __init__(self) -> None:
        super().__init__()
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


class TablesHead(QWidget):
    """The line over the map, with title, counts and buttons. `way_changed`: map or list is wanted instead; `ask` lets
    the window do an action by its id.
    """

    way_changed = Signal()

    def __init__(self, session: Session, floor: FloorMap, ask: Callable[[str], object]) -> None:
        super().__init__()
        self.title = Label(texts.TITLE, "title")
        self.counts = Elided("", "muted")
        self.legend = Legend()
        self.smaller = IconButton("minus", texts.ZOOM_OUT, floor.zoom_out, kind="", name="zoom_out")
        self.whole = IconButton("maximize", texts.WHOLE_ROOM, floor.zoom_to_room, kind="", name="zoom_room")
        self.larger = IconButton("plus", texts.ZOOM_IN, floor.zoom_in, kind="", name="zoom_in")
        self.as_map, self.as_list = Button(texts.MAP, name="show_map"), Button(texts.LIST, name="show_list")
        self.redraw = Button(
            texts.REDRAW, partial(seats.DRAW.act, session), icon="shuffle", name="redraw", help_text=texts.REDRAW_HELP
        )
        self.open_table = Button(texts.OPEN_TABLE, partial(seats.OPEN_TABLE.act, session), name="open_table")
        self.windows = tuple(_opens(action, text, ask) for action, text in WINDOWS)
        self._ways = QButtonGroup(self)
        for button in (self.whole, self.as_map, self.as_list):
            button.setCheckable(True)
        for button in (self.as_map, self.as_list):
            self._ways.addButton(button)
        self.as_map.setChecked(True)
        self._ways.buttonClicked.connect(self.way_changed)
        zoom = hbox(self.smaller, self.whole, self.larger, gap=CLOSE)
        ways = self.as_map, self.as_list, self.open_table, self.redraw
        opened = hbox(*self.windows, gap=CLOSE)
        hbox(self.title, 4, grow(self.counts), self.legend, zoom, *ways, opened, gap=GAP, on=self)
        self.redraw.hide()

    def _of_a_room(self) -> tuple[QWidget, ...]:
        zoom = (self.smaller, self.whole, self.larger)
        return (*zoom, self.as_map, self.as_list, self.open_table)

    def show_view(self, view: TablesView, painter: FloorPainter, words: Words) -> None:
        """Show the counts of the room; without tables there is nothing to zoom or open."""
        for widget in self._of_a_room():
            widget.setVisible(bool(view.tables))
        if not view.tables:
            self.counts.setText("")
            self.redraw.hide()
            self.legend.hide()
            self.fit()
            return
        seated, free = words(texts.SEATED, n=view.seated), words(texts.FREE_SEATS, n=view.free)
        self.counts.setText(f"{words(texts.OPEN, n=len(view.tables))} · {seated} · {free}")
        self.legend.show_view(view, painter, words)
        self.fit()

    def fit(self) -> None:
        """Show the legend while nothing has to be cut for it, and beside it what opens windows in words, not as icons
        alone.
        """
        for button in (self.smaller, self.whole, self.larger):
            button.setFixedWidth(TOUCH_BUTTON if look().touch else NARROW)
        shown = [widget for widget in (self.title, *self._of_a_room(), self.redraw) if not widget.isHidden()]
        taken = sum(min(widget.sizeHint().width(), widget.maximumWidth()) + GAP for widget in shown) + 3 * GAP
        room = self.width() - taken - self.counts.fontMetrics().horizontalAdvance(self.counts.text())
        legend = 0 if self.open_table.isHidden() else self.legend.sizeHint().width()
        in_words = legend + sum(button.unfolded() + GAP for button in self.windows) <= room
        for opens in self.windows:
            opens.fold(folded=not in_words)
        self.legend.setVisible(bool(legend) and legend + self._opening() <= room)

    def _opening(self) -> int:
        """How wide the buttons of windows are as they are."""
        return sum(button.sizeHint().width() + GAP for button in self.windows)

    def show_zoom(self, *, whole: bool) -> None:
        """Show how far the map is zoomed; `whole`: it follows the window."""
        for button in (self.smaller, self.whole, self.larger):
            button.setEnabled(self.as_map.isChecked())
        self.whole.setChecked(whole)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


def _opens(action: Action, text: Text, ask: Callable[[str], object]) -> FoldingButton:
    """A button that opens a window by its action."""
    do = partial(ask, action.id)
    return FoldingButton(text, do, whole=action.text, icon=action.icon, key=action.key, name=f"tables_{action.id}")
