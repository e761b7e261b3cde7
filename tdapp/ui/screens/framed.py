"""A place on a window in which a picture keeps the shape of a display, as large as it fits, in the middle."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

USUAL = (16, 9)  # width and height


class Framed(QWidget):
    """Holds a widget at a shape: width to height."""

    def __init__(self, widget: QWidget, *, least: tuple[int, int] = (240, 135)) -> None:
        super().__init__()
        self.widget = widget
        self._shape = USUAL
        widget.setParent(self)
        self.setMinimumSize(*least)

    def keep(self, width: int, height: int) -> None:
        """Keep this shape from now on."""
        self._shape = (max(1, width), max(1, height))
        self._place()

    def sizeHint(self) -> QSize:
        """As large as there is room for: a picture is better the larger it is."""
        return QSize(640, 640)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the widget anew."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        wide, high = self._shape
        scale = min(self.width() / wide, self.height() / high)
        width, height = round(wide * scale), round(high * scale)
        self.widget.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)
