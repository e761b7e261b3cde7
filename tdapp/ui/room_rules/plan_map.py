"""The plan of the room as it is arranged: every table in its place, moved by keys or dragged. It keeps nothing."""

from operator import attrgetter

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tdapp.domain.seating.room import TablePlace
from tdapp.domain.units import Seat, TableNo
from tdapp.ui.pages.seating import geometry, placing
from tdapp.ui.pages.seating.felts import floor_colours, mixed
from tdapp.ui.pages.seating.marks import CENTRED, Marks
from tdapp.ui.pages.seating.seat_painting import MIDDLE_LEFT
from tdapp.ui.room_rules.plan import Places, moved, without
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.focus_ring import paint_ring

WIDEST, SEATS = 84.0, 9
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class PlanMap(QWidget):
    """A map of the plan that shows places. `changed`: a table was moved or taken out; `went`: the cursor is
    at another table.
    """

    changed = Signal(object)  # Places
    went = Signal(object)  # TableNo or None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("room_plan")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumHeight(200)
        self.places: Places = ()
        self.table: TableNo | None = None  # where the cursor is
        self._dragged: QPointF | None = None
        self._empty = ""
        look().changed.connect(self.update)

    def show_places(self, places: Places) -> None:
        """Show this plan; the cursor stays at its table."""
        self.places = tuple(sorted(places, key=attrgetter("table")))
        numbers = [each.table for each in self.places]
        if self.table not in numbers:
            self.go_to(numbers[0] if numbers else None)
        self.update()

    def say_empty(self, text: str) -> None:
        """Say this while no table has a place."""
        self._empty = text
        self.update()

    def go_to(self, table: TableNo | None) -> None:
        """Put the cursor at a table."""
        self.table = table
        self.went.emit(table)
        self.update()

    def place(self, table: TableNo | None) -> TablePlace | None:
        """The place a table stands in; None: none."""
        return next((each for each in self.places if each.table == table), None)

    def box(self, table: TableNo) -> QRectF:
        """The box a table of the plan is drawn in, with its margin."""
        floor = self._laid_out()
        return floor.place([each.table for each in self.places].index(table))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, here = Qt.Key(event.key()), self.place(self.table)
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if here is None:
            event.ignore()
        elif key in ARROWS and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            dx, dy = ARROWS[key]
            self.changed.emit(moved(self.places, here.table, here.area, here.row + dy, here.place + dx))
        elif key in ARROWS and plain:
            self._walk(here, *ARROWS[key])
        elif key == Qt.Key.Key_Delete and plain:
            self.changed.emit(without(self.places, (here.table,)))
        else:
            event.ignore()

    def _walk(self, here: TablePlace, dx: int, dy: int) -> None:
        floor = self._laid_out()
        index = {each.table: at for at, each in enumerate(self.places)}
        boxes = ((Seat(each.table, 0), floor.place(at)) for at, each in enumerate(self.places))
        found = geometry.nearest(floor.place(index[here.table]), boxes, dx, dy)
        if found is not None:
            self.go_to(found.table)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        index = self._laid_out().index_at(event.position())
        if index is not None and event.button() == Qt.MouseButton.LeftButton:
            self.go_to(self.places[index].table)
            self._dragged = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragged is not None:
            self._dragged = event.position()
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._dragged is None or self.table is None:
            return
        self._dragged = None
        target = self._cell_at(event.position())
        if target is not None:
            self.changed.emit(moved(self.places, self.table, *target))
        self.update()

    def _cell_at(self, point: QPointF) -> tuple[str, int, int] | None:
        """The area, row and place under a point: also free ones, and one beyond the last row or place of an area."""
        floor = self._laid_out()
        x, y = (point.x() - floor.left) / floor.width, (point.y() - floor.top) / floor.height
        for area in floor.layout.areas:
            column, row = int(x - area.column), int(y - area.row)
            if x >= area.column and y >= area.row and column <= area.columns and row <= area.rows:
                return area.name, row + 1, column + 1
        return None

    def _laid_out(self) -> placing.Floor:
        numbers = [each.table for each in self.places]
        layout = placing.laid_out(numbers, self.places, columns=1)
        width, height = float(self.width()), float(self.height())
        cell = min(WIDEST, width / (layout.columns + 1.3), geometry.widest(layout.rows + 1.3, height, SEATS))
        return placing.floor_at(layout, max(8.0, cell), width=width - cell, height=height - cell, seats=SEATS)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        colours = floor_colours()
        marks, floor = Marks(colours), self._laid_out()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), colours.ground)
        if not self.places:
            painter.setFont(marks.font(14))
            painter.setPen(look().colour("muted"))
            painter.drawText(self.rect().adjusted(20, 0, -20, 0), CENTRED | Qt.TextFlag.TextWordWrap, self._empty)
        size = max(7, min(17, round(floor.width * 0.3)))
        for area in floor.layout.areas:
            self._area(painter, marks, floor, area)
        painter.setFont(marks.font(size, bold=True))
        for index, each in enumerate(self.places):
            box = geometry.far_box(floor.place(index))
            if each.table == self.table and self._dragged is not None:
                box.moveCenter(self._dragged)
            self._table(painter, box, str(each.table), mixed(colours.accent, colours.surface, 0.2), colours.line)
            if each.table == self.table:
                marks.cursor(painter, box, strong=self.hasFocus())
                painter.setFont(marks.font(size, bold=True))
        if self.hasFocus():
            paint_ring(painter, QRectF(self.rect()))
        painter.end()

    def _table(self, painter: QPainter, box: QRectF, number: str, fill: QColor, line: QColor) -> None:
        painter.setPen(QPen(line, 1))
        painter.setBrush(fill)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(look().colour("text"))
        painter.drawText(box, CENTRED, number)

    def _area(self, painter: QPainter, marks: Marks, floor: placing.Floor, area: placing.Area) -> None:
        """Draw the name of an area, and its free places as dots."""
        head = floor.heading(area)
        painter.setFont(marks.font(max(9, min(14, round(head.height() * 0.6))), bold=True))
        painter.setPen(look().colour("text"))
        painter.drawText(head.adjusted(3, 0, floor.width, 0), MIDDLE_LEFT, area.name)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look().colour("line"))
        if area.columns * area.rows <= 2_000:
            for row in range(int(area.rows)):
                for column in range(int(area.columns)):
                    x = floor.left + (area.column + column + 0.5) * floor.width
                    painter.drawEllipse(QPointF(x, floor.top + (area.row + row + 0.5) * floor.height), 1.6, 1.6)
