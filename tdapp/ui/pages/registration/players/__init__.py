"""The Players page."""

from PySide6.QtWidgets import QWidget

from tdapp.ui.pages.registration.players.page import PlayersPage
from tdapp.ui.session import Room


def page(room: Room) -> QWidget:
    """The Players page of a room."""
    return PlayersPage(room)
