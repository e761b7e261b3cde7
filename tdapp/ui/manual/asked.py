"""F1 in a window that blocks the main one, where the keys of the main window are not heard."""

from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.ui.actions.window import MANUAL
from tdapp.ui.manual.topics import of_why, of_window
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.shortcuts import key_on


def explained(window: QWidget, session: Session) -> None:
    """Let F1 in this window open the manual at what it says of the grey button under the mouse, else of the window."""
    key_on(window, MANUAL.key, lambda: session.help_asked.emit(of_this(window, session)), MANUAL.text)


def of_this(window: QWidget, session: Session) -> str:
    """The topic that F1 opens in such a window."""
    return of_grey(session, window) or of_window(window)


def of_grey(session: Session, window: QWidget) -> str:
    """The topic about why the button under the mouse is grey; '' where none is."""
    under = QApplication.widgetAt(QCursor.pos())
    if not isinstance(under, Button) or under.window() is not window.window() or not under.why_not:
        return ""
    return of_why(session, under.why_not)
