"""A key as it looks on a keyboard: drawn on buttons, beside fields, and on the key sheet."""

from functools import cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.language import language
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.letters import letters

HEIGHT, LETTERS = 20, 11  # pixels of a key, and of the letters on it
SPACE = QT_TRANSLATE_NOOP("Keys", "Space", "the key, as it stands on a keyboard")
_NICE = {"Return": "Enter", "-": "−", "Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}


def spoken(key: str) -> str:
    """A key sequence as people read it: 'Ctrl+K' is 'Ctrl K'."""
    said = _spoken(key)
    if "Space" not in said:
        return said
    return " ".join(language().words(SPACE) if part == "Space" else part for part in said.split(" "))


@cache
def _spoken(key: str) -> str:
    native = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key
    if native in ("+", "-"):
        return _NICE.get(native, native)
    return " ".join(_NICE.get(part, part) for part in native.replace("++", "+Plus").split("+"))


def keycap_width(key: str) -> int:
    """The width in pixels of a drawn key, 0 for none."""
    return letters(LETTERS).wide(spoken(key)) + 12 if key else 0


def paint_keycap(painter: QPainter, box: QRectF, key: str, ink: QColor, edge: QColor) -> None:
    """Draw a key into a box."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(edge, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
    painter.setPen(ink)
    letters(LETTERS).draw(painter, box.toRect(), spoken(key), middle=True)
    painter.restore()


class KeyCap(QWidget):
    """A key drawn beside something."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look().changed.connect(self.update)
        language().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(keycap_width(self.key), HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        paint_keycap(painter, QRectF(self.rect()), self.key, look().colour("muted"), look().colour("edge"))
        painter.end()
