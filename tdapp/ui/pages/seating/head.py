"""The line over the floor map: counts, legend, zoom, map or list, and what opens or draws tables."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from tdapp.read.seating.tables import TablesView
from tdapp.ui.actions import seats
from tdapp.ui.pages.seating import texts
from tdapp.ui.pages.seating.floor_map import FloorMap
from tdapp.ui.pages.seating.legend import Legend
from tdapp.ui.pages.seating.table_painting import FloorPainter
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, IconButton
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.layout import grow, hbox
from tdapp.words.say import Words

GAP = 8


class TablesHead(QWidget):
    """The line over the map, with title, counts and buttons. `way_changed`: the map is wanted instead of the list, or
    the list instead.
    """

    way_changed = Signal()

    def __init__(self, session: Session, floor: FloorMap) -> None:
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
        self._ways = QButtonGroup(self)
        for button in (self.whole, self.as_map, self.as_list):
            button.setCheckable(True)
        for button in (self.as_map, self.as_list):
            self._ways.addButton(button)
        self.as_map.setChecked(True)
        self._ways.buttonClicked.connect(self.way_changed)
        hbox(self.title, 4, grow(self.counts), self.legend, *self._of_a_room(), self.redraw, gap=GAP, on=self)
        self.redraw.hide()

    def _of_a_room(self) -> tuple[QWidget, ...]:
        zoom = (self.smaller, self.whole, self.larger)
        return (*zoom, self.as_map, self.as_list, self.open_table)

    def show_view(self, view: TablesView | None, painter: FloorPainter, words: Words) -> None:
        """Show the counts of the room; without tables there is nothing to zoom or open."""
        for widget in self._of_a_room():
            widget.setVisible(view is not None and bool(view.tables))
        if view is None or not view.tables:
            self.counts.setText("")
            self.redraw.hide()
            self.legend.hide()
            return
        seated, free = words(texts.SEATED, n=view.seated), words(texts.FREE_SEATS, n=view.free)
        self.counts.setText(f"{words(texts.OPEN, n=len(view.tables))} · {seated} · {free}")
        self.legend.show_view(view, painter, words)
        self.fit_legend()

    def fit_legend(self) -> None:
        """Show the legend while nothing has to be cut for it."""
        shown = [widget for widget in (self.title, *self._of_a_room(), self.redraw) if not widget.isHidden()]
        taken = sum(widget.sizeHint().width() + GAP for widget in shown) + 3 * GAP
        counts = self.counts.fontMetrics().horizontalAdvance(self.counts.text())
        fits = taken + counts + self.legend.sizeHint().width() <= self.width()
        self.legend.setVisible(fits and not self.open_table.isHidden())

    def show_zoom(self, *, whole: bool) -> None:
        """Show how far the map is zoomed; `whole`: it follows the window."""
        for button in (self.smaller, self.whole, self.larger):
            button.setEnabled(self.as_map.isChecked())
        self.whole.setChecked(whole)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_legend()
