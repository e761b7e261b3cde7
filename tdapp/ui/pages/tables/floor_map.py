"""The floor map: every open table in its place, near with names or far as shapes, walked by keys or by mouse.

It changes nothing by itself: it says that a seat was activated, or that a player was carried to another seat.
"""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.domain.units import Seat, TableNo
from tdapp.ui.pages.tables import geometry
from tdapp.ui.pages.tables.drawing import FloorColours
from tdapp.ui.pages.tables.floor_view import FloorView
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
    move_asked = Signal(int, object)  # EntryId, Seat: a player was carried to a free seat
    swap_asked = Signal(int, int)  # EntryId, EntryId: a player was carried onto another

    def __init__(self, colours: FloorColours, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(colours, words, parent)
        self._pressed: tuple[Seat, QPointF] | None = None

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and key in ARROWS:
            self._walk(*ARROWS[key])
        elif plain and key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self._by_table(self._tables_in_sight() * (1 if key == Qt.Key.Key_PageDown else -1))
        elif plain and key in (Qt.Key.Key_Home, Qt.Key.Key_End) and self._tables:
            self.go_to(Seat(self._tables[0 if key == Qt.Key.Key_Home else -1].number, 0))
        elif plain and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Menu):
            self._activate()
        else:
            event.ignore()

    def _activate(self) -> None:
        if self._cursor is None:
            return
        corner = self.seat_box(self._cursor).bottomLeft().toPoint()
        self.activated.emit(self._cursor, self.viewport().mapToGlobal(corner))

    def _walk(self, dx: int, dy: int) -> None:
        if not self._tables:
            return
        if self._cursor is None:
            first = min(self._floor.visible(self.verticalScrollBar().value() + 1.0, self._bottom()), default=0)
            self.go_to(Seat(self._tables[first].number, 0))
        elif self._floor.near:
            here = self.seat_box(self._cursor)
            found = geometry.nearest(here, self._seats_around(self._cursor.table), dx, dy)
            if found is not None:
                self._set_cursor(found)
        else:
            self._by_table(dx + dy * self._floor.columns)

    def _by_table(self, step: int) -> None:
        if self._tables:
            here = self._index[self._cursor.table] if self._cursor else 0
            index = here + step
            if abs(step) > self._floor.columns:
                index = max(0, min(len(self._tables) - 1, index))
            if 0 <= index < len(self._tables):
                self.go_to(Seat(self._tables[index].number, 0))

    def _tables_in_sight(self) -> int:
        return max(1, int(self.viewport().height() // self._floor.height)) * self._floor.columns

    def _seats_around(self, number: TableNo) -> Iterator[tuple[Seat, QRectF]]:
        """The seats of a table and of the eight around it."""
        index = self._index[number]
        for row in (-1, 0, 1):
            for column in (-1, 0, 1):
                other = index + row * self._floor.columns + column
                same_row = index // self._floor.columns + row == other // self._floor.columns
                if same_row and 0 <= other < len(self._tables):
                    table = self._tables[other]
                    for seat in table.seats:
                        at = Seat(table.number, seat.number)
                        yield at, self.seat_box(at)

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        seat = self.seat_at(event.position())
        if seat is None:
            return
        self._set_cursor(seat)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = (seat, event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            return
        seat, start = self._pressed
        view = self.seat_view(seat)
        far = (event.position() - start).manhattanLength() >= QApplication.startDragDistance()
        if view is not None and view.entry is not None and (self._carried is not None or far):
            self._carried = (view, event.position())
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        carried, self._carried, self._pressed = self._carried, None, None
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
            (self.zoom_in if event.angleDelta().y() > 0 else self.zoom_out)()
        else:
            super().wheelEvent(event)
