"""The icon of the program in the forms the systems want, made from the one drawing."""

import os
from pathlib import Path

from programs.contents import ROOT

DRAWING = ROOT / "resources" / "icons" / "tdapp.svg"
SIZES = (16, 32, 48, 64, 128, 256, 512)


def make_icons(folder: Path) -> None:
    """Write tdapp-16.png to tdapp-512.png, tdapp.ico for Windows and tdapp.icns for macOS."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    folder.mkdir(parents=True, exist_ok=True)
    renderer = QSvgRenderer(str(DRAWING))
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        _saved(image, folder / f"tdapp-{size}.png")
        if size == 256:
            _saved(image, folder / "tdapp.ico")
        if size == 512:
            _saved(image, folder / "tdapp.icns")


def _saved(image: object, path: Path) -> None:
    from PySide6.QtGui import QImage

    assert isinstance(image, QImage)
    if not image.save(str(path)):
        raise OSError(f"{path} cannot be written")
