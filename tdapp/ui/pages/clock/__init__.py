"""The Clock page: the clock and its levers, the levels, and the evening in a few figures."""

from PySide6.QtWidgets import QWidget

from tdapp.ui.pages.clock.page import ClockPage
from tdapp.ui.session import Session


def page(session: Session) -> QWidget:
    """The page, for the frame."""
    return ClockPage(session)
