"""The Rulings page: what happened at a table, and what follows from it under the tournament's rulebook."""

from PySide6.QtWidgets import QWidget

from tdapp.ui.pages.rulings.page import RulingsPage
from tdapp.ui.session import Room


def page(room: Room) -> QWidget:
    """The page, for the frame."""
    return RulingsPage(room)
