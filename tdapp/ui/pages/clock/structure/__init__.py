"""The Structure page: levels and breaks, and the frame of the tournament, changed in a draft and applied at once."""

from PySide6.QtWidgets import QWidget

from tdapp.ui.pages.clock.structure.page import StructurePage
from tdapp.ui.session import Session


def page(session: Session) -> QWidget:
    """The page, for the frame."""
    return StructurePage(session)
