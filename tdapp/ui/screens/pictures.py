"""Pictures of the house, of sponsors and of the club's chips, decoded once."""

from functools import lru_cache

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage


@lru_cache(maxsize=32)
def picture_of(data: bytes) -> QImage:
    """A picture from its bytes, a null one where they are none. It stands for long and is drawn again and again."""
    return QImage.fromData(QByteArray(data))
