"""The keyboard: where it goes, and who answers a key before the widget it is in."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def focus(widget: QWidget) -> None:
    """Put the keyboard into a widget."""
    widget.setFocus(Qt.FocusReason.OtherFocusReason)


def on_keys(widget: QWidget, answer: Callable[[QKeyEvent], bool]) -> None:
    """Show every key pressed in a widget to `answer` first. True: it is dealt with, and the widget gets nothing."""
    _Keys(widget, answer)


class _Keys(QObject):
    """A filter that shows the keys of a widget to a function; it goes with the widget."""

    def __init__(self, widget: QWidget, answer: Callable[[QKeyEvent], bool]) -> None:
        super().__init__(widget)
        self._answer = answer
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        return isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._answer(event)


def alt_letter(event: QKeyEvent) -> bool:
    """Whether a key is Alt and a letter or digit: a key of a page, which a text field would take for the letter alone.

    Where Alt makes another sign of a key, as on a Mac, or together with Ctrl, that sign is what was typed.
    """
    modifiers = event.modifiers()
    alone = modifiers & Qt.KeyboardModifier.AltModifier and not modifiers & Qt.KeyboardModifier.ControlModifier
    text = event.text()
    return bool(alone) and text.isascii() and text.isalnum() and text.upper() == chr(event.key() & 0xFF)
