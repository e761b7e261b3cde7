"""The photo of a person: chosen from a file, made small, and taken away again."""

from enum import Enum
from functools import partial

from PySide6.QtCore import QBuffer, QByteArray, QDir, QIODevice, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QImageReader, QImageWriter, QPainter, QPixmap
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget

from tdapp.domain.people.person import LARGEST_PHOTO
from tdapp.ui.people import texts
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, vbox

SIDE, LARGEST = 84, 400  # pixels on the form, and of the longer side as it is kept
MOST_PIXELS = 100_000_000  # a picture larger than this is read by nothing at the desk
QUALITIES = (85, 70, 50, 30)


class PictureTrouble(Enum):
    """The reason a file cannot be taken as a photo."""

    MISSING = texts.PICTURE_MISSING
    KIND = texts.PICTURE_KIND
    DAMAGED = texts.PICTURE_DAMAGED
    LARGE = texts.PICTURE_LARGE


_TROUBLES = {
    QImageReader.ImageReaderError.FileNotFoundError: PictureTrouble.MISSING,
    QImageReader.ImageReaderError.DeviceError: PictureTrouble.MISSING,
    QImageReader.ImageReaderError.UnsupportedFormatError: PictureTrouble.KIND,
}


class Photo(QWidget):
    """The photo of a person, with the buttons that choose one and take it away. `picked`: a picture as JPEG, small
    enough to be kept; b'': take away what is there.
    """

    picked = Signal(bytes)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.body: bytes | None = None
        self.picture = QLabel()
        self.picture.setObjectName("person_photo")
        self.picture.setFixedSize(SIDE, SIDE)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        take_off = partial(self.picked.emit, b"")
        self.choose = Button(texts.CHOOSE_PHOTO, self.ask, kind="quiet", icon="upload", name="person_photo_choose")
        self.remove = Button(texts.TAKE_PHOTO_OFF, take_off, kind="quiet", icon="trash-2", name="person_photo_remove")
        buttons = hbox(self.choose, self.remove, STRETCH, gap=0)
        self.beside = vbox(buttons, STRETCH, gap=2)  # what stands at the right of it, over its buttons
        hbox(self.picture, grow(self.beside), gap=12, on=self)
        look().changed.connect(self._paint)
        session.words_changed.connect(self._paint)
        self._paint()

    def offer(self, *, shown: bool) -> None:
        """Show or hide the buttons: whether there is somebody to have a photo of."""
        self.picture.setVisible(shown)
        self.choose.setVisible(shown)

    def show_photo(self, body: bytes | None) -> None:
        """Show a photo, None: that there is none."""
        self.body = body
        self.remove.setVisible(body is not None)
        self._paint()

    def ask(self) -> None:
        """Ask for a file. The dialog stands beside the event loop."""
        words = self.session.words
        kinds = " ".join(sorted({f"*.{bytes(each.data()).decode()}" for each in QImageReader.supportedImageFormats()}))
        title = words(texts.CHOOSE_PHOTO)
        asking = QFileDialog(self, title, QDir.homePath(), words(texts.PICTURES, kinds=kinds))
        asking.setFileMode(QFileDialog.FileMode.ExistingFile)
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.fileSelected.connect(self.take)
        asking.open()

    def take(self, path: str) -> None:
        """Read a picture and hand it on, made small."""
        made = small_photo(path)
        if isinstance(made, PictureTrouble):
            reason = self.session.words(made.value, n=MOST_PIXELS // 1_000_000)
            self.session.tell(texts.NO_PICTURE, "error", path=path, reason=reason)
        else:
            self.picked.emit(made)

    def _paint(self) -> None:
        words = self.session.words
        self.picture.setAccessibleName(words(texts.PHOTO if self.body else texts.NO_PHOTO))
        ratio = self.devicePixelRatioF()
        side = round(SIDE * ratio)
        shown = QPixmap(side, side)
        shown.fill(look().colour("raised"))
        painter = QPainter(shown)
        picture = QImage.fromData(self.body) if self.body else QImage()
        if picture.isNull():
            icon = look().pixmap("user", "muted", SIDE // 2, ratio)
            icon.setDevicePixelRatio(1)
            painter.drawPixmap((side - icon.width()) // 2, (side - icon.height()) // 2, icon)
        else:
            whole = Qt.AspectRatioMode.KeepAspectRatioByExpanding
            fitted = picture.scaled(QSize(side, side), whole, Qt.TransformationMode.SmoothTransformation)
            painter.drawImage((side - fitted.width()) // 2, (side - fitted.height()) // 3, fitted)
        painter.end()
        shown.setDevicePixelRatio(ratio)
        self.picture.setPixmap(shown)


def small_photo(path: str) -> bytes | PictureTrouble:
    """A picture file as a JPEG of at most 400 pixels, turned as the camera was held; or why it cannot be read."""
    reader = QImageReader(path)
    reader.setAutoTransform(True)
    size = reader.size()
    if size.isValid():
        if size.width() * size.height() > MOST_PIXELS:
            return PictureTrouble.LARGE
        if max(size.width(), size.height()) > LARGEST:
            reader.setScaledSize(size.scaled(LARGEST, LARGEST, Qt.AspectRatioMode.KeepAspectRatio))
    picture = reader.read()
    if picture.isNull():
        return _TROUBLES.get(reader.error(), PictureTrouble.DAMAGED)
    if max(picture.width(), picture.height()) > LARGEST:
        smooth = Qt.TransformationMode.SmoothTransformation
        picture = picture.scaled(LARGEST, LARGEST, Qt.AspectRatioMode.KeepAspectRatio, smooth)
    return _jpeg(picture)


def _jpeg(picture: QImage) -> bytes:
    """A picture as JPEG on white, as good as what may be kept allows. Nothing but the picture: no place, no camera."""
    flat = QImage(picture.size(), QImage.Format.Format_RGB32)
    flat.fill(QColor("white"))
    painter = QPainter(flat)
    painter.drawImage(0, 0, picture)
    painter.end()
    body = b""
    for quality in QUALITIES:
        kept = QByteArray()
        buffer = QBuffer(kept)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QImageWriter(buffer, QByteArray(b"jpeg"))
        writer.setQuality(quality)
        writer.write(flat)
        body = bytes(kept.data())
        if len(body) <= LARGEST_PHOTO:
            break
    return body
