"""The floor map: every open table in its place, near with names or far as shapes, walked by keys or by mouse.

It changes nothing by itself: it says that a seat was activated, or that a player was carried to another seat.
"""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from tdapp.domain.units import Seat, TableNo
from tdapp.ui.pages.seating import geometry
from tdapp.ui.pages.seating.felts import FloorColours
from tdapp.ui.pages.seating.floor_view import FloorView
from tdapp.words.say import Words

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class FloorMap(FloorView):
    """A `FloorView` with keys and mouse."""

    activated = Signal(object, QPoint)  # Seat, where on the screen a menu may open; seat 0: the table itself
    pointed = Signal(object)  # Seat: it was pressed
    move_asked = Signal(int, object)  # EntryId, Seat: a player was carried to a free seat
    swap_asked = Signal(int, int)  # EntryId, EntryId: a player was carried onto another

    def __init__(self, colours: FloorColours, words: Words) -> None:
        super().__init__(colours, words)
        self._pressed: tuple[Seat, QPointF] | None = None
        self._panned: QPointF | None = None  # where the mouse took hold of the room

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and key in ARROWS:
            self._walk(*ARROWS[key])
        elif plain and key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self._by_page(1 if key == Qt.Key.Key_PageDown else -1)
        elif plain and key in (Qt.Key.Key_Home, Qt.Key.Key_End) and self._tables:
            self.go_to(Seat(self._tables[0 if key == Qt.Key.Key_Home else -1].number, 0))
        elif plain and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Menu):
            self._activate()
        else:
            event.ignore()

    def press_part(self, key: Seat) -> None:
        """Do what Enter does at a seat or table, and put the cursor there."""
        self.setFocus()
        if self.go_to(key):
            self._open_at(key)

    def _activate(self) -> None:
        if self._cursor is not None:
            self._open_at(self._cursor)

    def _open_at(self, seat: Seat) -> None:
        corner = self.seat_box(seat).bottomLeft().toPoint()
        self.activated.emit(seat, self.viewport().mapToGlobal(corner))

    def _walk(self, dx: int, dy: int) -> None:
        if not self._tables:
            return
        if self._cursor is None:
            first = min(self._in_sight(), default=0)
            self.go_to(Seat(self._tables[first].number, 0))
        elif self._floor.near:
            here = self.seat_box(self._cursor)
            found = geometry.nearest(here, self._seats_around(self._cursor.table), dx, dy)
            if found is not None:
                self._set_cursor(found)
        else:
            here = self.seat_box(self._cursor)
            found = geometry.nearest(here, self._tables_there(), dx, dy)
            if found is not None:
                self.go_to(found)

    def _by_page(self, way: int) -> None:
        """Go to the table nearly a whole view farther down or up."""
        if self._cursor is None:
            self._walk(0, 0)
            return
        here = self._floor.place(self._index[self._cursor.table]).center()
        there = here + QPointF(0, way * 0.9 * self.viewport().height())
        ways = ((self._floor.place(index).center() - there, index) for index in range(len(self._tables)))
        _far, nearest = min((way.x() ** 2 + way.y() ** 2, index) for way, index in ways)
        self.go_to(Seat(self._tables[nearest].number, 0))

    def _tables_there(self) -> Iterator[tuple[Seat, QRectF]]:
        """The tables with their places, for the arrows."""
        for index, table in enumerate(self._tables):
            yield Seat(table.number, 0), geometry.far_box(self._floor.place(index).translated(self._origin()))

    def _seats_around(self, number: TableNo) -> Iterator[tuple[Seat, QRectF]]:
        """The seats of a table and of those around it."""
        place = self._floor.place(self._index[number])
        wide, high = 1.5 * place.width(), 1.5 * place.height()
        for index in self._floor.visible(place.adjusted(-wide, -high, wide, high)):
            table = self._tables[index]
            for seat in table.seats:
                at = Seat(table.number, seat.number)
                yield at, self.seat_box(at)

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        seat = self.seat_at(event.position())
        left = event.button() == Qt.MouseButton.LeftButton
        if event.button() == Qt.MouseButton.MiddleButton or (left and not self._holds_player(seat)):
            self._panned = event.position()
        if seat is None:
            return
        self._set_cursor(seat)
        if left:
            self._pressed = (seat, event.position())
            self.pointed.emit(seat)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._panned is not None:
            self._pan(event.position())
        if self._pressed is None:
            return
        seat, start = self._pressed
        view = self.seat_view(seat)
        far = (event.position() - start).manhattanLength() >= QApplication.startDragDistance()
        if view is not None and view.entry is not None and (self._carried is not None or far):
            self._carried = (view, event.position())
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self.viewport().update()

    def _holds_player(self, seat: Seat | None) -> bool:
        view = self.seat_view(seat)
        return view is not None and view.entry is not None

    def _pan(self, to: QPointF) -> None:
        """Let the room follow the mouse; who only clicks moves nothing."""
        if self._panned is not None and (to - self._panned).manhattanLength() >= 2:
            self.pan_by(to.x() - self._panned.x(), to.y() - self._panned.y())
            self._panned = to
            self.viewport().setCursor(Qt.CursorShape.SizeAllCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        carried, self._carried, self._pressed, self._panned = self._carried, None, None, None
        self.viewport().unsetCursor()
        self.viewport().update()
        if carried is None or carried[0].entry is None:
            return
        seat = self.seat_at(event.position())
        target = self.seat_view(seat)
        if seat is None or target is None or target.entry == carried[0].entry:
            return
        if target.entry is None:
            self.move_asked.emit(carried[0].entry, seat)
        else:
            self.swap_asked.emit(carried[0].entry, target.entry)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        seat = self.seat_at(event.position())
        if seat is not None:
            self._set_cursor(seat)
            self._activate()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            seat = self.seat_at(QPointF(event.pos()))
            if seat is None:
                return
            self._set_cursor(seat)
        self._activate()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(1.0018 ** event.angleDelta().y(), event.position())
        else:
            super().wheelEvent(event)
