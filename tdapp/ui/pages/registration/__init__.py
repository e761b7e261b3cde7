"""The registration desk: everything that brings chips into play or money into the drawer."""

from tdapp.ui.pages.page import WindowPage
from tdapp.ui.pages.registration.page import RegistrationPage
from tdapp.ui.session import Session


def page(session: Session) -> WindowPage:
    """The page, for the frame."""
    return RegistrationPage(session)
