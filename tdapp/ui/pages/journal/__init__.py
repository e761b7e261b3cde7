"""The Journal page: every act in words, and the way to take any of them back."""

from PySide6.QtWidgets import QWidget

from tdapp.ui.pages.journal.page import JournalPage
from tdapp.ui.session import Room


def page(room: Room) -> QWidget:
    """The page, for the frame."""
    return JournalPage(room)
