"""The little signs on the floor map: button and blinds, an octagon, an hourglass, an arrow. They decide nothing."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from tdapp.read.seating.tables import SeatView
from tdapp.ui.fonts import text_font
from tdapp.ui.pages.seating.felts import FloorColours
from tdapp.ui.theme.look import look

CENTRED = Qt.AlignmentFlag.AlignCenter
OUTSIDE = 6.0  # signs at the right of a label end so far beyond it
UNSEEN = 15.0
BARE = 15.0  # an hourglass without a number
MOST_GROWN = 2.2  # how much larger than usual button and blinds become


class Marks:
    """The signs in the colours of a map. `grown`: how much larger than usual they are drawn."""

    def __init__(self, colours: FloorColours) -> None:
        self.colours = colours
        self._fonts: dict[tuple[int, bool], QFont] = {}

    def font(self, size: int, *, bold: bool = False) -> QFont:
        """The font of the map, kept between two paintings."""
        font = self._fonts.get((size, bold))
        if font is None:
            font = text_font(size, weight=QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
            self._fonts[size, bold] = font
        return font

    def puck(self, painter: QPainter, at: QPointF, letter: str, grown: float, *, known: bool) -> None:
        """Draw the dealer's button: a white disc with a letter; a ring with a question mark where it was last seen."""
        disc = puck_box(at, grown)
        ink, paper = QColor("#16202C"), QColor("#FFFFFF")
        painter.setPen(QPen(ink if known else self.colours.muted, 1.3, Qt.PenStyle.SolidLine))
        painter.setBrush(paper if known else self.colours.ground)
        painter.drawEllipse(disc)
        painter.setPen(ink if known else self.colours.text)
        painter.setFont(self.font(round(disc.width() * 0.7), bold=True))
        painter.drawText(disc, CENTRED, letter if known else f"{letter}?")

    def blind(self, painter: QPainter, at: QPointF, letters: str, grown: float) -> None:
        """Draw a small plate with the letters of a blind."""
        box, grown = blind_box(at, grown), min(grown, MOST_GROWN)
        painter.setPen(QPen(self.colours.muted, 1))
        painter.setBrush(self.colours.ground)
        painter.drawRoundedRect(box, 4 * grown, 4 * grown)
        painter.setPen(self.colours.text)
        painter.setFont(self.font(round(9.5 * grown), bold=True))
        painter.drawText(box, CENTRED, letters)

    def above(self, seat: SeatView) -> float:
        """The width of the sign at the upper right of a label; 0: it has none."""
        if moving := seat.leaving or seat.arriving:
            return self._badge_wide(moving)
        return _came_wide(waits=seat.waits) if seat.came_from is not None else 0.0

    def below(self, seat: SeatView, *, counted: bool) -> float:
        """The width of the sign at the lower right of a label; 0: it has none. `counted`: with hands still to miss."""
        return self._away_wide(seat.away, counted=counted) if seat.away else UNSEEN if seat.absent else 0.0

    def badge(self, painter: QPainter, at: QPointF, number: int) -> None:
        """Draw the number of a proposed move, ending at this point."""
        painter.setPen(QPen(self.colours.ground, 1.5))
        painter.setBrush(self.colours.info)
        painter.setFont(self.font(11, bold=True))
        wide = self._badge_wide(number)
        box = QRectF(at.x() - wide, at.y() - 9, wide, 18)
        painter.drawRoundedRect(box, 9, 9)
        painter.setPen(self.colours.on_info)
        painter.drawText(box, CENTRED, str(number))

    def came(self, painter: QPainter, at: QPointF, *, waits: bool) -> None:
        """Draw an arrow, ending at this point: moved here, not seen yet. Before a bar: no cards in the next hand."""
        wide = _came_wide(waits=waits)
        box = QRectF(at.x() - wide, at.y() - 8.5, wide, 17)
        painter.setPen(QPen(self.colours.info, 1.3))
        painter.setBrush(self.colours.ground)
        painter.drawRoundedRect(box, 8, 8)
        painter.setBrush(self.colours.info)
        middle = QPointF(box.left() + 9, box.center().y())
        painter.setPen(QPen(self.colours.info, 1.8))
        painter.drawLine(middle + QPointF(-5, 0), middle + QPointF(1, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPolygon([middle + QPointF(0, -4.2), middle + QPointF(5.5, 0), middle + QPointF(0, 4.2)])
        if waits:
            painter.drawRect(QRectF(middle.x() + 7.5, middle.y() - 4.5, 2.4, 9))

    def away(self, painter: QPainter, at: QPointF, hands: int, *, counted: bool) -> None:
        """Draw an hourglass, ending at this corner; `counted`: and the hands still to miss."""
        painter.setPen(QPen(self.colours.warning, 1.2))
        painter.setBrush(self.colours.ground)
        painter.setFont(self.font(11, bold=True))
        wide = self._away_wide(hands, counted=counted)
        box = QRectF(at.x() - wide, at.y() - 9, wide, 17)
        painter.drawRoundedRect(box, 7, 7)
        painter.setBrush(self.colours.warning)
        hourglass(painter, QPointF(box.x() + 7.5, box.center().y()), wide=6, high=9)
        painter.setPen(self.colours.warning)
        if counted:
            painter.drawText(box.adjusted(11, 0, -3, 0), CENTRED, str(hands))

    def away_there(self, painter: QPainter, box: QRectF) -> None:
        """Draw an hourglass at the upper right of a far table: somebody there is away on a penalty."""
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

    def unseen(self, painter: QPainter, at: QPointF) -> None:
        """Draw a question mark in a ring: everybody is checked in, and this one is not."""
        box = QRectF(at.x() - UNSEEN / 2, at.y() - UNSEEN / 2, UNSEEN, UNSEEN)
        painter.setPen(QPen(self.colours.warning, 1.3))
        painter.setBrush(self.colours.ground)
        painter.drawEllipse(box)
        painter.setPen(self.colours.warning)
        painter.setFont(self.font(11, bold=True))
        painter.drawText(box, CENTRED, "?")

    def _badge_wide(self, number: int) -> float:
        return max(18.0, QFontMetricsF(self.font(11, bold=True)).horizontalAdvance(str(number)) + 9.0)

    def _away_wide(self, hands: int, *, counted: bool) -> float:
        if not counted:
            return BARE
        return QFontMetricsF(self.font(11, bold=True)).horizontalAdvance(str(hands)) + 18.0

    def note(self, painter: QPainter, at: QPointF) -> None:
        """Draw an i in a ring: something must be known for seating."""
        side = 15
        box = QRect(round(at.x() - side / 2), round(at.y() - side / 2), side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colours.ground)
        painter.drawEllipse(box.adjusted(-1, -1, 1, 1))
        look().paint_icon(painter, box, "info", "info")

    def stop(self, painter: QPainter, at: QPointF, r: float = 7.0) -> None:
        """Draw an octagon: nobody plays there."""
        c = r * 0.414
        corners = ((-c, -r), (c, -r), (r, -c), (r, c), (c, r), (-c, r), (-r, c), (-r, -c))
        painter.setPen(QPen(self.colours.danger, 1.6))
        painter.setBrush(self.colours.ground)
        painter.drawPolygon([at + QPointF(x, y) for x, y in corners])
        painter.drawLine(at + QPointF(-r / 2, 0), at + QPointF(r / 2, 0))

    def cursor(self, painter: QPainter, box: QRectF, *, strong: bool) -> None:
        """Draw a ring around a seat or a table; strong while the keys go there."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ring = box.adjusted(-2.5, -2.5, 2.5, 2.5)
        painter.setPen(QPen(self.colours.ground, 4.5))
        painter.drawRoundedRect(ring, 7, 7)
        painter.setPen(QPen(self.colours.text if strong else self.colours.muted, 2.5 if strong else 1.5))
        painter.drawRoundedRect(ring, 7, 7)


def puck_box(at: QPointF, grown: float) -> QRectF:
    """The box a button covers whose middle is here."""
    r = 8.0 * min(grown, MOST_GROWN)
    return QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r)


def blind_box(at: QPointF, grown: float) -> QRectF:
    """The box the plate of a blind covers whose middle is here."""
    grown = min(grown, MOST_GROWN)
    return QRectF(at.x() - 9 * grown, at.y() - 6.5 * grown, 18 * grown, 13 * grown)


def _came_wide(*, waits: bool) -> float:
    return 24.0 if waits else 18.0


def hourglass(painter: QPainter, middle: QPointF, *, wide: float, high: float) -> None:
    """Draw two triangles tip to tip, with the painter's pen and brush."""
    for side in (-0.5, 0.5):
        edge = QPointF(0, side * high)
        painter.drawPolygon([middle + edge - QPointF(wide / 2, 0), middle + edge + QPointF(wide / 2, 0), middle])
