"""Paints pictures and their zones onto a canvas of any size and shape: a pixmap for the screen, an image for papers."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap, QRegion

from tdapp.read.screen import ScreenView
from tdapp.read.screen_theme import Frame, Look
from tdapp.ui.fonts import load_fonts
from tdapp.ui.screens import painting
from tdapp.ui.screens.composing import Show, picture
from tdapp.ui.screens.zones import Box, Digits, Picture, Zone
from tdapp.words.say import Words

BLEED = 7.0  # tails and accents may reach this far out of a zone's box
DRIFT_STEP = 4.0  # thousandths of the height the picture wanders, once a minute, against burn-in


def image(views: Sequence[ScreenView], show: Show, words: Words, *, width: int, height: int) -> QImage:
    """The picture of these tournaments as an image of so many pixels, for papers, previews and demonstrations."""
    load_fonts()
    canvas = QImage(width, height, QImage.Format.Format_RGB32)
    paint_picture(canvas, picture(views, show, words, aspect=width / height), (0, 0))
    return canvas


def paint_picture(canvas: QPixmap | QImage, new: Picture, drift: tuple[int, int]) -> None:
    """Paint a whole picture onto a canvas of any size and shape."""
    canvas.fill(QColor(new.look.ground))
    painter = painter_on(canvas, new, drift)
    for zone in new.zones.values():
        draw_zone(painter, zone)
    painter.resetTransform()
    _frame(painter, canvas.size(), new.look)
    painter.end()


def draw_again(painter: QPainter, new: Picture, region: QRegion, dirty: list[QRectF]) -> None:
    """Wipe a region (whole pixels: a soft edge would leave a trace) and draw every zone that reaches into it."""
    painter.save()
    units = painter.transform()
    painter.resetTransform()
    painter.setClipRegion(region)
    painter.fillRect(region.boundingRect(), QColor(new.look.ground))
    painter.setTransform(units)
    for zone in new.zones.values():
        reach = with_bleed(zone.box)
        if any(reach.intersects(area) for area in dirty):
            draw_zone(painter, zone, dirty)
    painter.restore()


def painter_on(canvas: QPixmap | QImage, new: Picture, drift: tuple[int, int]) -> QPainter:
    """A painter in the picture's own units, the picture centred and as large as it fits."""
    scale = min(canvas.width() / new.width, canvas.height() / 1000)
    painter = QPainter(canvas)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.translate(
        (canvas.width() - scale * new.width) / 2 + drift[0] * DRIFT_STEP * scale,
        (canvas.height() - scale * 1000) / 2 + drift[1] * DRIFT_STEP * scale,
    )
    painter.scale(scale, scale)
    return painter


def draw_zone(painter: QPainter, zone: Zone, dirty: list[QRectF] | None = None) -> None:
    """Draw a zone, never further than its box and the little it may reach out of it. `dirty` None: all of it."""
    painter.save()
    painter.setClipRect(with_bleed(zone.box), Qt.ClipOperation.IntersectClip if dirty else Qt.ClipOperation.ReplaceClip)
    if isinstance(zone, Digits) and dirty:
        for letter, cell in painting.cells(zone):
            if any(with_bleed(cell).intersects(area) for area in dirty):
                painting.draw_cell(painter, zone, letter, cell)
    else:
        painting.draw(painter, zone)
    painter.restore()


def with_bleed(box: Box) -> QRectF:
    """A box with the room its tails and accents may take."""
    return QRectF(box.x - BLEED, box.y - BLEED, box.w + 2 * BLEED, box.h + 2 * BLEED)


def _frame(painter: QPainter, size: QSize, look: Look) -> None:
    """Draw what goes round the picture in its state."""
    unit = min(size.width(), size.height()) / 1000
    match look.frame:
        case Frame.LINE:
            border(painter, size, look.ink, 18 * unit)
        case Frame.DOUBLE:
            border(painter, size, look.ink, 9 * unit)
            border(painter, size, look.ink, 9 * unit, inset=18 * unit)
        case Frame.BARS:
            for x in (0.0, size.width() - 26 * unit):
                painter.fillRect(QRectF(x, 0, 26 * unit, size.height()), QColor(look.ink))


def border(painter: QPainter, size: QSize, ink: str, thick: float, *, inset: float = 0.0) -> None:
    pen = QPen(QColor(ink), thick)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = inset + thick / 2
    painter.drawRect(QRectF(edge, edge, size.width() - 2 * edge, size.height() - 2 * edge))
