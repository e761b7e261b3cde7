"""Chips: the set and its stock, how stacks are made, what is raced off when, the race, counts and the ledger."""

from PySide6.QtWidgets import QWidget

from tdapp.ui.pages.chips.page import ChipsPage
from tdapp.ui.session import Session


def page(session: Session) -> QWidget:
    """The page, for the frame."""
    return ChipsPage(session)
