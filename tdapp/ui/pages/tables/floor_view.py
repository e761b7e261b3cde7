"""The floor map as it is seen: every open table in its place, near with names or far as shapes, and the cursor."""

import html
from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QToolTip, QWidget

from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.read.tables import SeatView, TablesView, TableView
from tdapp.ui.pages.tables import geometry
from tdapp.ui.pages.tables.drawing import FloorColours, FloorPainter
from tdapp.ui.pages.tables.saying import said_seat, said_table
from tdapp.words.say import Words

SPILL = 3.0  # the cursor's ring and a move's badge reach so far beyond their table's place
CLEAR = 1.0  # all else stays so far inside it


@dataclass(frozen=True, slots=True)
class Look:
    """What one table shows: the names announced at its free seats, and the seat the cursor is at (0: the table)."""

    table: TableView
    arriving: tuple[str, ...]
    at: int | None

    @property
    def spills(self) -> bool:
        """Whether something of it reaches beyond the table's place."""
        return self.at is not None or any(seat.leaving or seat.arriving for seat in self.table.seats)


class FloorView(QAbstractScrollArea):
    """Shows a `TablesView`. The cursor is at a seat when near, at a table (seat 0) when far."""

    cursor_moved = Signal(object)  # Seat or None
    zoomed = Signal()

    def __init__(self, colours: FloorColours, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("floor_map")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setMouseTracking(True)
        self._colours = colours
        self._words = words
        self._painter = FloorPainter(colours, words)
        self._tables: tuple[TableView, ...] = ()
        self._index: dict[TableNo, int] = {}
        self._arriving: dict[int, str] = {}
        self._noted: Mapping[EntryId, str] = {}
        self._cell: float | None = None  # None: the whole room
        self._floor = geometry.plan((), width=400, seats=9, cell=200)
        self._cursor: Seat | None = None
        self._carried: tuple[SeatView, QPointF] | None = None

    # What it shows

    def set_look(self, colours: FloorColours, words: Words) -> None:
        """Other colours or another language."""
        self._colours, self._words = colours, words
        self._painter = FloorPainter(colours, words, ratio=self.devicePixelRatioF())
        self.viewport().update()

    def show_view(self, view: TablesView) -> None:
        """Show the room. The cursor stays where it is as long as its table is open.

        Only tables in sight that look different are painted anew.
        """
        before = {index: self._look_of(index) for index in self._in_sight()}
        self._tables = view.tables
        self._index = {table.number: number for number, table in enumerate(view.tables)}
        moves = view.proposal.moves if view.proposal else ()
        self._arriving = {move.badge: move.name.first or move.name.last for move in moves if move.name}
        if self._cursor is not None and self._cursor.table not in self._index:
            self._cursor = None
        if self._lay_out():
            return
        for index, look in before.items():
            if look != self._look_of(index):
                self.viewport().update(self._ink(index, spilling=look.spills or self._look_of(index).spills))

    def show_noted(self, noted: Mapping[EntryId, str]) -> None:
        """Mark these players; what must be known of each is said with the seat."""
        if noted != self._noted:
            self._noted = noted
            self.viewport().update()

    @property
    def cursor_seat(self) -> Seat | None:
        """Where the keyboard is: a seat, a table (seat 0) when seats are not shown, None before it was moved."""
        return self._cursor

    @property
    def shows_names(self) -> bool:
        """Whether seats and names are shown."""
        return self._floor.near

    @property
    def whole_room(self) -> bool:
        """Whether the zoom follows the window, so that the whole room is in sight."""
        return self._cell is None

    def seat_box(self, seat: Seat) -> QRectF:
        """Where a seat (0: its table) is drawn, in the viewport."""
        index = self._index[seat.table]
        place = self._floor.place(index).translated(0, -self.verticalScrollBar().value())
        if not self._floor.near:
            return geometry.far_box(place)
        boxes = geometry.seat_boxes(place, len(self._tables[index].seats))
        return boxes[seat.number - 1] if seat.number else geometry.table_box(boxes)

    def seat_view(self, seat: Seat | None) -> SeatView | None:
        """What is known of a seat; None for a table or no seat."""
        if seat is None or not seat.number or seat.table not in self._index:
            return None
        return self._tables[self._index[seat.table]].seats[seat.number - 1]

    def seat_at(self, point: QPointF) -> Seat | None:
        """The seat under a point of the viewport; seat 0: the table itself, or where seats are not shown."""
        on_floor = point + QPointF(0, self.verticalScrollBar().value())
        index = self._floor.index_at(on_floor)
        if index is None:
            return None
        table = self._tables[index]
        if self._floor.near:
            for number, box in enumerate(geometry.seat_boxes(self._floor.place(index), len(table.seats)), 1):
                if box.adjusted(-2, -2, 2, 2).contains(on_floor):
                    return Seat(table.number, number)
        return Seat(table.number, 0)

    # Zoom and cursor

    def zoom_in(self) -> None:
        """Tables one step larger."""
        cells = geometry.steps(self.viewport().width())
        self._zoom(next((cell for cell in cells if cell > self._floor.width + 1), cells[-1]))

    def zoom_out(self) -> None:
        """Tables one step smaller."""
        cells = geometry.steps(self.viewport().width())
        self._zoom(next((cell for cell in reversed(cells) if cell < self._floor.width - 1), cells[0]))

    def zoom_to_room(self) -> None:
        """As large as the whole room allows."""
        self._zoom(None)

    def _zoom(self, cell: float | None) -> None:
        self._cell = cell
        self._lay_out()
        self._show_cursor()
        self.zoomed.emit()

    def go_to(self, seat: Seat) -> bool:
        """Put the cursor at a seat, or at a table (seat 0). False when there is none such."""
        if seat.table not in self._index:
            return False
        table = self._tables[self._index[seat.table]]
        if not 0 <= seat.number <= len(table.seats):
            return False
        near = self._floor.near
        self._set_cursor(Seat(seat.table, (seat.number or 1) if near else seat.number))
        return True

    def _set_cursor(self, seat: Seat) -> None:
        left, self._cursor = self._cursor, seat
        self._repaint_table(left)
        self._repaint_table(seat)
        self._show_cursor()
        self.cursor_moved.emit(seat)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self._said(seat)))

    def _said(self, seat: Seat) -> str:
        table = self._tables[self._index[seat.table]]
        if not seat.number:
            return said_table(table, self._words)
        note = self._noted.get(table.seats[seat.number - 1].entry or EntryId(0), "")
        return " · ".join(filter(None, (said_seat(table, seat, self._words), note)))

    def _show_cursor(self) -> None:
        if self._cursor is None:
            return
        place = self._floor.place(self._index[self._cursor.table])
        bar = self.verticalScrollBar()
        if place.top() < bar.value():
            bar.setValue(int(place.top()))
        elif place.bottom() > bar.value() + self.viewport().height():
            bar.setValue(int(place.bottom() - self.viewport().height()) + 1)

    def _lay_out(self) -> bool:
        """Find each table's place. Whether any has another one than before, so that all must be painted."""
        seats = max((len(table.seats) for table in self._tables), default=9)
        width, height = float(self.viewport().width()), float(self.viewport().height())
        cell = self._cell
        if cell is None:
            cell = geometry.fitting_cell(len(self._tables), width=width, height=height, seats=seats)
        before, self._floor = self._floor, geometry.plan(self._tables, width=width, seats=seats, cell=min(cell, width))
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, int(self._floor.total_height - height) + 1))
        bar.setPageStep(int(height))
        bar.setSingleStep(max(20, int(self._floor.height / 2)))
        if self._cursor is not None and bool(self._cursor.number) is not self._floor.near:
            self._cursor = Seat(self._cursor.table, 1 if self._floor.near else 0)
        if self._floor == before:
            return False
        self.viewport().update()
        return True

    def _in_sight(self) -> range:
        return self._floor.visible(float(self.verticalScrollBar().value()), self._bottom())

    def _look_of(self, index: int) -> Look:
        table = self._tables[index]
        arriving = tuple(self._arriving.get(seat.arriving, "") for seat in table.seats if seat.arriving)
        at = self._cursor.number if self._cursor and self._cursor.table == table.number else None
        return Look(table, arriving, at)

    def _repaint_table(self, seat: Seat | None) -> None:
        """The table of a seat at which the cursor is or was."""
        if seat is not None and seat.table in self._index:
            self.viewport().update(self._ink(self._index[seat.table], spilling=True))

    def _ink(self, index: int, *, spilling: bool) -> QRect:
        """What a table covers in the viewport."""
        place = self._floor.place(index).translated(0, -self.verticalScrollBar().value())
        grown = SPILL if spilling else -CLEAR
        return place.adjusted(-grown, -grown, grown, grown).toAlignedRect()

    # Qt's other events

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            seat = self.seat_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), html.escape(self._said(seat)) if seat else "", self.viewport())
            return True
        return super().viewportEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if self._cursor is None and self._tables:
            self.go_to(Seat(self._tables[0].number, 0))
        super().focusInEvent(event)
        self._repaint_table(self._cursor)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._repaint_table(self._cursor)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._painter.ratio != self.devicePixelRatioF():  # moved to a display with other pixels
            self.set_look(self._colours, self._words)
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), self._colours.ground)
        top = float(self.verticalScrollBar().value())
        painter.translate(0, -top)
        here, shown = self.hasFocus(), event.region()
        for index in self._floor.visible(top + shown.boundingRect().top(), top + shown.boundingRect().bottom()):
            look = self._look_of(index)
            if not shown.intersects(self._ink(index, spilling=look.spills)):
                continue
            place = self._floor.place(index)
            if self._floor.near:
                self._painter.near(painter, place, look.table, self._arriving, at=look.at, here=here, noted=self._noted)
            else:
                self._painter.far(painter, place, look.table, at=look.at is not None, here=here)
        painter.translate(0, top)
        if self._carried is not None:
            view, point = self._carried
            allowed = self.seat_view(self.seat_at(point)) is not None
            self._painter.lifted(painter, point, view.short, self._floor.width, allowed=allowed)
        painter.end()

    def _bottom(self) -> float:
        return float(self.verticalScrollBar().value() + self.viewport().height())
