"""The registration desk: everything that brings chips into play or money into the drawer."""

from PySide6.QtWidgets import QWidget

from tdapp.ui.pages.registration.page import DeskPage
from tdapp.ui.session import Session


def page(session: Session) -> QWidget:
    """The page, for the frame."""
    return DeskPage(session)
