"""What a screen reader says as it happens: what was done or refused, the level that began, what Enter would do, where
the cursor of the map stands. What has the keyboard a reader reads by itself, from names and descriptions.

Costs nothing where nobody listens: Qt says whether a reader is there.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

LISTENERS: Final[list[Callable[[str], object]]] = []
"""Who hears all that is announced, beside the reader."""
SOON = 300  # ms without a key: longer than between two letters that are typed
_waiting: Callable[[], object] | None = None  # what is to be said then: only the last of it is


def is_heard() -> bool:
    """Whether a screen reader is there: what is worked out for it alone is worked out only then."""
    return bool(QAccessible.isActive())


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Let a screen reader say a text now. `urgent`: before all else it is saying."""
    if not text or not is_heard():
        return
    event = QAccessibleAnnouncementEvent(widget, text)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
    for listener in LISTENERS:
        listener(text)


def announce_soon(widget: QWidget, text: str, *, focused: bool = True) -> None:
    """Let a reader say a text once no key has changed it for a while, unless something else is to be said by then.
    `focused`: and only if the widget has the keyboard still.
    """
    global _waiting  # noqa: PLW0603  there is one voice
    if text and is_heard():
        _waiting = waiting = partial(_say_still, widget, text, focused=focused)
        QTimer.singleShot(SOON, lambda: say_waiting() if waiting is _waiting else None)


def say_waiting() -> None:
    """Say what waits to be said, without waiting longer."""
    global _waiting
    waiting, _waiting = _waiting, None
    if waiting is not None:
        waiting()


def _say_still(widget: QWidget, text: str, *, focused: bool) -> None:
    if isValid(widget) and (widget.hasFocus() or not focused):
        announce(widget, text)
