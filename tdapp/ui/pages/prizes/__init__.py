"""The Prizes page: pool and places, who won what, what is posted and what has been paid."""

from PySide6.QtWidgets import QWidget

from tdapp.ui.pages.prizes.page import PrizesPage
from tdapp.ui.session import Session


def page(session: Session) -> QWidget:
    """The page, for the frame."""
    return PrizesPage(session)
