"""Chips: the set and its stock, how stacks are made, what is raced off when, the race, counts and the ledger."""

from tdapp.ui.pages.chips.page import ChipsPage
from tdapp.ui.pages.page import WindowPage
from tdapp.ui.session import Session


def page(session: Session) -> WindowPage:
    """The page, for the frame."""
    return ChipsPage(session)
