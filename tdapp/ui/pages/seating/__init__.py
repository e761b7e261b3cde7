"""The Tables page."""

from PySide6.QtWidgets import QWidget

from tdapp.ui.pages.seating.page import TablesPage
from tdapp.ui.session import Session


def page(session: Session) -> QWidget:
    """The Tables page of a room."""
    return TablesPage(session)
