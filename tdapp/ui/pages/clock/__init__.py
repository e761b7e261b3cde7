"""The Clock page: the clock and its levers, the levels, and the evening in a few figures."""

from PySide6.QtWidgets import QWidget

from tdapp.ui.pages.clock.page import ClockPage
from tdapp.ui.session import Room


def page(room: Room) -> QWidget:
    """The page, for the frame."""
    return ClockPage(room)
