"""The picture of the floor map: every open table in its place, near with names or far as shapes, and the cursor."""

import html
from collections.abc import Generator, Iterable, Mapping, Sequence
from typing import cast

from msgspec import Struct
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolTip

from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.read.people.names import PlayerName
from tdapp.read.seating.tables import SeatView, TablesView, TableView
from tdapp.ui.inside import Part, ReadInside, hear_part
from tdapp.ui.pages.seating.at_table import said_seat, said_table, seat_notes, table_notes
from tdapp.ui.pages.seating.felts import FloorColours
from tdapp.ui.pages.seating.floor_sight import FloorSight
from tdapp.ui.pages.seating.table_painting import FloorPainter
from tdapp.ui.spoken import announce, is_heard
from tdapp.words.say import Words

SPILL = 12.0  # the cursor's ring and the signs at seats reach so far beyond their table's place
MOST_PIXELS = 12_000_000  # of tables kept as pictures while the room is panned
AT_ONCE = 30  # tables painted ahead before everything else has its turn
CLEAR = 1.0  # all else stays so far inside it


class Look(Struct, frozen=True):
    """The look of one table: the names announced at its free seats, and the seat the cursor is at (0: the table)."""

    table: TableView
    arriving: tuple[PlayerName | None, ...]
    at: int | None

    def spills(self, *, near: bool) -> bool:
        """Whether something of the look reaches beyond the table's place."""
        if self.at is not None or (near and self.table.button is not None):
            return True
        seats = self.table.seats
        return near and any(s.leaving or s.arriving or s.came_from or s.away or s.absent for s in seats)


class FloorView(ReadInside, FloorSight):
    """A picture of a `TablesView`."""

    cursor_moved = Signal(object)  # Seat or None

    def __init__(self, colours: FloorColours, words: Words) -> None:
        super().__init__()
        self._colours = colours
        self._words = words
        self._painter = FloorPainter(colours, words)
        self._arriving: dict[int, PlayerName] = {}
        self._noted: Mapping[EntryId, str] = {}
        self._carried: tuple[SeatView, QPointF] | None = None
        self._moved = False  # what is painted next is what panning has brought into sight
        self._pictures: dict[TableNo, tuple[tuple[Look, float, bool], QPixmap]] = {}

    # What it shows

    def set_look(self, colours: FloorColours, words: Words) -> None:
        """Show other colours or another language."""
        self._colours, self._words = colours, words
        self._painter = FloorPainter(colours, words, ratio=self.devicePixelRatioF())
        self._pictures.clear()
        self.viewport().update()

    def show_view(self, view: TablesView) -> None:
        """Show the room. The cursor stays where it is as long as its table is open.

        Only tables in sight that look different are painted anew.
        """
        moves = view.proposal.moves if view.proposal else ()
        arriving = {move.badge: move.name for move in moves if move.name}
        pairs = zip(self._tables, view.tables, strict=False)
        other = {index for index, (was, now) in enumerate(pairs) if was is not now}
        sight = self._in_sight() if arriving != self._arriving else sorted(other.intersection(self._in_sight()))
        before = {index: self._look_of(index) for index in sight}
        self._tables, self._places, self._arriving = view.tables, view.places, arriving
        self._index = {table.number: number for number, table in enumerate(view.tables)}
        if self._cursor is not None and self._cursor.table not in self._index:
            self._cursor = None
        if self._lay_out():
            return
        near = self._floor.near
        for index, look in before.items():
            now = self._look_of(index)
            if look != now:
                spills = look.spills(near=near) or now.spills(near=near)
                self.viewport().update(self._ink(index, spilling=spills))

    def show_noted(self, noted: Mapping[EntryId, str]) -> None:
        """Mark these players; what must be known of each is said with the seat."""
        if noted != self._noted:
            self._noted = noted
            self._pictures.clear()
            self.viewport().update()

    # The cursor

    def zoom_to_table(self) -> None:
        """Zoom until the table of the cursor fills the view."""
        if self._cursor is None and self._tables:
            self.go_to(Seat(self._tables[0].number, 0))
        if self._cursor is not None:
            self._zoom(self._limits()[1], self.seat_box(self._cursor).center())
            place = self._floor.place(self._index[self._cursor.table])
            self._scroll_to(place.center() - QPointF(self.viewport().rect().center()))

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
        if self.hasFocus():
            hear_part(self)
        elif is_heard():
            announce(self, self._said(seat))

    # What a reader finds in it

    def parts_in(self, key: Seat | None) -> Sequence[Seat]:
        """The tables of the room, or the seats of one."""
        if key is None:
            return [Seat(table.number, 0) for table in self._tables]
        if key.number or key.table not in self._index:
            return ()
        return [Seat(key.table, seat.number) for seat in self._tables[self._index[key.table]].seats]

    def part_of(self, key: Seat) -> Seat | None:
        """The table a seat is at."""
        return Seat(key.table, 0) if key.number else None

    def part(self, key: Seat) -> Part | None:
        """A table or a seat, in words and where it is drawn."""
        at = self._index.get(key.table)
        if at is None or key.number > len(self._tables[at].seats):
            return None
        return Part(self._said(key), self.seat_box(key).toAlignedRect(), holds=not key.number)

    def part_at(self) -> Seat | None:
        """The seat or table the cursor is at."""
        return self._cursor

    def part_under(self, point: QPoint) -> Seat | None:
        """The seat or table under a point."""
        return self.seat_at(QPointF(point))

    def _said(self, seat: Seat) -> str:
        table, words = self._tables[self._index[seat.table]], self._words
        if not seat.number:
            area = next((place.area for place in self._places if place.table == seat.table), "")
            return "; ".join(filter(None, (said_table(table, words), area, *table_notes(table, words))))
        here = table.seats[seat.number - 1]
        note = self._noted.get(here.entry or EntryId(0), "")
        coming = self._arriving.get(here.arriving) if here.arriving and here.name is None else None
        who = coming.full if coming is not None else ""
        said = (said_seat(table, seat, words), who, *seat_notes(table, here, words, penalty=False), note)
        return " · ".join(filter(None, said))

    def _look_of(self, index: int) -> Look:
        table = self._tables[index]
        arriving = tuple(self._arriving.get(seat.arriving) for seat in table.seats if seat.arriving)
        at = self._cursor.number if self._cursor and self._cursor.table == table.number else None
        return Look(table, arriving, at)

    def _repaint_table(self, seat: Seat | None) -> None:
        """Paint the table of a seat anew, at which the cursor is or was."""
        if seat is not None and seat.table in self._index:
            self.viewport().update(self._ink(self._index[seat.table], spilling=True))

    def _ink(self, index: int, *, spilling: bool) -> QRect:
        """The part of the viewport a table covers."""
        place = self._floor.place(index).translated(self._origin())
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
        super().focusInEvent(event)
        if self._cursor is None and self._tables:
            self.go_to(Seat(self._tables[0].number, 0))
        self._repaint_table(self._cursor)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._repaint_table(self._cursor)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Move what stays in sight instead of painting it anew; a player who is carried stays at the pointer."""
        if self._carried is None:
            self._moved = True
            self.viewport().scroll(dx, dy)
            for area in self._floor.layout.areas if dx else ():  # their names stay in sight
                if area.name:
                    head = self._floor.heading(area).translated(self._origin())
                    head.setWidth(max(head.width(), self._floor.beside(area)))
                    self.viewport().update(head.toAlignedRect())
        else:
            self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._painter.ratio != self.devicePixelRatioF():  # moved to a display with other pixels
            self.set_look(self._colours, self._words)
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), self._colours.ground)
        origin = self._origin()
        painter.translate(origin)
        self._paint_areas(painter)
        shown, moved = event.region(), self._moved
        self._moved = False
        for index in self._touched(shown):
            look = self._look_of(index)
            if shown.intersects(self._ink(index, spilling=look.spills(near=self._floor.near))):
                self._put(painter, self._floor.place(index), look, keep=moved)
        painter.translate(-origin)
        if self._carried is not None:
            view, point = self._carried
            allowed = self.seat_view(self.seat_at(point)) is not None
            self._painter.lifted(painter, point, view.short, self._floor.width, allowed=allowed)
        painter.end()

    def _paint(self, painter: QPainter, place: QRectF, look: Look) -> None:
        here = self.hasFocus()
        if self._floor.near:
            self._painter.near(painter, place, look.table, self._arriving, at=look.at, here=here, noted=self._noted)
        else:
            self._painter.far(painter, place, look.table, at=look.at is not None, here=here)

    def _put(self, painter: QPainter, place: QRectF, look: Look, *, keep: bool) -> None:
        """Put a table where it stands: by the picture that is kept of it, else painted anew. `keep`: while the room is
        panned each is painted once, and then only moved.
        """
        made = self._pictures.get(look.table.number)
        if made is None or made[0] != self._key(look):
            if not keep:
                self._paint(painter, place, look)
                return
            made = self._kept(place, look)
        painter.drawPixmap(place.topLeft() - QPointF(SPILL, SPILL), made[1])

    def _key(self, look: Look) -> tuple[Look, float, bool]:
        """What the picture of a table shows: how it looks, how large, and whether the keyboard is at it."""
        return look, self._floor.width, look.at is not None and self.hasFocus()

    def _kept(self, place: QRectF, look: Look) -> tuple[tuple[Look, float, bool], QPixmap]:
        made = self._pictures[look.table.number] = (self._key(look), self._picture(place, look))
        return made

    def paint_ahead(self) -> Generator[None, None, None]:
        """Paint the tables of a large room before it is looked at, some at a time."""
        index = 0
        while index < len(self._tables) and not self._floor.near:  # tables may break between two steps
            self._kept(self._floor.place(index), self._look_of(index))
            index += 1
            if index % AT_ONCE == 0:
                yield

    def _picture(self, place: QRectF, look: Look) -> QPixmap:
        ratio = self.devicePixelRatioF()
        size = QSizeF(place.width() + 2 * SPILL, place.height() + 2 * SPILL) * ratio
        if len(self._pictures) * size.width() * size.height() > MOST_PIXELS:
            self._pictures.clear()
        picture = QPixmap(size.toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, QRectF(QPointF(SPILL, SPILL), place.size()), look)
        painter.end()
        return picture

    def _touched(self, shown: QRegion) -> list[int]:
        """The tables near a part of the viewport, which may be two stripes at its edges."""
        found = set()
        for part in cast("Iterable[QRect]", shown):  # Qt's own list of types does not know that it can
            around = QRectF(part).translated(-self._origin()).adjusted(-SPILL, -SPILL, SPILL, SPILL)
            found.update(self._floor.visible(around))
        return sorted(found)

    def _paint_areas(self, painter: QPainter) -> None:
        seen = -self._origin().x()
        for area in self._floor.layout.areas:
            if area.name:
                box = self._floor.heading(area)
                self._painter.area(painter, box, area.name, room=self._floor.beside(area), seen=seen)
