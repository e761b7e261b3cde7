"""The pages of a sheet, one under the other, drawn when they come in sight."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea

from tdapp.ui.printing import page_image, page_size
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.focus_ring import Ringed

GAP, MARGIN, WIDEST = 16, 16, 900
KEPT = 6  # drawn pages kept for scrolling back and forth


class Preview(Ringed, QAbstractScrollArea):
    """A PDF to look through with wheel, arrow and page keys. Only what is in sight is drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("preview")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.pages = 0
        self._data, self._said = b"", ""
        self._shape = QSize(100, 141)
        self._drawn: dict[tuple[int, int], QImage] = {}
        look().changed.connect(self.viewport().update)

    def show_pdf(self, data: bytes, pages: int) -> None:
        """Show another sheet from its first page."""
        self._data, self.pages, self._said = data, pages, ""
        self._drawn.clear()
        self._shape = page_size(data) if pages else self._shape
        self._measure()
        self.verticalScrollBar().setValue(0)
        self.viewport().update()

    def wait(self, said: str) -> None:
        """Say why there is no sheet yet."""
        self.show_pdf(b"", 0)
        self._said = said

    def said(self) -> str:
        """What is said in the place of a sheet; '' for nothing."""
        return self._said

    def page_box(self, page: int) -> QRect:
        """The box of a page, in pixels from the top of the first."""
        width = min(WIDEST, self.viewport().width() - 2 * MARGIN)
        height = width * self._shape.height() // self._shape.width()
        x = (self.viewport().width() - width) // 2
        return QRect(x, MARGIN + page * (height + GAP), width, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), look().colour("ground"))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        offset = self.verticalScrollBar().value()
        for page in range(self.pages):
            box = self.page_box(page).translated(0, -offset)
            if box.intersects(event.rect()):
                painter.drawImage(box, self._image(page, box.width()))
                painter.setPen(look().colour("line"))
                painter.drawRect(box.adjusted(0, 0, -1, -1))
        if self._said:
            painter.setPen(look().colour("muted"))
            room = self.viewport().rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._said)
        painter.end()
        super().paintEvent(event)

    def _image(self, page: int, width: int) -> QImage:
        key = (page, int(width * self.devicePixelRatioF()))
        image = self._drawn.get(key)
        if image is None:
            while len(self._drawn) >= KEPT:
                del self._drawn[next(iter(self._drawn))]
            image = self._drawn[key] = page_image(self._data, page, width=key[1])
        return image

    def _measure(self) -> None:
        whole = self.page_box(self.pages).y() if self.pages else 0
        bar = self.verticalScrollBar()
        bar.setPageStep(self.viewport().height())
        bar.setSingleStep(40)
        bar.setRange(0, max(0, whole - self.viewport().height()))
