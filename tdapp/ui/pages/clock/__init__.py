"""The Clock page: the clock and its levers, the levels, and the evening in a few figures."""

from tdapp.ui.pages.clock.page import ClockPage
from tdapp.ui.pages.page import WindowPage
from tdapp.ui.session import Session


def page(session: Session) -> WindowPage:
    """The page, for the frame."""
    return ClockPage(session)
