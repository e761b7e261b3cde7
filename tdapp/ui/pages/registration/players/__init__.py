"""The Players page."""

from tdapp.ui.pages.making import Kind
from tdapp.ui.pages.page import WindowPage


def page_kind() -> Kind[WindowPage]:
    """The Players page of a room."""
    from tdapp.ui.pages.registration.players.page import PlayersPage

    return PlayersPage
