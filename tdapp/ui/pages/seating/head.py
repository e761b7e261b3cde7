"""The line over the floor map: counts, zoom, map or list, and what opens tables."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from tdapp.read.seating.tables import TablesView
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.actions import draws, seats, tables
from tdapp.ui.actions.action import Action
from tdapp.ui.pages.seating import texts
from tdapp.ui.pages.seating.floor_map import FloorMap
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import TOUCH_BUTTON
from tdapp.ui.widgets.buttons import Button, FoldingButton, IconButton
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.layout import grow, hbox
from tdapp.words.say import Words

GAP, CLOSE = 8, 2
NARROW = 36  # a button that is only an icon
WINDOWS: tuple[tuple[Action, Text], ...] = (  # what one looks for where tables are, and what it is called here
    (tables.ROOM, QT_TRANSLATE_NOOP("Tables", "Room rules")),
    (tables.PLAN, QT_TRANSLATE_NOOP("Tables", "Arrange")),
    (draws.SHOW, QT_TRANSLATE_NOOP("Tables", "Draws")),
)


class TablesHead(QWidget):
    """The line over the map, with title, counts and buttons. `way_changed`: map or list is wanted instead; `ask` lets
    the window do an action by its id.
    """

    way_changed = Signal()

    def __init__(self, session: Session, floor: FloorMap, ask: Callable[[str], object]) -> None:
        super().__init__()
        self.title = Label(texts.TITLE, "title")
        self.counts = Elided("", "muted")
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
        self._opened = hbox(*self.windows, gap=CLOSE)
        hbox(self.title, 4, grow(self.counts), zoom, *ways, self._opened, gap=GAP, on=self)
        self.redraw.hide()

    def _of_a_room(self) -> tuple[QWidget, ...]:
        zoom = (self.smaller, self.whole, self.larger)
        return (*zoom, self.as_map, self.as_list, self.open_table)

    def show_view(self, view: TablesView, words: Words) -> None:
        """Show the counts of the room; without tables there is nothing to zoom or open."""
        for widget in self._of_a_room():
            widget.setVisible(bool(view.tables))
        if not view.tables:
            self.counts.setText("")
            self.redraw.hide()
            self.fit()
            return
        seated, free = words(texts.SEATED, n=view.seated), words(texts.FREE_SEATS, n=view.free)
        self.counts.setText(f"{words(texts.OPEN, n=len(view.tables))} · {seated} · {free}")
        self.fit()

    def fit(self) -> None:
        """Show what opens windows in words, not as icons alone, while nothing has to be cut for it."""
        for button in (self.smaller, self.whole, self.larger):
            button.setFixedWidth(TOUCH_BUTTON if look().touch else NARROW)
        shown = [widget for widget in (self.title, *self._of_a_room(), self.redraw) if not widget.isHidden()]
        taken = sum(min(widget.sizeHint().width(), widget.maximumWidth()) + GAP for widget in shown) + 3 * GAP
        room = self.width() - taken - self.counts.fontMetrics().horizontalAdvance(self.counts.text())
        in_words = sum(button.unfolded() + GAP for button in self.windows) <= room
        self._opened.setSpacing(GAP if in_words else CLOSE)
        for opens in self.windows:
            opens.fold(folded=not in_words)

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
