"""The Rulings page: what happened at a table, and what follows from it under the tournament's rulebook."""

from PySide6.QtWidgets import QWidget

from tdapp.ui.pages.rulings.page import RulingsPage
from tdapp.ui.session import Session


def page(session: Session) -> QWidget:
    """The page, for the frame."""
    return RulingsPage(session)
