"""A part of a page that is as high as what it holds while there is room, and is scrolled through when there is not."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget


class Fitting(QScrollArea):
    """A widget that holds `inner` and is scrolled through where that is too high. Never lower than `least` pixels,
    unless what it holds is.
    """

    def __init__(self, inner: QWidget, *, least: int) -> None:
        super().__init__()
        self._inner, self._least = inner, least
        inner.setObjectName("scrolled")
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what it holds takes the keys
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._whole())

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), min(self._least, self._whole()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()  # narrower, its words need more lines

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take another height when what it holds has changed and may need more room, or less."""
        if watched is self._inner and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return bool(super().eventFilter(watched, event))

    def _whole(self) -> int:
        """The height of the widget inside at this width."""
        layout = self._inner.layout()
        if layout is None:
            return self._inner.sizeHint().height()
        layout.activate()
        wide = max(self.viewport().width(), 1)
        return layout.totalHeightForWidth(wide) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
