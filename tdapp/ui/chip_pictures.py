"""Pictures of the club's own chips, made small and square, and its logo: read from a file, kept once, decoded once."""

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QByteArray, QDir, QIODevice, QRect, Qt
from PySide6.QtGui import QImage, QImageReader, QImageWriter, QPainter
from PySide6.QtWidgets import QFileDialog, QWidget

from tdapp.app.pictures import LARGEST as MOST_BYTES
from tdapp.app.pictures import keep_picture, picture
from tdapp.domain.chips.chip_set import Chip
from tdapp.texts import Text
from tdapp.ui.actions.guarded import guarded
from tdapp.ui.session import Session

SIDE = 320  # pixels of a kept picture: sharp on a sheet of paper and on the room's screen
LOGO = (640, 320)  # pixels of a logo: sharp in the head of a sheet and on a screen
QUALITY = 88  # of a JPEG: a chip takes some 20 KB
LARGEST = 20_000  # pixels on a side of a file that is opened at all
ImageOf = Callable[[Chip], QImage | None]
"""The club's picture of a chip, or None: it is drawn."""


class ChipPictures:
    """The pictures of the open club. A picture is known by its hash, so one that was decoded never changes."""

    def __init__(self, session: Session) -> None:
        self._room = session
        self._images: dict[str, QImage] = {}

    def image(self, chip: Chip) -> QImage | None:
        """The club's picture of a chip; None: it has none, or the file lost it, and the chip is drawn."""
        if not chip.picture or not self._room.has_club:
            return None
        if chip.picture not in self._images:
            data = picture(self._room.club, chip.picture)
            self._images[chip.picture] = QImage.fromData(QByteArray(data)) if data else QImage()
        found = self._images[chip.picture]
        return None if found.isNull() else found

    def keep(self, path: str) -> str | None:
        """Keep the picture in a file for the club; returns its hash, '' when that was refused, which is told. None: the
        file is no picture.
        """
        small = made_small(path)
        if small is None:
            return None
        return guarded(self._room, lambda: keep_picture(self._room.club, small)) or ""


def made_small(path: str) -> bytes | None:
    """The middle square of a picture as a JPEG, at most 320 pixels a side; None: it cannot be read."""
    image = _read(path)
    if image is None:
        return None
    side = min(image.width(), image.height())
    middle = QRect((image.width() - side) // 2, (image.height() - side) // 2, side, side)
    image = image.copy(middle).convertToFormat(QImage.Format.Format_RGB32)
    if side > SIDE:
        image = image.scaled(
            SIDE, SIDE, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
    return _written(image, b"jpeg")


def fitted_logo(path: str) -> bytes | None:
    """The whole of a picture as a PNG or, where that is too large, a JPEG on white, at most 640 by 320 pixels; None: it
    cannot be read.
    """
    image = _read(path)
    if image is None:
        return None
    if image.width() > LOGO[0] or image.height() > LOGO[1]:
        image = image.scaled(
            *LOGO, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        ).convertToFormat(QImage.Format.Format_ARGB32)
    body = _written(image, b"png")
    if body is not None and len(body) > MOST_BYTES:
        white = QImage(image.size(), QImage.Format.Format_RGB32)
        white.fill(Qt.GlobalColor.white)
        painter = QPainter(white)
        painter.drawImage(0, 0, image)
        painter.end()
        body = _written(white, b"jpeg")
    return body


def _read(path: str) -> QImage | None:
    """The picture in a file, as the camera was held; None: it cannot be read, or is far too large to be one."""
    reader = QImageReader(path)
    reader.setAutoTransform(True)
    size = reader.size()
    if not size.isValid() or max(size.width(), size.height()) > LARGEST:
        return None
    image = reader.read()
    return None if image.isNull() else image


def _written(image: QImage, kind: bytes) -> bytes | None:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(kind))
    if kind == b"jpeg":
        writer.setQuality(QUALITY)
    return bytes(buffer.data().data()) if writer.write(image) else None


def ask_picture(
    session: Session, parent: QWidget, title: Text, kinds: Text, then: Callable[[str], object]
) -> QFileDialog:
    """Ask for the file of a picture; `then` is called with its path. Nothing waits for the dialog."""
    asking = QFileDialog(parent, session.words(title), QDir.homePath(), session.words(kinds))
    asking.setFileMode(QFileDialog.FileMode.ExistingFile)
    asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    asking.fileSelected.connect(then)
    asking.open()
    return asking
