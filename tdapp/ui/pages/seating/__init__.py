"""The Tables page."""

from tdapp.ui.pages.page import WindowPage
from tdapp.ui.pages.seating.page import TablesPage
from tdapp.ui.session import Session


def page(session: Session) -> WindowPage:
    """The Tables page of a room."""
    return TablesPage(session)
