"""The Players page."""

from PySide6.QtWidgets import QWidget

from tdapp.ui.pages.registration.players.page import PlayersPage
from tdapp.ui.session import Session


def page(session: Session) -> QWidget:
    """The Players page of a room."""
    return PlayersPage(session)
