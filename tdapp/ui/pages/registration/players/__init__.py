"""The Players page."""

from tdapp.ui.pages.page import WindowPage
from tdapp.ui.pages.registration.players.page import PlayersPage
from tdapp.ui.session import Session


def page(session: Session) -> WindowPage:
    """The Players page of a room."""
    return PlayersPage(session)
