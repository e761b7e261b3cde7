"""F1 in a window that blocks the main one, where the keys of the main window are not heard."""

from functools import partial

from PySide6.QtWidgets import QWidget

from tdapp.ui.actions.window import MANUAL
from tdapp.ui.manual.topics import of_window
from tdapp.ui.session import Session
from tdapp.ui.widgets.shortcuts import key_on


def explained(window: QWidget, session: Session) -> None:
    """Let F1 in this window open the manual at what it says of the window."""
    key_on(window, MANUAL.key, partial(session.help_asked.emit, of_window(window)), MANUAL.text)
