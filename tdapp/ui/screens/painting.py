"""Draws one zone of a picture. The painter is scaled already: one unit is a thousandth of the picture's height."""

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from tdapp.app.resources import resource
from tdapp.read.screen_theme import Look
from tdapp.ui.fonts import digit_font
from tdapp.ui.screens import lettering
from tdapp.ui.screens.chips import draw_swaps
from tdapp.ui.screens.pictures import picture_of
from tdapp.ui.screens.zones import LEAST, Box, Digits, Image, Lettering, Line, Run, Segment, Track, Zone

CAP = 1456 / 2048  # height of the figures, of the font's size
DIGIT, COLON = 1036 / 2048, 562 / 2048  # widths of a figure and a colon, of the font's size
PADDING = 28.0
BAR = 20.0  # height of a level in the row
ICON_GAP = 0.4  # between an icon and its line, of the icon's size
TRACK_HIGH = 78.0  # with its label


def draw(painter: QPainter, zone: Zone) -> None:
    """Draw a zone over its ground."""
    match zone:
        case Lettering():
            _lettering(painter, zone)
        case Digits():
            for letter, cell in cells(zone):
                draw_cell(painter, zone, letter, cell)
        case Track():
            _track(painter, zone)
        case Image():
            _image(painter, zone)


def digit_size(box: Box, text: str) -> float:
    """The font size at which the time fills its box."""
    return min(box.h / CAP, box.w / sum(_advance(letter) for letter in text))


def cells(zone: Digits) -> list[tuple[str, Box]]:
    """Each figure with its cell. Places depend on how many figures there are, never on which."""
    size = digit_size(zone.box, zone.text)
    x = zone.box.x + (zone.box.w - size * sum(_advance(letter) for letter in zone.text)) / 2
    placed = []
    for letter in zone.text:
        w = size * _advance(letter)
        placed.append((letter, Box(x, zone.box.y, w, zone.box.h)))
        x += w
    return placed


def draw_cell(painter: QPainter, zone: Digits, letter: str, cell: Box) -> None:
    """Draw one figure of the time."""
    font = digit_font(1)
    size = digit_size(zone.box, zone.text)
    font.setPixelSize(max(1, int(size)))
    painter.setFont(font)
    painter.setPen(QColor(zone.ink))
    baseline = cell.y + (cell.h + CAP * size) / 2
    inside = (cell.w - QFontMetricsF(font).horizontalAdvance(letter)) / 2
    painter.drawText(QPointF(cell.x + inside, baseline), letter)


def _advance(letter: str) -> float:
    return DIGIT if letter.isdigit() else COLON


def inside(zone: Lettering) -> Box:
    """The box in which the lines of a zone may stand: within its panel when it has one."""
    box = zone.box
    if not (zone.fill or zone.edge):
        return box
    over = min(8.0, 0.06 * box.h)
    return Box(box.x + PADDING, box.y + over, box.w - 2 * PADDING, box.h - 2 * over)


def _lettering(painter: QPainter, zone: Lettering) -> None:
    box = zone.box
    if zone.fill or zone.edge:
        painter.setPen(QPen(QColor(zone.edge), 3) if zone.edge else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(zone.fill) if zone.fill else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(box.x + 2, box.y + 2, box.w - 4, box.h - 4), 14, 14)
        box = inside(zone)
    if zone.chips:
        box = draw_swaps(painter, zone.chips, box)
    if zone.icon:
        box = _icon(painter, zone, box)
    lettering.draw(painter, zone, box)


def across(zone: Zone) -> tuple[float, float]:
    """From where to where something of a zone is drawn: its lines where it has no more than lines."""
    box = zone.box
    if not isinstance(zone, Lettering) or zone.fill or zone.edge or zone.chips:
        return box.x, box.right
    icon = _icon_size(zone, box) * (1 + ICON_GAP) if zone.icon else 0.0
    wide = icon + max((line.across for line in lettering.fit(zone, box.cut(left=icon))), default=0.0)
    left = box.x + lettering.before(zone.align, box.w - wide)
    return left, left + wide


def _icon_size(zone: Lettering, box: Box) -> float:
    return min(box.h, zone.lines[0].size) * 0.92


def _icon(painter: QPainter, zone: Lettering, box: Box) -> Box:
    """Draw the icon close before the first line; the box that is left for the lines."""
    ink = zone.lines[0].runs[0].ink
    size = _icon_size(zone, box)
    room = box.cut(left=size * (1 + ICON_GAP))
    fitted = lettering.fit(zone, room)
    widest = max((line.across for line in fitted[:1]), default=0.0)
    spare = lettering.before(zone.align, room.w - widest)
    height = lettering.height_of(fitted)
    top = box.y if zone.stand == "top" else box.y + (box.h - height) / 2
    first = fitted[0].height if fitted else box.h
    place = QRectF(box.x + spare, top + (first - size) / 2, size, size)
    if zone.icon == "bars":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ink))
        for side in (0.14, 0.58):
            painter.drawRect(QRectF(place.x() + side * size, place.y() + 0.1 * size, 0.28 * size, 0.8 * size))
    else:
        svg = resource("icons", f"{zone.icon}.svg").read_bytes().replace(b"currentColor", ink.encode())
        QSvgRenderer(QByteArray(svg)).render(painter, place)
    return room


def _track(painter: QPainter, track: Track) -> None:
    weights = [1.3 if segment.is_break else 1.0 for segment in track.segments]
    gap = 8.0
    unit = (track.box.w - gap * (len(weights) - 1)) / sum(weights)
    x, y = track.box.x, track.box.y + max(0.0, (track.box.h - TRACK_HIGH) / 2)
    for segment, weight in zip(track.segments, weights, strict=True):
        w = unit * weight
        bar = QRectF(x, y, w, BAR)
        ink = _bar(painter, segment, bar, track.look)
        now = segment.state == "now"
        below = Box(x, y + BAR + 4, w, TRACK_HIGH - BAR - 4)
        label = Line((Run(segment.label, ink, bold=now),), LEAST, exact=True)
        lettering.draw(painter, Lettering(below, (label,)), below)
        x += w + gap


def _bar(painter: QPainter, segment: Segment, bar: QRectF, look: Look) -> str:
    """Draw a level's bar: past filled, present filled as far as it has passed, coming outlined, breaks dashed.

    Returns the ink of its label.
    """
    now = segment.state == "now"
    colour = look.ink if now else look.accent if segment.is_break and segment.state == "coming" else look.quiet
    pen = QPen(QColor(colour), 3)
    if segment.is_break and not now:
        pen.setDashPattern([3, 2])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    inner = bar.adjusted(1.5, 1.5, -1.5, -1.5)
    if segment.state == "played" and not segment.is_break:
        painter.drawRoundedRect(inner, 5, 5)
    elif now and segment.passed:
        painter.setClipping(True)
        painter.drawRoundedRect(
            QRectF(inner.x(), inner.y(), inner.width() * segment.passed / 100, inner.height()), 5, 5
        )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawRoundedRect(inner, 5, 5)
    if now:
        return look.text
    return look.accent if segment.is_break and segment.state == "coming" else look.muted


def _image(painter: QPainter, zone: Image) -> None:
    """Draw a picture into the middle of its box, or an outline where there is none."""
    box, picture = zone.box, picture_of(zone.picture)
    if picture.isNull():
        pen = QPen(QColor(zone.edge), 3)
        pen.setDashPattern([6, 4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(box.x + 2, box.y + 2, box.w - 4, box.h - 4), 14, 14)
        return
    scale = min(box.w / picture.width(), box.h / picture.height())
    w, h = picture.width() * scale, picture.height() * scale
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(box.x + (box.w - w) / 2, box.y + (box.h - h) / 2, w, h), picture)
