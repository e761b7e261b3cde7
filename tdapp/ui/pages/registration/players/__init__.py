"""The Players page."""

from tdapp.ui.pages.page import WindowPage
from tdapp.ui.session import Session


def make_page(session: Session) -> WindowPage:
    """The Players page of a room."""
    from tdapp.ui.pages.registration.players.page import PlayersPage

    return PlayersPage(session)
