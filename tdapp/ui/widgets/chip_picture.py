"""The picture of a chip as it lies on the table: its colour, the marks on its edge, its value. The one way chips are
drawn in windows.

Nobody has to tell chips by colour alone: the marks differ, the value stands in the middle, and an outline keeps a white
chip off white paper and a black one off a dark room.
"""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.domain.chips.chip_set import Chip, Pattern
from tdapp.domain.club.house import luminance
from tdapp.ui.fonts import digit_font
from tdapp.ui.theme.look import look
from tdapp.words.chips.chip_face import short_value
from tdapp.words.say import Words

READABLE = 24  # a smaller chip carries no value: it stands beside it
RIM, DISC = 0.30, 0.66  # the marks take the outer part of the radius; the value stands on a disc
NIGHT, DAY = "#0B0E12", "#FFFFFF"
WEDGE = {Pattern.SPOTS: (8, 24.0), Pattern.QUARTERS: (4, 45.0)}  # how many marks, and how many degrees wide


def paint_chip(painter: QPainter, box: QRectF, chip: Chip, *, outline: str = "", image: QImage | None = None) -> None:
    """Draw a chip into a square. `image`: the club's own picture of it instead. `outline`: a colour, '' the theme's."""
    side = min(box.width(), box.height())
    middle, radius = box.center(), side / 2 - max(0.5, side / 60)
    line = QColor(outline) if outline else look().colour("edge")
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    whole = _round(middle, radius)
    if image is not None and not image.isNull():
        painter.setClipPath(whole)
        painter.drawImage(_square(middle, radius), image, _largest_square(image))
        painter.setClipping(False)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(chip.colour))
        painter.drawPath(whole)
        painter.setClipPath(whole)
        _marks(painter, middle, radius, chip)
        painter.setClipping(False)
        _disc(painter, middle, radius, chip)
        if side >= READABLE:
            _value(painter, middle, radius, chip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(line, max(1.0, side / 40)))
    painter.drawPath(whole)
    painter.restore()


def ink_on(colour: str) -> str:
    """Black or white, whichever is easier to read on a colour.

    >>> ink_on("#FFFF00"), ink_on("#102040")
    ('#0B0E12', '#FFFFFF')
    """
    light = luminance(QColor(colour).name())
    return NIGHT if (light + 0.05) ** 2 > (luminance(NIGHT) + 0.05) * 1.05 else DAY


def _marks(painter: QPainter, middle: QPointF, radius: float, chip: Chip) -> None:
    """Draw the marks of the edge."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(chip.edge))
    inner = radius * (1 - RIM)
    match chip.pattern:
        case Pattern.SPOTS | Pattern.QUARTERS:
            many, wide = WEDGE[chip.pattern]
            for at in range(many):
                painter.drawPath(_wedge(middle, radius, inner, 360 / many * at, wide))
        case Pattern.BARS:
            for at in range(6):
                for beside in (-7.0, 7.0):
                    painter.drawPath(_wedge(middle, radius, inner, 60 * at + beside, 7.0))
        case Pattern.RINGS:
            for outer, thick in ((0.90, 0.07), (0.77, 0.05)):
                painter.drawPath(_ring(middle, radius * outer, radius * (outer - thick)))
        case Pattern.DIAMONDS:
            for at in range(8):
                painter.drawPath(_diamond(middle, radius, inner, 45 * at))
        case Pattern.PLAIN:
            pass


def _disc(painter: QPainter, middle: QPointF, radius: float, chip: Chip) -> None:
    """Draw the disc in the middle, which the value stands on."""
    painter.setBrush(QColor(chip.colour))
    painter.setPen(QPen(QColor(chip.edge), radius * 0.05))
    painter.drawPath(_round(middle, radius * DISC))


def _value(painter: QPainter, middle: QPointF, radius: float, chip: Chip) -> None:
    """Write the value, as large as the disc allows."""
    face, room = short_value(chip.value), radius * DISC * 1.62
    font = QFont(digit_font(100))
    painter.setFont(font)
    wide = painter.fontMetrics().horizontalAdvance(face) / 100
    size = min(room / max(wide, 0.01), radius * 0.74)
    font.setPixelSize(max(1, int(size)))
    painter.setFont(font)
    painter.setPen(QColor(ink_on(chip.colour)))
    painter.drawText(_square(middle, radius), Qt.AlignmentFlag.AlignCenter, face)


def _round(middle: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(middle, radius, radius)
    return path


def _ring(middle: QPointF, outer: float, inner: float) -> QPainterPath:
    return _round(middle, outer).subtracted(_round(middle, inner))


def _square(middle: QPointF, radius: float) -> QRectF:
    return QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)


def _wedge(middle: QPointF, outer: float, inner: float, at: float, wide: float) -> QPainterPath:
    """A piece of the edge: `at` degrees from the right, `wide` degrees of it."""
    path = QPainterPath()
    path.arcMoveTo(_square(middle, outer), at - wide / 2)
    path.arcTo(_square(middle, outer), at - wide / 2, wide)
    path.arcTo(_square(middle, inner), at + wide / 2, -wide)
    path.closeSubpath()
    return path


def _diamond(middle: QPointF, outer: float, inner: float, at: float) -> QPainterPath:
    turn, half = at * pi / 180, (outer - inner) / 2
    centre, along, across = outer - half, (cos(turn), -sin(turn)), (sin(turn), cos(turn))
    corners = [(centre + half * 0.86, 0.0), (centre, half * 0.8), (centre - half * 0.86, 0.0), (centre, -half * 0.8)]
    path = QPainterPath()
    for number, (out, off) in enumerate(corners):
        point = middle + QPointF(along[0] * out + across[0] * off, along[1] * out + across[1] * off)
        if number:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def _largest_square(image: QImage) -> QRectF:
    side = min(image.width(), image.height())
    return QRectF((image.width() - side) / 2, (image.height() - side) / 2, side, side)


class ChipPicture(QWidget):
    """One chip beside words; its value is what is read out."""

    def __init__(self, size: int = 40, *, name: str = "") -> None:
        super().__init__()
        self.chip: Chip | None = None
        self.image: QImage | None = None
        self._size = size
        if name:
            self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look().changed.connect(self.update)

    def show_chip(self, chip: Chip | None, words: Words, image: QImage | None = None) -> None:
        """Show another chip; None: nothing."""
        self.chip, self.image = chip, image
        self.setAccessibleName(words.number(chip.value) if chip is not None else "")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._size, self._size)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        if self.chip is None:
            return
        painter = QPainter(self)
        paint_chip(painter, QRectF(self.rect()), self.chip, image=self.image)
        painter.end()


def always_drawn(_chip: Chip) -> QImage | None:
    """No picture, for any chip: what a table asks until it is told who knows the club's pictures."""
    return None
