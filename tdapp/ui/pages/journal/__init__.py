"""The Journal page: every act in words, and the way to take any of them back."""

from PySide6.QtWidgets import QWidget

from tdapp.ui.pages.journal.page import JournalPage
from tdapp.ui.session import Session


def page(session: Session) -> QWidget:
    """The page, for the frame."""
    return JournalPage(session)
