"""The registration desk: everything that brings chips into play or money into the drawer."""

from PySide6.QtWidgets import QWidget

from tdapp.ui.pages.registration.page import DeskPage
from tdapp.ui.session import Room


def page(room: Room) -> QWidget:
    """The page, for the frame."""
    return DeskPage(room)
