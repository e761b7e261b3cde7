"""The Papers page: choose a sheet, look at it, print it or save it."""

from PySide6.QtWidgets import QWidget

from tdapp.ui.pages.papers.page import PapersPage
from tdapp.ui.session import Room


def page(room: Room) -> QWidget:
    """The page, for the frame."""
    return PapersPage(room)
