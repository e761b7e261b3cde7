"""The widget of the picture: paints a read model, and afterwards only the zones that changed.

The whole picture is kept as one pixmap; a second that passes repaints one figure of the time on it. Used by the room's
screen and by small previews alike.
"""

from datetime import datetime

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QRegion, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from tdapp.read.screen import ScreenView
from tdapp.read.screen_theme import LookOf
from tdapp.ui.fonts import load_fonts
from tdapp.ui.screens import painting
from tdapp.ui.screens.canvas import border, draw_again, paint_picture, painter_on, with_bleed
from tdapp.ui.screens.composing import Show, picture
from tdapp.ui.screens.zones import Digits, Picture
from tdapp.words.say import Words

PULSE = 350  # milliseconds a flash is on, and off, and on
DRIFT = ((0, 0), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
OVERSHOOT = 5.0  # round figures reach so far over and under the flat ones


class Stage(QWidget):
    """A widget that shows the ScreenViews of one tournament or several, as `show` arranges them. It owns nothing but
    the last ones it was given.
    """

    def __init__(self, words: Words, show: Show) -> None:
        super().__init__()
        load_fonts()
        self.setObjectName("stage")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(160, 90)
        self._words = words
        self._show = show
        self._views: tuple[ScreenView, ...] = ()
        self._picture: Picture | None = None
        self._canvas: QPixmap | None = None
        self._drift = (0, 0)
        self._still = False
        self._pulses = 0
        self._pulse = QTimer(self)
        self._pulse.setInterval(PULSE)
        self._pulse.timeout.connect(self._next_pulse)

    @property
    def view(self) -> ScreenView | None:
        """The read model on show, of several the first; None before it."""
        return self._views[0] if self._views else None

    @property
    def arranged(self) -> Show:
        """How they are shown."""
        return self._show

    @property
    def flashing(self) -> bool:
        """Whether the flash is lit this moment."""
        return self._pulses % 2 == 1

    def show_view(self, *views: ScreenView) -> None:
        """Show these read models, one for each tournament on the screen. A stage nobody sees paints nothing."""
        self._views = views
        self.setAccessibleName(" · ".join(view.name for view in views))
        if not self.isVisible():
            self._canvas = None
            return
        self._compose()

    def arrange(self, show: Show) -> None:
        """Show them in another way from now on."""
        if show != self._show:
            self._show = show
            self._repaint()

    def set_words(self, words: Words) -> None:
        """Speak another language from now on."""
        self._words = words
        self._repaint()

    def set_still(self, still: bool) -> None:
        """Reduce motion, or allow it: no flash, and the picture keeps its place."""
        self._still = still
        if still:
            self._pulse.stop()
            self._pulses = 0
        self._repaint()

    def flash(self) -> None:
        """Light the edge of the screen twice within a second. One flash at a time; none with reduced motion."""
        if self._still or self._pulses or not self.isVisible():
            return
        self._pulses = 3
        self._pulse.start()
        self.update()

    def _next_pulse(self) -> None:
        self._pulses -= 1
        if self._pulses <= 0:
            self._pulse.stop()
        self.update()

    def _repaint(self) -> None:
        self._canvas = None
        self.update()

    def _compose(self) -> None:
        """Bring the canvas up to the read model: the whole of it, or only what changed."""
        if not self._views:
            return
        new = picture(self._views, self._show, self._words, aspect=self.width() / max(1, self.height()))
        drift = (0, 0) if self._still else drift_at(self._views[0].clock.now)
        old = self._picture
        self._picture = new
        if (
            self._canvas is None
            or old is None
            or (old.width, old.look, drift) != (new.width, new.look, self._drift)
            or self._canvas.size() != self._pixels()
        ):
            self._drift = drift
            self._paint_all(new)
            self.update()
        else:
            self._paint_changes(old, new)

    def canvas_size(self) -> QSize:
        """The number of pixels of the display the picture is painted with; empty before the first."""
        return self._canvas.size() if self._canvas is not None else QSize()

    def _pixels(self) -> QSize:
        ratio = self.devicePixelRatioF()
        return QSize(max(1, round(self.width() * ratio)), max(1, round(self.height() * ratio)))

    def _paint_all(self, new: Picture) -> None:
        size = self._pixels()
        if self._canvas is None or self._canvas.size() != size:
            self._canvas = QPixmap(size)
        paint_picture(self._canvas, new, self._drift)

    def _paint_changes(self, old: Picture, new: Picture) -> None:
        """Wipe what changed, then draw there again whatever stands in it, neighbours' tails included."""
        assert self._canvas is not None
        dirty: list[QRectF] = []
        for name in old.zones.keys() | new.zones.keys():
            was, now = old.zones.get(name), new.zones.get(name)
            if was == now:
                continue
            if isinstance(was, Digits) and isinstance(now, Digits) and _same_cells(was, now):
                dirty += _changed_cells(was, now)
            else:
                dirty += [with_bleed(zone.box) for zone in (was, now) if zone is not None]
        if not dirty:
            return
        painter = painter_on(self._canvas, new, self._drift)
        region = QRegion()
        for area in dirty:
            region += painter.transform().mapRect(area).toAlignedRect()
            self.update(self._on_widget(painter, area))
        draw_again(painter, new, region, dirty)
        painter.end()

    def _on_widget(self, painter: QPainter, area: QRectF) -> QRect:
        ratio = self.devicePixelRatioF()
        on_canvas = painter.transform().mapRect(area)
        scaled = QRectF(
            on_canvas.x() / ratio, on_canvas.y() / ratio, on_canvas.width() / ratio, on_canvas.height() / ratio
        )
        return scaled.toAlignedRect().adjusted(-1, -1, 1, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copy the canvas to the display."""
        if self._canvas is None or self._canvas.size() != self._pixels():
            self._canvas = None
            self._compose()
        painter = QPainter(self)
        area = event.rect()
        if self._canvas is None:
            painter.fillRect(area, QColor(self._show.theme.look(LookOf.RUNNING).ground))
            return
        ratio = self.devicePixelRatioF()
        source = QRectF(area.x() * ratio, area.y() * ratio, area.width() * ratio, area.height() * ratio)
        painter.drawPixmap(QRectF(area), self._canvas, source)
        if self.flashing and self._picture is not None:
            border(painter, self.size(), self._picture.look.ink, 0.04 * min(self.width(), self.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Paint anew: another size is another picture."""
        self._canvas = None
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Paint what arrived while nobody looked."""
        self._repaint()
        super().showEvent(event)


def drift_at(now: datetime) -> tuple[int, int]:
    """The place of the picture this minute: it wanders by a few pixels so that no line burns in."""
    return DRIFT[int(now.timestamp()) // 60 % len(DRIFT)]


def _changed_cells(was: Digits, now: Digits) -> list[QRectF]:
    """The cells where figures changed; round figures reach a little over and under their cell."""
    pairs = zip(painting.cells(was), painting.cells(now), strict=True)
    changed = [cell for (before, _), (letter, cell) in pairs if before != letter]
    return [QRectF(cell.x, cell.y - OVERSHOOT, cell.w, cell.h + 2 * OVERSHOOT) for cell in changed]


def _same_cells(was: Digits, now: Digits) -> bool:
    return (was.box, was.ink, len(was.text)) == (now.box, now.ink, len(now.text))
