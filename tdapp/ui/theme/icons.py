"""The shipped icons in any colour and size. They are drawn once for each and kept."""

from functools import cache

from PySide6.QtCore import QBuffer, QByteArray, QSize
from PySide6.QtGui import QGuiApplication, QIcon, QImageReader, QPixmap

from tdapp.app.resources import resource


@cache
def source(name: str) -> str:
    """The SVG of an icon as it ships. FileNotFoundError says which one is missing."""
    return resource("icons", f"{name}.svg").read_text(encoding="utf-8")


class IconShelf:
    """A shelf of icons already drawn. One is kept by the look of the windows, so that a new theme starts with an empty
    shelf.
    """

    def __init__(self) -> None:
        self._pixmaps: dict[tuple[str, str, int, float], QPixmap] = {}
        self._icons: dict[tuple[str, str, str, int], QIcon] = {}

    def pixmap(self, name: str, colour: str, size: int, ratio: float) -> QPixmap:
        """An icon `size` pixels high in the units of the window, sharp on a screen of that pixel ratio."""
        key = (name, colour, size, ratio)
        if key not in self._pixmaps:
            self._pixmaps[key] = _draw(name, colour, size, ratio)
        return self._pixmaps[key]

    def icon(self, name: str, colour: str, disabled: str, size: int) -> QIcon:
        """An icon for buttons and menus: sharp on every screen that is connected, greyed when it cannot be pressed."""
        key = (name, colour, disabled, size)
        if key not in self._icons:
            icon = QIcon()
            for ratio in sorted({1.0, 2.0, *(screen.devicePixelRatio() for screen in QGuiApplication.screens())}):
                icon.addPixmap(self.pixmap(name, colour, size, ratio))
                icon.addPixmap(self.pixmap(name, disabled, size, ratio), QIcon.Mode.Disabled)
            self._icons[key] = icon
        return self._icons[key]


def _draw(name: str, colour: str, size: int, ratio: float) -> QPixmap:
    data = QByteArray(source(name).replace("currentColor", colour).encode())
    buffer = QBuffer(data)
    # Qt's image reader draws SVG too; the module made for it would cost a tenth of the start.
    reader = QImageReader(buffer, QByteArray(b"svg"))
    reader.setScaledSize(QSize(size, size) * ratio)
    pixmap = QPixmap.fromImage(reader.read())
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
