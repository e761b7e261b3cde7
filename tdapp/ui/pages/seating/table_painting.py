"""The painting of the floor map's tables. What it is told to draw it draws; it decides and remembers nothing else."""

from collections.abc import Collection, Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from tdapp.domain.seating.halting import HaltState
from tdapp.read.people.names import PlayerName
from tdapp.read.seating.tables import TableView
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.pages.seating.at_table import HALTED, LOUD
from tdapp.ui.pages.seating.felts import Felt, Felts, FloorColours, mixed
from tdapp.ui.pages.seating.geometry import (
    COUNTED,
    DOTTED,
    far_box,
    label_height,
    scale,
    seat_boxes,
    seat_dots,
    table_box,
)
from tdapp.ui.pages.seating.marks import CENTRED, Marks
from tdapp.ui.pages.seating.seat_painting import MIDDLE_LEFT, SeatPainter, is_detailed
from tdapp.ui.pages.seating.stamps import Stamps
from tdapp.words.say import Words

HEADS = QT_TRANSLATE_NOOP("Tables", "{seated} of {size}", "players at a table, of its seats")
BREAKS = QT_TRANSLATE_NOOP("Tables", "breaks", "a table that is proposed to be broken; one short word")
STAYS = 6  # so many letters of an area's name stay over its last table in sight
COUNTED_WHOLE = 58.0  # a far table at least so wide has room for '7 of 9'


class FloorPainter:
    """A painter of tables. It keeps colours, fonts, patterns and cut-off names of a floor map between paintings."""

    def __init__(self, colours: FloorColours, words: Words, *, ratio: float = 1.0) -> None:
        self.colours = colours
        self.words = words
        self.ratio = ratio
        self.marks = Marks(colours)
        self.stamps = Stamps(ratio)
        self.felts = Felts(colours, ratio)
        self.seats = SeatPainter(self.marks, self.felts, self.stamps, words)
        self._breaks = words(BREAKS)
        self._halted = {state: words(text) for state, text in HALTED.items()}
        self._heads: dict[tuple[int, int], str] = {}

    def felt(self, table: TableView) -> Felt:
        """The look of a table by how short it is of the fullest."""
        return self.felts.of(table)

    def heads(self, table: TableView) -> str:
        """The head-count of a table: '7 of 9'."""
        key = (table.seated, len(table.seats))
        if key not in self._heads:
            self._heads[key] = self.words(HEADS, seated=key[0], size=key[1])
        return self._heads[key]

    # Near

    def near(
        self,
        painter: QPainter,
        place: QRectF,
        table: TableView,
        arriving: Mapping[int, PlayerName],
        *,
        at: int | None,
        here: bool,
        noted: Collection[int] = (),
    ) -> None:
        """Draw a table with its seats. `arriving`: names by badge. `at`: the seat the cursor is at; `here`: it has
        focus.

        `noted`: entries of whom something must be known for seating.
        """
        boxes = seat_boxes(place, len(table.seats))
        felt_box = table_box(boxes)
        self._shape(painter, felt_box, self.felt(table))
        self._heading(painter, felt_box, table, place.width())
        detailed = is_detailed(place.width())
        self.seats.labels(painter, boxes, table, arriving, detailed=detailed)
        if at is not None and at > 0:
            self.marks.cursor(painter, boxes[at - 1], strong=here)
        self.seats.signs(painter, boxes, table, noted, detailed=detailed)

    def _heading(self, painter: QPainter, box: QRectF, table: TableView, width: float) -> None:
        grown = scale(width)
        size = round((24 if width < 280 else 27) * grown)
        painter.setFont(self.marks.font(size, bold=True))
        painter.setPen(self.colours.text)
        middle = box.center()
        number = QRectF(middle.x() - 3 * size, middle.y() - size * 1.05, 6 * size, size * 1.2)
        painter.drawText(number, CENTRED, str(table.number))
        text = self._state(table)
        halted = table.halt is not None or table.breaking
        small = max(12, round(12.5 * grown))
        loud = table.short > 1 or halted
        painter.setFont(self.marks.font(small, bold=loud))
        stops = table.halt in LOUD and not table.breaking
        octagon = small * 0.58
        wide = painter.fontMetrics().horizontalAdvance(text) + (octagon * 2 + 20 if stops else 14.0)
        pill = QRectF(middle.x() - wide / 2, number.bottom() - 1, wide, small * 1.5)
        if loud:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.colours.ground)
            painter.drawRoundedRect(pill, 6, 6)
        if stops:
            self.marks.stop(painter, QPointF(pill.left() + octagon + 5, pill.center().y()), octagon)
            pill.setLeft(pill.left() + octagon * 2 + 6)
        painter.setPen(self.colours.text if loud else self.colours.muted)
        painter.drawText(pill, CENTRED, text)

    def _state(self, table: TableView) -> str:
        """The one word a table needs most, else its head-count."""
        if table.breaking:
            return self._breaks
        return self.heads(table) if table.halt is None else self._halted[table.halt]

    # Far

    def far(self, painter: QPainter, place: QRectF, table: TableView, *, at: bool, here: bool) -> None:
        """Draw a table as one shape: number, head-count, state; with dots for its seats when there is room."""
        box = far_box(place)
        dotted = place.width() >= DOTTED
        self._shape(painter, box, self.felt(table))
        if dotted:
            self._dots(painter, place, table)
        if at:
            around = place.adjusted(4, 4, -4, -4) if dotted else box
            self.marks.cursor(painter, around, strong=here)
        counted = place.width() >= COUNTED
        size = max(8, min(24, round(place.width() * (0.2 if dotted else 0.25 if counted else 0.36))))
        lines = size * 1.3 + (size * 1.05 if counted else 0)
        top = box.center().y() - lines / 2
        number = QRectF(place.x(), top, place.width(), size * 1.3)
        loud = (table.short > 1 or table.halt is not None) and not table.breaking
        self._written(painter, number, str(table.number), size, bold=True, backed=loud)
        if counted:
            small = max(9, min(14, round(size * 0.8)))
            text = self._far_state(table, place.width(), box.width() * 0.84, small)
            count = QRectF(place.x(), number.bottom() - 1, place.width(), size * 1.1)
            quiet = not (loud or table.breaking)
            self._written(painter, count, text, small, bold=not quiet, backed=loud, quiet=quiet)
        if table.halt in LOUD:
            r = max(3.5, min(10.0, place.width() * 0.12))
            self.marks.stop(painter, QPointF(box.left() + r * 0.6, box.top() + r * 0.6), r)
        elif table.halt is HaltState.ASK and place.width() >= COUNTED:
            self.marks.unseen(painter, QPointF(box.left() + 5, box.top() + 5))
        if any(seat.away for seat in table.seats):
            self.marks.away_there(painter, box)

    def _far_state(self, table: TableView, wide: float, room: float, size: int) -> str:
        """The word a far table needs, or its head-count where the word is too long, or only the number of heads."""
        if wide < COUNTED_WHOLE:
            return f"{table.seated}"
        text = self._state(table)
        metrics = self.seats.marks.font(size, bold=True)
        return text if QFontMetricsF(metrics).horizontalAdvance(text) <= room else self.heads(table)

    def _dots(self, painter: QPainter, place: QRectF, table: TableView) -> None:
        """Draw each seat as a dot: taken, free, blocked; moved and not seen yet in blue; the button in white."""
        r = round(place.width() * 0.038)
        for seat, at in zip(table.seats, seat_dots(place, len(table.seats)), strict=True):
            moving = bool(seat.leaving or seat.arriving or seat.came_from)
            button = table.button is not None and table.button.known and seat.number == table.button.button
            kind = (moving, seat.entry is not None, seat.blocked is not None and seat.entry is None, button)
            dot = QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r)
            self.stamps.put(painter, dot, kind, partial(self._dot, kind=kind))

    def _dot(self, painter: QPainter, box: QRectF, *, kind: tuple[bool, bool, bool, bool]) -> None:
        moving, taken, blocked, button = kind
        colours = self.colours
        painter.setPen(QPen(colours.info if moving else colours.muted, 2.0 if moving else 1.2))
        full = mixed(colours.info, colours.ground, 0.6) if moving else mixed(colours.text, colours.ground, 0.62)
        painter.setBrush(full if taken else colours.ground)
        painter.drawEllipse(box)
        if blocked:
            painter.drawLine(box.bottomLeft() + QPointF(2, -2), box.topRight() + QPointF(-2, 2))
        if button:
            painter.setPen(QPen(QColor("#16202C"), 1.2))
            painter.setBrush(QColor("#FFFFFF"))
            painter.drawEllipse(box.adjusted(-1, -1, 1, 1))

    def _written(
        self, painter: QPainter, box: QRectF, text: str, size: int, *, bold: bool, backed: bool, quiet: bool = False
    ) -> None:
        """Draw figures in the middle; `backed`: on quiet ground, so that hatching does not run through them."""
        painter.setFont(self.marks.font(size, bold=bold))
        if backed:
            half = painter.fontMetrics().horizontalAdvance(text) / 2 + 3
            plate = QRectF(box.center().x() - half, box.y() + 1, 2 * half, box.height())
            self.stamps.put(painter, plate, "plate", self._plate)
        painter.setPen(self.colours.muted if quiet else self.colours.text)
        painter.drawText(box, CENTRED, text)

    def _plate(self, painter: QPainter, box: QRectF) -> None:
        ground = QColor(self.colours.ground)
        ground.setAlpha(225)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(box, 4, 4)

    # Both

    def area(self, painter: QPainter, box: QRectF, name: str, *, room: float, seen: float) -> None:
        """Draw the name of a part of the room, over a line. `room`: how wide it may be, where nothing stands beside it;
        `seen`: the left edge of what is in sight, where it stays readable.
        """
        size = max(9, min(22, round(box.height() * 0.5)))
        text = QRectF(box.x(), box.y(), room, box.height()).adjusted(4, 0, -4, -3)
        text.setLeft(max(text.left(), min(seen + 4, box.right() - STAYS * size)))
        painter.setFont(self.marks.font(size, bold=True))
        painter.setPen(self.colours.text)
        painter.drawText(text, MIDDLE_LEFT, self.seats.fitted(name, text.width(), size, bold=True))
        painter.setPen(QPen(self.colours.line, 1.5))
        painter.drawLine(box.bottomLeft() + QPointF(2, -2), box.bottomRight() + QPointF(-2, -2))

    def lifted(self, painter: QPainter, at: QPointF, name: str, width: float, *, allowed: bool) -> None:
        """Draw the label of a player who is being dragged."""
        box = QRectF(0, 0, max(110.0, min(260.0, width * 0.3)), min(40.0, label_height(width) + 4))
        box.moveCenter(at + QPointF(0, -6))
        painter.setPen(QPen(self.colours.info if allowed else self.colours.muted, 2))
        painter.setBrush(self.colours.selection)
        painter.drawRoundedRect(box, 6, 6)
        painter.setFont(self.marks.font(13, bold=True))
        painter.setPen(self.colours.text)
        painter.drawText(box, CENTRED, self.seats.fitted(name, box.width() - 12, 13, bold=True))

    def _shape(self, painter: QPainter, box: QRectF, felt: Felt) -> None:
        """Draw the oval of a table."""

        def oval(painter: QPainter, box: QRectF) -> None:
            radius = min(box.width(), box.height()) * 0.5
            border = QPen(felt.border)
            border.setWidthF(max(1.0, min(border.widthF(), box.height() * 0.07)))
            painter.setPen(border)
            painter.setBrush(felt.fill)
            painter.drawRoundedRect(box, radius, radius)
            if felt.hatch is not None:
                painter.setBrush(felt.hatch)
                painter.drawRoundedRect(box, radius, radius)

        self.stamps.put(painter, box, felt.name, oval)
