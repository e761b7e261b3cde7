"""The Bubble page: hand for hand, heads counted, the last hands of the day.

It shows the views of `read/hands` and takes the decisions of `domain/hands`.
What is typed there goes to the command box, as everywhere: `read/hands/command_hands`.
"""

from tdapp.ui.pages.making import Kind
from tdapp.ui.pages.page import WindowPage


def page_kind() -> Kind[WindowPage]:
    """The page, for the frame."""
    from tdapp.ui.pages.hands.page import BubblePage

    return BubblePage
