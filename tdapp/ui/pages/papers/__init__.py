"""The Papers page: choose a sheet, look at it, print it or save it."""

from PySide6.QtWidgets import QWidget

from tdapp.ui.pages.papers.page import PapersPage
from tdapp.ui.session import Session


def page(session: Session) -> QWidget:
    """The page, for the frame."""
    return PapersPage(session)
