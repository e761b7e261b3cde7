"""The Bubble page: hand for hand, heads counted, the last hands of the day.

It shows the views of `read/hands` and takes the decisions of `domain/hands`.
What is typed there goes to the command box, as everywhere: `read/hands/command_hands`.
"""

from tdapp.ui.pages.page import WindowPage
from tdapp.ui.session import Session


def make_page(session: Session) -> WindowPage:
    """The page, made when it is first shown."""
    from tdapp.ui.pages.hands.page import BubblePage

    return BubblePage(session)
