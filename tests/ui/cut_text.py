"""The words on a window that cannot be read to their end, found in what is painted: whatever paints them.

A window is painted on a device that keeps no picture. It is told each run of letters, and who paints it where: labels
and heads of tables by Qt, cells and maps by us.
"""

import re
from collections.abc import Callable, Iterator

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPaintDevice, QPaintEngine, QPaintEngineState, QPainter, QTextItem
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QComboBox, QLabel, QToolTip, QWidget
from shiboken6 import getCppPointer

NARROW, LOW = 1.5, 1.5  # pixels of its box a run of letters may go beyond at a side, and above or below
SETTLED = 3  # rounds of events: what folds for want of room lets the others be laid out anew
MORE = "…"
See = Callable[[QPointF, QTextItem, QPainter], None]
_MARKS = re.compile(r"[\s\u200b-\u200f\u2028-\u202e\u2060-\u2069]+")


class Cut(Struct, frozen=True):
    """Words that are cut. `at`: the kind and objectName of who paints them, and of the first around it that has a
    name; `told`: whether the tooltip there has all of them.
    """

    words: str
    at: str
    told: bool = False

    def __str__(self) -> str:
        return f"{self.at}: {self.words!r}" + ("" if self.told else ", and no tooltip has it")


class Run(Struct, frozen=True):
    """A run of letters as it was painted: by whom, where in it, and what of it the painter let through.

    `box`: with room for the tallest letters; `ink`: what is black of it.
    """

    words: str
    widget: QWidget
    box: QRectF
    ink: QRectF
    let: QRectF | None


def cut_text(window: QWidget) -> list[Cut]:
    """All words in sight on a window that are cut, each once."""
    for _ in range(SETTLED):
        QApplication.processEvents()
    found: dict[Cut, None] = {}
    for run in painted(window):
        if MORE in run.words and run.words not in _own(run.widget):
            found[Cut(run.words, _where(run.widget), _told(run))] = None
        elif not _fits(run, window):
            found[Cut(run.words, _where(run.widget))] = None
    for label in window.findChildren(QLabel):
        if label.isVisible() and label.wordWrap() and label.heightForWidth(label.width()) > label.height() + LOW:
            found[Cut(label.text(), _where(label))] = None
    return list(found)


def cut_choices(window: QWidget) -> list[Cut]:
    """All that is cut in the lists of the boxes in sight, once they are open."""
    found: list[Cut] = []
    for box in window.findChildren(QComboBox):
        if box.isVisible() and box.isEnabled() and box.count():
            box.showPopup()
            found += cut_text(box.view().window())
            box.hidePopup()
    return found


def painted(window: QWidget) -> list[Run]:
    """Every run of letters a window paints."""
    runs: list[Run] = []
    watch = _Watch(window)

    def see(point: QPointF, item: QTextItem, painter: QPainter) -> None:
        if watch.widget is None or not _MARKS.sub("", item.text()) or painter.pen().color().alpha() == 0:
            return
        box = QRectF(point.x(), point.y() - item.ascent(), item.width(), item.ascent() + item.descent())
        to_widget = painter.worldTransform()
        let = to_widget.mapRect(painter.clipBoundingRect()) if painter.hasClipping() else None
        ink = QFontMetricsF(item.font()).tightBoundingRect(item.text()).translated(point)
        ink.setLeft(box.left())  # a J begins left of where it is written
        ink.setRight(box.right())
        runs.append(Run(item.text(), watch.widget, to_widget.mapRect(box), to_widget.mapRect(ink), let))

    device = _Device(window, see)
    application = QApplication.instance()
    assert application is not None
    application.installEventFilter(watch)
    try:
        window.render(device)
    finally:
        application.removeEventFilter(watch)
    return runs


def _fits(run: Run, window: QWidget) -> bool:
    """Whether a run is seen from its first to its last letter; what is scrolled out of sight is not cut."""
    box, widget = run.ink, run.widget
    if run.let is not None and not _within(box, run.let, tall=not _scrolls(widget)):
        return False
    while widget is not window.parentWidget():
        room = QRectF(widget.rect())
        if not box.intersects(room):
            return True  # out of sight
        tall = not _scrolls(widget)
        if not _within(box, room, tall=tall):
            return False
        if not tall:
            box = QRectF(box.x(), max(box.y(), room.y()), box.width(), min(box.height(), room.height()))
            box.moveBottom(min(box.bottom(), room.bottom()))
        if widget is window:
            break
        box = box.translated(QPointF(widget.pos()))
        widget = widget.parentWidget()
    return True


def _within(box: QRectF, room: QRectF, *, tall: bool) -> bool:
    wide = box.left() >= room.left() - NARROW and box.right() <= room.right() + NARROW
    return wide and (not tall or (box.top() >= room.top() - LOW and box.bottom() <= room.bottom() + LOW))


def _scrolls(widget: QWidget) -> bool:
    """Whether what a widget paints can be scrolled up and down."""
    area = widget.parentWidget()
    return (
        isinstance(area, QAbstractScrollArea)
        and area.viewport() is widget
        and area.verticalScrollBar().maximum() > area.verticalScrollBar().minimum()
    )


def _own(widget: QWidget) -> set[str]:
    """The texts a widget has itself: they may end in an ellipsis."""
    return {
        str(getattr(widget, name)()) for name in ("text", "placeholderText") if callable(getattr(widget, name, None))
    }


def _told(run: Run) -> bool:
    """Whether the tooltip where words are cut has all of them."""
    at = run.box.center().toPoint()
    QToolTip.hideText()
    widget = run.widget
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))
    said = QToolTip.text() or widget.toolTip()
    QToolTip.hideText()
    return _plain(run.words.partition(MORE)[0]) in _plain(said)


def _plain(text: str) -> str:
    text = re.sub(r"<[^>]*>", "", text)
    for mark, letter in (("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")):
        text = text.replace(mark, letter)
    return _MARKS.sub("", text)


def _where(widget: QWidget) -> str:
    return ".".join(_names(widget))


def _names(widget: QWidget) -> Iterator[str]:
    around = widget
    while around is not None and not around.objectName().removeprefix("qt_scrollarea_viewport"):
        around = around.parentWidget()
    if around is not None:
        yield around.objectName()
    yield type(widget).__name__


class _Watch(QObject):
    """Knows who paints now: one of the widgets of a window. The object an event filter is handed does not last."""

    def __init__(self, window: QWidget) -> None:
        super().__init__()
        self._known = {getCppPointer(each)[0]: each for each in (window, *window.findChildren(QWidget))}
        self.widget: QWidget | None = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.widget = self._known.get(getCppPointer(watched)[0])
        return False


class _Engine(QPaintEngine):
    """Tells the letters it is to paint, and paints nothing."""

    def __init__(self, see: See) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self._see = see

    def begin(self, device: QPaintDevice) -> bool:
        self.setActive(True)
        return True

    def end(self) -> bool:
        self.setActive(False)
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:
        pass

    def drawTextItem(self, point: QPointF, item: QTextItem) -> None:
        self._see(QPointF(point), item, self.painter())

    def drawPixmap(self, *_: object) -> None:
        pass

    drawImage = drawPath = drawRects = drawLines = drawPolygon = drawPoints = drawEllipse = drawTiledPixmap = drawPixmap


class _Device(QPaintDevice):
    """As large as a window, with the letters of a screen."""

    def __init__(self, window: QWidget, see: See) -> None:
        super().__init__()
        self._window, self._engine = window, _Engine(see)

    def paintEngine(self) -> QPaintEngine:
        return self._engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        return self._window.metric(metric)
