"""The sight of the floor map: how large tables are, which part of the room is in sight, and what lies at a point."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QAbstractScrollArea, QFrame

from tdapp.domain.seating.room import TablePlace
from tdapp.domain.units import Seat, TableNo
from tdapp.read.seating.tables import SeatView, TableView
from tdapp.ui.pages.seating import geometry, placing

STEP = 1.25  # of the zoom by keys
SHOWN, HIDDEN = Qt.ScrollBarPolicy.ScrollBarAsNeeded, Qt.ScrollBarPolicy.ScrollBarAlwaysOff


class FloorSight(QAbstractScrollArea):
    """A view of a part of a room with tables. The cursor is at a seat when near, at a table (seat 0) when far."""

    zoomed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("floor_map")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # so that panning moves what is painted
        self._tables: tuple[TableView, ...] = ()
        self._index: dict[TableNo, int] = {}
        self._places: tuple[TablePlace, ...] = ()
        self._cursor: Seat | None = None
        self._cell: float | None = None  # None: the whole room
        self.taken: Callable[[], int] = int  # pixels below the view which bars of the window take for a while
        self.covered: Callable[[], int] = int  # pixels at its right over which something lies
        self._laid_out: tuple[tuple[object, ...], placing.Layout, float] | None = None
        empty = placing.laid_out((), (), columns=1)
        self._floor = placing.floor_at(empty, 200, width=400, height=300, seats=9)

    @property
    def cursor_seat(self) -> Seat | None:
        """The seat the keyboard is at; a table (seat 0) when seats are not shown, None before it was moved."""
        return self._cursor

    @property
    def shows_names(self) -> bool:
        """Whether seats and names are shown."""
        return self._floor.near

    @property
    def cell(self) -> float:
        """The width of a table's place now, in pixels."""
        return self._floor.width

    @property
    def whole_room(self) -> bool:
        """Whether the zoom follows the window, so that the whole room is in sight."""
        return self._cell is None

    def seat_box(self, seat: Seat) -> QRectF:
        """The box a seat (0: its table) is drawn in, in the viewport."""
        index = self._index[seat.table]
        place = self._floor.place(index).translated(self._origin())
        if not self._floor.near:
            return geometry.far_box(place)
        boxes = geometry.seat_boxes(place, len(self._tables[index].seats))
        return boxes[seat.number - 1] if seat.number else geometry.table_box(boxes)

    def seat_view(self, seat: Seat | None) -> SeatView | None:
        """The view of a seat; None for a table or no seat."""
        if seat is None or not seat.number or seat.table not in self._index:
            return None
        return self._tables[self._index[seat.table]].seats[seat.number - 1]

    def seat_at(self, point: QPointF) -> Seat | None:
        """The seat under a point of the viewport; seat 0: the table itself, or where seats are not shown."""
        on_floor = point - self._origin()
        index = self._floor.index_at(on_floor)
        if index is None:
            return None
        table = self._tables[index]
        if self._floor.near:
            for number, box in enumerate(geometry.seat_boxes(self._floor.place(index), len(table.seats)), 1):
                if box.adjusted(-2, -2, 2, 2).contains(on_floor):
                    return Seat(table.number, number)
        return Seat(table.number, 0)

    def zoom_in(self) -> None:
        """Make tables one step larger, around the cursor."""
        self.zoom_by(STEP)

    def zoom_out(self) -> None:
        """Make tables one step smaller, around the cursor."""
        self.zoom_by(1 / STEP)

    def show_names(self) -> None:
        """Zoom so near that seats are shown with names."""
        if not self._floor.near:
            self.zoom_by(geometry.READABLE / self._floor.width)

    def zoom_by(self, factor: float, around: QPointF | None = None) -> None:
        """Make tables so much larger; what is at this point of the viewport stays there (None: cursor or middle)."""
        by_key = around is None
        if around is None:
            middle = QPointF(self.viewport().rect().center())
            there = middle if self._cursor is None else self.seat_box(self._cursor).center()
            around = there if QRectF(self.viewport().rect()).contains(there) else middle
        self._zoom(self._floor.width * factor, around)
        if by_key:
            self._show_cursor()

    def zoom_to_room(self) -> None:
        """Make tables as large as the whole room allows."""
        self._zoom(None, QPointF())
        self._show_cursor()

    def _limits(self) -> tuple[float, float]:
        """The narrowest and the widest place one can zoom to."""
        width, height, seats = self._measures()
        fullest = placing.fullest_cell(width=width, height=height, seats=seats)
        return geometry.SMALLEST, max(fullest, self._whole(width, height, seats)[1])

    def _zoom(self, cell: float | None, around: QPointF) -> None:
        """Show the room at another size; what is at a point of the viewport stays there."""
        before, point = self._floor, around - self._origin()
        low, high = self._limits()
        self._cell = None if cell is None else max(low, min(high, cell))
        self._lay_out()
        column, row = (point.x() - before.left) / before.width, (point.y() - before.top) / before.height
        floor = self._floor
        now = QPointF(floor.left + column * floor.width, floor.top + row * floor.height)
        self._scroll_to(now - around if cell is not None else QPointF())
        self.zoomed.emit()

    def _scroll_to(self, corner: QPointF) -> None:
        """Show this point of the room at the upper left."""
        self.horizontalScrollBar().setValue(round(corner.x()))
        self.verticalScrollBar().setValue(round(corner.y()))

    def pan_by(self, dx: float, dy: float) -> None:
        """Move the room under the view."""
        self._scroll_to(-self._origin() - QPointF(dx, dy))

    def fit_scrolling(self) -> None:
        """Look again how far the room can be scrolled, after something was laid over the view."""
        self._lay_out()

    def _show_cursor(self) -> None:
        """Bring the table of the cursor into sight; of a table larger than the view, its seat."""
        if self._cursor is None:
            return
        view = QRectF(self.viewport().rect()).adjusted(0, 0, -self.covered(), 0)
        box = self._floor.place(self._index[self._cursor.table]).translated(self._origin())
        if box.width() > view.width() or box.height() > view.height():
            box = self.seat_box(self._cursor).adjusted(-6, -6, 6, 6)
        dx = min(0.0, view.right() - box.right()) or max(0.0, view.left() - box.left())
        dy = min(0.0, view.bottom() - box.bottom()) or max(0.0, view.top() - box.top())
        if dx or dy:
            self.pan_by(dx, dy)

    def _measures(self) -> tuple[float, float, int]:
        """The measures of the view: its width and height, and how many seats the largest table has.

        They are the same whatever opens: as if there were no scroll bars, and no bars of the window below.
        """
        seats = max((len(table.seats) for table in self._tables), default=9)
        view = self.maximumViewportSize()
        return float(view.width()), float(view.height() + self.taken()), seats

    def _lay_out(self) -> bool:
        """Find each table's place; returns whether any has another one than before, so that all must be painted."""
        width, height, seats = self._measures()
        layout, cell = self._whole(width, height, seats)
        if self._cell is not None:
            cell = self._cell
        if layout.rows * geometry.cell_height(cell, seats) + 2 * placing.MARGIN > height:
            width -= self.verticalScrollBar().sizeHint().width()
        before, self._floor = self._floor, placing.floor_at(layout, cell, width=width, height=height, seats=seats)
        wide, high = self._floor.total
        self._scroll_along(Qt.Orientation.Horizontal, wide, width, beyond=self.covered())
        self._scroll_along(Qt.Orientation.Vertical, high, height, beyond=0)
        if self._cursor is not None and bool(self._cursor.number) is not self._floor.near:
            self._cursor = Seat(self._cursor.table, 1 if self._floor.near else 0)
        if self._floor == before:
            return False
        self.viewport().update()
        return True

    def _scroll_along(self, way: Qt.Orientation, whole: float, room: float, *, beyond: int) -> None:
        """Set how far the room can be scrolled. A scroll bar is there only where the room is larger than the view ever
        is: one that came and went would take room from the tables.
        """
        aside = way is Qt.Orientation.Horizontal
        bar = self.horizontalScrollBar() if aside else self.verticalScrollBar()
        policy = SHOWN if int(whole - room + 0.999) > 0 else HIDDEN
        (self.setHorizontalScrollBarPolicy if aside else self.setVerticalScrollBarPolicy)(policy)
        seen = self.viewport().width() if aside else self.viewport().height()
        bar.setRange(0, max(0, int(whole + beyond - seen + 0.999)))
        bar.setPageStep(seen)
        bar.setSingleStep(max(20, int(self._floor.height / 2)))

    def _whole(self, width: float, height: float, seats: int) -> tuple[placing.Layout, float]:
        """The layout of the tables in cells and the width of one in which the whole room is in sight: as before, while
        the same tables stand in the same view.
        """
        numbers = tuple(self._index)
        known = (numbers, self._places, width, height, seats)
        if self._laid_out is None or self._laid_out[0] != known:
            made = self._fitted(numbers, width, height, seats)
            if made[0].rows * geometry.cell_height(made[1], seats) + 2 * placing.MARGIN > height:
                made = self._fitted(numbers, width - self.verticalScrollBar().sizeHint().width(), height, seats)
            self._laid_out = (known, *made)
        return self._laid_out[1], self._laid_out[2]

    def _fitted(
        self, numbers: tuple[TableNo, ...], width: float, height: float, seats: int
    ) -> tuple[placing.Layout, float]:
        loose = len(numbers) - sum(1 for place in self._places if place.table in self._index)
        columns = placing.fitting_columns(loose, width=width, height=height, seats=seats)
        layout = placing.laid_out(numbers, self._places, columns=columns, closed_up=True)
        return layout, placing.whole_cell(layout, width=width, height=height, seats=seats)

    def _origin(self) -> QPointF:
        """The corner of the room in the viewport."""
        return QPointF(-self.horizontalScrollBar().value(), -self.verticalScrollBar().value())

    def _in_sight(self) -> list[int]:
        return self._floor.visible(QRectF(self.viewport().rect()).translated(-self._origin()))
