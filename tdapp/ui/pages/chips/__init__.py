"""The Chips page: the set and its stock, how stacks are made, what is raced off when, the race, counts and the ledger.

It shows the views of `read/chips` and does the actions of `ui/actions/chips`, `chip_plan` and `racing`.
Each part has a folder; `parts` lists them. No other page is known here.
"""

from tdapp.ui.pages.making import Kind
from tdapp.ui.pages.page import WindowPage


def page_kind() -> Kind[WindowPage]:
    """The page, for the frame."""
    from tdapp.ui.pages.chips.page import ChipsPage

    return ChipsPage
