"""The Rulings page: what happened at a table, and what follows from it under the tournament's rulebook."""

from tdapp.ui.pages.page import WindowPage
from tdapp.ui.pages.rulings.page import RulingsPage
from tdapp.ui.session import Session


def page(session: Session) -> WindowPage:
    """The page, for the frame."""
    return RulingsPage(session)
