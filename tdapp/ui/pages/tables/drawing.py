"""Draws tables and seats of the floor map. What it is told to draw it draws; it decides and remembers nothing else.

How short a table is stands in colour, in pattern and in its head-count, so that it is seen in grey too.
"""

from collections.abc import Collection
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from tdapp.read.tables import SeatView, TableView
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.fonts import text_font
from tdapp.ui.pages.tables.geometry import COUNTED, far_box, label_height, seat_boxes, table_box
from tdapp.ui.theme.look import look
from tdapp.words.say import Words

HEADS = QT_TRANSLATE_NOOP("Tables", "{seated} of {size}", "players at a table, of its seats")
FREE = QT_TRANSLATE_NOOP("Tables", "free", "a seat nobody has")
BREAKS = QT_TRANSLATE_NOOP("Tables", "breaks", "a table that is proposed to be broken; one short word")
BADLY_SHORT = 3  # and more: play stops
CENTRED = Qt.AlignmentFlag.AlignCenter
# Absolute: a Hebrew name begins beside its seat number like any other.
MIDDLE_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
MIDDLE_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute


@dataclass(frozen=True, slots=True)
class FloorColours:
    """The tokens of the theme a floor map needs."""

    ground: QColor
    surface: QColor
    raised: QColor
    line: QColor
    text: QColor
    muted: QColor
    accent: QColor
    info: QColor
    warning: QColor
    danger: QColor
    selection: QColor
    on_info: QColor


def floor_colours() -> FloorColours:
    """The theme's tokens as the floor map needs them."""
    named = {name: look().colour(name) for name in FloorColours.__slots__ if name != "on_info"}
    return FloorColours(**named, on_info=look().colour("ground"))


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """`share` of the one colour, the rest of the other."""
    return QColor.fromRgbF(
        one.redF() * share + other.redF() * (1 - share),
        one.greenF() * share + other.greenF() * (1 - share),
        one.blueF() * share + other.blueF() * (1 - share),
    )


@dataclass(frozen=True, slots=True)
class Felt:
    """How a table's shape looks: filled, hatched, bordered."""

    fill: QColor
    hatch: QBrush | None
    border: QPen


class FloorPainter:
    """Colours, fonts, patterns and cut-off names of one floor map, kept between two paintings."""

    def __init__(self, colours: FloorColours, words: Words, *, ratio: float = 1.0) -> None:
        self.colours = colours
        self.words = words
        self.ratio = ratio
        self._felts = [self._felt(short, ratio) for short in range(BADLY_SHORT + 1)]
        self._breaking = self._breaking_felt()
        self._cut: dict[tuple[str, int, int, bool], str] = {}
        self._fonts: dict[tuple[int, bool], QFont] = {}
        self._free = words(FREE)
        self._breaks = words(BREAKS)
        self._heads: dict[tuple[int, int], str] = {}

    def felt(self, table: TableView) -> Felt:
        """The look of a table by how short it is of the fullest."""
        return self._breaking if table.breaking else self._felts[min(table.short, BADLY_SHORT)]

    def heads(self, table: TableView) -> str:
        """'7 of 9'."""
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
        arriving: dict[int, str],
        *,
        at: int | None,
        here: bool,
        noted: Collection[int] = (),
    ) -> None:
        """A table with its seats. `arriving`: names by badge. `at`: the seat the cursor is at; `here`: it has focus.

        `noted`: entries of whom something must be known for seating.
        """
        boxes = seat_boxes(place, len(table.seats))
        felt_box = table_box(boxes)
        self._shape(painter, felt_box, self.felt(table), radius=felt_box.height() * 0.38)
        self._heading(painter, felt_box, table, place.width())
        for seat, box in zip(table.seats, boxes, strict=True):
            self._seat(painter, box, seat, arriving)
        for seat, box in zip(table.seats, boxes, strict=True):
            if at == seat.number:
                self._cursor(painter, box, strong=here)
            if moving := seat.leaving or seat.arriving:
                self._badge(painter, QPointF(box.right() - 4, box.y() + 2), moving)
            if seat.away:
                self._away(painter, QPointF(box.right() - 2, box.bottom() - 1), seat.away)
            if seat.entry in noted:
                self._note(painter, QPointF(box.left() + 3, box.bottom() - 1))

    def _heading(self, painter: QPainter, box: QRectF, table: TableView, width: float) -> None:
        size = 24 if width < 280 else 30
        painter.setFont(self._font(size, bold=True))
        painter.setPen(self.colours.text)
        middle = box.center()
        number = QRectF(middle.x() - 60, middle.y() - size * 1.05, 120, size * 1.2)
        painter.drawText(number, CENTRED, str(table.number))
        text = self._breaks if table.breaking else self.heads(table)
        painter.setFont(self._font(12 if width < 280 else 14, bold=table.short > 1))
        stops = table.short >= BADLY_SHORT and not table.breaking
        wide = painter.fontMetrics().horizontalAdvance(text) + (34.0 if stops else 14.0)
        pill = QRectF(middle.x() - wide / 2, number.bottom() - 1, wide, 18)
        if table.short > 1 or table.breaking:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.colours.ground)
            painter.drawRoundedRect(pill, 6, 6)
        if stops:
            self._stop(painter, QPointF(pill.left() + 12, pill.center().y()))
            pill.setLeft(pill.left() + 18)
        painter.setPen(self.colours.text if table.short > 1 else self.colours.muted)
        painter.drawText(pill, CENTRED, text)

    def _seat(self, painter: QPainter, box: QRectF, seat: SeatView, arriving: dict[int, str]) -> None:
        colours = self.colours
        moving = seat.leaving or seat.arriving
        if seat.entry is None:
            painter.setBrush(mixed(colours.info, colours.ground, 0.12) if moving else colours.ground)
            colour, wide = (colours.info, 2.0) if moving else (mixed(colours.muted, colours.ground, 0.75), 1.0)
            painter.setPen(QPen(colour, wide, Qt.PenStyle.DashLine))
        else:
            painter.setBrush(mixed(colours.info, colours.raised, 0.25) if moving else colours.raised)
            painter.setPen(QPen(colours.info, 2.0) if moving else QPen(colours.line, 1.0))
        painter.drawRoundedRect(box, 5, 5)
        size = 12 if box.height() < 30 else 14
        painter.setFont(self._font(size - 1))
        painter.setPen(colours.muted)
        digits = QRectF(box.x() + 6, box.y(), size * (0.62 if seat.number < 10 else 1.2), box.height())
        painter.drawText(digits, MIDDLE_RIGHT, str(seat.number))
        bold = seat.arriving is not None
        name = seat.short if seat.entry is not None else arriving.get(seat.arriving or 0, self._free)
        text = QRectF(digits.right() + 5, box.y(), box.right() - digits.right() - 7, box.height())
        painter.setPen(colours.info if bold else colours.text if seat.entry is not None else colours.muted)
        painter.setFont(self._font(size, bold=bold))
        painter.drawText(text, MIDDLE_LEFT, self._fitted(name, text.width(), size, bold=bold))

    def _badge(self, painter: QPainter, at: QPointF, number: int) -> None:
        painter.setPen(QPen(self.colours.ground, 1.5))
        painter.setBrush(self.colours.info)
        painter.setFont(self._font(11, bold=True))
        wide = max(18.0, painter.fontMetrics().horizontalAdvance(str(number)) + 9.0)
        box = QRectF(at.x() - wide / 2, at.y() - 9, wide, 18)
        painter.drawRoundedRect(box, 9, 9)
        painter.setPen(self.colours.on_info)
        painter.drawText(box, CENTRED, str(number))

    def _away(self, painter: QPainter, at: QPointF, hands: int) -> None:
        """An hourglass and the hands still to miss, ending at the lower right corner of a seat."""
        painter.setPen(QPen(self.colours.warning, 1.2))
        painter.setBrush(self.colours.ground)
        painter.setFont(self._font(11, bold=True))
        wide = painter.fontMetrics().horizontalAdvance(str(hands)) + 22.0
        box = QRectF(at.x() - wide, at.y() - 9, wide, 17)
        painter.drawRoundedRect(box, 8, 8)
        painter.setBrush(self.colours.warning)
        hourglass(painter, QPointF(box.x() + 9, box.center().y()), wide=7, high=10)
        painter.setPen(self.colours.warning)
        painter.drawText(box.adjusted(14, 0, -3, 0), CENTRED, str(hands))

    def _note(self, painter: QPainter, at: QPointF) -> None:
        """An i in a ring at the lower left corner of a seat: something must be known for seating."""
        side = 15
        box = QRect(round(at.x() - side / 2), round(at.y() - side / 2), side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colours.ground)
        painter.drawEllipse(box.adjusted(-1, -1, 1, 1))
        look().paint_icon(painter, box, "info", "info")

    def _stop(self, painter: QPainter, at: QPointF) -> None:
        """An octagon: play stops."""
        painter.setPen(QPen(self.colours.danger, 1.6))
        painter.setBrush(self.colours.ground)
        r, c = 7.0, 2.9
        corners = ((-c, -r), (c, -r), (r, -c), (r, c), (c, r), (-c, r), (-r, c), (-r, -c))
        painter.drawPolygon([at + QPointF(x, y) for x, y in corners])
        painter.drawLine(at + QPointF(-3.5, 0), at + QPointF(3.5, 0))

    # Far

    def far(self, painter: QPainter, place: QRectF, table: TableView, *, at: bool, here: bool) -> None:
        """A table as one shape: number, head-count, state."""
        box = far_box(place)
        self._shape(painter, box, self.felt(table), radius=min(box.width(), box.height()) * 0.36)
        counted = place.width() >= COUNTED
        size = max(9, min(17, round(place.width() * (0.25 if counted else 0.38))))
        lines = size * 1.3 + (size * 1.05 if counted else 0)
        top = box.center().y() - lines / 2
        number = QRectF(box.x(), top, box.width(), size * 1.3)
        loud = table.short > 1 and not table.breaking
        self._written(painter, number, str(table.number), size, bold=True, backed=loud)
        if counted:
            text = (self._breaks if table.breaking else self.heads(table)) if place.width() >= 58 else f"{table.seated}"
            count = QRectF(box.x(), number.bottom() - 1, box.width(), size * 1.1)
            small = max(9, min(12, round(size * 0.8)))
            quiet = not (loud or table.breaking)
            self._written(painter, count, text, small, bold=not quiet, backed=loud, quiet=quiet)
        if at:
            self._cursor(painter, box, strong=here)
        if any(seat.away for seat in table.seats):
            self._away_there(painter, box)

    def _away_there(self, painter: QPainter, box: QRectF) -> None:
        """An hourglass at the upper right of a far table: somebody there is away on a penalty."""
        high = max(7.0, min(13.0, box.width() * 0.17))
        wide = high * 0.7
        edge = 1.0 if high < 8 else 2.5  # of the smallest tables the number nearly fills the width: it stays readable
        plate = QRectF(box.right() - wide - edge - 1, box.y() - 1, wide + 2 * edge, high + 2 * edge)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colours.ground)
        painter.drawRoundedRect(plate, 3, 3)
        painter.setPen(QPen(self.colours.warning, 1.0))
        painter.setBrush(self.colours.warning)
        hourglass(painter, plate.center(), wide=wide, high=high)

    def _written(
        self, painter: QPainter, box: QRectF, text: str, size: int, *, bold: bool, backed: bool, quiet: bool = False
    ) -> None:
        """Figures in the middle; `backed`: on quiet ground, so that hatching does not run through them."""
        painter.setFont(self._font(size, bold=bold))
        if backed:
            half = painter.fontMetrics().horizontalAdvance(text) / 2 + 3
            ground = QColor(self.colours.ground)
            ground.setAlpha(215)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            middle = box.center()
            painter.drawRoundedRect(QRectF(middle.x() - half, box.y() + 1, 2 * half, box.height()), 4, 4)
        painter.setPen(self.colours.muted if quiet else self.colours.text)
        painter.drawText(box, CENTRED, text)

    # Both

    def _shape(self, painter: QPainter, box: QRectF, felt: Felt, *, radius: float) -> None:
        painter.setPen(felt.border)
        painter.setBrush(felt.fill)
        painter.drawRoundedRect(box, radius, radius)
        if felt.hatch is not None:
            painter.setBrush(felt.hatch)
            painter.drawRoundedRect(box, radius, radius)

    def _cursor(self, painter: QPainter, box: QRectF, *, strong: bool) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ring = box.adjusted(-2.5, -2.5, 2.5, 2.5)
        painter.setPen(QPen(self.colours.ground, 4.5))
        painter.drawRoundedRect(ring, 7, 7)
        painter.setPen(QPen(self.colours.text if strong else self.colours.muted, 2.5 if strong else 1.5))
        painter.drawRoundedRect(ring, 7, 7)

    def lifted(self, painter: QPainter, at: QPointF, name: str, width: float, *, allowed: bool) -> None:
        """The label of a player who is being dragged."""
        box = QRectF(0, 0, max(110.0, width * 0.3), label_height(width) + 4)
        box.moveCenter(at + QPointF(0, -6))
        painter.setPen(QPen(self.colours.info if allowed else self.colours.muted, 2))
        painter.setBrush(self.colours.selection)
        painter.drawRoundedRect(box, 6, 6)
        painter.setFont(self._font(13, bold=True))
        painter.setPen(self.colours.text)
        painter.drawText(box, CENTRED, self._fitted(name, box.width() - 12, 13, bold=True))

    def _font(self, size: int, *, bold: bool = False) -> QFont:
        font = self._fonts.get((size, bold))
        if font is None:
            font = text_font(size, weight=QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
            self._fonts[size, bold] = font
        return font

    def _fitted(self, text: str, width: float, size: int, *, bold: bool) -> str:
        key = (text, int(width), size, bold)
        if key not in self._cut:
            if len(self._cut) > 20_000:
                self._cut.clear()
            metrics = QFontMetricsF(self._font(size, bold=bold))
            self._cut[key] = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
        return self._cut[key]

    def _felt(self, short: int, ratio: float) -> Felt:
        colours = self.colours
        calm = mixed(colours.accent, colours.surface, 0.14)
        if short <= 0:
            return Felt(calm, None, QPen(mixed(colours.accent, colours.line, 0.3), 1))
        if short == 1:
            hatch = hatching(mixed(colours.muted, calm, 0.34), ratio, crossed=False)
            return Felt(calm, hatch, QPen(mixed(colours.accent, colours.line, 0.3), 1))
        loud = colours.warning if short == 2 else colours.danger
        hatch = hatching(mixed(loud, colours.ground, 0.6), ratio, crossed=short > 2)
        return Felt(mixed(loud, colours.surface, 0.14), hatch, QPen(loud, 2))

    def _breaking_felt(self) -> Felt:
        colours = self.colours
        return Felt(mixed(colours.info, colours.surface, 0.16), None, QPen(colours.info, 2, Qt.PenStyle.DashLine))


def hourglass(painter: QPainter, middle: QPointF, *, wide: float, high: float) -> None:
    """Two triangles tip to tip, with the painter's pen and brush."""
    for side in (-0.5, 0.5):
        edge = QPointF(0, side * high)
        painter.drawPolygon([middle + edge - QPointF(wide / 2, 0), middle + edge + QPointF(wide / 2, 0), middle])


def hatching(colour: QColor, ratio: float, *, crossed: bool) -> QBrush:
    """Slanted lines of a colour, or crossed ones, as fine on a display with small pixels as on any other."""
    side = 8
    tile = QPixmap(round(side * ratio), round(side * ratio))
    tile.setDevicePixelRatio(ratio)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 1.3))
    for shift in (-side, 0, side):
        painter.drawLine(QPointF(shift, 0), QPointF(shift + side, side))
        if crossed:
            painter.drawLine(QPointF(shift, side), QPointF(shift + side, 0))
    painter.end()
    return QBrush(tile)
