"""Keys of one page: they mean what the page says as long as the keyboard is on it, and nothing elsewhere."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget


def key_on(page: QWidget, keys: str, slot: Callable[[], object]) -> QShortcut:
    """`slot` is called for these keys ('Alt+B') while the page or something on it has the keyboard."""
    shortcut = QShortcut(QKeySequence(keys), page, slot)
    shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)  # beside a slot the constructor leaves it aside
    return shortcut
